"""Players who play on whatever happens to the house: they reconnect, send again, and check what they were promised."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import cycle, groupby, islice

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from ridotto.store.store import Store
from ridotto.table import gate
from ridotto.table.events import LogEntry, Moved, decode_entry
from ridotto.table.records.table_record import record_of
from ridotto.table.records.verify import verify
from ridotto.table.table import Table
from support.house.running_house import Message, WebGuest

CONNECTION_ERRORS = (OSError, WebSocketException)  # a house that is closed, a connection that breaks
RETRY_DELAY = 0.3  # seconds before a player reconnects or sends again


@dataclass
class ReconnectingPlayer:
    """A player with a device of their own. They know several addresses, and try the next if one doesn't answer."""

    visitor: WebGuest
    urls: Sequence[str]
    code: str
    seat: int
    rng: random.Random
    n: int = 0  # how much of their stream they have received
    view: Message = field(default_factory=dict)
    events: list[Message] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # moves the house has taken, by command id
    pending: tuple[str, str] | None = None  # a move without an answer
    connections_lost: int = 0

    @property
    def is_over(self) -> bool:
        return self.view.get("outcome") is not None and self.pending is None

    async def play(self) -> None:
        """Plays to the end of the game."""
        while not self.is_over:
            try:
                async with self.visitor.connect(self.code, f"?after={self.n}&seats={self.seat}") as seat:
                    await self._play_on(seat.socket)
            except CONNECTION_ERRORS:
                self.connections_lost += 1
                self.visitor.move_to(self.urls[(self.seat + self.connections_lost) % len(self.urls)])
                await asyncio.sleep(RETRY_DELAY)

    async def _play_on(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._send_move(socket)  # nobody knows whether the house has received it
        while not self.is_over:
            if self.pending is None and self.seat in self.view.get("to_act", ()):
                self.pending = (f"{self.code}.{self.seat}.{self.n}", self.rng.choice(self.view["moves"]))
                await self._send_move(socket)
            await self._receive(json.loads(await socket.recv()), socket)

    async def _send_move(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        command_id, move = self.pending
        await socket.send(json.dumps({"command": "move", "id": command_id, "seat": self.seat, "move": move}))

    async def _receive(self, message: Message, socket: ClientConnection) -> None:
        if message["type"] == "done":
            assert self.pending is not None
            assert message["id"] == self.pending[0]
            self.acknowledged.append(self.pending)
            self.pending = None
        elif message["type"] == "refusal":
            assert message["code"] == "store-unavailable", message
            await asyncio.sleep(RETRY_DELAY)
            if self.pending is not None:
                await self._send_move(socket)
        elif message["type"] in ("snapshot", "update"):
            self._apply_message(message)

    def _apply_message(self, message: Message) -> None:
        """What was sent stays true, and nothing is sent twice or left out."""
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


# -- groups of players


async def seat_players_at(
    tables: Iterable[tuple[str, int]], urls: Sequence[str], rng: random.Random
) -> list[ReconnectingPlayer]:
    """The players of several tables."""
    return [player for game, seats in tables for player in await seat_players(urls, game, seats, rng)]


async def seat_players(urls: Sequence[str], game: str, seats: int, rng: random.Random) -> list[ReconnectingPlayer]:
    """The players of a table that has just been dealt; they have come in at different addresses."""
    visitors = [await WebGuest(url).set_name(f"Guest {seat}") for seat, url in enumerate(islice(cycle(urls), seats))]
    code = await visitors[0].open(game, seats)
    for seat, visitor in enumerate(visitors):
        async with visitor.connect(code) as device:
            await device.must_do("sit", seat=seat)
    async with visitors[0].connect(code) as device:
        await device.must_do("start")
    return [ReconnectingPlayer(visitor, urls, code, seat, rng) for seat, visitor in enumerate(visitors)]


async def wait_for_moves(moves: int, players: Sequence[ReconnectingPlayer]) -> None:
    """Waits until this many moves have been acknowledged."""
    while sum(len(player.acknowledged) for player in players) < moves:
        await asyncio.sleep(0.002)


async def play_through(
    players: Sequence[ReconnectingPlayer], moments: Iterable[int], disturb: Callable[[int], Awaitable[None]]
) -> None:
    """All play to the end. At the given moments, counted in moves, something happens to the house."""
    async with asyncio.TaskGroup() as playing:
        for player in players:
            playing.create_task(player.play())
        for number, moment in enumerate(sorted(moments)):
            await wait_for_moves(moment, players)
            await disturb(number)


# -- what must hold


async def check_acknowledged_moves(store: Store, players: Sequence[ReconnectingPlayer]) -> None:
    """Every move that was acknowledged is in the log, in order, and once."""
    for table in tables_of(players):
        log = await log_of(store, table[0].code)
        for player in table:
            moves = moves_of(log, player.seat)
            assert moves[: len(player.acknowledged)] == player.acknowledged
            # One more may be in the log if its answer got lost.
            assert moves[len(player.acknowledged) :] in ([], [player.pending])


async def check_end(store: Store, players: Sequence[ReconnectingPlayer]) -> None:
    """Log, players and rules agree on every game, to its end."""
    for seated in tables_of(players):
        log = await log_of(store, seated[0].code)
        table = Table.replay(log)
        assert verify(record_of(table).text()).outcome is not None
        for player in seated:
            assert moves_of(log, player.seat) == player.acknowledged
            seen = gate.snapshot(table, guest_at(table, player.seat), (), 0.0).seen[0]
            assert as_json(seen.events) == player.events
            assert as_json(seen.view) == player.view


def tables_of(players: Sequence[ReconnectingPlayer]) -> list[list[ReconnectingPlayer]]:
    return [list(table) for _, table in groupby(players, key=lambda player: player.code)]


async def log_of(store: Store, code: str) -> list[LogEntry]:
    summary = await store.summary_by_code(code)
    assert summary is not None
    return [decode_entry(entry) for entry in await store.read(summary.table)]


def moves_of(log: list[LogEntry], seat: int) -> list[tuple[str, str]]:
    """The moves of a seat with the ids of their commands."""
    return [
        (entry.command_id or "", entry.event.move)
        for entry in log
        if isinstance(entry.event, Moved) and entry.event.seat == seat
    ]


def guest_at(table: Table, seat: int) -> str:
    guest = table.chairs[seat].guest
    assert guest is not None
    return guest.id


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))
