"""The rest at the buffet: statements (CV-35, CV-36) and what the unmasked can do (CV-22 to CV-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.carnaval.evening import DISCUSSION, HYPNOSIS, NEXT_DANCE, NOBODY, STATEMENTS, Evening
from ridotto.rules.carnaval.knowledge import true_answer
from ridotto.rules.carnaval.notation import (
    ANSWER_ROLE,
    ANSWERS,
    CHARM,
    CLAIM,
    DRAG,
    FIRST_STATEMENT,
    FREE_QUESTION,
    HARMLESS,
    HYPNOTISE,
    IF_KNOWS,
    IF_PRANKSTER,
    IF_ROLE,
    IF_VOTED,
    LAST_STATEMENT,
    POUR,
    READY,
    REPORT_ROLE,
    REPORT_WATCHED,
    RETRACT,
    THING,
    VERB,
    move_of,
    move_text,
    question_text,
)
from ridotto.rules.carnaval.roles import CASANOVA, DANCER, HYPNOTIST, ISABELLA, WINEGROWER
from ridotto.rules.dice import Dice

RETRACTED: Final = -1


def open_discussion(evening: Evening) -> None:
    evening.phase = DISCUSSION
    evening.ready = 0
    evening.lady_before = evening.lady
    evening.lady = 0
    evening.lord_before = evening.lord
    evening.lord = 0
    for seat in range(evening.seats):
        evening.names[2 * evening.seats + seat] = 0
    evening.pending = talkers(evening)


def talkers(evening: Evening) -> i64:
    """Who may talk: the accused in their defence, else everybody; but not over the wine (CV-23)."""
    floor = evening.cast.everybody if evening.phase == DISCUSSION else evening.accused
    return floor & ~evening.wine & ~evening.ready


# -- what can be said and done


def can_talk(evening: Evening, seat: i64) -> bool:
    return evening.spoken(seat) < STATEMENTS


def to_retract(evening: Evening, seat: i64) -> i64:
    """The numbers of the seat's own statements that still stand, as bits."""
    standing: i64 = 0
    for number in range(evening.spoken(seat)):
        said = evening.said[seat * STATEMENTS + number]
        if said != RETRACTED and said // VERB != RETRACT:
            standing |= bit(number + 1)
    return standing


def things_for(evening: Evening, seat: i64, verb: i64) -> i64:
    """What a statement can be about: the other seats, the roles in play, or one's own statements."""
    if verb <= HARMLESS or verb == REPORT_ROLE:
        return evening.cast.everybody & ~bit(seat)
    if verb == REPORT_WATCHED:
        return 1
    return to_retract(evening, seat) if verb == RETRACT else evening.cast.in_play


def can_do(evening: Evening, seat: i64) -> i64:
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


def doable(evening: Evening, seat: i64) -> i64:
    """Whom it may be done to."""
    verb = can_do(evening, seat)
    if verb == POUR:
        return evening.cast.everybody & ~bit(seat) & ~evening.wine_before
    if verb == CHARM:
        return charmable(evening, seat)
    if verb == HYPNOTISE:
        return evening.cast.everybody & ~bit(seat)
    return 1 if verb == DRAG else 0


def charmable(evening: Evening, seat: i64) -> i64:
    """CV-27: a lady for Casanova, a lord for Isabella, not each other (as far as their cards lie open: CV-45)."""
    ladies = evening.cast.ladies
    if evening.cast.roles[seat] == CASANOVA:
        return ladies & ~bit(seat) & ~evening.lady_before & ~(evening.holder(ISABELLA) & evening.shown)
    lords = evening.cast.everybody & ~ladies
    return lords & ~bit(seat) & ~evening.lord_before & ~(evening.holder(CASANOVA) & evening.shown)


# -- moves


def legal(evening: Evening, seat: i64) -> list[int]:
    moves = [move_of(READY)]
    verb = int(can_do(evening, seat))
    for thing in squares_of(doable(evening, seat)):
        moves += questions(evening, thing) if verb == HYPNOTISE else [move_of(verb, thing)]
    if not can_talk(evening, seat):
        return moves
    for verb in range(FIRST_STATEMENT, LAST_STATEMENT + 1):
        for thing in squares_of(things_for(evening, seat, verb)):
            moves += reports(evening, thing) if verb == REPORT_ROLE else [move_of(verb, thing)]
    return moves


def questions(evening: Evening, asked: int) -> list[int]:
    """CV-25: the list, and the free one."""
    everybody = squares_of(evening.cast.everybody)
    asks = [IF_PRANKSTER, FREE_QUESTION]
    asks += [IF_ROLE + role for role in squares_of(evening.cast.in_play)]
    asks += [IF_KNOWS + seat for seat in everybody]
    asks += [IF_VOTED + seat for seat in everybody]
    return [move_of(HYPNOTISE, asked, question) for question in asks]


def reports(evening: Evening, seat: int) -> list[int]:
    return [move_of(REPORT_ROLE, seat, role) for role in squares_of(evening.cast.in_play)]


def is_legal(evening: Evening, seat: i64, move: i64) -> bool:
    verb = move // VERB
    thing = move // THING % THING
    if verb == READY:
        return move == READY * VERB
    if FIRST_STATEMENT <= verb <= LAST_STATEMENT:
        if not can_talk(evening, seat) or not things_for(evening, seat, verb) & bit(min(thing, 60)):
            return False
        return (evening.cast.in_play >> (move % THING) & 1 != 0) if verb == REPORT_ROLE else move % THING == 0
    if verb == 0 or verb != can_do(evening, seat) or not doable(evening, seat) & bit(min(thing, 60)):
        return False
    return is_question(evening, move % THING) if verb == HYPNOTISE else move % THING == 0


def is_question(evening: Evening, question: i64) -> bool:
    if question >= IF_VOTED:
        return question - IF_VOTED < evening.seats
    if question >= IF_KNOWS:
        return question - IF_KNOWS < evening.seats
    if question >= IF_ROLE:
        return bool(evening.cast.in_play >> (question - IF_ROLE) & 1)
    return True


def random_move(evening: Evening, seat: i64, dice: Dice) -> i64:
    """First one of: be ready, do something, talk; then one of the moves of that kind."""
    verb = can_do(evening, seat)
    kinds: i64 = 2 if can_talk(evening, seat) else 1
    if verb and dice.below(kinds + 1) == 0:
        thing = pick(doable(evening, seat), dice)
        return verb * VERB + thing * THING + (random_question(evening, dice) if verb == HYPNOTISE else 0)
    if dice.below(kinds) == 0:
        return READY * VERB
    return random_statement(evening, seat, dice)


def random_statement(evening: Evening, seat: i64, dice: Dice) -> i64:
    last: i64 = LAST_STATEMENT if evening.spoken(seat) else LAST_STATEMENT - 1
    verb = FIRST_STATEMENT + dice.below(last - FIRST_STATEMENT + 1)
    things = things_for(evening, seat, verb)
    if not things:
        return READY * VERB  # nothing is left to retract
    other = pick(evening.cast.in_play, dice) if verb == REPORT_ROLE else 0
    return verb * VERB + pick(things, dice) * THING + other


def random_question(evening: Evening, dice: Dice) -> i64:
    kind = dice.below(4)
    if kind == 0:
        return dice.below(2)
    if kind == 1:
        return IF_ROLE + pick(evening.cast.in_play, dice)
    return (IF_KNOWS if kind == 2 else IF_VOTED) + dice.below(evening.seats)


def pick(things: i64, dice: Dice) -> i64:
    return nth(things, dice.below(count(things)))


# -- what follows


def decide(evening: Evening, seat: i64, move: i64) -> None:
    verb = move // VERB
    if verb == READY:
        be_ready(evening, seat)
    elif verb >= FIRST_STATEMENT:
        say(evening, seat, move)
    else:
        act(evening, seat, verb, move // THING % THING, move % THING)


def be_ready(evening: Evening, seat: i64) -> None:
    evening.ready |= bit(seat)
    evening.pending &= ~bit(seat)
    if evening.telling:
        evening.tell("ready", seat, {})


def say(evening: Evening, seat: i64, move: i64) -> None:
    number = evening.spoken(seat)
    evening.said[seat * STATEMENTS + number] = move
    evening.names[2 * evening.seats + seat] = number + 1
    if evening.telling:
        evening.tell("says", seat, {"statement": move_text(int(move)), "number": int(number) + 1})
    if move // VERB in (CLAIM, ANSWER_ROLE):
        evening.names[3 * evening.seats + seat] = move // THING % THING
    elif move // VERB == RETRACT:
        retract(evening, seat, move // THING % THING - 1)
    if number + 1 == STATEMENTS and not can_do(evening, seat):
        be_ready(evening, seat)  # CV-36


def retract(evening: Evening, seat: i64, number: i64) -> None:
    taken_back = evening.said[seat * STATEMENTS + number]
    evening.said[seat * STATEMENTS + number] = RETRACTED
    claimed = taken_back // THING % THING
    if taken_back // VERB in (CLAIM, ANSWER_ROLE) and evening.claim(seat) == claimed:
        evening.names[3 * evening.seats + seat] = NOBODY


def act(evening: Evening, seat: i64, verb: i64, thing: i64, other: i64) -> None:
    if verb == DRAG:
        drag(evening, seat)
    elif verb == POUR:
        pour(evening, seat, thing)
    elif verb == CHARM:
        charm(evening, seat, thing)
    else:
        hypnotise(evening, seat, thing, other)


def drag(evening: Evening, seat: i64) -> None:
    """CV-22: no more talk, no vote."""
    evening.use_up(DANCER)
    evening.phase = NEXT_DANCE
    evening.pending = 0
    if evening.telling:
        evening.tell("drags", seat, {})


def pour(evening: Evening, seat: i64, guest: i64) -> None:
    evening.wine = bit(guest)
    evening.pending &= ~evening.wine
    if evening.telling:
        evening.tell("pours", seat, {"player": int(guest)})


def charm(evening: Evening, seat: i64, charmed: i64) -> None:
    if evening.cast.roles[seat] == CASANOVA:
        evening.lady = bit(charmed)
    else:
        evening.lord = bit(charmed)
    if evening.telling:
        evening.tell("charms", seat, {"player": int(charmed)})


def hypnotise(evening: Evening, seat: i64, asked: i64, question: i64) -> None:
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


def answer(evening: Evening, said: i64) -> None:
    evening.answer = said
    if evening.telling:
        evening.tell("answers", lowest(evening.entranced), {"answer": ANSWERS[said]})


def back_to_talk(evening: Evening) -> None:
    """After an answer on honour."""
    evening.phase = DISCUSSION
    evening.pending = talkers(evening)
