"""`ridotto play` and `ridotto resume`: a game in this terminal, from its deal or from its record."""

from __future__ import annotations

import argparse
import secrets
from datetime import datetime
from functools import partial
from pathlib import Path

from ridotto.catalog import game
from ridotto.cli.local import game_setup
from ridotto.cli.local.local_game import LocalGame
from ridotto.cli.local.local_table import LocalTable, table_of
from ridotto.cli.local.record_file import RecordWriter, load_record, new_record_path
from ridotto.cli.local.thinking_note import think
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.rules.option import settled
from ridotto.table.lessons.open_lesson import lesson_record
from ridotto.table.records.record import Player, Record
from ridotto.table.records.seal import seal_of
from ridotto.words import say


def play(args: argparse.Namespace, terminal: Terminal) -> None:
    chosen = game(args.game) if args.game else game_setup.ask_game(terminal)
    record = new_lesson(chosen, args) if args.lesson else new_record(chosen, args, terminal)
    table_of(record)  # what can't be played here is refused before there's a file
    path = args.record or new_record_path(record, datetime.now())
    with RecordWriter.create(record, path) as writer:
        terminal.say("kept-in", file=str(path), seed=str(record.seed))
        play_to_end(record, writer, terminal)


def new_record(chosen: Game, args: argparse.Namespace, terminal: Terminal) -> Record:
    typed = game_setup.typed_options(chosen, args)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    players = choose_players(chosen, args, terminal, str(seed))
    known = {option.name: option for option in chosen.options}
    given = {name: game_setup.read_option(known[name], text, players) for name, text in typed.items()}
    settled(chosen.options, given, chosen.title, len(players))
    if not args.yes:
        given = game_setup.ask_options(chosen, given, players, terminal)
    salt = secrets.token_hex(16)
    options = settled(chosen.options, given, chosen.title, len(players))
    return Record(chosen, players, options, seed, seal=seal_of(str(seed), salt), salt=salt)


def choose_players(chosen: Game, args: argparse.Namespace, terminal: Terminal, lot: str) -> list[Player]:
    if args.players:
        return game_setup.parse_players(args.players, chosen, lot)
    if args.yes:
        return game_setup.make_players(
            [say("guest"), *[game_setup.BOT] * (game_setup.default_seats(chosen) - 1)], chosen, lot
        )
    return game_setup.ask_players(chosen, terminal, lot)


def new_lesson(chosen: Game, args: argparse.Namespace) -> Record:
    """It's prepared, so there is nothing to choose."""
    if args.players or args.seed is not None or game_setup.typed_options(chosen, args):
        raise BadOption("lesson-prepared")
    return lesson_record(chosen.name, say("guest"), secrets.token_hex(16), secrets.token_hex(16))


def play_to_end(record: Record, writer: RecordWriter, terminal: Terminal) -> None:
    """Plays. Anyone who leaves is told how to go on later."""
    try:
        LocalGame(LocalTable(record, writer, partial(think, terminal=terminal)), terminal).play()
    except (PlayerLeft, KeyboardInterrupt):
        terminal.show()
        terminal.say("to-go-on", file=str(writer.path))
        raise PlayerLeft from None


def resume(args: argparse.Namespace, terminal: Terminal) -> None:
    record = load_unfinished(args.file)
    with RecordWriter.reopen(record, args.file) as writer:
        play_to_end(record, writer, terminal)


def load_unfinished(path: Path) -> Record:
    """The record of a game that goes on. A game also ends when somebody resigns."""
    record = load_record(path)
    if record.states()[-1].outcome is not None or record.outcome is not None:
        raise BadOption("already-over", file=str(path))
    return record
