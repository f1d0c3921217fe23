"""What open cards do in the discussion (CV-22 to CV-27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.games.carnaval.believer.decision_context import DecisionContext


def choose_ability(context: DecisionContext) -> str | None:
    """The ability of its open card, if now is the moment."""
    verbs = dict.fromkeys(move.split(" ")[0] for move in context.view.moves)
    wanted = next((ABILITIES[verb](context) for verb in verbs if verb in ABILITIES), None)
    return wanted if wanted in context.view.moves else None


def drag(context: DecisionContext) -> str | None:
    """Into the next dance, before a friend is voted out."""
    masked = [seat for seat in context.view.masked if seat != context.view.seat]
    return "drag" if masked and context.public_beliefs.most_suspicious(masked) in context.view.friends else None


def pour(context: DecisionContext) -> str | None:
    return _hinder(context, "pour")


def charm(context: DecisionContext) -> str | None:
    return _hinder(context, "charm")


def _hinder(context: DecisionContext, verb: str) -> str | None:
    """Takes a vote from the other side: from the most suspicious player, or from the guest whom everybody trusts."""
    seats = [seat for seat in context.view.seats_named_by(verb) if seat != context.view.wine]
    if context.view.sides_with_guests:
        return f"{verb} {context.beliefs.most_suspicious(seats)}" if seats else None
    guests = context.not_friends(seats)
    return f"{verb} {context.public_beliefs.least_suspicious(guests)}" if guests else None


def hypnotise(context: DecisionContext) -> str | None:
    """Asks the player about whom least is known whether they're a prankster. A prankster asks nobody."""
    view = context.view
    unknown = [seat for seat in view.others if seat in view.masked and view.camps[seat] is None]
    if not view.sides_with_guests or not unknown:
        return None
    asked = min(unknown, key=lambda seat: abs(context.beliefs.suspicion[seat] - 0.5))
    return f"hypnotise {asked} prankster"


ABILITIES: Final[dict[str, Callable[[DecisionContext], str | None]]] = {
    "drag": drag,
    "pour": pour,
    "charm": charm,
    "hypnotise": hypnotise,
}
