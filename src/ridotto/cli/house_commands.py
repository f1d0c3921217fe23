"""The commands that open a house, describe it, or lead into one.

Imported late: playing in the terminal doesn't wait for it.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ridotto.cli.terminal import Terminal
from ridotto.house.settings import Settings
from ridotto.words import say

if TYPE_CHECKING:
    from ridotto.cli.parser import TranslatedParser


def add_house_commands(commands: argparse._SubParsersAction[TranslatedParser]) -> None:
    serving = commands.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    for name in Settings.__struct_fields__:
        serving.add_argument(f"--{name}", metavar=say("type-value"), help=say(f"help-serve-{name}"))
    serving.add_argument("--open", action="store_true", help=say("help-serve-open"))
    joining = commands.add_parser("join", help=say("help-join"), description=say("help-join"))
    joining.add_argument("link", metavar=say("type-link"), help=say("help-join-link"))
    joining.add_argument("--name", metavar=say("type-name"), help=say("help-join-name"))
    joining.add_argument("--seat", type=int, metavar=say("type-number"), help=say("help-join-seat"))
    joining.add_argument("--watch", action="store_true", help=say("help-join-watch"))
    describing = commands.add_parser("describe", help=say("help-describe"), description=say("help-describe"))
    describing.add_argument(
        "what", choices=["openapi", "asyncapi"], metavar=say("type-value"), help=say("help-describe-what")
    )


def serve(args: argparse.Namespace, terminal: Terminal) -> None:
    from ridotto.cli import serve  # noqa: PLC0415

    serve.serve(args, terminal)


def join(args: argparse.Namespace, terminal: Terminal) -> None:
    from ridotto.cli.remote import join  # noqa: PLC0415

    join.join(args, terminal)


def describe(args: argparse.Namespace, terminal: Terminal) -> None:
    from ridotto.house.http.api_docs import DESCRIPTIONS, to_json  # noqa: PLC0415

    terminal.show(to_json(DESCRIPTIONS[args.what]()).rstrip())
