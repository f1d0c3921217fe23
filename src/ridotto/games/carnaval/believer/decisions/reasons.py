"""Why: one sentence for a move, from the clue that weighs most."""

from __future__ import annotations

from dataclasses import dataclass

from ridotto.games.carnaval.believer.decision_context import DecisionContext


@dataclass(frozen=True)
class Reason:
    key: str
    facts: dict[str, str | int]


GENERAL = ("pass", "ready", "claim", "answer", "report", "retract")
EVEN_CHANCE = 0.5
HYPNOTISED = ("yes", "no", "unknown")  # answers to a free question: the house gives all others itself


def explain_move(move: str, context: DecisionContext) -> Reason:
    """Why the player named by the move is suspicious or not; else a general reason."""
    verb, *things = move.split(" ")
    seats = [int(thing) for thing in things if thing.isdecimal() and verb != "retract"]
    if not seats:
        return Reason(f"bot-{general_reason(verb, context)}", {})
    player = seats[0]
    beliefs = context.beliefs if context.view.sides_with_guests else context.public_beliefs
    clue = beliefs.strongest_clue(player)
    chance = round(100 * beliefs.suspicion[player])
    if context.view.camp == "pranksters":  # they know their own, so no clue tells them who is one
        is_friend = player in context.view.friends
        return Reason("bot-friend" if is_friend else "bot-outsider", {"player": player, "chance": chance})
    if context.view.camp == "genie" and context.view.camps[player] is None:
        likely = context.beliefs.suspicion[player] < EVEN_CHANCE
        return Reason("bot-genie-guest" if likely else "bot-genie-ally", {"player": player, "chance": chance})
    return Reason(f"bot-clue-{clue.kind}", {"player": player, "about": clue.about, "chance": chance})


def general_reason(verb: str, context: DecisionContext) -> str:
    """Why to make a move that's about nobody in particular."""
    if verb in HYPNOTISED:
        return "hypnosis"
    if verb == "ready" and not context.view.said[context.view.seat]:
        return "ready-silent"
    return verb if verb in GENERAL else "ability"
