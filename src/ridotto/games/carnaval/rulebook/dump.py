"""The full position of the carnival as JSON: docs/positions.md tells what each field means. `load` is the way back."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import PRANKSTER, ROLES, call_name
from ridotto.games.carnaval.rulebook.notation import ANSWERS, move_text, question_text
from ridotto.games.carnaval.rulebook.phases.knowledge import camp_of
from ridotto.games.carnaval.rulebook.phases.rest import RETRACTED
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import (
    CHOOSING,
    DANCE,
    NOBODY,
    NOT_IN,
    PHASES,
    STATEMENTS,
    STEPS,
    TAKING,
    BasePosition,
    seat_or_none,
)
from ridotto.rules.bits import lowest, squares_of
from ridotto.rules.event import Facts
from ridotto.rules.reading import lots_out

ABSTAINED = "none"


def dump(position: CarnavalPosition) -> Facts:
    outcome = position.outcome()
    facts: Facts = {"edition": int(position.edition), "options": options(position)}
    facts.update(_masks(position))
    facts.update(_dance(position))
    facts.update(_rest(position))
    facts["lots"] = lots_out(position.lots)
    facts["outcome"] = None if outcome is None else outcome.facts()
    return facts


def options(evening: BasePosition) -> Facts:
    return {
        "confidence": evening.confidence,
        "secret_vote": evening.secret_vote,
        "gatecrasher": evening.gatecrasher,
        "master": "person" if evening.led else "house",
    }


def _masks(evening: BasePosition) -> Facts:
    everybody = range(evening.seats)
    return {
        "roles": [evening.role_name(seat) for seat in everybody],
        "ladies": squares_of(evening.cast.ladies),
        "masked": squares_of(evening.masked),
        "shown": squares_of(evening.shown),
        "fallen": squares_of(evening.fallen),
        "camps": [camp_of(evening, seat) for seat in everybody],
        "phase": "over" if evening.over else PHASES[evening.phase],
        "call": call_name(int(evening.call())) if evening.phase == DANCE and not evening.over else None,
        "step": STEPS[evening.step],
        "dance": int(evening.dance),
        "used": [ROLES[role] for role in squares_of(evening.used)],
    }


def _dance(evening: BasePosition) -> Facts:
    return {
        "blocked": {
            "watched": one(evening.watched),
            "served": one(evening.served),
            "wine": one(evening.wine),
            "barred": squares_of(evening.barred),
        },
        "before": {
            "served": one(evening.served_before),
            "wine": one(evening.wine_before),
            "lady": one(evening.lady_before),
            "lord": one(evening.lord_before),
        },
        "mark": one(evening.mark),
        "invitation": one(evening.invitation),
        "genie": one(evening.tempted),
        "spare": one(evening.spare),
        "eyes": {
            "closed": squares_of(evening.closed),
            "unsure": squares_of(evening.unsure),
            "missed": squares_of(evening.missed),
        },
        "sketch": None if evening.sketch == NOBODY else ROLES[evening.sketch],
        "painted": squares_of(evening.painted),
        "soldier": {"suspicious": squares_of(evening.suspicious), "harmless": squares_of(evening.harmless)},
        "sat": int(evening.sat),
        "caught": int(evening.caught),
        "stirred": int(evening.stirred),
        "avenged": seat_or_none(evening.avenged),
        "named": seat_or_none(evening.named),
        "victim": seat_or_none(evening.victim),
        "proposals": proposals(evening),
    }


def _rest(evening: BasePosition) -> Facts:
    everybody = range(evening.seats)
    return {
        "ready": squares_of(evening.ready),
        "said": [said(evening, seat) for seat in everybody],
        "claims": [None if evening.claim(seat) == NOBODY else ROLES[evening.claim(seat)] for seat in everybody],
        "charmed": {"lady": one(evening.lady), "lord": one(evening.lord)},
        "hypnosis": hypnosis(evening),
        "votes": [choice_text(evening.vote(seat)) for seat in everybody],
        "round": int(evening.round),
        "late": evening.late,
        "accused": squares_of(evening.accused),
        "victims": squares_of(evening.victims),
    }


def one(seats: i64) -> int | None:
    """The seat in a set of one at most."""
    return int(lowest(seats)) if seats else None


def choice_text(choice: i64) -> object:
    """A vote or proposal: a seat, "none" for an abstention, null while it is awaited."""
    if choice == NOT_IN:
        return None
    return ABSTAINED if choice == NOBODY else int(choice)


def proposals(evening: BasePosition) -> list[object]:
    """They are forgotten once their call is over."""
    live = not evening.over and evening.called(PRANKSTER) and evening.step in (CHOOSING, TAKING)
    return [choice_text(evening.proposal(seat)) if live else None for seat in range(evening.seats)]


def said(evening: BasePosition, seat: i64) -> list[object]:
    """The seat's statements in this discussion; null for one taken back."""
    start = seat * STATEMENTS
    moves = [int(evening.said[start + number]) for number in range(evening.spoken(seat))]
    return [None if move == RETRACTED else move_text(move) for move in moves]


def hypnosis(evening: BasePosition) -> Facts | None:
    if not evening.entranced:
        return None
    return {
        "player": one(evening.entranced),
        "question": question_text(int(evening.question)),
        "answer": None if evening.answer == NOBODY else ANSWERS[evening.answer],
    }
