"""Why a move of Masker is suggested: from the grid, which lies open, and the seat's own colour."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP, place_text
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count
from ridotto.rules.position import Position

FEW = 2  # crosses of a colour: whoever has it is in danger


def hint_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which crosses it takes, and which it opens. What the last of a colour brings depends on what nobody shows."""
    before, after = own(position), own(position.copy())
    kind = int(after.kind_at(move)) if move < STOP else WHITE
    after.do(seat, move)
    if kind != WHITE and left(after, kind) == 0:
        return "hint-masker-last", {"cross": KINDS[kind]}
    opened = what_it_opens(after, seat)
    if move >= STOP:
        return "hint-masker-stop", {**opened, "why": why_stop(before, after, seat)}
    why = why_capture(before, after, seat, kind)
    return "hint-masker-capture", {"cross": KINDS[kind], **opened, "why": why, "left": left(after, kind)}


def what_it_opens(after: MaskerPosition, seat: int) -> dict[str, str | int]:
    """What can be captured next, which of it the seat would rather keep, and which opens the whole grid (MK-7)."""
    if after.anywhere:
        return {"open": "", "own": "none", "white": "none", "anywhere": 1}
    reach = after.reach()
    mine = listed(after, reach & after.layout.of_kind[after.colours[seat]])
    white = listed(after, reach & after.layout.of_kind[WHITE])
    return {"open": listed(after, reach), "own": mine or "none", "white": white or "none", "anywhere": 0}


def listed(position: MaskerPosition, bits: int) -> str:
    side = int(position.layout.side)
    return ", ".join(sorted(place_text(place, side) for place in position.places(bits)))


def left(position: MaskerPosition, kind: int) -> int:
    """How many crosses of that kind are on the grid."""
    return int(count(position.alive & position.layout.of_kind[kind]))


def own_in_reach(position: MaskerPosition, seat: int) -> int:
    return int(count(position.reach() & position.layout.of_kind[position.colours[seat]]))


def why_capture(before: MaskerPosition, after: MaskerPosition, seat: int, kind: int) -> str:
    others = int(count(before.reach())) - 1
    if others == 0 and not before.taken:
        return "only"
    if kind == before.colours[seat]:
        return why_own(before, after, seat)
    if kind == WHITE:
        return "white"
    if left(after, kind) <= FEW:
        return "scarce"
    return "spares" if others and own_in_reach(before, seat) == others else "foreign"


def why_own(before: MaskerPosition, after: MaskerPosition, seat: int) -> str:
    """Freely taken while there are plenty, it misleads the others: they look for a colour that's spared."""
    is_free = own_in_reach(before, seat) < int(count(before.reach()))
    return "bluff" if is_free and left(after, before.colours[seat]) > FEW else "own"


def why_stop(before: MaskerPosition, after: MaskerPosition, seat: int) -> str:
    reach = int(count(before.reach()))
    if reach and own_in_reach(before, seat) == reach:
        return "costly"
    return "safe" if not own_in_reach(after, seat) else "none"
