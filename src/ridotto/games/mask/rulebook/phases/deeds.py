"""Mask: what a card does with sticks: they walk, leap, are put elsewhere or swapped (MS-16, MS-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import FROM, GO, KIND, PUT_INTO, STOP, SWAP_WITH, THING, hole_text, ways_from
from ridotto.games.mask.rulebook.phases.effects import LEAP, PUT, WALK
from ridotto.games.mask.rulebook.position import BasePosition
from ridotto.games.mask.rulebook.ways import BORDER, lines, reach, way
from ridotto.rules.bits import bit, count, nth
from ridotto.rules.dice import Dice
from ridotto.rules.position import NOBODY

NIBBLES: Final = 0x111111111111  # one bit for each stick

# -- where a stick may go


def goals(position: BasePosition, stick: i64) -> i64:
    """The holes that the card lets a stick go to."""
    effect = position.effect()
    if (stick >> 1 == position.doer) != effect.own:
        return 0
    hole = position.sticks[stick]
    if effect.verb == WALK:
        return reach(bit(hole), position.free(), steps_left(position, stick))
    if effect.verb == LEAP:
        return lines(hole) & position.free()
    if effect.verb == PUT:
        return position.free() & BORDER if effect.border else position.free()
    return 0


def steps_left(position: BasePosition, stick: i64) -> i64:
    """How far a stick may still go with the card."""
    effect = position.effect()
    gone = steps_of(position, stick)
    if gone == 0 and walkers(position) >= effect.sticks:
        return 0
    return min(effect.each - gone, effect.steps - position.gone)


def steps_of(position: BasePosition, stick: i64) -> i64:
    return (position.walked >> (4 * stick)) & 15


def walkers(position: BasePosition) -> i64:
    """How many sticks were moved with the card."""
    walked = position.walked
    return count((walked | walked >> 1 | walked >> 2 | walked >> 3) & NIBBLES)


def has_way(position: BasePosition) -> bool:
    return any(goals(position, stick) != 0 for stick in range(i64(2) * position.seats))


# -- ways as moves


def kind_of_way(position: BasePosition) -> i64:
    return PUT_INTO if position.effect().verb == PUT else GO


def ways(position: BasePosition) -> list[int]:
    kind = kind_of_way(position)
    moves = [STOP] if position.effect().may_stop() else []
    for stick in range(i64(2) * position.seats):
        moves += ways_from(kind, position.sticks[stick], goals(position, stick))
    return moves


def is_way(position: BasePosition, move: i64) -> bool:
    stick = position.stick_at(move % KIND // THING)
    kind = move - move % KIND
    return kind == kind_of_way(position) and stick != NOBODY and goals(position, stick) & bit(move % THING) != 0


def random_way(position: BasePosition, dice: Dice) -> i64:
    """Stick by stick: each takes the choice over with the chance of its own goals among all seen so far."""
    seen: i64 = 1 if position.effect().may_stop() else 0
    chosen: i64 = NOBODY
    best: i64 = 0
    for stick in range(i64(2) * position.seats):
        reachable = goals(position, stick)
        ways = count(reachable)
        seen += ways
        if ways > 0 and dice.below(seen) < ways:
            chosen = stick
            best = reachable
    if chosen == NOBODY:
        return STOP
    return kind_of_way(position) + position.sticks[chosen] * THING + nth(best, dice.below(count(best)))


def walk(position: BasePosition, move: i64) -> None:
    stick = position.stick_at(move % KIND // THING)
    hole = move % THING
    steps = way(bit(position.sticks[stick]), bit(hole), position.free())
    position.walked += bit(4 * stick) * steps
    position.gone += steps
    if position.telling:
        position.tell_way("walks", position.doer, stick, hole, 0)
    position.move_stick(stick, hole)


def jump(position: BasePosition, move: i64) -> None:
    """A leap, or put elsewhere: without a step."""
    stick = position.stick_at(move % KIND // THING)
    if position.telling:
        kind = "leaps" if position.effect().verb == LEAP else "puts"
        position.tell_way(kind, position.doer, stick, move % THING, 0)
    position.move_stick(stick, move % THING)


# -- swaps


def may_swap(position: BasePosition, stick: i64, other: i64) -> bool:
    """Whether the card lets these two change places: an own one (or not) and another player's."""
    owner: i64 = stick >> 1
    rival: i64 = other >> 1
    return (owner == position.doer) == position.effect().own and rival not in (position.doer, owner)


def swap_move(position: BasePosition, one: i64, other: i64) -> i64:
    return SWAP_WITH + position.sticks[one] * THING + position.sticks[other]


def swaps(position: BasePosition) -> list[int]:
    """Each pair once: the own stick first, or else that of the lower seat."""
    sticks = range(int(position.seats) * 2)
    pairs = [(one, other) for one in sticks for other in sticks if may_swap(position, one, other)]
    own = position.effect().own
    return [int(swap_move(position, one, other)) for one, other in pairs if own or one < other]


def is_swap(position: BasePosition, move: i64) -> bool:
    """In either order."""
    one = position.stick_at(move % KIND // THING)
    other = position.stick_at(move % THING)
    if not SWAP_WITH <= move < FROM or NOBODY in (one, other):
        return False
    return may_swap(position, one, other) or may_swap(position, other, one)


def random_swap(position: BasePosition, dice: Dice) -> i64:
    """Two sticks, drawn until the card allows them."""
    one: i64 = 0
    other: i64 = 0
    while not may_swap(position, one, other) or (one > other and not position.effect().own):
        one = dice.below(2 * position.seats)
        other = dice.below(2 * position.seats)
    return swap_move(position, one, other)


def swap(position: BasePosition, move: i64) -> None:
    one = position.stick_at(move % KIND // THING)
    other = position.stick_at(move % THING)
    if position.telling:
        holes = {"one": hole_text(int(position.sticks[one])), "other": hole_text(int(position.sticks[other]))}
        position.tell("swaps", position.doer, {**holes, "owners": [int(one) // 2, int(other) // 2]})
    position.exchange(one, other)
