"""A position of Mascarade from JSON: what a dump wrote, or what somebody drew by hand."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.mascarade.rulebook.content import CARDS, Deck, is_card
from ridotto.games.mascarade.rulebook.notation import square_from
from ridotto.games.mascarade.rulebook.play import MascaradePosition, bare
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.rules.reading import lots_in, outcome_in, table, text_lists, texts, whole, wholes


def load(facts: Facts, seats: int, chosen: Facts) -> MascaradePosition:
    """The position; what must happen in it by itself has happened."""
    position = lay_out(facts, seats, chosen)
    settle(position, facts)
    return position


def lay_out(facts: Facts, seats: int, chosen: Facts) -> MascaradePosition:
    """The cards where they lie."""
    board = _board(facts)
    racks = text_lists(facts, "racks", seats)
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
