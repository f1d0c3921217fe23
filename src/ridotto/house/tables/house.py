"""The house: which tables are open, and how others are opened from their logs."""

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

NODE_TIMEOUT_POLLS = 4  # looks into the store during which a living node says something
OVERDUE_GRACE = 2.0  # seconds that a node gets for ringing at a table that it has open itself
MOST_RENAMED = 20  # tables that hear of a new name
MOST_DUE = 100  # tables that are opened in one round because somebody's time is up there

log = structlog.get_logger()


class DamagedTable(Exception):
    """Its log cannot be read. What is wrong with it stands in the logs of the house."""


class House:
    """Keeps in memory only tables that somebody looks at or that have something to do."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.damaged: set[str] = set()  # tables whose logs cannot be read; nobody's clock waits for them

    async def find_summary(self, code: str, address: str, guest: str) -> TableSummary:
        """The card of a table. Whoever guesses codes will soon have to wait, and is not told either that one is right:
        only of a table that is theirs, or that stands in the lobby."""
        # What cannot be a code does not reach the store: not every database can even be asked for it.
        summary = await self.services.store.summary_by_code(code.upper()) if is_code(code) else None
        if summary is None:
            self.services.limits.code_guesses.take(address)
            raise NoSuchTable("no-such-table", code=code)
        if not summary.public and guest not in summary.guests:
            self.services.limits.code_guesses.check(address)
        return summary

    async def table(self, table_id: str) -> OpenTable:
        """The table, opened from its log if nobody has looked at it for a while."""
        if table_id not in self.tables:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.tables:
                    self.tables[table_id] = await self._load(table_id)
            self._opening.pop(table_id, None)
        table = self.tables[table_id]
        table.last_used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> OpenTable:
        log_lines = await self.services.store.read(table_id)
        table = OpenTable(self.services, await self._replay(table_id, log_lines))
        self.damaged.discard(table_id)  # somebody may have mended it
        self.services.metrics.tables.inc()
        table.schedule()
        return table

    async def _replay(self, table_id: str, log_lines: list[bytes]) -> Table:
        """The table as its log tells it. One whose log tells nonsense is set aside."""
        try:
            table = await replay_log(log_lines)
            if table.id != table_id:
                raise ValueError(table.id)
        except Exception as fault:
            self.damaged.add(table_id)
            log.error("table damaged", table=table_id, **fault_details(fault))
            raise DamagedTable(table_id) from fault
        return table

    async def rename_guest(self, guest: Guest, was: str) -> None:
        """Tells the tables where somebody plays that they are called otherwise now."""
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
        """Looks into the store for what the bus may have lost."""
        for table in list(self.tables.values()):
            if table.devices.connected:
                await self._guarded(table.id, table.catch_up())
                table.devices.forget_silent_nodes(time.monotonic() - NODE_TIMEOUT_POLLS * self.services.settings.poll)
                table.publish_presence()

    # -- keeping house

    async def sweep(self) -> None:
        """Drops devices that do not read, mends what failed appends have left, puts idle tables away."""
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
        """Tables that are not open have clocks too."""
        late = await self.services.store.due_tables(self.services.now() - OVERDUE_GRACE, MOST_DUE + len(self.damaged))
        for table_id in late:
            if table_id not in self.tables and table_id not in self.damaged:
                await self._guarded(table_id, self._tick_table(table_id))

    async def _tick_table(self, table_id: str) -> None:
        (await self.table(table_id)).start_tick()

    async def _guarded(self, table_id: str, work: Awaitable[None]) -> None:
        """What goes wrong at one table is written down, and the round goes on to the next."""
        try:
            await work
        except StoreUnavailable:
            raise  # of no table in particular
        except DamagedTable:
            pass  # it was named already
        except Exception as fault:
            log.error("table failed", table=table_id, **fault_details(fault))

    def close(self) -> None:
        for table in self.tables.values():
            table.close()
        self.tables.clear()
