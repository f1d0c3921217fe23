"""Mascarade, as the contract wants it."""

from __future__ import annotations

from functools import cache
from typing import final

from ridotto.errors import IllegalMove, UnreadableMove
from ridotto.games.mascarade.rulebook import dump, load, preview, view, why
from ridotto.games.mascarade.rulebook.content import CARDS, Deck, built_in, check_deck, is_card
from ridotto.games.mascarade.rulebook.notation import move_of, move_text, square_from
from ridotto.games.mascarade.rulebook.play import RACK, MascaradePosition, bare
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import Choice, File, Number, Starter
from ridotto.rules.position import Position


@final
class Mascarade(Game):
    name = "mascarade"
    title = "Mascarade"
    fewest = 2
    most = 4
    house_rule_seats = (2,)
    reveals = ("draws",)
    options = (
        Choice("scoring", "points", "out", default="points"),
        Choice("links", "all", "any", default="all"),
        Number("masks", fewest=lambda seats: 3 * RACK * seats, most=CARDS),
        Starter(),
        File("deck", check_deck),
    )

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        own_cards = chosen["deck"]
        deck = Deck(own_cards) if isinstance(own_cards, list) else built_in_deck()
        pool = list(range(len(deck.texts)))
        lots.shuffle(pool)
        wanted = chosen["masks"]
        if isinstance(wanted, int) and wanted < len(pool):
            deck, pool = smaller(deck, pool[:wanted])
        starter = chosen["first"]
        position = bare(deck, pool, seats, lots)
        position.points = chosen["scoring"] == "points"
        position.links_all = chosen["links"] == "all"
        position.turn = starter if isinstance(starter, int) else lots.below(seats)
        for seat in range(seats):
            position.draw(seat, RACK)  # MC-3
        return position

    def dumped(self, position: Position) -> Facts:
        return dump.dump(own(position))

    def loaded(self, facts: Facts) -> Position:
        seats = self.seat_count(facts, "racks")
        return load.load(facts, seats, self.lasting_in(facts, seats))

    def seen(self, position: Position, seat: int | None) -> Facts:
        return view.view(own(position), seat)

    def imagined(self, seen: Facts, seed: int) -> Position:
        seats = self.seat_count(seen, "racks")
        return view.world(seen, seats, seed, self.lasting_in(seen, seats))

    def written(self, position: Position, move: int) -> str:
        return move_text(move, own(position).deck.texts)

    def read(self, position: Position, text: str) -> int:
        words = text.strip().lower().split()
        square = square_from(words[1]) if len(words) == 2 else None
        if square is None or not is_card(words[0]):
            raise UnreadableMove("mascarade-unreadable", move=text)
        deck = own(position).deck
        if words[0] not in deck.numbers:
            raise IllegalMove("mascarade-not-yours", card=words[0])
        return move_of(deck.number(words[0]), square)

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        return why.refusal(own(position), seat, move)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return preview.preview(own(position), seat, move)

    def options_of(self, position: Position) -> Facts:
        return dump.options(own(position))


@cache
def built_in_deck() -> Deck:
    return Deck(built_in())


def smaller(deck: Deck, pool: list[int]) -> tuple[Deck, list[int]]:
    """A deck of these cards only, and the same pool of it (MC-16). Its numbers don't tell the order of drawing."""
    kept = sorted(pool)
    return Deck([deck.texts[card] for card in kept]), [kept.index(card) for card in pool]


def own(position: Position) -> MascaradePosition:
    """The position as ours: the contract hands every game its own positions only."""
    assert isinstance(position, MascaradePosition)
    return position
