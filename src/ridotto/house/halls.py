"""A house of several processes on one machine: each is a hall, and every table stands in one of them.

The door is common. Who asks for a table that stands in another hall is handed over to it, with all that he has said
so far. To each other the halls are nodes, and they are their own bus: any hall can serve any table. So a hall that has
just died, or whose letter box is full, costs time and nothing else.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from zlib import crc32

import msgspec

from ridotto.house.bus import Listener, Notice

ASKS_FOR = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]+)[/? ]")  # how a request about a table begins
LONGEST = 1 << 18  # bytes of a letter
AT_ONCE = 100  # letters that are opened before others in this hall have their turn
PATIENCE = 1.0  # seconds for other halls to say what they have counted

Adopt = Callable[[socket.socket, bytes], None]  # a guest's connection, and what he has said on it


class News(msgspec.Struct, tag="news"):
    """What has happened at tables, as on every bus."""

    notices: list[Notice]


class CountPlease(msgspec.Struct, tag="count please"):
    """Asks a hall what it has counted."""

    asker: int


class Counted(msgspec.Struct, tag="counted"):
    """The answer: a page for Prometheus."""

    hall: int
    page: bytes


encode = msgspec.json.Encoder().encode
letter = msgspec.json.Decoder(News | CountPlease | Counted)


class Halls:
    """Their letter boxes. They are there before the processes part, so that each has them all, and outlive who reads
    them: what lay in the box of a hall that died, the next one finds there."""

    def __init__(self, count: int) -> None:
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for end in self._ends():
            end.setblocking(False)

    def hall(self, number: int) -> Hall:
        return Hall(number, [slot for slot, _ in self._boxes], self._boxes[number][1])

    def close(self) -> None:
        for end in self._ends():
            end.close()

    def _ends(self) -> list[socket.socket]:
        return [end for box in self._boxes for end in box]


class Hall:
    """One of the halls, as its own process knows it."""

    connected = True

    def __init__(self, number: int, slots: list[socket.socket], box: socket.socket) -> None:
        self.number = number
        self._slots = slots  # into which letters are put, one for each hall
        self._box = box  # in which those to this hall lie
        self._listeners: list[Listener] = []
        self._news: list[Notice] = []  # that leave together
        self._counted: dict[int, bytes] = {}  # by other halls
        self.count: Callable[[], bytes] = bytes  # what was counted here

    # -- guests

    def of(self, request: bytes) -> int:
        """The hall in which the table stands that is asked for; this one, if none is."""
        asked = ASKS_FOR.match(request)
        return crc32(asked[1].upper()) % len(self._slots) if asked else self.number

    def hand_over(self, connection: int, said: bytes) -> bool:
        """Whether another hall has the guest now; then this one may let go of him."""
        hall = self.of(said)
        return hall != self.number and self._put(hall, said, [connection])

    # -- news, as on every bus

    def publish(self, notice: Notice) -> None:
        """What happens at many tables in one breath is one letter."""
        if not self._news:
            asyncio.get_running_loop().call_soon(self._send_news)
        self._news.append(notice)

    async def listen(self, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()

    def _send_news(self) -> None:
        notices, self._news = self._news, []
        self._put_in_all(News(notices))
        self._hear(notices)

    def _hear(self, notices: list[Notice]) -> None:
        for notice in notices:
            for listener in self._listeners:
                listener(notice)

    # -- what was counted

    async def counted(self) -> list[bytes]:
        """Here and in all other halls that say it soon."""
        self._counted.clear()
        self._put_in_all(CountPlease(self.number))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(self._counted) < len(self._slots) - 1:
                    await asyncio.sleep(0.01)
        return [self.count(), *self._counted.values()]

    # -- letters

    def _put_in_all(self, words: News | CountPlease) -> None:
        """But one's own."""
        written = encode(words)
        for hall in range(len(self._slots)):
            if hall != self.number:
                self._put(hall, written, [])

    def _put(self, hall: int, words: bytes, files: list[int]) -> bool:
        try:
            socket.send_fds(self._slots[hall], [words], files)
        except OSError:  # the box is full
            return False
        return True

    def open_letters(self, adopt: Adopt) -> None:
        """From now on, as they come in."""
        asyncio.get_running_loop().add_reader(self._box, self._open_some, adopt)

    def leave_letters(self) -> None:
        asyncio.get_running_loop().remove_reader(self._box)

    def _open_some(self, adopt: Adopt) -> None:
        for _ in range(AT_ONCE):
            try:
                words, files, _, _ = socket.recv_fds(self._box, LONGEST, 1)
            except BlockingIOError:
                return
            if files:
                adopt(socket.socket(fileno=files[0]), words)
            else:
                # Without a descriptor for it a connection does not arrive: then its first words lie here alone.
                with suppress(msgspec.MsgspecError):
                    self._read(letter.decode(words))

    def _read(self, letter: News | CountPlease | Counted) -> None:
        match letter:
            case News(notices):
                self._hear(notices)
            case CountPlease(asker):
                self._put(asker, encode(Counted(self.number, self.count())), [])
            case Counted(hall, page):
                self._counted[hall] = page
