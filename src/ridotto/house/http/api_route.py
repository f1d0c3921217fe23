"""How a route answers: JSON both ways, refusals with a matching status, in the guest's language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto.errors import BadRequest, NoSuchPage, RidottoError, StoreUnavailable, TooLarge
from ridotto.house.app_state import AppState, address_of, app_state_of
from ridotto.house.http.security import check_origin
from ridotto.house.http.sessions import accepted_language
from ridotto.house.limits import LARGEST_BODY, network_of
from ridotto.house.logs import fault_details
from ridotto.house.refusals import internal_error, refusal_of, status_of
from ridotto.table.events import Guest

T = TypeVar("T")
JSON = "application/json"
NO_STORE = "no-store"  # for any cache
SAFE_METHODS = ("GET", "HEAD")

log = structlog.get_logger()


@dataclass
class RequestContext:
    """A request, and the guest it comes from."""

    request: Request
    app: AppState
    guest: Guest

    @property
    def address(self) -> str:
        return network_of(address_of(self.request))

    def path_param(self, name: str) -> str:
        """A parameter in the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name) or None

    async def body(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await read_body(self.request), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ClientDisconnect) as fault:
            raise BadRequest("bad-request", why=str(fault)) from fault


class ApiRoute(NamedTuple):
    """A route of the API; its types are also its documentation (`api_docs.py`)."""

    method: str
    path: str
    handle: Callable[[RequestContext], Awaitable[object]]
    response: object = None
    body: object = None
    queries: tuple[str, ...] = ()


async def read_body(request: Request) -> bytes:
    """Reads no more than the limit, and nothing at all if a larger body is announced."""
    check_size(content_length(request))
    body = b""
    async for part in request.stream():
        body += part
        check_size(len(body))
    return body


def content_length(request: Request) -> int:
    """The parser makes sure that this is a 64-bit number, but there may be thousands of leading zeros."""
    return int(request.headers.get("content-length", "").strip().lstrip("0") or 0)


def check_size(size: int) -> None:
    if size > LARGEST_BODY:
        raise TooLarge("too-large", most=LARGEST_BODY)


def starlette_route(route: ApiRoute) -> Route:
    async def endpoint(request: Request) -> Response:
        context = RequestContext(request, app_state_of(request), app_state_of(request).sessions.guest_of(request))
        check_request(context)
        response = await respond(route, context)
        if request.method not in SAFE_METHODS or request.url.path == "/api/me":
            context.app.sessions.set_cookie(request, context.guest, response)
        return response

    return Route(route.path, endpoint, methods=[route.method], name=route.handle.__name__)


async def respond(route: ApiRoute, context: RequestContext) -> Response:
    try:
        answer = await route.handle(context)
    except RidottoError:
        raise
    except Exception as fault:
        log.error("request failed", route=route.path, **fault_details(fault))
        return json_response(internal_error(context.guest.language), 500)
    if not isinstance(answer, Response):
        return json_response(answer)
    answer.headers["cache-control"] = NO_STORE  # it may be for this guest only, and in their language
    return answer


def check_request(context: RequestContext) -> None:
    if context.request.method not in SAFE_METHODS:
        check_origin(context.request, context.app.services.settings.urls)
    context.app.services.limits.requests.take(context.address)


def json_response(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, {"cache-control": NO_STORE}, JSON)


# -- errors


def reply_language(request: Request) -> str:
    guest = app_state_of(request).sessions.known_guest(request)
    return guest.language if guest else accepted_language(request)


async def handle_refusal(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RidottoError)
    services = app_state_of(request).services
    services.metrics.refused.labels(fault.code).inc()
    if isinstance(fault, StoreUnavailable):
        services.health.record_failure(fault)
    return json_response(refusal_of(fault, reply_language(request)), status_of(fault))


async def handle_http_error(request: Request, fault: Exception) -> Response:
    """What Starlette itself refuses: an unknown path, or a wrong method."""
    assert isinstance(fault, HTTPException)
    path = request.url.path
    refused = (
        NoSuchPage("no-such-method", path=path, method=request.method)
        if fault.status_code == 405
        else NoSuchPage("no-such-page", path=path)
    )
    return json_response(refusal_of(refused, reply_language(request)), fault.status_code)
