"""uvicorn's HTTP protocol, with limits: how large a request may be, how long it may take, and how many there may be.

The parser itself has none: it would collect a header of any size, and wait for its end for ever.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ridotto.house.connection_limits import ConnectionLimits
from ridotto.house.limits import LARGEST_BODY

LONGEST_URL = 4_096  # bytes
LARGEST_HEAD = 16_384  # bytes of request line and headers
MOST_HEADERS = 100
MOST_CHUNKS = 1_000  # of a body: each one costs as much as a small request
CHUNKED = b"chunked"  # the only coding of a body that the house reads
MOST_PIPELINED = 10  # requests that a client may send before the first is answered: no browser does
LARGEST_REQUEST = 1 << 20  # bytes; what nobody needs is read and discarded, so that the client gets its response
REQUEST_TIME = 20.0  # seconds from a connection, or from the first byte of a later request, to the end of the request
UNREAD_TIME = 30.0  # seconds in which a client has to read something of its response
STALL_THRESHOLD = 0.5  # seconds that our own timers may be late; beyond that it was the house that stalled
LINGER = 2.0  # seconds for a refused client to read why

assert LARGEST_REQUEST > LARGEST_HEAD + LARGEST_BODY


class RequestTooLong(Exception):
    """Ends the parsing of a request; the status says what is too long."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class HttpProtocol(HttpToolsProtocol):
    def __init__(
        self,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits
        self.in_head = False
        self.in_request = False
        self.is_refused = False  # whatever comes after that is discarded
        self.size = 0  # bytes of this request received so far
        self.head_size = 0  # bytes of its header names and values
        self.chunks = 0  # of its body
        self.fault = HTTPStatus.BAD_REQUEST  # the status to send if the parser stops
        self.running: RequestResponseCycle | None = None  # the request that is being answered
        self.receiving: RequestResponseCycle | None = None  # the request whose body is coming in
        self.deadline: asyncio.TimerHandle | None = None  # for the request
        self.unread_timer: asyncio.TimerHandle | None = None

    # -- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limits.admit(transport, self.client[0] if self.client else ""):
            self.start_deadline()
        else:
            self.is_refused = True
            self.write_status(HTTPStatus.SERVICE_UNAVAILABLE)
            transport.close()  # at once: we need its descriptor

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self.transport)
        self.stop_deadline()
        self.stop_unread_timer()
        if self.running is not None:
            self.running.disconnected = True
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # each holds the other, and garbage collection is rare here

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle  # uvicorn itself only knows the last request received
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        if self.size > LARGEST_REQUEST:
            self.cut_off("size")
        if self.is_refused or self.transport.is_closing():
            return  # discarded
        if self.deadline is None:
            self.start_deadline()
        super().data_received(data)
        if self.in_head and self.size > LARGEST_HEAD:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    # -- the request

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.stop_parsing(HTTPStatus.TOO_MANY_REQUESTS)
        self.in_head = self.in_request = True
        self.head_size = self.chunks = 0
        self.receiving = None
        if self.deadline is None:
            self.start_deadline()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self.stop_parsing(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.head_size += len(name) + len(value)
        if self.head_size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self.stop_parsing(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if any(name == b"transfer-encoding" and value.strip().lower() != CHUNKED for name, value in self.headers):
            self.stop_parsing(HTTPStatus.NOT_IMPLEMENTED)  # the parser would only say so once the request is running
        before = self.cycle
        super().on_headers_complete()
        self.in_head = False
        self.receiving = None if self.cycle is before else self.cycle  # unchanged if this is a WebSocket upgrade

    def on_chunk_header(self) -> None:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.stop_parsing(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_request = False
        self.receiving = None
        self.size = 0
        self.stop_deadline()

    # -- time

    def start_deadline(self) -> None:
        self.deadline = self.loop.call_later(REQUEST_TIME, self.on_deadline)

    def stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def on_deadline(self) -> None:
        """The request hasn't arrived completely. If the house itself was held up (a machine that slept, or was too
        busy), there may be data that we haven't read yet, so the client gets a new deadline."""
        assert self.deadline is not None
        if self.loop.time() - self.deadline.when() > STALL_THRESHOLD:
            self.start_deadline()
            return
        self.deadline = None
        if self.in_head:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        elif self.in_request or self.cycle is None or self.cycle.response_complete:
            self.cut_off("silent")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread_timer = self.loop.call_later(UNREAD_TIME, self.cut_off, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_unread_timer()

    def stop_unread_timer(self) -> None:
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() and self.unread_timer is None:
            # A transport closes when everything is written, which is never if the client doesn't read.
            self.unread_timer = self.loop.call_later(UNREAD_TIME, self.transport.abort)

    # -- refusals

    def stop_parsing(self, status: HTTPStatus) -> None:
        self.fault = status
        raise RequestTooLong(status)

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: by itself, or by one of the limits."""
        self.refuse(self.fault)

    def refuse(self, status: HTTPStatus) -> None:
        """Sends the status, then gives the client time to read it: one that is cut off while sending never sees it."""
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused = True
        self.limits.count_refusal(status.phrase.lower().replace(" ", "-"))
        self.stop_deadline()
        self.flow.pause_reading()  # not even to discard it
        if self.may_respond():
            self.abandon_request()
            self.write_status(status)
            self.transport.write_eof()
        self.deadline = self.loop.call_later(LINGER, self.transport.abort)

    def may_respond(self) -> bool:
        """Whether it's this request's turn to be answered, and no response has begun."""
        if self.receiving is None:
            return self.cycle is None or self.cycle.response_complete
        return self.receiving is self.running and not self.receiving.response_started

    def abandon_request(self) -> None:
        """To whatever waits for the rest of the body the client is gone, and its response goes nowhere."""
        if self.receiving is not None:
            self.receiving.disconnected = True
            self.receiving.message_event.set()

    def write_status(self, status: HTTPStatus) -> None:
        text = status.phrase.encode()
        head = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(text)
        self.transport.write(STATUS_LINE[status] + head + text)

    def cut_off(self, why: str) -> None:
        if not self.is_refused:
            self.limits.count_refusal(why)
        self.transport.abort()
