"""What a move of Masker would do. It may decide a hidden colour's fate: then it says so, but not whose colour it is."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.notation import STOP, place_text
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import bit, count, lowest, squares_of
from ridotto.rules.event import Facts


def preview(position: MaskerPosition, seat: int, move: int) -> Facts:
    after = as_known_to(position, seat)
    after.do(seat, move)
    side = int(position.layout.side)
    return {
        "captures": KINDS[position.kind_at(move)] if move < STOP else None,
        "eliminates": squares_of(after.eliminated & ~position.eliminated),
        "doubt": move < STOP and in_doubt(position, seat, move),
        "ends": "game" if after.over else "turn" if after.taken == 0 else None,
        "turn": None if after.over else int(after.turn),
        "opens": [] if after.over else [place_text(place, side) for place in after.places(after.reach())],
        "anywhere": after.anywhere and not after.over,
    }


def as_known_to(position: MaskerPosition, seat: int) -> MaskerPosition:
    """The position with the colours that the seat knows or can tell; nobody wears white, so it stands for the rest."""
    known = position.copy()
    colour = only_colour(position, seat)
    known.colours = position.colours[:]
    for other in hidden_seats(position, seat):
        known.colours[other] = colour
    return known


def hidden_seats(position: MaskerPosition, seat: int) -> list[int]:
    return [other for other in range(position.seats) if not position.knows(seat, other)]


def only_colour(position: MaskerPosition, seat: int) -> i64:
    """The colour of the hidden side, if just one side is hidden and just one colour is left for it; else white."""
    free = position.free_colours(seat)
    one_side = len(hidden_seats(position, seat)) == (2 if position.seats == 4 else 1)
    return lowest(free) if one_side and count(free) == 1 else WHITE


def in_doubt(position: MaskerPosition, seat: int, place: int) -> bool:
    """Whether this is the last cross of a colour that somebody hidden may wear: they would be out (MK-9)."""
    kind = position.kind_at(place)
    if kind == WHITE or count(position.alive & position.layout.of_kind[kind]) > 1:
        return False
    if not hidden_seats(position, seat) or only_colour(position, seat) != WHITE:
        return False
    return position.free_colours(seat) & bit(kind) != 0
