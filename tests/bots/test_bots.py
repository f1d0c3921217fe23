"""Bots: they play legally, they see only views, the same seed gives the same move, and thinking pays."""

from __future__ import annotations

import json

import pytest
from support.bots.minds import MINDS, iterations, make_search_bot
from support.rules.variants import VARIANTS

import ridotto
from ridotto.bots import all_kinds, kinds_for, make_bot
from ridotto.bots.search import Search
from ridotto.errors import BadOption
from ridotto.lab.arena import Match, play_game
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.table.parts.chairs import bot_kind
from ridotto.testing import Variant

each_game = pytest.mark.parametrize("game", ridotto.GAMES.values(), ids=lambda game: game.name)
thinking = pytest.mark.parametrize("name", MINDS)
QUICK = ("random", "greedy", "novice")


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.name in MINDS], ids=str)
@pytest.mark.parametrize("kind", QUICK)
def test_bots_play_legally_to_the_end(variant: Variant, kind: str) -> None:
    """A view that went over the wire is all that a bot is given."""
    state = variant.deal(4)
    bots = [make_bot(kind, variant.game, seat) for seat in range(variant.seats)]
    for _ in range(60):
        if not state.to_act:
            break
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(json.loads(json.dumps(state.view(seat)))))


@thinking
@pytest.mark.parametrize("kind", QUICK)
def test_what_a_bot_may_not_know_does_not_change_its_move(name: str, kind: str) -> None:
    game = ridotto.game(name)
    state = game.deal(game.fewest, 9)
    for step in range(12):
        seat = state.to_act[0]
        view = state.view(seat)
        twin = game.world(view, step)
        moves = {make_bot(kind, game, step).choose(same.view(seat)) for same in (state, twin)}
        assert len(moves) == 1
        state.play(seat, moves.pop())


@thinking
@pytest.mark.parametrize("kind", ["regular", "master"])
def test_pauses_in_a_thought_change_nothing(name: str, kind: str) -> None:
    game = ridotto.game(name)
    state = game.deal(game.most, 2)
    seat = state.to_act[0]
    shares: list[float] = []

    def on_progress(share: float) -> bool:
        shares.append(share)
        return True

    watched = make_search_bot(kind, game, 5).search(state.view(seat), on_progress)
    in_one_go = Search(watched.root.copy(), seat, make_search_bot(kind, game, 5).mind, second_roll(5))
    in_one_go.run(iterations(kind, name))
    assert watched.ranking() == in_one_go.ranking()
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def second_roll(seed: int) -> int:
    """The first roll of a bot's dice imagines the root, the second is for the search."""
    dice = Dice(seed)
    dice.roll()
    return int(dice.roll())


@thinking
def test_a_thought_that_is_not_wanted_any_more_stops(name: str) -> None:
    game = ridotto.game(name)
    state = game.deal(game.fewest, 2)
    shares: list[float] = []

    def on_progress(share: float) -> bool:
        shares.append(share)
        return len(shares) < 3

    search = make_search_bot("master", game, 5).search(state.view(state.to_act[0]), on_progress)
    assert len(shares) == 3
    assert search.iterations < iterations("master", name)
    assert search.ranking()


@each_game
def test_unknown_kinds_are_refused(game: Game) -> None:
    with pytest.raises(BadOption, match="no bot called “wizard”"):
        make_bot("wizard", game, 1)
    assert "random" in kinds_for(game)


@thinking
def test_earlier_masters_play_but_are_not_offered(name: str) -> None:
    game = ridotto.game(name)
    earlier = [kind for kind in all_kinds(game) if kind not in kinds_for(game)]
    assert earlier == (["master-1", "master-2"] if name == "masker" else ["master-1"])
    state = game.deal(game.fewest, 3)
    view = state.view(state.to_act[0])
    moves = view["moves"]
    assert isinstance(moves, list)
    for kind in earlier:
        assert make_bot(kind, game, 1).choose(view) in moves
        with pytest.raises(BadOption, match=f"no bot called “{kind}”"):
            bot_kind(game, kind)


@pytest.mark.parametrize(
    ("match", "fewest_wins"),
    [
        (Match("masker", ("greedy", "random"), 40, {}), 30),
        (Match("masker", ("novice", "random"), 60, {"grid": "stacks"}), 48),
        (Match("masker", ("regular", "greedy"), 10, {}), 8),
        (Match("mascarade", ("greedy", "random", "random"), 12, {}), 10),
        (Match("mask", ("greedy", "random", "random"), 8, {"masks": 6}), 7),
    ],
    ids=lambda value: " ".join([value.game, *value.entrants]) if isinstance(value, Match) else "",
)
def test_thinking_pays(match: Match, fewest_wins: int) -> None:
    """Seeds are fixed, so this isn't a matter of luck. The full figures are in docs/bots.md."""
    wins = 0
    for number in range(match.games):
        result = play_game(match, number)
        wins += any(result.entrants[seat] == match.entrants[0] for seat in result.winners)
    assert wins >= fewest_wins
