"""A log that can't be read is a problem for its own table, and for no other."""

from __future__ import annotations

import asyncio
import time

import pytest
from structlog.testing import capture_logs
from support.house.running_house import WebGuest, quick_settings, run_house
from websockets.exceptions import ConnectionClosed

from ridotto.house.services import Services
from ridotto.store.memory import MemoryStore

pytestmark = pytest.mark.anyio

TIMEOUT = 120.0


class Damaged(MemoryStore):
    """A store in which the logs of some tables have become unreadable."""

    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[str, list[bytes]] = {}

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.logs[table] if table in self.logs else await super().read(table, after)


async def clocked_tables(store: Damaged, count: int) -> dict[str, str]:
    """Tables at which somebody has to move, all closed; code by id, in the order in which they are due."""
    async with run_house(store=store) as url:
        anna = await WebGuest(url).set_name("Anna")
        codes = [await anna.open("masker", 2, clock={"kind": "move", "seconds": 5}) for _ in range(count)]
        for code in codes:
            async with anna.connect(code) as seat:
                await seat.must_do("sit", seat=0)
                await seat.must_do("sit", seat=1, name="Ben")
                await seat.must_do("start")
    summaries = [await store.summary_by_code(code) for code in codes]
    return {summary.table: summary.code for summary in summaries if summary is not None}


def late(services: Services) -> None:
    """Sets the clock to long after everybody's time is up."""
    services.now = lambda: time.time() + 60


async def until_moved(store: Damaged, tables: list[str], lengths: list[int]) -> None:
    async with asyncio.timeout(TIMEOUT):
        for table, length in zip(tables, lengths, strict=True):
            while len(await store.read(table)) <= length:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "log", [[b"{"], [b'{"at":1.0,"what":{"event":"lifted"}}'], []], ids=["torn", "nonsense", "empty"]
)
async def test_one_unreadable_log_stops_no_other_clock(log: list[bytes]) -> None:
    store = Damaged()
    broken, *whole = await clocked_tables(store, 3)
    store.logs[broken] = log
    lengths = [len(await store.read(table)) for table in whole]
    with capture_logs() as logs:
        async with run_house(quick_settings(poll=0.1), store=store, with_services=late):
            await until_moved(store, whole, lengths)
            await asyncio.sleep(0.5)
    named = [line for line in logs if line["event"] == "table damaged"]
    assert [line["table"] for line in named] == [broken], "named once, not at every round"


async def test_many_unreadable_logs_stop_no_other_clock_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.house.tables.house.MOST_DUE", 2, raising=False)
    store = Damaged()
    *broken, whole = await clocked_tables(store, 4)
    store.logs.update({table: [b"{"] for table in broken})
    length = len(await store.read(whole))
    async with run_house(quick_settings(poll=0.1), store=store, with_services=late):
        await until_moved(store, [whole], [length])


async def test_the_socket_of_a_damaged_table_is_closed_with_1011_and_others_stay_open() -> None:
    store = Damaged()
    tables = await clocked_tables(store, 2)
    broken, whole = tables
    store.logs[broken] = [b"{"]
    async with run_house(store=store) as url:
        with pytest.raises(ConnectionClosed) as closed:
            async with WebGuest(url).connect(tables[broken]) as seat:
                await seat.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        async with WebGuest(url).connect(tables[whole]) as seat:
            assert (await seat.receive())["type"] == "snapshot"
        del store.logs[broken]  # somebody has repaired it
        async with WebGuest(url).connect(tables[broken]) as seat:
            assert (await seat.receive())["type"] == "snapshot"
