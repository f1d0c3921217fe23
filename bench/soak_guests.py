"""The guests of `soak.py`: people who play at a human pace, devices that are cut, watchers, devices that do not read.

Whatever becomes of the house, they come back and play on. Each player keeps the moves that the house has acknowledged,
so that they can be looked up in its store.
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
BOTS = {"carnaval": ("random", "talker")}  # others play against novices too; stronger ones would only think longer
LARGEST_TABLE = 8
THINKING_SECONDS = (2.0, 6.0)  # seconds that a person takes for a move
RETRY_DELAY = 2.0  # seconds until somebody tries again
STALL_TIMEOUT = 180.0  # seconds in which nothing at all is heard: a game that stops
WATCHING_SECONDS = (5.0, 40.0)  # seconds
STUCK_SECONDS = (5.0, 40.0)  # seconds in which a device does not read; the house drops it after some 10
QUESTIONS = 4000  # that it asks first: what it does not read has to fill all buffers on the way
SMALL_BUFFER_BYTES = 4096  # bytes of a slow device's buffers
SEGMENT_BYTES = 536  # bytes: with larger ones the kernel would keep megabytes for a device that does not read

AcknowledgedMove = tuple[str, str]  # a move that was acknowledged, and the id of its command


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
    """All guests of one soak, and what has happened to them."""

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
        """Until it is cancelled. The house may be away, and a table may be gone."""
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
        # One client for all of them: to make one costs more than a game.
        async with AsyncExitStack() as stack:
            web = HouseClient(self.url)
            stack.push_async_exit(web)
            await self.repeat(lambda: self._play_one(web))

    async def _play_one(self, web: HouseClient) -> None:
        game = self.rng.choice(GAMES)
        rules = ridotto.game(game)
        seats = self.rng.randint(rules.fewest, min(rules.most, LARGEST_TABLE))
        cookies = [await new_guest(web, f"Guest {seat}") for seat in range(self.rng.randint(1, min(seats, 3)))]
        web.cookie = cookies[0]
        table = PlayedTable(await web.open_table(game, seats, public=self.rng.random() < 0.5), game)
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
        seated, scene = player.seated, player.seated.model
        await seated.wait_until(lambda scene: scene.info.phase != "gathering")
        while scene.info.phase == "playing":
            if self._has_to_act(player):
                await asyncio.sleep(self.rng.uniform(*THINKING_SECONDS))
                await self._decide(player)
            else:
                async with asyncio.timeout(STALL_TIMEOUT):
                    await seated.wait_for_change()

    def _has_to_act(self, player: SoakPlayer) -> bool:
        """In a hush everybody taps something, once."""
        scene = player.seated.model
        if scene.info.hush:
            return player.seat not in scene.info.nodded
        return bool(scene.moves(player.seat))

    async def _decide(self, player: SoakPlayer) -> None:
        """Unless the others, or a clock, have decided meanwhile."""
        scene = player.seated.model
        try:
            if moves := scene.moves(player.seat):
                await self._move(player, moves)
            elif scene.info.hush:
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

    # -- devices that are cut

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

    # -- devices that do not read

    async def read_slowly(self) -> None:
        """Another device of somebody who plays. It asks and asks, and does not read the answers."""
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
                async with asyncio.timeout(self.rng.choice((0.0, 5.0))):  # gone at once, or reads on
                    while await reader.read(SMALL_BUFFER_BYTES):
                        pass
        finally:
            writer.transport.abort()


async def new_guest(web: HouseClient, name: str) -> str:
    """Their cookie."""
    web.cookie = ""
    await web.set_name(name)
    return web.cookie


def why_command(seat: int) -> bytes:
    """A question with a long answer."""
    return b'{"command":"why","id":"%b","seat":%d,"move":"%b"}' % (new_id().encode(), seat, b"x" * LONGEST_MOVE)


def client_frame(text: bytes) -> bytes:
    """A frame with a mask that changes nothing."""
    return bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2) + bytes(4) + text


async def slow_connection(url: str, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = url.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER_BYTES)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT_BYTES)
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    except OSError:
        line.close()
        raise
    reader, writer = await asyncio.open_connection(sock=line, limit=SMALL_BUFFER_BYTES)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {COOKIE}={cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# -- what was promised


async def find_lost_moves(store: Store, tables: list[PlayedTable], *, at_the_end: bool = False) -> list[str]:
    """Every acknowledged move is in the log, in order, and once. One more may be there whose answer got lost."""
    broken = []
    for table in tables:
        promises = [list(player.acknowledged) for player in table.players]
        log = await moves_of(store, table.code)
        for player, promised in zip(table.players, promises, strict=True):
            kept = [(command, move) for seat, command, move in log if seat == player.seat]
            further = kept[len(promised) :]
            if kept[: len(promised)] != promised or (at_the_end and further not in ([], [player.pending])):
                broken.append(f"{table.game} {table.code}, seat {player.seat}: {promised} became {kept}")
    return broken


async def moves_of(store: Store, code: str) -> list[tuple[int, str, str]]:
    """What people have played there: seat, id of the command, move."""
    card = await store.summary_by_code(code)
    lines = await store.read(card.table) if card is not None else []
    return [
        (entry.event.seat, entry.command_id or "", entry.event.move)
        for entry in map(decode_entry, lines)
        if isinstance(entry.event, Moved | Sealed) and entry.event.by == "person" and entry.command_id is not None
    ]
