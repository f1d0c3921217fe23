"""The dance: the invitation is passed on, call follows call, the masks that fell are shown (CV-8 to CV-20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import GENTLEMAN, PRANKSTER, SILENT, call_name
from ridotto.games.carnaval.rulebook.notation import GIVE, PASS, STEP_IN, TAKE, VERB
from ridotto.games.carnaval.rulebook.phases.calls import the_call
from ridotto.games.carnaval.rulebook.phases.eyes import meet, open_eyes
from ridotto.games.carnaval.rulebook.phases.pranksters import awaited_proposals, close_taking
from ridotto.games.carnaval.rulebook.phases.unmasking import DRAW, can_step_in, fall, finish, show
from ridotto.games.carnaval.rulebook.position import (
    ASKING,
    CHOOSING,
    DANCE,
    DONE,
    INVITATION,
    NOBODY,
    REST,
    TAKING,
    BasePosition,
    seat_or_none,
)
from ridotto.rules.bits import bit

QUIET_ROUNDS: Final = 3  # CV-37


# -- before the first call


def next_dance(evening: BasePosition) -> None:
    """The wine wears off; dawn breaks if nothing happens any more (CV-37)."""
    if evening.dance - evening.stirred >= QUIET_ROUNDS:
        finish(evening, DRAW, "carnaval-dawn")
        return
    evening.dance += 1
    evening.wine_before = evening.wine
    evening.wine = 0
    evening.at = -1
    evening.phase = INVITATION
    evening.pending = invited(evening)
    if evening.telling:
        evening.announce("dance", {"dance": int(evening.dance)})


def named_by_leader(evening: BasePosition) -> bool:
    """CV-32: a person who leads says who has lost their invitation."""
    return evening.gatecrasher and evening.led and evening.edition > 1


def invited(evening: BasePosition) -> i64:
    """Who says where the missing invitation goes: its holder; before there is one, the person who leads (CV-32)."""
    if evening.invitation or not named_by_leader(evening):
        return evening.invitation
    return bit(evening.seats)


def name_holder(evening: BasePosition, holder: i64) -> None:
    """CV-32: the holder passes it on before the dance begins."""
    evening.invitation = bit(holder)
    evening.pending = evening.invitation


def give_invitation(evening: BasePosition, seat: i64, taker: i64) -> None:
    """CV-32: openly, just before the dance."""
    evening.invitation = bit(taker)
    evening.pending = 0
    if evening.telling:
        evening.tell("gives", seat, {"player": int(taker)})


# -- call by call


def go_on(evening: BasePosition) -> None:
    """All have decided: what they agreed on happens, and the next role is called."""
    evening.phase = DANCE
    if evening.at >= 0 and evening.at < len(evening.order()):
        close_step(evening)
    if evening.pending == 0 and not evening.over:
        next_call(evening)


def close_step(evening: BasePosition) -> None:
    step = evening.step
    evening.step = DONE
    if step == CHOOSING:
        the_call(evening.call()).closes(evening)
    elif step == TAKING:
        close_taking(evening)


def next_call(evening: BasePosition) -> None:
    evening.at += 1
    if evening.at >= len(evening.order()):
        end_dance(evening)
        return
    role = evening.call()
    if evening.telling and role != SILENT:
        evening.announce("calls", {"call": call_name(int(role))})
    if evening.sketch == role:
        open_eyes(evening)
    if role == PRANKSTER:
        evening.await_names(0)
        meet(evening)
    evening.step = CHOOSING
    evening.pending = the_call(role).answers(evening)


def end_dance(evening: BasePosition) -> None:
    """What happened is shown (CV-21); nobody is watched or kept busy any longer."""
    evening.watched = 0
    evening.served_before = evening.served
    evening.served = 0
    evening.sketch = NOBODY
    evening.avenged = NOBODY
    evening.named = NOBODY
    evening.victim = NOBODY
    evening.step = CHOOSING
    evening.phase = REST
    if evening.telling:
        evening.announce("rest", {"dance": int(evening.dance)})
    show(evening, evening.fallen)


# -- decisions


def answers(evening: BasePosition) -> i64:
    """Who has to decide at this step."""
    if evening.phase == INVITATION:
        return invited(evening)
    if evening.step == ASKING:
        return evening.asked_gentleman()
    if evening.step == TAKING:
        return awaited_proposals(evening, evening.pranksters() & evening.seems_masked())
    role = evening.call()
    answering = the_call(role).answers(evening)
    return awaited_proposals(evening, answering) if role == PRANKSTER else answering


def verb(evening: BasePosition) -> i64:
    if evening.phase == INVITATION:
        return GIVE
    if evening.step == ASKING:
        return STEP_IN
    return TAKE if evening.step == TAKING else the_call(evening.call()).verb


def choices(evening: BasePosition, seat: i64) -> i64:
    """Whom the seat may name; for a choice without a name, "seat 0"."""
    if evening.phase == INVITATION:
        return evening.cast.everybody & ~bit(seat)
    if evening.step == ASKING:
        return 1 if can_step_in(evening) else 0
    if evening.step == TAKING:
        takers = evening.pranksters() & evening.seems_masked()
        return takers if evening.able_masked(bit(seat)) else 0
    call = the_call(evening.call())
    return call.choices(evening, seat) if call.able(evening, seat) else 0


def may_pass(evening: BasePosition) -> bool:
    if evening.phase == INVITATION:
        return False
    return evening.step != CHOOSING or the_call(evening.call()).may_pass(evening)


def decide(evening: BasePosition, seat: i64, move: i64) -> None:
    chosen = move // 64 % 64
    if evening.phase == INVITATION:
        give_invitation(evening, seat, chosen)
    elif evening.step == ASKING:
        answer_for_victim(evening, move // VERB == STEP_IN)
    elif evening.step == TAKING:
        propose_taker(evening, seat, NOBODY if move == PASS else chosen)
    else:
        answer_call(evening, seat, move // VERB, chosen)


def propose_taker(evening: BasePosition, seat: i64, taker: i64) -> None:
    evening.pending &= ~bit(seat)
    evening.names[seat] = taker
    if evening.telling:
        knowers = evening.open_eyed() | bit(seat)
        evening.whisper("proposes-taker", bit(seat), {"player": seat_or_none(taker)}, knowers)


def answer_call(evening: BasePosition, seat: i64, said: i64, chosen: i64) -> None:
    evening.pending &= ~bit(seat)
    call = the_call(evening.call())
    if said == PASS:
        call.passes(evening, seat)
    else:
        call.happens(evening, seat, chosen)


def answer_for_victim(evening: BasePosition, steps_in: bool) -> None:
    """The gentleman, about the victim of this call (CV-18)."""
    loser = evening.masked & (evening.holder(GENTLEMAN) if steps_in else bit(evening.victim))
    evening.pending = 0
    evening.step = DONE
    evening.victim = NOBODY
    if loser:
        fall(evening, loser)
