"""Players that are no people. A bot is handed a view, never a state."""

from __future__ import annotations

from collections.abc import Callable

from ridotto.bots.bot import Bot
from ridotto.bots.random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot"]
