"""Every sentence that the code uses exists, every sentence that exists is used, and none is written in code."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator

import pytest
from support.words.fluent_messages import ROOT, SOURCE, messages

import ridotto
from ridotto import errors, words

PAGE = ROOT / "web" / "src"
QUOTED = re.compile(r'f?"([a-z0-9]+(?:-(?:[a-z0-9]+|\{[^{}]*\}))+|[a-z]+|\{[^{}]*\}(?:-(?:[a-z0-9]+|\{[^{}]*\}))+)"')
# The same in TypeScript: "key-of-a-sentence", `key-of-a-${thing}`.
QUOTED_ON_PAGE = re.compile(r"""["`]((?:[a-z0-9]+|\$\{[^{}]*\})(?:-(?:[a-zA-Z0-9]+|\$\{[^{}]*\}))+)["`]""")

THREE_WORDS = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,},? [^\W\d_]{2,}")
PACKAGES = ("rules", "games", "bots", "table", "lab", "cli")
NAMES = {"Au carnaval de Venise"}


def code() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in sorted(SOURCE.rglob("*.py")))


def page_code() -> str:
    """All source of the page, without its tests."""
    pages = [page for page in sorted(PAGE.rglob("*.ts*")) if ".test." not in page.name]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


def used_keys() -> list[re.Pattern[str]]:
    """The keys in the code; a key with a variable part stands for all that match."""
    patterns = {re.sub(r"\\\{.*?\\\}", "[a-zA-Z0-9-]+", re.escape(key)) for key in QUOTED.findall(code())}
    for key in QUOTED_ON_PAGE.findall(page_code()):
        patterns.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-zA-Z0-9-]+", re.escape(key)))
    return [re.compile(pattern) for pattern in patterns]


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
    """Keys that are literals in a call: `say("…")`, an error's first argument, `t("…")` on the page."""
    refusals = [name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)]
    call = re.compile(rf'\b(?:say|{"|".join(refusals)})\(\s*"([a-z0-9-]+)"')
    return set(call.findall(code())) | set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', page_code()))


def test_no_sentence_is_missing() -> None:
    assert literal_keys() | keys_of_games() <= set(messages("en"))


def test_no_sentence_is_unused() -> None:
    patterns = used_keys()
    undeclared = set(messages("en")) - keys_of_games()
    assert not [key for key in undeclared if not any(pattern.fullmatch(key) for pattern in patterns)]


def spoken_constants(tree: python.Module) -> Iterator[str]:
    """The strings in code that aren't for its readers: no docstrings, no assertion messages."""
    bare = [node.value for node in python.walk(tree) if isinstance(node, python.Expr)]
    asserted = [node.msg for node in python.walk(tree) if isinstance(node, python.Assert)]
    unspoken = {id(node) for node in [*bare, *asserted]}
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in unspoken:
            yield node.value


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_written_in_code(package: str) -> None:
    found = [
        (page.name, text)
        for page in sorted((SOURCE / package).rglob("*.py"))
        for text in spoken_constants(python.parse(page.read_text(encoding="utf-8")))
        if THREE_WORDS.search(text) and text not in NAMES
    ]
    assert not found


def test_a_missing_sentence_is_loud() -> None:
    with pytest.raises(LookupError):
        words.say("no-such-sentence")
    with pytest.raises(LookupError):
        words.say("unknown-game")
