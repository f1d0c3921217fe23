"""For whom a believer votes."""

from __future__ import annotations

from ridotto.bots.believer.loyalty import falls_anyway
from ridotto.bots.believer.thought import Thought

NEAR = 0.08  # suspicions so close are settled by what the others say


def vote(thought: Thought) -> str:
    chosen = target(thought, thought.scene.named_by("vote"))
    return "pass" if chosen is None else f"vote {chosen}"


def target(thought: Thought, seats: list[int]) -> int | None:
    """Whom of these seats he would see unmasked; None if nobody."""
    if thought.scene.plays_guest:
        return most_suspicious(thought, [seat for seat in seats if not thought.beliefs.is_guest(seat)])
    if thought.scene.camp == "genie":
        guests = [seat for seat in seats if thought.beliefs.suspicion[seat] < 0.6]
        return on_a_whim(thought, guests) if thought.scene.small and guests else most_suspicious(thought, guests)
    return victim(thought, seats)


def most_suspicious(thought: Thought, seats: list[int]) -> int | None:
    if not seats:
        return None
    suspicion = thought.beliefs.suspicion
    highest = max(suspicion[seat] for seat in seats)
    near = [seat for seat in seats if suspicion[seat] >= highest - NEAR]
    return near[0] if len(near) == 1 else max(near, key=lambda seat: (thought.backers(seat), suspicion[seat]))


def victim(thought: Thought, seats: list[int]) -> int | None:
    """A prankster's vote: the guest whom the table suspects most, or a friend who falls anyway."""
    suspicion = thought.table.suspicion
    lost = [seat for seat in seats if seat in thought.scene.friends and falls_anyway(thought, seat)]
    if lost and thought.scene.seat in thought.scene.masked and thought.mood < thought.strength.gives_up:
        return max(lost, key=lambda seat: suspicion[seat])
    guests = thought.dangerous(seats)
    if not guests:
        return None
    if thought.scene.small:
        return on_a_whim(thought, guests)
    return max(guests, key=lambda seat: (votes_against(thought, seat), suspicion[seat] + NEAR * thought.backers(seat)))


def on_a_whim(thought: Thought, seats: list[int]) -> int:
    """Where pranksters and genie have nobody to agree with: hardly anything singles a guest out, least of all talk."""
    against = [votes_against(thought, seat) for seat in seats]
    joined = [seat for seat, votes in zip(seats, against, strict=True) if votes == max(against)]
    backed = {seat: thought.table.suspicion[seat] + NEAR * thought.backers(seat) for seat in joined}
    return min((seat for seat in joined if backed[seat] >= max(backed.values()) - NEAR), key=thought.liking)


def votes_against(thought: Thought, seat: int) -> int:
    """Votes that are shown already: unmasked pranksters vote last (CV-28) and join where it helps."""
    return thought.scene.votes.count(seat) if thought.scene.phase == "vote" else 0


def break_tie(thought: Thought) -> str:
    """The gentleman takes the one he would vote for; when he suspects all of them, all fall."""
    tied = thought.scene.named_by("choose")
    if thought.scene.plays_guest and all(thought.beliefs.is_prankster(seat) for seat in tied):
        return "pass"
    chosen = target(thought, tied)
    return f"choose {tied[0] if chosen is None else chosen}"
