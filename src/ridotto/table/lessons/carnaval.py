"""A small evening of five. The learner is the evil genie, and makes the prankster himself."""

from __future__ import annotations

from typing import Final

from ridotto.rules.carnaval.shape import View
from ridotto.table.lessons.lesson import Lesson, Step

ROLE: Final = "evil-genie"
MASKED_AS: Final = "guest"  # what the learner may pretend to be


def mine(view: View) -> bool:
    return bool(view["moves"])


def hushed(view: View) -> bool:
    """Somebody is asked in secret, and it is not the learner."""
    return not view["to_act"] and view["outcome"] is None


def later_dance(view: View) -> bool:
    return hushed(view) and view["phase"] == "dance" and view["dance"] > 1


def is_called(view: View) -> bool:
    return mine(view) and view["call"] == ROLE


def can_convert(view: View) -> bool:
    return is_called(view) and bool(beginning(view, "convert"))


def is_bare(view: View) -> bool:
    return view["seat"] not in view["masked"] and view["outcome"] is None


def talks(view: View) -> bool:
    return mine(view) and view["phase"] == "discussion"


def votes(view: View) -> bool:
    return mine(view) and view["phase"] == "vote"


def beginning(view: View, *words: str) -> list[str]:
    """The moves that begin with those words."""
    return [move for move in view["moves"] if move.split()[: len(words)] == list(words)]


def against_others(view: View, word: str) -> list[str]:
    """Against anybody but one's own prankster."""
    return [move for move in beginning(view, word) if move != f"{word} {view['genie']}"]


LESSON: Final = Lesson[View](
    "carnaval",
    opening=0,
    steps=(
        Step("genie", can_convert),
        Step("called", is_called),
        Step("hush", hushed),
        Step("bare", is_bare),
        Step("claim", talks, lambda view: beginning(view, "claim", MASKED_AS)),
        Step("accuse", talks, lambda view: against_others(view, "accuse")),
        Step("ready", talks, lambda view: beginning(view, "ready")),
        Step("vote", votes, lambda view: against_others(view, "vote")),
        Step("night", later_dance),
        Step("tap", hushed, again=True),
        Step("talk", talks, again=True),
        Step("ballot", votes, again=True),
        Step("free", mine, again=True),
    ),
)
