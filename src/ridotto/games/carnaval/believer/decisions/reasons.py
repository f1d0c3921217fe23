"""Why: one sentence for a move, from the clue that weighs most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ridotto.games.carnaval.believer.clues.clue import Clue
from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions.honesty import vote_candidates
from ridotto.games.carnaval.believer.decisions.voting import vote_target


@dataclass(frozen=True)
class Reason:
    key: str
    facts: dict[str, str | int]


GENERAL: Final = ("pass", "ready", "claim", "answer", "report", "retract")
EVEN_CHANCE: Final = 0.5
HYPNOTISED: Final = ("yes", "no", "unknown")  # answers to a free question: the house gives all others itself


def explain_move(move: str, context: DecisionContext) -> Reason:
    """Why the player named by the move is suspicious or not; else a general reason."""
    verb, *things = move.split(" ")
    if verb == "retract":
        return explain_retraction(int(things[0]), context)
    seats = [int(thing) for thing in things if thing.isdecimal()]
    return explain_player(seats[0], context) if seats else Reason(f"bot-{general_reason(verb, context)}", {})


def explain_player(player: int, context: DecisionContext) -> Reason:
    """Why that one: from what can be said aloud, because a reader doesn't share a bot's feelings."""
    camp, known = context.view.camp, context.view.camps[player]
    chance = percent(context.public_beliefs.suspicion[player])
    if camp == "pranksters":  # they know their own, so no clue tells them who is one
        return Reason("bot-friend" if known == "pranksters" else "bot-outsider", {"player": player, "chance": chance})
    if camp == "genie" and known is None:
        likely = context.beliefs.suspicion[player] < EVEN_CHANCE
        return Reason("bot-genie-guest" if likely else "bot-genie-ally", {"player": player, "chance": chance})
    clue = certain_clue(player, known) if camp == "genie" else context.arguable_beliefs.strongest_clue(player)
    facts = {"player": player, "about": clue.about, "chance": percent(context.arguable_beliefs.suspicion[player])}
    return Reason(f"bot-clue-{clue.kind}", {**facts, "sure": "no" if context.view.camps[clue.about] is None else "yes"})


def certain_clue(player: int, camp: str | None) -> Clue:
    return Clue("known-prankster" if camp == "pranksters" else "known-guest", player)


def explain_retraction(number: int, context: DecisionContext) -> Reason:
    """What speaks against something it has said about somebody."""
    said = context.view.said[context.view.seat]
    verb, _, thing = (said[number - 1] if number <= len(said) else "").rpartition(" ")
    if verb not in ("accuse", "vouch", "vote-for"):
        return Reason("bot-retract", {})
    player = int(thing)
    facts: dict[str, str | int] = {
        "player": player,
        "chance": percent(context.arguable_beliefs.suspicion[player]),
    }
    better = vote_target(context, vote_candidates(context.view)) if verb == "vote-for" else None
    if better is not None:
        return Reason("bot-retract-vote-for", {**facts, "about": better})
    return Reason("bot-retract-vouch" if verb == "vouch" else "bot-retract-accuse", facts)


def general_reason(verb: str, context: DecisionContext) -> str:
    """Why to make a move that's about nobody in particular."""
    if verb in HYPNOTISED:
        return "hypnosis"
    if verb == "ready" and not context.view.said[context.view.seat]:
        return "ready-silent"
    return verb if verb in GENERAL else "ability"


def percent(chance: float) -> int:
    return round(100 * chance)
