"""The house: which tables are open, and how others are opened from their logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import structlog

from ridotto.errors import NoSuchTable, StoreUnavailable
from ridotto.house.bus import Notice
from ridotto.house.fresh import is_code
from ridotto.house.logs import place_of
from ridotto.house.open_table import OpenTable
from ridotto.house.slices import replayed
from ridotto.house.staff import Staff
from ridotto.store.card import Card
from ridotto.table.log import Guest
from ridotto.table.table import Table

SILENCE = 4  # looks into the store during which a living node says something
LATE = 2.0  # seconds that a node gets for ringing at a table that it has open itself
MOST_RENAMED = 20  # tables that hear of a new name
MOST_DUE = 100  # tables that are opened in one round because somebody's time is up there

log = structlog.get_logger()


class DamagedTable(Exception):
    """Its log cannot be read. What is wrong with it stands in the logs of the house."""


class House:
    """Keeps in memory only tables that somebody looks at or that have something to do."""

    def __init__(self, staff: Staff) -> None:
        self.staff = staff
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.damaged: set[str] = set()  # tables whose logs cannot be read; nobody's clock waits for them

    async def card(self, code: str, address: str, guest: str) -> Card:
        """The card of a table. Whoever guesses codes will soon have to wait, and is not told either that one is right:
        only of a table that is theirs, or that stands in the lobby."""
        # What cannot be a code does not reach the store: not every database can even be asked for it.
        card = await self.staff.store.by_code(code.upper()) if is_code(code) else None
        if card is None:
            self.staff.limits.guesses.take(address)
            raise NoSuchTable("no-such-table", code=code)
        if not card.public and guest not in card.guests:
            self.staff.limits.guesses.check(address)
        return card

    async def table(self, table_id: str) -> OpenTable:
        """The table, opened from its log if nobody has looked at it for a while."""
        if table_id not in self.tables:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = await self._opened(table_id)
            self._opening.pop(table_id, None)
        table = self.tables[table_id]
        table.touched = time.monotonic()
        return table

    async def _opened(self, table_id: str) -> OpenTable:
        lines = await self.staff.store.read(table_id)
        table = OpenTable(self.staff, await self._replayed(table_id, lines))
        self.damaged.discard(table_id)  # somebody may have mended it
        self.staff.metrics.tables.inc()
        table.wake()
        return table

    async def _replayed(self, table_id: str, lines: list[bytes]) -> Table:
        """The table as its log tells it. One whose log tells nonsense is set aside."""
        try:
            table = await replayed(lines)
            if table.id != table_id:
                raise ValueError(table.id)
        except Exception as fault:
            self.damaged.add(table_id)
            log.error("table damaged", table=table_id, **place_of(fault))
            raise DamagedTable(table_id) from fault
        return table

    async def rename(self, guest: Guest, was: str) -> None:
        """Tells the tables where somebody plays that they are called otherwise now."""
        for card in await self.staff.store.tables_of(guest.id, MOST_RENAMED, over=False):
            await self._guarded(card.table, self._rename_at(card.table, guest, was))

    async def _rename_at(self, table_id: str, guest: Guest, was: str) -> None:
        table = await self.table(table_id)
        await table.happen(lambda known, now: known.guest_renamed(guest, was, now))

    # -- other nodes

    def hear(self, notice: Notice) -> None:
        table = self.tables.get(notice.table)
        if table is None or notice.node == self.staff.node:
            return
        if notice.here is not None:
            table.hear_of(notice.node, notice.here)
        if notice.seq > table.length:
            self.staff.send(table.catch_up())

    async def catch_up(self) -> None:
        """Looks into the store for what the bus may have lost."""
        for table in list(self.tables.values()):
            if table.crowd.devices:
                await self._guarded(table.id, table.catch_up())
                table.crowd.forget_nodes(time.monotonic() - SILENCE * self.staff.settings.poll)
                table.publish_presence()

    # -- keeping house

    async def sweep(self) -> None:
        """Drops devices that do not read, mends what failed appends have left, puts idle tables away."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            table.drop_stuck(now)
            if table.ahead and not table.lock.locked():
                self.staff.send(table.catch_up())
            if table.is_idle(now):
                table.close()
                del self.tables[table.id]
                self.staff.metrics.tables.dec()

    async def ring(self) -> None:
        """Tables that are not open have clocks too."""
        late = await self.staff.store.due(self.staff.now() - LATE, MOST_DUE + len(self.damaged))
        for table_id in late:
            if table_id not in self.tables and table_id not in self.damaged:
                await self._guarded(table_id, self._ring_at(table_id))

    async def _ring_at(self, table_id: str) -> None:
        (await self.table(table_id)).ring()

    async def _guarded(self, table_id: str, work: Awaitable[None]) -> None:
        """What goes wrong at one table is written down, and the round goes on to the next."""
        try:
            await work
        except StoreUnavailable:
            raise  # of no table in particular
        except DamagedTable:
            pass  # it was named already
        except Exception as fault:
            log.error("table failed", table=table_id, **place_of(fault))

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()
