"""What the house has measured, and how much it measures at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from ridotto.bots.pool import BotPool, FinishedGame
from ridotto.bots.score import Score
from ridotto.catalog import game, package
from ridotto.errors import NotNow
from ridotto.house.tables.balance import GameSetup, expected_balance
from ridotto.table.messages import Balance, SideShare

MOST_AT_ONCE: Final = 2
MOST_KNOWN: Final = 500  # results; the oldest are forgotten
TENTHS: Final = 10


class GameTally:
    """The games of one arrangement that were played so far."""

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self.results: list[FinishedGame] = []
        self.failures = 0

    def add(self, result: FinishedGame) -> None:
        self.results.append(result)

    def balance(self) -> Balance:
        """Four games in five lie between the shortest and the longest tenth."""
        lengths = sorted(result.length for result in self.results)
        tenth = len(lengths) // TENTHS
        expected = expected_balance(self.setup)
        return Balance(
            self.setup.strength,
            tuple(self._share(side) for side in package(self.setup.game).sides),
            length=lengths[len(lengths) // 2],
            shortest=lengths[tenth],
            longest=lengths[-1 - tenth],
            games=len(lengths),
            sets=expected.sets if expected else (),
        )

    def _share(self, side: str) -> SideShare:
        score = Score(side, len(self.results), sum(result.winner == side for result in self.results))
        return SideShare(side, score.rate, *score.interval)


class MeasuredBalances:
    """In memory only."""

    def __init__(self) -> None:
        self._known: dict[bytes, Balance] = {}
        self._running = 0

    def find(self, setup: GameSetup) -> Balance | None:
        return self._known.get(key_of(setup))

    def remember(self, setup: GameSetup, balance: Balance) -> None:
        self._known[key_of(setup)] = balance
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def check_room(self, pool: BotPool, setup: GameSetup) -> None:
        """Refuses to measure what has no sides, or anything while others need the workers."""
        if not package(setup.game).sides:
            raise NotNow("measuring-without-sides", game=game(setup.game).title)
        if self._running >= MOST_AT_ONCE or pool.is_busy:
            raise NotNow("measuring-busy")

    @contextmanager
    def running(self) -> Iterator[None]:
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1


def key_of(setup: GameSetup) -> bytes:
    return msgspec.json.encode((setup.game, setup.seats, setup.without_leader(), setup.strength), order="sorted")
