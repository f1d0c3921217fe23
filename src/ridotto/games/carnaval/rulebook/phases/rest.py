"""The discussion at the buffet: statements (CV-35), and how it ends (CV-36)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.notation import (
    ANSWER_ROLE,
    CLAIM,
    FIRST_STATEMENT,
    HARMLESS,
    HYPNOTISE,
    LAST_STATEMENT,
    NOT_READY,
    READY,
    REPORT_ROLE,
    REPORT_WATCHED,
    RETRACT,
    THING,
    VERB,
    move_of,
    move_text,
)
from ridotto.games.carnaval.rulebook.phases.abilities import (
    act,
    can_do,
    doable,
    is_question,
    pick,
    questions,
    random_question,
)
from ridotto.games.carnaval.rulebook.position import DISCUSSION, NOBODY, STATEMENTS, BasePosition
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.dice import Dice

RETRACTED: Final = -1


def open_discussion(evening: BasePosition) -> None:
    evening.phase = DISCUSSION
    evening.ready = 0
    evening.lady_before = evening.lady
    evening.lady = 0
    evening.lord_before = evening.lord
    evening.lord = 0
    for seat in range(evening.seats):
        evening.names[2 * evening.seats + seat] = 0
    evening.pending = talkers(evening)


def talkers(evening: BasePosition) -> i64:
    """Who may talk: the accused in their defence, else everybody; but not over the wine (CV-23)."""
    floor = evening.cast.everybody if evening.phase == DISCUSSION else evening.accused
    return floor & ~evening.wine & ~evening.ready


def may_speak_up(evening: BasePosition, seat: i64) -> bool:
    """CV-60: whoever is ready is not waited for, but nothing keeps them from talking on."""
    return evening.ready & ~evening.wine & bit(seat) != 0


# -- what can be said and done


def can_talk(evening: BasePosition, seat: i64) -> bool:
    return evening.spoken(seat) < STATEMENTS


def to_retract(evening: BasePosition, seat: i64) -> i64:
    """The numbers of the seat's own statements that still stand, as bits."""
    standing: i64 = 0
    for number in range(evening.spoken(seat)):
        said = evening.said[seat * STATEMENTS + number]
        if said != RETRACTED and said // VERB != RETRACT:
            standing |= bit(number + 1)
    return standing


def things_for(evening: BasePosition, seat: i64, verb: i64) -> i64:
    """What a statement can be about: the other seats, the roles in play, or one's own statements."""
    if verb <= HARMLESS or verb == REPORT_ROLE:
        return evening.cast.everybody & ~bit(seat)
    if verb == REPORT_WATCHED:
        return 1
    return to_retract(evening, seat) if verb == RETRACT else evening.cast.in_play


# -- moves


def legal(evening: BasePosition, seat: i64) -> list[int]:
    moves = [int(readiness(evening, seat)) * VERB]
    verb = int(can_do(evening, seat))
    for thing in squares_of(doable(evening, seat)):
        moves += questions(evening, thing) if verb == HYPNOTISE else [move_of(verb, thing)]
    if not can_talk(evening, seat):
        return moves
    for verb in range(FIRST_STATEMENT, LAST_STATEMENT + 1):
        for thing in squares_of(things_for(evening, seat, verb)):
            moves += reports(evening, thing) if verb == REPORT_ROLE else [move_of(verb, thing)]
    return moves


def readiness(evening: BasePosition, seat: i64) -> i64:
    """The verb that changes it."""
    return NOT_READY if evening.ready & bit(seat) else READY


def reports(evening: BasePosition, seat: int) -> list[int]:
    return [move_of(REPORT_ROLE, seat, role) for role in squares_of(evening.cast.in_play)]


def is_legal(evening: BasePosition, seat: i64, move: i64) -> bool:
    verb = move // VERB
    thing = move // THING % THING
    if verb in (READY, NOT_READY):
        return move == readiness(evening, seat) * VERB
    if FIRST_STATEMENT <= verb <= LAST_STATEMENT:
        if not can_talk(evening, seat) or not things_for(evening, seat, verb) & bit(min(thing, 60)):
            return False
        return (evening.cast.in_play >> (move % THING) & 1 != 0) if verb == REPORT_ROLE else move % THING == 0
    if verb == 0 or verb != can_do(evening, seat) or not doable(evening, seat) & bit(min(thing, 60)):
        return False
    return is_question(evening, move % THING) if verb == HYPNOTISE else move % THING == 0


def random_move(evening: BasePosition, seat: i64, dice: Dice) -> i64:
    """First one of: be ready, do something, talk; then one of the moves of that kind."""
    verb = can_do(evening, seat)
    kinds: i64 = 2 if can_talk(evening, seat) else 1
    if verb and dice.below(kinds + 1) == 0:
        thing = pick(doable(evening, seat), dice)
        return verb * VERB + thing * THING + (random_question(evening, dice) if verb == HYPNOTISE else 0)
    if dice.below(kinds) == 0:
        return READY * VERB
    return random_statement(evening, seat, dice)


def random_statement(evening: BasePosition, seat: i64, dice: Dice) -> i64:
    last: i64 = LAST_STATEMENT if evening.spoken(seat) else LAST_STATEMENT - 1
    verb = FIRST_STATEMENT + dice.below(last - FIRST_STATEMENT + 1)
    things = things_for(evening, seat, verb)
    if not things:
        return READY * VERB  # nothing is left to retract
    other = pick(evening.cast.in_play, dice) if verb == REPORT_ROLE else 0
    return verb * VERB + pick(things, dice) * THING + other


# -- what follows


def decide(evening: BasePosition, seat: i64, move: i64) -> None:
    verb = move // VERB
    if verb == READY:
        be_ready(evening, seat)
    elif verb == NOT_READY:
        be_awaited(evening, seat)
    elif verb >= FIRST_STATEMENT:
        say(evening, seat, move)
    else:
        act(evening, seat, verb, move // THING % THING, move % THING)


def be_ready(evening: BasePosition, seat: i64) -> None:
    evening.ready |= bit(seat)
    evening.pending &= ~bit(seat)
    if evening.telling:
        evening.tell("ready", seat, {})


def be_awaited(evening: BasePosition, seat: i64) -> None:
    """CV-60: they need more time after all."""
    evening.ready &= ~bit(seat)
    evening.pending |= bit(seat)
    if evening.telling:
        evening.tell("unready", seat, {})


def say(evening: BasePosition, seat: i64, move: i64) -> None:
    number = evening.spoken(seat)
    evening.said[seat * STATEMENTS + number] = move
    evening.names[2 * evening.seats + seat] = number + 1
    if evening.telling:
        evening.tell("says", seat, {"statement": move_text(int(move)), "number": int(number) + 1})
    if move // VERB in (CLAIM, ANSWER_ROLE):
        evening.names[3 * evening.seats + seat] = move // THING % THING
    elif move // VERB == RETRACT:
        retract(evening, seat, move // THING % THING - 1)
    if number + 1 == STATEMENTS and not can_do(evening, seat) and not evening.ready & bit(seat):
        be_ready(evening, seat)  # CV-36


def retract(evening: BasePosition, seat: i64, number: i64) -> None:
    taken_back = evening.said[seat * STATEMENTS + number]
    evening.said[seat * STATEMENTS + number] = RETRACTED
    claimed = taken_back // THING % THING
    if taken_back // VERB in (CLAIM, ANSWER_ROLE) and evening.claim(seat) == claimed:
        evening.names[3 * evening.seats + seat] = NOBODY


def back_to_talk(evening: BasePosition) -> None:
    """After an answer on honour."""
    evening.phase = DISCUSSION
    evening.pending = talkers(evening)
