"""A position of Mask from JSON: what a dump wrote, or what somebody drew by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadPosition
from ridotto.games.mask.rulebook.content import PAY, Deck, Stencil, Stencils, deck_of, is_name, stencils_of
from ridotto.games.mask.rulebook.dump import PHASES, rings_text
from ridotto.games.mask.rulebook.notation import hole_from, hole_text
from ridotto.games.mask.rulebook.phases.cards import begin_deed
from ridotto.games.mask.rulebook.phases.deeds import steps_left
from ridotto.games.mask.rulebook.phases.effects import WALK
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import (
    BIDDING,
    CARRYING_OUT,
    CHOOSING,
    FINISHED,
    NOWHERE,
    ORIENTING,
    PLACING,
    Box,
)
from ridotto.games.mask.rulebook.ways import CENTRE, ROW, SIDE, turned
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts
from ridotto.rules.position import NOBODY
from ridotto.rules.reading import entries, flag, seats_in, table, texts, whole, wholes

MOST_POINTS = 1_000_000
MOST_PLACES = 60  # of cards in a pile: they are bits


def load(facts: Facts, seats: int, farewell: bool) -> MaskPosition:
    """The position; what must happen in it by itself has happened."""
    box = box_in(facts)
    laid = _laid(facts, box)
    masks = _masks(facts, box, laid)
    cards = _cards(facts, box.deck)
    points = vec[i64](wholes(facts, "points", seats, 0, MOST_POINTS))
    position = MaskPosition(box, _sticks(facts, seats), points, vec[i64](masks), vec[i64](cards))
    position.farewell = farewell
    position.taken = sum(bit(hole) for hole in position.sticks if hole != NOWHERE)
    for orientation in (orientation for _, orientation in laid):
        position.laid += 1
        position.orient(orientation)
    _check_rings(position, facts)
    _set_turn(position, facts)
    _set_known(position, facts)
    position.settle()
    return position


# -- the box


def box_in(facts: Facts) -> Box:
    """The masks and cards of the position; of their own, or ours."""
    deck = deck_of(None if facts.get("deck") is None else texts(facts, "deck"))
    stencils = stencils_of(None if facts.get("stencils") is None else texts(facts, "stencils"))
    drawn = _drawn_mask(facts, stencils.names)
    return Box(stencils if drawn is None else Stencils([*stencils.masks, drawn], True), deck)


def _drawn_mask(facts: Facts, names: list[str]) -> Stencil | None:
    """A mask that no box holds but whose rings are given: somebody drew it for this position."""
    name = facts.get("mask")
    if not isinstance(name, str) or name in names:
        return None
    if "rings" not in facts or not is_name(name) or name != name.lower():
        raise BadPosition("mask-no-mask", mask=name)
    back = 4 - whole(facts, "orientation", 0, 3, default=0)
    letters = ["#" if place == SIDE * SIDE // 2 else "." for place in range(SIDE * SIDE)]
    for hole, pay in _rings(facts).items():
        place = turned(hole, back)
        letters[place // ROW * SIDE + place % ROW] = next(letter for letter in PAY if PAY[letter] == pay)
    return Stencil(name, "".join(letters))


def _rings(facts: Facts) -> dict[int, int]:
    rings: dict[int, int] = {}
    for name, pay in table(facts, "rings").items():
        if pay not in PAY.values() or isinstance(pay, bool) or not isinstance(pay, int):
            raise BadPosition("mask-no-ring", hole=name, pay=str(pay))
        rings[_hole(name)] = pay
    return rings


def _hole(name: object) -> int:
    hole = hole_from(name) if isinstance(name, str) else None
    if hole is None or hole == CENTRE:
        raise BadPosition("mask-no-hole", hole=str(name))
    return hole


# -- the masks


def _laid(facts: Facts, box: Box) -> list[tuple[int, int]]:
    """Number and orientation of each mask on the base; if only the one on top is given, it's the only one."""
    told = facts.get("laid", [])
    if not isinstance(told, list):
        raise BadPosition("mask-laid")
    laid = [_mask_laid(entry, box) for entry in told]
    if facts.get("mask") is None:
        if laid:
            raise BadPosition("mask-top")
        return []
    top = (_mask(facts.get("mask"), box), whole(facts, "orientation", 0, 3, default=0))
    if laid and laid[-1] != top:
        raise BadPosition("mask-top")
    return laid or [top]


def _mask_laid(entry: object, box: Box) -> tuple[int, int]:
    if isinstance(entry, list) and len(entry) == 2:
        entry = {"name": entry[0], "orientation": entry[1]}
    mask = table({"laid": entry}, "laid")
    return _mask(mask.get("name"), box), whole(mask, "orientation", 0, 3)


def _mask(name: object, box: Box) -> int:
    if not isinstance(name, str) or name not in box.stencils.names:
        raise BadPosition("mask-no-mask", mask=str(name))
    return box.stencils.names.index(name)


def _masks(facts: Facts, box: Box, laid: list[tuple[int, int]]) -> list[int]:
    """All masks of the game, those that lie first."""
    masks = [number for number, _ in laid] + [_mask(name, box) for name in texts(facts, "masks")]
    for number in masks:
        if masks.count(number) > 1:
            raise BadPosition("mask-twice", mask=box.stencils.names[number])
    return masks


def _check_rings(position: MaskPosition, facts: Facts) -> None:
    lying = rings_text(position.singles, position.doubles)
    if facts.get("rings", lying) != lying:
        raise BadPosition("mask-rings", rings=str(lying))


# -- sticks and cards


def _sticks(facts: Facts, seats: int) -> vec[i64]:
    holes: list[int] = []
    for pair in entries(facts, "sticks", seats):
        two = [None, None] if pair is None else entries({"sticks": pair}, "sticks", 2)
        holes += sorted((NOWHERE if name is None else _hole(name) for name in two), key=lambda hole: hole == NOWHERE)
    standing = [hole for hole in holes if hole != NOWHERE]
    for hole in standing:
        if standing.count(hole) > 1:
            raise BadPosition("mask-hole-twice", hole=hole_text(hole))
    return vec[i64](holes)


def _cards(facts: Facts, deck: Deck) -> list[int]:
    """The pile as a ring: a drawn card, then the next ones."""
    drawn = facts.get("auction")
    names = texts(facts, "cards")
    if drawn is not None:
        names = [str(table(facts, "auction").get("card")), *names]
    kinds = [_kind(name, deck) for name in names]
    _check_counts(kinds, deck)
    if len(kinds) > MOST_PLACES:
        raise BadPosition("mask-too-many", found=len(kinds), most=MOST_PLACES)
    return kinds


def _kind(name: str, deck: Deck) -> int:
    kind = deck.kinds.get(name)
    if kind is None:
        raise BadPosition("mask-no-card", card=name)
    return kind


def _check_counts(kinds: list[int], deck: Deck) -> None:
    found = [0] * len(deck.counts)
    for kind in kinds:
        found[kind] += 1
    for kind, held in enumerate(deck.counts):
        if found[kind] > held:
            raise BadPosition("mask-too-many-cards", card=deck.names[kind], found=found[kind], held=held)


def _set_known(position: MaskPosition, facts: Facts) -> None:
    """Who has seen which card: in a drawn position nobody has seen any, except the seller their own."""
    seats = int(position.seats)
    beside = 1 if facts.get("auction") is not None else 0
    size = len(position.cards) - beside
    seen = entries(facts, "remembers", seats) if "remembers" in facts else [[] for _ in range(seats)]
    for seat, places in enumerate([*seen, facts.get("read_out", [])]):
        field = "remembers" if seat < seats else "read_out"
        for place in seats_in({field: places}, field, size):
            position.known[seat] |= bit(place + beside)
    if not beside:
        return
    auction = table(facts, "auction")
    knowers = seats_in(auction, "seen_by", seats) if "seen_by" in auction else [int(position.turn)]
    for seat in knowers:
        position.known[seat] |= bit(0)
    if position.phase == CARRYING_OUT or flag(auction, "read_out", False):
        position.known[seats] |= bit(0)


# -- whose turn it is, and for what


def _set_turn(position: MaskPosition, facts: Facts) -> None:
    seats = int(position.seats)
    position.turn = whole(facts, "turn", 0, seats - 1)
    position.opener = whole(facts, "opener", 0, seats - 1, default=int(position.turn))
    position.phase = _phase(position, facts)
    position.over = position.phase == FINISHED
    _check_phase(position, facts)
    if position.phase == BIDDING:
        _set_bids(position, table(facts, "auction"))
    if position.phase == CARRYING_OUT:
        _set_deed(position, table(facts, "auction"))


def _phase(position: MaskPosition, facts: Facts) -> int:
    """As it says, or else as it looks."""
    named = facts.get("phase")
    if named in PHASES:
        return PHASES.index(str(named))
    if named is not None:
        raise BadPosition("mask-no-phase", phase=str(named), phases=", ".join(PHASES))
    if NOWHERE in position.sticks:
        return PLACING
    if facts.get("auction") is not None:
        return BIDDING
    return CHOOSING if position.laid else ORIENTING


def _check_phase(position: MaskPosition, facts: Facts) -> None:
    """Nobody is asked for something that can't happen."""
    phase = position.phase
    if (phase == PLACING) != (NOWHERE in position.sticks) and phase != FINISHED:
        raise BadPosition("mask-phase-sticks")
    if phase == PLACING and position.sticks[2 * position.turn + 1] != NOWHERE:
        raise BadPosition("mask-phase-placed", seat=int(position.turn))
    if phase == ORIENTING and (position.laid == len(position.masks) or position.turn != position.opener):
        raise BadPosition("mask-phase-orient")
    if CHOOSING <= phase <= CARRYING_OUT and position.laid == 0:
        raise BadPosition("mask-phase-round")
    if (phase in (BIDDING, CARRYING_OUT)) != (facts.get("auction") is not None):
        raise BadPosition("mask-phase-auction")


def _set_bids(position: MaskPosition, auction: Facts) -> None:
    seats = int(position.seats)
    everybody = list(range(seats))
    inside = seats_in(auction, "in", seats) if "in" in auction else everybody
    position.still_in = sum(bit(seat) for seat in inside)
    position.asked = whole(auction, "asked", 0, seats - 1, default=int(position.turn))
    position.high = whole(auction, "bid", 0, MOST_POINTS, default=0)
    if auction.get("bidder") is not None:
        position.bidder = whole(auction, "bidder", 0, seats - 1)
    if (position.bidder == NOBODY) != (position.high == 0):
        raise BadPosition("mask-bid-bidder")
    if position.bidder != NOBODY and _cannot_hold(position):
        raise BadPosition("mask-bid-held", seat=int(position.bidder), bid=int(position.high))


def _cannot_hold(position: MaskPosition) -> bool:
    """Whoever holds the highest bid must be in, and able to pay it."""
    is_in = position.still_in & bit(position.bidder) != 0
    return not is_in or position.points[position.bidder] < position.high


def _set_deed(position: MaskPosition, auction: Facts) -> None:
    seats = int(position.seats)
    position.buyer = whole(auction, "buyer", 0, seats - 1, default=int(position.turn))
    begin_deed(position, whole(auction, "doer", 0, seats - 1, default=int(position.buyer)))
    effect = position.effect()
    if position.doer != position.buyer and not effect.everybody:
        raise BadPosition("mask-doer", seat=int(position.buyer))
    for name in table(auction, "walked", {}):
        steps = whole(table(auction, "walked"), name, 1, 9)
        stick = position.stick_at(_hole(name))
        if effect.verb != WALK or stick == NOBODY or steps > steps_left(position, stick):
            raise BadPosition("mask-walked", hole=name)
        position.walked += bit(4 * stick) * steps
        position.gone += steps
