"""Why a move of Masker is suggested."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP, place_text
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which crosses it takes, and which it opens. What the last of a colour brings depends on what nobody shows."""
    after = own(position.copy())
    kind = int(after.kind_at(move)) if move < STOP else WHITE
    after.do(seat, move)
    if kind != WHITE and after.alive & after.layout.of_kind[kind] == 0:
        return "hint-masker-last", {"cross": KINDS[kind]}
    side = int(after.layout.side)
    reach = sorted(place_text(place, side) for place in after.places(after.reach()))
    opened: dict[str, str | int] = {"open": "" if after.anywhere else ", ".join(reach), "anywhere": int(after.anywhere)}
    if move >= STOP:
        return "hint-masker-stop", {**opened}
    return "hint-masker-capture", {"cross": KINDS[kind], **opened}
