"""The second half of a game of two. The learner is yellow, and what the other has taken suggests that they're blue."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.masker.rulebook.shape import View
from ridotto.table.lessons.lesson import Lesson, Remark, Step

SUSPECT: Final = "B"
WHITE: Final = "w"


def mine(view: View) -> bool:
    return bool(view["moves"])


def begins(view: View) -> bool:
    return mine(view) and view["taken"] == 0


def cross(view: View, place: str) -> str:
    return view["grid"][int(place[1]) - 1]["abcdef".index(place[0])]


def taking(view: View, kinds: str) -> list[str]:
    """The moves that capture a cross of those kinds."""
    return [move for move in view["moves"] if move != "stop" and cross(view, move) in kinds]


def suspected(view: View) -> list[str]:
    return taking(view, SUSPECT)


def white(view: View) -> list[str]:
    return taking(view, WHITE)


def left(view: View, colour: str) -> int:
    return "".join(view["grid"]).count(colour)


def own(view: View) -> str:
    colour = None if view["seat"] is None else view["colours"][view["seat"]]
    return colour or ""


def beside_white(view: View) -> bool:
    return begins(view) and not view["anywhere"] and bool(white(view))


def anywhere_now(view: View) -> bool:
    return view["taken"] > 0 and view["anywhere"] and bool(suspected(view))


def anywhere_first(view: View) -> bool:
    return begins(view) and view["anywhere"] and bool(suspected(view))


def only_beside(view: View) -> bool:
    return begins(view) and not view["anywhere"]


def may_stop(view: View) -> bool:
    return "stop" in view["moves"]


def one_to_go(view: View) -> bool:
    return bool(suspected(view)) and left(view, SUSPECT) == 1


def only_own(view: View) -> bool:
    """Nothing else can be taken."""
    return begins(view) and len(taking(view, own(view))) == len(view["moves"])


def few_own(view: View) -> bool:
    return mine(view) and left(view, own(view)) == 1


def is_out(before: View, now: View) -> bool:
    return left(before, own(before)) > 0 == left(now, own(now))


def gave_last(before: View, now: View) -> bool:
    """The learner captured the last cross of their own colour."""
    return is_out(before, now) and mine(before)


def lost_last(before: View, now: View) -> bool:
    return is_out(before, now) and not mine(before)


LESSON: Final = Lesson[View](
    "masker",
    files(__package__).joinpath("lesson.jsonl"),
    opening_moves=24,
    steps=(
        Step("white", beside_white, white),
        Step("final", one_to_go, suspected),
        Step("suspect", anywhere_now, suspected),
        Step("alone", anywhere_first, suspected),
        Step("stop", may_stop, lambda view: ["stop"]),
        Step("own", only_own, leads=True),
        Step("guard", few_own, leads=True),
        Step("beside", only_beside, suspected),
        Step("free", mine, again=True, leads=True),
    ),
    remarks=(
        Remark("gave", gave_last),
        Remark("robbed", lost_last),
    ),
)
