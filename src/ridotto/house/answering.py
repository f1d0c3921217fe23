"""How a route is answered: JSON both ways, refusals with a fitting status, in the guest's language."""

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

from ridotto.errors import BadAsk, NoSuchPage, RidottoError, StoreUnavailable, TooLarge
from ridotto.house.guests import language_of
from ridotto.house.headers import check_origin
from ridotto.house.limits import LARGEST_BODY, network_of
from ridotto.house.logs import place_of
from ridotto.house.refusal import refused, status_of, stumbled
from ridotto.house.rooms import Rooms, address_of, rooms_of
from ridotto.table.log import Guest

T = TypeVar("T")
JSON = "application/json"
NOT_KEPT = "no-store"  # by any cache
READING = ("GET", "HEAD")

log = structlog.get_logger()


@dataclass
class Asked:
    """A request, and who asks it."""

    request: Request
    rooms: Rooms
    guest: Guest

    @property
    def address(self) -> str:
        return network_of(address_of(self.request))

    def word(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name) or None

    async def body(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await body_of(self.request), type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ClientDisconnect) as fault:
            raise BadAsk("bad-ask", why=str(fault)) from fault


class Way(NamedTuple):
    """A route of the API; the types describe it to others too (`describe.py`)."""

    method: str
    path: str
    walk: Callable[[Asked], Awaitable[object]]
    answer: object = None
    body: object = None
    queries: tuple[str, ...] = ()


async def body_of(request: Request) -> bytes:
    """Not a byte more than the house wants to read, and nothing if more is announced."""
    check_size(announced_size(request))
    body = b""
    async for part in request.stream():
        body += part
        check_size(len(body))
    return body


def announced_size(request: Request) -> int:
    """The parser has seen to it that this is a number of 64 bits, but there may be thousands of zeros before it."""
    return int(request.headers.get("content-length", "").strip().lstrip("0") or 0)


def check_size(size: int) -> None:
    if size > LARGEST_BODY:
        raise TooLarge("too-large", most=LARGEST_BODY)


def as_route(way: Way) -> Route:
    async def endpoint(request: Request) -> Response:
        asked = Asked(request, rooms_of(request), rooms_of(request).porter.guest(request))
        check_may_ask(asked)
        response = await walked(way, asked)
        if request.method not in READING or request.url.path == "/api/me":
            asked.rooms.porter.greet(request, asked.guest, response)
        return response

    return Route(way.path, endpoint, methods=[way.method], name=way.walk.__name__)


async def walked(way: Way, asked: Asked) -> Response:
    try:
        answer = await way.walk(asked)
    except RidottoError:
        raise
    except Exception as fault:
        log.error("request failed", route=way.path, **place_of(fault))
        return json(stumbled(asked.guest.language), 500)
    if not isinstance(answer, Response):
        return json(answer)
    answer.headers["cache-control"] = NOT_KEPT  # it may be for this guest alone, and in their language
    return answer


def check_may_ask(asked: Asked) -> None:
    if asked.request.method not in READING:
        check_origin(asked.request, asked.rooms.staff.settings.urls)
    asked.rooms.staff.limits.requests.take(asked.address)


def json(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, {"cache-control": NOT_KEPT}, JSON)


# -- what goes wrong


def language(request: Request) -> str:
    guest = rooms_of(request).porter.known(request)
    return guest.language if guest else language_of(request)


async def refuse(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RidottoError)
    staff = rooms_of(request).staff
    staff.metrics.refused.labels(fault.code).inc()
    if isinstance(fault, StoreUnavailable):
        staff.health.note(fault)
    return json(refused(fault, language(request)), status_of(fault))


async def refuse_http(request: Request, fault: Exception) -> Response:
    """What Starlette itself has refused: no such path, or not by that method."""
    assert isinstance(fault, HTTPException)
    path = request.url.path
    said = (
        NoSuchPage("no-such-method", path=path, method=request.method)
        if fault.status_code == 405
        else NoSuchPage("no-such-page", path=path)
    )
    return json(refused(said, language(request)), fault.status_code)
