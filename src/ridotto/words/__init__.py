"""Every word that a person reads, in Fluent files, one folder a language: the house's here, those of a game with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from ridotto.words.languages import LANGUAGES, PSEUDO, closest, is_spoken, wishes

if TYPE_CHECKING:
    from ridotto.words.lazy_bundle import LazyBundle

GameFolders = Callable[[], Mapping[str, Traversable]]  # finds the folder of words of each game

_spoken: Final = ContextVar("spoken", default="en")
_game_folders: Final[list[GameFolders]] = []


def read_games_from(find: GameFolders) -> None:
    """Called by the catalog, which knows the games: the words of the house know none."""
    _game_folders.append(find)


def speak(language: str) -> None:
    """From now on `say` speaks that language; in this context and those copied from it."""
    _spoken.set(language)


def spoken() -> str:
    """The language that `say` speaks here."""
    return _spoken.get()


def say(key: str, **facts: str | int) -> str:
    """The sentence of that key, in the language that is spoken here."""
    return sentence(spoken(), key, facts)


def sentence(language: str, key: str, facts: Mapping[str, str | int]) -> str:
    return _bundle(language).say(key, dict(facts))


def percent(share: float, places: int = 0) -> str:
    """A share as it is written in the language that is spoken here: 85.3%, 85,3 %."""
    return _number(share, places, style="percent")


def decimal(number: float, places: int) -> str:
    return _number(number, places, style="decimal")


def _number(number: float, places: int, style: str) -> str:
    from babel import Locale  # noqa: PLC0415
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    written = fluent_number(number, style=style, minimumFractionDigits=places, maximumFractionDigits=places)
    return str(written.format(Locale.parse(_locale(spoken()))))


def joined(names: Sequence[str]) -> str:
    """Names as the language that is spoken here lists them: “Ada, Bruno, and Chiara”, « Ada, Bruno et Chiara »."""
    from babel.lists import format_list  # noqa: PLC0415

    style: Final = "unit" if spoken() == PSEUDO else "standard"  # it has no “and” of its own
    return str(format_list(list(names), style, _locale(spoken())))


def knows(key: str) -> bool:
    """Whether there is such a sentence: what one language has, all have."""
    return _bundle("en").has_message(key)


def rules_page(game: str, language: str | None = None) -> str:
    """The rules of a game, written for players, as Markdown."""
    language = language or spoken()
    if language == PSEUDO:
        from ridotto.words.pseudo import accented_page  # noqa: PLC0415

        return accented_page(rules_page(game, "en"))
    return _language_folder(_folders_of_games()[game], language).joinpath("rules.md").read_text(encoding="utf-8")


def _folders_of_games() -> dict[str, Traversable]:
    return {name: folder for find in _game_folders for name, folder in find().items()}


def _language_folder(words: Traversable, language: str) -> Traversable:
    """Somebody else's game may not speak all languages."""
    folder = words.joinpath(language)
    return folder if folder.is_dir() else words.joinpath("en")


@cache
def _bundle(language: str) -> LazyBundle:
    # Imported late: whoever uses only the rulebooks doesn't pay for Fluent.
    from ridotto.words.lazy_bundle import LazyBundle  # noqa: PLC0415

    return LazyBundle(_locale(language), messages(language))


def read_all() -> None:
    """From now on nothing is read from disk: a house speaks with its own words while its package is replaced."""
    for language in LANGUAGES:
        messages(language)


def _locale(language: str) -> str:
    return language if language in LANGUAGES else "en"


@cache
def messages(language: str) -> str:
    """All Fluent files of a language as one text, as a page may be sent them."""
    if language == PSEUDO:
        from ridotto.words.pseudo import accented_messages  # noqa: PLC0415

        return accented_messages(messages("en"))
    folders = [files(__name__), *_folders_of_games().values()]
    return "\n".join(text for words in folders for text in _fluent_files(_language_folder(words, language)))


@cache
def game_messages(game: str, language: str) -> str:
    """The Fluent files of one game, for a page that doesn't come with them."""
    if language == PSEUDO:
        from ridotto.words.pseudo import accented_messages  # noqa: PLC0415

        return accented_messages(game_messages(game, "en"))
    return "\n".join(_fluent_files(_language_folder(_folders_of_games()[game], language)))


def _fluent_files(folder: Traversable) -> list[str]:
    pages = sorted(folder.iterdir(), key=lambda page: page.name) if folder.is_dir() else []
    return [page.read_text(encoding="utf-8") for page in pages if page.name.endswith(".ftl")]


__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "closest",
    "decimal",
    "game_messages",
    "is_spoken",
    "joined",
    "knows",
    "messages",
    "percent",
    "read_all",
    "read_games_from",
    "rules_page",
    "say",
    "sentence",
    "speak",
    "spoken",
    "wishes",
]
