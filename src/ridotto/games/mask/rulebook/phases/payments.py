"""Mask: what a card does with points: who pays whom, and how much (MS-11, MS-16, MS-18)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import FROM, TO
from ridotto.games.mask.rulebook.phases import rounds
from ridotto.games.mask.rulebook.phases.effects import ALL, HALF, ONE, OTHERS, PER_STICK, POOREST, UNLUCKY, YOU, Effect
from ridotto.games.mask.rulebook.phases.effects import BANK as THE_BANK
from ridotto.games.mask.rulebook.position import BANK, BasePosition
from ridotto.rules.bits import bit, count, nth, squares_of
from ridotto.rules.dice import Dice

# -- whom the buyer may choose


def legal(position: BasePosition) -> list[int]:
    kind = kind_of_choice(position)
    return [int(kind) + seat for seat in squares_of(candidates(position))]


def random_move(position: BasePosition, dice: Dice) -> i64:
    chosen = candidates(position)
    return kind_of_choice(position) + nth(chosen, dice.below(count(chosen)))


def kind_of_choice(position: BasePosition) -> i64:
    return FROM if position.effect().payer == ONE else TO


def candidates(position: BasePosition) -> i64:
    """The seats that the buyer may choose to take from or to give to (MS-18)."""
    effect = position.effect()
    points = position.points
    found: i64 = 0
    least = fewest_points(position) if effect.payee == POOREST else -1
    for seat in range(position.seats):
        payer = payer_for(position, effect, seat)
        if seat == position.buyer or (payer != BANK and points[payer] == 0):
            continue
        if least < 0 or points[seat] == least:
            found |= bit(seat)
    return found


def fewest_points(position: BasePosition) -> i64:
    """What the poorest of the other players has."""
    points = position.points
    least: i64 = -1
    for seat in range(position.seats):
        if seat != position.buyer and (least < 0 or points[seat] < least):
            least = points[seat]
    return least


# -- who pays


def pay_chosen(position: BasePosition, seat: i64) -> None:
    tell_if_nothing(position, pay_with(position, seat))


def pay_round(position: BasePosition) -> None:
    """Everybody whom the card means, in turn from the buyer (MS-11)."""
    effect = position.effect()
    paid: i64 = 0
    seat = position.buyer
    for _ in range(position.seats):
        if is_meant(position, effect, seat):
            paid += pay_with(position, seat)
        seat = position.next_seat(seat)
    tell_if_nothing(position, paid)


def card_payday(position: BasePosition) -> None:
    """Payday for all, or for the buyer alone."""
    if position.effect().payee == ALL:
        rounds.payday(position, position.laid - 1)
    else:
        tell_if_nothing(position, position.pay(BANK, position.buyer, position.wages(position.buyer)))


def tell_if_nothing(position: BasePosition, paid: i64) -> None:
    """A card that brought nothing is not passed over in silence."""
    if position.telling and paid == 0:
        position.tell("cannot", position.buyer, {"card": position.card_name()})


def is_meant(position: BasePosition, effect: Effect, seat: i64) -> bool:
    """Whether a seat is on the side of the card that is not the bank or the buyer alone."""
    side = effect.payee if effect.payer in (THE_BANK, YOU) and effect.payee != THE_BANK else effect.payer
    if side == YOU:
        return seat == position.buyer
    if side == OTHERS:
        return seat != position.buyer
    return side != UNLUCKY or position.winning_sticks(seat) == 0


def pay_with(position: BasePosition, seat: i64) -> i64:
    """What the card moves between that seat and the other side."""
    effect = position.effect()
    payer = payer_for(position, effect, seat)
    payee = payee_for(position, effect, seat)
    amount = effect.amount
    if effect.measure == HALF:
        amount = position.points[payer] >> 1
    elif effect.measure == PER_STICK:
        amount *= position.winning_sticks(payee if payer == BANK else payer)
    return position.pay(payer, payee, amount)


def payer_for(position: BasePosition, effect: Effect, seat: i64) -> i64:
    if effect.payer == THE_BANK:
        return BANK
    return position.buyer if effect.payer == YOU else seat


def payee_for(position: BasePosition, effect: Effect, seat: i64) -> i64:
    if effect.payee == THE_BANK:
        return BANK
    return position.buyer if effect.payee == YOU else seat
