"""What a believer would advise: the best moves of a seat, and what each is worth to it."""

from __future__ import annotations

from typing import Final

from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions import talk
from ridotto.games.carnaval.believer.decisions.dance import entropy, fear, information_from_watching

FRIENDLY_VERBS: Final = ("serve", "lend", "vouch", "convert", "take", "step-in")  # done to players whom it trusts
PUBLIC_VERBS: Final = (
    "vote",
    "choose",
    "accuse",
    "vote-for",
    "report",
    "ask",
)  # in front of the table, which may follow or not
NEUTRAL_WORTH: Final = 0.5


def rank_moves(context: DecisionContext, chosen: str) -> list[str]:
    """The chosen move, then what else could be said or done now, best first."""
    view = context.view
    if view.phase in ("discussion", "defence"):
        others = [*talk.possible_statements(context), "ready"]
        if chosen == "ready":  # nobody is advised to leave before having said a word
            return list(dict.fromkeys([*talk.opening_questions(context), chosen, *others]))
    else:
        others = sorted(view.moves, key=lambda move: move_worth(context, move), reverse=True)
    return list(dict.fromkeys([chosen, *others]))


def move_worth(context: DecisionContext, move: str) -> float:
    """From 0 to 1: how likely it hits the right player, how much it reveals, how far it's believed."""
    verb, *things = move.split(" ")
    if verb in ("claim", "answer"):
        return credibility(context, things[0])
    seats = [int(thing) for thing in things if thing.isdecimal() and verb != "retract"]
    if not seats:
        return NEUTRAL_WORTH
    return (
        worth_to_guest(context, move, seats[0])
        if context.view.sides_with_guests
        else worth_to_prankster(context, verb, seats[0])
    )


def credibility(context: DecisionContext, role: str) -> float:
    """The truth is always worth saying to guests; a lie, as far as the table will believe it."""
    return 1.0 if context.view.sides_with_guests else context.public_beliefs.chance_of_role(context.view.seat, role)


def worth_to_guest(context: DecisionContext, move: str, seat: int) -> float:
    suspicion = context.beliefs.suspicion[seat]
    if move.startswith("watch "):
        return information_from_watching(context, seat)
    if move.startswith("hypnotise "):
        return entropy(suspicion)
    return 1.0 - suspicion if move.startswith((*FRIENDLY_VERBS, "report harmless")) else suspicion


def worth_to_prankster(context: DecisionContext, verb: str, seat: int) -> float:
    """For pranksters and genie: friends aren't harmed, guests are harmed where it's believed or hurts most."""
    if verb in FRIENDLY_VERBS:
        return 1.0 - context.public_beliefs.suspicion[seat]
    if seat in context.view.friends:
        return 0.0
    return (
        context.public_beliefs.suspicion[seat]
        if verb in PUBLIC_VERBS
        else min(max((1.0 + fear(context, seat)) / 1.5, 0.0), 1.0)
    )
