"""Players that aren't people. A bot is handed a view, never a state."""

from __future__ import annotations

from functools import cache

from ridotto import catalog
from ridotto.bots.bot import Bot, BotMaker, RememberingBot
from ridotto.bots.greedy_bot import GreedyBot
from ridotto.bots.random_bot import RandomBot
from ridotto.bots.search_bot import ProgressCallback, SearchBot, search_bot_maker
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts

USUAL_KIND = "regular"
ADVISER = "master"  # whose hints people get


@cache
def bot_makers(name: str) -> dict[str, BotMaker]:
    """The bots that can play the game of that name, weakest first, and then those of earlier versions."""
    package = catalog.package(name)
    makers: dict[str, BotMaker] = {"random": lambda game, seed: RandomBot(seed)}
    mind = package.mind()
    if mind is not None:
        makers["greedy"] = lambda game, seed: GreedyBot(game, mind(), seed)
        for kind, iterations in package.search_iterations.items():
            makers[kind] = search_bot_maker(mind, iterations)
    return {**makers, **package.own_bots(), **package.earlier_bots()}


def kinds_for(game: Game) -> list[str]:
    """The bots that people can play a game with."""
    earlier = catalog.package(game.name).earlier_bots()
    return [kind for kind in all_kinds(game) if kind not in earlier]


def all_kinds(game: Game) -> list[str]:
    """The bots that can play a game, also those that are only kept as yardsticks."""
    return list(bot_makers(game.name))


def usual_kind(game: Game) -> str:
    return USUAL_KIND if USUAL_KIND in kinds_for(game) else "random"


def can_advise(game: Game) -> bool:
    """Whether there is a bot that gives hints."""
    return ADVISER in bot_makers(game.name)


@cache
def remembers(kind: str, game: Game) -> bool:
    """Whether such a bot also plays by what it saw earlier."""
    makers = bot_makers(game.name)
    return kind in makers and isinstance(makers[kind](game, 0), RememberingBot)


def make_bot(kind: str, game: Game, seed: int) -> Bot:
    """A bot of that kind, ready to play."""
    makers = bot_makers(game.name)
    if kind not in makers:
        raise BadOption("unknown-bot", bot=kind, bots=", ".join(makers), game=game.title)
    return makers[kind](game, seed)


def make_thinking_bot(kind: str, game: Game, seed: int) -> SearchBot | RememberingBot:
    """A bot that can tell what it thinks of the moves."""
    makers = bot_makers(game.name)
    bot = makers[kind](game, seed) if kind in makers else None
    if not isinstance(bot, SearchBot | RememberingBot):
        raise BadOption("no-thinker", bot=kind, game=game.title)
    return bot


def make_adviser(kind: str, game: Game, seed: int) -> SearchBot | RememberingBot:
    """The bot behind the hints of that kind: a game may have one that thinks longer than its master plays."""
    maker = catalog.package(game.name).adviser() if kind == ADVISER else None
    adviser = None if maker is None else maker(game, seed)
    return adviser if isinstance(adviser, SearchBot) else make_thinking_bot(kind, game, seed)


def choose_move(player: Bot, view: Facts, on_progress: ProgressCallback) -> str:
    """What a bot chooses. One that thinks for long reports its progress, and can be stopped."""
    return player.choose(view, on_progress) if isinstance(player, SearchBot) else player.choose(view)


__all__ = [
    "ADVISER",
    "Bot",
    "BotMaker",
    "ProgressCallback",
    "RememberingBot",
    "all_kinds",
    "can_advise",
    "choose_move",
    "kinds_for",
    "make_adviser",
    "make_bot",
    "make_thinking_bot",
    "remembers",
    "usual_kind",
]
