"""Mask: carrying out a card (MS-10, MS-11): who does it in which order, and when it is done with.

`deeds` knows what a card does with sticks, `payments` what it does with points.
"""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import KIND, ORIENT, STOP
from ridotto.games.mask.rulebook.phases import deeds, payments, rounds
from ridotto.games.mask.rulebook.phases.effects import PAY, PAYDAY, SWAP, TURN_MASK, WALK
from ridotto.games.mask.rulebook.position import CARRYING_OUT, BasePosition
from ridotto.rules.bits import count, lowest
from ridotto.rules.dice import Dice

# -- which moves there are


def legal(position: BasePosition) -> list[int]:
    verb = position.effect().verb
    if verb == PAY:
        return payments.legal(position)
    if verb == TURN_MASK:
        return rounds.orientations()
    return deeds.swaps(position) if verb == SWAP else deeds.ways(position)


def is_legal(position: BasePosition, move: i64) -> bool:
    effect = position.effect()
    if effect.verb == SWAP:
        return deeds.is_swap(position, move)
    if effect.on_sticks() and move != STOP:
        return deeds.is_way(position, move)
    return int(move) in legal(position)


def random_move(position: BasePosition, dice: Dice) -> i64:
    verb = position.effect().verb
    if verb == PAY:
        return payments.random_move(position, dice)
    if verb == TURN_MASK:
        return ORIENT + dice.below(4)
    return deeds.random_swap(position, dice) if verb == SWAP else deeds.random_way(position, dice)


# -- what follows


def carry_out(position: BasePosition, buyer: i64) -> None:
    position.phase = CARRYING_OUT
    position.buyer = buyer
    begin_deed(position, buyer)
    begin_card(position)


def begin_card(position: BasePosition) -> None:
    """A card that leaves nobody a choice takes effect at once."""
    effect = position.effect()
    if effect.verb == PAYDAY:
        payments.card_payday(position)
        end_card(position)
    elif effect.verb == PAY and not effect.lets_choose():
        payments.pay_round(position)
        end_card(position)
    else:
        go_on(position)


def begin_deed(position: BasePosition, doer: i64) -> None:
    position.doer = doer
    position.walked = 0
    position.gone = 0


def decide(position: BasePosition, move: i64) -> None:
    """A walk may go on after a step; anything else is all that its doer does."""
    verb = position.effect().verb
    if verb == PAY:
        pay_chosen(position, move % KIND)
    elif verb == WALK and move != STOP:
        deeds.walk(position, move)
        go_on(position)
    else:
        do_once(position, verb, move)
        end_deed(position)


def do_once(position: BasePosition, verb: i64, move: i64) -> None:
    if move == STOP:
        stop(position)
    elif verb == TURN_MASK:
        turn_mask(position, move - ORIENT)
    elif verb == SWAP:
        deeds.swap(position, move)
    else:
        deeds.jump(position, move)


def stop(position: BasePosition) -> None:
    """The doer does no more with the card."""
    if position.telling:
        position.tell("done" if position.gone else "skips", position.doer, {"card": position.card_name()})


def turn_mask(position: BasePosition, orientation: i64) -> None:
    position.orient(orientation)
    if position.telling:
        facts = {"mask": position.mask_name(position.laid - 1), "orientation": int(orientation)}
        position.tell("turns", position.doer, {**facts})


def pay_chosen(position: BasePosition, seat: i64) -> None:
    payments.pay_chosen(position, seat)
    end_card(position)


# -- on to the next doer, and the end of the card


def go_on(position: BasePosition) -> None:
    """The doer decides, if there is anything to decide; then the next, if the card is for all (MS-11)."""
    while not has_choice(position):
        if position.telling:
            position.tell("done" if position.gone else "cannot", position.doer, {"card": position.card_name()})
        if not pass_on(position):
            return
    if position.effect().verb == PAY:
        choose_alone(position)


def has_choice(position: BasePosition) -> bool:
    verb = position.effect().verb
    if verb == PAY:
        return payments.candidates(position) != 0
    return verb in (TURN_MASK, SWAP) or deeds.has_way(position)


def choose_alone(position: BasePosition) -> None:
    """With a single candidate there's no choice."""
    candidates = payments.candidates(position)
    if count(candidates) == 1:
        pay_chosen(position, lowest(candidates))


def end_deed(position: BasePosition) -> None:
    if pass_on(position):
        go_on(position)


def pass_on(position: BasePosition) -> bool:
    """On to the next doer; False when the card is done with."""
    following = position.next_seat(position.doer)
    if position.effect().everybody and following != position.buyer:
        begin_deed(position, following)
        return True
    end_card(position)
    return False


def end_card(position: BasePosition) -> None:
    put_under(position)
    rounds.end_turn(position)


def put_under(position: BasePosition) -> None:
    """The card goes under the pile: its place stays, the top moves on."""
    position.top = 0 if position.top + 1 == len(position.cards) else position.top + 1
