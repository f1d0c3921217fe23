"""Mask as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.games.mask.rulebook.dump import PHASES, is_drawn
from ridotto.games.mask.rulebook.game import own
from ridotto.games.mask.rulebook.notation import (
    BID,
    DRAW,
    FROM,
    GO,
    ORIENT,
    OUT,
    PASS,
    PLACE,
    PUT_INTO,
    STOP,
    SWAP_WITH,
    THING,
    TO,
    hole_from,
)
from ridotto.games.mask.rulebook.phases.deeds import steps_of
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, ORIENTING, PLACING
from ridotto.games.mask.rulebook.shape import Bidding, CarryingOut, View
from ridotto.games.mask.rulebook.ways import HOLES, ROW, SIDE
from ridotto.lab.training.encoding import HIGHEST, Encoding
from ridotto.lab.training.observation import ObservationSheet
from ridotto.rules.bits import bit, lowest, squares_of
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

CELLS: Final = SIDE * SIDE
MOST_BID: Final = 200  # a higher bid has no action; whoever bids that much has long won


@final
class MaskEncoding(Encoding):
    """Masks and cards are their numbers in the box."""

    def __init__(self, game: Game, seats: int, options: Facts) -> None:
        position = own(game.deal(seats, 0, options).position)
        self.mask_names = position.box.stencils.names
        self.card_names = position.box.deck.names
        self.pile = len(position.cards)
        super().__init__(game, seats, options)

    def all_moves(self) -> list[int]:
        holes = squares_of(HOLES)
        ways = [one * THING + other for one in holes for other in holes if one != other]
        everybody = range(int(self.seats))
        return [
            *(PLACE + hole for hole in holes),
            *(ORIENT + turn for turn in range(4)),
            *(PASS, DRAW, STOP, OUT),
            *(kind + seat for kind in (FROM, TO) for seat in everybody),
            *(BID + points for points in range(1, MOST_BID + 1)),
            *(kind + way for kind in (GO, PUT_INTO, SWAP_WITH) for way in ways),
        ]

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        seats = int(self.seats)
        return {
            "sticks": (seats, SIDE, SIDE),
            "rings": (SIDE, SIDE),  # what a stick earns there
            "orientations": (4, SIDE, SIDE),
            "walked": (SIDE, SIDE),
            "phase": (len(PHASES),),
            "to_act": (seats,),
            "turn": (seats,),
            "opener": (seats,),
            "points": (seats,),
            "wages": (seats,),
            "turned_up": (len(self.mask_names),),
            "laid": (len(self.mask_names),),  # its orientation, counted from 1
            "masks_left": (1,),
            "cards": (self.pile,),  # those it knows in the pile, the next one first: the number, counted from 1
            "unseen_cards": (len(self.card_names),),
            "card": (len(self.card_names),),
            "bid": (1,),
            "bidder": (seats,),
            "in": (seats,),
            "buyer": (seats,),
        }

    def observe(self, view: Facts) -> list[int]:
        seen = cast(View, view)
        sheet = ObservationSheet(self, seen["seat"] or 0)
        for seat, holes in enumerate(cast("list[list[str | None]]", view["sticks"])):  # JSON has no tuples
            for hole in holes:
                if hole is not None:
                    sheet.put("sticks", 1, sheet.relative(seat), *_row_and_column(hole))
        _put_holes(sheet, "rings", seen["rings"])
        for turn, rings in enumerate(seen["orientations"]):
            _put_holes(sheet, "orientations", rings, turn)
        self._put_turn(sheet, seen)
        self._put_piles(sheet, seen)
        if seen["auction"] is not None:
            self._put_auction(sheet, seen["auction"])
        return sheet.values

    def _put_turn(self, sheet: ObservationSheet, seen: View) -> None:
        sheet.mark("phase", [PHASES.index(seen["phase"])])
        sheet.mark_seats("to_act", seen["to_act"])
        sheet.mark_seats("turn", [seen["turn"]])
        sheet.mark_seats("opener", [seen["opener"]])
        sheet.by_seat("points", seen["points"])
        sheet.by_seat("wages", seen["wages"])

    def _put_piles(self, sheet: ObservationSheet, seen: View) -> None:
        if seen["turned_up"] is not None:
            sheet.mark("turned_up", [self.mask_names.index(seen["turned_up"])])
        for mask in seen["laid"]:
            sheet.put("laid", mask["orientation"] + 1, self.mask_names.index(mask["name"]))
        sheet.fill("masks_left", [seen["masks_left"]])
        sheet.fill("cards", [0 if card is None else self.card_names.index(card) + 1 for card in seen["cards"]])
        sheet.fill("unseen_cards", [seen["unseen_cards"].count(card) for card in self.card_names])

    def _put_auction(self, sheet: ObservationSheet, auction: Bidding | CarryingOut) -> None:
        if auction["card"] is not None:
            sheet.mark("card", [self.card_names.index(auction["card"])])
        if "bid" in auction:
            bidding = cast(Bidding, auction)
            sheet.fill("bid", [bidding["bid"]])
            sheet.mark_seats("bidder", [bidding["bidder"]])
            sheet.mark_seats("in", bidding["in"])
        else:
            sheet.mark_seats("buyer", [auction["buyer"]])
            _put_holes(sheet, "walked", auction["walked"])

    # -- the same without a view, for thousands of games at once

    def write(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        mask = own(position)
        seats = self.seats
        for step in range(2 * seats):
            hole = mask.sticks[2 * (((step >> 1) + seat) % seats) + (step & 1)]
            if hole >= 0:
                _write_holes(bit(hole), 1, into, at + (step >> 1) * CELLS)
        at += seats * CELLS
        _write_rings(mask, into, at)
        at += 6 * CELLS
        into[at + mask.phase] = 1
        at += len(PHASES)
        for step in range(seats):
            _write_seat(mask, (seat + step) % seats, into, at + step)
        at += 5 * seats
        at = self._write_masks(mask, into, at)
        at = self._write_cards(mask, seat, into, at)
        if mask.phase == BIDDING:
            _write_bids(mask, seat, into, at)
        elif mask.phase == CARRYING_OUT:
            into[at + 1 + 2 * seats + (mask.buyer - seat) % seats] = 1

    def _write_masks(self, mask: MaskPosition, into: vec[i16], at: i64) -> i64:
        names: i64 = len(self.mask_names)
        if mask.phase == ORIENTING:
            into[at + mask.masks[mask.laid]] = 1
        for number in range(mask.laid):
            into[at + names + mask.masks[number]] = i16(mask.orientation(number) + 1)
        into[at + 2 * names] = i16(len(mask.masks) - mask.laid)
        return at + 2 * names + 1

    def _write_cards(self, mask: MaskPosition, seat: i64, into: vec[i16], at: i64) -> i64:
        cards = mask.cards
        unseen: i64 = at + len(cards)
        drawn = is_drawn(mask)
        for number in range(len(cards)):
            place: i64 = (mask.top + number) % len(cards)
            if not mask.knows(seat, place):
                into[unseen + cards[place]] += 1
            elif not drawn:
                into[at + number] = i16(cards[place] + 1)
            elif number > 0:
                into[at + number - 1] = i16(cards[place] + 1)
        kinds: i64 = len(self.card_names)
        if drawn and mask.knows(seat, mask.top):
            into[unseen + kinds + cards[mask.top]] = 1
        return unseen + 2 * kinds


def _write_holes(holes: i64, value: i16, into: vec[i16], at: i64) -> None:
    while holes:
        hole = lowest(holes)
        into[at + (hole >> 3) * SIDE + (hole & 7)] = value
        holes &= holes - 1


def _write_rings(mask: MaskPosition, into: vec[i16], at: i64) -> None:
    """Those that count, those in each orientation, and how far the sticks have walked."""
    _write_holes(mask.singles, 3, into, at)
    _write_holes(mask.doubles, 5, into, at)
    number = mask.laid if mask.phase == ORIENTING else mask.laid - 1
    if number >= 0:
        stencils = mask.box.stencils
        first = mask.masks[number] * 4
        for turn in range(i64(4)):
            _write_holes(stencils.singles[first + turn], 3, into, at + (turn + 1) * CELLS)
            _write_holes(stencils.doubles[first + turn], 5, into, at + (turn + 1) * CELLS)
    if mask.phase == CARRYING_OUT:
        for stick in range(i64(2) * mask.seats):
            steps = steps_of(mask, stick)
            if steps:
                _write_holes(bit(mask.sticks[stick]), i16(steps), into, at + 5 * CELLS)


def _write_seat(mask: MaskPosition, other: i64, into: vec[i16], at: i64) -> None:
    """Whether it's to act, on turn and the opener; its points and wages."""
    seats = mask.seats
    into[at] = 1 if not mask.over and mask.decider() == other else 0
    into[at + seats] = 1 if mask.turn == other else 0
    into[at + 2 * seats] = 1 if mask.opener == other else 0
    into[at + 3 * seats] = i16(min(mask.points[other], HIGHEST))
    if mask.phase not in (PLACING, ORIENTING):
        into[at + 4 * seats] = i16(mask.wages(other))


def _write_bids(mask: MaskPosition, seat: i64, into: vec[i16], at: i64) -> None:
    seats = mask.seats
    into[at] = i16(min(mask.high, HIGHEST))
    if mask.bidder >= 0:
        into[at + 1 + (mask.bidder - seat) % seats] = 1
    for step in range(seats):
        into[at + 1 + seats + step] = 1 if mask.still_in & bit((seat + step) % seats) else 0


def _row_and_column(hole: str) -> tuple[int, int]:
    place = hole_from(hole)
    assert place is not None
    return place // ROW, place % ROW


def _put_holes(sheet: ObservationSheet, field: str, values: Mapping[str, int], *which: int) -> None:
    for hole, value in values.items():
        sheet.put(field, value, *which, *_row_and_column(hole))
