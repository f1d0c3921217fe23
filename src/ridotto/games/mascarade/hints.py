"""Why a move of Mascarade is suggested."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.mascarade.rulebook.game import own
from ridotto.games.mascarade.rulebook.notation import card_in, neighbours, square_in
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which cards it touches, and how many features it shares with each."""
    table = own(position)
    card, square = card_in(move), square_in(move)
    touched = [beside for beside in neighbours(square) if table.board[beside] != EMPTY]
    cards = [f"{table.deck.texts[table.board[beside]]} ×{table.shared_with(card, beside)}" for beside in touched]
    return "hint-mascarade", {"cards": ", ".join(cards), "touched": len(cards)}
