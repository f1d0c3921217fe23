"""A house of several processes on one machine: each is a worker, and every table belongs to one of them.

They share the listening socket. A request for a table that belongs to another worker is handed over to it, with all the
bytes received so far. To each other the workers are nodes, and they are their own bus: any worker can serve any table.
So a worker that has just died, or whose mailbox is full, costs time and nothing else.
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

TABLE_REQUEST = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]+)[/? ]")  # the start of a request about a table
LARGEST_MESSAGE = 1 << 18  # bytes
MESSAGES_AT_ONCE = 100  # messages to read before other tasks of this worker get their turn
METRICS_TIMEOUT = 1.0  # seconds for other workers to answer

AdoptConnection = Callable[[socket.socket, bytes], None]  # a connection, and the bytes received on it so far


class NoticesMessage(msgspec.Struct, tag="notices"):
    """Notices about tables, as on every bus."""

    notices: list[TableNotice]


class MetricsRequest(msgspec.Struct, tag="metrics-request"):
    """Asks a worker for its metrics."""

    sender: int


class MetricsReply(msgspec.Struct, tag="metrics-reply"):
    """The answer, in the text format of Prometheus."""

    worker: int
    export: bytes


encode = msgspec.json.Encoder().encode
message_decoder = msgspec.json.Decoder(NoticesMessage | MetricsRequest | MetricsReply)


class Mailboxes:
    """The workers' mailboxes. Created before the fork, so that each worker has them all, they outlive their readers:
    whatever was in the mailbox of a worker that died, its successor finds there."""

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
    """One of the workers, as its own process sees it."""

    connected = True

    def __init__(self, number: int, outboxes: list[socket.socket], mailbox: socket.socket) -> None:
        self.number = number
        self._outboxes = outboxes  # where messages are put, one for each worker
        self._mailbox = mailbox  # where those for this worker arrive
        self._listeners: list[Listener] = []
        self._pending_notices: list[TableNotice] = []  # to be sent together
        self._replies: dict[int, bytes] = {}  # metrics, by worker
        self.export_metrics: Callable[[], bytes] = bytes  # this worker's own

    # -- connections

    def worker_for(self, request: bytes) -> int:
        """The worker that the requested table belongs to; this one, if the request isn't about a table."""
        table = TABLE_REQUEST.match(request)
        return crc32(table[1].upper()) % len(self._outboxes) if table else self.number

    def hand_over(self, descriptor: int, received: bytes) -> bool:
        """Whether another worker has the connection now; then this one may drop it."""
        worker = self.worker_for(received)
        return worker != self.number and self._send(worker, received, [descriptor])

    # -- notices, as on every bus

    def publish(self, notice: TableNotice) -> None:
        """Notices of the same event-loop turn leave in one message."""
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

    # -- metrics

    async def collect_metrics(self) -> list[bytes]:
        """This worker's, and those of all others that answer in time."""
        self._replies.clear()
        self._send_to_all(MetricsRequest(self.number))
        with suppress(TimeoutError):
            async with asyncio.timeout(METRICS_TIMEOUT):
                while len(self._replies) < len(self._outboxes) - 1:
                    await asyncio.sleep(0.01)
        return [self.export_metrics(), *self._replies.values()]

    # -- messages

    def _send_to_all(self, message: NoticesMessage | MetricsRequest) -> None:
        """To all other workers."""
        payload = encode(message)
        for worker in range(len(self._outboxes)):
            if worker != self.number:
                self._send(worker, payload, [])

    def _send(self, worker: int, payload: bytes, descriptors: list[int]) -> bool:
        try:
            socket.send_fds(self._outboxes[worker], [payload], descriptors)
        except OSError:  # the mailbox is full
            return False
        return True

    def start_receiving(self, adopt: AdoptConnection) -> None:
        """Handles messages from now on, as they come in."""
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
                # If we're out of descriptors, a connection is lost in transit, and only its first bytes arrive.
                with suppress(msgspec.MsgspecError):
                    self._handle(message_decoder.decode(payload))

    def _handle(self, message: NoticesMessage | MetricsRequest | MetricsReply) -> None:
        match message:
            case NoticesMessage(notices):
                self._deliver(notices)
            case MetricsRequest(sender):
                self._send(sender, encode(MetricsReply(self.number, self.export_metrics())), [])
            case MetricsReply(worker, export):
                self._replies[worker] = export
