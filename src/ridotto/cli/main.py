"""The command `ridotto`."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from contextvars import copy_context
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from ridotto.cli import seating
from ridotto.cli.arena import hold, hold_sides
from ridotto.cli.counsel import Counsel
from ridotto.cli.doors import add_doors, describe, join, serve
from ridotto.cli.evening import Evening
from ridotto.cli.keeping import Keeper, new_file, open_record, read_file
from ridotto.cli.parser import Parser, add_language, choose_language
from ridotto.cli.replay import Replay
from ridotto.cli.rules import rules_shown
from ridotto.cli.terminal import Left, Terminal
from ridotto.errors import BadOption, RidottoError
from ridotto.lab.arena import Match
from ridotto.lab.sides import GAME, Sides
from ridotto.rules.catalog import GAMES, game
from ridotto.rules.contract import Game, State
from ridotto.rules.event import Facts
from ridotto.rules.option import check_names, settled, spelled
from ridotto.table.record import Player, Record
from ridotto.table.seal import seal_of
from ridotto.table.verify import verify
from ridotto.version import __version__, is_compiled
from ridotto.words import say

WRONG = 2  # exit code: what was asked for cannot be done
LEFT = 130  # exit code: somebody left in the middle


def parser() -> Parser:
    top = Parser(prog="ridotto", description=say("help-ridotto"))
    top.add_argument("--version", action="version", version=version(), help=say("help-version"))
    add_language(top)
    commands = top.add_subparsers(dest="command", metavar=say("type-command"))
    add_play(commands)
    add_arena(commands)
    for name in ("verify", "resume", "hint", "replay"):
        command = commands.add_parser(name, help=say(f"help-{name}"), description=say(f"help-{name}"))
        command.add_argument("file", type=Path, metavar=say("type-file"), help=say("help-file"))
        if name in ("hint", "replay"):
            command.add_argument("--player", type=int, metavar=say("type-number"), help=say(f"help-{name}-player"))
    commands.add_parser("games", help=say("help-games"), description=say("help-games"))
    rules = commands.add_parser("rules", help=say("help-rules"), description=say("help-rules"))
    rules.add_argument("game", metavar=say("type-game"), help=", ".join(GAMES))
    add_doors(commands)
    return top


def version() -> str:
    how = "compiled" if is_compiled() else "uncompiled"
    return f"ridotto {__version__}, {say(how)}"


def add_play(commands: argparse._SubParsersAction[Parser]) -> None:
    """`play GAME` with a flag for each option of each game; which fit is checked when the game is known."""
    play = commands.add_parser("play", help=say("help-play"), description=say("help-play"))
    play.add_argument("game", nargs="?", metavar=say("type-game"), help=", ".join(GAMES))
    play.add_argument("--players", metavar=say("type-names"), help=say("help-players"))
    play.add_argument("--seed", type=int, metavar=say("type-number"), help=say("help-seed"))
    play.add_argument("--record", type=Path, metavar=say("type-file"), help=say("help-record"))
    play.add_argument("-y", "--yes", action="store_true", help=say("help-yes"))
    add_options(play)


def add_arena(commands: argparse._SubParsersAction[Parser]) -> None:
    arena = commands.add_parser("arena", help=say("help-arena"), description=say("help-arena"))
    arena.add_argument("game", metavar=say("type-game"), help=", ".join(GAMES))
    arena.add_argument("--seats", metavar=say("type-bots"), help=say("help-seats"))
    arena.add_argument("--guests", metavar=say("type-bot"), help=say("help-guests-side"))
    arena.add_argument("--pranksters", metavar=say("type-bot"), help=say("help-pranksters-side"))
    arena.add_argument("--players", type=int, default=9, metavar=say("type-number"), help=say("help-arena-players"))
    arena.add_argument("--games", type=int, default=100, metavar=say("type-number"), help=say("help-how-many"))
    arena.add_argument("--seed", type=int, default=1, metavar=say("type-number"), help=say("help-seed"))
    arena.add_argument("--json", action="store_true", help=say("help-json"))
    add_options(arena)


def add_options(command: Parser) -> None:
    for name in sorted({option.name for offered in GAMES.values() for option in offered.options}):
        command.add_argument(f"--{name}", metavar=say("type-value"), dest=f"option {name}", help=help_for(name))


def help_for(name: str) -> str:
    """In which games there is that option, and what it means there."""
    games = [offered for offered in GAMES.values() if any(option.name == name for option in offered.options)]
    meanings = [(offered.title, say(f"option-{offered.name}-{name}")) for offered in games]
    return " · ".join(say("help-option", game=title, meaning=meaning) for title, meaning in meanings)


# -- play


def play(asked: argparse.Namespace, terminal: Terminal) -> None:
    chosen = game(asked.game) if asked.game else seating.ask_game(terminal)
    record = new_record(chosen, asked, terminal)
    state = record.deal()
    if state.position.chairs() > len(record.players):
        raise BadOption("no-leader-here")
    path = asked.record or new_file(record, datetime.now())
    with Keeper.begin(record, path) as keeper:
        terminal.say("kept-in", file=str(path), seed=str(record.seed))
        attend(Evening(record, state, keeper, terminal), path)


def new_record(chosen: Game, asked: argparse.Namespace, terminal: Terminal) -> Record:
    typed = typed_options(chosen, asked)
    seed = secrets.randbits(64) if asked.seed is None else asked.seed
    players = who_plays(chosen, asked, terminal, str(seed))
    known = {option.name: option for option in chosen.options}
    given = {name: seating.read_option(known[name], text, players) for name, text in typed.items()}
    settled(chosen.options, given, chosen.title, len(players))
    if not asked.yes:
        given = seating.ask_options(chosen, given, players, terminal)
    salt = secrets.token_hex(16)
    options = settled(chosen.options, given, chosen.title, len(players))
    return Record(chosen, players, options, seed, seal=seal_of(str(seed), salt), salt=salt)


def typed_options(chosen: Game, asked: argparse.Namespace) -> dict[str, str]:
    """The options set by flags; those of other games are refused."""
    flags = {name.removeprefix("option "): text for name, text in vars(asked).items() if name.startswith("option ")}
    typed = {name: text for name, text in flags.items() if text is not None}
    check_names(chosen.options, typed, chosen.title)
    return typed


def who_plays(chosen: Game, asked: argparse.Namespace, terminal: Terminal, lot: str) -> list[Player]:
    if asked.players:
        return seating.players_from(asked.players, chosen, lot)
    if asked.yes:
        return seating.seated([say("guest"), *[seating.BOT] * (seating.usual_seats(chosen) - 1)], chosen, lot)
    return seating.ask_players(chosen, terminal, lot)


def attend(evening: Evening, path: Path) -> None:
    """Plays; who leaves is told how to go on."""
    try:
        evening.play()
    except (Left, KeyboardInterrupt):
        evening.terminal.show()
        evening.terminal.say("to-go-on", file=str(path))
        raise Left from None


# -- the other commands


def resume(asked: argparse.Namespace, terminal: Terminal) -> None:
    record = open_record(asked.file)
    state = so_far(record, asked.file)[-1]
    with Keeper.go_on(asked.file) as keeper:
        attend(Evening(record, state, keeper, terminal), asked.file)


def so_far(record: Record, path: Path) -> list[State]:
    """The states of a game that goes on; who resigned has ended it, too."""
    states = record.states()
    if states[-1].outcome is not None or record.outcome is not None:
        raise BadOption("already-over", file=str(path))
    return states


def hint(asked: argparse.Namespace, terminal: Terminal) -> None:
    record = open_record(asked.file)
    Counsel(record, so_far(record, asked.file), asked.player, terminal).give()


def replay(asked: argparse.Namespace, terminal: Terminal) -> None:
    seat = None if asked.player is None else asked.player - 1
    Replay(open_record(asked.file), seat, terminal).run()


def verify_file(asked: argparse.Namespace, terminal: Terminal) -> None:
    proved = verify(read_file(asked.file))
    over, sealed = ("no" if proved.outcome is None else "yes"), ("yes" if proved.sealed else "no")
    terminal.say("verified", moves=proved.moves, over=over, sealed=sealed)


def games(asked: argparse.Namespace, terminal: Terminal) -> None:
    for offered in GAMES.values():
        terminal.say("game-line", name=offered.name, title=offered.title, fewest=offered.fewest, most=offered.most)
        terminal.show(f"  {say(f'{offered.name}-summary')}")
        for option in offered.options:
            values = ", ".join(spelled(value) for value in option.values(offered.most)) or spelled(option.default)
            meaning = say(f"option-{offered.name}-{option.name}")
            terminal.say("option-line", name=f"{option.name:12}", meaning=meaning, values=values)


def rules(asked: argparse.Namespace, terminal: Terminal) -> None:
    terminal.show(rules_shown(game(asked.game).name, terminal))


def arena(asked: argparse.Namespace, terminal: Terminal) -> None:
    chosen = game(asked.game)
    if asked.guests or asked.pranksters:
        arena_of_sides(chosen, asked, terminal)
        return
    if not asked.seats:
        raise BadOption("arena-who", command="ridotto arena")
    entrants = tuple(name.strip() for name in asked.seats.split(","))
    options = arena_options(chosen, asked, len(entrants))
    hold(Match(chosen.name, entrants, asked.games, options, asked.seed), asked.json, terminal)


def arena_of_sides(chosen: Game, asked: argparse.Namespace, terminal: Terminal) -> None:
    if chosen.name != GAME or not (asked.guests and asked.pranksters) or asked.seats:
        raise BadOption("arena-sides", command="ridotto arena")
    options = arena_options(chosen, asked, asked.players)
    sides = Sides(asked.guests, asked.pranksters, asked.players, asked.games, options, asked.seed)
    hold_sides(sides, asked.json, terminal)


def arena_options(chosen: Game, asked: argparse.Namespace, seats: int) -> Facts:
    known = {option.name: option for option in chosen.options}
    return {name: known[name].read(text, seats) for name, text in typed_options(chosen, asked).items()}


COMMANDS = {
    "arena": arena,
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


def forgive(*streams: TextIO) -> None:
    """A letter that a terminal cannot send or show must not end a game."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(words: list[str] | None = None) -> int:
    """In a context of its own: the language that is chosen here is chosen for nobody else."""
    return copy_context().run(obey, sys.argv[1:] if words is None else words)


def obey(words: list[str]) -> int:
    forgive(sys.stdin, sys.stdout)
    terminal = Terminal(sys.stdin, sys.stdout)
    try:
        rest = choose_language(words, os.environ)
        asked = parser().read(rest)
        if asked.command is None:
            parser().print_help()
            return 0
        COMMANDS[asked.command](asked, terminal)
    except RidottoError as refused:
        sys.stderr.write(f"{refused}\n")
        return WRONG
    except (Left, KeyboardInterrupt):
        return LEFT
    except BrokenPipeError:
        # Who reads us has heard enough, `| head` for instance. Nothing is left to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return LEFT
    return 0
