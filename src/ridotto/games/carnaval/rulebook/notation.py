"""The carnival as text: `watch 3`, `pass`, `claim soldier`, `report role 3 chef`, `vote 5` …

A move as a number is a verb and up to two things: VERB * 4096 + THING * 64 + OTHER. docs/positions.md lists them all.
"""

from __future__ import annotations

from typing import Final

from ridotto.games.carnaval.rulebook.content import ROLES, role_from

VERB: Final = 4096
THING: Final = 64

PASS: Final = 0
READY: Final = 1
GIVE: Final = 2
SERVE: Final = 3
SKETCH: Final = 4
CANCEL: Final = 5
WATCH: Final = 6
CONVERT: Final = 7
LEND: Final = 8
SIT: Final = 9
UNMASK: Final = 10
MARK: Final = 11
STEP_IN: Final = 12
TAKE: Final = 13
VOTE: Final = 14
CHOOSE: Final = 15
ANSWER: Final = 16
POUR: Final = 17
CHARM: Final = 18
DRAG: Final = 19
HYPNOTISE: Final = 20
# Statements (CV-35), those with a seat first …
ACCUSE: Final = 21
VOUCH: Final = 22
VOTE_FOR: Final = 23
ASK: Final = 24
SUSPICIOUS: Final = 25
HARMLESS: Final = 26
# … then those with a role, and the rest.
CLAIM: Final = 27
ANSWER_ROLE: Final = 28
REPORT_ROLE: Final = 29
REPORT_WATCHED: Final = 30
RETRACT: Final = 31
# The master's own (CV-34), who also unmasks and marks.
NEXT: Final = 32
END_DISCUSSION: Final = 33
MASK: Final = 34
BLOCK: Final = 35
FREE: Final = 36
CORRECT: Final = 37
END: Final = 38
# A player's again: a number that is written down somewhere must not change.
NOT_READY: Final = 39

FIRST_STATEMENT: Final = ACCUSE
LAST_STATEMENT: Final = RETRACT

# What follows the words of a verb: s a seat, r a role, a an answer, n a number, v a vote, e an end, q a question.
SHAPES: Final = (
    ("pass", ""),
    ("ready", ""),
    ("give", "s"),
    ("serve", "s"),
    ("sketch", "r"),
    ("cancel", ""),
    ("watch", "s"),
    ("convert", "s"),
    ("lend", "s"),
    ("sit", ""),
    ("unmask", "s"),
    ("mark", "s"),
    ("step-in", ""),
    ("take", "s"),
    ("vote", "s"),
    ("choose", "s"),
    ("", "a"),
    ("pour", "s"),
    ("charm", "s"),
    ("drag", ""),
    ("hypnotise", "sq"),
    ("accuse", "s"),
    ("vouch", "s"),
    ("vote-for", "s"),
    ("ask", "s"),
    ("report suspicious", "s"),
    ("report harmless", "s"),
    ("claim", "r"),
    ("answer", "r"),
    ("report role", "sr"),
    ("report watched", ""),
    ("retract", "n"),
    ("next", ""),
    ("end-discussion", ""),
    ("mask", "s"),
    ("block", "s"),
    ("free", "s"),
    ("vote", "sv"),
    ("end", "e"),
    ("not-ready", ""),
)

ANSWERS: Final = ("yes", "no", "unknown")
ENDS: Final = ("guests", "pranksters", "draw")
NO_VOTE: Final = 63
TEXTS: Final[dict[int, str]] = {}

# Questions under hypnosis (CV-25), as numbers: these two, or one of the three starts plus a role or a seat.
IF_PRANKSTER: Final = 0
FREE_QUESTION: Final = 1
IF_ROLE: Final = 2
IF_KNOWS: Final = 20
IF_VOTED: Final = 40


def move_of(verb: int, thing: int = 0, other: int = 0) -> int:
    return verb * VERB + thing * THING + other


def move_text(move: int) -> str:
    """Remembered: a talk offers hundreds of moves, the same ones again and again."""
    if move not in TEXTS:
        TEXTS[move] = _move_text(move)
    return TEXTS[move]


def _move_text(move: int) -> str:
    words, shape = SHAPES[move // VERB]
    things = [move // THING % THING, move % THING]
    parts = [words, *(_thing_text(kind, thing) for kind, thing in zip(shape, things, strict=False))]
    return " ".join(part for part in parts if part)


def _thing_text(kind: str, thing: int) -> str:
    if kind == "r":
        return ROLES[thing]
    if kind == "a":
        return ANSWERS[thing]
    if kind == "e":
        return ENDS[thing]
    if kind == "q":
        return question_text(thing)
    return "none" if kind == "v" and thing == NO_VOTE else str(thing)


def question_text(question: int) -> str:
    if question >= IF_VOTED:
        return f"voted {question - IF_VOTED}"
    if question >= IF_KNOWS:
        return f"knows {question - IF_KNOWS}"
    if question >= IF_ROLE:
        return f"role {ROLES[question - IF_ROLE]}"
    return ("prankster", "free")[question]


def move_from(text: str) -> int | None:
    """The move of that text, legal or not; None if it isn't one."""
    words = text.strip().lower().split()
    for verb, (phrase, shape) in enumerate(SHAPES):
        head = phrase.split()
        if words[: len(head)] == head:
            things = _things_from(shape, words[len(head) :])
            if things is not None:
                return move_of(verb, *things)
    return None


def _things_from(shape: str, words: list[str]) -> list[int] | None:
    if shape == "sq":
        seat = _thing_from("s", words[0]) if words else None
        question = question_from(words[1:])
        return None if seat is None or question is None else [seat, question]
    if len(words) != len(shape):
        return None
    things: list[int] = []
    for kind, word in zip(shape, words, strict=True):
        thing = _thing_from(kind, word)
        if thing is None:
            return None
        things.append(thing)
    return things


def _thing_from(kind: str, word: str) -> int | None:
    if kind == "r":
        return role_from(word)
    if kind == "v" and word == "none":
        return NO_VOTE
    known = {"a": ANSWERS, "e": ENDS}.get(kind)
    if known is not None:
        return known.index(word) if word in known else None
    plain = word.isascii() and word.isdecimal() and len(word) <= 2 and word == str(int(word))
    return int(word) if plain and int(word) < 15 else None


def question_from(words: list[str]) -> int | None:
    if len(words) == 1:
        return {"prankster": IF_PRANKSTER, "free": FREE_QUESTION}.get(words[0])
    if len(words) != 2 or words[0] not in ("role", "knows", "voted"):
        return None
    start = {"role": IF_ROLE, "knows": IF_KNOWS, "voted": IF_VOTED}[words[0]]
    thing = _thing_from("r" if words[0] == "role" else "s", words[1])
    return None if thing is None else start + thing
