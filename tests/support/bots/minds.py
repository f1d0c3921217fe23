"""The games whose bots search, and their searching bots."""

from __future__ import annotations

from ridotto import catalog
from ridotto.bots import make_thinking_bot
from ridotto.bots.search_bot import SearchBot
from ridotto.rules.contract import Game

MINDS = {name: mind for name, package in catalog.packages().items() if (mind := package.mind()) is not None}


def make_search_bot(kind: str, game: Game, seed: int) -> SearchBot:
    bot = make_thinking_bot(kind, game, seed)
    assert isinstance(bot, SearchBot)
    return bot


def iterations(kind: str, name: str) -> int:
    return catalog.package(name).search_iterations[kind]
