"""Whether a bot means what it says: is a statement supported by its view and its beliefs?"""

from __future__ import annotations

from typing import Final

from ridotto.games.carnaval.believer.carnival_view import CarnivalView
from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions.voting import vote_target

STATEMENTS: Final = ("claim", "answer", "accuse", "vouch", "vote-for", "report", "ask", "retract")


def is_statement(move: str) -> bool:
    return move.split(" ", 1)[0] in STATEMENTS


def is_honest(statement: str, context: DecisionContext) -> bool:
    """Questions and retractions are always honest."""
    verb, *things = statement.split(" ")
    if verb in ("claim", "answer"):
        return things == [context.view.role]
    if verb == "accuse":
        return context.beliefs.suspicion[int(things[0])] >= context.manner.accuses_from
    if verb == "vouch":
        return context.beliefs.suspicion[int(things[0])] <= context.manner.vouches_to
    if verb == "vote-for":
        return vote_target(context, vote_candidates(context.view)) == int(things[0])
    if verb == "report":
        return is_known(things, context)
    return verb in ("ask", "retract")


def vote_candidates(view: CarnivalView) -> list[int]:
    """The players it will be able to vote for."""
    pool = view.accused if view.phase == "defence" else view.masked
    return [seat for seat in view.others if seat in pool]


def is_known(report: list[str], context: DecisionContext) -> bool:
    view = context.view
    if report[0] == "watched":
        return view.talk_dance in context.memory.watched_in
    player = int(report[1])
    if report[0] == "role":
        return view.roles[player] == report[2]
    return player in (view.suspicious if report[0] == "suspicious" else view.harmless)
