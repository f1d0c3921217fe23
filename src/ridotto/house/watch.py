"""For those who run the house: is it well, and what has it counted?"""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.errors import NoSuchPage
from ridotto.house.answering import json
from ridotto.house.metrics import Total
from ridotto.house.rooms import address_of, rooms_of

PROXIED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


async def healthz(request: Request) -> Response:
    """Whether this node can serve: 503 while its store cannot be read or written.

    Without the bus it goes on, only slower.
    """
    staff = rooms_of(request).staff
    well = await staff.health.is_well()
    return json({"store": well, "bus": staff.bus.connected}, 200 if well else 503)


async def metrics(request: Request) -> Response:
    """What was counted. Strangers do not learn that there is such a page."""
    rooms = rooms_of(request)
    if not (is_local(request) or knows_password(request, rooms.staff.settings.metrics)):
        raise NoSuchPage("no-such-page", path=request.url.path)
    hall = rooms.staff.hall
    page = rooms.staff.metrics.page() if hall is None else Total(await hall.counted()).page()
    return Response(page, media_type="text/plain; version=0.0.4")


def is_local(request: Request) -> bool:
    """From this machine, and not handed on by a proxy that happens to run here."""
    try:
        loopback = ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
    return loopback and not any(name in request.headers for name in PROXIED)


def knows_password(request: Request, password: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(password) and hmac.compare_digest(given.encode(), password.encode())


WATCH = [Route("/healthz", healthz), Route("/metrics", metrics)]
