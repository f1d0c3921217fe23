"""A page: the appends of many tables that one commit writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ridotto.errors import Overtaken
from ridotto.store.card import Card, write_card

Standing = dict[str, tuple[int, int]]  # by the id of a table: its number, and its seq as it is on disk
NOWHERE = (0, -1)  # a table that is not there has no number that anybody could expect


@dataclass(eq=False)
class Entry:
    """One append, and the future that its writer waits for."""

    card: Card
    expected: int
    events: Sequence[bytes]
    done: asyncio.Future[None]

    def settle(self, fault: BaseException | None) -> None:
        # Who was cancelled meanwhile has stopped waiting.
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


@dataclass
class Page:
    """The appends that fit the logs as they stand. The overtaken ones are put aside and do not spoil the others."""

    standing: Standing
    cards: dict[str, Card] = field(default_factory=dict)
    events: list[tuple[int, int, bytes]] = field(default_factory=list)
    overtaken: dict[Entry, int] = field(default_factory=dict)

    @classmethod
    def of(cls, entries: Iterable[Entry], standing: Standing) -> Page:
        """Sorts out the entries."""
        page = cls(standing)
        for entry in entries:
            page._take(entry)
        return page

    def _take(self, entry: Entry) -> None:
        table = entry.card.table
        number, seq = self.standing.get(table, NOWHERE)
        if table in self.cards:
            # Two appends of one table may share a page: the second goes on where the first has ended.
            seq = self.cards[table].seq
        if seq == entry.expected:
            self.cards[table] = entry.card
            self.events += event_rows(number, entry.card, entry.events)
        else:
            self.overtaken[entry] = max(seq, 0)

    @property
    def numbered(self) -> list[tuple[int, Card]]:
        """The cards, each with its table's number."""
        return [(self.standing[table][0], card) for table, card in self.cards.items()]

    @property
    def changes(self) -> list[tuple[int, float | None, float, int, int]]:
        """What every append changes, as a row for each table."""
        return [(number, card.due, card.changed, card.seq, card.awaited) for number, card in self.numbered]

    def fault(self, entry: Entry) -> Overtaken | None:
        """What the writer of this entry has to hear after the commit."""
        if entry in self.overtaken:
            return Overtaken("overtaken", seq=self.overtaken[entry])
        return None


def event_rows(number: int, card: Card, events: Sequence[bytes]) -> list[tuple[int, int, bytes]]:
    """The last events of a log, each with its table's number and its own place."""
    first = card.seq - len(events) + 1
    return [(number, first + place, event) for place, event in enumerate(events)]


def face_rows(numbered: Iterable[tuple[int, Card]]) -> list[tuple[int, str, bool, str]]:
    return [(number, card.phase, card.public, card.clock) for number, card in numbered]


def card_rows(numbered: Iterable[tuple[int, Card]]) -> list[tuple[int, bytes]]:
    return [(number, write_card(card)) for number, card in numbered]


def guest_rows(numbered: Iterable[tuple[int, Card]]) -> list[tuple[str, str]]:
    return [(guest, card.table) for _, card in numbered for guest in card.guests]
