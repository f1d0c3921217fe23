"""A house is killed, a database goes away: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import pytest
from support.store.postgres_server import PostgresServer, server
from support.store.store_process import EVENTS_AT_ONCE, child_command
from support.store.summaries import advance, make_summary, numbered_events

from ridotto.errors import Overtaken, StoreUnavailable
from ridotto.store.store import Store, TableSummary, open_store

pytestmark = pytest.mark.anyio
TABLES = ("a", "b", "c", "d", "e")


def acknowledged_before_death(url: str, lines: int) -> dict[str, int]:
    """Lets a house write until it has printed this many lines, then kills it in the middle of its work."""
    with subprocess.Popen(child_command("write", url, *TABLES), stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        printed = [house.stdout.readline() for _ in range(lines)]
        house.kill()
        printed += [line for line in house.stdout if line.endswith("\n")]
    return {table: int(seq) for table, seq in (line.split() for line in printed)}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
async def test_whatever_was_acknowledged_survives_a_kill(url: str) -> None:
    for lines in (40, 83, 131):
        acknowledged = acknowledged_before_death(url, lines)
        store = await open_store(url)
        for table in TABLES:
            summary, log = await store.summary(table), await store.read(table)
            assert summary is not None
            assert log == numbered_events(1, summary.seq)
            assert summary.seq >= acknowledged.get(table, 0)
            assert summary.seq % EVENTS_AT_ONCE == 0, "half an append was written"
        await store.close()


async def test_postgres_may_go_and_come_back() -> None:
    with server() as running:
        store = await open_store(running.database())
        summary = make_summary("t")
        await store.create(summary, [])
        await store.append(advance(summary), 0, [b"1"])
        running.stop()
        for refused in (
            store.append(advance(summary, 2), 1, [b"2"]),
            store.read("t"),
            store.create(make_summary("u"), []),
        ):
            with pytest.raises(StoreUnavailable):
                await refused
        running.start()
        await store.append(advance(summary, 2), 1, [b"2"])
        assert await store.read("t") == numbered_events(1, 2)
        await store.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_nothing_is_lost_or_doubled_while_postgres_restarts(how: signal.Signals) -> None:
    with server() as running:
        store = await open_store(running.database())
        summaries = [make_summary(table) for table in TABLES]
        for summary in summaries:
            await store.create(summary, [])
        stop = asyncio.Event()
        players = [asyncio.create_task(play_on(store, summary, stop)) for summary in summaries]
        await restart(running, how)
        await restart(running, how)
        stop.set()
        for table, acknowledged in zip(TABLES, await asyncio.gather(*players), strict=True):
            log = await store.read(table)
            assert log == numbered_events(1, len(log))
            assert len(log) >= acknowledged > 0
        await store.close()


async def test_a_connection_that_is_out_of_sync_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As asyncpg sometimes leaves it when the server goes away in the middle of something."""

    def out_of_sync(connection: asyncpg.Connection) -> None:
        raise asyncpg.InternalClientError

    with server() as running:
        store = await open_store(running.database())
        summary = make_summary("a")
        await store.create(summary, [])
        with monkeypatch.context() as broken:
            broken.setattr(asyncpg.Connection, "transaction", out_of_sync)
            with pytest.raises(StoreUnavailable):
                await store.append(advance(summary), summary.seq, [b"1"])
        await store.append(advance(summary), summary.seq, [b"1"])
        assert await store.read("a") == [b"1"]
        await store.close()


async def test_reading_over_a_connection_that_is_out_of_sync_fails_with_store_unavailable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def out_of_sync(connection: asyncpg.Connection, *args: object, **kwargs: object) -> None:
        raise asyncpg.InternalClientError("out of sync")

    with server() as running:
        store = await open_store(running.database())
        await store.create(make_summary("a"), [])
        with monkeypatch.context() as broken:
            broken.setattr(asyncpg.Connection, "prepare", out_of_sync)
            with pytest.raises(StoreUnavailable):
                await store.read("a")
        assert await store.read("a") == []
        await store.close()


async def restart(running: PostgresServer, how: signal.Signals) -> None:
    await asyncio.sleep(0.3)
    await asyncio.to_thread(running.stop, how)
    await asyncio.to_thread(running.start)
    await asyncio.sleep(0.3)


async def play_on(store: Store, summary: TableSummary, stop: asyncio.Event) -> int:
    """Appends as a house does: after the store was unavailable, it checks the log before it writes again."""
    acknowledged = 0
    while not stop.is_set():
        try:
            await store.append(advance(summary), summary.seq, [b"%d" % (summary.seq + 1)])
            summary = advance(summary)
            acknowledged = summary.seq
        except StoreUnavailable:
            summary = await look_up(store, summary.table)
    return acknowledged


async def look_up(store: Store, table: str) -> TableSummary:
    while True:
        try:
            summary = await store.summary(table)
        except StoreUnavailable:
            await asyncio.sleep(0.02)
        else:
            assert summary is not None
            return summary


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
async def test_two_nodes_write_one_table(fresh: Callable[[], str]) -> None:
    """Each looks up where the log ends and writes there: every number is won by one, and neither waits forever."""
    url = fresh()
    nodes = [await open_store(url) for _ in range(2)]
    for table in TABLES:
        await nodes[0].create(make_summary(table), [])
    orders = [TABLES, TABLES[::-1]]
    await asyncio.gather(
        *(race(node, table) for node, order in zip(nodes, orders, strict=True) for table in order),
    )
    for table in TABLES:
        assert await nodes[0].read(table) == await nodes[1].read(table) == numbered_events(1, 20)
    for node in nodes:
        await node.close()


async def race(node: Store, table: str, last: int = 20) -> None:
    summary = await look_up(node, table)
    while summary.seq < last:
        with suppress(Overtaken):
            await node.append(advance(summary), summary.seq, [b"%d" % (summary.seq + 1)])
        summary = await look_up(node, table)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"], indirect=True)
async def test_a_closing_store_writes_what_is_pending_and_then_nothing(url: str) -> None:
    store = await open_store(url)
    await store.create(make_summary("t"), [])
    waiting = asyncio.create_task(store.append(advance(make_summary("t")), 0, [b"1"]))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(StoreUnavailable, match="closing"):
        await store.append(advance(make_summary("t"), 2), 1, [b"2"])
    with pytest.raises(StoreUnavailable, match="closing"):
        await store.create(make_summary("u"), [])
    with pytest.raises(StoreUnavailable, match="closing"):
        await store.read("t")
    again = await open_store(url)
    assert await again.read("t") == [b"1"]
    await again.close()
