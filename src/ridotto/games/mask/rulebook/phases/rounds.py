"""Mask: rounds, from the mask that is turned up to payday, and the end (MS-5, MS-13 to MS-15)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.mask.rulebook.notation import ORIENT
from ridotto.games.mask.rulebook.position import CHOOSING, FINISHED, ORIENTING, BasePosition


def open_round(position: BasePosition) -> None:
    """The opener turns up the top mask, if there is one left."""
    if position.laid == len(position.masks):
        finish(position)
        return
    position.phase = ORIENTING
    position.turn = position.opener
    if position.telling:
        position.tell("turns-up", position.turn, {"mask": position.mask_name(position.laid)})


def orientations() -> list[int]:
    """The ways in which a mask can be laid."""
    return [ORIENT + quarters for quarters in range(4)]


def lay_mask(position: BasePosition, orientation: i64) -> None:
    position.laid += 1
    position.orient(orientation)
    if position.telling:
        name = position.mask_name(position.laid - 1)
        position.tell("lays", position.turn, {"mask": name, "orientation": int(orientation)})
    begin_turn(position, position.next_seat(position.opener))


# -- turns


def begin_turn(position: BasePosition, seat: i64) -> None:
    """Whoever can neither draw nor move passes automatically (MS-25)."""
    position.phase = CHOOSING
    position.turn = seat
    if len(position.cards) == 0 and not can_move(position):
        close_turn(position, "passes")


def can_move(position: BasePosition) -> bool:
    """Whether the seat whose turn it is can pay for a step, and has one to go."""
    seat = position.turn
    return position.points[seat] > 0 and (position.can_step(2 * seat) or position.can_step(2 * seat + 1))


def close_turn(position: BasePosition, how: str) -> None:
    if position.telling:
        position.tell(how, position.turn, {})
    end_turn(position)


def end_turn(position: BasePosition) -> None:
    """The opener is the last of the round; then comes payday."""
    if position.turn != position.opener:
        begin_turn(position, position.next_seat(position.turn))
        return
    payday(position, position.laid - 1)
    position.opener = position.next_seat(position.opener)
    open_round(position)


# -- payday (MS-13)


def payday(position: BasePosition, number: i64) -> None:
    """Everybody is paid for the mask that lies open."""
    if position.telling:
        gains = [int(position.wages(seat)) for seat in range(position.seats)]
        position.tell_all("payday", {"mask": position.mask_name(number), "gains": gains})
    points = position.points
    for seat in range(position.seats):
        points[seat] += position.wages(seat)


# -- the end


def finish(position: BasePosition) -> None:
    if position.farewell:
        take_masks_off(position)
    position.over = True
    position.phase = FINISHED


def take_masks_off(position: BasePosition) -> None:
    """Each mask that comes to light pays once more (MS-15); then they lie as they lay."""
    for number in range(position.laid - 2, i64(-1), i64(-1)):
        position.show(number)
        if position.telling:
            position.tell_all("takes-off", {"mask": position.mask_name(number + 1)})
        payday(position, number)
    if position.laid > 0:
        position.show(position.laid - 1)
