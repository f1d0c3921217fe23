"""What the accused say before the second vote (CV-29): at least one line each."""

from __future__ import annotations

from collections.abc import Iterator

from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions import talk
from ridotto.games.carnaval.believer.decisions.honesty import is_honest, vote_candidates
from ridotto.games.carnaval.believer.decisions.voting import vote_target


def choose_defence(context: DecisionContext) -> str:
    """What it would say anyway; and if that's nothing, a line of defence, so that nobody waits for silence."""
    spoken = talk.choose_statement(context)
    if spoken != "ready" or context.memory.has_defended(context.view):
        return spoken
    return next((line for line in lines_of_defence(context) if line in context.view.moves), "ready")


def lines_of_defence(context: DecisionContext) -> Iterator[str]:
    """Who it is; if it has said that in this talk, what else it can stand by; or else that once more."""
    view = context.view
    already = view.said[view.seat]
    claim = f"claim {view.role if view.sides_with_guests else talk.claimed_role(context)}"
    if not {claim, claim.replace("claim", "answer")} & set(already):
        yield claim
    honest = (line for line in about_the_accused(context) if not view.sides_with_guests or is_honest(line, context))
    yield from (line for line in honest if line not in already)
    yield claim


def about_the_accused(context: DecisionContext) -> Iterator[str]:
    """Whom it's going to vote against, or whom it trusts."""
    others = vote_candidates(context.view)
    chosen = vote_target(context, others)
    if chosen is not None:
        yield f"vote-for {chosen}"
    elif context.view.sides_with_guests:
        yield from (f"vouch {seat}" for seat in others)
