"""Mascarade as numbers, for programs that learn."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.games.mascarade.rulebook.content import CARDS, FEATURES, ORDER, VALUES
from ridotto.games.mascarade.rulebook.game import own
from ridotto.games.mascarade.rulebook.notation import SIDE, SQUARES, square_from
from ridotto.games.mascarade.rulebook.play import MascaradePosition
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.games.mascarade.rulebook.shape import View
from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.observation import ObservationSheet
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.position import Position


@final
class MascaradeEncoding(Encoding):
    """A card is its number among all cards of the deck, in the order of their texts."""

    def __init__(self, game: Game, seats: int, options: Facts) -> None:
        self.deck = own(game.deal(seats, 0, options).position).deck
        super().__init__(game, seats, options)

    def all_moves(self) -> list[int]:
        return list(range(CARDS * SQUARES))

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        seats = int(self.seats)
        return {
            "board": (len(FEATURES), SIDE, SIDE),  # the value of each feature, counted from 1; 0 where no card lies
            "rack": (CARDS,),
            "unseen": (CARDS,),
            "rack_sizes": (seats,),
            "pool_size": (1,),
            "scores": (seats,),
            "turn": (seats,),
        }

    def observe(self, view: Facts) -> list[int]:
        seen = cast(View, view)
        viewer = seen["seat"] or 0
        sheet = ObservationSheet(self, viewer)
        for square, card in seen["board"].items():
            self._put_card(sheet, square, card)
        sheet.mark("rack", self._numbers(seen["racks"][viewer] or []))
        sheet.mark("unseen", self._numbers(seen["unseen"]))
        sheet.by_seat("rack_sizes", seen["rack_sizes"])
        sheet.fill("pool_size", [seen["pool_size"]])
        sheet.by_seat("scores", seen["scores"])
        sheet.mark_seats("turn", [seen["turn"]])
        return sheet.values

    def _put_card(self, sheet: ObservationSheet, square: str, card: str) -> None:
        place = square_from(square)
        assert place is not None
        for feature, letter in enumerate(card):
            sheet.put("board", ORDER[letter] + 1, feature, place // SIDE, place % SIDE)

    def _numbers(self, cards: list[str]) -> list[int]:
        return [self.deck.numbers[card] for card in cards]

    # -- the same without a view, for thousands of games at once

    def write(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        mascarade = own(position)
        _write_board(mascarade, into, at)
        at += len(FEATURES) * SQUARES
        for card in mascarade.cards(seat):
            into[at + card] = 1
        at += CARDS
        for card in mascarade.hidden_from(seat):
            into[at + card] = 1
        at += CARDS
        for step in range(self.seats):
            other: i64 = (seat + step) % self.seats
            into[at + step] = i16(mascarade.on_rack(other))
            into[at + self.seats + 1 + step] = i16(mascarade.scores[other])
            into[at + 2 * self.seats + 1 + step] = 1 if mascarade.turn == other else 0
        into[at + self.seats] = i16(mascarade.pool_left())


def _write_board(mascarade: MascaradePosition, into: vec[i16], at: i64) -> None:
    board = mascarade.board
    marks = mascarade.deck.marks
    for square in range(i64(SQUARES)):
        card = board[square]
        if card != EMPTY:
            for feature in range(i64(len(FEATURES))):
                mark = marks[card * len(FEATURES) + feature]
                into[at + feature * SQUARES + square] = i16(mark - feature * len(VALUES) + 1)
