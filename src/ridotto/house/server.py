"""The house behind uvicorn: sizes, sockets, proxies."""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette

from ridotto.errors import BadOption
from ridotto.house.doorway import Doorway
from ridotto.house.limits import LARGEST_MESSAGE
from ridotto.house.settings import Settings

LAST_WORDS = 10  # seconds for open requests when the house closes


def make_server(settings: Settings, app: Starlette) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws=Doorway,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # messages are short, and memory for each socket is dear
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )


def listen(settings: Settings) -> socket.socket:
    """The door, or a sentence why it cannot be opened."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as fault:
        raise BadOption(
            "door-taken", host=settings.host, port=str(settings.port), why=fault.strerror or str(fault)
        ) from fault


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the house is reached: from this machine, and from others in the same network."""
    if settings.urls:
        return list(settings.urls)
    here = f"http://localhost:{port}"
    if settings.host not in ("0.0.0.0", "::", ""):
        return [here if settings.host == "127.0.0.1" else f"http://{settings.host}:{port}"]
    near = own_address()
    return [here] if near is None else [here, f"http://{near}:{port}"]


def own_address() -> str | None:
    """The address that this machine would send from; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return None
        address: str = way_out.getsockname()[0]
        return address
