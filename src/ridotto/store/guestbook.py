"""The guest book: which guests sat at which tables."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto.store.card import Card

MOST_REMEMBERED = 100_000


class GuestBook:
    """Remembers who is written down already, so that a move does not write its players' names once more."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def missing(self, cards: Iterable[Card]) -> list[tuple[str, str]]:
        """The pairs of guest and table that may not be on disk yet."""
        return [
            (guest, card.table) for card in cards for guest in card.guests if (guest, card.table) not in self._known
        ]

    def remember(self, written: Iterable[tuple[str, str]]) -> None:
        """To be called after the commit. To forget is harmless: the names are then written once more."""
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known.update(written)
