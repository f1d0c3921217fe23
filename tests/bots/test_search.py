"""The search: hidden moves stay hidden from whoever decides, team mates help each other, and a budget is kept."""

from __future__ import annotations

from itertools import count

import pytest
from support.bots.minds import MINDS, make_search_bot
from support.bots.toy_games import POSITIONS

import ridotto
from ridotto.bots import search_bot
from ridotto.bots.budget import Budget
from ridotto.bots.search import Search
from ridotto.bots.search_bot import SearchBot
from ridotto.rules.event import Facts

thinking = pytest.mark.parametrize("name", MINDS)
HEADS, SAFE = 0, 2  # moves of `toy_games`
SAFE_WORTH = 0.3
Worths = list[tuple[int, float]]  # of each move, best first


@pytest.fixture(scope="module")
def toys() -> dict[str, Worths]:
    """What the search thinks of each toy position."""
    return {name: list(think().items()) for name, think in POSITIONS.items()}


# -- hidden moves and teams


def test_a_player_whose_move_is_seen_plays_safe(toys: dict[str, Worths]) -> None:
    best, worth = toys["open pennies"][0]
    assert best == SAFE
    assert worth == pytest.approx(SAFE_WORTH)


def test_a_player_who_chooses_unseen_need_not_play_safe(toys: dict[str, Worths]) -> None:
    """Seat 1 decides after seat 0 in the search, and yet does not know its coin: either coin wins half the time."""
    worths = dict(toys["pennies"])
    assert toys["pennies"][0][0] != SAFE
    assert max(worths.values()) == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("position", ["pennies, seat 1", "pennies, seat 0 has chosen"])
def test_players_who_decide_at_once_do_not_know_each_others_choice(toys: dict[str, Worths], position: str) -> None:
    assert sorted(move for move, _ in toys[position]) == [0, 1]
    assert toys[position][0][1] == pytest.approx(0.5, abs=0.1)


def test_team_mates_help_each_other(toys: dict[str, Worths]) -> None:
    best, worth = toys["duet"][0]
    assert best == HEADS
    assert worth > 0.95


# -- the same every time


def opening(name: str) -> tuple[ridotto.Game, Facts]:
    game = ridotto.game(name)
    state = game.deal(game.most, 2)
    return game, state.view(state.to_act[0])


def search_of(name: str) -> Search:
    game, view = opening(name)
    return make_search_bot("novice", game, 5).new_search(view)


@thinking
def test_a_search_is_repeatable_and_counts_right(name: str) -> None:
    whole, slices = search_of(name), search_of(name)
    whole.run(300)
    for _ in range(3):
        slices.run(100)
    assert whole.ranking() == slices.ranking()
    assert sum(visits for _, visits, _ in whole.ranking()) == whole.iterations == 300
    assert {move for move, _, _ in whole.ranking()} <= set(whole.root.legal(whole.seat))


# -- budgets


def bot_with(budget: Budget) -> tuple[SearchBot, Facts]:
    game, view = opening("masker")
    return SearchBot(game, MINDS["masker"](), budget, 1), view


def test_exactly_the_given_iterations_are_run() -> None:
    bot, view = bot_with(Budget(iterations=1234))
    assert bot.search(view).iterations == 1234


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by 10 ms whenever it's read."""
    ticks = count()
    monkeypatch.setattr(search_bot, "perf_counter", lambda: 0.010 * next(ticks))


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize(
    ("budget", "slices"),
    [(Budget(milliseconds=50), 5), (Budget(10_000_000, 50), 5), (Budget(2 * search_bot.ITERATIONS_PER_SLICE, 50), 2)],
)
def test_milliseconds_are_kept_to_a_slice(budget: Budget, slices: int) -> None:
    bot, view = bot_with(budget)
    assert bot.search(view).iterations == slices * search_bot.ITERATIONS_PER_SLICE


def test_progress_is_reported_and_ends_at_one() -> None:
    bot, view = bot_with(Budget(iterations=4 * search_bot.ITERATIONS_PER_SLICE))
    reported: list[float] = []

    def on_progress(used: float) -> bool:
        reported.append(used)
        return True

    bot.choose(view, on_progress)
    assert reported == [0.25, 0.5, 0.75, 1.0]


def test_thinking_can_be_stopped() -> None:
    bot, view = bot_with(Budget(iterations=100 * search_bot.ITERATIONS_PER_SLICE))
    assert bot.search(view, lambda used: used < 0.03).iterations == 3 * search_bot.ITERATIONS_PER_SLICE


def test_a_stopped_search_plays_the_best_so_far() -> None:
    bot, view = bot_with(Budget(iterations=100 * search_bot.ITERATIONS_PER_SLICE))
    moves = view["moves"]
    assert isinstance(moves, list)
    assert bot.choose(view, lambda used: False) in moves
