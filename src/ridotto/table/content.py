"""Content of the players' own, such as a deck: written and sent whole once, and referred to by digest from then on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from ridotto.errors import BadOption
from ridotto.rules.contract import Game
from ridotto.table.events import Options
from ridotto.table.messages import ContentRef

ContentByDigest = Mapping[str, list[str]]  # by digest


def content_digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def custom_content(game: Game, options: Options) -> dict[str, list[str]]:
    """The options that are content of the players' own, by name."""
    names = [option.name for option in game.options if option.kind == "file"]
    return {name: value for name in names if isinstance(value := options.get(name), list)}


def normalize_options(game: Game, options: Options, seats: int) -> Options:
    """Content as the rulebook reads it, without comments and blank lines. The options have been checked."""
    files = {option.name: option for option in game.options if option.kind == "file"}
    return {name: files[name].settle(value, seats) if name in files else value for name, value in options.items()}


def with_refs(game: Game, options: Options, known: ContentByDigest) -> Options:
    """The options with a reference in place of all known content."""
    refs: Options = {}
    for name, lines in custom_content(game, options).items():
        if (digest := content_digest(lines)) in known:
            refs[name] = ContentRef(lines=len(lines), digest=digest)
    return {**options, **refs} if refs else options


def resolve_refs(game: Game, options: Options, known: ContentByDigest) -> Options:
    """The options with the content that their references stand for."""
    files = {option.name for option in game.options if option.kind == "file"}
    return {
        name: _resolve(name, value, known) if name in files and is_ref(value) else value
        for name, value in options.items()
    }


def is_ref(value: object) -> bool:
    return isinstance(value, dict) and "digest" in value


def _resolve(name: str, ref: object, known: ContentByDigest) -> list[str]:
    try:
        return known[msgspec.convert(ref, ContentRef)["digest"]]
    except (msgspec.ValidationError, KeyError) as fault:
        raise BadOption("table-unknown-content", name=name) from fault
