"""A chair for a person, a bot, or a bot that plays for a person."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from ridotto.bots import kinds_for, usual_kind
from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.table.commands import LONGEST_TALK
from ridotto.table.events import Guest
from ridotto.table.names import limit_marks


@dataclass(frozen=True)
class Chair:
    """A chair at the table. Its guest may have a bot play for them."""

    name: str | None = None  # None: free
    guest: Guest | None = None
    bot: str | None = None  # the kind that plays here now

    @property
    def is_free(self) -> bool:
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.guest is not None and self.bot is None


def clean_talk(text: str) -> str:
    """One line, without anything that doesn't print."""
    printable = "".join(letter for letter in normalize("NFC", text) if letter.isprintable() or letter.isspace())
    line = limit_marks(" ".join(printable.split()))[:LONGEST_TALK]
    if not line:
        raise BadOption("table-nothing-said")
    return line


def bot_kind(game: Game, kind: str | None) -> str:
    """A kind that plays this game; the usual one if none is named."""
    if kind is None:
        return usual_kind(game)
    if kind not in kinds_for(game):
        raise BadOption("unknown-bot", bot=kind, bots=", ".join(kinds_for(game)), game=game.title)
    return kind
