"""How an evening begins: the cards are dealt (CV-5, CV-7), somebody may have lost their invitation (CV-32)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import LENDER, Cast, check_roles
from ridotto.games.carnaval.rulebook.fields import bit_set
from ridotto.games.carnaval.rulebook.phases.dance import named_by_leader
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import NOBODY, NOT_IN, STATEMENTS, Slips
from ridotto.games.carnaval.rulebook.setup.presets import preset
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots


def deal(edition: int, seats: int, chosen: Facts, lots: Lots) -> CarnavalPosition:
    roles = roles_of(edition, chosen["roles"], seats, lots)
    lots.shuffle(roles)
    cast = Cast(roles, ladies_of(chosen["ladies"], seats))
    position = CarnavalPosition(cast, bare_slips(seats), lots)
    position.edition = edition
    position.confidence = cast.small or chosen["confidence"] is True
    position.secret_vote = chosen["secret_vote"] is True
    position.gatecrasher = chosen["gatecrasher"] is True
    position.led = chosen["master"] == "person"
    position.invitation = first_holder(position)
    position.spare = cast.holders[LENDER]
    position.accused = cast.everybody
    position.telling = True
    position.go_on()
    position.telling = False
    return position


def first_holder(position: CarnavalPosition) -> i64:
    """By lot; a person who leads names the holder instead (CV-32)."""
    if not position.gatecrasher or named_by_leader(position):
        return 0
    return bit(position.lots.below(int(position.seats)))


def roles_of(edition: int, chosen: object, seats: int, lots: Lots) -> list[int]:
    if isinstance(chosen, list):
        return check_roles([str(name) for name in chosen], seats)
    return preset(edition, str(chosen), seats, lots)


def ladies_of(chosen: object, seats: int) -> int:
    """By turns, beginning with a lady (CV-7)."""
    if chosen == "turns":
        return bit_set(range(0, seats, 2))
    return bit_set([int(str(seat)) for seat in chosen]) if isinstance(chosen, list) else 0


def bare_slips(seats: int) -> Slips:
    """Nobody has written or said anything."""
    names = [NOT_IN] * (2 * seats) + [0] * seats + [NOBODY] * seats + [0] * seats
    return Slips(vec[i64](names), vec[i64]([0] * (STATEMENTS * seats)))
