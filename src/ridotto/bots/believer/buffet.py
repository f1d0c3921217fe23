"""What open cards do in the discussion (CV-22 to CV-27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.bots.believer.thought import Thought


def act(thought: Thought) -> str | None:
    """The ability of one's open card, if now is the moment."""
    verbs = dict.fromkeys(move.split(" ")[0] for move in thought.scene.moves)
    wanted = next((WAYS[verb](thought) for verb in verbs if verb in WAYS), None)
    return wanted if wanted in thought.scene.moves else None


def drag(thought: Thought) -> str | None:
    """Into the next dance, before a friend is voted out."""
    masked = [seat for seat in thought.scene.masked if seat != thought.scene.seat]
    return "drag" if masked and thought.table.most(masked) in thought.scene.friends else None


def pour(thought: Thought) -> str | None:
    return _hinder(thought, "pour")


def charm(thought: Thought) -> str | None:
    return _hinder(thought, "charm")


def _hinder(thought: Thought, verb: str) -> str | None:
    """Takes a vote from the other side: from the most suspicious, or from the guest whom all trust."""
    seats = [seat for seat in thought.scene.named_by(verb) if seat != thought.scene.wine]
    if thought.scene.plays_guest:
        return f"{verb} {thought.beliefs.most(seats)}" if seats else None
    guests = thought.dangerous(seats)
    return f"{verb} {thought.table.least(guests)}" if guests else None


def hypnotise(thought: Thought) -> str | None:
    """Asks him about whom least is known whether he is a prankster; a prankster asks nobody."""
    scene = thought.scene
    unknown = [seat for seat in scene.others if seat in scene.masked and scene.camps[seat] is None]
    if not scene.plays_guest or not unknown:
        return None
    asked = min(unknown, key=lambda seat: abs(thought.beliefs.suspicion[seat] - 0.5))
    return f"hypnotise {asked} prankster"


WAYS: Final[dict[str, Callable[[Thought], str | None]]] = {
    "drag": drag,
    "pour": pour,
    "charm": charm,
    "hypnotise": hypnotise,
}
