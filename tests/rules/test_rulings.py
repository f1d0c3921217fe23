"""The rulings of docs/rulings.md, where neither sheet nor paragraph settles a case."""

from __future__ import annotations

import ridotto

MASCARADE = ridotto.game("mascarade")
MASKER = ridotto.game("masker")


def test_mc_13_the_score_of_going_out_is_minus_the_cards_left() -> None:
    """MC-13"""
    position = {"board": {"e5": "00000"}, "pool": [], "turn": 0, "scores": [0, 0], "options": {"scoring": "out"}}
    state = MASCARADE.load({**position, "racks": [["00001"], ["00002", "33333"]]})
    state.play(0, "00001 e6")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (0, -2))


def test_mc_14_a_drawn_position_goes_on_by_itself() -> None:
    """MC-14: seat 0 cannot lay, draws, still cannot, and passes; the empty rack of seat 2 doesn't end the game."""
    position = {"board": {"e5": "00000"}, "pool": ["22222"], "turn": 0, "scores": [0, 0, 0]}
    state = MASCARADE.load({**position, "racks": [["11111"], ["00001"], []]})
    assert state.to_act == (1,)
    assert state.view(0)["racks"] == [["11111", "22222"], None, None]
    assert state.view(0)["pool_size"] == 0


def test_mc_15_the_youngest_may_be_named() -> None:
    """MC-15"""
    for seat in range(3):
        assert MASCARADE.deal(3, 1, {"first": seat}).to_act == (seat,)
    assert {MASCARADE.deal(3, seed).to_act for seed in range(30)} == {(0,), (1,), (2,)}


def drawn(*rows: str, colours: str, turn: int = 0, captured: tuple[str, ...] = ("", "", "")) -> ridotto.State:
    return MASKER.load(
        {"grid": list(rows), "colours": list(colours), "turn": turn, "captured": list(captured[: len(colours)])}
    )


def test_mk_16_the_score_is_what_is_left_of_ones_colour() -> None:
    """MK-16"""
    state = drawn("oRBB..", *["......"] * 5, colours="RB")
    state.play(0, "b1")
    assert state.outcome is not None
    assert state.outcome.scores == (0, 2)


def test_mk_17_a_turn_that_begins_beside_nothing_may_capture_anything() -> None:
    """MK-17"""
    state = drawn("o.RB..", *["......"] * 5, colours="RB")
    assert state.moves(0) == ["c1", "d1"]


def test_mk_18_a_share_without_a_choice_happens_by_itself() -> None:
    """MK-18: both others together have just what is missing."""
    state = drawn("oRBG..", *["......"] * 5, colours="RBG", captured=("", "RR", "BBB"))
    state.play(0, "b1")
    assert state.to_act == (1,)
    assert MASKER.dump(state)["captured"] == ["RRRBBB", "", ""]
