"""Whom a believer votes for."""

from __future__ import annotations

from statistics import median

from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions.loyalty import falls_anyway

NEAR_SUSPICION = 0.08  # suspicions this close are settled by what the others say
PROBABLY_ALLY = 0.6  # the genie spares anybody this suspicious


def choose_vote(context: DecisionContext) -> str:
    chosen = vote_target(context, context.view.seats_named_by("vote"))
    return "pass" if chosen is None else f"vote {chosen}"


def vote_target(context: DecisionContext, seats: list[int]) -> int | None:
    """Which of these seats it would like to see unmasked; None if none."""
    if context.view.sides_with_guests:
        return most_suspicious(context, [seat for seat in seats if not context.beliefs.is_guest(seat)])
    if context.view.camp == "genie":
        return genie_target(context, seats)
    return prankster_target(context, seats)


def most_suspicious(context: DecisionContext, seats: list[int]) -> int | None:
    if not seats:
        return None
    suspicion = context.beliefs.suspicion
    highest = max(suspicion[seat] for seat in seats)
    near = [seat for seat in seats if suspicion[seat] >= highest - NEAR_SUSPICION]
    return near[0] if len(near) == 1 else max(near, key=lambda seat: (context.trusted_accusers(seat), suspicion[seat]))


def genie_target(context: DecisionContext, seats: list[int]) -> int | None:
    """The genie doesn't know the pranksters, and wouldn't harm them: the most suspicious of those who are no likelier
    to be one than most; or at least the likeliest guest of the accused."""
    suspicion = context.beliefs.suspicion
    others = [seat for seat in context.not_friends(seats) if suspicion[seat] < PROBABLY_ALLY]
    guests = [seat for seat in others if is_likely_guest(context, seat)] or sorted(others, key=suspicion.__getitem__)[
        :1
    ]
    if context.view.is_small_table and guests:
        return arbitrary_target(context, guests)
    return most_suspicious(context, guests)


def is_likely_guest(context: DecisionContext, seat: int) -> bool:
    """Whether somebody is known to be a guest, or no more suspicious than most unknown players."""
    camps, suspicion = context.view.camps, context.beliefs.suspicion
    unknown = [suspicion[other] for other in context.view.others if camps[other] is None]
    return camps[seat] == "guests" or suspicion[seat] <= median(unknown)


def prankster_target(context: DecisionContext, seats: list[int]) -> int | None:
    """A prankster's vote: the guest whom the table suspects most, or a friend who falls anyway."""
    suspicion = context.public_beliefs.suspicion
    lost = [seat for seat in seats if seat in context.view.friends and falls_anyway(context, seat)]
    if lost and context.view.seat in context.view.masked and context.mood < context.strength.gives_up:
        return max(lost, key=lambda seat: suspicion[seat])
    guests = context.not_friends(seats)
    if not guests:
        return None
    if context.view.is_small_table:
        return arbitrary_target(context, guests)
    return max(
        guests,
        key=lambda seat: (
            votes_against(context, seat),
            suspicion[seat] + NEAR_SUSPICION * context.trusted_accusers(seat),
        ),
    )


def arbitrary_target(context: DecisionContext, seats: list[int]) -> int:
    """If pranksters and genie have nobody to agree with: hardly anything singles a guest out, least of all talk."""
    against = [votes_against(context, seat) for seat in seats]
    joined = [seat for seat, votes in zip(seats, against, strict=True) if votes == max(against)]
    backed = {
        seat: context.public_beliefs.suspicion[seat] + NEAR_SUSPICION * context.trusted_accusers(seat)
        for seat in joined
    }
    return min((seat for seat in joined if backed[seat] >= max(backed.values()) - NEAR_SUSPICION), key=context.liking)


def votes_against(context: DecisionContext, seat: int) -> int:
    """Votes that are shown already: unmasked pranksters vote last (CV-28) and join where it helps."""
    return context.view.votes.count(seat) if context.view.phase == "vote" else 0


def break_tie(context: DecisionContext) -> str:
    """The gentleman takes the one they'd vote for. If they suspect all of them, all fall."""
    tied = context.view.seats_named_by("choose")
    if context.view.sides_with_guests and all(context.beliefs.is_prankster(seat) for seat in tied):
        return "pass"
    chosen = vote_target(context, tied)
    return f"choose {tied[0] if chosen is None else chosen}"
