"""When a prankster may vote against a friend: only if the friend falls without that vote, so that it never decides."""

from __future__ import annotations

from typing import Final

from ridotto.bots.believer.thought import Thought

EXPOSED: Final = 0.6  # by what everybody can see and has heard


def falls_anyway(thought: Thought, friend: int) -> bool:
    """By the votes of those who aren't pranksters, even if all pranksters voted together against somebody else."""
    scene = thought.scene
    if scene.phase == "tie":
        return False  # whoever breaks it decides
    pranksters = {scene.seat, *scene.friends} - {scene.wine}
    others = set(range(scene.seats)) - pranksters - {scene.wine}
    first = thought.memory.ballots.get((scene.dance, 1))
    if scene.accused and first is not None:
        ahead = [sum(first[voter] == seat for voter in others) for seat in scene.accused - {friend}]
        return sum(first[voter] == friend for voter in others) > max(ahead, default=0) + len(pranksters)
    exposed = thought.grounds.suspicion[friend] >= EXPOSED
    against = others if exposed else others & thought.memory.naming(friend, scene.talk_of)
    return len(against) > len(pranksters | others) / 2
