"""Refusals of Mask: each says why, and what would be right."""

from __future__ import annotations

import random

import pytest
from support.rules.mask_positions import drawn, with_card

import ridotto
from ridotto import State
from ridotto.errors import IllegalMove, UnreadableMove

MASK = ridotto.game("mask")
HOLES = [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]


def placing() -> State:
    return MASK.deal(3, 1, {"first": 0})


def orienting() -> State:
    return drawn(phase="orient", turn=2)


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (placing(), "pass", "Put a stick in a free hole first, like: place c3"),
        (orienting(), "pass", "Lay the mask first: orient 0, 1, 2 or 3"),
        (drawn(), "done", "It’s your turn: pass, draw, or move a stick"),
        (drawn(), "bid 3", "It’s your turn: pass, draw, or move a stick"),
        (drawn(), "place a2", "It’s your turn: pass, draw, or move a stick"),
        (drawn(), "put a1 a2", "It’s your turn: pass, draw, or move a stick"),
        (drawn(phase="move"), "pass", "You’re moving: move a stick again, like: go a1 a4; or write: done"),
        (drawn(phase="move"), "draw", "You’re moving"),
        (drawn(), "go b1 b2", "You have no stick in b1"),
        (with_card("stroll"), "put a1 a2", "The card stroll moves sticks, like: go a1 a2"),
        (with_card("stroll"), "go b1 b2", "There is no stick in b1"),
        (with_card("stroll"), "go a1 d4", "The centre, d4, isn’t a hole"),
        (with_card("leap"), "swap a1 c3", "The card leap moves a stick along its row or column, like: go a1 a5"),
        (with_card("mix-up"), "go a1 a2", "The card mix-up swaps two sticks, like: swap a1 c3"),
        (with_card("alms"), "from 1", "The card alms gives points to one player, like: to 2. You can choose: 1, 2"),
        (with_card("alms"), "pass", "The card alms gives points to one player"),
        (with_card("banish"), "put a1 a2", "banish only moves other players’ sticks, and the one in a1 is yours"),
    ],
)
def test_a_refusal_says_what_would_be_right(state: State, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        state.copy().play(state.to_act[0], move)
    assert sentence in str(refused.value)


def test_a_stroll_cannot_cross_sticks() -> None:
    state = with_card(
        "stroll",
        """
        01.....
        2......
        ....1..
        ...#...
        ....2..
        .......
        ......0
        """,
    )
    with pytest.raises(IllegalMove, match="no clear path from a1 to a3"):
        state.play(0, "go a1 a3")


@pytest.mark.parametrize("text", ["go a1", "go a1 h1", "bid", "bid x", "bid 1.5", "bid ²", "orient 4", "from 6", "put"])
def test_text_that_is_not_a_move(text: str) -> None:
    with pytest.raises(UnreadableMove, match=r"isn’t a valid move\. Try, for instance"):
        drawn().play(0, text)


WORDS = ["pass", "draw", "done", "skip", "out", "place", "orient", "from", "to", "bid", "go", "put", "swap"]


def any_move(choice: random.Random) -> str:
    """Some move that can be read."""
    word = choice.choice(
        ["pass", "draw", "done", "skip", "out", "place", "orient", "from", "to", "bid", "go", "put", "swap"]
    )
    if word == "place":
        return f"place {choice.choice(HOLES)}"
    if word in ("go", "put", "swap"):
        return f"{word} {choice.choice(HOLES)} {choice.choice(HOLES)}"
    return f"{word} {choice.randrange(4)}" if word in ("orient", "from", "to", "bid") else word


def test_every_readable_move_is_legal_or_refused_with_a_sentence() -> None:
    for seed in range(30):
        choice = random.Random(seed)
        state = MASK.deal(3, seed, {"masks": 3})
        while state.to_act:
            (seat,) = state.to_act
            legal = state.moves(seat)
            for move in (any_move(choice) for _ in range(20)):
                check(state, seat, move, move in legal)
            state.play(seat, choice.choice(legal))


def check(state: State, seat: int, move: str, listed: bool) -> None:
    """`done` and `skip` are one move, and a swap may be written in either order."""
    tried = state.copy()
    if tried.position.is_legal(seat, MASK.read(tried.position, move)):
        assert listed or move.split(maxsplit=1)[0] in ("done", "skip", "swap")
        tried.play(seat, move)
        return
    assert not listed
    with pytest.raises(IllegalMove) as refused:
        tried.play(seat, move)
    assert str(refused.value)
