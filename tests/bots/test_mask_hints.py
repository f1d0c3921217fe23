"""Hints at Mask: an adviser thinks its own turn through, and no reason is said without a sentence."""

from __future__ import annotations

import random

import pytest
from support.rules.mask_positions import drawn, with_card

import ridotto
from ridotto import State
from ridotto.bots import ADVISER, make_adviser, make_bot
from ridotto.bots.answer import answer_question
from ridotto.bots.budget import Budget
from ridotto.bots.hints import NO_REASON, explain_move, find_hints
from ridotto.bots.question import Question
from ridotto.bots.search_bot import SearchBot, never_stop
from ridotto.house.sockets.queries import suggested_move

MASK = ridotto.game("mask")
ITERATIONS = 2_000  # fewer than in a house, so that this is quick; what has to hold, holds for fewer too
SEEDS = range(5)

# The first sale of the lesson: its learner has bought Two by two, stands on a double ring, and beside another.
LESSON_SALE = """
    .2.....  .......
    ..2..0.  .....@.
    .......  ...o...
    11.#...  @oo#...
    .....0.  ...o...
    .......  .....@.
    .......  .......
"""
ON_RINGS = """
    ......0  ......@
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  o......
    0......  @......
"""
BESIDE_RINGS = """
    0......  .@.....
    .......  .......
    ..1.1..  .......
    ...#...  ...#...
    ..2.2..  .......
    .......  ......o
    ......0  .......
"""


def adviser(seed: int) -> SearchBot:
    bot = make_adviser(ADVISER, MASK, seed)
    assert isinstance(bot, SearchBot)
    bot.budget = Budget(iterations=ITERATIONS)
    return bot


def advice(state: State, seat: int = 0) -> set[str]:
    """The first hint, whatever the seed."""
    return {find_hints(adviser(seed), state.view(seat))[0].move for seed in SEEDS}


def wages(state: State, seat: int) -> int:
    paid = state.view(None)["wages"]
    assert isinstance(paid, list)
    return int(paid[seat])


@pytest.mark.parametrize("points", [[9, 3, 11], [9, 20, 11], [40, 3, 3], [2, 30, 30]])
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_a_free_step_into_a_ring_is_advised_and_none_off_a_ring(points: list[int], opener: int) -> None:
    state = with_card("two by two", LESSON_SALE, points, opener=opener)
    assert advice(state) == {"go f5 f6"}


@pytest.mark.parametrize("card", ["two by two", "stroll", "promenade"])
def test_whoever_stands_on_the_best_rings_is_advised_to_stay(card: str) -> None:
    assert advice(with_card(card, ON_RINGS)) == {"skip"}


def test_whoever_has_to_leave_a_ring_is_advised_to_go_to_the_next_best() -> None:
    """A trapdoor can't be skipped."""
    assert advice(with_card("trapdoor", ON_RINGS)) <= {"put g1 a6", "put a7 a6"}


@pytest.mark.parametrize(
    ("card", "best"),
    [
        ("stroll", {"go a1 b1"}),
        ("two by two", {"go a1 b1", "go g7 g6"}),
        ("promenade", {"go a1 b1"}),
        ("leap", {"go a1 b1"}),
        ("trapdoor", {"put g7 b1", "put a1 b1"}),
    ],
)
def test_a_card_that_moves_your_stick_is_used_for_the_best_ring(card: str, best: set[str]) -> None:
    assert advice(with_card(card, BESIDE_RINGS)) <= best


@pytest.mark.parametrize("left", [["owl", "cat"], []])
def test_a_step_that_pays_is_taken_before_the_turn_ends(left: list[str]) -> None:
    """One step to a double ring, or first with the other stick to a single one: both pay."""
    state = drawn(BESIDE_RINGS, masks=left, opener=0, turn=0, cards=[])
    assert advice(state) <= {"go a1 b1", "go g7 g6"}


@pytest.mark.parametrize("seed", range(2))
def test_no_plain_move_that_is_advised_lowers_what_its_player_gets(seed: int) -> None:
    """In whole games: a stick of one's own that moves brings no less on payday than before, less what it costs; and
    where a card moves it for free, nothing is lost at all."""
    state = MASK.deal(3, seed, {"masks": 4})
    dice = random.Random(seed)
    checked = 0
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat)
        if any(move.startswith(("go ", "put ")) for move in state.moves(seat)):
            best = find_hints(adviser(checked), view)[0].move
            checked += moves_own_stick(state, seat, best)
            assert not moves_own_stick(state, seat, best) or gain_of(state, seat, best) >= 0
        state.play(seat, make_bot("regular", MASK, dice.randrange(1 << 20)).choose(view))
    assert checked


def moves_own_stick(state: State, seat: int, move: str) -> bool:
    sticks = state.view(None)["sticks"]
    assert isinstance(sticks, list)
    return move.startswith(("go ", "put ")) and move.split()[1] in sticks[seat]


def gain_of(state: State, seat: int, move: str) -> int:
    """What a move brings on payday, less its price."""
    after = state.preview(seat, move)
    gains, cost = after["gains"], after["cost"]
    assert isinstance(gains, list)
    assert isinstance(cost, int)
    return int(gains[seat]) - cost - wages(state, seat)


def test_a_hint_that_is_asked_for_comes_from_the_adviser() -> None:
    """As the house asks: also with a seed with which the master itself would leave its ring."""
    view = with_card("two by two", LESSON_SALE, [9, 3, 11], opener=0).view(0)
    for seed in SEEDS:
        answer = answer_question(Question("mask", ADVISER, view, seed, hint=True), never_stop)
        assert answer.move == "go f5 f6"


# -- a reason is a sentence that is true, or there is none


def reason(state: State, move: str) -> str:
    seat = state.to_act[0]
    return explain_move("mask", state.position, seat, int(MASK.read(state.position, move)))[0]


def test_a_hint_without_a_reason_says_nothing() -> None:
    move, key, facts = "go a1 b1", *NO_REASON
    assert suggested_move("mask", (move, 0.5, key, facts), ["Anna", "Bo", "Cy"], "de", 0)["sentence"] == ""


def test_a_card_is_skipped_because_nothing_that_it_allows_helps() -> None:
    assert reason(with_card("two by two", ON_RINGS), "skip") == "hint-mask-skip"
    assert reason(with_card("two by two", BESIDE_RINGS), "skip") == ""


def test_whoever_stops_on_no_ring_hears_that_none_is_worth_the_steps() -> None:
    state = drawn(BESIDE_RINGS.replace("@", ".").replace("o", "."), points=[20, 10, 10])
    state.play(0, "go a1 a2")
    assert reason(state, "done") == "hint-mask-no-way"


def test_points_are_taken_from_the_richest() -> None:
    state = with_card("pickpocket", BESIDE_RINGS, [10, 30, 20])
    assert (reason(state, "from 1"), reason(state, "from 2")) == ("hint-mask-richest", "")


def test_the_first_stick_goes_where_the_masks_to_come_pay_well() -> None:
    state = MASK.deal(3, 4)
    said = {reason(state, move) for move in state.moves(state.to_act[0])}
    assert said == {"hint-mask-place", ""}
    best = find_hints(adviser(1), state.view(state.to_act[0]))[0]
    assert best.why[0] == "hint-mask-place"


def test_every_hint_in_an_auction_has_a_reason() -> None:
    """Whether the seller bids is the clue; before that, what speaks against a card that nobody has read."""
    state = drawn(BESIDE_RINGS, cards=["purse", "fine"])
    state.play(0, "draw")
    assert reason(state, "out") == "hint-mask-own"
    state.play(0, "bid 1")
    assert reason(state, "out") == "hint-mask-risky"
    assert reason(state, "bid 2") == "hint-mask-unread"
    assert reason(state, "bid 4") == "hint-mask-wanted"


@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_no_advice_to_drop_out_is_left_without_a_reason(seed: int) -> None:
    state = MASK.deal(3, seed, {"masks": 6})
    dice = random.Random(seed)
    unread = 0
    while state.to_act:
        seat = state.to_act[0]
        moves = state.moves(seat)
        auction = state.view(seat)["auction"]
        if "out" in moves and isinstance(auction, dict) and auction["card"] is None:
            unread += 1
            assert reason(state, "out")
        state.play(seat, dice.choice([move for move in moves if not move.startswith("go")] or moves))
    assert unread
