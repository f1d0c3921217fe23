"""What each role does when it's called, and before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log2
from typing import Final

from ridotto.games.carnaval.believer.carnival_view import PLAIN
from ridotto.games.carnaval.believer.decision_context import DecisionContext

BETRAYAL_WEIGHT = 0.6  # their card would show that a friend's claim to it is false
AVENGER_SUSPICION = 0.5  # from here on the avenger strikes
VALUED: Final = ("soldier", "avenger", "painter", "musician", "gentleman", "mask-lender", "little-old-man", PLAIN)
FEARED: Final = {
    "soldier": 0.5,
    "mask-lender": 0.4,
    "avenger": 0.4,
    "painter": 0.3,
    "musician": 0.2,
    "gentleman": 0.2,
    **dict.fromkeys(("winegrower", "chef", "hypnotist", "casanova", "isabella"), -0.3),  # they can do more when open
}
WORTH_A_FALL: Final = ("soldier", "avenger", "painter", "musician")
TRUSTED: Final = 0.4  # whose place the gentleman takes when pranksters or avenger strike …
TRUSTED_IN_VOTE: Final = 0.2  # … and when the table has voted
SKETCHED: Final = ("soldier", "mask-lender", "avenger", "musician", "little-old-man", "gentleman")


def choose_move(context: DecisionContext) -> str:
    """One of the moves of this call, or a pass if nothing is worth doing."""
    moves = context.view.moves
    verbs = dict.fromkeys(move.split(" ")[0] for move in moves if move != "pass")
    wanted = next((ABILITIES[verb](context) for verb in verbs if verb in ABILITIES), None)
    if wanted is not None and wanted in moves:
        return wanted
    return "pass" if "pass" in moves else moves[0]


def _move_naming(verb: str, seat: int | None) -> str | None:
    return None if seat is None else f"{verb} {seat}"


def give(context: DecisionContext) -> str | None:
    """The missing invitation goes to whoever it hurts most."""
    view = context.view
    able = [seat for seat in view.seats_named_by("give") if seat in view.masked]
    if view.sides_with_guests:
        return _move_naming("give", context.beliefs.most_suspicious(able)) if able else None
    return _move_naming("give", most_feared(context, able))


def serve(context: DecisionContext) -> str | None:
    """The chef feeds the player they trust most: pranksters can't reach them. A prankster's chef passes."""
    view = context.view
    if not view.sides_with_guests:
        return None
    others = [seat for seat in view.seats_named_by("serve") if seat != view.seat]
    return _move_naming("serve", context.beliefs.least_suspicious(others)) if others else None


def sketch(context: DecisionContext) -> str | None:
    view = context.view
    hidden = [role for role in SKETCHED if view.cards_left(role) > 0]
    return next((f"sketch {role}" for role in hidden if f"sketch {role}" in view.moves), None)


def cancel(context: DecisionContext) -> str | None:
    """Any cancelled dance saves a guest, but the first may be needed to learn something."""
    return "cancel" if context.view.sides_with_guests and context.view.dance > 1 else None


def watch(context: DecisionContext) -> str | None:
    """Wherever the answer says most. A soldier who plays with the pranksters blocks the player they fear."""
    view = context.view
    fresh = [seat for seat in view.seats_named_by("watch") if seat not in view.suspicious | view.harmless]
    if not view.sides_with_guests:
        return _move_naming("watch", most_feared(context, fresh))
    unknown = [seat for seat in fresh if view.roles[seat] is None]
    return _move_naming("watch", max(unknown, key=lambda seat: information_from_watching(context, seat), default=None))


def information_from_watching(context: DecisionContext, seat: int) -> float:
    """How much doubt about a seat is gone once the soldier knows whether it's a plain guest."""
    plain, suspicion = context.beliefs.chance_of_role(seat, PLAIN), context.beliefs.suspicion[seat]
    return entropy(suspicion) - (1.0 - plain) * entropy(min(suspicion / max(1.0 - plain, 1e-9), 1.0))


def entropy(chance: float) -> float:
    """In bits (Shannon)."""
    sides = (chance, 1.0 - chance)
    return -sum(side * log2(side) for side in sides if side > 0.0)


def convert(context: DecisionContext) -> str | None:
    """The genie converts the player whom the table trusts, once there's something to go by."""
    view = context.view
    if view.dance == 1 and not view.is_small_table:
        return None
    return _move_naming("convert", context.beliefs.least_suspicious(view.seats_named_by("convert")))


def lend(context: DecisionContext) -> str | None:
    """The spare mask: a prankster's for a friend, the lender's for the most useful guest."""
    view = context.view
    offered = view.seats_named_by("lend")
    if view.camp == "pranksters":
        return _move_naming("lend", next((seat for seat in offered if seat in view.friends), None))
    trusted = [seat for seat in offered if context.beliefs.is_guest(seat) and view.roles[seat] in VALUED]
    best = min(trusted, key=lambda seat: VALUED.index(view.roles[seat] or PLAIN), default=None)
    return _move_naming("lend", best)


def sit(context: DecisionContext) -> str | None:
    return "sit" if context.view.sides_with_guests else None


def unmask(context: DecisionContext) -> str | None:
    if context.view.call == "avenger":
        return avenge(context)
    return strike(context)


def avenge(context: DecisionContext) -> str | None:
    seats = context.view.seats_named_by("unmask")
    if not context.view.sides_with_guests:
        return _move_naming("unmask", most_feared(context, seats))
    best = context.beliefs.most_suspicious(seats) if seats else None
    return (
        _move_naming("unmask", best)
        if best is not None and context.beliefs.suspicion[best] >= AVENGER_SUSPICION
        else None
    )


def strike(context: DecisionContext) -> str | None:
    """Pranksters join a friend's proposal. The first of them names the player they fear most."""
    seats = context.view.seats_named_by("unmask")
    named = [seat for seat in context.view.proposals if seat in seats]
    return _move_naming("unmask", named[0] if named else most_feared(context, seats))


def most_feared(context: DecisionContext, seats: Iterable[int]) -> int | None:
    """The guest whom the table trusts, above all one with an ability. Suspects are left to the vote."""
    guests = context.not_friends(seats)
    return max(guests, key=lambda seat: fear(context, seat), default=None)


def fear(context: DecisionContext, seat: int) -> float:
    """What the player can probably do, and how much the table trusts them."""
    chances = context.beliefs.role_chances[seat]
    feared = sum(chance * FEARED.get(role, 0.0) for role, chance in chances.items())
    betrayed = sum(chances.get(claim, 0.0) for claim in feigned(context))
    return feared - BETRAYAL_WEIGHT * betrayed - context.public_beliefs.suspicion[seat]


def feigned(context: DecisionContext) -> set[str]:
    """The cards that it and its friends have claimed."""
    view = context.view
    liars = [seat for seat in (*view.friends, view.seat) if view.roles[seat] != view.claims[seat]]
    return {claim for seat in liars if (claim := view.claims[seat]) is not None}


def mark(context: DecisionContext) -> str | None:
    masked = [seat for seat in context.view.seats_named_by("mark") if seat in context.view.masked]
    return _move_naming("mark", most_feared(context, masked))


def take(context: DecisionContext) -> str | None:
    """The lender's mask goes to the prankster whom nobody suspects."""
    seats = context.view.seats_named_by("take")
    return _move_naming("take", context.public_beliefs.least_suspicious(seats)) if seats else None


def step_in(context: DecisionContext) -> str | None:
    """The gentleman falls for a guest whom they trust and who is worth more than they are."""
    view, victim = context.view, context.view.victim
    if not view.sides_with_guests or victim is None:
        return None
    trusted = context.beliefs.suspicion[victim] <= (TRUSTED_IN_VOTE if view.phase == "verdict" else TRUSTED)
    worthy = sum(context.beliefs.chance_of_role(victim, role) for role in WORTH_A_FALL)
    return "step-in" if trusted and worthy >= 0.5 else None


ABILITIES: Final[dict[str, Callable[[DecisionContext], str | None]]] = {
    "give": give,
    "serve": serve,
    "sketch": sketch,
    "cancel": cancel,
    "watch": watch,
    "convert": convert,
    "lend": lend,
    "sit": sit,
    "unmask": unmask,
    "mark": mark,
    "take": take,
    "step-in": step_in,
}
