"""What every bot does."""

from __future__ import annotations

from typing import Protocol

from ridotto.rules.event import Facts


class Bot(Protocol):
    def choose(self, view: Facts) -> str:
        """A legal move of the seat whose view this is."""
        ...
