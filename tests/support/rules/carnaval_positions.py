"""Drawn positions: a row of cards, one a seat, and the call at hand.

    drawn("p p s g* g+ l g e", call="soldier")

`*` is unmasked, `+` converted by the genie.
"""

from __future__ import annotations

import ridotto
from ridotto import State

LETTERS = {
    "g": "guest", "p": "prankster", "m": "musician", "s": "soldier", "e": "evil-genie", "l": "mask-lender",
    "o": "little-old-man", "a": "avenger", "t": "painter", "M": "master-prankster", "G": "gentleman",
    "D": "dancing-prankster", "w": "winegrower", "c": "chef", "h": "hypnotist", "C": "casanova", "I": "isabella",
}  # fmt: skip


def drawn(cards: str, call: object = None, **facts: object) -> State:
    """The position with these cards; in a discussion, or at a call of the second dance, by default."""
    row = cards.split()
    roles = [LETTERS[card[0]] for card in row]
    position: dict[str, object] = {
        "roles": roles,
        "masked": [seat for seat, card in enumerate(row) if "*" not in card],
        "genie": next((seat for seat, card in enumerate(row) if "+" in card), None),
        "phase": "discussion" if call is None else "dance",
        "call": call,
    }
    return ridotto.game("carnaval").load(position | facts)


def play(state: State, *moves: str) -> State:
    """Plays moves written as `3 watch 5`."""
    for written in moves:
        seat, move = written.split(" ", 1)
        state.play(int(seat), move)
    return state


def decline(state: State) -> None:
    """The first player who has to decide passes, or is ready; if they can do neither, they name the first they may."""
    seat = state.to_act[0]
    moves = state.moves(seat)
    state.play(seat, next((move for move in ("pass", "ready") if move in moves), moves[0]))


def until(state: State, moment: str) -> State:
    """Everybody declines until that call or phase."""
    for _ in range(500):
        view = state.view(None)
        if moment in (view["call"], view["phase"]):
            return state
        decline(state)
    raise AssertionError(f"{moment} never came")


def next_dance(state: State, call: str) -> State:
    """On to that call of the next dance."""
    until(state, "discussion")
    return until(state, call)


def masked(state: State) -> list[int]:
    """The seats that wear a mask as far as the table can see."""
    seats = state.view(None)["masked"]
    assert isinstance(seats, list)
    return seats


def truly_masked(state: State) -> list[int]:
    seats = state.game.dump(state)["masked"]
    assert isinstance(seats, list)
    return seats


def event_kinds_seen(state: State, seat: int | None) -> list[str]:
    """The kinds of the events that a seat saw after the last move."""
    return [event.kind for event in state.events if event.seen_by(seat) is not None]


def event_seen(state: State, seat: int | None, kind: str) -> dict[str, object] | None:
    """What a seat saw of the last event of that kind."""
    facts = [event.seen_by(seat) for event in state.events if event.kind == kind]
    return facts[-1] if facts else None


def call_of(state: State) -> object:
    return state.view(None)["call"]


def phase_of(state: State) -> object:
    return state.view(None)["phase"]


def vote_all(state: State, choices: dict[int, int]) -> State:
    """Everybody votes as `choices` says; those who aren't in it abstain."""
    while phase_of(state) == "vote":
        seat = state.to_act[0]
        state.play(seat, f"vote {choices[seat]}" if seat in choices else "pass")
    return state
