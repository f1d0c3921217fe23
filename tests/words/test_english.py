"""English typography and grammar: curly quotation marks and apostrophes, no space before a sign, facts that fit in."""

from __future__ import annotations

import re

import pytest
from support.words.fluent_messages import messages, prose, texts

import ridotto
from ridotto import words

FOREIGN_SIGN = re.compile(r"""["'„«»‘]""")
BLANK_BEFORE_SIGN = re.compile(r" [:;!?%]| …(?![ ”])")  # “vote against … tonight” is a gap to be filled in


def lines() -> list[str]:
    pages = [line for name in ridotto.GAMES for line in prose(words.rules_page(name, "en"))]
    return pages + [text for message in messages("en").values() for text in texts(message)]


@pytest.mark.parametrize("sign", [FOREIGN_SIGN, BLANK_BEFORE_SIGN], ids=["sign", "blank"])
def test_blanks_and_signs(sign: re.Pattern[str]) -> None:
    assert not [line for line in lines() if sign.search(line)]


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        (
            "bot-clue-voted-guest",
            {"player": "Ada", "about": "Bo", "chance": 40, "sure": "no"},
            "Ada voted against Bo, who seems to be a guest (suspicion of Ada: 40%).",
        ),
        (
            "bot-clue-voted-guest",
            {"player": "Ada", "about": "Bo", "chance": 40, "sure": "yes"},
            "Ada voted against Bo, who isn’t a prankster (suspicion of Ada: 40%).",
        ),
        ("bot-clue-watched-plain", {"player": "Ada", "chance": 3}, "You watched Ada: a plain guest (suspicion: 3%)."),
        ("mask-turns-up", {"who": "Ada", "mask": "the Owl"}, "Ada turns up a mask: the Owl."),
        ("mask-takes-off", {"mask": "the Owl"}, "Off comes the Owl."),
        ("table-seat-taken", {"number": 1}, "Seat 1 is taken. Choose another, or free it first."),
        (
            "verified",
            {"moves": 1, "over": "no", "sealed": "no"},
            "One move, played by the rules. The game isn’t over. "
            "The record has no seal, so nothing proves how it was dealt.",
        ),
    ],
)
def test_facts_fit_into_their_sentences(key: str, facts: dict[str, str | int], said: str) -> None:
    assert words.sentence("en", key, facts) == said


@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("bot-")])
def test_a_hint_speaks_to_whoever_asked_for_it(key: str) -> None:
    """These are reasons for hints, not a bot's own thoughts, so it is the reader who watched and trusts."""
    said = texts(messages("en")[key])
    assert not [text for text in said if re.search(r"\b(?:I|I’m|I’ve|my|me)\b|[Pp]layer $", text)]
