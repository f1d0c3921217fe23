"""A whole game with three masks, one for each player to lay."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.mask.mind import as_mask
from ridotto.games.mask.rulebook.game import Mask
from ridotto.games.mask.rulebook.shape import View
from ridotto.games.mask.values import SELLER_BIDS_ABOVE, card_value
from ridotto.table.lessons.lesson import Lesson, Remark, Step

# With these, a buyer can take the learner's rings away.
SPOILING: Final = ("quarter turn", "quick change", "shove", "crowd", "banish", "mix-up")
# These only cost whoever buys them.
COSTLY: Final = ("fine", "ruin", "largesse", "alms")


def mine(view: View) -> bool:
    return bool(view["moves"])


def places(view: View) -> bool:
    return mine(view) and view["phase"] == "place"


def turns_up(view: View) -> bool:
    return mine(view) and view["phase"] == "orient"


def on_turn(view: View) -> bool:
    return mine(view) and view["phase"] == "turn"


def on_the_way(view: View) -> bool:
    return mine(view) and view["phase"] == "move"


def own_wages(view: View) -> int:
    """What payday would pay the learner as things stand."""
    return view["wages"][view["seat"] or 0]


def worthwhile(view: View) -> list[str]:
    """The ways that bring more on payday than they cost, the best of them."""
    gains = {move: way_gain(view, move) for move in moves_beginning(view, "go")}
    most = max(gains.values(), default=0)
    return [move for move, gain in gains.items() if gain == most > 0]


def way_gain(view: View, move: str) -> int:
    _, begin, end = move.split()
    rings = view["rings"]
    return rings.get(end, 0) - rings.get(begin, 0) - (view["costs"][view["moves"].index(move)] or 0)


def should_walk(view: View) -> bool:
    return on_turn(view) and bool(worthwhile(view))


def should_stop(view: View) -> bool:
    return on_the_way(view) and not worthwhile(view)


def may_draw(view: View) -> bool:
    return on_turn(view) and "draw" in view["moves"]


def should_draw(view: View) -> bool:
    """Nothing else pays, or it's the last chance to have sold a card once."""
    return may_draw(view) and (view["masks_left"] == 0 or not worthwhile(view))


def should_pass(view: View) -> bool:
    return on_turn(view) and not worthwhile(view) and own_wages(view) > 0


def bids(view: View) -> bool:
    return mine(view) and view["phase"] == "auction"


def sells(view: View) -> bool:
    return bids(view) and view["turn"] == view["seat"]


def holds_spoiler(view: View) -> bool:
    """The learner is selling what could cost them their own rings."""
    return sells(view) and own_wages(view) > 0 and view["auction"] is not None and view["auction"]["card"] in SPOILING


def holds_costly(view: View) -> bool:
    """The learner opens the sale of a card that nobody wants: dropping out says so, and a bid is a bluff."""
    return sells(view) and not is_outbid(view) and view["auction"] is not None and view["auction"]["card"] in COSTLY


def teaches_sale(view: View) -> bool:
    """A costly card isn't sold like any other: nobody should be told to keep it if need be."""
    return sells(view) and not holds_costly(view)


def holds_treasure(view: View) -> bool:
    """The learner is selling what they could use themselves."""
    if not sells(view):
        return False
    position = as_mask(Mask().world(dict(view), 0).position)
    return card_value(position, view["seat"] or 0) > SELLER_BIDS_ABOVE


def may_buy(view: View) -> bool:
    return bids(view) and not sells(view)


def is_outbid(view: View) -> bool:
    return sells(view) and view["auction"] is not None and view["auction"].get("bidder") is not None


def has_bought(view: View) -> bool:
    return mine(view) and view["phase"] == "card"


def buys(before: View, view: View) -> bool:
    """The learner now has to do what a card says: nothing about the sale is news any more."""
    return before["phase"] == "auction" and has_bought(view)


def keeps_own(before: View, view: View) -> bool:
    """Nobody bid more for the learner's own card: there's nobody left to wait for."""
    sale = before["auction"]
    held = sale is not None and sale.get("bidder") == view["seat"]
    return held and before["turn"] == view["seat"] and before["phase"] == "auction" != view["phase"]


def is_spoiled(before: View, view: View) -> bool:
    """Somebody else's card has cost the learner points or rings: no praise for a good sale outlives that."""
    sale = before["auction"]
    if sale is None or mine(before):
        return False
    buyer = sale.get("buyer", sale.get("bidder"))
    return buyer != view["seat"] and with_wages(view) < with_wages(before)


def with_wages(view: View) -> int:
    return view["points"][view["seat"] or 0] + own_wages(view)


def others_lay(before: View, view: View) -> bool:
    """A new round: what came of the last one is old news."""
    return before["phase"] == "orient" != view["phase"] and before["opener"] != view["seat"]


def any_move(view: View) -> list[str]:
    """The record's move is highlighted, and any other is just as right."""
    return view["moves"]


def moves_beginning(view: View, word: str) -> list[str]:
    """The moves that begin with that word."""
    return [move for move in view["moves"] if move.split()[0] == word]


LESSON: Final = Lesson[View](
    "mask",
    files(__package__).joinpath("lesson.jsonl"),
    opening_moves=0,
    steps=(
        Step("stick", places, any_move),
        Step("second", places, any_move),
        Step("lay", turns_up, any_move),
        Step("draw", should_draw, lambda view: moves_beginning(view, "draw"), loose=True, known_by=may_draw),
        Step("walk", should_walk, worthwhile, loose=True),
        Step("done", should_stop, lambda view: moves_beginning(view, "done"), loose=True),
        Step("more", on_the_way, again=True),
        Step("spoiler", holds_spoiler, again=True),
        Step("treasure", holds_treasure, again=True),
        Step("costly", holds_costly, lambda view: [move for move in view["moves"] if move == "bid 1"], loose=True),
        Step("outbid", is_outbid, lambda view: moves_beginning(view, "out")),
        Step("sell", teaches_sale, lambda view: moves_beginning(view, "bid")),
        Step("offer", may_buy, any_move),
        Step("card", has_bought, again=True),
        Step("bid", bids, again=True),
        Step("pass", should_pass, lambda view: moves_beginning(view, "pass"), loose=True),
        Step("free", mine, again=True),
    ),
    remarks=(Remark(None, buys), Remark(None, keeps_own), Remark(None, others_lay), Remark("spoiled", is_spoiled)),
)
