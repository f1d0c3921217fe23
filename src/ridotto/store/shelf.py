"""The shelf: the cards as this pen has written them last."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto.store.card import Card, same_face
from ridotto.store.page import Entry, Page, Standing

MOST_KEPT = 20_000


class Shelf:
    """What stands here need not be looked up, nor written once more. To forget it is harmless."""

    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._numbers: dict[str, int] = {}

    def standing(self, entries: Iterable[Entry]) -> Standing:
        """Where this pen has left the tables, if those who append now have seen them there as well.

        Another node may have gone on with a table since. Then an event of ours meets one of theirs in the database,
        which takes only one.
        """
        seen = [entry for entry in entries if self._left(entry.card.table, entry.expected)]
        return {entry.card.table: (self._numbers[entry.card.table], entry.expected) for entry in seen}

    def turned(self, page: Page) -> list[tuple[int, Card]]:
        """The cards of the page whose face may be another than that on disk, each with its table's number."""
        return [(number, card) for number, card in page.numbered if not self._shows(card, page)]

    def put(self, numbered: Iterable[tuple[int, Card]]) -> None:
        """To be called after the commit."""
        if len(self._cards) > MOST_KEPT:
            self.clear()
        for number, card in numbered:
            self._numbers[card.table] = number
            self._cards[card.table] = card

    def clear(self) -> None:
        self._cards.clear()
        self._numbers.clear()

    def _shows(self, card: Card, page: Page) -> bool:
        _, seq = page.standing[card.table]
        return self._left(card.table, seq) and same_face(self._cards[card.table], card)

    def _left(self, table: str, seq: int) -> bool:
        return table in self._cards and self._cards[table].seq == seq
