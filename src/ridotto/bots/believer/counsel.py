"""What a believer would advise: the best moves of a seat, and what each is worth to it."""

from __future__ import annotations

from typing import Final

from ridotto.bots.believer import talk
from ridotto.bots.believer.dance import doubt, fear, told_by_watching
from ridotto.bots.believer.thought import Thought

KIND: Final = ("serve", "lend", "vouch", "convert", "take", "step-in")  # done to whom one trusts
OPEN: Final = ("vote", "choose", "accuse", "vote-for", "report", "ask")  # before the table, which may follow or not
NO_MATTER: Final = 0.5


def advised(thought: Thought, chosen: str) -> list[str]:
    """The chosen move, then what else could be said or done now, best first."""
    scene = thought.scene
    if scene.phase in ("discussion", "defence"):
        others = [*talk.wishes(thought), "ready"]
    else:
        others = sorted(scene.moves, key=lambda move: worth(thought, move), reverse=True)
    return list(dict.fromkeys([chosen, *others]))


def worth(thought: Thought, move: str) -> float:
    """From 0 to 1: how likely it meets whom it should, how much it tells, how far it is believed."""
    verb, *things = move.split(" ")
    if verb in ("claim", "answer"):
        return credit(thought, things[0])
    seats = [int(thing) for thing in things if thing.isdecimal() and verb != "retract"]
    if not seats:
        return NO_MATTER
    return to_a_guest(thought, move, seats[0]) if thought.scene.plays_guest else to_others(thought, verb, seats[0])


def credit(thought: Thought, role: str) -> float:
    """The truth is always worth saying to guests; a lie, as far as the table will believe it."""
    return 1.0 if thought.scene.plays_guest else thought.table.holds(thought.scene.seat, role)


def to_a_guest(thought: Thought, move: str, seat: int) -> float:
    suspicion = thought.beliefs.suspicion[seat]
    if move.startswith("watch "):
        return told_by_watching(thought, seat)
    if move.startswith("hypnotise "):
        return doubt(suspicion)
    return 1.0 - suspicion if move.startswith((*KIND, "report harmless")) else suspicion


def to_others(thought: Thought, verb: str, seat: int) -> float:
    """To pranksters and genie: friends are not harmed, guests are harmed where it is believed or hurts most."""
    if verb in KIND:
        return 1.0 - thought.table.suspicion[seat]
    if seat in thought.scene.friends:
        return 0.0
    return thought.table.suspicion[seat] if verb in OPEN else min(max((1.0 + fear(thought, seat)) / 1.5, 0.0), 1.0)
