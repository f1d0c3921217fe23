"""The routes under /api. What they take and give is described by their types."""

from __future__ import annotations

import io
import time
from collections.abc import AsyncIterator

import msgspec
import segno
from starlette.responses import Response, StreamingResponse

from ridotto.errors import BadAsk, NoSuchPage
from ridotto.house.answering import Asked, Way
from ridotto.house.fresh import is_code
from ridotto.house.guests import Carried, Me, is_newcomer, renamed
from ridotto.house.lobby import OfferedGame, Opening, TableCard, first_entries, games, open_new, shown, tables_of
from ridotto.house.replay import Moment, moments
from ridotto.house.slices import Queue, sliced
from ridotto.rules import catalog
from ridotto.store.card import Card
from ridotto.table import gate
from ridotto.table.clocks import LIMITS
from ridotto.table.kept import record as kept
from ridotto.table.lessons.opening import open_lesson
from ridotto.table.log import Options
from ridotto.table.told import Frame
from ridotto.words import LANGUAGES, is_spoken, rules_page

LONG_LINK = 100  # letters; of a longer one the QR code takes many times as long to draw


class Link(msgspec.Struct, frozen=True):
    """An address, and its QR code as SVG."""

    link: str
    qr: str


class Carry(msgspec.Struct, frozen=True):
    """To another device; there the guest finds himself at that table, or in the lobby."""

    code: str = ""


class CarryOffer(msgspec.Struct, frozen=True):
    """Whom a device would become by a link, and where it would go then."""

    name: str
    mine: bool  # whether the device is that guest's already
    path: str


class Invitation(msgspec.Struct, frozen=True):
    """What somebody sees who opens the link of a table."""

    card: TableCard
    frame: Frame
    link: str


# -- the guest himself


async def me(asked: Asked) -> Me:
    """Who the house thinks you are; a new guest is remembered by a cookie."""
    return Me(asked.guest.name, asked.guest.title, asked.guest.language, is_newcomer(asked.guest))


async def call_me(asked: Asked) -> Me:
    """Sets name, title and language. The tables where you play hear of another name, as they would of talk."""
    before = asked.guest
    asked.guest = renamed(before, await asked.body(Me))
    if asked.guest.name != before.name and not is_newcomer(before):
        asked.rooms.staff.limits.talk.take(before.id)
        asked.rooms.staff.send(asked.rooms.house.rename(asked.guest, before.name))
    return await me(asked)


async def carry(asked: Asked) -> Link:
    """A link, good for ten minutes, that makes another device yours too."""
    wanted = await asked.body(Carry)
    if wanted.code and not is_code(wanted.code):
        raise BadAsk("bad-ask", why="code")
    token = asked.rooms.porter.carry_token(asked.guest, wanted.code)
    return link_to(asked, f"/carry/{token}")


async def carry_offer(asked: Asked) -> CarryOffer:
    """Whom the other device would become by that link. Nothing has changed yet."""
    carried = asked.rooms.porter.carried(asked.word("token"))
    mine = carried.guest.id == asked.guest.id
    if not mine and await asked.rooms.staff.store.is_spent(carried.mark):
        raise NoSuchPage("carry-used")
    return CarryOffer(carried.guest.name, mine, path_of(carried))


async def be_carried(asked: Asked) -> CarryOffer:
    """Makes this device that guest's. A link is good for one device."""
    carried = asked.rooms.porter.carried(asked.word("token"))
    if not await asked.rooms.staff.store.spend(carried.mark, carried.until, time.time()):
        raise NoSuchPage("carry-used")
    asked.guest = carried.guest
    return CarryOffer(carried.guest.name, True, path_of(carried))


def path_of(carried: Carried) -> str:
    return f"/t/{carried.code}" if is_code(carried.code) else "/"


async def my_tables(asked: Asked) -> list[TableCard]:
    """The tables where you sit or sat: those that wait for you, those that go on, those that are over."""
    return await tables_of(asked.rooms.staff, asked.guest)


# -- the lobby


async def offered_games(asked: Asked) -> list[OfferedGame]:
    """The games of the house with all that can be chosen."""
    return games()


async def lobby(asked: Asked) -> list[TableCard]:
    """The public tables that gather players or are being played."""
    game, clock = asked.query("game"), asked.query("clock")
    if game not in (None, *catalog.GAMES) or clock not in (None, *LIMITS):
        return []
    cards = await asked.rooms.staff.store.lobby(game=game, clock=clock)
    return [shown(card, asked.guest) for card in cards]


async def open_table(asked: Asked) -> TableCard:
    """Opens a table; with `bots`, it begins at once."""
    check_may_open(asked)
    opening = await asked.body(Opening)
    card = await open_new(asked.rooms.staff, asked.guest, lambda asker: first_entries(asker, opening))
    return shown(card, asked.guest)


async def begin_lesson(asked: Asked) -> TableCard:
    """Opens a guided first game, alone with bots."""
    check_may_open(asked)
    card = await open_new(asked.rooms.staff, asked.guest, lambda asker: open_lesson(asker, asked.word("game")))
    return shown(card, asked.guest)


def check_may_open(asked: Asked) -> None:
    asked.rooms.staff.limits.doors.take(asked.address)
    asked.rooms.staff.limits.openings.take(asked.guest.id)


# -- a table


async def card_asked(asked: Asked) -> Card:
    return await asked.rooms.house.card(asked.word("code"), asked.address, asked.guest.id)


async def invitation(asked: Asked) -> Invitation:
    """What somebody has to know before he sits down."""
    card = await card_asked(asked)
    table = await asked.rooms.house.table(card.table)
    frame = await table.consult(lambda known: gate.snapshot(known, asked.guest.id, table.crowd.here, table.now()).frame)
    return Invitation(shown(card, asked.guest), frame, asked.rooms.link(asked.request, f"/t/{card.code}"))


async def options(asked: Asked) -> Options:
    """How a table is played, with all content of the players' own: a frame tells marks of it."""
    card = await card_asked(asked)
    table = await asked.rooms.house.table(card.table)
    return await table.consult(lambda known: known.options)


async def qr(asked: Asked) -> Response:
    """The link of a table as a QR code."""
    card = await card_asked(asked)
    return Response(link_to(asked, f"/t/{card.code}").qr, media_type="image/svg+xml")


async def record(asked: Asked) -> Response:
    """After the end: the record of the game as a file, for `ridotto replay` and `ridotto verify`."""
    card = await card_asked(asked)
    table = await asked.rooms.house.table(card.table)
    text = (await table.consult(kept)).text()
    name = f"{card.game}-{card.code}.jsonl"
    return Response(
        text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def replay(asked: Asked) -> Response:
    """After the end: the game at every move, by a seat's knowledge, a watcher's, or in full truth."""
    card = await card_asked(asked)
    table = await asked.rooms.house.table(card.table)
    known = await table.consult(lambda known: known)
    steps = moments(known, asked.query("seat") or "watcher")
    asked.rooms.staff.limits.dear.take(asked.address)
    parts = sliced(map(msgspec.json.encode, steps), Queue.REPLAYS)
    return StreamingResponse(as_list(parts), media_type="application/json")


async def as_list(parts: AsyncIterator[list[bytes]]) -> AsyncIterator[bytes]:
    """A list in JSON, made no faster than it is read: a long one waits for a slow reader in no memory of the house."""
    before = b"["
    async for part in parts:
        yield before + b",".join(part)
        before = b","
    yield b"]"


async def rules(asked: Asked) -> Response:
    """The rules of a game as Markdown."""
    game = catalog.game(asked.word("game"))
    language = asked.query("language") or asked.guest.language
    if not is_spoken(language):
        raise NoSuchPage("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Response(rules_page(game.name, language), media_type="text/markdown")


def link_to(asked: Asked, path: str) -> Link:
    link = asked.rooms.link(asked.request, path)
    if len(link) > LONG_LINK:
        asked.rooms.staff.limits.dear.take(asked.address)
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", xmldecl=False, border=2, omitsize=True)
    return Link(link, drawn.getvalue().decode())


WAYS = (
    Way("GET", "/api/me", me, Me),
    Way("PUT", "/api/me", call_me, Me, Me),
    Way("POST", "/api/me/carry", carry, Link, Carry),
    Way("GET", "/api/carry/{token}", carry_offer, CarryOffer),
    Way("POST", "/api/carry/{token}", be_carried, CarryOffer),
    Way("GET", "/api/me/tables", my_tables, list[TableCard]),
    Way("GET", "/api/games", offered_games, list[OfferedGame]),
    Way("GET", "/api/rules/{game}", rules, "text/markdown", queries=("language",)),
    Way("GET", "/api/tables", lobby, list[TableCard], queries=("game", "clock")),
    Way("POST", "/api/tables", open_table, TableCard, Opening),
    Way("POST", "/api/lessons/{game}", begin_lesson, TableCard),
    Way("GET", "/api/tables/{code}", invitation, Invitation),
    Way("GET", "/api/tables/{code}/options", options, Options),
    Way("GET", "/api/tables/{code}/qr.svg", qr, "image/svg+xml"),
    Way("GET", "/api/tables/{code}/record", record, "application/jsonl"),
    Way("GET", "/api/tables/{code}/replay", replay, list[Moment], queries=("seat",)),
)
