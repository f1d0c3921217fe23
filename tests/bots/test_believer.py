"""The believers play any evening legally, see only views, and guests among them mean what they say."""

from __future__ import annotations

import json
import random

import pytest
from carnaval_drawn import drawn
from carnaval_evenings import random_options

import ridotto
from ridotto import State
from ridotto.bots import bot, kinds_for
from ridotto.bots.believer import STRENGTHS, BelieverBot
from ridotto.bots.believer.honesty import honest
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
        bots = [bot(kind, CARNIVAL, seat) for seat, kind in enumerate(kinds)]
        last = -1
        while state.to_act:
            last = next_seat(state, last)
            state.play(last, bots[last].choose(json.loads(json.dumps(state.view(last)))))
        assert state.outcome is not None


@each_strength
def test_what_a_believer_may_not_know_does_not_change_his_move(kind: str) -> None:
    """He comes late at every step, too: a fresh bot is asked in the middle of the evening."""
    state = CARNIVAL.deal(9, 5, {"roles": "full"})
    step = 0
    while state.to_act and step < 100:
        seat = state.to_act[step % len(state.to_act)]
        twin = CARNIVAL.world(state.view(seat), step)
        moves = {bot(kind, CARNIVAL, step).choose(same.view(seat)) for same in (state, twin)}
        assert len(moves) == 1
        state.play(seat, moves.pop())
        step += 1


def test_guests_mean_what_they_say_and_pranksters_do_not() -> None:
    spoken = {True: 0, False: 0}
    lies = 0
    for number in range(6):
        state = CARNIVAL.deal(7 + number % 5, number, {"roles": ("usual", "full")[number % 2]})
        bots = [BelieverBot(CARNIVAL, seat) for seat in range(15)]
        last = -1
        while state.to_act:
            last = next_seat(state, last)
            move = bots[last].choose(state.view(last))
            if move.split(" ")[0] in SPOKEN:
                thought = bots[last].think(state.view(last))
                meant = honest(move, thought)
                assert meant or not thought.scene.plays_guest, move
                spoken[thought.scene.plays_guest] += 1
                lies += not meant
            state.play(last, move)
    assert spoken[True] > 150
    assert spoken[False] > 40
    assert lies > 5


def test_no_more_than_three_statements_a_discussion() -> None:
    state = CARNIVAL.deal(9, 3)
    bots = [BelieverBot(CARNIVAL, seat) for seat in range(9)]
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.view(seat)))
        said = state.view(None)["said"]
        assert isinstance(said, list)
        assert all(len(statements) <= 3 for statements in said)


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
