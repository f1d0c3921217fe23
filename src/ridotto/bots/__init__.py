"""Players that are no people. A bot is handed a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.bot import Bot
from ridotto.bots.budget import Budget
from ridotto.bots.greedy_bot import GreedyBot
from ridotto.bots.mind import Mind
from ridotto.bots.random_bot import RandomBot
from ridotto.bots.search_bot import ProgressCallback, SearchBot
from ridotto.errors import BadOption
from ridotto.games.carnaval import believer
from ridotto.games.mascarade.mind import MascaradeMind
from ridotto.games.mask.mind import MaskMind
from ridotto.games.masker.mind import MaskerMind
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts

MINDS: Final[dict[str, Callable[[], Mind]]] = {"mascarade": MascaradeMind, "mask": MaskMind, "masker": MaskerMind}

# How many iterations a strength thinks for, by game: they cost more in one game than in another.
SEARCH_ITERATIONS: Final[dict[str, dict[str, int]]] = {
    "novice": {"mascarade": 40, "mask": 15, "masker": 60},
    "regular": {"mascarade": 200, "mask": 30, "masker": 400},
    "master": {"mascarade": 2_000, "mask": 2_000, "masker": 5_000},
}

CARNIVAL: Final = "carnaval"


def kinds_for(game: Game) -> list[str]:
    """The bots that can play a game."""
    if game.name == CARNIVAL:
        return ["random", "talker", *believer.STRENGTHS]
    return ["random", "greedy", *SEARCH_ITERATIONS] if game.name in MINDS else ["random"]


def usual_kind(game: Game) -> str:
    return "regular" if "regular" in kinds_for(game) else "random"


def remembers(kind: str, game: Game) -> bool:
    """Whether such a bot plays by what it saw earlier, too, and has one character for a whole evening."""
    return game.name == CARNIVAL and kind in believer.STRENGTHS


def make_bot(kind: str, game: Game, seed: int) -> Bot:
    """A bot of that kind, ready to play."""
    if kind not in kinds_for(game):
        raise BadOption("unknown-bot", bot=kind, bots=", ".join(kinds_for(game)), game=game.title)
    if kind == "random":
        return RandomBot(seed)
    if kind == "talker":
        return believer.TalkerBot(seed)
    return GreedyBot(game, MINDS[game.name](), seed) if kind == "greedy" else make_thinking_bot(kind, game, seed)


def make_thinking_bot(kind: str, game: Game, seed: int) -> SearchBot | believer.BelieverBot:
    """A bot that can tell what it thinks of the moves."""
    if kind not in SEARCH_ITERATIONS or kind not in kinds_for(game):
        raise BadOption("no-thinker", bot=kind, game=game.title)
    if game.name == CARNIVAL:
        return believer.BelieverBot(game, seed, believer.STRENGTHS[kind])
    return make_search_bot(kind, game, seed)


def make_search_bot(kind: str, game: Game, seed: int) -> SearchBot:
    budget = Budget(iterations=SEARCH_ITERATIONS[kind][game.name])
    return SearchBot(game, MINDS[game.name](), budget, seed)


def choose_move(player: Bot, view: Facts, on_progress: ProgressCallback) -> str:
    """What a bot chooses; one that thinks for long tells how far it is, and can be stopped."""
    return player.choose(view, on_progress) if isinstance(player, SearchBot) else player.choose(view)


__all__ = [
    "MINDS",
    "SEARCH_ITERATIONS",
    "Bot",
    "ProgressCallback",
    "choose_move",
    "kinds_for",
    "make_bot",
    "make_search_bot",
    "make_thinking_bot",
    "remembers",
    "usual_kind",
]
