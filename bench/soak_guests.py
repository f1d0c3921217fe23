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
from ridotto.client.refusal import Refusal
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import COOKIE, Visitor
from ridotto.errors import RidottoError
from ridotto.store.store import Store
from ridotto.table.asks import LONGEST_MOVE, Move, SeatBot, Start
from ridotto.table.log import Moved, Sealed, read

GAMES = ("mascarade", "masker", "mask", "carnaval")
BOTS = {"carnaval": ("random", "talker")}  # others play against novices too; stronger ones would only think longer
LARGEST_TABLE = 8
THINKING = (2.0, 6.0)  # seconds that a person takes for a move
AFTER_FAILURE = 2.0  # seconds until somebody tries again
STALL = 180.0  # seconds in which nothing at all is heard: a game that stops
WATCHING = (5.0, 40.0)  # seconds
STUCK = (5.0, 40.0)  # seconds in which a device does not read; the house drops it after some 10
QUESTIONS = 4000  # that it asks first: what it does not read has to fill all buffers on the way
SMALL = 4096  # bytes of a slow device's buffers
SEGMENT = 536  # bytes: with larger ones the kernel would keep megabytes for a device that does not read

Promise = tuple[str, str]  # a move that was acknowledged, and the id of its command


@dataclass
class Player:
    seated: Seated
    cookie: str
    seat: int
    acknowledged: list[Promise] = field(default_factory=list)
    asked: Promise | None = None  # not answered yet


@dataclass
class PlayedTable:
    code: str
    game: str
    players: list[Player] = field(default_factory=list)


class Company:
    """All guests of one soak, and what has happened to them."""

    def __init__(self, url: str, lots: random.Random) -> None:
        self.url = url
        self.lots = lots
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

    async def again_and_again(self, act: Callable[[], Awaitable[None]]) -> None:
        """Until it is cancelled. The house may be away, and a table may be gone."""
        while True:
            try:
                await act()
            except (RidottoError, OSError, asyncio.IncompleteReadError):
                self.counts["tried in vain"] += 1
                await asyncio.sleep(AFTER_FAILURE)

    # -- people who play

    async def play_evenings(self, delay: float) -> None:
        """One table after the other."""
        await asyncio.sleep(delay)
        # One client for all of them: to make one costs more than a game.
        async with AsyncExitStack() as stack:
            web = Visitor(self.url)
            stack.push_async_exit(web)
            await self.again_and_again(lambda: self._play_one(web))

    async def _play_one(self, web: Visitor) -> None:
        game = self.lots.choice(GAMES)
        rules = ridotto.game(game)
        seats = self.lots.randint(rules.fewest, min(rules.most, LARGEST_TABLE))
        cookies = [await new_guest(web, f"Guest {seat}") for seat in range(self.lots.randint(1, min(seats, 3)))]
        web.cookie = cookies[0]
        table = PlayedTable(await web.open(game, seats, public=self.lots.random() < 0.5), game)
        async with AsyncExitStack() as stack:
            for seat, cookie in enumerate(cookies):
                seated = Seated(self.socket(table.code), f"{COOKIE}={cookie}")
                table.players.append(Player(await stack.enter_async_context(seated), cookie, seat))
            await self._begin(table, seats)
            await self._play_out(table)

    async def _begin(self, table: PlayedTable, seats: int) -> None:
        host = table.players[0].seated
        for player in table.players:
            await player.seated.sit(player.seat)
        for seat in range(len(table.players), seats):
            kind = self.lots.choice(BOTS.get(table.game, ("random", "greedy", "novice")))
            await host.ask(SeatBot(new_id(), seat, kind))
        await host.ask(Start(new_id()))

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

    async def _play_seat(self, table: PlayedTable, player: Player) -> None:
        try:
            await self._play_on(player)
        except (TimeoutError, RidottoError) as fault:
            self.problems.append(f"{table.game} {table.code} has stopped for seat {player.seat}: {fault!r}")

    async def _play_on(self, player: Player) -> None:
        seated, scene = player.seated, player.seated.scene
        await seated.until(lambda scene: scene.frame.phase != "gathering")
        while scene.frame.phase == "playing":
            if self._is_asked(player):
                await asyncio.sleep(self.lots.uniform(*THINKING))
                await self._decide(player)
            else:
                async with asyncio.timeout(STALL):
                    await seated.stir()

    def _is_asked(self, player: Player) -> bool:
        """In a hush everybody taps something, once."""
        scene = player.seated.scene
        if scene.frame.hush:
            return player.seat not in scene.frame.nodded
        return bool(scene.moves(player.seat))

    async def _decide(self, player: Player) -> None:
        """Unless the others, or a clock, have decided meanwhile."""
        scene = player.seated.scene
        try:
            if moves := scene.moves(player.seat):
                await self._move(player, moves)
            elif scene.frame.hush:
                await player.seated.nod(player.seat)
        except Refusal as refusal:
            self.counts[f"refused: {refusal.code}"] += 1

    async def _move(self, player: Player, moves: list[str]) -> None:
        move = "ready" if "ready" in moves and self.lots.random() < 0.7 else self.lots.choice(moves)
        player.asked = (new_id(), move)
        try:
            await player.seated.ask(Move(player.asked[0], player.seat, move))
        except Refusal:
            player.asked = None
            raise
        player.acknowledged.append(player.asked)
        player.asked = None

    # -- devices that are cut

    async def cut_somebody(self) -> None:
        await asyncio.sleep(self.lots.uniform(0.5, 1.5))
        if self.open:
            player = self.lots.choice(self.lots.choice(list(self.open.values())).players)
            await player.seated.cut()
            self.counts["devices cut"] += 1

    # -- watchers

    async def watch_somewhere(self) -> None:
        if not self.open:
            await asyncio.sleep(AFTER_FAILURE)
            return
        async with Seated(self.socket(self.lots.choice(list(self.open))), "") as seated:
            await asyncio.sleep(self.lots.uniform(*WATCHING) / 2)
            await seated.say("Good evening.")
            await asyncio.sleep(self.lots.uniform(*WATCHING) / 2)
        self.counts["watchers"] += 1

    # -- devices that do not read

    async def read_slowly(self) -> None:
        """Another device of somebody who plays. It asks and asks, and does not read the answers."""
        await asyncio.sleep(self.lots.uniform(*THINKING))
        if not self.open:
            return
        table = self.lots.choice(list(self.open.values()))
        player = self.lots.choice(table.players)
        reader, writer = await slow_connection(self.url, table.code, player.cookie)
        self.counts["slow devices"] += 1
        try:
            for _ in range(QUESTIONS // 20):
                if writer.is_closing():  # the house was killed
                    break
                writer.write(b"".join(masked(why(player.seat)) for _ in range(20)))
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.lots.uniform(*STUCK))
            with suppress(TimeoutError):
                async with asyncio.timeout(self.lots.choice((0.0, 5.0))):  # gone at once, or reads on
                    while await reader.read(SMALL):
                        pass
        finally:
            writer.transport.abort()


async def new_guest(web: Visitor, name: str) -> str:
    """Their cookie."""
    web.cookie = ""
    await web.called(name)
    return web.cookie


def why(seat: int) -> bytes:
    """A question with a long answer."""
    return b'{"ask":"why","id":"%b","seat":%d,"move":"%b"}' % (new_id().encode(), seat, b"x" * LONGEST_MOVE)


def masked(text: bytes) -> bytes:
    """A frame with a mask that changes nothing."""
    return bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2) + bytes(4) + text


async def slow_connection(url: str, code: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = url.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT)
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    except OSError:
        line.close()
        raise
    reader, writer = await asyncio.open_connection(sock=line, limit=SMALL)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {COOKIE}={cookie}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# -- what was promised


async def broken_promises(store: Store, tables: list[PlayedTable], *, at_the_end: bool = False) -> list[str]:
    """Every acknowledged move is in the log, in order, and once. One more may be there whose answer got lost."""
    broken = []
    for table in tables:
        promises = [list(player.acknowledged) for player in table.players]
        log = await moves_of(store, table.code)
        for player, promised in zip(table.players, promises, strict=True):
            kept = [(command, move) for seat, command, move in log if seat == player.seat]
            further = kept[len(promised) :]
            if kept[: len(promised)] != promised or (at_the_end and further not in ([], [player.asked])):
                broken.append(f"{table.game} {table.code}, seat {player.seat}: {promised} became {kept}")
    return broken


async def moves_of(store: Store, code: str) -> list[tuple[int, str, str]]:
    """What people have played there: seat, id of the command, move."""
    card = await store.by_code(code)
    lines = await store.read(card.table) if card is not None else []
    return [
        (entry.what.seat, entry.ask or "", entry.what.move)
        for entry in map(read, lines)
        if isinstance(entry.what, Moved | Sealed) and entry.what.by == "person" and entry.ask is not None
    ]
