"""The house: the tables in memory, and how others are loaded from their logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import structlog

from ridotto.errors import NoSuchTable, StoreUnavailable
from ridotto.house.cluster.bus import TableNotice
from ridotto.house.logs import fault_details
from ridotto.house.services import Services
from ridotto.house.tables.open_table import OpenTable
from ridotto.house.tables.randomness import is_code
from ridotto.house.tables.time_slices import replay_log
from ridotto.store.summary import TableSummary
from ridotto.table.events import Guest
from ridotto.table.table import Table

NODE_TIMEOUT_POLLS = 4  # polls of the store in which a live node publishes something
OVERDUE_GRACE = 2.0  # seconds for the node that has the table open to run its timer itself
MOST_RENAMED = 20  # tables at which a new name is announced
MOST_DUE = 100  # overdue tables that are loaded in one round

log = structlog.get_logger()


class DamagedTable(Exception):
    """A table whose log can't be read. The house's own logs say what's wrong."""


class House:
    """Keeps only tables in memory that somebody looks at or that have something to do."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.damaged: set[str] = set()  # tables whose logs can't be read; their clocks are ignored

    async def find_summary(self, code: str, address: str, guest: str) -> TableSummary:
        """The summary of a table. Whoever guesses codes soon has to wait, and then isn't told either that one is right,
        unless the table is theirs or in the lobby."""
        # What can't be a code doesn't reach the store: not every database accepts every string.
        summary = await self.services.store.summary_by_code(code.upper()) if is_code(code) else None
        if summary is None:
            self.services.limits.code_guesses.take(address)
            raise NoSuchTable("no-such-table", code=code)
        if not summary.public and guest not in summary.guests:
            self.services.limits.code_guesses.check(address)
        return summary

    async def table(self, table_id: str) -> OpenTable:
        """The table, loaded from its log if it isn't in memory."""
        if table_id not in self.tables:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = await self._load(table_id)
            self._opening.pop(table_id, None)
        table = self.tables[table_id]
        table.last_used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> OpenTable:
        encoded = await self.services.store.read(table_id)
        table = OpenTable(self.services, await self._replay(table_id, encoded))
        self.damaged.discard(table_id)  # somebody may have repaired it
        self.services.metrics.tables.inc()
        table.schedule()
        return table

    async def _replay(self, table_id: str, encoded: list[bytes]) -> Table:
        """The table, rebuilt from its log. If the log makes no sense, the table is set aside."""
        try:
            table = await replay_log(encoded)
            if table.id != table_id:
                raise ValueError(table.id)
        except Exception as fault:
            self.damaged.add(table_id)
            log.error("table damaged", table=table_id, **fault_details(fault))
            raise DamagedTable(table_id) from fault
        return table

    async def rename_guest(self, guest: Guest, was: str) -> None:
        """Announces a guest's new name at the tables where they play."""
        for summary in await self.services.store.tables_of(guest.id, MOST_RENAMED, over=False):
            await self._guarded(summary.table, self._rename_at(summary.table, guest, was))

    async def _rename_at(self, table_id: str, guest: Guest, was: str) -> None:
        table = await self.table(table_id)
        await table.execute(lambda known, now: known.decide_rename(guest, was, now))

    # -- other nodes

    def handle_notice(self, notice: TableNotice) -> None:
        table = self.tables.get(notice.table)
        if table is None or notice.node == self.services.node:
            return
        if notice.here is not None:
            table.update_remote_presence(notice.node, notice.here)
        if notice.seq > table.log_length:
            self.services.run_in_background(table.catch_up())

    async def catch_up(self) -> None:
        """Polls the store for whatever the bus may have lost."""
        for table in list(self.tables.values()):
            if table.devices.connected:
                await self._guarded(table.id, table.catch_up())
                table.devices.forget_silent_nodes(time.monotonic() - NODE_TIMEOUT_POLLS * self.services.settings.poll)
                table.publish_presence()

    # -- housekeeping

    async def sweep(self) -> None:
        """Drops devices that don't read, cleans up after failed appends, removes idle tables from memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            table.drop_stuck(now)
            if table.uncommitted and not table.lock.locked():
                self.services.run_in_background(table.catch_up())
            if table.is_idle(now):
                table.close()
                del self.tables[table.id]
                self.services.metrics.tables.dec()

    async def tick_overdue_tables(self) -> None:
        """Tables that aren't in memory have clocks too."""
        late = await self.services.store.due_tables(self.services.now() - OVERDUE_GRACE, MOST_DUE + len(self.damaged))
        for table_id in late:
            if table_id not in self.tables and table_id not in self.damaged:
                await self._guarded(table_id, self._tick_table(table_id))

    async def _tick_table(self, table_id: str) -> None:
        (await self.table(table_id)).start_tick()

    async def _guarded(self, table_id: str, work: Awaitable[None]) -> None:
        """A failure at one table is logged, and the round goes on with the next."""
        try:
            await work
        except StoreUnavailable:
            raise  # has nothing to do with this table
        except DamagedTable:
            pass  # logged already
        except Exception as fault:
            log.error("table failed", table=table_id, **fault_details(fault))

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()
