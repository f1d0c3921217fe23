"""What every store promises."""

from __future__ import annotations

import asyncio

import pytest
from support.store.summaries import advance, append_wins, make_summary, numbered_events

from ridotto.errors import CodeTaken, Overtaken
from ridotto.store.store import Store

pytestmark = pytest.mark.anyio


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    summary = make_summary("t", seq=2)
    await store.create(summary, numbered_events(1, 2))
    await store.append(advance(summary, 3), 2, numbered_events(3, 5))
    assert await store.read("t") == numbered_events(1, 5)
    assert await store.read("t", after=3) == numbered_events(4, 5)
    assert await store.read("t", after=5) == []


async def test_any_bytes_are_kept(store: Store) -> None:
    events = [b"", b"\x00\xff", "né à Venise".encode(), bytes(100_000)]
    await store.create(make_summary("t", seq=4), events)
    assert await store.read("t") == events


async def test_the_summary_goes_with_the_log(store: Store) -> None:
    summary = make_summary("t", host="Zoë ☂\x00", due=12.5)
    await store.create(summary, [])
    assert await store.summary("t") == await store.summary_by_code(summary.code) == summary
    after = advance(summary, phase="ended", due=None, public=False, clock="days", changed=1e9 + 0.123456)
    await store.append(after, 0, [b"over"])
    assert await store.summary("t") == await store.summary_by_code(summary.code) == after


async def test_an_unknown_table_is_empty(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.summary("nowhere") is None
    assert await store.summary_by_code("nowhere") is None


async def test_a_table_that_is_not_there_takes_no_events(store: Store) -> None:
    with pytest.raises(Overtaken):
        await store.append(make_summary("nowhere", seq=1), 0, [b"lost"])
    assert await store.read("nowhere") == []


@pytest.mark.parametrize(("table", "code"), [("t", "another"), ("another", "code of t"), ("t", "code of t")])
async def test_a_code_or_an_id_is_given_once(store: Store, table: str, code: str) -> None:
    summary = make_summary("t", seq=1)
    await store.create(summary, [b"mine"])
    with pytest.raises(CodeTaken):
        await store.create(advance(summary, 0, table=table, code=code), [b"yours"])
    assert await store.read("t") == [b"mine"]
    assert await store.read("another") == []
    assert await store.summary_by_code("code of t") == summary


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
async def test_whoever_expects_another_number_is_overtaken_and_writes_nothing(store: Store, expected: int) -> None:
    summary = make_summary("t", seq=2)
    await store.create(summary, numbered_events(1, 2))
    with pytest.raises(Overtaken) as refusal:
        await store.append(advance(summary, expected - 1, phase="ended"), expected, [b"x"])
    assert refusal.value.facts == {"seq": 2}
    assert await store.read("t") == numbered_events(1, 2)
    assert await store.summary("t") == summary


async def test_each_number_is_won_by_one_of_many_writers(store: Store) -> None:
    summary = make_summary("t")
    await store.create(summary, [])
    for seq in range(5):
        now = advance(summary, seq)
        won = await asyncio.gather(*(append_wins(store, now, b"%d" % writer) for writer in range(20)))
        assert won.count(True) == 1
        assert await store.read("t", after=seq) == [b"%d" % won.index(True)]


async def test_a_refused_append_does_not_affect_other_tables(store: Store) -> None:
    summaries = [make_summary(f"t{number}") for number in range(30)]
    for summary in summaries:
        await store.create(summary, [])
    stale = [advance(summary, number % 3) for number, summary in enumerate(summaries)]
    won = await asyncio.gather(*(append_wins(store, summary, b"x") for summary in stale))
    assert won == [summary.seq == 0 for summary in stale]
    assert [len(await store.read(summary.table)) for summary in summaries] == [
        int(summary.seq == 0) for summary in stale
    ]


async def test_appends_sent_together_to_one_table_are_written_in_order(store: Store) -> None:
    summary = make_summary("t")
    await store.create(summary, [])
    await asyncio.gather(*(store.append(advance(summary, n), n - 1, numbered_events(n, n)) for n in range(1, 41)))
    assert await store.read("t") == numbered_events(1, 40)
    assert await store.summary("t") == advance(summary, 40)


async def test_a_cancelled_append_harms_no_other(store: Store) -> None:
    summaries = [make_summary(f"t{number}") for number in range(20)]
    for summary in summaries:
        await store.create(summary, [])
    tasks = [asyncio.create_task(append_wins(store, summary, b"1")) for summary in summaries]
    for round_of_loop in range(4):
        await asyncio.sleep(0)
        tasks[round_of_loop].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results[4:] == [True] * 16
    for summary in summaries:
        known = await store.summary(summary.table)
        assert known is not None
        assert await store.read(summary.table) == numbered_events(1, known.seq)
        await store.append(advance(known), known.seq, [b"%d" % (known.seq + 1)])


async def test_the_lobby_shows_public_tables_gathering_then_playing_newest_first(store: Store) -> None:
    await store.create(make_summary("old", changed=1.0), [])
    await store.create(make_summary("new", changed=9.0), [])
    await store.create(make_summary("played", changed=99.0, phase="playing"), [])
    await store.create(make_summary("over", changed=5.0, phase="ended"), [])
    await store.create(make_summary("private", changed=5.0, public=False), [])
    assert [summary.table for summary in await store.lobby()] == ["new", "old", "played"]
    assert [summary.table for summary in await store.lobby(limit=2)] == ["new", "old"]


async def test_the_lobby_filters_by_game_and_clock(store: Store) -> None:
    await store.create(make_summary("a", game="mask", clock="bank"), [])
    await store.create(make_summary("b", game="mask", clock="days"), [])
    await store.create(make_summary("c", game="masker", clock="bank"), [])
    assert [summary.table for summary in await store.lobby(game="mask")] == ["a", "b"]
    assert [summary.table for summary in await store.lobby(clock="bank")] == ["a", "c"]
    assert [summary.table for summary in await store.lobby(game="mask", clock="bank")] == ["a"]


async def test_a_guest_finds_the_tables_again_newest_first(store: Store) -> None:
    first = make_summary("first", guests=("ada",), changed=1.0)
    await store.create(first, [])
    await store.create(make_summary("second", guests=("ada", "bea"), changed=2.0, public=False), [])
    await store.append(advance(first, guests=("ada", "cid"), changed=3.0, phase="ended"), 0, [b"came"])
    assert [summary.table for summary in await store.tables_of("ada")] == ["first", "second"]
    assert [summary.table for summary in await store.tables_of("ada", limit=1)] == ["first"]
    assert [summary.table for summary in await store.tables_of("cid")] == ["first"]
    assert await store.tables_of("nobody") == []


async def test_a_guests_tables_can_be_those_that_go_on_or_those_that_are_over(store: Store) -> None:
    await store.create(make_summary("going", guests=("ada",)), [])
    await store.create(make_summary("over", guests=("ada",), phase="ended"), [])
    assert [summary.table for summary in await store.tables_of("ada", over=False)] == ["going"]
    assert [summary.table for summary in await store.tables_of("ada", over=True)] == ["over"]


async def test_every_append_updates_whom_a_table_waits_for(store: Store) -> None:
    summary = make_summary("t", guests=("ada", "bob"))
    await store.create(summary, [])
    for number, awaited in enumerate((0b10, 0b01, 0b11, 0)):
        summary = advance(summary, awaited=awaited)
        await store.append(summary, number, numbered_events(number + 1, number + 1))
        found = await store.summary("t")
        assert found == summary
        assert (found.waits_for("ada"), found.waits_for("bob")) == (bool(awaited & 1), bool(awaited & 2))
        assert not found.waits_for("cid")


async def test_the_table_that_is_due_the_longest_comes_first(store: Store) -> None:
    for name, due in {"soon": 20.0, "late": 10.0, "never": None, "later": 30.5}.items():
        await store.create(make_summary(name, due=due), [])
    assert await store.due_tables(9.99) == []
    assert await store.due_tables(30.0) == ["late", "soon"]
    assert await store.due_tables(30.5, limit=2) == ["late", "soon"]
    await store.append(advance(make_summary("late"), due=None), 0, [b"moved"])
    assert await store.due_tables(99.0) == ["soon", "later"]


async def test_a_probe_changes_nothing(store: Store) -> None:
    secret = await store.secret(lambda: b"secret")
    await store.create(make_summary("t"), [])
    for _ in range(3):
        await store.probe()
    assert await store.secret(lambda: b"another") == secret
    assert (await store.summary("t"), await store.read("t")) == (make_summary("t"), [])


async def test_the_secret_is_made_once(store: Store) -> None:
    assert await store.secret(lambda: b"first\x00\xff") == b"first\x00\xff"
    assert await store.secret(lambda: b"second") == b"first\x00\xff"


async def test_a_nonce_is_spent_once(store: Store) -> None:
    assert not await store.is_spent("link")
    spent = await asyncio.gather(*(store.spend("link", 20.0, 10.0) for _ in range(5)))
    assert sorted(spent) == [False] * 4 + [True]
    assert await store.is_spent("link")
    assert await store.spend("another", 20.0, 10.0)


async def test_a_nonce_that_has_expired_is_forgotten(store: Store) -> None:
    assert await store.spend("old", 20.0, 10.0)
    assert await store.spend("young", 40.0, 30.0)
    assert not await store.is_spent("old")
    assert await store.is_spent("young")
