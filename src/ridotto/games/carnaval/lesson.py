"""An evening of seven. The learner is a plain guest, finds out whom to trust, and votes at least twice."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.carnaval.rulebook.shape import Call, View
from ridotto.rules.shape import Seat
from ridotto.table.lessons.lesson import Lesson, Remark, Step

ROLE: Final = "guest"
FIRST_CALL: Final = "soldier"
PRANKSTERS: Final = ("prankster", "master-prankster", "dancing-prankster")
VOTING: Final = ("vote", "tie", "verdict")


def mine(view: View) -> bool:
    return bool(view["moves"])


def hushed(view: View) -> bool:
    """Somebody decides in secret, and it isn't the learner."""
    return not view["to_act"] and view["outcome"] is None


def plays_guest(view: View) -> bool:
    """In a lesson of an earlier version that's still being played, the learner has another card."""
    return view["seat"] is not None and view["roles"][view["seat"]] == ROLE


def calls_for(view: View, call: Call) -> bool:
    """Whether everybody has just heard this call."""
    return hushed(view) and view["heard"] == call


def first_call(view: View) -> bool:
    return calls_for(view, FIRST_CALL) and view["dance"] == 1 and plays_guest(view)


def later_dance(view: View) -> bool:
    return calls_for(view, FIRST_CALL) and view["dance"] > 1


def is_bare(view: View) -> bool:
    """The calls after the first have their own sentences, even then."""
    hears_more = hushed(view) and view["heard"] not in (None, FIRST_CALL)
    bare = view["seat"] not in view["masked"] and view["outcome"] is None and plays_guest(view)
    return bare and not hears_more


def awaits_verdict(view: View) -> bool:
    return hushed(view) and view["phase"] == "verdict"


def talks(view: View) -> bool:
    return mine(view) and view["phase"] == "discussion"


def talks_again(view: View) -> bool:
    return talks(view) and view["dance"] > 1


def defends(view: View) -> bool:
    return mine(view) and view["phase"] == "defence"


def is_ready(view: View) -> bool:
    """Whether the learner has nothing more to say before the vote."""
    return view["seat"] in view["ready"] and view["phase"] in ("discussion", "defence")


def listens(view: View) -> bool:
    """Others are accused, and speak."""
    return view["phase"] == "defence" and not mine(view)


def votes(view: View) -> bool:
    return mine(view) and view["phase"] == "vote"


def votes_between_accused(view: View) -> bool:
    return votes(view) and view["round"] > 1


def moves_beginning(view: View, *prefix: str) -> list[str]:
    """The moves that begin with these words."""
    return [move for move in view["moves"] if move.split()[: len(prefix)] == list(prefix)]


def own_name(view: View) -> list[str]:
    """Moves that say who the learner is; as an answer, if somebody has asked."""
    asked = any(f"ask {view['seat']}" in said for said in view["said"])
    return moves_beginning(view, "answer" if asked else "claim", ROLE)


def about_others(view: View) -> list[str]:
    return [move for verb in ("ask", "accuse", "vouch", "vote-for") for move in moves_beginning(view, verb)]


def voted_out(before: View, now: View) -> set[Seat]:
    """Whose cards have been shown by a vote; the learner needn't be told their own."""
    shown = set(now["shown"]) - set(before["shown"]) - {now["seat"]}
    return shown if before["phase"] in VOTING else set()


def is_caught(before: View, now: View) -> bool:
    return any(now["roles"][seat] in PRANKSTERS for seat in voted_out(before, now))


def is_wronged(before: View, now: View) -> bool:
    return bool(voted_out(before, now)) and not is_caught(before, now)


def is_masked_again(before: View, now: View) -> bool:
    """Whether an unmasked player has been given the spare mask. Everybody sees it, and only the log says it again."""
    return bool(set(now["masked"]) & set(before["shown"]) - set(before["masked"]))


def gentleman_falls(before: View, now: View) -> bool:
    """In a dance, or in the place of a player who was voted out. The same card may come up twice in an evening."""
    fallen = set(before["masked"]) & set(now["shown"]) - set(now["masked"]) - set(before["victims"])
    return before["phase"] in ("dance", "verdict") and any(now["roles"][seat] == "gentleman" for seat in fallen)


def is_over(before: View, now: View) -> bool:
    """After the end there's nothing left to look out for."""
    return now["outcome"] is not None


def turns_to_others(before: View, now: View) -> bool:
    """Feedback about the talk ends when the vote begins, and the other way round."""
    return now["phase"] != before["phase"] and now["phase"] in ("discussion", "defence", "vote")


LESSON: Final = Lesson[View](
    "carnaval",
    files(__package__).joinpath("lesson.jsonl"),
    opening_moves=0,
    steps=(
        Step("hush", first_call),
        Step("bare", is_bare),
        Step("waits", is_ready, again=True),
        Step("second", talks_again, about_others, loose=True),
        Step("ask", talks, lambda view: moves_beginning(view, "ask"), loose=True),
        Step("claim", talks, own_name, loose=True),
        Step("accuse", talks, lambda view: moves_beginning(view, "accuse"), loose=True),
        Step("ready", talks, lambda view: moves_beginning(view, "ready"), loose=True),
        Step("runoff", votes_between_accused, again=True),
        Step("vote", votes),
        Step("night", later_dance),
        Step("soldier", lambda view: calls_for(view, FIRST_CALL), again=True),
        Step("lender", lambda view: calls_for(view, "mask-lender"), again=True),
        Step("pranksters", lambda view: calls_for(view, "pranksters"), again=True),
        Step("gentleman", awaits_verdict, again=True),
        Step("talk", talks, again=True),
        Step("defence", defends, again=True),
        Step("listen", listens, again=True),
        Step("ballot", votes, again=True),
    ),
    remarks=(
        Remark(None, turns_to_others),
        Remark("caught", is_caught),
        Remark("wronged", is_wronged),
        Remark("masked", is_masked_again),
        Remark("gallant", gentleman_falls),
        Remark(None, is_over),
    ),
)
