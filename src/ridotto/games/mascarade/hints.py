"""Why a move of Mascarade is suggested."""

from __future__ import annotations

from ridotto.bots.ranked_move import HintReason
from ridotto.games.mascarade.rulebook.game import own
from ridotto.games.mascarade.rulebook.notation import SQUARES, card_in, neighbours, square_in
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.bits import count
from ridotto.rules.position import Position


def hint_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which cards it touches, what it shares with each, what that scores (MC-9), and why not another move."""
    table = own(position)
    card, square = card_in(move), square_in(move)
    touched = [beside for beside in neighbours(square) if table.board[beside] != EMPTY]
    shared = [int(table.shared_with(card, beside)) for beside in touched]
    cards = [f"{table.deck.texts[table.board[beside]]} ×{same}" for beside, same in zip(touched, shared, strict=True)]
    points = sum(shared) if table.points else 0
    why = why_not_another(table, seat, move) if touched else "none"
    return "hint-mascarade", {"cards": ", ".join(cards), "touched": len(cards), "points": points, "why": why}


def why_not_another(table: MascaradePosition, seat: int, move: int) -> str:
    """Compared with the seat's other moves, by what it sees. What nothing of that explains has no reason: `none`."""
    others = [other for other in table.legal(seat) if other != move]
    if not others:
        return "only"
    if not table.points:
        return "hard" if is_hard_to_place(table, seat, card_in(move)) else "none"
    scored = points_of(table, move)
    better = [other for other in others if points_of(table, other) > scored]
    rivals = [other for other in others if points_of(table, other) == scored]
    if better:
        return why_for_less(table, move, better)
    return why_of_equals(table, move, rivals) if rivals else "best"


def why_of_equals(table: MascaradePosition, move: int, rivals: list[int]) -> str:
    left, others = inviting_squares(table, move), [inviting_squares(table, rival) for rival in rivals]
    if left == 0 < max(others):
        return "shut"
    return "fewer" if left < min(others) else "top"


def why_for_less(table: MascaradePosition, move: int, better: list[int]) -> str:
    """It isn't the dearest: what speaks against all that are dearer."""
    if inviting_squares(table, move) < min(inviting_squares(table, other) for other in better):
        return "give"
    fits = places(table, card_in(move))
    return "keep" if all(places(table, card_in(other)) > fits for other in better) else "none"


def points_of(table: MascaradePosition, move: int) -> int:
    return int(table.points_for(card_in(move), square_in(move)))


def inviting_squares(table: MascaradePosition, move: int) -> int:
    """How many squares are left on which a card touches two others or more: those that score most."""
    laid = {square for square in range(SQUARES) if table.board[square] != EMPTY} | {square_in(move)}
    free = {beside for square in laid for beside in neighbours(square)} - laid
    return sum(len(laid.intersection(neighbours(square))) > 1 for square in free)


def places(table: MascaradePosition, card: int) -> int:
    low, high = table.fits(card)
    return int(count(low) + count(high))


def is_hard_to_place(table: MascaradePosition, seat: int, card: int) -> bool:
    """Harder than any other of the rack: now is the time to be rid of it."""
    others = [other for other in table.cards(seat) if other != card]
    return bool(others) and all(places(table, other) > places(table, card) for other in others)
