"""The best response to a bot that plays Masker: how often somebody wins who knows the bot's plan, but not its colour.

The plan is how likely the bot plays each move, seen from its seat with each colour that it may have. It's found by
asking the bot: with a fixed seed it always plays the same in the same situation, and several seeds make a mixture, as
at our tables, where every move has a seed of its own. All that the responder can do is followed to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from masker_tree import Colours, Place, colours_on_grid, piles_key, position_key

import ridotto
from ridotto.bots import make_bot
from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.dump import dump
from ridotto.games.masker.rulebook.notation import move_from
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.event import Facts

SIDE: Final = 6

Chances = dict[int, float]  # of moves
Weights = tuple[float, ...]  # of each colour that the bot may have: how likely it is to be here with it
Wins = dict[int, float]  # for each colour that the responder may have


class BotPlan:
    """What a kind of bot does, in any position."""

    def __init__(self, kind: str, seeds: Iterable[int]) -> None:
        self.kind = kind
        self.seeds = list(seeds)
        self.known: dict[tuple[int, ...], Chances] = {}
        self.game = ridotto.game("masker")

    def chances(self, place: Place, colour: int) -> Chances:
        """In that place, if it has that colour and it's its turn."""
        key = (colour, *position_key(place.position), *piles_key(place.position))
        if key not in self.known:
            self.known[key] = self.find_chances(place, colour)
        return self.known[key]

    def find_chances(self, place: Place, colour: int) -> Chances:
        moves = place.moves()
        if self.kind == "random" or len(moves) == 1:
            return dict.fromkeys(moves, 1 / len(moves))
        view = seen(place, colour)
        picks = Counter(move_from(self.ask(view, seed), SIDE, -1) for seed in self.seeds)
        return {move: times / len(self.seeds) for move, times in picks.items() if move is not None}

    def ask(self, view: Facts, seed: int) -> str:
        return make_bot(self.kind, self.game, seed).choose(view)


def seen(place: Place, colour: int) -> Facts:
    """What a player with that colour sees who is to move. In which order crosses were captured doesn't matter."""
    seat = int(place.position.turn)
    other = min(place.colours - {colour})
    facts = dump(place.position)
    captured = facts["captured"]
    assert isinstance(captured, list)
    facts["captured"] = ["".join(sorted(pile)) for pile in captured]
    facts["colours"] = [KINDS[colour if each == seat else other] for each in range(2)]
    return ridotto.game("masker").load(facts).view(seat)


class Responder:
    """In one seat, against a bot in the other. What it may do depends on its own colour and on what has happened."""

    def __init__(self, plan: BotPlan, bot_seat: int) -> None:
        self.plan = plan
        self.bot_seat = bot_seat
        self.known: dict[tuple[object, ...], Wins] = {}

    def win_rate(self, start: MaskerPosition) -> float:
        """All pairs of colours are as likely."""
        colours = colours_on_grid(start)
        wins = self.wins(Place(start, colours), tuple(1.0 for _ in colours))
        return sum(wins.values()) / (len(colours) * (len(colours) - 1))

    def wins(self, place: Place, weights: Weights) -> Wins:
        """For each colour of the responder, the weight of the bot's colours that are beaten."""
        most = max(weights)
        if most == 0.0:
            return dict.fromkeys(place.colours, 0.0)
        scaled = tuple(round(weight / most, 12) for weight in weights)
        key = (place.colours, scaled, *position_key(place.position), *piles_key(place.position))
        if key not in self.known:
            bots_turn = int(place.position.turn) == self.bot_seat
            self.known[key] = self.over_bots_moves(place, scaled) if bots_turn else self.best(place, scaled)
        return {colour: most * won for colour, won in self.known[key].items()}

    def best(self, place: Place, weights: Weights) -> Wins:
        each = [self.wins_after(place, move, weights) for move in place.moves()]
        return {colour: max(wins[colour] for wins in each) for colour in place.colours}

    def over_bots_moves(self, place: Place, weights: Weights) -> Wins:
        plans = [self.plan.chances(place, colour) if weight else {} for colour, weight in of_colours(place, weights)]
        total = dict.fromkeys(place.colours, 0.0)
        for move in sorted({move for plan in plans for move in plan}):
            reached = tuple(weight * plan.get(move, 0.0) for weight, plan in zip(weights, plans, strict=True))
            for colour, won in self.wins_after(place, move, reached).items():
                total[colour] += won
        return total

    def wins_after(self, place: Place, move: int, weights: Weights) -> Wins:
        """A colour that's gone was the bot's, and the responder has won; or the responder's, and nothing is won; or
        nobody's, and the game goes on."""
        after, gone = place.after(move)
        if gone == WHITE:
            return self.wins(after, weights)
        of_bot = dict(of_colours(place, weights))
        beaten = of_bot.pop(gone)
        wins = dict.fromkeys(place.colours, 0.0)
        for colour in after.colours:
            wins[colour] = beaten
        if len(after.colours) > 1:
            for colour, won in self.wins(after, tuple(of_bot.values())).items():
                wins[colour] += won
        return wins


def of_colours(place: Place, weights: Weights) -> list[tuple[int, float]]:
    return list(zip(in_order(place.colours), weights, strict=True))


def in_order(colours: Colours) -> list[int]:
    return sorted(colours)
