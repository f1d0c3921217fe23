"""What laying a card would bring: on which sides it matches, and in what (MC-4, MC-9)."""

from __future__ import annotations

from ridotto.games.mascarade.rulebook.content import FEATURES
from ridotto.games.mascarade.rulebook.notation import card_in, neighbours, square_in, square_text
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.event import Facts


def preview(position: MascaradePosition, seat: int, move: int) -> Facts:
    card, square = card_in(move), square_in(move)
    laid = [beside for beside in neighbours(square) if position.board[beside] != EMPTY]
    return {
        "points": int(position.points_for(card, square)) if position.points else 0,
        "sides": [_side(position, card, beside) for beside in laid],
    }


def _side(position: MascaradePosition, card: int, square: int) -> Facts:
    mine, other = position.deck.texts[card], position.deck.texts[position.board[square]]
    shared = [FEATURES[place] for place in range(len(FEATURES)) if mine[place] == other[place]]
    return {"square": square_text(square), "card": other, "shared": shared}
