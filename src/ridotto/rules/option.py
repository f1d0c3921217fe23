"""What the host of a table may choose, declared as data.

Terminal and lobby offer options without knowing the game. Their words are under the keys `option-GAME-NAME` and, for
the values of a choice, `option-GAME-NAME-VALUE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import final

from ridotto.errors import BadFile, BadOption, reason
from ridotto.rules.event import Facts


class Option:
    """One choice of the host. `for_deal`: it shapes the deal only, the position need not remember it."""

    kind = "option"

    def __init__(self, name: str, default: object, for_deal: bool = False) -> None:
        self.name = name
        self.default = default
        self.for_deal = for_deal

    def values(self, seats: int) -> list[object]:
        """All values at a table of that size; empty where they cannot be listed."""
        return []

    def settle(self, value: object, seats: int) -> object:
        """The value as the rulebook uses it, or BadOption."""
        for known in self.values(seats):
            if known == value and type(known) is type(value):
                return known
        offered = ", ".join(spelled(known) for known in self.values(seats))
        raise BadOption("bad-option-value", name=self.name, value=spelled(value), values=offered)

    def read(self, text: str, seats: int) -> object:
        """The value that a person typed."""
        for known in self.values(seats):
            if spelled(known) == text.strip().lower():
                return known
        return text

    def advised(self, seats: int) -> Facts | None:
        """How many belong to a table of that size: count, fewest, most; None where there is nothing to advise."""
        return None

    def describe(self, seats: int) -> Facts:
        """For a lobby: name, kind, values, default."""
        return {"name": self.name, "kind": self.kind, "values": self.values(seats), "default": self.default}


@final
class Choice(Option):
    """One of a few words."""

    kind = "choice"

    def __init__(self, name: str, *words: str, default: str) -> None:
        super().__init__(name, default)
        self.words = words

    def values(self, seats: int) -> list[object]:
        return list(self.words)


@final
class Flag(Option):
    """Yes or no."""

    kind = "flag"

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def values(self, seats: int) -> list[object]:
        return [False, True]


@final
class Things:
    """What a list may contain. A thing is called as the key `WORDS-THING` says, and does what `ABOUT-THING` says."""

    def __init__(
        self,
        names: tuple[str, ...],
        words: str,
        copies: dict[str, int],
        filler: str | None = None,
        about: str = "",
    ) -> None:
        self.names = names
        self.words = words
        self.copies = copies  # of which things there may be several, and how many
        self.filler = filler  # what fills up a list by itself
        self.about = about  # empty: the things explain themselves

    def describe(self) -> Facts:
        facts: Facts = {"things": [*self.names], "words": self.words, "about": self.about}
        return facts | {"copies": {**self.copies}, "filler": self.filler}


@final
class Picks(Option):
    """Several of many things: a ready-made set by its name, or a list. `check` settles a list or refuses it.

    `things` is what can be in a list; none: the seats. `advice`: see `advised`.
    """

    kind = "picks"

    def __init__(
        self,
        name: str,
        *sets: str,
        check: Callable[[list[object], int], list[object]],
        default: str,
        things: Things | None = None,
        advice: Callable[[int], Facts | None] | None = None,
    ) -> None:
        super().__init__(name, default, for_deal=True)
        self.sets = sets
        self.check = check
        self.advice = advice
        self.things = things

    def values(self, seats: int) -> list[object]:
        return list(self.sets)

    def settle(self, value: object, seats: int) -> object:
        return self.check(value, seats) if isinstance(value, list) and value else super().settle(value, seats)

    def describe(self, seats: int) -> Facts:
        about: Facts = {"things": [*range(seats)]} if self.things is None else self.things.describe()
        return super().describe(seats) | about

    def advised(self, seats: int) -> Facts | None:
        return None if self.advice is None else self.advice(seats)

    def read(self, text: str, seats: int) -> object:
        """A name, or things with commas between them; whole numbers are seats."""
        if text.strip().lower() in self.sets:
            return text.strip().lower()
        things = [thing.strip() for thing in text.split(",") if thing.strip()]
        return [int(thing) if thing.isascii() and thing.isdecimal() else thing for thing in things]


@final
class Number(Option):
    """A whole number, from the fewest for a table of that size up to the most; or none: as the rules say."""

    kind = "number"

    def __init__(self, name: str, fewest: Callable[[int], int], most: int) -> None:
        super().__init__(name, None, for_deal=True)
        self.fewest = fewest
        self.most = most

    def values(self, seats: int) -> list[object]:
        return list(range(self.fewest(seats), self.most + 1))

    def settle(self, value: object, seats: int) -> object:
        return None if value is None else super().settle(value, seats)

    def read(self, text: str, seats: int) -> object:
        return super().read(text, seats) if text.strip() else None


@final
class Starter(Option):
    """Who begins: a seat (the youngest, say), or by lot."""

    kind = "starter"

    def __init__(self) -> None:
        super().__init__("first", "lot", for_deal=True)

    def values(self, seats: int) -> list[object]:
        return ["lot", *range(seats)]


@final
class File(Option):
    """Content of the players' own: the path of a file, or its entries as a list (as a record keeps them)."""

    kind = "file"

    def __init__(self, name: str, check: Callable[[list[str], str], list[str]]) -> None:
        super().__init__(name, None, for_deal=True)
        self.check = check

    def settle(self, value: object, seats: int) -> object:
        if value is None:
            return None
        if isinstance(value, (str, Path)):
            return self.check(lines_of(Path(value)), str(value))
        if isinstance(value, list) and all(isinstance(line, str) for line in value):
            return self.check([str(line) for line in value], self.name)
        raise BadOption("bad-file-option", name=self.name, value=spelled(value))

    def read(self, text: str, seats: int) -> object:
        return text.strip() or None


def spelled(value: object) -> str:
    """A value as people write it."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return str(value)


def lines_of(path: Path) -> list[str]:
    """The lines of a text file that somebody named."""
    try:
        return path.read_text(encoding="utf-8-sig").splitlines()  # some editors begin a file with a byte order mark
    except OSError as fault:
        raise BadFile("file-unreadable", file=str(path), why=reason(fault)) from fault
    except UnicodeDecodeError as fault:
        raise BadFile("file-not-text", file=str(path)) from fault
    except ValueError as fault:  # a path with a null character in it
        raise BadFile("file-unreadable", file=str(path), why=str(fault)) from fault


def check_names(options: tuple[Option, ...], chosen: Iterable[str], game: str) -> None:
    """Refuses anything that isn't an option of the game."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise BadOption("bad-option-name", game=game, name=str(name), names=", ".join(names))


def settled(options: tuple[Option, ...], chosen: Facts, game: str, seats: int) -> Facts:
    """All options of a game with their values, checked."""
    check_names(options, chosen, game)
    return {option.name: option.settle(chosen.get(option.name, option.default), seats) for option in options}
