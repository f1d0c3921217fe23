"""Two nodes create, append and reopen in any order: every store behaves as the model does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from support.store.summaries import PLAIN_SUMMARY

from ridotto.errors import CodeTaken, Overtaken, RidottoError
from ridotto.store.store import Store, TableSummary, open_store

Result = TypeVar("Result")
NAMES = ("a", "b", "c", "d")
GUESTS = ("ada", "bea", "cid")
TIMES = st.floats(0, 3e9, width=32)
FIELDS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["mask", "masker"]),
        "phase": st.sampled_from(["gathering", "playing", "ended"]),
        "public": st.booleans(),
        "clock": st.sampled_from(["none", "days"]),
        "due": st.none() | TIMES,
        "changed": TIMES,
        "host": st.text(max_size=5),
    }
)
EVENTS = st.lists(st.binary(max_size=5), min_size=1, max_size=3)
APPEND = st.tuples(
    st.sampled_from(NAMES), st.sampled_from([0, 0, 0, -1, 1, 2]), EVENTS, st.sampled_from(GUESTS), FIELDS
)


class StoreMachine(RuleBasedStateMachine):
    def __init__(self, fresh: Callable[[], str]) -> None:
        super().__init__()
        self.url = fresh()
        self.runner = asyncio.Runner()
        self.nodes: list[Store] = self.run(opened(self.url))
        self.cards: dict[str, TableSummary] = {}
        self.logs: dict[str, list[bytes]] = {}

    def run(self, coroutine: Coroutine[object, object, Result]) -> Result:
        return self.runner.run(coroutine)

    @property
    def store(self) -> Store:
        return self.nodes[0]

    def teardown(self) -> None:
        self.run(together([node.close() for node in self.nodes]))
        self.runner.close()

    @rule()
    def switch_nodes(self) -> None:
        """The other node goes on."""
        self.nodes.reverse()

    @rule(table=st.sampled_from(NAMES), code=st.sampled_from(NAMES), events=EVENTS, fields=FIELDS)
    def create(self, table: str, code: str, events: list[bytes], fields: dict[str, object]) -> None:
        summary = msgspec.structs.replace(PLAIN_SUMMARY, table=table, code=code, seq=len(events), **fields)
        taken = table in self.cards or code in [other.code for other in self.cards.values()]
        assert self.run(refusal(self.store.create(summary, events))) is (CodeTaken if taken else None)
        if not taken:
            self.cards[table], self.logs[table] = summary, list(events)

    @precondition(lambda self: self.cards)
    @rule(appends=st.lists(APPEND, min_size=1, max_size=6))
    def append_together(self, appends: list[tuple[str, int, list[bytes], str, dict[str, object]]]) -> None:
        """Some append to the same table, some with the wrong number: each number goes to the first that expects it."""
        sent, outcomes = [], []
        for table, gap, events, guest, fields in appends:
            known = self.cards.get(table, msgspec.structs.replace(PLAIN_SUMMARY, table=table))
            expected = max(known.seq + gap, 0)
            summary = self.advanced(known, expected + len(events), guest, fields)
            sent.append(refusal(self.store.append(summary, expected, events)))
            fits = table in self.cards and expected == known.seq
            outcomes.append(None if fits else Overtaken)
            if fits:
                self.cards[table] = summary
                self.logs[table] += events
        assert self.run(together(sent)) == outcomes

    def advanced(self, summary: TableSummary, seq: int, guest: str, fields: dict[str, object]) -> TableSummary:
        guests = tuple(sorted({*summary.guests, guest}))
        return msgspec.structs.replace(summary, **{**fields, "game": summary.game}, guests=guests, seq=seq)

    @precondition(lambda self: self.url != "memory:")
    @rule()
    def reopen(self) -> None:
        self.run(together([node.close() for node in self.nodes]))
        self.nodes = self.run(opened(self.url))

    @rule(table=st.sampled_from(NAMES), after=st.integers(0, 5))
    def read(self, table: str, after: int) -> None:
        assert self.run(self.store.read(table, after)) == self.logs.get(table, [])[after:]

    @rule(game=st.sampled_from([None, "mask"]), clock=st.sampled_from([None, "days"]), limit=st.integers(1, 4))
    def read_lobby(self, game: str | None, clock: str | None, limit: int) -> None:
        shown = [summary for summary in self.newest_first() if summary.public and summary.phase != "ended"]
        shown = [summary for summary in shown if game in (None, summary.game) and clock in (None, summary.clock)]
        gathering = [summary for summary in shown if summary.phase == "gathering"]
        wanted = gathering + [summary for summary in shown if summary.phase == "playing"]
        assert self.run(self.store.lobby(game=game, clock=clock, limit=limit)) == wanted[:limit]

    @rule(before=TIMES, limit=st.integers(1, 4))
    def read_due_tables(self, before: float, limit: int) -> None:
        due = [
            (summary.due, summary.table)
            for summary in self.cards.values()
            if summary.due is not None and summary.due <= before
        ]
        assert self.run(self.store.due_tables(before, limit)) == [table for _, table in sorted(due)][:limit]

    @rule(guest=st.sampled_from(GUESTS))
    def read_tables_of_guest(self, guest: str) -> None:
        theirs = [summary for summary in self.newest_first() if guest in summary.guests]
        assert self.run(self.store.tables_of(guest)) == theirs

    @invariant()
    def summaries_are_as_written(self) -> None:
        assert self.run(together([self.store.summary(name) for name in NAMES])) == [
            self.cards.get(name) for name in NAMES
        ]

    def newest_first(self) -> list[TableSummary]:
        return sorted(self.cards.values(), key=lambda summary: (-summary.changed, summary.table))


async def opened(url: str) -> list[Store]:
    """Two nodes with one store; a store in memory has only one node."""
    first = await open_store(url)
    return [first, first if url == "memory:" else await open_store(url)]


async def refusal(coroutine: Coroutine[object, object, None]) -> type[RidottoError] | None:
    try:
        await coroutine
    except RidottoError as fault:
        return type(fault)
    return None


async def together(coroutines: list[Coroutine[object, object, Result]]) -> list[Result]:
    return list(await asyncio.gather(*coroutines))


def test_every_store_behaves_as_the_model_does(fresh: Callable[[], str]) -> None:
    class ThisMachine(StoreMachine):
        def __init__(self) -> None:
            super().__init__(fresh)

    run_state_machine_as_test(
        ThisMachine,
        settings=settings(
            max_examples=10, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
