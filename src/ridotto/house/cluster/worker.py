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

from ridotto.house.cluster.bus import Listener, TableNotice

TABLE_REQUEST = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]+)[/? ]")  # how a request about a table begins
LARGEST_MESSAGE = 1 << 18  # bytes of a letter
MESSAGES_AT_ONCE = 100  # letters that are opened before others in this hall have their turn
METRICS_TIMEOUT = 1.0  # seconds for other halls to say what they have counted

AdoptConnection = Callable[[socket.socket, bytes], None]  # a guest's connection, and what he has said on it


class NoticesMessage(msgspec.Struct, tag="notices"):
    """What has happened at tables, as on every bus."""

    notices: list[TableNotice]


class MetricsRequest(msgspec.Struct, tag="metrics-request"):
    """Asks a hall what it has counted."""

    sender: int


class MetricsReply(msgspec.Struct, tag="metrics-reply"):
    """The answer: a page for Prometheus."""

    worker: int
    export: bytes


encode = msgspec.json.Encoder().encode
message_decoder = msgspec.json.Decoder(NoticesMessage | MetricsRequest | MetricsReply)


class Mailboxes:
    """Their letter boxes. They are there before the processes part, so that each has them all, and outlive who reads
    them: what lay in the box of a hall that died, the next one finds there."""

    def __init__(self, count: int) -> None:
        self._mailboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        for end in self._ends():
            end.setblocking(False)

    def worker(self, number: int) -> ClusterWorker:
        return ClusterWorker(number, [slot for slot, _ in self._mailboxes], self._mailboxes[number][1])

    def close(self) -> None:
        for end in self._ends():
            end.close()

    def _ends(self) -> list[socket.socket]:
        return [end for box in self._mailboxes for end in box]


class ClusterWorker:
    """One of the halls, as its own process knows it."""

    connected = True

    def __init__(self, number: int, outboxes: list[socket.socket], mailbox: socket.socket) -> None:
        self.number = number
        self._outboxes = outboxes  # into which letters are put, one for each hall
        self._mailbox = mailbox  # in which those to this hall lie
        self._listeners: list[Listener] = []
        self._pending_notices: list[TableNotice] = []  # that leave together
        self._replies: dict[int, bytes] = {}  # by other halls
        self.export_metrics: Callable[[], bytes] = bytes  # what was counted here

    # -- guests

    def worker_for(self, request: bytes) -> int:
        """The hall in which the table stands that is asked for; this one, if none is."""
        asked = TABLE_REQUEST.match(request)
        return crc32(asked[1].upper()) % len(self._outboxes) if asked else self.number

    def hand_over(self, descriptor: int, received: bytes) -> bool:
        """Whether another hall has the guest now; then this one may let go of him."""
        worker = self.worker_for(received)
        return worker != self.number and self._send(worker, received, [descriptor])

    # -- news, as on every bus

    def publish(self, notice: TableNotice) -> None:
        """What happens at many tables in one breath is one letter."""
        if not self._pending_notices:
            asyncio.get_running_loop().call_soon(self._send_notices)
        self._pending_notices.append(notice)

    async def listen(self, listener: Listener, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()

    def _send_notices(self) -> None:
        notices, self._pending_notices = self._pending_notices, []
        self._send_to_all(NoticesMessage(notices))
        self._deliver(notices)

    def _deliver(self, notices: list[TableNotice]) -> None:
        for notice in notices:
            for listener in self._listeners:
                listener(notice)

    # -- what was counted

    async def collect_metrics(self) -> list[bytes]:
        """Here and in all other halls that say it soon."""
        self._replies.clear()
        self._send_to_all(MetricsRequest(self.number))
        with suppress(TimeoutError):
            async with asyncio.timeout(METRICS_TIMEOUT):
                while len(self._replies) < len(self._outboxes) - 1:
                    await asyncio.sleep(0.01)
        return [self.export_metrics(), *self._replies.values()]

    # -- letters

    def _send_to_all(self, message: NoticesMessage | MetricsRequest) -> None:
        """But one's own."""
        payload = encode(message)
        for worker in range(len(self._outboxes)):
            if worker != self.number:
                self._send(worker, payload, [])

    def _send(self, worker: int, payload: bytes, descriptors: list[int]) -> bool:
        try:
            socket.send_fds(self._outboxes[worker], [payload], descriptors)
        except OSError:  # the box is full
            return False
        return True

    def start_receiving(self, adopt: AdoptConnection) -> None:
        """From now on, as they come in."""
        asyncio.get_running_loop().add_reader(self._mailbox, self._receive_some, adopt)

    def stop_receiving(self) -> None:
        asyncio.get_running_loop().remove_reader(self._mailbox)

    def _receive_some(self, adopt: AdoptConnection) -> None:
        for _ in range(MESSAGES_AT_ONCE):
            try:
                payload, descriptors, _, _ = socket.recv_fds(self._mailbox, LARGEST_MESSAGE, 1)
            except BlockingIOError:
                return
            if descriptors:
                adopt(socket.socket(fileno=descriptors[0]), payload)
            else:
                # Without a descriptor for it a connection does not arrive: then its first words lie here alone.
                with suppress(msgspec.MsgspecError):
                    self._handle(message_decoder.decode(payload))

    def _handle(self, message: NoticesMessage | MetricsRequest | MetricsReply) -> None:
        match message:
            case NoticesMessage(notices):
                self._deliver(notices)
            case MetricsRequest(asker):
                self._send(asker, encode(MetricsReply(self.number, self.export_metrics())), [])
            case MetricsReply(hall, page):
                self._replies[hall] = page
