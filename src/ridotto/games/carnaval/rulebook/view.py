"""What a seat may know of the carnival: its own card, what it was told, what was shown. Hidden by default."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook import dump
from ridotto.games.carnaval.rulebook.content import (
    AVENGER,
    CHEF,
    GENIE,
    GENTLEMAN,
    LENDER,
    OLD_MAN,
    PAINTER,
    PRANKSTER,
    ROLES,
    SILENT,
    SOLDIER,
    call_name,
)
from ridotto.games.carnaval.rulebook.hindrances import hindrance
from ridotto.games.carnaval.rulebook.notation import SHAPES, STEP_IN
from ridotto.games.carnaval.rulebook.phases.calls import sketchable, the_call
from ridotto.games.carnaval.rulebook.phases.knowledge import (
    NO,
    YES,
    cards_known,
    falls_known,
    is_prankster_to,
    is_role,
    knows_tempted,
    sees_all,
    sees_pranksters,
    sees_step,
)
from ridotto.games.carnaval.rulebook.phases.vote import stage, votes_late, votes_open, votes_with
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import (
    CHOOSING,
    DANCE,
    DEFENCE,
    DISCUSSION,
    HYPNOSIS,
    NOT_IN,
    STATEMENTS,
    STEPS,
    VERDICT,
    VOTING,
    BasePosition,
    seat_or_none,
)
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.event import Facts
from ridotto.rules.reading import table

SOMEONE = "someone"  # who is watched, to those who only hear that somebody is
TAKEN = "taken"  # the spare mask, to the lender who was robbed of it
HIDDEN = "hidden"  # a vote that is in
BEFORE_VERDICT = (DISCUSSION, HYPNOSIS, VOTING, DEFENCE)
ASKS_FOR = {"s": "player", "r": "role", "": "yes"}  # by the shape of the move


def view(position: CarnavalPosition, seat: int | None) -> Facts:
    viewer = -1 if seat is None else seat
    facts = dump.dump(position)
    del facts["lots"], facts["outcome"]
    facts["in_play"] = in_play(position)
    facts["chairs"] = int(position.chairs())
    facts["leader"] = seat_or_none(position.master_seat())
    facts.update(_known_to_everybody(position))
    if not sees_all(position, viewer):
        facts.update(_masks_seen(position, viewer))
        facts.update(_calls_seen(position, viewer))
        facts.update(_told(position, viewer))
        facts.update(_blocks_seen(position, viewer, facts))
        facts.update(_votes_seen(position, viewer))
    facts["hindrance"] = hindrance(facts, viewer)
    facts["statements_left"] = statements_left(position, viewer)
    facts["votes_with"] = seat_or_none(votes_with(position, viewer)) if position.phase in BEFORE_VERDICT else None
    return facts


def in_play(evening: BasePosition) -> list[str]:
    """The roles that were dealt: everybody is told (CV-5)."""
    return [ROLES[role] for role in sorted(int(role) for role in evening.cast.roles)]


def _known_to_everybody(evening: BasePosition) -> Facts:
    """What follows from the roles in play and from what lies open: whoever draws a view needs no rules for it."""
    return {
        "calls": [call_name(int(role)) for role in evening.order()],
        "heard": heard(evening),
        "asks_for": asks_for(evening),
        "sketchable": [ROLES[role] for role in squares_of(sketchable(evening))],
        "votes_late": squares_of(votes_late(evening)),
        "votes_open": votes_open(evening),
    }


def heard(evening: BasePosition) -> str | None:
    """The last call of this dance that was said aloud."""
    if evening.over or evening.phase != DANCE:
        return None
    order = evening.order()
    said = [int(order[place]) for place in range(evening.at + 1) if order[place] != SILENT]
    return call_name(said[-1]) if said else None


def asks_for(evening: BasePosition) -> str | None:
    """What somebody decides in secret now: by the call, not by the step, which isn't for everybody."""
    if evening.over or evening.phase not in (DANCE, VERDICT):
        return None
    verb = the_call(evening.call()).verb if evening.phase == DANCE else STEP_IN
    return ASKS_FOR[SHAPES[verb][1]]


def statements_left(evening: BasePosition, seat: int) -> int | None:
    """How many the seat may still make in this talk (CV-35)."""
    talks = evening.phase in (DISCUSSION, DEFENCE) and not evening.over
    return int(STATEMENTS - evening.spoken(seat)) if talks and 0 <= seat < evening.seats else None


def _masks_seen(evening: BasePosition, seat: int) -> Facts:
    cards = cards_known(evening, seat)
    fallen = falls_known(evening, seat)
    everybody = range(evening.seats)
    used = evening.used if knows_tempted(evening, seat) else evening.used & ~bit(GENIE)
    return {
        "roles": [evening.role_name(other) if cards & bit(other) else None for other in everybody],
        "camps": [camp_seen(evening, seat, other) for other in everybody],
        "masked": squares_of(evening.seems_masked() & ~fallen),
        "fallen": squares_of(fallen),
        "used": [ROLES[role] for role in squares_of(used)],
        "genie": dump.one(evening.tempted) if knows_tempted(evening, seat) else None,
    }


def camp_seen(evening: BasePosition, seat: i64, other: i64) -> str | None:
    """The camp of another, if the seat can be sure of it."""
    cards = cards_known(evening, seat)
    if cards & evening.holder(GENIE) & bit(other):
        return "genie"
    known = is_prankster_to(evening, seat, other) if seat >= 0 else _known_to_all(evening, other)
    if known == YES:
        return "pranksters"
    genie_found = evening.holder(GENIE) & ~cards == 0
    return "guests" if known == NO and (genie_found or cards & bit(other)) else None


def _known_to_all(evening: BasePosition, other: i64) -> i64:
    if evening.shown & bit(other) == 0:
        return 2
    if evening.cast.pranksters & bit(other):
        return YES
    return NO if evening.holder(GENIE) == 0 else 2


def _calls_seen(evening: BasePosition, seat: int) -> Facts:
    """How far a call has come is for those whose call it is."""
    pranksters = sees_pranksters(evening, seat)
    step = sees_step(evening, seat)
    asked = is_role(evening, seat, GENTLEMAN)
    return {
        "step": STEPS[evening.step if step else CHOOSING],
        "avenged": seat_or_none(evening.avenged) if is_role(evening, seat, AVENGER) else None,
        "named": seat_or_none(evening.named) if pranksters else None,
        "victim": seat_or_none(evening.victim) if asked or step else None,
        "proposals": dump.proposals(evening) if pranksters else own_proposal(evening, seat),
    }


def own_proposal(evening: BasePosition, seat: i64) -> list[object]:
    """Of a prankster whose mask fell in this dance: they answer the call with their eyes closed (CV-15, CV-40)."""
    answers = seat >= 0 and evening.called(PRANKSTER) and evening.pranksters() & evening.fallen & bit(seat) != 0
    mine = dump.choice_text(evening.proposal(seat)) if answers else None
    return [mine if other == seat else None for other in range(evening.seats)]


def _told(evening: BasePosition, seat: int) -> Facts:
    """What the abilities told their owners, and those they were used on."""
    me = bit(seat) if seat >= 0 else i64(0)
    soldier = is_role(evening, seat, SOLDIER)
    painter = is_role(evening, seat, PAINTER)
    return {
        "spare": spare_seen(evening, seat),
        "sketch": ROLES[evening.sketch] if painter and evening.sketch >= 0 else None,
        "painted": squares_of(evening.painted if painter else evening.painted & me),
        "soldier": {
            "suspicious": squares_of(evening.suspicious if soldier else 0),
            "harmless": squares_of(evening.harmless if soldier else 0),
        },
        "sat": int(evening.sat) if is_role(evening, seat, OLD_MAN) else None,
        # Nobody tells them that they missed something.
        "eyes": {"closed": squares_of(evening.closed & me), "unsure": squares_of(evening.unsure & me), "missed": []},
    }


def _blocks_seen(evening: BasePosition, seat: int, facts: Facts) -> Facts:
    """All hear that somebody is watched, nobody hears who is served; the others lie openly."""
    me = bit(seat) if seat >= 0 else i64(0)
    knows_watched = is_role(evening, seat, SOLDIER) or evening.watched & me != 0 or not evening.watched
    chef = is_role(evening, seat, CHEF)
    served = evening.served if chef else evening.served & me
    served_before = evening.served_before if chef else evening.served_before & me
    watched = dump.one(evening.watched) if knows_watched else SOMEONE
    return {
        "blocked": table(facts, "blocked") | {"watched": watched, "served": dump.one(served)},
        "before": table(facts, "before") | {"served": dump.one(served_before)},
    }


def spare_seen(evening: BasePosition, seat: i64) -> object:
    """The lender knows whether they have it or were robbed; pranksters know which of them took it."""
    lender = evening.holder(LENDER)
    taken = evening.spare & ~lender != 0
    if taken and seat >= 0 and evening.pranksters() & ~evening.missed & bit(seat):
        return dump.one(evening.spare)
    if is_role(evening, seat, LENDER):
        return TAKEN if taken else dump.one(evening.spare)
    return None


def _votes_seen(evening: BasePosition, seat: int) -> Facts:
    """Votes are shown when all of them are in (CV-28), or never (CV-30)."""
    covered = evening.cast.everybody if evening.secret_vote else i64(0)
    if evening.phase == VOTING:
        covered |= stage(evening)
    secret = evening.secret_vote and evening.phase == VERDICT and not is_role(evening, seat, GENTLEMAN)
    return {
        "votes": [vote_seen(evening, seat, other, covered) for other in range(evening.seats)],
        "victims": [] if secret else squares_of(evening.victims),
    }


def vote_seen(evening: BasePosition, seat: i64, other: i64, covered: i64) -> object:
    choice = evening.vote(other)
    hidden = choice != NOT_IN and seat != other and covered & bit(other) != 0
    return HIDDEN if hidden else dump.choice_text(choice)
