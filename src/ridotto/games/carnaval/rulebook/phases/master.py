"""The person who leads (CV-33, CV-34): sets the pace, and their word is law. Everybody hears what they do."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import PRANKSTER
from ridotto.games.carnaval.rulebook.notation import (
    BLOCK,
    CORRECT,
    END,
    END_DISCUSSION,
    ENDS,
    FREE,
    GIVE,
    MARK,
    MASK,
    NEXT,
    NO_VOTE,
    PASS,
    THING,
    UNMASK,
    VERB,
    move_of,
    move_text,
)
from ridotto.games.carnaval.rulebook.phases import abilities, dance, rest, vote
from ridotto.games.carnaval.rulebook.phases.eyes import meet
from ridotto.games.carnaval.rulebook.phases.knowledge import UNKNOWN
from ridotto.games.carnaval.rulebook.phases.unmasking import fall, finish, unmask
from ridotto.games.carnaval.rulebook.position import (
    ASKING,
    DANCE,
    DEFENCE,
    DISCUSSION,
    DONE,
    HYPNOSIS,
    INVITATION,
    NOBODY,
    NOT_IN,
    TIE,
    VERDICT,
    VOTING,
    BasePosition,
)
from ridotto.rules.bits import bit, count, nth, squares_of
from ridotto.rules.event import Event, Facts


def legal(evening: BasePosition) -> list[int]:
    moves = [move_of(END_DISCUSSION if is_talk(evening) else NEXT)]
    moves += [move_of(GIVE, seat) for seat in squares_of(nameable(evening))]
    moves += [move_of(UNMASK, seat) for seat in squares_of(evening.masked)]
    moves += [move_of(MASK, seat) for seat in squares_of(evening.cast.everybody & ~evening.masked)]
    moves += [move_of(BLOCK, seat) for seat in squares_of(evening.cast.everybody & ~evening.barred)]
    moves += [move_of(FREE, seat) for seat in squares_of(freeable(evening))]
    moves += [move_of(MARK, seat) for seat in squares_of(evening.cast.everybody & ~evening.mark)]
    moves += corrections(evening)
    return moves + [move_of(END, end) for end in range(len(ENDS))]


def nameable(evening: BasePosition) -> i64:
    """CV-32: who may have lost their invitation, as long as that hasn't been said."""
    awaited = evening.phase == INVITATION and dance.invited(evening) == bit(evening.seats)
    return evening.cast.everybody if awaited else 0


def is_talk(evening: BasePosition) -> bool:
    return evening.phase in (DISCUSSION, DEFENCE)


def freeable(evening: BasePosition) -> i64:
    """Every block but the invitation, which somebody must hold."""
    return evening.watched | evening.served | evening.mark | evening.wine | evening.barred


def corrections(evening: BasePosition) -> list[int]:
    """A vote that is in can be corrected while the vote goes on."""
    if evening.phase != VOTING:
        return []
    found: list[int] = []
    for seat in range(evening.seats):
        if evening.vote(seat) != NOT_IN:
            found += [move_of(CORRECT, seat, other) for other in squares_of(vote.choices(evening, seat))]
            found.append(move_of(CORRECT, seat, NO_VOTE))
    return found


# -- what they do


def tell(evening: BasePosition, move: int) -> None:
    """Marked as theirs. A corrected vote stays as hidden as any other."""
    act = move_text(move)
    if move // VERB != CORRECT:
        evening.tell("master", evening.seats, {"act": act})
        return
    voter = move // THING % THING
    facts: Facts = {"act": f"vote {voter}"}
    evening.events.append(Event("master", int(evening.seats), facts, {"act": act}, (voter, int(evening.seats))))


def decide(evening: BasePosition, move: i64) -> None:
    if evening.telling:
        tell(evening, int(move))
    verb = move // VERB
    if verb in (NEXT, END_DISCUSSION):
        hurry(evening)
    elif verb == CORRECT:
        other = move % THING
        evening.names[evening.seats + move // THING % THING] = NOBODY if other == NO_VOTE else other
    elif verb == END:
        end = move // THING % THING
        finish(evening, end, "carnaval-masters-word")
    else:
        lay_hand_on(evening, verb, move // THING % THING)


def lay_hand_on(evening: BasePosition, verb: i64, seat: i64) -> None:
    if verb == UNMASK:
        unmask(evening, bit(seat))
    elif verb == GIVE:
        dance.name_holder(evening, seat)
    elif verb == MASK:
        put_mask_on(evening, bit(seat))
    elif verb == BLOCK:
        evening.barred |= bit(seat)
    elif verb == MARK:
        evening.mark = bit(seat)
    elif verb == FREE:
        free(evening, ~bit(seat))


def put_mask_on(evening: BasePosition, seat: i64) -> None:
    evening.masked |= seat
    evening.fallen &= ~seat
    if evening.called(PRANKSTER):
        meet(evening)  # a prankster masked at the pranksters' own call sees them at once (CV-15)


def spare_the_gentleman(evening: BasePosition) -> None:
    """CV-18: if the victim's mask is gone there's nothing left to ask; if the gentleman's is, nobody to ask."""
    if evening.phase == VERDICT:
        vote.ask_on(evening)
    elif evening.phase == DANCE and evening.step == ASKING:
        victim = bit(evening.victim) & evening.masked
        if victim and evening.pending:
            return
        evening.pending = 0
        evening.step = DONE
        evening.victim = NOBODY
        if victim:
            fall(evening, victim)


def free(evening: BasePosition, others: i64) -> None:
    evening.watched &= others
    evening.served &= others
    evening.mark &= others
    evening.wine &= others
    evening.barred &= others


def hurry(evening: BasePosition) -> None:
    """Time is up: whoever hasn't decided passes; where somebody must be named, by lot."""
    waiting = squares_of(evening.pending)
    for seat in waiting:
        if not evening.pending & bit(seat) or evening.over:
            continue
        hurry_one(evening, seat)


def hurry_one(evening: BasePosition, seat: i64) -> None:
    if is_talk(evening):
        rest.be_ready(evening, seat)
    elif seat == evening.seats:
        dance.name_holder(evening, evening.lots.below(int(evening.seats)))
    elif evening.phase == HYPNOSIS:
        evening.pending = 0
        abilities.answer(evening, UNKNOWN)
    elif evening.phase == VOTING:
        vote.cast_vote(evening, seat, NOBODY)
    elif evening.phase == TIE:
        vote.break_tie(evening, seat, NOBODY)
    elif evening.phase == VERDICT:
        vote.answer_for_victims(evening, False)
    elif dance.may_pass(evening):
        dance.decide(evening, seat, PASS)
    else:
        named = dance.choices(evening, seat)
        chosen = nth(named, evening.lots.below(int(count(named))))
        dance.decide(evening, seat, dance.verb(evening) * VERB + chosen * THING)
