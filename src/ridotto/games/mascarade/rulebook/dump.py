"""The full position of Mascarade as JSON, both ways. docs/positions.md tells what each field means."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.mascarade.rulebook.content import CARDS, Deck, is_card
from ridotto.games.mascarade.rulebook.notation import SQUARES, card_in, square_from, square_in, square_text
from ridotto.games.mascarade.rulebook.play import MascaradePosition, bare
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.rules.reading import entries, lots_in, lots_out, outcome_in, table, texts, whole, wholes


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


def move_text(position: MascaradePosition, move: int) -> str:
    return f"{position.deck.texts[card_in(move)]} {square_text(square_in(move))}"


# -- reading


def load(facts: Facts, seats: int, chosen: Facts) -> MascaradePosition:
    """The position; what must happen in it by itself has happened."""
    position = lay_out(facts, seats, chosen)
    settle(position, facts)
    return position


def lay_out(facts: Facts, seats: int, chosen: Facts) -> MascaradePosition:
    """The cards where they lie."""
    board = _board(facts)
    racks = [texts({"racks": rack}, "racks") for rack in entries(facts, "racks", seats)]
    pool = texts(facts, "pool")
    deck = Deck(_different_cards([*board.values(), *(card for rack in racks for card in rack), *pool]))
    order = [deck.number(card) for card in pool]
    position = bare(deck, order, seats, lots_in(facts))
    position.points = chosen["scoring"] == "points"
    position.links_all = chosen["links"] == "all"
    position.turn = whole(facts, "turn", 0, seats - 1)
    for square, card in board.items():
        position.put(deck.number(card), square)
    for seat, rack in enumerate(racks):
        for card in rack:
            position.give(seat, deck.number(card))
    for seat, score in enumerate(wholes(facts, "scores", seats, 0, 1 << 20)):
        position.scores[seat] = score
    return position


def _board(facts: Facts) -> dict[int, str]:
    board: dict[int, str] = {}
    for name, card in table(facts, "board").items():
        square = square_from(name)
        if square is None:
            raise BadPosition("mascarade-no-square", square=name)
        if not isinstance(card, str):
            raise BadPosition("mascarade-no-card", card=spelled(card))
        board[square] = card
    return board


def _different_cards(cards: list[str]) -> list[str]:
    for card in cards:
        if not is_card(card):
            raise BadPosition("mascarade-no-card", card=card)
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise BadPosition("mascarade-card-twice", card=twice)
    if len(cards) > CARDS:
        raise BadPosition("mascarade-too-many", found=len(cards), most=CARDS)
    return cards


def settle(position: MascaradePosition, facts: Facts) -> None:
    """A game that is over stays over; in one that is not, what must happen happens (MC-7, MC-8)."""
    outcome = outcome_in(facts, int(position.seats))
    if outcome is None:
        position.begin_turn()
        return
    if len(outcome.winners) != 1:
        raise BadPosition("mascarade-one-winner")
    position.over = True
    position.winner = outcome.winners[0]
    position.reason = outcome.reason
