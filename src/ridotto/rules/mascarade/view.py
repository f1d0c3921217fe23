"""What a seat may know of Mascarade: the board, its own rack, and how many cards lie elsewhere (MC-3)."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.mascarade.dump import board_text, lay_out, rack_text, settle
from ridotto.rules.mascarade.notation import card_in, square_in
from ridotto.rules.mascarade.play import MascaradePosition
from ridotto.rules.reading import entries, texts, whole, wholes


def view(position: MascaradePosition, seat: int | None) -> Facts:
    everybody = range(position.seats)
    return {
        "board": board_text(position),
        "racks": [rack_text(position, other) if may_know(position, seat, other) else None for other in everybody],
        "rack_sizes": [int(position.on_rack(other)) for other in everybody],
        "pool_size": int(position.pool_left()),
        "unseen": unseen(position, seat),
        "turn": int(position.turn),
        "scores": [int(score) for score in position.scores],
        "worth": worth(position, seat),
    }


def may_know(position: MascaradePosition, seat: int | None, other: int) -> bool:
    """One's own rack; at the end all."""
    return position.over or seat == other


def unseen(position: MascaradePosition, seat: int | None) -> list[str]:
    """The cards that lie in the pool or on a hidden rack. Everybody knows the deck."""
    hidden = [int(card) for card in position.pool[position.drawn :]]
    for other in range(position.seats):
        if not may_know(position, seat, other):
            hidden += position.cards(other)
    return [position.deck.texts[card] for card in sorted(hidden)]


def worth(position: MascaradePosition, seat: int | None) -> list[int]:
    """What each of the seat's legal moves would score, in their order."""
    if seat is None or position.over or seat != position.turn or not position.points:
        return []
    return [int(position.points_for(card_in(move), square_in(move))) for move in position.legal(seat)]


def world(facts: Facts, seats: int, seed: int, chosen: Facts) -> MascaradePosition:
    """A position that fits the view: the unseen cards are dealt anew."""
    dice = Dice(seed)
    order = _shuffled(_hidden(facts, seats), dice)
    facts = facts | {"lots": {"seed": f"world {seed}", "drawn": 0}}
    position = _dealt(facts, seats, chosen, order)
    if facts.get("outcome") is None and not position.can_lay(position.turn):
        _put_fitting_first(position, order, _first_hidden(facts, seats), dice)
        position = _dealt(facts, seats, chosen, order)
    settle(position, facts)
    return position


def _hidden(facts: Facts, seats: int) -> list[str]:
    hidden = texts(facts, "unseen")
    sizes = wholes(facts, "rack_sizes", seats, 0, 100)
    unknown = [size for rack, size in zip(entries(facts, "racks", seats), sizes, strict=True) if rack is None]
    if len(hidden) != sum(unknown) + whole(facts, "pool_size", 0, 100):
        raise BadPosition("mascarade-unseen", found=len(hidden))
    return hidden


def _shuffled(cards: list[str], dice: Dice) -> list[str]:
    order = list(range(len(cards)))
    dice.shuffle(order)
    return [cards[number] for number in order]


def _dealt(facts: Facts, seats: int, chosen: Facts, order: list[str]) -> MascaradePosition:
    """The hidden racks are filled from the front of the order, the rest is the pool."""
    racks = entries(facts, "racks", seats)
    sizes = wholes(facts, "rack_sizes", seats, 0, 100)
    left = list(order)
    for seat in range(seats):
        if racks[seat] is None:
            racks[seat] = left[: sizes[seat]]
            left = left[sizes[seat] :]
    return lay_out(facts | {"racks": racks, "pool": left}, seats, chosen)


def _first_hidden(facts: Facts, seats: int) -> int:
    """Where in the order the cards of the seat on turn begin."""
    turn = whole(facts, "turn", 0, seats - 1)
    racks = entries(facts, "racks", seats)
    sizes = wholes(facts, "rack_sizes", seats, 0, 100)
    if racks[turn] is not None or sizes[turn] == 0:
        raise BadPosition("mascarade-no-world")
    return sum(sizes[seat] for seat in range(turn) if racks[seat] is None)


def _put_fitting_first(position: MascaradePosition, order: list[str], first: int, dice: Dice) -> None:
    """Whose turn it is can lay a card, or he would have drawn one (MC-7): give him one that fits."""
    fitting = [place for place, card in enumerate(order) if position.fits_somewhere(position.deck.number(card))]
    if not fitting:
        raise BadPosition("mascarade-no-world")
    chosen = fitting[dice.below(len(fitting))]
    order[first], order[chosen] = order[chosen], order[first]
