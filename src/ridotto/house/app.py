"""The house as one application: doors, rooms, and what runs while it is open."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ridotto.bots.pool import ThinkingPool, usual_workers
from ridotto.errors import RidottoError
from ridotto.house.answering import as_route, refuse, refuse_http
from ridotto.house.bus import Bus, open_bus
from ridotto.house.connections import connection_limits
from ridotto.house.guests import Porter
from ridotto.house.halls import Hall
from ridotto.house.headers import SafeHeaders
from ridotto.house.house import House
from ridotto.house.limits import Limits
from ridotto.house.paced import Paced
from ridotto.house.page import Page
from ridotto.house.rooms import Rooms
from ridotto.house.routes import WAYS
from ridotto.house.settings import Settings
from ridotto.house.signet import Signet
from ridotto.house.socket import socket
from ridotto.house.staff import Staff
from ridotto.house.timekeeper import keep_time
from ridotto.house.watch import WATCH
from ridotto.store.store import Store, open_store
from ridotto.words import read_all


def make_app(
    settings: Settings, store: Store | None = None, bus: Bus | None = None, hall: Hall | None = None
) -> Starlette:
    """The application; a store or bus that is given stays its giver's, and is not closed here."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        read_all()
        async with open_house(settings, store, bus, hall) as rooms:
            app.state.rooms = rooms
            rooms.staff.metrics.registry.register(app.state.connection_limits)
            yield

    app = Starlette(
        routes=[
            *(as_route(way) for way in WAYS),
            WebSocketRoute("/api/tables/{code}/socket", socket),
            *WATCH,
            *Page().routes(),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(Paced)],
        exception_handlers={RidottoError: refuse, HTTPException: refuse_http},
        lifespan=lifespan,
    )
    app.state.connection_limits = connection_limits(settings)
    return app


@asynccontextmanager
async def open_house(
    settings: Settings, store: Store | None, bus: Bus | None, hall: Hall | None
) -> AsyncIterator[Rooms]:
    known = store or await open_store(settings.store)
    pool = ThinkingPool(max((settings.workers or usual_workers()) // settings.processes, 1))
    staff = Staff(settings, known, bus or open_bus(settings.bus), pool, Limits(settings.rate), hall)
    if hall is not None:
        hall.count = staff.metrics.page
    house = House(staff)
    signet = Signet(await known.secret(lambda: secrets.token_bytes(32)))
    await pool.start()
    await staff.bus.listen(house.hear, house.catch_up)
    staff.send(keep_time(house))
    try:
        yield Rooms(staff, house, Porter(signet, settings.is_secure))
    finally:
        await close_house(house, own_store=store is None, own_bus=bus is None)


async def close_house(house: House, own_store: bool, own_bus: bool) -> None:
    """What sockets asked for is done by now. Nobody thinks or rings any more, and what still waits is written."""
    house.close()
    await house.staff.dismiss()
    await house.staff.pool.close()
    if own_bus:
        await house.staff.bus.close()
    if own_store:
        await house.staff.store.close()
