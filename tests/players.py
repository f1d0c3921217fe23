"""Players who play on whatever happens to the house: they come back, ask again, and keep what they were promised."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import cycle, groupby, islice

from serving import Message, Visitor
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from ridotto.store.store import Store
from ridotto.table import gate
from ridotto.table.kept import record
from ridotto.table.log import Entry, Moved, read
from ridotto.table.table import Table
from ridotto.table.verify import verify

LOST = (OSError, WebSocketException)  # a door that stays shut, a line that breaks
BREATH = 0.3  # seconds before somebody knocks or asks again


@dataclass
class Player:
    """Somebody at a seat with a device of his own. He knows several doors, and goes to the next if one stays shut."""

    visitor: Visitor
    doors: Sequence[str]
    code: str
    seat: int
    lots: random.Random
    n: int = 0  # so much of his stream he has heard
    view: Message = field(default_factory=dict)
    events: list[Message] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(
        default_factory=list
    )  # the moves that the house has taken, by their ids
    asked: tuple[str, str] | None = None  # a move without an answer
    lost: int = 0  # connections

    @property
    def is_over(self) -> bool:
        return self.view.get("outcome") is not None and self.asked is None

    async def play(self) -> None:
        """To the end of the game."""
        while not self.is_over:
            try:
                async with self.visitor.at(self.code, f"?after={self.n}&seats={self.seat}") as seat:
                    await self._play_on(seat.line)
            except LOST:
                self.lost += 1
                self.visitor.moved_to(self.doors[(self.seat + self.lost) % len(self.doors)])
                await asyncio.sleep(BREATH)

    async def _play_on(self, line: ClientConnection) -> None:
        if self.asked is not None:
            await self._ask(line)  # nobody knows whether the house has heard it
        while not self.is_over:
            if self.asked is None and self.seat in self.view.get("to_act", ()):
                self.asked = (f"{self.code}.{self.seat}.{self.n}", self.lots.choice(self.view["moves"]))
                await self._ask(line)
            await self._hear(json.loads(await line.recv()), line)

    async def _ask(self, line: ClientConnection) -> None:
        assert self.asked is not None
        number, move = self.asked
        await line.send(json.dumps({"ask": "move", "id": number, "seat": self.seat, "move": move}))

    async def _hear(self, message: Message, line: ClientConnection) -> None:
        if message["type"] == "done":
            assert self.asked is not None
            assert message["id"] == self.asked[0]
            self.acknowledged.append(self.asked)
            self.asked = None
        elif message["type"] == "refused":
            assert message["code"] == "store-unavailable", message
            await asyncio.sleep(BREATH)
            if self.asked is not None:
                await self._ask(line)
        elif message["type"] in ("snapshot", "told"):
            self._follow(message)

    def _follow(self, message: Message) -> None:
        """What was told stays so, and nothing is told twice or left out."""
        seen = message["seen"][0]
        if message["type"] == "snapshot":
            assert message["n"] >= self.n
            assert seen["events"][: len(self.events)] == self.events
            self.events = []
        else:
            assert message["n"] == self.n + 1
        self.n = message["n"]
        self.events += seen["events"]
        if seen["view"] is not None:
            self.view = seen["view"]


# -- a company of players


async def seated_at(tables: Iterable[tuple[str, int]], doors: Sequence[str], lots: random.Random) -> list[Player]:
    """Those of several tables."""
    return [player for game, seats in tables for player in await seated(doors, game, seats, lots)]


async def seated(doors: Sequence[str], game: str, seats: int, lots: random.Random) -> list[Player]:
    """A table that has just been dealt; its players have come in by different doors."""
    visitors = [await Visitor(door).called(f"Guest {seat}") for seat, door in enumerate(islice(cycle(doors), seats))]
    code = await visitors[0].open(game, seats)
    for seat, visitor in enumerate(visitors):
        async with visitor.at(code) as line:
            await line.must("sit", seat=seat)
    async with visitors[0].at(code) as line:
        await line.must("start")
    return [Player(visitor, doors, code, seat, lots) for seat, visitor in enumerate(visitors)]


async def after(moves: int, players: Sequence[Player]) -> None:
    """Waits until so many moves were acknowledged."""
    while sum(len(player.acknowledged) for player in players) < moves:
        await asyncio.sleep(0.002)


async def evening(players: Sequence[Player], moments: Iterable[int], happens: Callable[[int], Awaitable[None]]) -> None:
    """All play to the end. At those moments, counted in moves, something happens to the house."""
    async with asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play())
        for number, moment in enumerate(sorted(moments)):
            await after(moment, players)
            await happens(number)


# -- what must be so


async def check_promises(store: Store, players: Sequence[Player]) -> None:
    """Every move that was acknowledged is in the log, in order, and once."""
    for table in tables_of(players):
        log = await log_of(store, table[0].code)
        for player in table:
            moves = moves_of(log, player.seat)
            assert moves[: len(player.acknowledged)] == player.acknowledged
            # One more may be written whose answer got lost.
            assert moves[len(player.acknowledged) :] in ([], [player.asked])


async def check_end(store: Store, players: Sequence[Player]) -> None:
    """Log, players and rules agree on every game, to its end."""
    for players_of_it in tables_of(players):
        log = await log_of(store, players_of_it[0].code)
        table = Table.replay(log)
        assert verify(record(table).text()).outcome is not None
        for player in players_of_it:
            assert moves_of(log, player.seat) == player.acknowledged
            told = gate.snapshot(table, guest_at(table, player.seat), (), 0.0).seen[0]
            assert as_heard(told.events) == player.events
            assert as_heard(told.view) == player.view


def tables_of(players: Sequence[Player]) -> list[list[Player]]:
    return [list(table) for _, table in groupby(players, key=lambda player: player.code)]


async def log_of(store: Store, code: str) -> list[Entry]:
    card = await store.by_code(code)
    assert card is not None
    return [read(line) for line in await store.read(card.table)]


def moves_of(log: list[Entry], seat: int) -> list[tuple[str, str]]:
    """The moves of a seat with the ids of their askings."""
    return [
        (entry.ask or "", entry.what.move) for entry in log if isinstance(entry.what, Moved) and entry.what.seat == seat
    ]


def guest_at(table: Table, seat: int) -> str:
    guest = table.chairs[seat].guest
    assert guest is not None
    return guest.id


def as_heard(told: object) -> object:
    return json.loads(json.dumps(told))
