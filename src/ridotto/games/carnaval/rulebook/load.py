"""A position of the carnival read from JSON. Every field but `roles` has a default: positions can be drawn by hand."""

from __future__ import annotations

from ridotto.errors import BadPosition
from ridotto.games.carnaval.rulebook.content import GENIE, LENDER, NOT_AT_SMALL_TABLES, ROLES, Cast, call_from, in_box
from ridotto.games.carnaval.rulebook.fields import bit_set, one_in, role_in, seat_in, set_in, word_in
from ridotto.games.carnaval.rulebook.notation import (
    ANSWERS,
    FIRST_STATEMENT,
    LAST_STATEMENT,
    VERB,
    move_from,
    question_from,
)
from ridotto.games.carnaval.rulebook.phases.dance import named_by_leader
from ridotto.games.carnaval.rulebook.phases.eyes import read_eyes
from ridotto.games.carnaval.rulebook.phases.knowledge import camp_of
from ridotto.games.carnaval.rulebook.phases.rest import RETRACTED
from ridotto.games.carnaval.rulebook.phases.unmasking import DRAW, GUESTS, PRANKSTERS, check_end
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import (
    CHOOSING,
    DANCE,
    EDITION,
    INVITATION,
    NEXT_DANCE,
    NOBODY,
    NOT_IN,
    PHASES,
    STATEMENTS,
    STEPS,
    VERDICT,
    Slips,
)
from ridotto.games.carnaval.rulebook.setup.deal import bare_slips
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts
from ridotto.rules.option import spelled
from ridotto.rules.reading import entries, flag, lots_in, outcome_in, table, texts, whole

LONGEST = 1 << 20  # dances


def load(facts: Facts, seats: int, chosen: Facts) -> CarnavalPosition:
    """The position; what must happen in it by itself has happened."""
    cast = Cast(_roles(facts, seats), set_in(facts, "ladies", seats, bit_set(range(0, seats, 2))))
    position = CarnavalPosition(cast, _slips(facts, seats), lots_in(facts))
    position.edition = whole(facts, "edition", 1, EDITION, default=EDITION)
    position.confidence = cast.small or chosen["confidence"] is True
    position.secret_vote = chosen["secret_vote"] is True
    position.gatecrasher = chosen["gatecrasher"] is True
    position.led = chosen["master"] == "person"
    _read_masks(position, facts, seats)
    _read_blocks(position, facts, seats)
    _read_dance(position, facts, seats)
    _read_rest(position, facts, seats)
    _read_moment(position, facts)
    _settle(position, facts, seats)
    return position


# -- cards and masks


def _roles(facts: Facts, seats: int) -> list[int]:
    roles = [role_in(name) for name in texts(facts, "roles", seats)]
    for role in set(roles):
        if roles.count(role) > in_box(role):
            raise BadPosition("carnaval-box", role=ROLES[role], held=in_box(role), found=roles.count(role))
    if seats <= 6:
        _check_small(roles)
    elif not Cast(roles, 0).pranksters:
        raise BadPosition("carnaval-no-prankster")
    return roles


def _check_small(roles: list[int]) -> None:
    for role in NOT_AT_SMALL_TABLES:
        if role in roles:
            raise BadPosition("carnaval-not-small", role=ROLES[role])
    if GENIE not in roles:
        raise BadPosition("carnaval-needs-genie")


def _read_masks(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    everybody = int(position.cast.everybody)
    position.masked = set_in(facts, "masked", seats, everybody)
    position.fallen = set_in(facts, "fallen", seats)
    bare = everybody & ~position.masked & ~position.fallen
    position.shown = set_in(facts, "shown", seats, bare)
    if position.masked & position.fallen:
        raise BadPosition("carnaval-masked-and-fallen")
    if bare & ~position.shown:
        raise BadPosition("carnaval-unmasked-not-shown")
    used = texts(facts, "used") if "used" in facts else []
    position.used = bit_set([role_in(name) for name in used])
    _read_camps(position, facts, seats)


def _read_camps(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    """A guest in the pranksters' camp was converted; everybody else is in the camp of their card."""
    position.tempted = one_in(facts, "genie", seats)
    if "camps" not in facts:
        position.converted = position.tempted & position.cast.guests
    else:
        camps = texts(facts, "camps", seats)
        turned = [seat for seat in range(seats) if camps[seat] == "pranksters"]
        position.converted = bit_set(turned) & position.cast.guests
        position.tempted = position.tempted or position.converted
        if camps != [camp_of(position, seat) for seat in range(seats)]:
            raise BadPosition("carnaval-camps")
    if position.tempted:
        _check_converted(position)
        position.use_up(GENIE)


def _check_converted(position: CarnavalPosition) -> None:
    tempted = position.tempted
    if tempted & (tempted - 1) or position.converted & ~tempted or not position.holder(GENIE) & ~tempted:
        raise BadPosition("carnaval-one-convert")


# -- blocks, the dance, the rest


def _read_blocks(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    blocked = table(facts, "blocked", {})
    before = table(facts, "before", {})
    charmed = table(facts, "charmed", {})
    position.watched = one_in(blocked, "watched", seats)
    position.served = one_in(blocked, "served", seats)
    position.wine = one_in(blocked, "wine", seats)
    position.barred = set_in(blocked, "barred", seats)
    position.served_before = one_in(before, "served", seats)
    position.wine_before = one_in(before, "wine", seats)
    position.lady_before = one_in(before, "lady", seats)
    position.lord_before = one_in(before, "lord", seats)
    position.lady = one_in(charmed, "lady", seats)
    position.lord = one_in(charmed, "lord", seats)
    position.mark = one_in(facts, "mark", seats)
    position.invitation = one_in(facts, "invitation", seats)
    unnamed = named_by_leader(position) and facts.get("phase") == PHASES[INVITATION]
    if position.gatecrasher != (position.invitation != 0 or unnamed):
        raise BadPosition("carnaval-invitation")


def _read_dance(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    soldier = table(facts, "soldier", {})
    position.suspicious = set_in(soldier, "suspicious", seats)
    position.harmless = set_in(soldier, "harmless", seats)
    position.painted = set_in(facts, "painted", seats)
    sketch = facts.get("sketch")
    position.sketch = NOBODY if sketch is None else role_in(str(sketch))
    position.dance = whole(facts, "dance", 0, LONGEST, default=2)
    position.sat = whole(facts, "sat", 0, int(position.dance), default=0)
    position.caught = whole(facts, "caught", 0, int(position.dance), default=0)
    position.stirred = whole(facts, "stirred", 0, int(position.dance), default=int(position.dance) - 1)
    position.avenged = seat_in(facts, "avenged", seats)
    position.named = seat_in(facts, "named", seats)
    position.victim = seat_in(facts, "victim", seats)
    _read_spare(position, facts, seats)
    read_eyes(position, table(facts, "eyes", {}), seats)


def _read_spare(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    """If nothing is said about it, a lender who has never been unmasked has the mask."""
    lender = position.holder(LENDER) & position.masked & ~position.shown
    position.spare = one_in(facts, "spare", seats) if "spare" in facts else lender
    if position.is_used(LENDER):
        position.spare = 0
    if position.spare & ~(position.holder(LENDER) | position.pranksters()):
        raise BadPosition("carnaval-spare")


def _read_rest(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    position.ready = set_in(facts, "ready", seats)
    position.round = whole(facts, "round", 1, 2, default=1)
    position.late = flag(facts, "late", False)
    position.accused = set_in(facts, "accused", seats, int(position.masked))
    position.victims = set_in(facts, "victims", seats)
    if facts.get("hypnosis") is None:
        return
    hypnosis = table(facts, "hypnosis")
    position.entranced = bit(whole(hypnosis, "player", 0, seats - 1))
    question = question_from(str(hypnosis.get("question")).split())
    if question is None:
        raise BadPosition("carnaval-no-question", question=spelled(hypnosis.get("question")))
    position.question = question
    answered = hypnosis.get("answer") is not None
    position.answer = word_in(hypnosis, "answer", ANSWERS, "no") if answered else NOBODY


def _slips(facts: Facts, seats: int) -> Slips:
    slips = bare_slips(seats)
    for sheet, field in enumerate(("proposals", "votes")):
        choices = entries(facts, field, seats) if field in facts else [None] * seats
        for seat, choice in enumerate(choices):
            slips.names[sheet * seats + seat] = _choice(field, choice, seats)
    _read_statements(slips, facts, seats)
    claims = entries(facts, "claims", seats) if "claims" in facts else [None] * seats
    for seat, claim in enumerate(claims):
        slips.names[3 * seats + seat] = NOBODY if claim is None else role_in(str(claim))
    return slips


def _choice(field: str, choice: object, seats: int) -> int:
    if choice is None:
        return NOT_IN
    return NOBODY if choice == "none" else whole({field: choice}, field, 0, seats - 1)


def _read_statements(slips: Slips, facts: Facts, seats: int) -> None:
    for seat, statements in enumerate(entries(facts, "said", seats) if "said" in facts else []):
        if not isinstance(statements, list) or len(statements) > STATEMENTS:
            raise BadPosition("carnaval-said", seat=seat)
        slips.names[2 * seats + seat] = len(statements)
        for number, statement in enumerate(statements):
            slips.said[seat * STATEMENTS + number] = _statement(statement)


def _statement(text: object) -> int:
    if text is None:
        return RETRACTED
    move = move_from(text) if isinstance(text, str) else None
    if move is None or not FIRST_STATEMENT <= move // VERB <= LAST_STATEMENT:
        raise BadPosition("carnaval-no-statement", statement=spelled(text))
    return move


# -- the moment


def _read_moment(position: CarnavalPosition, facts: Facts) -> None:
    """The phase; in a dance, the call and how far it has come."""
    if facts.get("phase") == "over":
        return
    position.phase = word_in(facts, "phase", PHASES, "discussion")
    position.step = word_in(facts, "step", STEPS, "choose")
    position.dance = max(position.dance, 0 if position.phase == NEXT_DANCE else 1)
    if position.phase == DANCE:
        _read_call(position, facts)
    elif position.phase == INVITATION:
        position.at = -1
    if position.phase in (DANCE, VERDICT):
        _check_victim(position)
    if position.fallen and position.phase != DANCE:
        raise BadPosition("carnaval-fallen")


def _read_call(position: CarnavalPosition, facts: Facts) -> None:
    call = call_from(str(facts.get("call")))
    order = [int(role) for role in position.order()]
    if call is None or call not in order:
        raise BadPosition("carnaval-no-call", call=spelled(facts.get("call")))
    position.at = order.index(call)


def _check_victim(position: CarnavalPosition) -> None:
    """The gentleman is asked about somebody."""
    if position.phase == VERDICT and not position.victims & position.masked:
        raise BadPosition("carnaval-no-victim")
    asking = STEPS[position.step] == "gentleman" or (position.phase == VERDICT and position.asked_gentleman() != 0)
    if asking and position.victim == NOBODY:
        raise BadPosition("carnaval-no-victim")


def _settle(position: CarnavalPosition, facts: Facts, seats: int) -> None:
    """A game that is over stays over; in one that is not, what must happen happens."""
    outcome = outcome_in(facts, seats)
    if outcome is not None:
        position.over = True
        position.winner = _winner(position, list(outcome.winners))
        position.reason = outcome.reason
        return
    if facts.get("phase") == "over":
        raise BadPosition("carnaval-no-outcome")
    check_end(position)
    if not position.over:
        position.pending = position.awaited()
        _check_step(position)
        position.go_on()


def _check_step(position: CarnavalPosition) -> None:
    if position.step != CHOOSING and position.phase == DANCE and position.pending == 0:
        raise BadPosition("carnaval-no-step", step=STEPS[position.step])


def _winner(position: CarnavalPosition, winners: list[int]) -> int:
    sides = {GUESTS: position.guests(), PRANKSTERS: position.cast.everybody & ~position.guests()}
    for side, seats in sides.items():
        if bit_set(winners) == seats:
            return side
    if bit_set(winners) != position.cast.everybody:
        raise BadPosition("carnaval-winners")
    return DRAW
