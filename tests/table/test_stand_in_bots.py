"""Bots that stand in for people: who may seat them, and what they mustn't reveal."""

from __future__ import annotations

import random

import pytest
from support.table.table_driver import TableDriver, carnival_at_call, event_names

from ridotto.bots.answer import answer_question
from ridotto.bots.pool import Question
from ridotto.bots.search_bot import never_stop
from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands
from ridotto.table.events import Clock
from ridotto.table.handlers import standins
from ridotto.table.thinking.bot_question import question_for


def three(clock: Clock | None = None) -> TableDriver:
    return TableDriver("masker", 3, clock=clock).sit("Anna", "Bob", "Cy").start()


def test_the_host_cannot_let_a_bot_play_for_somebody_who_is_here() -> None:
    evening = three()
    with pytest.raises(NotNow, match=r"^Cy is here, or hasn’t been away for long\."):
        evening.send("Anna", commands.GiveSeat("x", 2, "random"))
    assert evening.table.chairs[2].bot is None


@pytest.mark.parametrize(
    ("clock", "patience"), [(Clock(), 60), (Clock("move", 90), 60), (Clock("days", 86_400), 86_400)]
)
def test_after_a_while_the_host_can_and_everybody_sees_when(clock: Clock, patience: float) -> None:
    """Whoever has days for a move may sleep in between."""
    evening = three(clock)
    evening.away_since["cy"] = evening.now
    assert standins.bot_from(evening.table, 2, evening.away_since.get) == evening.now + patience
    evening.now += patience - 1
    with pytest.raises(NotNow, match="been away for long"):
        evening.send("Anna", commands.GiveSeat("x", 2))
    evening.now += 1
    assert event_names(evening.send("Anna", commands.GiveSeat("y", 2, "random"))) == ["BotTook"]
    assert evening.table.chairs[2].bot == "regular", "which kind plays is not for the host to choose"


def test_nobody_else_can_and_only_its_guest_takes_a_seat_back() -> None:
    evening = three()
    evening.away_since["cy"] = evening.now - 1000
    with pytest.raises(NotAllowed, match="Seat 3 isn’t yours"):
        evening.send("Bob", commands.GiveSeat("x", 2))
    evening.send("Anna", commands.GiveSeat("y", 2))
    with pytest.raises(NotAllowed, match="Seat 3 isn’t yours"):
        evening.send("Anna", commands.TakeSeat("z", 2))
    assert event_names(evening.send("Cy", commands.TakeSeat("z", 2))) == ["TookSeat"]


def test_players_can_give_up_their_own_seat_at_any_time() -> None:
    evening = three()
    assert event_names(evening.send("Cy", commands.GiveSeat("x", 2, "greedy"))) == ["BotTook"]
    assert evening.table.chairs[2].bot == "greedy"


def test_a_free_chair_or_a_bots_chair_has_nobody_to_stand_in_for() -> None:
    table = TableDriver("masker", 3).sit("Anna").start().table
    assert [standins.bot_from(table, seat, lambda guest: 5.0) for seat in range(3)] == [65.0, None, None]


# -- what they reveal


def test_a_stand_in_bot_keeps_silent_where_another_would_talk() -> None:
    """Otherwise the host would learn from it which card an absent player holds."""
    said = {quiet: {answered(seed, quiet) for seed in range(12)} for quiet in (True, False)}
    assert said[True] == {"ready"}
    assert len(said[False]) > 1


def answered(seed: int, quiet: bool) -> str:
    evening = TableDriver("carnaval", 8, {"roles": "full"}, seed=seed).sit("Anna", "Bob").start()
    choice = random.Random(seed)
    while evening.table.check_playing().view(None)["phase"] != "discussion":
        evening.now += 3
        evening.play_step(choice)
    question = question_for(evening.table, evening.table.check_playing().to_act[-1], "master")
    return answer_question(Question(question.game, "master", question.view, seed, quiet=quiet), never_stop).move


def test_only_a_stand_in_bot_is_asked_to_keep_silent() -> None:
    evening = carnival_at_call("p p m s l g g g", "soldier", "Anna", "Bob", "Cy", "Di")
    evening.send("Di", commands.GiveSeat("x", 3))
    assert question_for(evening.table, 3, "regular").quiet
    assert not question_for(evening.table, 4, "regular").quiet


@pytest.mark.parametrize("cards", ["p p m s l g g g", "p p m g l s g g"])
def test_when_a_bot_takes_the_chair_a_hush_ends_alike_whether_its_guest_was_called_or_not(cards: str) -> None:
    """The host lets a bot play at 3, for the soldier or for a guest: neither has tapped."""
    evening = carnival_at_call(cards, "soldier")
    since = evening.now
    state = evening.table.check_playing()
    for seat in (0, 1, 2, 4, 5, 6, 7):
        evening.move(seat, "pass") if seat in state.to_act else evening.nod(seat)
    evening.away_since["di"] = evening.now - 60
    evening.wait(61.3)
    evening.send("Anna", commands.GiveSeat("x", 3))
    evening.play_bots(random.Random(1))
    assert evening.table.due == since + 64
