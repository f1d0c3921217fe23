"""`ridotto join LINK` plays at a table of a house, in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from ridotto.cli.keeping import records_folder
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.place import Place
from ridotto.cli.terminal import Terminal
from ridotto.client.seated import Seated
from ridotto.client.visitor import Visitor
from ridotto.errors import BadOption
from ridotto.rules.event import Facts
from ridotto.words import spoken


class Link(NamedTuple):
    url: str  # of the house
    code: str  # of the table


class Wish(NamedTuple):
    """How somebody wants to join."""

    name: str | None = None
    seat: int | None = None  # counted from 1, as the page does; None: any
    watch: bool = False


def join(asked: argparse.Namespace, terminal: Terminal) -> None:
    asyncio.run(visit(link_from(asked.link), Wish(asked.name, asked.seat, asked.watch), terminal))


def link_from(text: str) -> Link:
    """`http://host/t/CODE`, as an invitation shows it."""
    parts = urlsplit(text if "//" in text else f"http://{text}")
    room, _, code = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or room != "t" or not code.isalnum():
        raise BadOption("join-link", link=text)
    return Link(f"{parts.scheme}://{parts.netloc}", code)


async def visit(link: Link, wish: Wish, terminal: Terminal) -> None:
    keyboard = Keyboard(terminal.read)
    async with Visitor(link.url, remembered(link.url)) as visitor:
        await introduce(visitor, wish.name)
        remember(link.url, visitor.cookie)
        await play(visitor, link.code, wish, terminal, keyboard.line)


async def introduce(visitor: Visitor, name: str | None) -> None:
    """The house answers in the language of this terminal, whatever it was when this guest came last."""
    me = msgspec.convert(await visitor.get("/api/me"), Facts)
    about = {fact: str(me[fact]) for fact in ("name", "title") if fact in me} | {"language": spoken()}
    await visitor.called(**(about if name is None else about | {"name": name}))


async def play(visitor: Visitor, code: str, wish: Wish, terminal: Terminal, line: Callable[[], Awaitable[str]]) -> None:
    """At this table, and at those that follow by rematch."""
    following: str | None = code
    while following is not None:
        async with visitor.at(following) as seated:
            await sit_down(seated, wish, terminal)
            following = await Place(seated, terminal, line).stay()


async def sit_down(seated: Seated, wish: Wish, terminal: Terminal) -> None:
    frame = seated.scene.frame
    free = [seat for seat, chair in enumerate(frame.chairs) if chair.name is None]
    if not (wish.watch or seated.scene.seats) and frame.phase == "gathering" and free:
        await seated.sit(free[0] if wish.seat is None else wish.seat - 1)
    if seated.scene.seats:
        seat = seated.scene.seats[0]
        terminal.say("join-you-sit", who=seated.scene.names()[seat], number=seat + 1)
    else:
        terminal.say("join-you-watch")
    terminal.say("join-commands")


# -- who comes again is the same guest, and finds his seat


def guest_book() -> Path:
    return records_folder().parent / "guests.json"


def remembered(url: str) -> str:
    return _known().get(url, "")


def _known() -> dict[str, str]:
    try:
        return msgspec.json.decode(guest_book().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def remember(url: str, cookie: str) -> None:
    """For nobody else to read. A machine on which nothing can be kept is no reason not to play."""
    book, known = guest_book(), {**_known(), url: cookie}
    try:
        book.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(book, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(known))
    except OSError:
        return
