"""Mask: which way to go, what to pay for a card, and why its seller doesn't want it."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.bots.mind import Mind
from ridotto.games.mask.policy import LOTS, best_orientation, credulous_price, fair_price, sensible_turn
from ridotto.games.mask.rulebook.notation import (
    BID,
    GO,
    OUT,
    PUT_INTO,
    first_of,
    kind_of,
    second_of,
)
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, CHOOSING, MOVING, ORIENTING, PLACING
from ridotto.games.mask.rulebook.ways import way
from ridotto.games.mask.values import (
    at_stake,
    best_by_card,
    card_value,
    expected_card_value,
    fits_seller,
    gain,
    points_with_payday,
    prospects,
    win_probability,
)
from ridotto.rules.bits import bit
from ridotto.rules.dice import Dice
from ridotto.rules.position import NOBODY, Position

LEAD_SCALE: Final = 10.0  # points that make a win nearly three times as likely as not
ROUND_LEAD_SCALE: Final = 2.8  # the same for a game that has one round to go
NEXT_MASK_WEIGHT: Final = 0.6  # what is left of the next mask's prospects when the others have gone for them too
GAMBLE_MARGIN: Final = 1.0  # how much more than a card can be expected to bring somebody who gambles pays
OWN_POINTS_WEIGHT: Final = 0.1  # how much they count at the end beside the win: enough to decide what doesn't change it
MAX_RESAMPLES: Final = 3  # for a card that doesn't fit what its seller does
MAX_BIDS: Final = 5  # being out is the first of them
MAX_MOVES: Final = 16
EXPLORATION: Final = 0.15  # good moves and bad ones differ by little
LOWEST_BLUFF: Final = -1.0  # a card that does more harm is none to be left with
MASTER_DOUBT: Final = 8
ADVICE_DEPTH: Final = 8  # own moves in a row that an adviser considers
UNPRICED: Final = -1000.0


@final
class MaskMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.max_tree_depth = 1
        self.exploration = EXPLORATION
        self.masks_ahead: i64 = 0  # so many masks lie on the base when a playout is judged
        self.prospects: vec[float] = vec[float]()  # by hole: what the next mask may bring a stick there
        self.highest_bid: i64 = 0  # that is worth a thought in the auction under way
        self.points_before: vec[i64] = vec[i64]()  # what each seat has when the search begins
        self.bluffs: bool = False  # whether it bids for a card of its own so that others pay more for it
        self.gambles: bool = False  # whether it pays more for a card it hasn't read than such cards bring
        self.doubt: i64 = 0  # of sixteen cards that are no use to their seller, for how many it expects a bid of 1
        self.searcher: i64 = NOBODY  # the seat that thinks
        self.priced_card: i64 = NOBODY  # the card of which these are …
        self.prices: vec[float] = vec[float]()  # … what each seat would pay for it

    def prepare(self, position: Position, seat: i64) -> None:
        mask = as_mask(position)
        unlaid: i64 = 1 if mask.phase in (PLACING, ORIENTING) else 0
        self.masks_ahead = mask.laid + unlaid
        self.searcher = seat
        self.prospects = prospects(mask)
        self.prices = vec[float]([UNPRICED] * int(mask.seats))
        self.points_before = mask.points[:]
        if mask.phase == BIDDING:
            self.highest_bid = i64(self.highest_price(mask, seat))

    def highest_price(self, mask: MaskPosition, seat: i64) -> float:
        """What the drawn card is worth to a seat. A price that another player gets costs more of the lead than one
        that the bank gets."""
        read = mask.knows(seat, mask.top)
        doubt = self.doubt if may_be_bluff(mask) else 0
        worth = card_value(mask, seat) if read else expected_card_value(mask, seat, float(doubt) / float(LOTS))
        if self.gambles:
            return worth if read else worth + GAMBLE_MARGIN
        return worth if seat == mask.turn else worth * float(mask.seats - 1) / float(mask.seats)

    def determinize(self, position: Position, seat: i64, dice: Dice) -> None:
        position.redeal(seat, dice)
        self.priced_card = NOBODY

    def resample(self, position: Position, seat: i64, dice: Dice) -> None:
        """A seller who doesn't bid for their own card doesn't think much of it."""
        mask = as_mask(position)
        if mask.phase != BIDDING or mask.knows(seat, mask.top):
            return
        doubt = self.doubt if may_be_bluff(mask) else 0
        tries: i64 = MAX_RESAMPLES
        while tries > 0 and not fits_seller(mask) and not (doubt > 0 and dice.below(LOTS) < doubt):
            mask.redeal(seat, dice)
            tries -= 1

    def candidates(self, position: Position, seat: i64) -> list[int]:
        """Ways that bring more than they cost, bids not far above the last, and what looks best of all that a card
        allows."""
        mask = as_mask(position)
        legal = mask.legal(seat)
        if mask.phase == BIDDING:
            most = max(self.highest_bid, mask.high + 1) if self.may_bluff(mask, seat) else self.highest_bid
            return [move for move in legal[:MAX_BIDS] if move == OUT or move - BID <= most]
        if mask.phase in (CHOOSING, MOVING):
            return [move for move in legal if kind_of(move) != GO or self.pays_off(mask, move)]
        if mask.phase == CARRYING_OUT:
            legal = [move for move in legal if not self.throws_away(mask, seat, move)] or legal
        if len(legal) <= MAX_MOVES:
            return legal
        estimates = [(-self.quick_estimate(mask, seat, move), move) for move in legal]
        return [move for _, move in sorted(estimates)[:MAX_MOVES]]

    def may_bluff(self, mask: MaskPosition, seat: i64) -> bool:
        """Whether a seller may open the bidding for a card that's no use to them, but does them little harm: a bid says
        that a card is good. Not in the last round, in which a card that nobody takes over can't be made up for."""
        if not self.bluffs or seat != mask.turn or mask.high > 0 or mask.laid == len(mask.masks):
            return False
        return mask.knows(seat, mask.top) and card_value(mask, seat) >= LOWEST_BLUFF

    def pays_off(self, mask: MaskPosition, move: i64) -> bool:
        """Whether a way ends in a ring and is worth its steps, with an eye on the next mask if there is one."""
        begin: i64 = first_of(move)
        goal: i64 = second_of(move)
        if (mask.singles | mask.doubles) & bit(goal) == 0:
            return False
        if mask.farewell:
            return True  # the masks below pay as well
        gained = mask.worth(goal) - mask.worth(begin) - way(bit(begin), bit(goal), mask.free())
        return float(gained) + self.hopes(mask, begin, goal) > 0.0

    def throws_away(self, mask: MaskPosition, seat: i64, move: i64) -> bool:
        """Whether a card would take an own stick off its ring, and neither a better ring nor the next mask makes up
        for that. A playout would walk it back, and think that it had found something to do with its turn."""
        if kind_of(move) not in (GO, PUT_INTO) or mask.farewell:
            return False
        begin: i64 = first_of(move)
        if mask.stick_at(begin) >> 1 != seat:
            return False
        goal: i64 = second_of(move)
        gained = float(mask.worth(goal) - mask.worth(begin))
        return gained < 0.0 and gained + self.hopes(mask, begin, goal) < 0.0

    def hopes(self, mask: MaskPosition, begin: i64, goal: i64) -> float:
        """How much more the next mask may pay a stick in another hole, if there is one."""
        if mask.laid >= len(mask.masks):
            return 0.0
        return NEXT_MASK_WEIGHT * (self.prospects[goal] - self.prospects[begin])

    def quick_estimate(self, mask: MaskPosition, seat: i64, move: i64) -> float:
        """How good a choice of holes seems at first sight."""
        if mask.phase == PLACING:
            return self.prospects[move]
        return gain(mask, seat, move)

    def ends_tree(self, position: Position) -> bool:
        """Where the seat's own turn ends: others are left to the playout, auctions too."""
        mask = as_mask(position)
        return mask.phase not in (CHOOSING, MOVING, CARRYING_OUT) or mask.decider() != self.searcher

    def ends_playout(self, position: Position, moves: i64) -> bool:
        """Right after a payday: a fixed number of moves would favour players who dawdle."""
        mask = as_mask(position)
        return mask.phase == ORIENTING and mask.laid >= self.masks_ahead

    def evaluate(self, position: Position, seat: i64) -> float:
        """The lead over the richest of the others."""
        mask = as_mask(position)
        if mask.over:
            return mask.won(seat)
        best = -1000.0
        for other in range(mask.seats):
            if other != seat:
                best = max(best, points_with_payday(mask, other))
        return win_probability(points_with_payday(mask, seat) + at_stake(mask, seat) - best, LEAD_SCALE)

    def reward(self, position: Position, seat: i64) -> float:
        """As judged, with an eye on where the next mask may pay. At the end the win counts, and then one's own points:
        nobody throws them away because everything is settled."""
        mask = as_mask(position)
        if mask.over:
            gained = win_probability(float(mask.points[seat] - self.points_before[seat]), LEAD_SCALE)
            return (1.0 - OWN_POINTS_WEIGHT) * mask.won(seat) + OWN_POINTS_WEIGHT * gained
        best = -1000.0
        for other in range(mask.seats):
            if other != seat:
                best = max(best, self.expected_points(mask, other))
        rounds: i64 = len(mask.masks) - mask.laid
        return win_probability(self.expected_points(mask, seat) - best, ROUND_LEAD_SCALE * sqrt(float(rounds)))

    def expected_points(self, mask: MaskPosition, seat: i64) -> float:
        sticks = mask.sticks
        hopes = self.prospects[sticks[2 * seat]] + self.prospects[sticks[2 * seat + 1]]
        return float(mask.points[seat]) + NEXT_MASK_WEIGHT * hopes

    def playout_move(self, position: Position, seat: i64, dice: Dice) -> i64:
        mask = as_mask(position)
        if mask.phase == ORIENTING:
            return best_orientation(mask, seat)
        if mask.phase == BIDDING:
            return self.sensible_bid(mask, seat, dice)
        if mask.phase == CARRYING_OUT:
            return best_by_card(mask, seat)
        if mask.phase in (CHOOSING, MOVING):
            return sensible_turn(mask, seat)
        return mask.random_move(seat, dice)

    def sensible_bid(self, mask: MaskPosition, seat: i64, dice: Dice) -> i64:
        """One more, as long as the card is worth it."""
        next_bid = mask.high + 1
        return BID + next_bid if float(next_bid) <= self.price(mask, seat, dice) else OUT

    def price(self, mask: MaskPosition, seat: i64, dice: Dice) -> float:
        """What a seat would pay for the drawn card. That doesn't change while the others bid."""
        if self.priced_card != mask.top:
            self.priced_card = mask.top
            for other in range(mask.seats):
                self.prices[other] = UNPRICED
        if self.prices[seat] == UNPRICED:
            self.prices[seat] = self.bluff_price(mask, seat, dice) if self.bluffs else fair_price(mask, seat, dice)
        return self.prices[seat]

    def bluff_price(self, mask: MaskPosition, seat: i64, dice: Dice) -> float:
        """The same among players who believe a seller's bid, and one who knows that."""
        if not mask.knows(seat, mask.top):
            return credulous_price(mask.high, dice)
        price = fair_price(mask, seat, dice)
        if seat == self.searcher and self.may_bluff(mask, seat):
            return max(price, 1.0)
        return price


def may_be_bluff(mask: MaskPosition) -> bool:
    """Whether the seller has bid for their own card, but perhaps no more than the least."""
    return mask.still_in & bit(mask.turn) != 0 and (mask.bidder != mask.turn or mask.high == 1)


def first_master_mind() -> MaskMind:
    """Never bluffed and believed every bid, as `novice` and `regular` still do, but paid too much for unread cards."""
    mind = MaskMind()
    mind.gambles = True
    return mind


def master_mind() -> MaskMind:
    """A master sells cards that are no use, and knows that others may do so too."""
    mind = MaskMind()
    mind.bluffs = True
    mind.doubt = MASTER_DOUBT
    return mind


def adviser_mind() -> MaskMind:
    """Whoever gives hints thinks their own turn through to its end: a playout only makes the likely moves, and a stick
    that has found its ring may also stay there."""
    mind = master_mind()
    mind.max_tree_depth = ADVICE_DEPTH
    return mind


def as_mask(position: Position) -> MaskPosition:
    assert isinstance(position, MaskPosition)
    return position
