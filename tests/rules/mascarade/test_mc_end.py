"""How Mascarade ends, and who wins: MC-8, and MC-9 on equal points."""

from __future__ import annotations

from collections import Counter

from support.rules.chi_square import equal_weights, looks_fair
from support.rules.mascarade_positions import table

from ridotto import State

OUT = {"scoring": "out"}
LOTS = 200


def winner(state: State) -> int:
    assert state.outcome is not None
    assert len(state.outcome.winners) == 1
    return state.outcome.winners[0]


def reason(state: State) -> str:
    assert state.outcome is not None
    return state.outcome.reason


def test_mc_8_the_last_card_wins() -> None:
    """MC-8: seat 0 lays its last card and the pool is empty: the game ends at once, and seat 0 wins."""
    state = table("00000", ["00001", "00002 00003"], options=OUT)
    state.play(0, "00001 e4")
    assert state.to_act == ()
    assert (winner(state), reason(state)) == (0, "mascarade-last-card")


def test_mc_8_not_while_the_pool_has_cards() -> None:
    """MC-8: seat 0 draws again, and the game goes on."""
    state = table("00000", ["00001", "00002 00003"], pool="00004", options=OUT)
    state.play(0, "00001 e4")
    assert state.outcome is None
    assert state.to_act == (1,)


def test_mc_8_blocked() -> None:
    """MC-8: nobody can lay any card and the pool is empty: the player with the fewest cards wins."""
    state = table("00000", ["00001 77777 88888", "44444", "55555 66666"], options=OUT)
    state.play(0, "00001 e4")
    assert (winner(state), reason(state)) == (1, "mascarade-blocked")
    assert state.outcome is not None
    assert state.outcome.scores == (-2, -1, -2)


def test_mc_8_as_soon_as_it_is_certain() -> None:
    """MC-8: no round of passes is needed."""
    state = table("00000", ["00001 77777", "44444", "55555 66666"], options=OUT)
    state.play(0, "00001 e4")
    assert "passes" not in [event.kind for event in state.events]


def test_mc_8_a_player_who_can_lay_keeps_it_going() -> None:
    """MC-8: the next two cannot, but seat 0 can."""
    state = table("00000", ["00001 00002", "44444", "55555"], options=OUT)
    state.play(0, "00001 e4")
    assert state.outcome is None
    assert state.to_act == (0,)


def test_mc_8_first_the_pool_is_drawn_empty() -> None:
    """MC-8, MC-7: nobody can lay, so all draw in turn until the pool is empty; then it ends."""
    racks = ["00001 00002 66666 77777 88888 99999 aaaaa", "44444", "55555"]
    state = table("00000", racks, pool="bbbbb ccccc ddddd eeeee", options=OUT)
    state.play(0, "00001 e4")
    assert state.to_act == (0,), "seats 1 and 2 drew one each in vain"
    state.play(0, "00002 f4")
    assert (winner(state), reason(state)) in [(1, "mascarade-blocked"), (2, "mascarade-blocked")]
    assert [event.seat for event in state.events if event.kind == "draws"] == [1, 2]


def test_mc_8_a_drawn_position_may_be_blocked() -> None:
    """MC-8: a position in which nobody can lay is over when it is loaded."""
    state = table("00000", ["44444", "55555 66666"], options=OUT)
    assert (winner(state), reason(state)) == (0, "mascarade-blocked")


def by_lot(racks: list[str], scores: list[int], scoring: str) -> Counter[int]:
    """Who wins that blocked game, over many lots."""
    seeds = [{"seed": str(number), "drawn": 0} for number in range(LOTS)]
    options = {"scoring": scoring}
    return Counter(winner(table("00000", racks, scores=scores, options=options, lots=lots)) for lots in seeds)


def test_mc_8_equal_lots_are_drawn() -> None:
    """MC-8: seats 0 and 2 have one card each: lots decide, among these two only."""
    assert looks_fair(by_lot(["44444", "55555 66666", "77777"], [0, 0, 0], "out"), equal_weights([0, 2]))


def test_mc_8_points_do_not_count_in_the_game_of_going_out() -> None:
    """MC-8, MC-11: a drawn position may carry points; fewest cards win all the same."""
    assert set(by_lot(["44444", "55555 66666"], [0, 9], "out")) == {0}


def test_mc_8_the_same_lots_the_same_winner() -> None:
    """MC-8: lots come from the recorded seed."""
    lots = {"seed": "masks", "drawn": 7}
    ends = [winner(table("00000", ["44444", "55555"], lots=lots, options=OUT)) for _ in range(5)]
    assert len(set(ends)) == 1


# -- in the points game


def test_mc_9_most_points_win() -> None:
    """MC-9: seat 0 lays the last card, for four points; seat 1 has more."""
    state = table("00000", ["00001", "00002 00003"], scores=[3, 8])
    state.play(0, "00001 e4")
    assert (winner(state), reason(state)) == (1, "mascarade-last-card")
    assert state.outcome is not None
    assert state.outcome.scores == (7, 8)


def test_mc_9_most_points_when_blocked() -> None:
    """MC-9: even then points count before cards."""
    assert set(by_lot(["44444", "55555 66666"], [4, 5], "points")) == {1}


def test_mc_9_equal_points_fewer_cards() -> None:
    """MC-9: equal points: whoever has fewer cards left wins."""
    assert set(by_lot(["44444 88888", "55555", "66666 77777"], [5, 5, 5], "points")) == {1}


def test_mc_9_equal_in_both_lots() -> None:
    """MC-9: equal points and cards: lots, among those only."""
    racks = ["44444 88888", "55555", "66666", "77777"]
    assert looks_fair(by_lot(racks, [5, 5, 5, 4], "points"), equal_weights([1, 2]))
