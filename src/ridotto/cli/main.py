"""The command `ridotto`."""

from __future__ import annotations

import argparse
import os
import sys
from contextvars import copy_context
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from ridotto.catalog import GAMES, game, packages
from ridotto.cli.arena import add_runner, runner_for, show_match, show_sides_match
from ridotto.cli.balance import add_balance, show_balance
from ridotto.cli.house_commands import add_house_commands, describe, join, serve
from ridotto.cli.local import game_setup
from ridotto.cli.local.hint_command import HintCommand
from ridotto.cli.local.play import load_unfinished, play, resume
from ridotto.cli.local.record_file import load_record, read_file
from ridotto.cli.local.replay import Replay
from ridotto.cli.parser import TranslatedParser, add_language, choose_language
from ridotto.cli.rules import render_rules
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.errors import BadOption, RidottoError
from ridotto.game_package import GamePackage
from ridotto.lab.arena import Match
from ridotto.lab.sides import SidesMatch
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.table.records.verify import verify
from ridotto.version import __version__, is_compiled
from ridotto.words import joined, say

EXIT_REFUSED = 2  # exit code: the command can't be carried out
EXIT_LEFT = 130  # exit code: somebody left in the middle of a game


def make_parser() -> TranslatedParser:
    top = TranslatedParser(prog="ridotto", description=say("help-ridotto"))
    top.add_argument("--version", action="version", version=version(), help=say("help-version"))
    add_language(top)
    commands = top.add_subparsers(dest="command", metavar=say("type-command"))
    add_play(commands)
    add_arena(commands)
    add_options(add_balance(commands))
    for name in ("verify", "resume", "hint", "replay"):
        command = commands.add_parser(name, help=say(f"help-{name}"), description=say(f"help-{name}"))
        command.add_argument("file", type=Path, metavar=say("type-file"), help=say("help-file"))
        if name in ("hint", "replay"):
            command.add_argument("--player", type=int, metavar=say("type-number"), help=say(f"help-{name}-player"))
    commands.add_parser("games", help=say("help-games"), description=say("help-games"))
    rules = commands.add_parser("rules", help=say("help-rules"), description=say("help-rules"))
    rules.add_argument("game", metavar=say("type-game"), help=", ".join(GAMES))
    add_house_commands(commands)
    return top


def version() -> str:
    how = "compiled" if is_compiled() else "uncompiled"
    return f"ridotto {__version__}, {say(how)}"


def add_play(commands: argparse._SubParsersAction[TranslatedParser]) -> None:
    """`play GAME` with a flag for each option of each game. Whether they fit is checked when the game is known."""
    play = commands.add_parser("play", help=say("help-play"), description=say("help-play"))
    play.add_argument("game", nargs="?", metavar=say("type-game"), help=", ".join(GAMES))
    play.add_argument("--players", metavar=say("type-names"), help=say("help-players"))
    play.add_argument("--seed", type=int, metavar=say("type-number"), help=say("help-seed"))
    play.add_argument("--record", type=Path, metavar=say("type-file"), help=say("help-record"))
    play.add_argument("--lesson", action="store_true", help=say("help-lesson"))
    play.add_argument("-y", "--yes", action="store_true", help=say("help-yes"))
    add_options(play)


def add_arena(commands: argparse._SubParsersAction[TranslatedParser]) -> None:
    arena = commands.add_parser("arena", help=say("help-arena"), description=say("help-arena"))
    arena.add_argument("game", metavar=say("type-game"), help=", ".join(GAMES))
    arena.add_argument("--seats", metavar=say("type-bots"), help=say("help-seats"))
    add_sides(arena)
    arena.add_argument("--games", type=int, default=100, metavar=say("type-number"), help=say("help-how-many"))
    arena.add_argument("--seed", type=int, default=1, metavar=say("type-number"), help=say("help-seed"))
    add_runner(arena)
    arena.add_argument("--json", action="store_true", help=say("help-json"))
    add_options(arena)


def add_sides(arena: TranslatedParser) -> None:
    """A flag for each side of each game that has sides."""
    flags = {side: say(f"arena-{owner.name}-{side}") for owner in packages().values() for side in owner.sides}
    for side, meaning in flags.items():
        arena.add_argument(f"--{side}", metavar=say("type-bot"), dest=f"side {side}", help=meaning)
    players = say("help-arena-players", sides=joined([f"--{side}" for side in flags]))
    arena.add_argument("--players", type=int, default=9, metavar=say("type-number"), help=players)


def add_options(command: TranslatedParser) -> None:
    for name in sorted({option.name for offered in GAMES.values() for option in offered.options}):
        command.add_argument(f"--{name}", metavar=say("type-value"), dest=f"option {name}", help=help_for(name))


def help_for(name: str) -> str:
    """Which games have that option, and what it means there."""
    games = [offered for offered in GAMES.values() if any(option.name == name for option in offered.options)]
    meanings = [(offered.title, say(f"option-{offered.name}-{name}")) for offered in games]
    return " · ".join(say("help-option", game=title, meaning=meaning) for title, meaning in meanings)


# -- the other commands


def hint(args: argparse.Namespace, terminal: Terminal) -> None:
    HintCommand(load_unfinished(args.file), args.player, terminal).run()


def replay(args: argparse.Namespace, terminal: Terminal) -> None:
    seat = None if args.player is None else args.player - 1
    Replay(load_record(args.file), seat, terminal).run()


def verify_file(args: argparse.Namespace, terminal: Terminal) -> None:
    proved = verify(read_file(args.file))
    over, sealed = ("no" if proved.outcome is None else "yes"), ("yes" if proved.sealed else "no")
    terminal.say("verified", moves=proved.moves, over=over, sealed=sealed)


def games(args: argparse.Namespace, terminal: Terminal) -> None:
    for offered in GAMES.values():
        terminal.say("game-line", name=offered.name, title=offered.title, fewest=offered.fewest, most=offered.most)
        terminal.show(f"  {say(f'{offered.name}-summary')}")
        for option in offered.options:
            values = ", ".join(spelled(value) for value in option.values(offered.most)) or spelled(option.default)
            meaning = say(f"option-{offered.name}-{option.name}")
            terminal.say("option-line", name=f"{option.name:12}", meaning=meaning, values=values)


def rules(args: argparse.Namespace, terminal: Terminal) -> None:
    terminal.show(render_rules(game(args.game).name, terminal))


def arena(args: argparse.Namespace, terminal: Terminal) -> None:
    chosen = game(args.game)
    if sides := typed_sides(args):
        arena_of_sides(chosen, sides, args, terminal)
        return
    if not args.seats:
        example = " · ".join(sides_example(owner) for owner in packages().values() if owner.sides)
        raise BadOption("arena-who", command="ridotto arena", sides=example)
    entrants = tuple(name.strip() for name in args.seats.split(","))
    options = arena_options(chosen, args, len(entrants))
    match = Match(chosen.name, entrants, args.games, options, args.seed)
    show_match(match, runner_for(args), args.json, terminal)


def typed_sides(args: argparse.Namespace) -> dict[str, str]:
    """The bots that were named for sides."""
    flags = {name.removeprefix("side "): bot for name, bot in vars(args).items() if name.startswith("side ")}
    return {side: bot for side, bot in flags.items() if bot}


def sides_example(owner: GamePackage) -> str:
    return " ".join([owner.name, *(f"--{side} master" for side in owner.sides)])


def arena_of_sides(chosen: Game, sides: dict[str, str], args: argparse.Namespace, terminal: Terminal) -> None:
    owners = [owner for owner in packages().values() if set(sides) & set(owner.sides)]
    owner = next((owner for owner in owners if owner.rulebook is chosen), owners[0])
    if owner.rulebook is not chosen or set(sides) != set(owner.sides) or args.seats:
        example = sides_example(owner)
        raise BadOption("arena-sides", game=owner.rulebook.title, command="ridotto arena", sides=example)
    options = arena_options(chosen, args, args.players)
    bots = {side: sides[side] for side in owner.sides}
    match = SidesMatch(chosen.name, bots, args.players, args.games, options, args.seed)
    show_sides_match(match, runner_for(args), args.json, terminal)


def arena_options(chosen: Game, args: argparse.Namespace, seats: int) -> Facts:
    known = {option.name: option for option in chosen.options}
    return {name: known[name].read(text, seats) for name, text in game_setup.typed_options(chosen, args).items()}


def balance(args: argparse.Namespace, terminal: Terminal) -> None:
    show_balance(args, terminal, arena_options)


COMMANDS = {
    "arena": arena,
    "balance": balance,
    "describe": describe,
    "hint": hint,
    "join": join,
    "play": play,
    "resume": resume,
    "replay": replay,
    "games": games,
    "rules": rules,
    "serve": serve,
    "verify": verify_file,
}


def replace_bad_characters(*streams: TextIO) -> None:
    """A character that a terminal can't send or show mustn't end a game."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(args: list[str] | None = None) -> int:
    """In a context of its own, so that the language chosen here applies to nobody else."""
    return copy_context().run(run_command, sys.argv[1:] if args is None else args)


def run_command(arguments: list[str]) -> int:
    replace_bad_characters(sys.stdin, sys.stdout)
    terminal = Terminal(sys.stdin, sys.stdout)
    try:
        rest = choose_language(arguments, os.environ)
        args = make_parser().parse_all(rest)
        if args.command is None:
            make_parser().print_help()
            return 0
        COMMANDS[args.command](args, terminal)
    except RidottoError as refused:
        sys.stderr.write(f"{refused}\n")
        return EXIT_REFUSED
    except (PlayerLeft, KeyboardInterrupt):
        return EXIT_LEFT
    except BrokenPipeError:
        # Whatever reads our output has closed it, `| head` for instance. There's nothing left to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_LEFT
    return 0
