"""The soak test runs, and it would notice a lost move, a doubled one, and growing memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from soak_guests import PlayedTable, SoakPlayer, find_lost_moves
from soak_report import Sample, growth, read_csv
from support.store.summaries import make_summary

from ridotto.client.table_client import TableClient
from ridotto.store.store import Store, open_store
from ridotto.table.events import LogEntry, Moved, Sealed, encode_entry

SOAK = Path(__file__).parent.parent / "bench" / "soak.py"
CODE = "code of t"
PATIENCE = 300.0  # seconds
MOVES = [("a", "lay 1"), ("b", "watch 3")]
LOG = [LogEntry(1.0, Moved(0, "lay 1"), "anna", "a"), LogEntry(2.0, Sealed(0, "watch 3"), "anna", "b")]


# -- acknowledged moves


async def store_with(*entries: LogEntry) -> Store:
    store = await open_store("memory:")
    await store.create(make_summary("t", seq=len(entries)), [encode_entry(entry) for entry in entries])
    return store


def anna(*, code: str = CODE, pending: tuple[str, str] | None = None) -> PlayedTable:
    player = SoakPlayer(TableClient("ws://nowhere", ""), "", 0, list(MOVES), pending)
    return PlayedTable(code, "masker", [player])


@pytest.mark.anyio
async def test_moves_that_are_in_the_log_are_no_problem() -> None:
    others = [LogEntry(1.5, Moved(1, "lay 2"), "ben", "z"), LogEntry(1.6, Moved(0, "pass", "clock"))]
    store = await store_with(LOG[0], *others, LOG[1])
    assert await find_lost_moves(store, [anna()], at_the_end=True) == []


@pytest.mark.anyio
@pytest.mark.parametrize(
    "log",
    [LOG[:1], LOG[::-1], [LOG[0], *LOG], [LogEntry(1.0, Moved(0, "lay 2"), "anna", "a"), LOG[1]], []],
    ids=["lost", "in another order", "doubled", "another move", "nothing"],
)
async def test_moves_that_are_not_in_the_log_are_reported(log: list[LogEntry]) -> None:
    assert len(await find_lost_moves(await store_with(*log), [anna()])) == 1


@pytest.mark.anyio
async def test_a_table_that_is_gone_has_lost_its_moves() -> None:
    assert len(await find_lost_moves(await store_with(*LOG), [anna(code="GONE")])) == 1


@pytest.mark.anyio
async def test_one_move_may_be_in_the_log_without_an_answer() -> None:
    store = await store_with(*LOG, LogEntry(3.0, Moved(0, "lay 5"), "anna", "c"))
    assert await find_lost_moves(store, [anna(pending=("c", "lay 5"))], at_the_end=True) == []
    assert await find_lost_moves(store, [anna()]) == []  # the answer may be on its way
    assert len(await find_lost_moves(store, [anna()], at_the_end=True)) == 1


# -- memory


def sample_at(life: int, minute: float, mb: float, tables: int = 300) -> Sample:
    return Sample(60 * minute, life, mb, 30.0, 700, tables, 650, 0, 0)


def test_memory_is_compared_within_a_life_and_with_as_many_tables() -> None:
    first = [sample_at(1, minute, 100) for minute in range(10)]
    second = [sample_at(2, minute, 200 + minute) for minute in range(10, 30)]
    empty = [sample_at(2, minute, 0, tables=20) for minute in range(30, 33)]
    steady, growing = growth([*first, *second, *empty])
    assert (steady.life, steady.mb_per_hour, steady.house_mb) == (1, 0, (100, 100))
    assert growing.life == 2
    assert growing.mb_per_hour == pytest.approx(60)
    assert growing.house_mb[1] - growing.house_mb[0] == pytest.approx(16)
    assert growing.others == (50, 50)


def test_a_short_life_has_no_slope() -> None:
    (short,) = growth([sample_at(1, minute, 100 + minute) for minute in range(6)])
    assert short.mb_per_hour is None


# -- the whole soak


def test_a_short_soak(tmp_path: Path) -> None:
    table, picture = tmp_path / "soak.csv", tmp_path / "soak.svg"
    args = ["--minutes", "1.5", "--tables", "8", "--kills", "1", "--every", "1", "--idle", "1"]
    command = [sys.executable, str(SOAK), *args, "--csv", str(table), "--picture", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    samples = read_csv(table)
    assert {sample.life for sample in samples} == {1, 2}
    assert max(sample.moves for sample in samples) > 0
    assert max(sample.sockets for sample in samples) >= 8
    assert (samples[-1].tables, samples[-1].sockets) == (0, 0)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
