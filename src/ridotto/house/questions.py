"""Questions that a player asks about his own seat; the log never hears of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypedDict

from ridotto.bots import remembers
from ridotto.bots.hint import named
from ridotto.bots.pool import Answer, Question
from ridotto.bots.pool.answer import Hint as Thought
from ridotto.errors import NotNow, RidottoError
from ridotto.house.bots import Past
from ridotto.house.refusal import refused
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.asks import HintPlease, Look, Move, Why
from ridotto.table.log import Guest
from ridotto.table.standing import Asker
from ridotto.table.table import Table
from ridotto.words import sentence

ADVISER = "master"


class WhyNot(TypedDict, total=False):
    """Why a move would be refused; empty if it would not."""

    code: str
    key: str
    facts: dict[str, str | int]
    sentence: str


class Looked(TypedDict):
    """What each move would do."""

    previews: dict[str, Facts]


class Hint(TypedDict):
    """A move that a master thought of, and why."""

    move: str
    worth: float
    key: str
    facts: dict[str, str | int]
    sentence: str


class Hints(TypedDict):
    """The best one first."""

    hints: list[Hint]


class Following(TypedDict):
    """The table of a rematch."""

    code: str


AnyAnswer = WhyNot | Looked | Hints | Following


def answer(table: Table, asker: Asker, asking: Why | Look) -> Facts:
    table.was_taken(asker.guest, asking)
    if isinstance(asking, Why):
        return {**why(table, asker, asking)}
    return {**look(table, asker.guest, asking.seat)}


def why(table: Table, asker: Asker, asking: Why) -> WhyNot:
    """Why the table would refuse that move, in the same words; nothing if it would not."""
    try:
        table.would_follow(asker, Move(asking.id, asking.seat, asking.move))
    except RidottoError as fault:
        refusal = refused(fault, asker.guest.language)
        return {"code": refusal.code, "key": refusal.key, "facts": refusal.facts, "sentence": refusal.sentence}
    return {}


def look(table: Table, guest: Guest, seat: int) -> Looked:
    """What each move of the seat would do, as far as the seat can know."""
    state = own_state(table, guest, seat)
    return {"previews": {move: state.preview(seat, move) for move in state.moves(seat)}}


def for_hint(table: Table, guest: Guest, asking: HintPlease) -> Question:
    """A master is asked, with this seat's own view. Whoever leads may always say something, but no bot knows how."""
    table.was_taken(guest, asking)
    seat = asking.seat
    state = own_state(table, guest, seat)
    table.check_hints()
    if seat not in state.to_act or table.is_leader(seat):
        raise NotNow("no-move-to-look-at")
    view = state.view(seat)
    return Question(table.game.name, ADVISER, view, secrets.randbits(32), hint=True, earlier=seen_before(table, seat))


def seen_before(table: Table, seat: int) -> tuple[Facts, ...]:
    """What a believer has to know of the evening so far."""
    return Past().of(table, seat) if remembers(ADVISER, table.game) else ()


def own_state(table: Table, guest: Guest, seat: int) -> State:
    table.check_mine(guest, seat)
    return table.playing()


def names(table: Table) -> list[str]:
    return [chair.name or "" for chair in table.chairs]


def hints_told(found: Answer, names: Sequence[str], language: str, reader: int | None = None) -> Hints:
    return {"hints": [hint_told(hint, names, language, reader) for hint in found.hints]}


# What somebody did to whoever reads it is told to them as such, and what they seem to be is no news to them.
TO_YOU = {
    "bot-clue-voted-prankster": "bot-clue-voted-you",
    "bot-clue-voted-guest": "bot-clue-voted-you",
    "bot-clue-accused-prankster": "bot-clue-accused-you",
    "bot-clue-accused-guest": "bot-clue-accused-you",
    "bot-clue-vouched-prankster": "bot-clue-vouched-you",
    "bot-clue-vouched-guest": "bot-clue-vouched-you",
    "bot-clue-false-report": "bot-clue-false-report-you",
}


def hint_told(hint: Thought, names: Sequence[str], language: str, reader: int | None = None) -> Hint:
    move, worth, key, facts = hint
    if reader is not None and facts.get("about") == reader:
        key = TO_YOU.get(key, key)
    said = named(facts, names)
    return {"move": move, "worth": worth, "key": key, "facts": said, "sentence": sentence(language, key, said)}
