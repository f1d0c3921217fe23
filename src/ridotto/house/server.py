"""The house behind uvicorn: sizes, sockets, proxies."""

from __future__ import annotations

import os
import socket
from functools import partial

import uvicorn
from starlette.applications import Starlette

from ridotto.errors import BadOption, reason
from ridotto.house.cluster.handover import ClusterServer
from ridotto.house.cluster.worker import ClusterWorker
from ridotto.house.http.http_protocol import HttpProtocol
from ridotto.house.settings import Settings
from ridotto.house.sockets.socket_protocol import SocketProtocol
from ridotto.table.commands import LARGEST_COMMAND

BACKLOG = 2048  # connections that wait to be accepted
SHUTDOWN_GRACE = 10  # seconds for open requests when the house closes
# A device without a network can't say so. Whoever plays with its guest should know soon, but a phone in a lift is
# silent for some seconds, too.
PING_INTERVAL = 4.0  # seconds between two pings to a device
PING_TIMEOUT = 8.0  # seconds for its answer, then it's disconnected; if it's still there, it comes back by itself


def make_server(settings: Settings, app: Starlette, worker: ClusterWorker | None = None) -> uvicorn.Server:
    limits = app.state.connection_limits
    config = uvicorn.Config(
        app,
        http=partial(HttpProtocol, limits),  # type: ignore[arg-type]  # called like the class, as the next one
        ws=partial(SocketProtocol, limits),  # type: ignore[arg-type]
        ws_max_size=LARGEST_COMMAND,
        ws_per_message_deflate=False,  # messages are short, and it takes memory for each socket
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        lifespan="on",
        log_level="error",  # what strangers send is counted, and mustn't fill a log
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
    )
    return uvicorn.Server(config) if worker is None else ClusterServer(config, worker, limits)


def listen(settings: Settings) -> socket.socket:
    """The listening socket, or BadOption saying why it can't be opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets that are explicitly TCP, and small messages mustn't wait for more.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as fault:
        listener.close()
        raise BadOption("door-taken", host=settings.host, port=str(settings.port), why=reason(fault)) from fault
    return listener


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the house can be reached: from this machine, and from others in the same network."""
    if settings.urls:
        return list(settings.urls)
    here = f"http://localhost:{port}"
    if settings.host not in ("0.0.0.0", "::", ""):
        return [here if settings.host == "127.0.0.1" else f"http://{settings.host}:{port}"]
    near = own_address()
    return [here] if near is None else [here, f"http://{near}:{port}"]


def own_address() -> str | None:
    """The address that this machine would send from; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outgoing:
        try:
            outgoing.connect(("192.0.2.1", 9))  # reserved for documentation: nobody has it
        except OSError:
            return None
        address: str = outgoing.getsockname()[0]
        return address
