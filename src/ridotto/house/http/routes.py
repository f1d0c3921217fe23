"""The routes under /api. What they take and give is described by their types."""

from __future__ import annotations

import io
import time
from collections.abc import AsyncIterator

import msgspec
import segno
from starlette.responses import Response, StreamingResponse

from ridotto import catalog
from ridotto.errors import BadRequest, NoSuchPage
from ridotto.house.http.api_route import ApiRoute, RequestContext
from ridotto.house.http.balance import BalanceRequest, balance
from ridotto.house.http.lobby import (
    NewTableRequest,
    OfferedGame,
    TableListing,
    create_table,
    describe_games,
    listing_for,
    opening_entries,
    tables_of,
)
from ridotto.house.http.replay import ReplayStep, replay_steps
from ridotto.house.http.sessions import CarryToken, Me, is_newcomer, updated_guest
from ridotto.house.tables.randomness import is_code
from ridotto.house.tables.time_slices import SliceQueue, run_in_slices
from ridotto.store.summary import TableSummary
from ridotto.table import gate
from ridotto.table.events import Options
from ridotto.table.handlers.clocks import CLOCK_LIMITS
from ridotto.table.lessons.open_lesson import open_lesson
from ridotto.table.messages import Balance, TableInfo
from ridotto.table.records.table_record import record_of
from ridotto.words import LANGUAGES, game_messages, is_spoken, rules_page

LONG_LINK = 100  # characters; the QR code of a longer link takes many times as long to draw


class ShareLink(msgspec.Struct, frozen=True):
    """An address, and its QR code as SVG."""

    link: str
    qr: str


class CarryRequest(msgspec.Struct, frozen=True):
    """A link to another device; there the guest arrives at that table, or in the lobby."""

    code: str = ""


class CarryOffer(msgspec.Struct, frozen=True):
    """The guest that a device would become by a link, and where it would go next."""

    name: str
    mine: bool  # whether it is that guest's device already
    path: str


class Invitation(msgspec.Struct, frozen=True):
    """What you see when you open a table's link."""

    listing: TableListing
    info: TableInfo
    link: str


# -- the guest


async def me(context: RequestContext) -> Me:
    """Who the house thinks you are; a new guest is remembered by a cookie."""
    return Me(context.guest.name, context.guest.title, context.guest.language, is_newcomer(context.guest))


async def update_me(context: RequestContext) -> Me:
    """Sets name, title and language. A new name is announced at the tables where you play."""
    before = context.guest
    context.guest = updated_guest(before, await context.body(Me))
    if context.guest.name != before.name and not is_newcomer(before):
        context.app.services.limits.talk.take(before.id)
        context.app.services.run_in_background(context.app.house.rename_guest(context.guest, before.name))
    return await me(context)


async def create_carry_link(context: RequestContext) -> ShareLink:
    """A link, good for ten minutes, that makes another device yours too."""
    wanted = await context.body(CarryRequest)
    if wanted.code and not is_code(wanted.code):
        raise BadRequest("bad-request", why="code")
    token = context.app.sessions.make_carry_token(context.guest, wanted.code)
    return share_link(context, f"/carry/{token}")


async def carry_offer(context: RequestContext) -> CarryOffer:
    """Which guest this device would become by that link. Changes nothing yet."""
    carried = context.app.sessions.read_carry_token(context.path_param("token"))
    mine = carried.guest.id == context.guest.id
    if not mine and await context.app.services.store.is_spent(carried.nonce):
        raise NoSuchPage("carry-used")
    return CarryOffer(carried.guest.name, mine, path_of(carried))


async def accept_carry(context: RequestContext) -> CarryOffer:
    """Makes this device that guest's. A link works for one device only."""
    carried = context.app.sessions.read_carry_token(context.path_param("token"))
    if not await context.app.services.store.spend(carried.nonce, carried.until, time.time()):
        raise NoSuchPage("carry-used")
    context.guest = carried.guest
    return CarryOffer(carried.guest.name, True, path_of(carried))


def path_of(carried: CarryToken) -> str:
    return f"/t/{carried.code}" if is_code(carried.code) else "/"


async def my_tables(context: RequestContext) -> list[TableListing]:
    """The tables where you sit or sat: those that wait for you, then other ongoing ones, then those that are over."""
    return await tables_of(context.app.services, context.guest)


# -- the lobby


async def offered_games(context: RequestContext) -> list[OfferedGame]:
    """The games of the house, with all their options."""
    return describe_games()


async def lobby(context: RequestContext) -> list[TableListing]:
    """The public tables that are gathering players or being played."""
    game, clock = context.query("game"), context.query("clock")
    if game not in (None, *catalog.GAMES) or clock not in (None, *CLOCK_LIMITS):
        return []
    summaries = await context.app.services.store.lobby(game=game, clock=clock)
    return [listing_for(summary, context.guest) for summary in summaries]


async def open_table(context: RequestContext) -> TableListing:
    """Opens a table; with `bots`, it begins at once."""
    check_may_open(context)
    opening = await context.body(NewTableRequest)
    summary = await create_table(context.app.services, context.guest, lambda opener: opening_entries(opener, opening))
    return listing_for(summary, context.guest)


async def begin_lesson(context: RequestContext) -> TableListing:
    """Opens a guided first game, alone with bots."""
    check_may_open(context)
    summary = await create_table(
        context.app.services, context.guest, lambda opener: open_lesson(opener, context.path_param("game"))
    )
    return listing_for(summary, context.guest)


def check_may_open(context: RequestContext) -> None:
    context.app.services.limits.new_tables_by_address.take(context.address)
    context.app.services.limits.new_tables.take(context.guest.id)


# -- a table


async def requested_summary(context: RequestContext) -> TableSummary:
    return await context.app.house.find_summary(context.path_param("code"), context.address, context.guest.id)


async def invitation(context: RequestContext) -> Invitation:
    """What you have to know about a table before you sit down."""
    summary = await requested_summary(context)
    table = await context.app.house.table(summary.table)
    info = await table.query(lambda known: gate.snapshot(known, context.guest.id, table.devices.here, table.now()).info)
    return Invitation(
        listing_for(summary, context.guest), info, context.app.link(context.request, f"/t/{summary.code}")
    )


async def options(context: RequestContext) -> Options:
    """A table's options, including custom content in full: the table info only has its digests."""
    summary = await requested_summary(context)
    table = await context.app.house.table(summary.table)
    return await table.query(lambda known: known.options)


async def qr(context: RequestContext) -> Response:
    """The link of a table as a QR code."""
    summary = await requested_summary(context)
    return Response(share_link(context, f"/t/{summary.code}").qr, media_type="image/svg+xml")


async def record(context: RequestContext) -> Response:
    """The record of a finished game as a file, for `ridotto replay` and `ridotto verify`."""
    summary = await requested_summary(context)
    table = await context.app.house.table(summary.table)
    text = (await table.query(record_of)).text()
    name = f"{summary.game}-{summary.code}.jsonl"
    return Response(
        text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(context: RequestContext) -> Response:
    """A finished game, move by move: as a seat saw it, as a spectator saw it, or the whole truth."""
    summary = await requested_summary(context)
    table = await context.app.house.table(summary.table)
    known = await table.query(lambda known: known)
    steps = replay_steps(known, context.query("seat") or "watcher")
    context.app.services.limits.expensive.take(context.address)
    parts = run_in_slices(map(msgspec.json.encode, steps), SliceQueue.REPLAYS)
    return StreamingResponse(json_array(parts), media_type="application/json")


async def json_array(parts: AsyncIterator[list[bytes]]) -> AsyncIterator[bytes]:
    """A JSON list, produced no faster than it's read: a slow reader of a long one costs the house no memory."""
    before = b"["
    async for part in parts:
        yield before + b",".join(part)
        before = b","
    yield b"]"


async def rules(context: RequestContext) -> Response:
    """The rules of a game as Markdown."""
    game = catalog.game(context.path_param("game"))
    return Response(rules_page(game.name, wanted_language(context)), media_type="text/markdown")


async def game_words(context: RequestContext) -> Response:
    """The words of a game as Fluent text, for a page that doesn't come with this game."""
    game = catalog.game(context.path_param("game"))
    return Response(game_messages(game.name, wanted_language(context)), media_type="text/plain")


def wanted_language(context: RequestContext) -> str:
    language = context.query("language") or context.guest.language
    if not is_spoken(language):
        raise NoSuchPage("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return language


def share_link(context: RequestContext, path: str) -> ShareLink:
    link = context.app.link(context.request, path)
    if len(link) > LONG_LINK:
        context.app.services.limits.expensive.take(context.address)
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", xmldecl=False, border=2, omitsize=True)
    return ShareLink(link, drawn.getvalue().decode())


API_ROUTES = (
    ApiRoute("GET", "/api/me", me, Me),
    ApiRoute("PUT", "/api/me", update_me, Me, Me),
    ApiRoute("POST", "/api/me/carry", create_carry_link, ShareLink, CarryRequest),
    ApiRoute("GET", "/api/carry/{token}", carry_offer, CarryOffer),
    ApiRoute("POST", "/api/carry/{token}", accept_carry, CarryOffer),
    ApiRoute("GET", "/api/me/tables", my_tables, list[TableListing]),
    ApiRoute("GET", "/api/games", offered_games, list[OfferedGame]),
    ApiRoute("POST", "/api/games/{game}/balance", balance, Balance | None, BalanceRequest),
    ApiRoute("GET", "/api/games/{game}/words", game_words, "text/plain", queries=("language",)),
    ApiRoute("GET", "/api/rules/{game}", rules, "text/markdown", queries=("language",)),
    ApiRoute("GET", "/api/tables", lobby, list[TableListing], queries=("game", "clock")),
    ApiRoute("POST", "/api/tables", open_table, TableListing, NewTableRequest),
    ApiRoute("POST", "/api/lessons/{game}", begin_lesson, TableListing),
    ApiRoute("GET", "/api/tables/{code}", invitation, Invitation),
    ApiRoute("GET", "/api/tables/{code}/options", options, Options),
    ApiRoute("GET", "/api/tables/{code}/qr.svg", qr, "image/svg+xml"),
    ApiRoute("GET", "/api/tables/{code}/record", record, "application/jsonl"),
    ApiRoute("GET", "/api/tables/{code}/replay", replay, list[ReplayStep], queries=("seat",)),
)
