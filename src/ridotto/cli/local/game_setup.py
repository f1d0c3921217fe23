"""Who plays, and by which options: from flags, and from questions for what the flags leave open."""

from __future__ import annotations

import argparse
from typing import Final

from ridotto.bots import kinds_for, usual_kind
from ridotto.catalog import GAMES, game, package
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption, RidottoError
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import Option, check_names, spelled
from ridotto.table.names import bot_name, is_bots_name
from ridotto.table.records.record import Player
from ridotto.words import say

BOT: Final = "bot"


def ask_game(terminal: Terminal) -> Game:
    """Which game, by name or by number."""
    terminal.say("which-game")
    for number, offered in enumerate(GAMES.values(), start=1):
        terminal.show(f"  {number}  {offered.title:22} {say(f'{offered.name}-summary')}")
    while True:
        answer = terminal.ask("> ").lower()
        numbered = dict(enumerate(GAMES, start=1))
        name = numbered.get(int(answer), answer) if answer.isdecimal() else answer
        try:
            return game(name)
        except RidottoError as refused:
            terminal.show(str(refused))


def default_seats(chosen: Game) -> int:
    """The fewest players that the printed sheet knows."""
    seats = range(chosen.fewest, chosen.most + 1)
    return next(number for number in seats if number not in chosen.house_rule_seats)


def parse_players(text: str, chosen: Game, lot: str) -> list[Player]:
    """`Anna,bot,Bob` as players."""
    players = make_players([name.strip() for name in text.split(",")], chosen, lot)
    chosen.check_seats(len(players))
    return players


def make_players(names: list[str], chosen: Game, lot: str) -> list[Player]:
    """Bots, given as their kind or just “bot”, get random names. No name is used twice."""
    kinds = {BOT: usual_kind(chosen)} | {kind: kind for kind in kinds_for(chosen)}
    people = [name for name in names if name.lower() not in kinds]
    for number, name in enumerate(people):
        check_person(name, people[:number])
    players: list[Player] = []
    for name in names:
        taken = [*people, *(player.name for player in players)]
        kind = kinds.get(name.lower())
        players.append(Player(name) if kind is None else Player(bot_name(lot, taken), kind))
    return players


def check_person(name: str, others: list[str]) -> None:
    if is_bots_name(name):
        raise BadOption("name-of-bot", name=name)
    if name in others:
        raise BadOption("same-name", name=name)


def ask_players(chosen: Game, terminal: Terminal, lot: str) -> list[Player]:
    """One name after the other. An empty answer is a bot."""
    seats = ask_seats(chosen, terminal)
    names: list[str] = []
    while len(names) < seats:
        usual = say("guest") if not names else BOT
        bots = ", ".join(kinds_for(chosen))
        answer = terminal.ask(say("name-of-player", number=len(names) + 1, usual=usual, bots=bots)) or usual
        try:
            make_players([*names, answer], chosen, lot)
        except RidottoError as refused:
            terminal.show(str(refused))
        else:
            names.append(answer)
    return make_players(names, chosen, lot)


def ask_seats(chosen: Game, terminal: Terminal) -> int:
    usual = default_seats(chosen)
    while True:
        answer = terminal.ask(say("how-many", fewest=chosen.fewest, most=chosen.most, usual=usual)) or str(usual)
        seats = int(answer) if answer.isascii() and answer.isdecimal() else -1
        try:
            chosen.check_seats(seats)
        except RidottoError as refused:
            terminal.show(str(refused))
        else:
            return seats


def typed_options(chosen: Game, args: argparse.Namespace) -> dict[str, str]:
    """The options set by flags. Those of other games are refused."""
    flags = {name.removeprefix("option "): text for name, text in vars(args).items() if name.startswith("option ")}
    typed = {name: text for name, text in flags.items() if text is not None}
    check_names(chosen.options, typed, chosen.title)
    return typed


def read_option(option: Option, text: str, players: list[Player]) -> object:
    """What somebody typed as a value. A seat may be given by its player's name."""
    names = [player.name.lower() for player in players]
    if option.kind == "starter" and text.strip().lower() in names:
        return names.index(text.strip().lower())
    return option.read(text, len(players))


def ask_options(chosen: Game, given: Facts, players: list[Player], terminal: Terminal) -> Facts:
    """A question for every option that no flag has set. An empty answer means the default."""
    settled, not_asked = dict(given), package(chosen.name).options_not_asked
    for option in chosen.options:
        if option.name not in given and option.name not in not_asked:
            settled[option.name] = ask_option(chosen, option, players, terminal)
    return settled


def ask_option(chosen: Game, option: Option, players: list[Player], terminal: Terminal) -> object:
    key = f"option-{chosen.name}-{option.name}"
    terminal.say("option-question", meaning=say(key))
    for line in [*describe_values(key, option, players), *advice(key, option, len(players))]:
        terminal.show(f"  {line}".rstrip())
    while True:
        answer = terminal.ask(say("usually", value=value_text(option, option.default, players)))
        try:
            value = read_option(option, answer, players) if answer else option.default
            option.settle(value, len(players))
        except RidottoError as refused:
            terminal.show(str(refused))
        else:
            return value


def advice(key: str, option: Option, players: int) -> list[str]:
    """How many are advised for that many players, if the game says so."""
    advised = option.advised(players)
    if advised is None:
        return []
    exact = advised["fewest"] == advised["most"]
    return [say(f"{key}-needed" if exact else f"{key}-advised", **{name: int(str(n)) for name, n in advised.items()})]


def value_text(option: Option, value: object, players: list[Player]) -> str:
    if option.kind == "starter" and isinstance(value, int):
        return players[value].name
    return spelled(value)


def describe_values(key: str, option: Option, players: list[Player]) -> list[str]:
    """The values of an option, and what the words among them mean."""
    values = option.values(len(players))
    if option.kind == "number":
        return [f"{values[0]} – {values[-1]}"]
    shown = [value_text(option, value, players) for value in values]
    meant = [say(f"{key}-{value}") if isinstance(value, str) else "" for value in values]
    return [f"{value:8} {meaning}" for value, meaning in zip(shown, meant, strict=True)]
