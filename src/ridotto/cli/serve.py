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
from ridotto.house.cluster.supervisor import Supervisor
from ridotto.house.cluster.worker import ClusterWorker, Mailboxes
from ridotto.house.connection_limits import raise_descriptor_limit
from ridotto.house.logs import set_up_logs
from ridotto.house.server import addresses, listen, make_server
from ridotto.house.settings import Settings, check_processes, settings_from
from ridotto.store.store import MEMORY, open_store
from ridotto.words import say


def serve(args: argparse.Namespace, terminal: Terminal) -> None:
    settings = settings_from(vars(args), os.environ)
    check_processes(settings)
    raise_descriptor_limit()
    with listen(settings) as listener:
        urls, closing = addresses(settings, listener.getsockname()[1]), closing_sentence(settings)
        if settings.processes == 1:
            run_on_fastest_loop(
                run_house(settings, listener, lambda: show_invitation(urls, closing, args.open, terminal))
            )
        else:
            serve_in_processes(settings, listener, lambda: show_invitation(urls, closing, args.open, terminal))


def serve_in_processes(settings: Settings, listener: socket.socket, show_invitation: Callable[[], None]) -> None:
    """In several processes, which fork here."""
    set_up_logs()
    halls, steward = Mailboxes(settings.processes), Supervisor(settings.processes)
    hall = halls.worker(steward.fork_workers())
    run_on_fastest_loop(
        run_house(settings, listener, lambda: show_invitation() if steward.report_ready() else None, hall)
    )


def run_on_fastest_loop(house: Coroutine[object, object, None]) -> None:
    # uvicorn knows the fastest loop of this machine.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(house)


def tune_garbage_collection() -> None:
    """Tables live long, and there are hardly any reference cycles: garbage collection took a sixth of the house's time,
    and everybody waited meanwhile."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


def shorten_switch_interval() -> None:
    """The thread that writes to disk needs the interpreter only for moments, and all tables wait for what it writes. In
    a busy house it had to wait 5 ms each time."""
    sys.setswitchinterval(0.0005)


async def run_house(
    settings: Settings, listener: socket.socket, on_open: Callable[[], None], hall: ClusterWorker | None = None
) -> None:
    """Until it's stopped. The store is opened first: if that fails, the error is one sentence."""
    store = await open_store(settings.store)
    try:
        set_up_logs()
        tune_garbage_collection()
        shorten_switch_interval()
        on_open()
        app = make_app(settings, store, None if settings.bus else hall, hall)
        await make_server(settings, app, hall).serve(sockets=[listener])
    finally:
        await store.close()


def closing_sentence(settings: Settings) -> str:
    """How to stop it, and what becomes of the games then."""
    return say("house-to-close-memory" if settings.store == MEMORY else "house-to-close")


def show_invitation(urls: list[str], closing: str, with_browser: bool, terminal: Terminal) -> None:
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
    """Whether a browser can open a window. Otherwise a text browser might take over this terminal."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
