"""What a seat may know of Mascarade: the board, its own rack, and how many cards lie elsewhere (MC-3)."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.mascarade.rulebook.dump import board_text, rack_text
from ridotto.games.mascarade.rulebook.load import lay_out, settle
from ridotto.games.mascarade.rulebook.notation import card_in, square_in
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.position import NOBODY
from ridotto.rules.reading import entries, texts, whole, wholes


def view(position: MascaradePosition, seat: int | None) -> Facts:
    everybody = range(position.seats)
    viewer = NOBODY if seat is None else seat
    return {
        "board": board_text(position),
        "racks": [rack_text(position, other) if position.knows(viewer, other) else None for other in everybody],
        "rack_sizes": [int(position.on_rack(other)) for other in everybody],
        "pool_size": int(position.pool_left()),
        "unseen": unseen(position, viewer),
        "turn": int(position.turn),
        "scores": [int(score) for score in position.scores],
        "worth": worth(position, seat),
    }


def unseen(position: MascaradePosition, viewer: int) -> list[str]:
    """The cards that lie in the pool or on a hidden rack. Everybody knows the deck."""
    return [position.deck.texts[card] for card in sorted(position.hidden_from(viewer))]


def worth(position: MascaradePosition, seat: int | None) -> list[int]:
    """What each of the seat's legal moves would score, in their order."""
    if seat is None or position.over or seat != position.turn or not position.points:
        return []
    return [int(position.points_for(card_in(move), square_in(move))) for move in position.legal(seat)]


def world(facts: Facts, seats: int, seed: int, chosen: Facts) -> MascaradePosition:
    """A position that fits the view: the unseen cards are dealt anew."""
    racks = entries(facts, "racks", seats)
    left = _hidden(facts, seats)
    for seat, size in enumerate(wholes(facts, "rack_sizes", seats, 0, 100)):
        if racks[seat] is None:
            racks[seat], left = left[:size], left[size:]
    lots = {"seed": f"world {seed}", "drawn": 0}
    position = lay_out(facts | {"racks": racks, "pool": left, "lots": lots}, seats, chosen)
    position.over = facts.get("outcome") is not None
    viewer = whole(facts, "seat", 0, seats - 1) if facts.get("seat") is not None else NOBODY
    _check_turn(position, viewer)
    position.redeal(viewer, Dice(seed))
    settle(position, facts)
    return position


def _hidden(facts: Facts, seats: int) -> list[str]:
    hidden = texts(facts, "unseen")
    sizes = wholes(facts, "rack_sizes", seats, 0, 100)
    unknown = [size for rack, size in zip(entries(facts, "racks", seats), sizes, strict=True) if rack is None]
    if len(hidden) != sum(unknown) + whole(facts, "pool_size", 0, 100):
        raise BadPosition("mascarade-unseen", found=len(hidden))
    return hidden


def _check_turn(position: MascaradePosition, viewer: int) -> None:
    """Some deal must let the seat on turn lay a card (MC-7)."""
    turn = position.turn
    if position.over or position.can_lay(turn):
        return
    changeable = not position.knows(viewer, turn) and position.on_rack(turn) > 0
    if not changeable or not any(position.fits_somewhere(card) for card in position.hidden_from(viewer)):
        raise BadPosition("mascarade-no-world")
