"""Every word that a person reads, in Fluent files, one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported late: who uses only the rulebooks never pays for the language machinery.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for page in sorted(files(__name__).joinpath(language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle


def say(key: str, **facts: str | int) -> str:
    """The sentence of that key, in English."""
    return sentence("en", key, facts)


def sentence(language: str, key: str, facts: Mapping[str, str | int]) -> str:
    """The sentence of that key. A key without a sentence is a fault of ours, so it is loud."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(key)
    text, faults = bundle.format_pattern(pattern, dict(facts))
    if faults:
        raise LookupError(f"{key}: {faults[0]}")
    return str(text)


def knows(key: str, language: str = "en") -> bool:
    """Whether that language has the sentence."""
    return bool(_bundle(language).has_message(key))


def rules_page(game: str, language: str = "en") -> str:
    """The rules of a game, written for players, as Markdown."""
    return files(__name__).joinpath(language, "rules", f"{game}.md").read_text(encoding="utf-8")
