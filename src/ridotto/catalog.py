"""The games of this house: every package that's installed here and registers a game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Final

from ridotto import words
from ridotto.errors import NotInstalled, UnknownGame
from ridotto.game_package import GamePackage
from ridotto.rules.contract import Game

ENTRY_POINTS: Final = "ridotto.games"
SET_UP: Final = "python3 dev.py play"
OUR_OWN: Final = "ridotto."  # how the modules begin that come with the house


@cache
def packages() -> Mapping[str, GamePackage]:
    """All games by name, in the order in which they're listed."""
    usable = [package for entry in entry_points(group=ENTRY_POINTS) if (package := _load(entry)) is not None]
    if not usable:
        raise NotInstalled("no-game-installed", command=SET_UP)
    found: dict[str, GamePackage] = {}
    for package in sorted(usable, key=lambda package: (package.order, package.name)):
        if package.name in found:
            _warn(f"There are two games called {package.name}: {type(package).__module__} is left out.")
        else:
            found[package.name] = package
    return found


def _load(entry: EntryPoint) -> GamePackage | None:
    """The descriptor that an entry point leads to. Somebody else's that's broken must not stop the house."""
    try:
        package = entry.load()()
        if not isinstance(package, GamePackage) or package.name != entry.name:
            raise TypeError(f"this isn't the descriptor of a game called {entry.name}")
    except Exception as fault:
        if entry.module.startswith(OUR_OWN):
            raise
        _warn(f"The game {entry.name} ({entry.value}) is left out: {type(fault).__name__}: {fault}")
        return None
    return package


def _warn(sentence: str) -> None:
    warnings.warn(sentence, RuntimeWarning, stacklevel=3)


def package(name: str) -> GamePackage:
    """The game of that name, with all its parts."""
    if not isinstance(name, str) or name not in packages():
        raise UnknownGame("unknown-game", name=str(name), names=", ".join(packages()))
    return packages()[name]


def game(name: str) -> Game:
    """The rulebook of that name."""
    return package(name).rulebook


class InstalledGames(Mapping[str, Game]):
    """The rulebooks by name. They're looked for when somebody asks for the first one: a game may import Ridotto."""

    def __getitem__(self, name: str) -> Game:
        return packages()[name].rulebook

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())


GAMES: Final[Mapping[str, Game]] = InstalledGames()


def _word_folders() -> dict[str, Traversable]:
    """Without any game, the house must still be able to say so."""
    try:
        return {name: package.words for name, package in packages().items()}
    except NotInstalled:
        return {}


words.read_games_from(_word_folders)
