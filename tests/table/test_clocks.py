"""Time runs out, bots help, games are paused and given up."""

from __future__ import annotations

import pytest
from support.table.table_driver import TableDriver, event_names

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands, gate
from ridotto.table.events import Clock, Ended


def masker(*names: str, clock: Clock | None = None, seats: int = 2) -> TableDriver:
    return TableDriver("masker", seats, clock=clock).sit(*(names or ("Anna", "Bob"))).start()


def turn(evening: TableDriver) -> int:
    assert evening.table.state is not None
    return evening.table.state.to_act[0]


def any_move(evening: TableDriver) -> str:
    assert evening.table.state is not None
    return evening.table.state.moves(turn(evening))[0]


def due(evening: TableDriver) -> float | None:
    return evening.table.due


def test_without_a_clock_nothing_is_ever_due() -> None:
    evening = masker()
    assert evening.table.due is None
    assert evening.table.tick(evening.now + 10**9) == []


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("days", 86_400)], ids=["move", "days"])
def test_the_default_is_played_for_a_player_who_thinks_too_long(clock: Clock) -> None:
    evening = masker(clock=clock)
    seat = turn(evening)
    usual = evening.table.state.default(seat) if evening.table.state else ""
    assert evening.wait(clock.seconds - 1) == []
    happened = evening.wait(1)
    assert event_names(happened) == ["TimedOut", "Moved"]
    assert evening.table.moves[-1].move == usual
    assert evening.table.moves[-1].by == "clock"


def test_every_decision_has_its_own_time() -> None:
    evening = masker(clock=Clock("move", 30))
    evening.wait(29)
    evening.move(turn(evening), any_move(evening))
    assert evening.table.due == evening.now + 30


def test_a_bank_is_for_the_whole_game_and_each_move_adds_to_it() -> None:
    evening = masker(clock=Clock("bank", 60, 5))
    seat = turn(evening)
    evening.wait(20)
    evening.move(seat, any_move(evening))
    info = gate.snapshot(evening.table, "anna", (), evening.now).info
    assert info.left[seat] == 45
    assert info.left[1 - seat] == 60
    assert info.running == (turn(evening),)


def test_an_empty_bank_is_a_timeout() -> None:
    evening = masker(clock=Clock("bank", 60))
    seat = turn(evening)
    assert event_names(evening.wait(60))[:2] == ["TimedOut", "Moved"]
    assert gate.snapshot(evening.table, "anna", (), evening.now).info.left[seat] == 0


def test_a_bot_has_no_clock() -> None:
    evening = masker("Anna", clock=Clock("move", 30))
    while turn(evening) == 0:
        evening.move(0, any_move(evening))
    assert evening.table.due is None
    assert evening.table.bots_to_act() == [(1, "regular")]


def test_after_three_timeouts_in_a_row_a_bot_takes_the_chair() -> None:
    evening = masker(clock=Clock("move", 30))
    late = turn(evening)
    happened: list[str] = []
    while "BotTook" not in happened:
        if turn(evening) == late:
            happened += event_names(evening.wait(30))
        else:
            evening.move(turn(evening), any_move(evening))
    assert happened == ["TimedOut", "Moved"] * 3 + ["BotTook"]
    assert evening.table.chairs[late].bot == "regular"


def test_a_player_who_moves_in_between_is_not_late_any_more() -> None:
    evening = masker(clock=Clock("move", 30))
    late = turn(evening)
    happened: list[str] = []
    for number in range(8):
        while turn(evening) != late:
            evening.move(turn(evening), any_move(evening))
        if number % 3 == 2:
            evening.move(late, any_move(evening))
        else:
            happened += event_names(evening.wait(30))
    assert "BotTook" not in happened


def test_a_chair_is_given_to_a_bot_and_taken_back() -> None:
    evening = masker()
    seat = turn(evening)
    evening.send(evening.holder_name(seat), commands.GiveSeat("x", seat, "greedy"))
    assert evening.table.bots_to_act() == [(seat, "greedy")]
    with pytest.raises(NotNow, match="A bot is playing in seat"):
        evening.move(seat, any_move(evening))
    move = any_move(evening)
    evening.send(evening.holder_name(seat), commands.TakeSeat("y", seat))
    assert evening.table.decide_bot_move(seat, move, evening.now) == [], "nobody asks the bot any more"
    assert event_names(evening.move(seat, move)) == ["Moved"]
    with pytest.raises(NotNow, match="already playing in seat"):
        evening.send(evening.holder_name(seat), commands.TakeSeat("z", seat))


def test_what_a_bot_answers_too_late_or_wrongly_changes_nothing() -> None:
    evening = masker("Anna")
    other = 1
    while turn(evening) == 0:
        evening.move(0, any_move(evening))
    assert evening.table.decide_bot_move(other, "z9", evening.now) == []
    assert evening.table.decide_bot_move(0, any_move(evening), evening.now) == []
    assert event_names(evening.table.decide_bot_move(other, any_move(evening), evening.now)) == ["Moved"]


def test_in_a_pause_clocks_stand_still_and_nobody_moves() -> None:
    evening = masker(clock=Clock("bank", 60))
    seat = turn(evening)
    evening.wait(10)
    evening.send("Bob", commands.Pause("x"))
    assert due(evening) is None
    assert evening.wait(1000) == []
    assert gate.snapshot(evening.table, "anna", (), evening.now).info.left[seat] == 50
    for command in (commands.Move("a", seat, any_move(evening)), commands.Undo("b", seat), commands.Pause("c")):
        with pytest.raises(NotNow, match="paused"):
            evening.send(evening.holder_name(seat), command)
    evening.send("Anna", commands.Resume("y"))
    assert due(evening) == evening.now + 50
    with pytest.raises(NotNow, match="isn’t paused"):
        evening.send("Anna", commands.Resume("z"))


def test_spectators_can_neither_pause_nor_resume() -> None:
    evening = masker()
    with pytest.raises(NotAllowed, match="Only the players at this table"):
        evening.send("Zoe", commands.Pause("x"))
    evening.send("Anna", commands.Pause("y"))
    with pytest.raises(NotAllowed, match="Only the players at this table"):
        evening.send("Zoe", commands.Resume("z"))


def test_bots_wait_in_a_pause() -> None:
    evening = masker("Anna")
    while turn(evening) == 0:
        evening.move(0, any_move(evening))
    evening.send("Anna", commands.Pause("x"))
    assert evening.table.bots_to_act() == []
    assert evening.table.decide_bot_move(1, any_move(evening), evening.now) == []


def test_when_one_of_two_resigns_the_other_wins() -> None:
    evening = masker()
    happened = evening.send("Anna", commands.Resign("x", 0))
    assert event_names(happened) == ["Resigned", "Ended"]
    assert happened[-1].event == Ended((1,), (0, 1), "table-resigned")
    info = gate.snapshot(evening.table, "zoe", (), 0).info
    assert (info.phase, info.seed, info.salt) == ("ended", "7", "salt")
    with pytest.raises(NotNow, match="is over"):
        evening.move(1, "c4")


def test_among_more_players_a_bot_takes_over_for_good() -> None:
    evening = masker("Anna", "Bob", "Cy", seats=3)
    assert event_names(evening.send("Anna", commands.Resign("x", 0))) == ["Resigned"]
    assert evening.table.seats_of("anna") == ()
    assert evening.table.chairs[0].bot == "regular"
    assert evening.table.host.id == "bob"
    with pytest.raises(NotAllowed, match="isn’t yours"):
        evening.send("Anna", commands.TakeSeat("y", 0))
    assert evening.play_out(1).ended is not None


def test_nobody_acts_for_somebody_elses_seat() -> None:
    evening = masker()
    foreign: list[commands.AnyCommand] = [
        commands.Move("a", 0, any_move(evening)),
        commands.Nod("b", 0),
        commands.Undo("c", 0),
        commands.Resign("d", 0),
        commands.GiveSeat("e", 0),
        commands.TakeSeat("f", 0),
        commands.Why("g", 0, "c4"),
        commands.Look("h", 0),
        commands.HintPlease("i", 0),
    ]
    before = len(evening.table.entries)
    for command in foreign:
        for who in ("Bob", "Zoe"):
            with pytest.raises(NotAllowed, match="Seat 1 isn’t yours"):
                evening.send(who, command)
    assert len(evening.table.entries) == before


def test_whoever_leads_stays() -> None:
    evening = TableDriver("carnaval", 4, {"master": "person"}).sit("Anna", "Bob", "Cy", "Di", "Zoe").start()
    for command in (commands.Resign("x", 4), commands.GiveSeat("y", 4)):
        with pytest.raises(NotAllowed, match="The person who leads the game"):
            evening.send("Zoe", command)
