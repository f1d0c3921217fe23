"""The house: which tables are open, and how others are opened from their logs."""

from __future__ import annotations

import asyncio
import time

from ridotto.errors import NoSuchTable
from ridotto.house.bus import Notice
from ridotto.house.fresh import is_code
from ridotto.house.open_table import OpenTable
from ridotto.house.staff import Staff
from ridotto.store.card import Card
from ridotto.table.log import read
from ridotto.table.table import Table

SILENCE = 4  # looks into the store during which a living node says something
LATE = 2.0  # seconds that a node gets for ringing at a table that it has open itself


class House:
    """Keeps in memory only tables that somebody looks at or that have something to do."""

    def __init__(self, staff: Staff) -> None:
        self.staff = staff
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}

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
        table = OpenTable(self.staff, Table.replay([read(line) for line in lines]))
        self.staff.metrics.tables.inc()
        table.wake()
        return table

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
                await table.catch_up()
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
        for table_id in await self.staff.store.due(self.staff.now() - LATE):
            if table_id not in self.tables:
                (await self.table(table_id)).ring()

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()
