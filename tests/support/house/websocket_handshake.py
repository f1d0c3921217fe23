"""How a client asks for a socket at a table, byte by byte: for tests that then send frames of their own, or none."""

from __future__ import annotations

from urllib.parse import urlsplit


def handshake(url: str, code: str) -> bytes:
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()
