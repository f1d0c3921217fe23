"""A store that forgets when the house closes: for tests, and for an evening that needs no trace."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from ridotto.errors import CodeTaken, Overtaken
from ridotto.store.card import Card


class MemoryStore:
    def __init__(self) -> None:
        self._cards: dict[str, Card] = {}
        self._logs: dict[str, list[bytes]] = {}
        self._codes: dict[str, str] = {}
        self._secret: bytes | None = None
        self._spent: dict[str, float] = {}  # until when it has to be known

    async def create(self, card: Card, events: Sequence[bytes]) -> None:
        assert card.seq == len(events)
        if card.table in self._cards or card.code in self._codes:
            raise CodeTaken("code-taken", code=card.code)
        self._codes[card.code] = card.table
        self._cards[card.table] = card
        self._logs[card.table] = list(events)

    async def append(self, card: Card, expected: int, events: Sequence[bytes]) -> None:
        assert card.seq == expected + len(events) > expected
        known = self._cards.get(card.table)
        if known is None or known.seq != expected:
            raise Overtaken("overtaken", seq=known.seq if known else 0)
        self._cards[card.table] = card
        self._logs[card.table] += events

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self._logs.get(table, [])[after:]

    async def card(self, table: str) -> Card | None:
        return self._cards.get(table)

    async def by_code(self, code: str) -> Card | None:
        return self._cards.get(self._codes.get(code, ""))

    async def lobby(self, *, game: str | None = None, clock: str | None = None, limit: int = 50) -> list[Card]:
        shown = [
            card
            for card in _newest_first(self._cards.values())
            if card.public and card.phase != "ended" and game in (None, card.game) and clock in (None, card.clock)
        ]
        return sorted(shown, key=lambda card: card.phase != "gathering")[:limit]

    async def tables_of(self, guest: str, limit: int = 50, over: bool | None = None) -> list[Card]:
        theirs = (card for card in _newest_first(self._cards.values()) if guest in card.guests)
        return list(islice((card for card in theirs if over in (None, card.phase == "ended")), limit))

    async def due(self, before: float, limit: int = 100) -> list[str]:
        passed = [(card.due, card.table) for card in self._cards.values() if card.due is not None]
        return [table for due, table in sorted(passed) if due <= before][:limit]

    async def secret(self, make: Callable[[], bytes]) -> bytes:
        if self._secret is None:
            self._secret = make()
        return self._secret

    async def probe(self) -> None:
        pass

    async def spend(self, mark: str, until: float, now: float) -> bool:
        self._spent = {known: end for known, end in self._spent.items() if end > now}
        if mark in self._spent:
            return False
        self._spent[mark] = until
        return True

    async def is_spent(self, mark: str) -> bool:
        return mark in self._spent

    async def close(self) -> None:
        pass


def _newest_first(cards: Iterable[Card]) -> list[Card]:
    # Of the same moment, the lower id first: an order that every store can give.
    return sorted(cards, key=lambda card: (-card.changed, card.table))
