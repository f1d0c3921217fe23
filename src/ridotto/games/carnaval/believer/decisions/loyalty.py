"""When a prankster may vote against a friend: only if the friend falls without that vote, so that it never decides."""

from __future__ import annotations

from typing import Final

from ridotto.games.carnaval.believer.decision_context import DecisionContext

EXPOSED_SUSPICION: Final = 0.5  # by what everybody has seen and heard
SAFE_LEAD_VOTES: Final = 2  # one vote, whoever it's for, doesn't change that


def falls_anyway(context: DecisionContext, friend: int) -> bool:
    """By others' votes: by those of the guests, as they'll probably vote, or by everybody's in the run-off."""
    view = context.view
    first = context.memory.ballots.get((view.dance, 1))
    if view.phase == "tie":
        return False  # whoever breaks it decides
    if first is not None:
        return lead(context, first, friend) >= SAFE_LEAD_VOTES
    voters = set(range(view.seats)) - {view.wine}
    others = voters - {view.seat, *view.friends}
    exposed = context.arguable_beliefs.suspicion[friend] >= EXPOSED_SUSPICION
    against = others if exposed else others & context.memory.accusers(friend, view.talk_dance)
    return len(against) > len(voters) / 2


def is_lost(context: DecisionContext, friend: int) -> bool:
    """Whether the whole table takes a friend for a prankster, or they fall anyway."""
    return context.public_beliefs.suspicion[friend] >= EXPOSED_SUSPICION or falls_anyway(context, friend)


def lead(context: DecisionContext, first: list[int | None], friend: int) -> int:
    """How many more of the others voted for a friend than for the next of the accused, in the first ballot."""
    view = context.view
    votes = [choice for voter, choice in enumerate(first) if voter != view.seat]
    return votes.count(friend) - max((votes.count(seat) for seat in view.accused - {friend}), default=0)
