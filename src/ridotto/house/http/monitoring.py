"""For whoever runs the house: its health and its metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.errors import NoSuchPage
from ridotto.house.app_state import address_of, app_state_of
from ridotto.house.http.api_route import json_response
from ridotto.house.metrics import MetricsTotal

PROXY_HEADERS = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


async def healthz(request: Request) -> Response:
    """Whether this node can serve: 503 while its store can't be read or written.

    Without the bus it still serves, but updates from other nodes are late.
    """
    services = app_state_of(request).services
    healthy = await services.health.is_healthy()
    return json_response({"store": healthy, "bus": services.bus.connected}, 200 if healthy else 503)


async def metrics(request: Request) -> Response:
    """The metrics. Strangers don't learn that there is such a page."""
    app_state = app_state_of(request)
    if not (is_local(request) or knows_password(request, app_state.services.settings.metrics)):
        raise NoSuchPage("no-such-page", path=request.url.path)
    worker = app_state.services.worker
    export = (
        app_state.services.metrics.export() if worker is None else MetricsTotal(await worker.collect_metrics()).export()
    )
    return Response(export, media_type="text/plain; version=0.0.4")


def is_local(request: Request) -> bool:
    """From this machine, and not forwarded by a proxy that happens to run here."""
    try:
        loopback = ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
    return loopback and not any(name in request.headers for name in PROXY_HEADERS)


def knows_password(request: Request, password: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(password) and hmac.compare_digest(given.encode(), password.encode())


MONITORING_ROUTES = [Route("/healthz", healthz), Route("/metrics", metrics)]
