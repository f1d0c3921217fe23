"""Anybody sends any command at any time: it is answered, a refused one leaves no trace, and nothing leaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from support.house.fuzzed_house import FuzzedHouse, Run, check_refusal
from support.house.random_players import RandomPlayer, all_known, wait_until_caught_up

from ridotto.client.errors import RefusedByHouse
from ridotto.client.table_client import TableClient
from ridotto.rules.event import Facts
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.events import decode_entry
from ridotto.table.table import Table

SHORT = settings(max_examples=12, stateful_step_count=25, deadline=None, derandomize=True, database=None)

GAMES: tuple[tuple[str, int, Facts], ...] = (
    ("masker", 2, {}),
    ("mascarade", 3, {}),
    ("mask", 3, {"masks": 3}),
    ("carnaval", 4, {}),
)
seats = st.integers(0, 4)
ids = st.sampled_from([f"again {number}" for number in range(6)]) | st.integers(0, 10**6).map(str)
kinds = st.sampled_from(["random", "genius"])
anything: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(commands.Sit, ids, seats, st.none() | st.sampled_from(["Al", "Anna", "\x00"])),
    st.builds(commands.Stand, ids, seats),
    st.builds(commands.SeatBot, ids, seats, kinds),
    st.builds(commands.Arrange, ids, seats | st.none(), st.none() | st.just({"grid": "stacks"})),
    st.builds(commands.Kick, ids, seats),
    st.builds(commands.Start, ids),
    st.builds(commands.Move, ids, seats, st.sampled_from(["c4", "pass", "ready", "stop", "z9", "vote 1", "\u2028"])),
    st.builds(commands.Nod, ids, seats),
    st.builds(commands.Say, ids, st.text(min_size=1, max_size=9)),
    st.builds(commands.Undo, ids, seats),
    st.builds(commands.AnswerUndo, ids, seats, st.booleans()),
    st.builds(commands.Pause, ids),
    st.builds(commands.Resume, ids),
    st.builds(commands.Resign, ids, seats),
    st.builds(commands.GiveSeat, ids, seats, st.none() | kinds),
    st.builds(commands.TakeSeat, ids, seats),
    st.builds(commands.Rematch, ids, st.booleans()),
    st.builds(commands.Why, ids, seats, st.just("c4")),
    st.builds(commands.Look, ids, seats),
)
whose = st.integers(0, 2)


class RandomCommandsMachine(RuleBasedStateMachine):
    """Three guests at a table do what they may and what they may not; connections are lost."""

    def __init__(self, run: Run, opened: FuzzedHouse) -> None:
        super().__init__()
        self.run = run
        self.opened = opened
        self.stay = AsyncExitStack()

    @initialize(game=st.sampled_from(GAMES), started=st.booleans())
    def gather(self, game: tuple[str, int, Facts], started: bool) -> None:
        self.run(self._gather(*game, started))

    async def _gather(self, game: str, seats: int, options: Facts, started: bool) -> None:
        self.code = await self.opened.guests[0].open_table(game, seats, options=options)
        self.devices = [await self.stay.enter_async_context(guest.at_table(self.code)) for guest in self.opened.guests]
        if started:
            for seat, device in enumerate(self.devices[:2]):
                await device.sit(seat)
            await self.devices[0].send(commands.Start("start"))

    @rule(who=whose, command=anything)
    def send_anything(self, who: int, command: AnyCommand) -> None:
        self.run(self._send(self.devices[who], command))

    async def _send(self, device: TableClient, command: AnyCommand) -> None:
        before = await self._traces(command)
        try:
            await device.send(command)
        except RefusedByHouse as refused:
            check_refusal({"code": refused.code, "key": refused.key, "sentence": str(refused)})
            assert await self._traces(command) == before, "what is refused changes nothing"
        else:
            assert max((await self._traces(command)).values(), default=0) <= 1, "nothing happens twice"

    async def _traces(self, command: AnyCommand) -> Counter[str | None]:
        """How often the command is in the log, by guest."""
        return Counter(entry.guest for entry in (await self._table()).entries if entry.command_id == command.id)

    async def _table(self) -> Table:
        summary = await self.opened.store.summary_by_code(self.code)
        assert summary is not None
        return Table.replay([decode_entry(entry) for entry in await self.opened.store.read(summary.table)])

    @rule(who=whose, seed=st.integers(0, 99), steps=st.integers(1, 6))
    def play_on(self, who: int, seed: int, steps: int) -> None:
        """What this guest may do, as far as they know; it may be too late."""
        self.run(self._play_on(RandomPlayer(self.devices[who], seed), steps))

    async def _play_on(self, player: RandomPlayer, steps: int) -> None:
        for _ in range(steps):
            model = player.seated.model
            command = player.next_command(model) if model.info.phase == "playing" else None
            if command is not None:
                await self._send(player.seated, command)

    @rule(who=whose)
    def lose_the_connection(self, who: int) -> None:
        self.run(self.devices[who].disconnect())

    def teardown(self) -> None:
        if hasattr(self, "devices"):
            self.run(self._all_agree())

    async def _all_agree(self) -> None:
        """The log replays, and a device that was there all along knows the same as one that comes only now."""
        await self._quiet()
        for guest, device in zip(self.opened.guests, self.devices, strict=True):
            if device.final_error is None:
                async with guest.at_table(self.code) as fresh:
                    await wait_until_caught_up(device, fresh)
                    assert all_known(device.model) == all_known(fresh.model)
                await self._check_nothing_leaks(device)
        await self.stay.aclose()

    async def _check_nothing_leaks(self, device: TableClient) -> None:
        """Neither the seed before the end, nor an id with which somebody could pose as another guest."""
        table = await self._table()
        known = repr(all_known(device.model))
        assert not [entry.guest for entry in table.entries if entry.guest and entry.guest in known]
        if table.dealt is not None and table.phase != "ended":
            assert table.dealt.seed not in known
            assert table.dealt.salt not in known

    async def _quiet(self) -> None:
        """Waits until no bot thinks and no hush is about to end."""
        async with asyncio.timeout(30):
            while (table := await self._table()).bots_to_act() or table.due is not None:
                await asyncio.sleep(0.02)


def test_anybody_sends_any_command_at_any_time(run: Run, opened: FuzzedHouse) -> None:
    machine: Any = lambda: RandomCommandsMachine(run, opened)  # noqa: E731 -- a factory is as good as a class
    run_state_machine_as_test(machine, settings=SHORT)
