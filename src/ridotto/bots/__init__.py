"""Players that are no people. A bot is handed a view, never a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots import believer
from ridotto.bots.bot import Bot
from ridotto.bots.greedy import GreedyBot
from ridotto.bots.minds.mascarade import MascaradeMind
from ridotto.bots.minds.mask import MaskMind
from ridotto.bots.minds.masker import MaskerMind
from ridotto.bots.minds.mind import Mind
from ridotto.bots.random import RandomBot
from ridotto.bots.searcher import SearchingBot
from ridotto.errors import BadOption
from ridotto.rules.contract import Game

MINDS: Final[dict[str, Callable[[], Mind]]] = {"mascarade": MascaradeMind, "mask": MaskMind, "masker": MaskerMind}

# How many iterations a strength thinks for, by game: they cost more in one game than in another.
STRENGTHS: Final[dict[str, dict[str, int]]] = {
    "novice": {"mascarade": 40, "mask": 30, "masker": 60},
    "regular": {"mascarade": 200, "mask": 150, "masker": 1_000},
    "master": {"mascarade": 2_000, "mask": 5_000, "masker": 20_000},
}


CARNIVAL: Final = "carnaval"


def kinds_for(game: Game) -> list[str]:
    """The bots that can play a game."""
    if game.name == CARNIVAL:
        return ["random", "talker", *believer.STRENGTHS]
    return ["random", "greedy", *STRENGTHS] if game.name in MINDS else ["random"]


def usual_kind(game: Game) -> str:
    return "regular" if "regular" in kinds_for(game) else "random"


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
    return SearchingBot(game, MINDS[game.name](), STRENGTHS[kind][game.name], seed)


__all__ = ["MINDS", "STRENGTHS", "Bot", "bot", "kinds_for", "thinker", "usual_kind"]
