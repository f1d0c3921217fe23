"""Measures how even a table's arrangement is: bots play it many times, in the workers that nobody waits for.

Nothing of it is in the log. What was measured is kept in memory, and is gone when the house restarts.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final

from ridotto.bots.pool import FinishedGame, GameDisplaced, GameFailed, WholeGame
from ridotto.house.services import Services
from ridotto.house.tables.balance import GameSetup, game_setup
from ridotto.house.tables.measured_balances import GameTally
from ridotto.table.messages import Balance, Measurement, MeasurementState
from ridotto.table.table import Table

MOST_GAMES: Final = 200
MOST_SECONDS: Final = 180.0
MOST_FAILURES: Final = 3  # games that no worker could finish
REPORT_INTERVAL: Final = 0.5  # seconds


class TooManyFailures(Exception):
    """Workers are lost again and again."""


class TableMeasurement:
    """One at a time. It's about the table's arrangement, so it ends when that changes."""

    def __init__(self, services: Services, send: Callable[[Measurement], None]) -> None:
        self.message: Measurement | None = None  # the last one that was sent
        self._services = services
        self._send = send
        self._setup: GameSetup | None = None
        self._task: asyncio.Task[None] | None = None
        self._reported_at = 0.0

    def start(self, table: Table, strength: str, address: str) -> None:
        """Begins, unless the result is known or the house is too busy. The same again changes nothing."""
        setup = setup_of(table, strength)
        if self._task is not None and setup == self._setup:
            return
        known = self._services.measured.find(setup)
        if known is None:
            self._services.measured.check_room(self._services.pool, setup)
        self.stop()
        self._setup = setup
        if known is not None:
            self._report("done", known)
        else:
            self._report("running", None)
            self._task = self._services.run_in_background(self._run(GameTally(setup), table.id, address))

    def stop(self) -> None:
        """What was measured so far doesn't count."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            self._report("stopped", None)

    def update(self, table: Table) -> None:
        """Ends it if something else is going to be played, or the game has begun."""
        if self._setup is None:
            return
        if table.phase == "gathering" and setup_of(table, self._setup.strength) == self._setup:
            return
        self.stop()
        if self.message is not None and self.message.state != "stopped":
            self._report("stopped", None)
        self._setup = self.message = None

    # -- playing

    async def _run(self, tally: GameTally, table_id: str, address: str) -> None:
        numbers = iter(range(MOST_GAMES))
        with self._services.measured.running():
            try:
                async with asyncio.timeout(MOST_SECONDS), asyncio.TaskGroup() as group:
                    for _ in self._services.pool.workers:
                        group.create_task(self._play_games(tally, numbers, table_id, address))
            except* (TimeoutError, TooManyFailures):
                pass  # what was played counts
        self._task = None
        self._finish(tally)

    async def _play_games(self, tally: GameTally, numbers: Iterator[int], table_id: str, address: str) -> None:
        for _ in numbers:
            try:
                tally.add(await self._play_game(tally.setup, table_id, address))
            except GameFailed:
                tally.failures += 1
                if tally.failures >= MOST_FAILURES:
                    raise TooManyFailures from None
            if time.monotonic() - self._reported_at > REPORT_INTERVAL and tally.results:
                self._report("running", tally.balance())

    async def _play_game(self, setup: GameSetup, table_id: str, address: str) -> FinishedGame:
        """A game that has to give way to a table's bots begins again later."""
        game = WholeGame(setup.game, setup.seats, setup.without_leader(), setup.strength, secrets.randbits(32))
        while True:
            try:
                return await self._services.pool.submit_game(game, table_id, address)
            except GameDisplaced:
                continue

    def _finish(self, tally: GameTally) -> None:
        if tally.results:
            self._services.measured.remember(tally.setup, tally.balance())
            self._report("done", tally.balance())
        else:
            self._report("failed", None)

    def _report(self, state: MeasurementState, balance: Balance | None) -> None:
        assert self._setup is not None
        self._reported_at = time.monotonic()
        self.message = Measurement(self._setup.strength, MOST_GAMES, state, balance)
        self._send(self.message)


def setup_of(table: Table, strength: str) -> GameSetup:
    return game_setup(table.game, table.seats, table.options, strength)
