"""What a believer says (CV-35): guests what they know and believe, pranksters what helps, each in its own manner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Final

from ridotto.games.carnaval.believer.beliefs import Beliefs
from ridotto.games.carnaval.believer.carnival_view import GENIE, PLAIN, PRANKSTER_CARDS, TAKEN_BACK
from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions.honesty import is_honest, vote_candidates
from ridotto.games.carnaval.believer.decisions.loyalty import is_lost
from ridotto.games.carnaval.believer.decisions.voting import vote_target

MAX_STATEMENTS: Final = 6  # statements per discussion, with all that others wait for: the rules allow eight
PRESSING_ACCUSERS: Final = 2  # this many accusers force a claim
MAX_REPEATS: Final = 2  # if this many have said what everybody can know, one more would only bore
JUDGEMENT_PREFIXES: Final = ("accuse ", "vouch ", "vote-for ")
OWED_PREFIXES: Final = ("answer ", "retract ", "report ")  # said by the quietest too: others wait for it
VOUCH_FOR_FRIEND: Final = 0.15
NEVER_CLAIMED: Final = (*PRANKSTER_CARDS, GENIE)  # nobody claims these
ACCUSING_MARGIN: Final = 0.04  # this much more than the usual suspicion is a reason to name somebody …
ACCUSING_SUSPICION: Final = 0.6  # … and this much is in any case
SPECIAL_ROLE_RISK: Final = 0.4  # suspicion that a special name costs on top: its holder may hear of it


def choose_statement(context: DecisionContext) -> str:
    """The next statement worth making, or `ready`."""
    return next(possible_statements(context), "ready")


def possible_statements(context: DecisionContext) -> Iterator[str]:
    """What it would say now, best first."""
    view = context.view
    already = view.said[view.seat]
    for statement in guest_statements(context) if view.sides_with_guests else prankster_statements(context):
        fair = not view.sides_with_guests or is_honest(statement, context)
        if may_still_say(context, statement) and fair and statement in view.moves and statement not in already:
            yield statement


def may_still_say(context: DecisionContext, statement: str) -> bool:
    already = context.view.said[context.view.seat]
    own = [said for said in already if not said.startswith(OWED_PREFIXES)]
    return len(already) < MAX_STATEMENTS and (
        statement.startswith(OWED_PREFIXES) or len(own) < context.manner.max_statements
    )


# -- a guest


def guest_statements(context: DecisionContext) -> Iterator[str]:
    view = context.view
    yield from retractions(context)
    if is_asked(context):
        yield f"answer {view.role}"
    if is_pressed(context):
        yield f"claim {view.role}"
    yield from reports(context)
    yield from judgements(context)
    yield from retorts(context)
    yield from intentions(context)
    yield from questions(context)
    yield from vouching(context)


def retractions(context: DecisionContext) -> Iterator[str]:
    """Takes back what it has said about somebody and no longer believes."""
    for number, statement in enumerate(context.view.said[context.view.seat], start=1):
        judges = statement.startswith(JUDGEMENT_PREFIXES) and not is_idle_announcement(context, statement)
        if judges and not is_honest(statement, context):
            yield f"retract {number}"


def is_idle_announcement(context: DecisionContext, statement: str) -> bool:
    """Whether it announced a vote against somebody who isn't among the accused: nobody has to take that back."""
    verb, _, player = statement.rpartition(" ")
    return verb == "vote-for" and int(player) not in vote_candidates(context.view)


def is_asked(context: DecisionContext) -> bool:
    """Whether it was asked for its role: in this talk, and hasn't answered yet, even if it said so unasked; or earlier,
    and has never answered."""
    view, askers = context.view, context.memory.questioners
    if any(words.startswith("answer ") for words in view.said[view.seat]):
        return False
    return bool(askers(view.seat, view.talk_dance) or (view.claims[view.seat] is None and askers(view.seat)))


def is_pressed(context: DecisionContext) -> bool:
    """Accused, or somebody else claims its card."""
    view = context.view
    if view.claims[view.seat] is not None or view.seat in view.shown:
        return False
    accusers = context.memory.accusers(view.seat, view.talk_dance)
    usurped = view.role != PLAIN and any(view.claims[seat] == view.role for seat in view.others)
    return len(accusers) >= PRESSING_ACCUSERS or usurped or view.phase == "defence"


def reports(context: DecisionContext) -> Iterator[str]:
    """What its ability has shown, said once. A painter keeps it secret until somebody needs it."""
    view = context.view
    told = context.memory.said_by(view.seat)
    found = [f"report suspicious {seat}" for seat in sorted(view.suspicious & view.masked)]
    found += [f"report harmless {seat}" for seat in sorted(view.harmless & view.masked)]
    fresh = [report for report in found if report not in told]
    if fresh and view.claims[view.seat] is None and view.seat not in view.shown:
        yield "claim soldier"
    yield from fresh
    if view.talk_dance in context.memory.watched_in and is_reported(context):
        yield "report watched"
    for seat in sorted(view.painted - view.shown - {view.seat}):
        if context.memory.accusers(seat, view.talk_dance):
            yield f"report role {seat} {view.roles[seat]}"


def is_reported(context: DecisionContext) -> bool:
    """Whether a soldier has called it suspicious."""
    return any(player == context.view.seat for _, player, _ in context.memory.statements("report suspicious"))


def judgements(context: DecisionContext) -> Iterator[str]:
    """Accuses the most suspicious player, if there's a reason. Vouches for trusted players who are accused."""
    view, suspicion = context.view, context.beliefs.suspicion
    masked = vote_candidates(view)
    accusable = [
        seat for seat in masked if suspicion[seat] >= context.manner.accuses_from and has_grounds(context, seat)
    ]
    if accusable:
        yield from accusation(context, "accuse", context.beliefs.most_suspicious(accusable))
    for seat in masked:
        if suspicion[seat] <= context.manner.vouches_to and context.memory.accusers(seat, view.talk_dance):
            yield f"vouch {seat}"


def has_grounds(context: DecisionContext, seat: int) -> bool:
    """Whether more than a feeling speaks against somebody: more than against most unknown players."""
    suspicion, camps = context.arguable_beliefs.suspicion, context.arguable_beliefs.view.camps
    unknown = [suspicion[other] for other in vote_candidates(context.view) if camps[other] is None]
    return suspicion[seat] >= min(median(unknown or [0.0]) + ACCUSING_MARGIN, ACCUSING_SUSPICION)


def accusation(context: DecisionContext, verb: str, seat: int) -> Iterator[str]:
    """Names somebody, unless everybody can know it and has heard it often enough; and leaves those who have been named
    and have said nothing yet the time to answer."""
    others = context.memory.accusers(seat, context.view.talk_dance) - {context.view.seat}
    known = context.public_beliefs.is_prankster(seat)
    if len(others) < MAX_REPEATS if known else not others or has_spoken(context, seat):
        yield f"{verb} {seat}"


def has_spoken(context: DecisionContext, seat: int) -> bool:
    """In this talk."""
    return any(words != TAKEN_BACK for words in context.view.said[seat])


def retorts(context: DecisionContext) -> Iterator[str]:
    """Asks back whoever accuses it, as long as they're there to answer."""
    view = context.view
    if not context.manner.retorts or not may_ask(context):
        return
    for seat in sorted(context.memory.accusers(view.seat, view.talk_dance)):
        if is_open_question(context, seat):
            yield f"ask {seat}"


def intentions(context: DecisionContext) -> Iterator[str]:
    """Whom it's going to vote for, if it hasn't accused them anyway. Without a reason, only somebody who has had their
    say: nobody should hear first of all that they're going to fall."""
    view = context.view
    chosen = vote_target(context, vote_candidates(view))
    if chosen is None or not context.manner.tells_votes or f"accuse {chosen}" in view.said[view.seat]:
        return
    if has_spoken(context, chosen) or has_grounds(context, chosen):
        yield from accusation(context, "vote-for", chosen)


def questions(context: DecisionContext) -> Iterator[str]:
    """Asks the most suspicious of the players who haven't said who they are. A prankster doesn't ask friends."""
    view, opinion = context.view, context.beliefs if context.view.sides_with_guests else context.public_beliefs
    others = [seat for seat in vote_candidates(view) if seat not in view.friends]
    silent = [seat for seat in others if is_open_question(context, seat)]
    if silent and may_ask(context) and view.dance >= context.manner.asks_from:
        yield f"ask {opinion.most_suspicious(silent)}"


def opening_questions(context: DecisionContext) -> Iterator[str]:
    """What anybody can begin with who hasn't said anything yet, whatever their manner."""
    view, opinion = context.view, context.beliefs if context.view.sides_with_guests else context.public_beliefs
    silent = [seat for seat in context.not_friends(vote_candidates(view)) if is_open_question(context, seat)]
    is_heard = view.sides_with_guests or view.seat not in view.shown
    if silent and is_heard and view.phase == "discussion" and not view.said[view.seat]:
        yield f"ask {opinion.most_suspicious(silent)}"


def may_ask(context: DecisionContext) -> bool:
    asked = [words for words in context.view.said[context.view.seat] if words.startswith("ask ")]
    return len(asked) < context.manner.max_questions


def is_open_question(context: DecisionContext, seat: int) -> bool:
    """Whether nobody knows or has asked who that is, and they can still say it."""
    view = context.view
    unknown = view.claims[seat] is None and view.roles[seat] is None
    return unknown and seat in view.pending and not context.memory.questioners(seat)


def vouching(context: DecisionContext) -> Iterator[str]:
    """Vouches for the player it trusts most, of those for whom nobody has vouched yet."""
    view, opinion = context.view, context.beliefs if context.view.sides_with_guests else context.public_beliefs
    praised = {player for _, player, _ in context.memory.statements("vouch")}
    others = [seat for seat in vote_candidates(view) if seat not in praised]
    if others and context.manner.vouches_unasked:
        trusted = opinion.least_suspicious(others)
        if opinion.suspicion[trusted] <= context.manner.vouches_to:
            yield f"vouch {trusted}"


# -- a prankster, a convert, the genie


def prankster_statements(context: DecisionContext) -> Iterator[str]:
    view = context.view
    if view.seat in view.shown:
        if is_asked(context):
            yield f"answer {view.role}"  # there's nothing left to hide
        return  # and nobody would listen
    name = claimed_role(context) if is_asked(context) or is_pressed(context) else ""
    if is_asked(context):
        yield f"answer {name}"
    if is_pressed(context):
        yield f"claim {name}"
    yield from invented_reports(context)
    chosen = vote_target(context, vote_candidates(view))
    suspected = chosen is not None and context.public_beliefs.suspicion[chosen] >= context.manner.accuses_from
    if chosen is not None and suspected and has_grounds(context, chosen):
        yield from accusation(context, "accuse", chosen)
    yield from retorts(context)
    yield from intentions(context)
    yield from vouching_for_friends(context)
    yield from questions(context)
    yield from vouching(context)


def claimed_role(context: DecisionContext) -> str:
    """Who a prankster claims to be: the same as before, or a convert's own card, or the most credible one."""
    view = context.view
    said_before = view.claims[view.seat]
    if said_before is not None:
        return said_before
    if view.role is not None and view.role not in NEVER_CLAIMED:
        return view.role
    names = [role for role in dict.fromkeys(view.in_play) if role not in NEVER_CLAIMED]
    if not context.strength.lies_well:
        return context.rng.choice(names)
    return min(free_names(context, names) or names, key=lambda role: exposure(context, role))


def free_names(context: DecisionContext, names: list[str]) -> list[str]:
    """Roles of which the table has seen and heard fewer cards than there are."""
    view, public = context.view, context.public_beliefs.view
    claimed = [view.claims[seat] for seat in view.others if seat not in view.shown]
    return [role for role in names if public.cards_left(role) > claimed.count(role)]


def exposure(context: DecisionContext, role: str) -> float:
    """How suspicious the table would find it under that name. The holder of a special card may also speak up."""
    view = context.public_beliefs.view
    claims = [role if seat == context.view.seat else claim for seat, claim in enumerate(view.claims)]
    pretended = Beliefs(replace(view, claims=claims), context.memory, context.strength)
    return pretended.suspicion[context.view.seat] + (0.0 if role == PLAIN else SPECIAL_ROLE_RISK)


def invented_reports(context: DecisionContext) -> Iterator[str]:
    """Whoever claims to be the soldier must have seen something."""
    view = context.view
    told = context.memory.said_by(view.seat)
    guests = [seat for seat in context.not_friends(vote_candidates(view)) if view.roles[seat] is None]
    if view.claims[view.seat] == "soldier" and guests and not any(words.startswith("report") for words in told):
        yield f"report suspicious {context.public_beliefs.most_suspicious(guests)}"


def vouching_for_friends(context: DecisionContext) -> Iterator[str]:
    """Vouches for an accused friend: sparingly, and never for one who is lost, since the next vote would be about
    whoever stood up for them. It makes up its mind once per talk: the longer a talk at a large table, the more often
    it's asked."""
    view = context.view
    accused = [seat for seat in view.friends if context.memory.accusers(seat, view.talk_dance) and seat in view.masked]
    if context.mood < VOUCH_FOR_FRIEND:
        yield from (f"vouch {seat}" for seat in accused[:1] if not is_lost(context, seat))
