"""What each role does when it is called, and before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log2
from typing import Final

from ridotto.bots.believer.scene import PLAIN
from ridotto.bots.believer.thought import Thought

WOULD_BETRAY = 0.6  # his card would show that a friend has claimed it in vain
STRIKE_AT = 0.5  # from here on the avenger dares
VALUED: Final = ("soldier", "avenger", "painter", "musician", "gentleman", "mask-lender", "little-old-man", PLAIN)
FEARED: Final = {
    "soldier": 0.5,
    "mask-lender": 0.4,
    "avenger": 0.4,
    "painter": 0.3,
    "musician": 0.2,
    "gentleman": 0.2,
    **dict.fromkeys(("winegrower", "chef", "hypnotist", "casanova", "isabella"), -0.3),  # they do more when open
}
WORTH_A_FALL: Final = ("soldier", "avenger", "painter", "musician")
TRUSTED: Final = 0.4  # of whom the gentleman takes the place when pranksters or avenger strike …
TRUSTED_IN_VOTE: Final = 0.2  # … and when the table has voted
SKETCHED: Final = ("soldier", "mask-lender", "avenger", "musician", "little-old-man", "gentleman")


def decide(thought: Thought) -> str:
    """One of the moves of this call; a pass where nothing is worth doing."""
    moves = thought.scene.moves
    verbs = dict.fromkeys(move.split(" ")[0] for move in moves if move != "pass")
    wanted = next((WAYS[verb](thought) for verb in verbs if verb in WAYS), None)
    if wanted is not None and wanted in moves:
        return wanted
    return "pass" if "pass" in moves else moves[0]


def _named(verb: str, seat: int | None) -> str | None:
    return None if seat is None else f"{verb} {seat}"


def give(thought: Thought) -> str | None:
    """The missing invitation: to whom it hurts most."""
    scene = thought.scene
    able = [seat for seat in scene.named_by("give") if seat in scene.masked]
    if scene.plays_guest:
        return _named("give", thought.beliefs.most(able)) if able else None
    return _named("give", most_feared(thought, able))


def serve(thought: Thought) -> str | None:
    """The chef feeds whom he trusts most: pranksters cannot reach him. Among them he lets it be."""
    scene = thought.scene
    if not scene.plays_guest:
        return None
    others = [seat for seat in scene.named_by("serve") if seat != scene.seat]
    return _named("serve", thought.beliefs.least(others)) if others else None


def sketch(thought: Thought) -> str | None:
    scene = thought.scene
    hidden = [role for role in SKETCHED if scene.cards_left(role) > 0]
    return next((f"sketch {role}" for role in hidden if f"sketch {role}" in scene.moves), None)


def cancel(thought: Thought) -> str | None:
    """Any dance that is cancelled saves a guest; but the first may be needed to learn something."""
    return "cancel" if thought.scene.plays_guest and thought.scene.dance > 1 else None


def watch(thought: Thought) -> str | None:
    """There where the answer tells most. Among pranksters the soldier keeps from acting whom they fear."""
    scene = thought.scene
    fresh = [seat for seat in scene.named_by("watch") if seat not in scene.suspicious | scene.harmless]
    if not scene.plays_guest:
        return _named("watch", most_feared(thought, fresh))
    unknown = [seat for seat in fresh if scene.roles[seat] is None]
    return _named("watch", max(unknown, key=lambda seat: told_by_watching(thought, seat), default=None))


def told_by_watching(thought: Thought, seat: int) -> float:
    """How much doubt about a seat is gone once the soldier knows whether it is a plain guest."""
    plain, suspicion = thought.beliefs.holds(seat, PLAIN), thought.beliefs.suspicion[seat]
    return doubt(suspicion) - (1.0 - plain) * doubt(min(suspicion / max(1.0 - plain, 1e-9), 1.0))


def doubt(chance: float) -> float:
    """In bits (Shannon)."""
    sides = (chance, 1.0 - chance)
    return -sum(side * log2(side) for side in sides if side > 0.0)


def convert(thought: Thought) -> str | None:
    """The genie wins over whom the table trusts, once there is something to go by."""
    scene = thought.scene
    if scene.dance == 1 and not scene.small:
        return None
    return _named("convert", thought.beliefs.least(scene.named_by("convert")))


def lend(thought: Thought) -> str | None:
    """The spare mask: a prankster's for a friend, the lender's for the most useful guest."""
    scene = thought.scene
    offered = scene.named_by("lend")
    if scene.camp == "pranksters":
        return _named("lend", next((seat for seat in offered if seat in scene.friends), None))
    trusted = [seat for seat in offered if thought.beliefs.is_guest(seat) and scene.roles[seat] in VALUED]
    best = min(trusted, key=lambda seat: VALUED.index(scene.roles[seat] or PLAIN), default=None)
    return _named("lend", best)


def sit(thought: Thought) -> str | None:
    return "sit" if thought.scene.plays_guest else None


def unmask(thought: Thought) -> str | None:
    if thought.scene.call == "avenger":
        return avenge(thought)
    return strike(thought)


def avenge(thought: Thought) -> str | None:
    seats = thought.scene.named_by("unmask")
    if not thought.scene.plays_guest:
        return _named("unmask", most_feared(thought, seats))
    best = thought.beliefs.most(seats) if seats else None
    return _named("unmask", best) if best is not None and thought.beliefs.suspicion[best] >= STRIKE_AT else None


def strike(thought: Thought) -> str | None:
    """Pranksters join a friend's proposal; the first of them names who is feared most."""
    seats = thought.scene.named_by("unmask")
    named = [seat for seat in thought.scene.proposals if seat in seats]
    return _named("unmask", named[0] if named else most_feared(thought, seats))


def most_feared(thought: Thought, seats: Iterable[int]) -> int | None:
    """The guest whom the table trusts, above all one with an ability; who is suspected anyway is left to the vote."""
    guests = thought.dangerous(seats)
    return max(guests, key=lambda seat: fear(thought, seat), default=None)


def fear(thought: Thought, seat: int) -> float:
    """What he probably can do, and how much the table trusts him."""
    chances = thought.beliefs.chances[seat]
    feared = sum(chance * FEARED.get(role, 0.0) for role, chance in chances.items())
    betrayed = sum(chances.get(claim, 0.0) for claim in feigned(thought))
    return feared - WOULD_BETRAY * betrayed - thought.table.suspicion[seat]


def feigned(thought: Thought) -> set[str]:
    """The cards that he and his friends have claimed."""
    scene = thought.scene
    liars = [seat for seat in (*scene.friends, scene.seat) if scene.roles[seat] != scene.claims[seat]]
    return {claim for seat in liars if (claim := scene.claims[seat]) is not None}


def mark(thought: Thought) -> str | None:
    masked = [seat for seat in thought.scene.named_by("mark") if seat in thought.scene.masked]
    return _named("mark", most_feared(thought, masked))


def take(thought: Thought) -> str | None:
    """The lender's mask goes to the prankster whom nobody suspects."""
    seats = thought.scene.named_by("take")
    return _named("take", thought.table.least(seats)) if seats else None


def step_in(thought: Thought) -> str | None:
    """The gentleman falls for a guest whom he trusts and who is worth more than he."""
    scene, victim = thought.scene, thought.scene.victim
    if not scene.plays_guest or victim is None:
        return None
    trusted = thought.beliefs.suspicion[victim] <= (TRUSTED_IN_VOTE if scene.phase == "verdict" else TRUSTED)
    worthy = sum(thought.beliefs.holds(victim, role) for role in WORTH_A_FALL)
    return "step-in" if trusted and worthy >= 0.5 else None


WAYS: Final[dict[str, Callable[[Thought], str | None]]] = {
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
