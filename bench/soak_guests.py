"""The guests of `soak.py`: people who play at a human pace, devices that lose their connection, spectators,
devices that don't read.

Whatever happens to the house, they come back and play on. Each player remembers the moves that the house has
acknowledged, so that they can be looked up in its store.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

import ridotto
from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import COOKIE, HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.errors import RidottoError
from ridotto.store.store import Store
from ridotto.table.commands import LONGEST_MOVE, Move, SeatBot, Start
from ridotto.table.events import Moved, Sealed, decode_entry

GAMES = ("mascarade", "masker", "mask", "carnaval")
BOTS = {"carnaval": ("random", "talker")}  # the other games have novices too; stronger bots would only think longer
LARGEST_TABLE = 8
THINKING_SECONDS = (2.0, 6.0)  # that a person takes for a move
RETRY_DELAY = 2.0  # seconds
STALL_TIMEOUT = 180.0  # seconds without any message, after which a game counts as stuck
WATCHING_SECONDS = (5.0, 40.0)
STUCK_SECONDS = (5.0, 40.0)  # in which a device doesn't read; the house drops it after about 10
QUESTIONS = 4000  # that it sends first: the answers it doesn't read have to fill all buffers on the way
SMALL_BUFFER_BYTES = 4096  # of a slow device's buffers
SEGMENT_BYTES = 536  # with larger ones the kernel would buffer megabytes for a device that doesn't read

AcknowledgedMove = tuple[str, str]  # the id of its command, and the move


@dataclass
class SoakPlayer:
    seated: TableClient
    cookie: str
    seat: int
    acknowledged: list[AcknowledgedMove] = field(default_factory=list)
    pending: AcknowledgedMove | None = None  # not answered yet


@dataclass
class PlayedTable:
    code: str
    game: str
    players: list[SoakPlayer] = field(default_factory=list)


class SoakGuests:
    """All guests of one soak, and what happened to them."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url = url
        self.rng = rng
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []  # what must not happen
        self.open: dict[str, PlayedTable] = {}  # tables at which somebody plays, by code
        self.finished: list[PlayedTable] = []

    @property
    def tables(self) -> list[PlayedTable]:
        return [*self.finished, *self.open.values()]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for table in self.tables for player in table.players)

    def socket(self, code: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    async def repeat(self, act: Callable[[], Awaitable[None]]) -> None:
        """Repeats it until cancelled. The house may be down, and a table may be gone."""
        while True:
            try:
                await act()
            except (RidottoError, OSError, asyncio.IncompleteReadError):
                self.counts["tried in vain"] += 1
                await asyncio.sleep(RETRY_DELAY)

    # -- people who play

    async def play_evenings(self, delay: float) -> None:
        """One table after the other."""
        await asyncio.sleep(delay)
        # One client for all of them, because creating one costs more than a game.
        async with AsyncExitStack() as stack:
            client = HouseClient(self.url)
            stack.push_async_exit(client)
            await self.repeat(lambda: self._play_one(client))

    async def _play_one(self, client: HouseClient) -> None:
        game = self.rng.choice(GAMES)
        rules = ridotto.game(game)
        seats = self.rng.randint(rules.fewest, min(rules.most, LARGEST_TABLE))
        cookies = [await new_guest(client, f"Guest {seat}") for seat in range(self.rng.randint(1, min(seats, 3)))]
        client.cookie = cookies[0]
        table = PlayedTable(await client.open_table(game, seats, public=self.rng.random() < 0.5), game)
        async with AsyncExitStack() as stack:
            for seat, cookie in enumerate(cookies):
                seated = TableClient(self.socket(table.code), f"{COOKIE}={cookie}")
                table.players.append(SoakPlayer(await stack.enter_async_context(seated), cookie, seat))
            await self._begin(table, seats)
            await self._play_out(table)

    async def _begin(self, table: PlayedTable, seats: int) -> None:
        host = table.players[0].seated
        for player in table.players:
            await player.seated.sit(player.seat)
        for seat in range(len(table.players), seats):
            kind = self.rng.choice(BOTS.get(table.game, ("random", "greedy", "novice")))
            await host.send(SeatBot(new_id(), seat, kind))
        await host.send(Start(new_id()))

    async def _play_out(self, table: PlayedTable) -> None:
        self.open[table.code] = table
        try:
            async with asyncio.TaskGroup() as playing:
                for player in table.players:
                    playing.create_task(self._play_seat(table, player))
            self.counts["games"] += 1
        finally:
            del self.open[table.code]
            self.finished.append(table)

    async def _play_seat(self, table: PlayedTable, player: SoakPlayer) -> None:
        try:
            await self._play_on(player)
        except (TimeoutError, RidottoError) as fault:
            self.problems.append(f"{table.game} {table.code} has stopped for seat {player.seat}: {fault!r}")

    async def _play_on(self, player: SoakPlayer) -> None:
        seated, model = player.seated, player.seated.model
        await seated.wait_until(lambda model: model.info.phase != "gathering")
        while model.info.phase == "playing":
            if self._has_to_act(player):
                await asyncio.sleep(self.rng.uniform(*THINKING_SECONDS))
                await self._decide(player)
            else:
                async with asyncio.timeout(STALL_TIMEOUT):
                    await seated.wait_for_change()

    def _has_to_act(self, player: SoakPlayer) -> bool:
        """In a hush everybody taps once."""
        model = player.seated.model
        if model.info.hush:
            return player.seat not in model.info.nodded
        return bool(model.moves(player.seat))

    async def _decide(self, player: SoakPlayer) -> None:
        """Decides, unless the other players or a clock have done so meanwhile."""
        model = player.seated.model
        try:
            if moves := model.moves(player.seat):
                await self._move(player, moves)
            elif model.info.hush:
                await player.seated.nod(player.seat)
        except RefusedByHouse as refusal:
            self.counts[f"refused: {refusal.code}"] += 1

    async def _move(self, player: SoakPlayer, moves: list[str]) -> None:
        move = "ready" if "ready" in moves and self.rng.random() < 0.7 else self.rng.choice(moves)
        player.pending = (new_id(), move)
        try:
            await player.seated.send(Move(player.pending[0], player.seat, move))
        except RefusedByHouse:
            player.pending = None
            raise
        player.acknowledged.append(player.pending)
        player.pending = None

    # -- devices that lose their connection

    async def cut_somebody(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 1.5))
        if self.open:
            player = self.rng.choice(self.rng.choice(list(self.open.values())).players)
            await player.seated.disconnect()
            self.counts["devices cut"] += 1

    # -- watchers

    async def watch_somewhere(self) -> None:
        if not self.open:
            await asyncio.sleep(RETRY_DELAY)
            return
        async with TableClient(self.socket(self.rng.choice(list(self.open))), "") as seated:
            await asyncio.sleep(self.rng.uniform(*WATCHING_SECONDS) / 2)
            await seated.say("Good evening.")
            await asyncio.sleep(self.rng.uniform(*WATCHING_SECONDS) / 2)
        self.counts["watchers"] += 1

    # -- devices that don't read

    async def read_slowly(self) -> None:
        """Another device of a player. It keeps sending queries, and doesn't read the answers."""
        await asyncio.sleep(self.rng.uniform(*THINKING_SECONDS))
        if not self.open:
            return
        table = self.rng.choice(list(self.open.values()))
        player = self.rng.choice(table.players)
        reader, writer = await slow_connection(self.url, table.code, player.cookie)
        self.counts["slow devices"] += 1
        try:
            for _ in range(QUESTIONS // 20):
                if writer.is_closing():  # the house was killed
                    break
                writer.write(b"".join(client_frame(why_command(player.seat)) for _ in range(20)))
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.rng.uniform(*STUCK_SECONDS))
            with suppress(TimeoutError):
                async with asyncio.timeout(self.rng.choice((0.0, 5.0))):  # it leaves at once, or reads for a while
                    while await reader.read(SMALL_BUFFER_BYTES):
                        pass
        finally:
            writer.transport.abort()


async def new_guest(client: HouseClient, name: str) -> str:
    """A new guest's cookie."""
    client.cookie = ""
    await client.set_name(name)
    return client.cookie


def why_command(seat: int) -> bytes:
    """A query with a long answer."""
    return b'{"command":"why","id":"%b","seat":%d,"move":"%b"}' % (new_id().encode(), seat, b"x" * LONGEST_MOVE)


def client_frame(payload: bytes) -> bytes:
    """A WebSocket frame with a mask that changes nothing."""
    return bytes((0x81, 0x80 | 126)) + len(payload).to_bytes(2) + bytes(4) + payload


async def slow_connection(url: str, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = url.removeprefix("http://").partition(":")
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER_BYTES)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT_BYTES)
    connection.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(connection, (host, int(port)))
    except OSError:
        connection.close()
        raise
    reader, writer = await asyncio.open_connection(sock=connection, limit=SMALL_BUFFER_BYTES)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {COOKIE}={cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# -- acknowledged moves


async def find_lost_moves(store: Store, tables: list[PlayedTable], *, at_the_end: bool = False) -> list[str]:
    """Every acknowledged move must be in the log once, in order. There may be one more, whose answer got lost."""
    lost = []
    for table in tables:
        acknowledged_by_player = [list(player.acknowledged) for player in table.players]
        log = await moves_of(store, table.code)
        for player, acknowledged in zip(table.players, acknowledged_by_player, strict=True):
            logged = [(command, move) for seat, command, move in log if seat == player.seat]
            further = logged[len(acknowledged) :]
            if logged[: len(acknowledged)] != acknowledged or (at_the_end and further not in ([], [player.pending])):
                lost.append(f"{table.game} {table.code}, seat {player.seat}: {acknowledged} became {logged}")
    return lost


async def moves_of(store: Store, code: str) -> list[tuple[int, str, str]]:
    """The moves that people made there: seat, id of the command, move."""
    summary = await store.summary_by_code(code)
    entries = await store.read(summary.table) if summary is not None else []
    return [
        (entry.event.seat, entry.command_id or "", entry.event.move)
        for entry in map(decode_entry, entries)
        if isinstance(entry.event, Moved | Sealed) and entry.event.by == "person" and entry.command_id is not None
    ]
