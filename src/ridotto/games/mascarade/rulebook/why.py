"""Why a card cannot be laid."""

from __future__ import annotations

from ridotto.errors import IllegalMove
from ridotto.games.mascarade.rulebook.board import JUMBO
from ridotto.games.mascarade.rulebook.notation import card_in, neighbours, square_in, square_text
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY


def refusal(position: MascaradePosition, seat: int, move: int) -> IllegalMove:
    card = position.deck.texts[card_in(move)]
    square = square_in(move)
    at = square_text(square)
    if not position.holds(seat, card_in(move)):
        return IllegalMove("mascarade-not-yours", card=card)
    if position.low | position.high == 0:
        return IllegalMove("mascarade-jumbo-first", jumbo=square_text(JUMBO))
    if position.board[square] != EMPTY:
        return IllegalMove("mascarade-occupied", at=at)
    return _no_match(position, card_in(move), square)


def _no_match(position: MascaradePosition, card: int, square: int) -> IllegalMove:
    laid = [beside for beside in neighbours(square) if position.board[beside] != EMPTY]
    strangers = [beside for beside in laid if position.shared_with(card, beside) == 0]
    facts = {"card": position.deck.texts[card], "at": square_text(square)}
    if not strangers:
        return IllegalMove("mascarade-touches-nothing", **facts)
    other = position.deck.texts[position.board[strangers[0]]]
    return IllegalMove("mascarade-no-match", other=other, beside=square_text(strangers[0]), **facts)
