"""Every sentence that the code asks for is there; every sentence that is there is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ridotto
from ridotto import errors, words

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "ridotto"
PAGE = ROOT / "web" / "src"
QUOTED = re.compile(r'f?"([a-z0-9]+(?:-(?:[a-z0-9]+|\{[^{}]*\}))+|[a-z]+|\{[^{}]*\}(?:-(?:[a-z0-9]+|\{[^{}]*\}))+)"')
# The same in TypeScript: "key-of-a-sentence", `key-of-a-${thing}`.
QUOTED_ON_PAGE = re.compile(r"""["`]((?:[a-z0-9]+|\$\{[^{}]*\})(?:-(?:[a-zA-Z0-9]+|\$\{[^{}]*\}))+)["`]""")


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for page in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{page.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def asked_for() -> list[re.Pattern[str]]:
    """The keys in the code; a key with a variable part asks for all that fit."""
    patterns: set[str] = set()
    for page in SOURCE.rglob("*.py"):
        for key in QUOTED.findall(page.read_text(encoding="utf-8")):
            patterns.add(re.sub(r"\\\{.*?\\\}", "[a-zA-Z0-9-]+", re.escape(key)))
    for key in QUOTED_ON_PAGE.findall(page_source()):
        patterns.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-zA-Z0-9-]+", re.escape(key)))
    return [re.compile(pattern) for pattern in patterns]


def page_source() -> str:
    """All that the page is made of, but its tests."""
    pages = [page for page in sorted(PAGE.rglob("*.ts*")) if ".test." not in page.name]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def keys_of_games() -> set[str]:
    """The keys that follow from what the games declare."""
    keys: set[str] = set()
    for game in ridotto.GAMES.values():
        keys.add(f"{game.name}-summary")
        for option in game.options:
            key = f"option-{game.name}-{option.name}"
            values = [value for value in option.values(game.most) if isinstance(value, str)]
            keys |= {key, *(f"{key}-{value}" for value in values)}
    return keys


def literal_keys() -> set[str]:
    """Keys that stand whole in a call: `say("…")`, an error's first word, and the like."""
    refusals = [name for name, kind in vars(errors).items() if isinstance(kind, type)]
    call = re.compile(rf'\b(?:say|taken|{"|".join(refusals)})\(\s*"([a-z0-9-]+)"')
    asked = {key for page in SOURCE.rglob("*.py") for key in call.findall(page.read_text(encoding="utf-8"))}
    return asked | set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', page_source()))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_sentence_is_missing(language: str) -> None:
    names = {option.name for game in ridotto.GAMES.values() for option in game.options}
    missing = (literal_keys() | keys_of_games()) - names - set(messages(language))
    assert not missing


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_sentence_is_unused(language: str) -> None:
    patterns = asked_for()
    declared = keys_of_games()
    unused = [
        key
        for key in messages(language)
        if key not in declared and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", ridotto.GAMES)
def test_every_game_has_its_rules_page(name: str, language: str) -> None:
    page = words.rules_page(name, language)
    assert page.startswith(f"# {ridotto.game(name).title}\n")


def test_a_missing_sentence_is_loud() -> None:
    with pytest.raises(LookupError):
        words.say("no-such-sentence")
    with pytest.raises(LookupError):
        words.say("unknown-game")
