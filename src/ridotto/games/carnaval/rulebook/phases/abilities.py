"""What the unmasked can do in a discussion (CV-22, CV-23, CV-25, CV-27)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import CASANOVA, DANCER, HYPNOTIST, ISABELLA, WINEGROWER
from ridotto.games.carnaval.rulebook.notation import (
    ANSWERS,
    CHARM,
    DRAG,
    FREE_QUESTION,
    HYPNOTISE,
    IF_KNOWS,
    IF_PRANKSTER,
    IF_ROLE,
    IF_VOTED,
    POUR,
    move_of,
    question_text,
)
from ridotto.games.carnaval.rulebook.phases.knowledge import true_answer
from ridotto.games.carnaval.rulebook.position import DISCUSSION, HYPNOSIS, NEXT_DANCE, NOBODY, BasePosition
from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.dice import Dice


def can_do(evening: BasePosition, seat: i64) -> i64:
    """The verb of what the seat's open card lets it do in this discussion; 0 if nothing."""
    if evening.phase != DISCUSSION or not evening.able_open(bit(seat)):
        return 0
    role = evening.cast.roles[seat]
    if role == DANCER and not evening.is_used(DANCER):
        return DRAG
    if role == WINEGROWER and not evening.wine:
        return POUR
    if role == HYPNOTIST and not evening.is_used(HYPNOTIST):
        return HYPNOTISE
    charmed = (role == CASANOVA and not evening.lady) or (role == ISABELLA and not evening.lord)
    return CHARM if charmed and charmable(evening, seat) else 0


def doable(evening: BasePosition, seat: i64) -> i64:
    """Whom it may be done to."""
    verb = can_do(evening, seat)
    if verb == POUR:
        return evening.cast.everybody & ~bit(seat) & ~evening.wine_before
    if verb == CHARM:
        return charmable(evening, seat)
    if verb == HYPNOTISE:
        return evening.cast.everybody & ~bit(seat)
    return 1 if verb == DRAG else 0


def charmable(evening: BasePosition, seat: i64) -> i64:
    """CV-27: a lady for Casanova, a lord for Isabella, not each other (as far as their cards lie open: CV-45)."""
    ladies = evening.cast.ladies
    if evening.cast.roles[seat] == CASANOVA:
        return ladies & ~bit(seat) & ~evening.lady_before & ~(evening.holder(ISABELLA) & evening.shown)
    lords = evening.cast.everybody & ~ladies
    return lords & ~bit(seat) & ~evening.lord_before & ~(evening.holder(CASANOVA) & evening.shown)


# -- questions under hypnosis


def questions(evening: BasePosition, asked: int) -> list[int]:
    """CV-25: the list, and the free one."""
    everybody = squares_of(evening.cast.everybody)
    asks = [IF_PRANKSTER, FREE_QUESTION]
    asks += [IF_ROLE + role for role in squares_of(evening.cast.in_play)]
    asks += [IF_KNOWS + seat for seat in everybody]
    asks += [IF_VOTED + seat for seat in everybody]
    return [move_of(HYPNOTISE, asked, question) for question in asks]


def is_question(evening: BasePosition, question: i64) -> bool:
    if question >= IF_VOTED:
        return question - IF_VOTED < evening.seats
    if question >= IF_KNOWS:
        return question - IF_KNOWS < evening.seats
    if question >= IF_ROLE:
        return bool(evening.cast.in_play >> (question - IF_ROLE) & 1)
    return True


def random_question(evening: BasePosition, dice: Dice) -> i64:
    kind = dice.below(4)
    if kind == 0:
        return dice.below(2)
    if kind == 1:
        return IF_ROLE + pick(evening.cast.in_play, dice)
    return (IF_KNOWS if kind == 2 else IF_VOTED) + dice.below(evening.seats)


def pick(things: i64, dice: Dice) -> i64:
    return nth(things, dice.below(count(things)))


# -- what follows


def act(evening: BasePosition, seat: i64, verb: i64, thing: i64, other: i64) -> None:
    if verb == DRAG:
        drag(evening, seat)
    elif verb == POUR:
        pour(evening, seat, thing)
    elif verb == CHARM:
        charm(evening, seat, thing)
    else:
        hypnotise(evening, seat, thing, other)


def drag(evening: BasePosition, seat: i64) -> None:
    """CV-22: no more talk, no vote."""
    evening.use_up(DANCER)
    evening.phase = NEXT_DANCE
    evening.pending = 0
    if evening.telling:
        evening.tell("drags", seat, {})


def pour(evening: BasePosition, seat: i64, guest: i64) -> None:
    evening.wine = bit(guest)
    evening.pending &= ~evening.wine
    if evening.telling:
        evening.tell("pours", seat, {"player": int(guest)})


def charm(evening: BasePosition, seat: i64, charmed: i64) -> None:
    if evening.cast.roles[seat] == CASANOVA:
        evening.lady = bit(charmed)
    else:
        evening.lord = bit(charmed)
    if evening.telling:
        evening.tell("charms", seat, {"player": int(charmed)})


def hypnotise(evening: BasePosition, seat: i64, asked: i64, question: i64) -> None:
    evening.use_up(HYPNOTIST)
    evening.entranced = bit(asked)
    evening.question = question
    evening.answer = NOBODY
    if evening.telling:
        evening.tell("hypnotises", seat, {"player": int(asked), "question": question_text(int(question))})
    if question == FREE_QUESTION:
        evening.phase = HYPNOSIS
        evening.pending = evening.entranced
    else:
        answer(evening, true_answer(evening, asked, question))


def answer(evening: BasePosition, said: i64) -> None:
    evening.answer = said
    if evening.telling:
        evening.tell("answers", lowest(evening.entranced), {"answer": ANSWERS[said]})
