"""An evening of seven. The learner is a plain guest, finds out whom to trust, and votes twice at least."""

from __future__ import annotations

from typing import Final

from ridotto.rules.carnaval.shape import View
from ridotto.table.lessons.lesson import Lesson, Step

ROLE: Final = "guest"


def mine(view: View) -> bool:
    return bool(view["moves"])


def hushed(view: View) -> bool:
    """Somebody is asked in secret, and it is not the learner."""
    return not view["to_act"] and view["outcome"] is None


def plays_guest(view: View) -> bool:
    """A lesson of an earlier version that is still being played has another card."""
    return view["seat"] is not None and view["roles"][view["seat"]] == ROLE


def first_dance(view: View) -> bool:
    return hushed(view) and plays_guest(view)


def later_dance(view: View) -> bool:
    return hushed(view) and view["phase"] == "dance" and view["dance"] > 1


def is_bare(view: View) -> bool:
    return view["seat"] not in view["masked"] and view["outcome"] is None and plays_guest(view)


def talks(view: View) -> bool:
    return mine(view) and view["phase"] == "discussion"


def talks_again(view: View) -> bool:
    return talks(view) and view["dance"] > 1


def defends(view: View) -> bool:
    return mine(view) and view["phase"] == "defence"


def votes(view: View) -> bool:
    return mine(view) and view["phase"] == "vote"


def votes_between_accused(view: View) -> bool:
    return votes(view) and view["round"] > 1


def beginning(view: View, *words: str) -> list[str]:
    """The moves that begin with those words."""
    return [move for move in view["moves"] if move.split()[: len(words)] == list(words)]


def own_name(view: View) -> list[str]:
    """To say who one is; as an answer, if somebody has asked."""
    asked = any(f"ask {view['seat']}" in said for said in view["said"])
    return beginning(view, "answer" if asked else "claim", ROLE)


LESSON: Final = Lesson[View](
    "carnaval",
    opening=0,
    steps=(
        Step("hush", first_dance),
        Step("bare", is_bare),
        Step("second", talks_again),
        Step("ask", talks, lambda view: beginning(view, "ask")),
        Step("claim", talks, own_name),
        Step("accuse", talks, lambda view: beginning(view, "accuse")),
        Step("ready", talks, lambda view: beginning(view, "ready")),
        Step("runoff", votes_between_accused, again=True),
        Step("vote", votes),
        Step("night", later_dance),
        Step("tap", hushed, again=True),
        Step("talk", talks, again=True),
        Step("defence", defends, again=True),
        Step("ballot", votes, again=True),
    ),
)
