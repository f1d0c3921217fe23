"""The shelf: the cards as this pen has written them last."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto.store.card import Card, same_face
from ridotto.store.page import Entry, Page, Standing

MOST_KEPT = 20_000


class Shelf:
    """What stands here need not be looked up, nor written once more. To forget it is harmless."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[int, Card]] = {}  # by the id of the table: its number and its card

    def standing(self, entries: Iterable[Entry]) -> Standing:
        """Where this pen has left the tables, if those who append now have seen them there as well.

        Another node may have written since. Then the first new event meets the other one's in the database; so an
        append without events is not trusted.
        """
        kept = ((entry, *self._kept[entry.card.table]) for entry in entries if entry.card.table in self._kept)
        return {
            card.table: (number, card.seq)
            for entry, number, card in kept
            if entry.events and entry.expected == card.seq
        }

    def turned(self, page: Page) -> list[Card]:
        """The cards of the page whose face may be another than that on disk."""
        return [card for card in page.cards.values() if not self._shows(card, *page.standing[card.table])]

    def _shows(self, card: Card, number: int, seq: int) -> bool:
        _, last = self._kept.get(card.table, (number, None))
        return last is not None and last.seq == seq and same_face(last, card)

    def put(self, numbered: Iterable[tuple[int, Card]]) -> None:
        """To be called after the commit."""
        if len(self._kept) > MOST_KEPT:
            self._kept.clear()
        self._kept.update((card.table, (number, card)) for number, card in numbered)

    def clear(self) -> None:
        self._kept.clear()
