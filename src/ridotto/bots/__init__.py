"""Players that are no people. A bot is handed a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots import believer
from ridotto.bots.bot import Bot
from ridotto.bots.budget import Budget
from ridotto.bots.greedy import GreedyBot
from ridotto.bots.minds.mascarade import MascaradeMind
from ridotto.bots.minds.mask import MaskMind
from ridotto.bots.minds.masker import MaskerMind
from ridotto.bots.minds.mind import Mind
from ridotto.bots.random import RandomBot
from ridotto.bots.searcher import Progress, SearchingBot
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts

MINDS: Final[dict[str, Callable[[], Mind]]] = {"mascarade": MascaradeMind, "mask": MaskMind, "masker": MaskerMind}

# How many iterations a strength thinks for, by game: they cost more in one game than in another.
STRENGTHS: Final[dict[str, dict[str, int]]] = {
    "novice": {"mascarade": 40, "mask": 15, "masker": 60},
    "regular": {"mascarade": 200, "mask": 30, "masker": 400},
    "master": {"mascarade": 2_000, "mask": 2_000, "masker": 5_000},
}

CARNIVAL: Final = "carnaval"


def kinds_for(game: Game) -> list[str]:
    """The bots that can play a game."""
    if game.name == CARNIVAL:
        return ["random", "talker", *believer.STRENGTHS]
    return ["random", "greedy", *STRENGTHS] if game.name in MINDS else ["random"]


def usual_kind(game: Game) -> str:
    return "regular" if "regular" in kinds_for(game) else "random"


def remembers(kind: str, game: Game) -> bool:
    """Whether such a bot plays by what it saw earlier, too, and has one character for a whole evening."""
    return game.name == CARNIVAL and kind in believer.STRENGTHS


def bot(kind: str, game: Game, seed: int) -> Bot:
    """A bot of that kind, ready to play."""
    if kind not in kinds_for(game):
        raise BadOption("unknown-bot", bot=kind, bots=", ".join(kinds_for(game)), game=game.title)
    if kind == "random":
        return RandomBot(seed)
    if kind == "talker":
        return believer.TalkerBot(seed)
    return GreedyBot(game, MINDS[game.name](), seed) if kind == "greedy" else thinker(kind, game, seed)


def thinker(kind: str, game: Game, seed: int) -> SearchingBot | believer.BelieverBot:
    """A bot that can tell what it thinks of the moves."""
    if kind not in STRENGTHS or kind not in kinds_for(game):
        raise BadOption("no-thinker", bot=kind, game=game.title)
    if game.name == CARNIVAL:
        return believer.BelieverBot(game, seed, believer.STRENGTHS[kind])
    return searching_bot(kind, game, seed)


def searching_bot(kind: str, game: Game, seed: int) -> SearchingBot:
    budget = Budget(iterations=STRENGTHS[kind][game.name])
    return SearchingBot(game, MINDS[game.name](), budget, seed)


def choice(player: Bot, view: Facts, progress: Progress) -> str:
    """What a bot chooses; one that thinks for long tells how far it is, and can be stopped."""
    return player.choose(view, progress) if isinstance(player, SearchingBot) else player.choose(view)


__all__ = [
    "MINDS",
    "STRENGTHS",
    "Bot",
    "Progress",
    "bot",
    "choice",
    "kinds_for",
    "remembers",
    "searching_bot",
    "thinker",
    "usual_kind",
]
