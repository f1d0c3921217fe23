"""Masker, as the contract wants it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadPosition, IllegalMove, UnreadableMove
from ridotto.games.masker.rulebook import dump, load, preview, view, why
from ridotto.games.masker.rulebook.content import COLOURS, lay_flat, lay_stacks
from ridotto.games.masker.rulebook.notation import SHARE, move_from, move_text, place_text
from ridotto.games.masker.rulebook.past import at_the_deal
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import Choice
from ridotto.rules.position import Position


@final
class Masker(Game):
    name = "masker"
    title = "Masker"
    fewest = 2
    most = 4
    options = (Choice("grid", "flat", "stacks", default="flat"),)
    declines = ("stop",)

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        layout = lay_stacks(lots) if chosen["grid"] == "stacks" else lay_flat(lots)
        discs = list(range(1, COLOURS + 1))
        lots.shuffle(discs)
        colours = discs[:2] * 2 if seats == 4 else discs[:seats]
        return at_the_deal(layout, vec[i64](colours), lots.below(seats))  # MK-3

    def dumped(self, position: Position) -> Facts:
        return dump.dump(own(position))

    def loaded(self, facts: Facts) -> Position:
        seats = self.seat_count(facts, "captured")
        position = load.load(facts, seats)
        if "options" in facts and self.lasting_in(facts, seats) != dump.options(position):
            raise BadPosition("masker-grid-option")
        return position

    def seen(self, position: Position, seat: int | None) -> Facts:
        return view.view(own(position), seat)

    def imagined(self, seen: Facts, seed: int) -> Position:
        return view.world(seen, self.seat_count(seen, "captured"), seed)

    def written(self, position: Position, move: int) -> str:
        masker = own(position)
        return move_text(move, int(masker.layout.side), int(masker.wanted()) if move >= SHARE else 0)

    def read(self, position: Position, text: str) -> int:
        masker = own(position)
        move = move_from(text, int(masker.layout.side), int(masker.wanted()) if masker.sharing() else -1)
        if move is None:
            last = place_text(len(masker.layout.beside) - 1, int(masker.layout.side))
            raise UnreadableMove("masker-unreadable", move=text, last=last)
        return move

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        return why.refusal(own(position), move)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return preview.preview(own(position), seat, move)

    def options_of(self, position: Position) -> Facts:
        return dump.options(own(position))


def own(position: Position) -> MaskerPosition:
    """The position as ours: the contract hands every game its own positions only."""
    assert isinstance(position, MaskerPosition)
    return position
