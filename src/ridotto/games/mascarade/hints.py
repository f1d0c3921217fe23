"""Why a move of Mascarade is suggested."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.mascarade.rulebook.game import own
from ridotto.games.mascarade.rulebook.notation import card_in, neighbours, square_in
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which cards it touches, how many features it shares with each, and what that scores, if points count (MC-9)."""
    table = own(position)
    card, square = card_in(move), square_in(move)
    touched = [beside for beside in neighbours(square) if table.board[beside] != EMPTY]
    shared = [int(table.shared_with(card, beside)) for beside in touched]
    cards = [f"{table.deck.texts[table.board[beside]]} ×{same}" for beside, same in zip(touched, shared, strict=True)]
    points = sum(shared) if table.points else 0
    return "hint-mascarade", {"cards": ", ".join(cards), "touched": len(cards), "points": points}
