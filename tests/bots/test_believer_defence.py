"""What believers say when they're accused: nobody waits for silence."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import drawn

import ridotto
from ridotto.games.carnaval.believer import STRENGTHS, BelieverBot
from ridotto.games.carnaval.believer.manner import MANNERS, Manner

CARNIVAL = ridotto.game("carnaval")
each_strength = pytest.mark.parametrize("kind", STRENGTHS)


def first_lines(kind: str, seats: int, seed: int) -> list[str]:
    """The first move of everybody who is accused, each time, in a game of bots."""
    state = CARNIVAL.deal(seats, seed)
    bots = [BelieverBot(CARNIVAL, seat, STRENGTHS[kind]) for seat in range(seats)]
    lines: dict[tuple[object, int], str] = {}
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat)
        move = bots[seat].choose(view)
        if view["phase"] == "defence":
            lines.setdefault((view["dance"], seat), move)
        state.play(seat, move)
    return list(lines.values())


@each_strength
@pytest.mark.parametrize("seats", [7, 9])
def test_every_accused_says_something(kind: str, seats: int) -> None:
    lines = [line for seed in range(8) for line in first_lines(kind, seats, seed)]
    assert lines
    assert "ready" not in lines


@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_defence_is_one_line_more_even_for_the_quietest(manner: Manner, seat: int) -> None:
    """Seat 0 is a prankster, seat 3 a guest. Both have talked enough, and have said who they are."""
    said = [["claim guest", "ask 4", "ask 5"] if other in (0, 3) else [] for other in range(7)]
    claims = ["guest" if other in (0, 3) else None for other in range(7)]
    state = drawn("p p s g g g w", phase="defence", accused=[0, 3], said=said, claims=claims, dance=1)
    bot = BelieverBot(CARNIVAL, 4)
    bot.manner = manner
    line = bot.choose(state.view(seat))
    assert line != "ready"
    state.play(seat, line)
    for _ in range(3):
        line = bot.choose(state.view(seat))
        if line == "ready":
            break
        state.play(seat, line)
    assert line == "ready"


def test_a_guest_defends_with_the_truth() -> None:
    state = drawn("p p s g g g w", phase="defence", accused=[0, 2], dance=1)
    assert BelieverBot(CARNIVAL, 4).choose(state.view(2)) == "claim soldier"
