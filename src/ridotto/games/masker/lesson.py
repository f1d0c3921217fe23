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
    """Nothing touches the colourless cross (MK-6)."""
    return begins(view) and view["anywhere_by"] == "alone" and bool(suspected(view))


def only_beside(view: View) -> bool:
    return begins(view) and not view["anywhere"] and bool(suspected(view))


def may_stop(view: View) -> bool:
    return "stop" in view["moves"]


def one_to_go(view: View) -> bool:
    return bool(suspected(view)) and left(view, SUSPECT) == 1


def only_own(view: View) -> bool:
    """Nothing else can be taken."""
    return begins(view) and len(taking(view, own(view))) == len(view["moves"])


def few_own(view: View) -> bool:
    return mine(view) and left(view, own(view)) == 1


def goes_on(view: View) -> bool:
    """The capture that each turn asks for has been made."""
    return mine(view) and view["taken"] > 0


def has_stranded(before: View, now: View) -> bool:
    """The learner's own capture ended their turn (MK-6)."""
    seat = before["seat"] or 0
    has_captured = len(now["captured"][seat]) > len(before["captured"][seat])
    return mine(before) and has_captured and not mine(now) and now["anywhere_by"] == "alone"


def is_out(before: View, now: View) -> bool:
    return left(before, own(before)) > 0 == left(now, own(now))


def gave_last(before: View, now: View) -> bool:
    """The learner captured the last cross of their own colour."""
    return is_out(before, now) and mine(before)


def lost_last(before: View, now: View) -> bool:
    return is_out(before, now) and not mine(before)


# How the other player came to it: the advice has to fit what happened.


def only_passed(before: View, now: View) -> bool:
    """The learner's piles were full (MK-8)."""
    full = before["full_at"]
    held = before["captured"][before["seat"] or 0]
    return lost_last(before, now) and full is not None and len(held) >= full


def left_alone(before: View, now: View) -> bool:
    """Nothing touched the colourless cross (MK-6)."""
    return lost_last(before, now) and before["anywhere_by"] == "alone"


def after_white(before: View, now: View) -> bool:
    """Somebody had just captured a white cross (MK-7)."""
    return lost_last(before, now) and before["anywhere_by"] == "white"


def from_afar(before: View, now: View) -> bool:
    """It wasn't their first capture of the turn."""
    return lost_last(before, now) and before["taken"] > 0 and not before["anywhere"]


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
        Step("onward", goes_on, again=True, leads=True),
        Step("free", mine, again=True, leads=True),
    ),
    remarks=(
        Remark("isolated", has_stranded),
        Remark("gave", gave_last),
        Remark("robbed", lost_last),  # unless one of those below says it better
        Remark("reached", from_afar),
        Remark("opened", after_white),
        Remark("stranded", left_alone),
        Remark("spent", only_passed),
    ),
)
