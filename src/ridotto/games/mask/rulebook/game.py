"""Mask, as the contract wants it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import IllegalMove, UnreadableMove
from ridotto.games.mask.rulebook import dump, load, preview, view, why
from ridotto.games.mask.rulebook.content import MASKS, check_deck, check_stencils, deck_of, stencils_of
from ridotto.games.mask.rulebook.notation import move_from, move_text
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import NOWHERE, Box
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import File, Flag, Number, Starter
from ridotto.rules.position import Position

CAPITAL = 10  # MS-4
MASKS_FOR = {3: 18, 4: 16, 5: 15, 6: 12}  # MS-3


@final
class Mask(Game):
    name = "mask"
    title = "Mask"
    fewest = 3
    most = 6
    options = (
        Flag("farewell", default=False),
        Number("masks", fewest=lambda seats: seats, most=MASKS),
        Starter(),
        File("deck", check_deck),
        File("stencils", check_stencils),
    )
    declines = ("done", "out", "pass", "skip")
    reveals = ("draws", "turns-up")

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        stencils = stencils_of(chosen["stencils"])
        deck = deck_of(chosen["deck"])
        masks = list(range(MASKS))
        lots.shuffle(masks)
        wanted = chosen["masks"]
        cards = deck.all_cards()
        lots.shuffle(cards)
        starter = chosen["first"]
        position = MaskPosition(
            Box(stencils, deck),
            vec[i64]([NOWHERE] * (2 * seats)),
            vec[i64]([CAPITAL] * seats),
            vec[i64](masks[: wanted if isinstance(wanted, int) else MASKS_FOR[seats]]),
            vec[i64](cards),
        )
        position.farewell = chosen["farewell"] is True
        position.turn = starter if isinstance(starter, int) else lots.below(seats)
        position.opener = position.turn
        return position

    def dumped(self, position: Position) -> Facts:
        return dump.dump(own(position))

    def loaded(self, facts: Facts) -> Position:
        seats = self.seat_count(facts, "sticks")
        return load.load(facts, seats, self.lasting_in(facts, seats)["farewell"] is True)

    def seen(self, position: Position, seat: int | None) -> Facts:
        return view.view(own(position), seat)

    def imagined(self, seen: Facts, seed: int) -> Position:
        seats = self.seat_count(seen, "sticks")
        return view.world(seen, seats, seed, self.lasting_in(seen, seats)["farewell"] is True)

    def written(self, position: Position, move: int) -> str:
        return move_text(move, own(position).begun())

    def read(self, position: Position, text: str) -> int:
        move = move_from(text)
        if move is None:
            raise UnreadableMove("mask-unreadable", move=text)
        return move

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        return why.refusal(own(position), seat, move)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return preview.preview(own(position), seat, move)

    def options_of(self, position: Position) -> Facts:
        return dump.options(own(position))


def own(position: Position) -> MaskPosition:
    """The position as ours: the contract hands every game its own positions only."""
    assert isinstance(position, MaskPosition)
    return position
