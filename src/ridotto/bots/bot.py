"""What every bot does, and what a bot with a memory does besides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Protocol

from ridotto.bots.ranked_move import RankedMove
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts


class Bot(Protocol):
    def choose(self, view: Facts) -> str:
        """A legal move of the seat whose view this is."""
        ...


BotMaker = Callable[[Game, int], Bot]  # makes one from the rulebook and a seed


class RememberingBot(ABC):
    """Also plays by what its seat saw earlier, and keeps one character for a whole game."""

    quiet: bool = False  # whether it only listens while the others talk

    @abstractmethod
    def choose(self, view: Facts) -> str: ...

    @abstractmethod
    def observe(self, view: Facts) -> None:
        """Takes in an earlier view of its seat: for a bot that comes into a game that's under way."""

    @abstractmethod
    def advise(self, view: Facts) -> Iterator[RankedMove]:
        """What it thinks of the moves, best first."""
