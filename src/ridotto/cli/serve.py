"""`ridotto serve` opens the house."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine

import segno
import uvicorn

from ridotto.cli.terminal import Terminal
from ridotto.house.app import make_app
from ridotto.house.connections import ask_for_descriptors
from ridotto.house.halls import Hall, Halls
from ridotto.house.logs import set_up_logs
from ridotto.house.server import addresses, listen, make_server
from ridotto.house.settings import Settings, check_can_part, settings_from
from ridotto.house.steward import Steward
from ridotto.store.store import MEMORY, open_store
from ridotto.words import say


def serve(asked: argparse.Namespace, terminal: Terminal) -> None:
    settings = settings_from(vars(asked), os.environ)
    check_can_part(settings)
    ask_for_descriptors()
    with listen(settings) as door:
        urls, closing = addresses(settings, door.getsockname()[1]), how_to_close(settings)
        if settings.processes == 1:
            run(keep_open(settings, door, lambda: invite(urls, closing, asked.open, terminal)))
        else:
            serve_parted(settings, door, lambda: invite(urls, closing, asked.open, terminal))


def serve_parted(settings: Settings, door: socket.socket, invite: Callable[[], None]) -> None:
    """In several processes, which part here."""
    set_up_logs()
    halls, steward = Halls(settings.processes), Steward(settings.processes)
    hall = halls.hall(steward.part())
    run(keep_open(settings, door, lambda: invite() if steward.serve() else None, hall))


def run(house: Coroutine[object, object, None]) -> None:
    # uvicorn knows the fastest loop of this machine.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(house)


def spare_the_search_for_rubbish() -> None:
    """Tables stay long and hardly anything here goes round in circles: to look through all of them again and again
    took a sixth of the house's time, and all waited meanwhile."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


def let_the_pen_have_its_turn() -> None:
    """The thread that writes to disk needs the interpreter for moments only, and all tables wait for what it writes: a
    busy house let it wait 5 ms for each."""
    sys.setswitchinterval(0.0005)


async def keep_open(
    settings: Settings, door: socket.socket, greet: Callable[[], None], hall: Hall | None = None
) -> None:
    """Until it is stopped. The store is opened first: if it cannot be, that is said in one sentence."""
    store = await open_store(settings.store)
    try:
        set_up_logs()
        spare_the_search_for_rubbish()
        let_the_pen_have_its_turn()
        greet()
        app = make_app(settings, store, None if settings.bus else hall, hall)
        await make_server(settings, app, hall).serve(sockets=[door])
    finally:
        await store.close()


def how_to_close(settings: Settings) -> str:
    """And what becomes of the games then."""
    return say("house-to-close-memory" if settings.store == MEMORY else "house-to-close")


def invite(urls: list[str], closing: str, with_browser: bool, terminal: Terminal) -> None:
    """Says where the house is, with a QR code for phones."""
    terminal.say("house-is-open", url=urls[0])
    if len(urls) > 1:
        terminal.say("house-for-phones", url=urls[-1])
    if sys.stdout.isatty():
        segno.make(urls[-1]).terminal(compact=True)
    terminal.show(closing)
    if with_browser and has_screen():
        webbrowser.open(urls[0])


def has_screen() -> bool:
    """Whether a browser can show a window. Without one a browser for terminals would take this one over."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
