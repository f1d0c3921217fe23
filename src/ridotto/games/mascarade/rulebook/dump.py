"""The full position of Mascarade as JSON. docs/positions.md tells what each field means; `load` is the way back."""

from __future__ import annotations

from ridotto.games.mascarade.rulebook.notation import SQUARES, square_text
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.event import Facts
from ridotto.rules.reading import lots_out


def dump(position: MascaradePosition) -> Facts:
    cards = position.deck.texts
    outcome = position.outcome()
    return {
        "options": options(position),
        "board": board_text(position),
        "racks": [rack_text(position, seat) for seat in range(position.seats)],
        "pool": [cards[card] for card in position.pool[position.drawn :]],
        "turn": int(position.turn),
        "scores": [int(score) for score in position.scores],
        "lots": lots_out(position.lots),
        "outcome": None if outcome is None else outcome.facts(),
    }


def options(position: MascaradePosition) -> Facts:
    return {
        "scoring": "points" if position.points else "out",
        "links": "all" if position.links_all else "any",
    }


def board_text(position: MascaradePosition) -> Facts:
    cards = position.deck.texts
    laid = [square for square in range(SQUARES) if position.board[square] != EMPTY]
    return {square_text(square): cards[position.board[square]] for square in laid}


def rack_text(position: MascaradePosition, seat: int) -> list[str]:
    return [position.deck.texts[card] for card in position.cards(seat)]
