"""The house as one ASGI application: its routes, its services, and what runs while it's open."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from ridotto.bots.pool import BotPool, default_worker_count
from ridotto.catalog import packages
from ridotto.errors import RidottoError
from ridotto.house.app_state import AppState
from ridotto.house.cluster.bus import Bus, open_bus
from ridotto.house.cluster.worker import ClusterWorker
from ridotto.house.connection_limits import make_connection_limits
from ridotto.house.http.api_route import handle_http_error, handle_refusal, starlette_route
from ridotto.house.http.monitoring import MONITORING_ROUTES
from ridotto.house.http.page import Page
from ridotto.house.http.routes import API_ROUTES
from ridotto.house.http.security import SecurityHeadersMiddleware
from ridotto.house.http.sessions import Sessions
from ridotto.house.http.signer import Signer
from ridotto.house.http.throttle import ThrottleMiddleware
from ridotto.house.limits import Limits
from ridotto.house.services import Services
from ridotto.house.settings import Settings
from ridotto.house.sockets.endpoint import table_socket
from ridotto.house.tables.balance import expected_balance, game_setup
from ridotto.house.tables.house import House
from ridotto.house.tables.periodic import run_periodic_tasks
from ridotto.store.store import Store, open_store
from ridotto.words import read_all


def load_games() -> None:
    """Whatever tables need of a game is imported now: later the installed package may be replaced by another one."""
    for package in packages().values():
        package.lesson()
        package.mind()
        package.own_bots()
        expected_balance(game_setup(package.rulebook, package.rulebook.fewest, {}, "random"))


def make_app(
    settings: Settings, store: Store | None = None, bus: Bus | None = None, worker: ClusterWorker | None = None
) -> Starlette:
    """The application. If you pass in a store or a bus, closing it is up to you."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        read_all()
        load_games()
        async with open_house(settings, store, bus, worker) as app_state:
            app.state.ridotto = app_state
            app_state.services.metrics.registry.register(app.state.connection_limits)
            yield

    app = Starlette(
        routes=[
            *(starlette_route(route) for route in API_ROUTES),
            WebSocketRoute("/api/tables/{code}/socket", table_socket),
            *MONITORING_ROUTES,
            *Page().routes(),
        ],
        middleware=[Middleware(SecurityHeadersMiddleware), Middleware(ThrottleMiddleware)],
        exception_handlers={RidottoError: handle_refusal, HTTPException: handle_http_error},
        lifespan=lifespan,
    )
    app.state.connection_limits = make_connection_limits(settings)
    return app


@asynccontextmanager
async def open_house(
    settings: Settings, store: Store | None, bus: Bus | None, worker: ClusterWorker | None
) -> AsyncIterator[AppState]:
    opened = store or await open_store(settings.store)
    pool = BotPool(max((settings.workers or default_worker_count()) // settings.processes, 1))
    services = Services(settings, opened, bus or open_bus(settings.bus), pool, Limits(settings.rate), worker)
    if worker is not None:
        worker.export_metrics = services.metrics.export
    house = House(services)
    signer = Signer(await opened.secret(lambda: secrets.token_bytes(32)))
    await pool.start()
    await services.bus.listen(house.handle_notice, house.catch_up)
    services.run_in_background(run_periodic_tasks(house))
    try:
        yield AppState(services, house, Sessions(signer, settings.is_secure))
    finally:
        await close_house(house, closes_store=store is None, closes_bus=bus is None)


async def close_house(house: House, closes_store: bool, closes_bus: bool) -> None:
    """All commands are done by now. Bots and timers stop, and whatever still waits for the disk is written."""
    house.close()
    await house.services.cancel_background_tasks()
    await house.services.pool.close()
    if closes_bus:
        await house.services.bus.close()
    if closes_store:
        await house.services.store.close()
