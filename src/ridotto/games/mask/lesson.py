"""A whole game with three masks, one for each player to lay."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.mask.rulebook.shape import View
from ridotto.table.lessons.lesson import Lesson, Remark, Step


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


def bids(view: View) -> bool:
    return mine(view) and view["phase"] == "auction"


def sells(view: View) -> bool:
    return bids(view) and view["turn"] == view["seat"]


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
        Step("walk", on_turn, lambda view: moves_beginning(view, "go"), loose=True),
        Step("done", on_the_way, lambda view: moves_beginning(view, "done"), loose=True),
        Step("draw", on_turn, lambda view: moves_beginning(view, "draw"), loose=True),
        Step("outbid", is_outbid, lambda view: moves_beginning(view, "out")),
        Step("sell", sells, lambda view: moves_beginning(view, "bid")),
        Step("offer", may_buy, any_move),
        Step("card", has_bought, again=True),
        Step("bid", bids, again=True),
        Step("pass", on_turn, lambda view: moves_beginning(view, "pass"), loose=True),
        Step("free", mine, again=True),
    ),
    remarks=(Remark(None, buys), Remark(None, keeps_own)),
)
