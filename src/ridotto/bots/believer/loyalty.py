"""When a prankster may vote against a friend: only if the friend falls without that vote, so that it never decides."""

from __future__ import annotations

from typing import Final

from ridotto.bots.believer.thought import Thought

EXPOSED: Final = 0.5  # by what everybody can see and has heard
SAFE_LEAD: Final = 2  # votes: one vote, whoever it goes to, does not change it


def falls_anyway(thought: Thought, friend: int) -> bool:
    """By the votes of others: of those who are no pranksters, as they will probably vote, or of all in the run-off."""
    scene = thought.scene
    first = thought.memory.ballots.get((scene.dance, 1))
    if scene.phase == "tie":
        return False  # whoever breaks it decides
    if first is not None:
        return lead(thought, first, friend) >= SAFE_LEAD
    voters = set(range(scene.seats)) - {scene.wine}
    others = voters - {scene.seat, *scene.friends}
    exposed = thought.grounds.suspicion[friend] >= EXPOSED
    against = others if exposed else others & thought.memory.naming(friend, scene.talk_of)
    return len(against) > len(voters) / 2


def lead(thought: Thought, first: list[int | None], friend: int) -> int:
    """How many more of the others voted for a friend than for the next of the accused, in the first ballot."""
    scene = thought.scene
    votes = [choice for voter, choice in enumerate(first) if voter != scene.seat]
    return votes.count(friend) - max((votes.count(seat) for seat in scene.accused - {friend}), default=0)
