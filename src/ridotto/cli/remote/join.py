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

from ridotto.cli.local.record_file import records_folder
from ridotto.cli.remote.keyboard import Keyboard
from ridotto.cli.remote.remote_table import RemoteTable
from ridotto.cli.terminal import Terminal
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient
from ridotto.errors import BadOption
from ridotto.rules.event import Facts
from ridotto.words import spoken


class TableLink(NamedTuple):
    url: str  # of the house
    code: str  # of the table


class JoinOptions(NamedTuple):
    """How somebody wants to join."""

    name: str | None = None
    seat: int | None = None  # counted from 1, as the page does; None: any
    watch: bool = False


def join(args: argparse.Namespace, terminal: Terminal) -> None:
    asyncio.run(join_table(parse_link(args.link), JoinOptions(args.name, args.seat, args.watch), terminal))


def parse_link(text: str) -> TableLink:
    """`http://host/t/CODE`, as an invitation shows it."""
    parts = urlsplit(text if "//" in text else f"http://{text}")
    room, _, code = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or room != "t" or not code.isalnum():
        raise BadOption("join-link", link=text)
    return TableLink(f"{parts.scheme}://{parts.netloc}", code)


async def join_table(link: TableLink, options: JoinOptions, terminal: Terminal) -> None:
    keyboard = Keyboard(terminal.input)
    async with HouseClient(link.url, load_cookie(link.url)) as visitor:
        await set_profile(visitor, options.name)
        save_cookie(link.url, visitor.cookie)
        await play_tables(visitor, link.code, options, terminal, keyboard.read_line)


async def set_profile(visitor: HouseClient, name: str | None) -> None:
    """The house answers in the language of this terminal, whatever it was when this guest came last."""
    me = msgspec.convert(await visitor.get("/api/me"), Facts)
    about = {fact: str(me[fact]) for fact in ("name", "title") if fact in me} | {"language": spoken()}
    await visitor.set_name(**(about if name is None else about | {"name": name}))


async def play_tables(
    visitor: HouseClient, code: str, options: JoinOptions, terminal: Terminal, read_line: Callable[[], Awaitable[str]]
) -> None:
    """At this table, and then at its rematches."""
    following: str | None = code
    while following is not None:
        async with visitor.at_table(following) as seated:
            await take_seat(seated, options, terminal)
            following = await RemoteTable(seated, terminal, read_line).run()


async def take_seat(seated: TableClient, options: JoinOptions, terminal: Terminal) -> None:
    frame = seated.model.info
    free = [seat for seat, chair in enumerate(frame.chairs) if chair.name is None]
    if not (options.watch or seated.model.seats) and frame.phase == "gathering" and free:
        await seated.sit(free[0] if options.seat is None else options.seat - 1)
    if seated.model.seats:
        seat = seated.model.seats[0]
        terminal.say("join-you-sit", who=seated.model.chair_names()[seat], number=seat + 1)
    else:
        terminal.say("join-you-watch")
    terminal.say("join-commands")


# -- anyone who comes again is the same guest, and finds their seat


def cookie_file() -> Path:
    return records_folder().parent / "guests.json"


def load_cookie(url: str) -> str:
    return _load_cookies().get(url, "")


def _load_cookies() -> dict[str, str]:
    try:
        return msgspec.json.decode(cookie_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def save_cookie(url: str, cookie: str) -> None:
    """Nobody else may read it. If nothing can be saved on this machine, you can still play."""
    file_path, known = cookie_file(), {**_load_cookies(), url: cookie}
    try:
        file_path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file_path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(known))
    except OSError:
        return
