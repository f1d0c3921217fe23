"""The believers play any evening legally, see only views, and guests among them mean what they say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from support.bots.statement_check import StatementCheck, entry
from support.rules.carnaval_positions import drawn
from support.rules.carnaval_random_options import random_options

import ridotto
from ridotto import State
from ridotto.bots import kinds_for, make_bot
from ridotto.games.carnaval.believer import STRENGTHS, BelieverBot
from ridotto.games.carnaval.believer.manner import MANNERS, Manner
from ridotto.words import say

CARNIVAL = ridotto.game("carnaval")
SPOKEN = ("claim", "answer", "accuse", "vouch", "vote-for", "report", "ask", "retract")
each_strength = pytest.mark.parametrize("kind", STRENGTHS)


def next_seat(state: State, last: int) -> int:
    return min(state.to_act, key=lambda seat: (seat - last - 1) % 15)


@pytest.mark.parametrize("seats", range(4, 16))
def test_any_evening_is_played_legally_to_the_end(seats: int) -> None:
    """Any roles and options; a view that went over the wire is all that a bot is given."""
    for number in range(2 if seats < 10 else 1):
        choice = random.Random(seats * 10 + number)
        state = CARNIVAL.deal(seats, number, random_options(seats, choice))
        kinds = [choice.choice(kinds_for(CARNIVAL)[1:]) for _ in range(seats)]
        bots = [make_bot(kind, CARNIVAL, seat) for seat, kind in enumerate(kinds)]
        last = -1
        while state.to_act:
            last = next_seat(state, last)
            if last == seats:  # whoever leads names the first holder of the missing invitation
                state.play(last, "next")
                continue
            state.play(last, bots[last].choose(json.loads(json.dumps(state.view(last)))))
        assert state.outcome is not None


@each_strength
def test_what_a_believer_may_not_know_does_not_change_its_move(kind: str) -> None:
    """Even if it comes late: at every step a fresh bot is asked in the middle of the evening."""
    state = CARNIVAL.deal(9, 5, {"roles": "full"})
    step = 0
    while state.to_act and step < 100:
        seat = state.to_act[step % len(state.to_act)]
        twin = CARNIVAL.world(state.view(seat), step)
        moves = {make_bot(kind, CARNIVAL, step).choose(same.view(seat)) for same in (state, twin)}
        assert len(moves) == 1
        state.play(seat, moves.pop())
        step += 1


@each_strength
def test_nobody_says_what_they_cannot_know_unless_they_mean_to_lie(kind: str) -> None:
    """Guests never lie. Pranksters and the genie do, and know it: what their own view bears out isn't a lie."""
    counts = {(side, lie): 0 for side in ("guests", "pranksters") for lie in (False, True)}
    for number, seats in enumerate((5, 7, 8, 9, 10, 11)):
        for spoken in talks(kind, seats, number):
            counts["guests" if spoken.by_guest else "pranksters", spoken.lie] += 1
            assert not (spoken.lie and spoken.by_guest), spoken
            assert spoken.lie or spoken.allowed, spoken
            assert not (spoken.lie and spoken.proved), spoken
    assert counts["guests", True] == 0
    assert min(counts["guests", False], counts["pranksters", False], counts["pranksters", True]) > 0


@dataclass(frozen=True)
class Spoken:
    statement: str
    by_guest: bool
    lie: bool  # according to the bot
    proved: bool | None  # according to the witness
    allowed: bool


def talks(kind: str, seats: int, number: int) -> Iterator[Spoken]:
    """All that is said in an evening of such believers."""
    state = CARNIVAL.deal(seats, number, {"roles": ("full", "usual")[number % 2]})
    bots = [BelieverBot(CARNIVAL, number * 100 + seat, STRENGTHS[kind]) for seat in range(seats)]
    witnesses = [StatementCheck() for _ in range(seats)]
    last = -1
    while state.to_act:
        last = next_seat(state, last)
        view = state.view(last)
        witnesses[last].observe(view)
        move = bots[last].choose(view)
        if move.split(" ")[0] in SPOKEN:
            by_guest = entry(view, "camps", last) == "guests"
            proved, allowed = witnesses[last].proves(view, move), witnesses[last].allows(view, move)
            yield Spoken(move, by_guest, bots[last].lying, proved, allowed)
        state.play(last, move)


def test_a_witness_knows_a_lie() -> None:
    """The soldier saw seat 3 and nobody else; seat 5's card lies open."""
    state = drawn("p p s g g w* l", soldier={"suspicious": [], "harmless": [3]})
    soldier, prankster = state.view(2), state.view(0)
    assert StatementCheck().proves(soldier, "claim soldier")
    assert StatementCheck().proves(soldier, "report harmless 3")
    for lie in ("claim guest", "report suspicious 3", "report harmless 4", "report role 4 guest", "report watched"):
        assert not StatementCheck().allows(soldier, lie)
    assert StatementCheck().allows(soldier, "accuse 4")
    assert not StatementCheck().allows(soldier, "accuse 3")
    assert not StatementCheck().allows(soldier, "accuse 5")
    assert not StatementCheck().allows(soldier, "vote-for 5")
    assert not StatementCheck().allows(prankster, "accuse 3")
    assert not StatementCheck().allows(prankster, "vouch 1")
    assert StatementCheck().allows(prankster, "vouch 3")


def test_manners_are_drawn_by_lot_and_none_is_left_out() -> None:
    """Each bot has a character, the same whenever it's woken; the lot knows nothing of cards."""
    drawn_ones = [BelieverBot(CARNIVAL, seed).manner for seed in range(100)]
    assert drawn_ones == [BelieverBot(CARNIVAL, seed).manner for seed in range(100)]
    assert set(drawn_ones) == set(MANNERS)


@each_strength
@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)
def test_whoever_is_asked_answers_in_the_same_talk(kind: str, manner: Manner) -> None:
    """Whatever their manner, camp and card, and even if they have said all that they wanted to say."""
    for cards in ("p p s g g g w", "g p s p g g w", "s p p g g g w", "w* p p g g g s", "p* p s g g g w"):
        answering = BelieverBot(CARNIVAL, 1, STRENGTHS[kind])
        answering.manner = manner
        state = drawn(cards, phase="discussion", dance=2)
        speaks_up(state, answering)
        state.play(4, "ask 0")
        assert answering.choose(state.view(0)).startswith("answer ")


def speaks_up(state: State, speaker: BelieverBot) -> None:
    """Seat 0 says all that it has to say."""
    while (move := speaker.choose(state.view(0))) != "ready":
        state.play(0, move)


def test_whoever_was_asked_sticks_to_what_they_have_said() -> None:
    """A liar, too: asked again after the next dance, the same name."""
    liar = BelieverBot(CARNIVAL, 1)
    state = drawn("p p s g g g w", phase="discussion", dance=2, claims=["winegrower", *[None] * 6])
    state.play(4, "ask 0")
    assert liar.choose(state.view(0)) == "answer winegrower"


def test_the_curious_ask_people_after_the_first_dance() -> None:
    curious = BelieverBot(CARNIVAL, 1)
    curious.manner = next(manner for manner in MANNERS if manner.name == "curious")
    state = drawn("g p s g g g w", phase="discussion", dance=1)
    assert curious.choose(state.view(0)).startswith("ask ")


def test_whoever_is_accused_asks_back() -> None:
    bold = BelieverBot(CARNIVAL, 1)
    bold.manner = replace(next(manner for manner in MANNERS if manner.name == "bold"), accuses_from=1.0)
    state = drawn("g p s g g g w", phase="discussion", dance=1)
    state.play(5, "accuse 0")
    assert bold.choose(state.view(0)) == "ask 5"


def test_nobody_repeats_what_everybody_knows_and_two_have_said() -> None:
    """Seat 1 has been unmasked as a prankster, and wears a mask again."""
    bold = BelieverBot(CARNIVAL, 1)
    bold.manner = next(manner for manner in MANNERS if manner.name == "bold")
    state = drawn("g p s g g g w", phase="discussion", dance=3, shown=[1])
    assert bold.choose(state.view(0)) == "accuse 1"
    for seat in (3, 4):
        state.play(seat, "accuse 1")
    assert "1" not in bold.choose(state.view(0)).split()


def test_no_more_than_six_statements_a_discussion() -> None:
    state = CARNIVAL.deal(9, 3)
    bots = [BelieverBot(CARNIVAL, seat) for seat in range(9)]
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.view(seat)))
        said = state.view(None)["said"]
        assert isinstance(said, list)
        assert all(len(statements) <= 6 for statements in said)


def test_every_move_can_be_explained_in_a_sentence() -> None:
    keys = set()
    for number in range(2):
        state = CARNIVAL.deal(9, number, {"roles": ("usual", "full")[number % 2]})
        bots = [BelieverBot(CARNIVAL, seat) for seat in range(9)]
        while state.to_act:
            seat = state.to_act[-1]
            view = state.view(seat)
            move = bots[seat].choose(view)
            reason = bots[seat].explain(view, move)
            assert say(reason.key, **reason.facts).endswith(".")
            keys.add(reason.key)
            state.play(seat, move)
    assert len(keys) > 10


def test_a_contradiction_is_the_reason() -> None:
    state = drawn("p p s g g g w*", claims=["winegrower", None, None, None, None, None, None], dance=3)
    reason = BelieverBot(CARNIVAL, 1).explain(state.view(3), "accuse 0")
    assert reason.key == "bot-clue-impossible"
    assert reason.facts["player"] == 0


def test_a_prankster_knows_who_is_one_and_needs_no_clue_for_it() -> None:
    state = drawn("p p s g g g w*", dance=3)
    reason = BelieverBot(CARNIVAL, 1).explain(state.view(0), "accuse 3")
    assert (reason.key, reason.facts["player"]) == ("bot-outsider", 3)
    assert BelieverBot(CARNIVAL, 1).explain(state.view(0), "vouch 1").key == "bot-friend"
    assert BelieverBot(CARNIVAL, 1).explain(state.view(3), "accuse 1").key.startswith("bot-clue-")


@pytest.mark.parametrize("move", ["yes", "no", "unknown"])
def test_no_bot_pretends_to_know_the_answer_to_a_free_question(move: str) -> None:
    """CV-25"""
    state = drawn("p p s g g g h*", dance=3)
    state.play(6, "hypnotise 3 free")
    assert BelieverBot(CARNIVAL, 1).explain(state.view(3), move).key == "bot-hypnosis"


def test_having_been_watched_is_not_an_ability() -> None:
    state = drawn("p p s g g g w*", dance=3)
    assert BelieverBot(CARNIVAL, 1).explain(state.view(3), "report watched").key == "bot-report"
