"""Why a move of Masker is refused."""

from __future__ import annotations

from ridotto.errors import IllegalMove
from ridotto.games.masker.rulebook.notation import SHARE, STOP, place_text
from ridotto.games.masker.rulebook.play import MaskerPosition


def refusal(position: MaskerPosition, move: int) -> IllegalMove:
    if position.sharing():
        return _must_share(position)
    if move == STOP:
        return IllegalMove("masker-first-capture")
    if move >= SHARE:
        return IllegalMove("masker-nothing-to-share")
    return _unreachable(position, move)


def _must_share(position: MaskerPosition) -> IllegalMove:
    return IllegalMove(
        "masker-must-share",
        total=int(position.wanted()),
        first=int(position.first_giver()),
        second=int(position.second_giver()),
        least=int(position.least_share()),
        most=int(position.most_share()),
        rest=int(position.wanted() - position.least_share()),
    )


def _unreachable(position: MaskerPosition, place: int) -> IllegalMove:
    side = int(position.layout.side)
    at = place_text(place, side)
    home = place_text(int(position.home), side)
    if place == position.home:
        return IllegalMove("masker-colourless-there", at=at)
    if position.alive & position.layout.cells_at(place) == 0:
        return IllegalMove("masker-empty-place", at=at)
    return IllegalMove("masker-not-beside", at=at, home=home)
