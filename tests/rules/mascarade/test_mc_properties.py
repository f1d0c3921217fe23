"""What holds in every position of Mascarade that can be reached."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from support.rules.mascarade_positions import MASCARADE, table
from support.rules.mascarade_reference import JUMBO, Dump, beside, of, shared
from support.rules.variants import VARIANTS, play_choices

from ridotto import State
from ridotto.testing import Variant

VARIANT = st.sampled_from([variant for variant in VARIANTS if variant.name == "mascarade"])
CHOICES = st.lists(st.integers(0, 999), min_size=100, max_size=100)
CARD = st.text("012345", min_size=5, max_size=5)


def everywhere(dump: Dump) -> list[str]:
    """All cards, wherever they are."""
    return sorted([*dump["board"].values(), *(card for rack in dump["racks"] for card in rack), *dump["pool"]])


DECK = everywhere(of(MASCARADE.dump(MASCARADE.deal(4, 1))))


@settings(max_examples=120, deadline=None, derandomize=True)
@given(variant=VARIANT, seed=st.integers(0, 10**6), choices=CHOICES, length=st.integers(0, 100))
def test_every_reachable_position_is_in_order(variant: Variant, seed: int, choices: list[int], length: int) -> None:
    """MC-3, MC-5, MC-6, MC-9: what must be true of any position."""
    state = play_choices(variant, seed, choices[:length])
    dump = of(state.game.dump(state))
    assert everywhere(dump) == DECK, "no card is ever lost or made"
    check_board(dump)
    check_racks(state, dump)
    check_scores(dump)


def check_board(dump: Dump) -> None:
    """MC-4, MC-5: the Jumbo first; no card lies alone; with `links: all` every two that touch share a feature."""
    if not dump["board"]:
        return
    assert JUMBO in dump["board"]
    for square, card in dump["board"].items():
        sides = [shared(card, other) for other in beside(dump, square)]
        assert any(sides) or len(dump["board"]) == 1
        assert all(sides) or dump["options"]["links"] == "any"


def check_racks(state: State, dump: Dump) -> None:
    """MC-6, MC-7: while the pool lasts nobody has fewer than five; the player on turn can lay."""
    if dump["pool"]:
        assert min(len(rack) for rack in dump["racks"]) >= 5
    for seat in state.to_act:
        assert state.moves(seat)


def check_scores(dump: Dump) -> None:
    """MC-9: all points together are the shared features of all sides that touch, each counted once."""
    sides = sum(shared(card, other) for square, card in dump["board"].items() for other in beside(dump, square))
    assert sum(dump["scores"]) == (sides // 2 if dump["options"]["scoring"] == "points" else 0)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(cards=st.lists(CARD, min_size=7, max_size=7, unique=True), sides=st.integers(1, 15))
def test_mc_9_points_are_the_shared_features(cards: list[str], sides: int) -> None:
    """MC-9: any card against any one to four others scores the sum of what it shares with them."""
    up, right, down, left = (card if sides & 1 << side else "." for side, card in enumerate(cards[:4]))
    card, spare, other = cards[4:]
    state = table(f". {up} .\n{left} . {right}\n. {down} .", [f"{card} {spare}", other], options={"links": "any"})
    wanted = [shared(card, beside) for side, beside in enumerate(cards[:4]) if sides & 1 << side]
    if any(wanted):
        state.play(0, f"{card} e5")
        assert of(MASCARADE.dump(state))["scores"] == [sum(wanted), 0]
    else:
        assert f"{card} e5" not in state.moves(0)
