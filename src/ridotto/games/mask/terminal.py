"""Mask in the terminal: a pegboard with the mask on it, and the auction as a little scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.cli.boards.board import dict_in, int_in, list_in
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import knows, say

PAINT: Final = (203, 80, 114, 221, 171, 255)  # the players' sticks
GOLD: Final = 220
COLUMNS: Final = "abcdefg"
LETTERS: Final = "ABCDEF"  # a player's sticks
CENTRE: Final = "d4"
DOUBLE: Final = 5
SINGLE: Final = 3


class MaskBoard:
    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        rows = [_row(view, row, terminal) for row in range(1, 8)]
        letters = "   " + "".join(f"{letter:^6}" for letter in COLUMNS)
        return [letters, *rows, "", *_scores(view, names, terminal), *_auction(view, names)]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        """The card that only its seller has read."""
        auction = view["auction"]
        if not isinstance(auction, dict) or auction["card"] is None or auction["read_out"]:
            return []
        card = str(auction["card"])
        return [say("mask-you-hold", card=_card(card), text=_card_text(card, str(auction["does"])))]

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        if move.startswith("orient"):
            way = int(move[-1])
            return f"{move}  {say('mask-deed-orient', one=way)}, {_gains(view, way)}"
        cost = list_in(view, "costs")[list_in(view, "moves").index(move)]
        if not isinstance(cost, int) or view["phase"] == "card":
            return move
        return f"{move:10} {say('mask-cost', points=cost)}"

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        kind = str(event["event"])
        if kind == "ends":
            return None
        if kind == "draws" and "card" in event:
            kind = "draws-known"
        if event.get("owner", event["seat"]) != event["seat"]:
            kind = f"{kind}-other"
        facts = {field: _spoken(field, value, names) for field, value in (event | _owners(event)).items()}
        return say(f"mask-{kind}", who=facts["seat"], **{field: facts[field] for field in facts if field != "event"})


def _owners(event: Facts) -> Facts:
    """Whose the two sticks of a swap are."""
    owners = event.get("owners")
    return {"owner": owners[0], "second": owners[1]} if isinstance(owners, list) else {}


def _spoken(field: str, value: object, names: list[str]) -> str | int:
    """A fact of an event as a player would say it."""
    if field in ("seat", "seller", "to", "owner", "second") and isinstance(value, int):
        return names[value]
    if field == "gains" and isinstance(value, list):
        return ", ".join(f"{name} {gain}" for name, gain in zip(names, value, strict=False) if gain) or "–"
    if field == "mask":
        return _mask(str(value))
    if field == "card":
        return _card(str(value))
    return value if isinstance(value, int) else str(value)


def _key(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace(' ', '-')}"


def _card(name: str) -> str:
    key = _key("mask-card", name)
    return say(key) if knows(key) else name


def _card_text(name: str, does: str) -> str:
    """What the card says; for a custom deck, the line of its file."""
    key = _key("mask-card", name) + "-text"
    return say(key) if knows(key) else does


def _mask(name: str) -> str:
    key = _key("mask-stencil", name)
    return say(key) if knows(key) else name


def _row(view: Facts, row: int, terminal: Terminal) -> str:
    return f"{row:2} " + "".join(f"{_hole(view, f'{column}{row}', terminal)} " for column in COLUMNS)


def _hole(view: Facts, hole: str, terminal: Terminal) -> str:
    """A hole in five columns: a stick's letter, in one ring or in two."""
    if hole == CENTRE:
        return "  #  "
    inside = "·"
    for seat, sticks in enumerate(list_in(view, "sticks")):
        if isinstance(sticks, list) and hole in sticks:
            inside = terminal.paint(LETTERS[seat], PAINT[seat], strong=True)
    pay = dict_in(view, "rings").get(hole)
    left, right = {DOUBLE: ("((", "))"), SINGLE: (" (", ") ")}.get(pay if isinstance(pay, int) else 0, ("  ", "  "))
    return f"{terminal.paint(left, GOLD)}{inside}{terminal.paint(right, GOLD)}"


def _gains(view: Facts, orientation: int) -> str:
    """Whose sticks would stand in rings, and what they'd earn."""
    rings = list_in(view, "orientations")[orientation]
    assert isinstance(rings, dict)
    earned = []
    for seat, sticks in enumerate(list_in(view, "sticks")):
        gain = sum(int(rings.get(hole, 0)) for hole in sticks) if isinstance(sticks, list) else 0
        earned += [f"{LETTERS[seat]} {gain}"] if gain else []
    return say("mask-would-pay", gains=", ".join(earned) or "–")


def _scores(view: Facts, names: list[str], terminal: Terminal) -> list[str]:
    lines = []
    for seat, name in enumerate(names):
        letter = terminal.paint(LETTERS[seat], PAINT[seat], strong=True)
        lines.append(f"  {letter}  {name:12} {say('mask-points', points=int(str(list_in(view, 'points')[seat])))}")
    shown = view["turned_up"] or view["mask"]
    lying = _mask(str(shown)) if shown else "–"
    left = int_in(view, "masks_left") - (1 if view["turned_up"] else 0)
    return [*lines, "  " + say("mask-lying", mask=lying, left=left)]


def _auction(view: Facts, names: list[str]) -> list[str]:
    """Who bid what, who is out, what is at stake."""
    auction = view["auction"]
    if not isinstance(auction, dict):
        return []
    if view["phase"] == "card":
        card = str(auction["card"])
        return ["", "  " + say("mask-carrying-out", card=_card(card), text=_card_text(card, str(auction["does"])))]
    seller = names[int_in(view, "turn")]
    bidder = auction["bidder"]
    inside = auction["in"]
    staying = ", ".join(name for seat, name in enumerate(names) if seat in inside)
    lines = [say("mask-auction", seller=seller, staying=staying)]
    if isinstance(bidder, int):
        lines.append(say("mask-highest", who=names[bidder], points=int(auction["bid"])))
    else:
        lines.append(say("mask-no-bid"))
    return ["", *(f"  {line}" for line in lines)]
