"""Who sits where: people, bots, and bots that play for people."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from unicodedata import normalize

from ridotto.bots import kinds_for, usual_kind
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.table.asks import LONGEST_TALK
from ridotto.table.log import Guest
from ridotto.table.record import LONGEST_NAME

BOT = "Bot"  # a proper name: bots are numbered, not translated


@dataclass(frozen=True)
class Seated:
    """A chair at the table. Its guest may have a bot play for him."""

    name: str | None = None  # None: free
    guest: Guest | None = None
    bot: str | None = None  # the kind that plays here now

    @property
    def free(self) -> bool:
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.guest is not None and self.bot is None


def clean_name(name: str) -> str:
    """A name as it is shown, or BadOption."""
    cleaned = " ".join(normalize("NFC", name).split())
    if not 1 <= len(cleaned) <= LONGEST_NAME or not cleaned.isprintable():
        raise BadOption("bad-name", name=ascii(name)[1:-1], longest=LONGEST_NAME)
    return cleaned


def told_apart(name: str, taken: Collection[str | None]) -> str:
    """The name, or if others have it too, the name with a number."""
    numbered = (f"{name[: LONGEST_NAME - 2].rstrip()} {number}" for number in range(2, 10))
    return next((told for told in (name, *numbered) if told not in taken), name)


def clean_talk(text: str) -> str:
    """One line without anything that would not print."""
    shown = "".join(letter for letter in normalize("NFC", text) if letter.isprintable() or letter.isspace())
    line = " ".join(shown.split())[:LONGEST_TALK]
    if not line:
        raise BadOption("table-nothing-said")
    return line


def bot_name(taken: Iterable[str | None]) -> str:
    """The next number that nobody has."""
    names = set(taken)
    return next(name for number in range(1, 100) if (name := f"{BOT} {number}") not in names)


def bot_kind(game: Game, kind: str | None) -> str:
    """A kind that plays this game; the usual one if none is named."""
    if kind is None:
        return usual_kind(game)
    if kind not in kinds_for(game):
        raise BadOption("unknown-bot", bot=kind, bots=", ".join(kinds_for(game)), game=game.title)
    return kind
