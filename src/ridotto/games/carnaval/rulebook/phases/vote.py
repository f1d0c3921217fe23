"""The vote, in one round or two (CV-26 to CV-31), and what the gentleman does about its verdict (CV-18)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import CASANOVA, GENTLEMAN, ISABELLA
from ridotto.games.carnaval.rulebook.phases.unmasking import can_step_in, unmask
from ridotto.games.carnaval.rulebook.position import (
    DEFENCE,
    NEXT_DANCE,
    NOBODY,
    NOT_IN,
    TIE,
    VERDICT,
    VOTING,
    BasePosition,
)
from ridotto.rules.bits import bit, count, lowest, squares_of


def open_vote(evening: BasePosition) -> None:
    evening.round = 1
    evening.accused = evening.masked
    open_round(evening)


def second_round(evening: BasePosition) -> None:
    evening.round = 2
    open_round(evening)


def open_round(evening: BasePosition) -> None:
    evening.phase = VOTING
    evening.late = False
    evening.victims = 0
    evening.await_names(1)
    evening.pending = voters(evening)
    if evening.telling:
        evening.announce("vote", {"round": int(evening.round), "accused": squares_of(evening.accused)})


# -- who votes


def latecomers(evening: BasePosition) -> i64:
    """CV-28: unmasked pranksters, by their cards: a convert's card doesn't betray them (CV-44)."""
    return 0 if evening.secret_vote else evening.cast.pranksters & ~evening.masked


def votes_late(evening: BasePosition) -> i64:
    """The latecomers who have a vote of their own, as everybody can see."""
    return latecomers(evening) & evening.open() & ~evening.wine & ~charmed(evening)


def votes_open(evening: BasePosition) -> bool:
    """Whether the hands that are up lie open (CV-28); at a secret vote never (CV-30)."""
    return not evening.secret_vote and (evening.over or evening.phase != VOTING or evening.late)


def charmed(evening: BasePosition) -> i64:
    """CV-27: those who vote as another does; not if that other may not vote."""
    bound: i64 = 0
    if evening.holder(CASANOVA) & ~evening.wine:
        bound |= evening.lady
    if evening.holder(ISABELLA) & ~evening.wine:
        bound |= evening.lord
    return bound


def votes_with(evening: BasePosition, seat: i64) -> i64:
    """Whose vote the seat's will be (CV-27)."""
    if seat < 0 or seat >= evening.seats or not charmed(evening) & ~evening.wine & bit(seat):
        return NOBODY
    return lowest(evening.holder(CASANOVA) if evening.lady & bit(seat) else evening.holder(ISABELLA))


def stage(evening: BasePosition) -> i64:
    """Whose turn to vote it is: first the others, then the unmasked pranksters."""
    late = latecomers(evening)
    return late if evening.late else evening.cast.everybody & ~late


def voters(evening: BasePosition) -> i64:
    """Who still has to vote now."""
    awaited: i64 = 0
    for seat in range(evening.seats):
        if evening.vote(seat) == NOT_IN:
            awaited |= bit(seat)
    return awaited & stage(evening) & ~evening.wine & ~charmed(evening)


def choices(evening: BasePosition, seat: i64) -> i64:
    return evening.accused & evening.masked & ~bit(seat)


def cast_vote(evening: BasePosition, seat: i64, choice: i64) -> None:
    evening.names[evening.seats + seat] = choice
    evening.pending &= ~bit(seat)
    if evening.telling:
        evening.tell("voted", seat, {})


# -- counting


def close_stage(evening: BasePosition) -> None:
    if not evening.late and latecomers(evening):
        evening.late = True
        evening.pending = voters(evening)
        if evening.pending:
            tell_votes(evening)
            return
    follow(evening, evening.lady, evening.holder(CASANOVA))
    follow(evening, evening.lord, evening.holder(ISABELLA))
    evening.late = False
    tell_votes(evening)
    count_votes(evening)


def follow(evening: BasePosition, bound: i64, charmer: i64) -> None:
    """The charmed player's vote is the charmer's, even against themselves."""
    if bound and charmer & ~evening.wine and not bound & evening.wine:
        evening.names[evening.seats + lowest(bound)] = evening.vote(lowest(charmer))


def tell_votes(evening: BasePosition) -> None:
    if evening.telling and not evening.secret_vote:
        votes = [int(evening.vote(seat)) for seat in range(evening.seats)]
        evening.announce("votes", {"votes": [None if vote < 0 else vote for vote in votes]})


def count_votes(evening: BasePosition) -> None:
    trusted = evening.cast.guests & evening.open() if evening.confidence else 0
    cast = tally(evening, evening.cast.everybody) + tally_more(evening, trusted)
    best = most(evening, evening.cast.everybody)
    leaders = with_votes(evening, best)
    if cast == 0:
        nobody(evening)
    elif evening.round == 1 and not evening.cast.small:
        first_count(evening, leaders, best, cast)
    else:
        last_count(evening, leaders)


def tally(evening: BasePosition, voting: i64) -> i64:
    """Counts the votes of these seats afresh; tells how many there are."""
    names = evening.names
    seats = evening.seats
    for seat in range(seats):
        names[4 * seats + seat] = 0
    return tally_more(evening, voting)


def tally_more(evening: BasePosition, voting: i64) -> i64:
    names = evening.names
    seats = evening.seats
    cast: i64 = 0
    for seat in range(seats):
        choice = names[seats + seat]
        if choice >= 0 and voting & bit(seat) and evening.masked & bit(choice):
            names[4 * seats + choice] += 1
            cast += 1
    return cast


def most(evening: BasePosition, among: i64) -> i64:
    best: i64 = 0
    for seat in range(evening.seats):
        if among & bit(seat):
            best = max(best, evening.names[4 * evening.seats + seat])
    return best


def with_votes(evening: BasePosition, votes: i64) -> i64:
    found: i64 = 0
    for seat in range(evening.seats):
        if evening.names[4 * evening.seats + seat] == votes:
            found |= bit(seat)
    return found


def first_count(evening: BasePosition, leaders: i64, best: i64, cast: i64) -> None:
    """CV-29: more than half decides; otherwise the two with most votes, or more if equal, are accused."""
    if 2 * best > cast:
        condemn(evening, leaders)
        return
    accused = leaders
    if count(accused) == 1:
        accused |= with_votes(evening, most(evening, ~leaders))
    evening.accused = accused
    evening.phase = DEFENCE
    evening.ready = 0
    evening.pending = accused & ~evening.wine
    if evening.telling:
        evening.announce("accused", {"players": squares_of(accused)})


def last_count(evening: BasePosition, leaders: i64) -> None:
    if count(leaders) > 1 and evening.confidence:
        leaders = trust(evening, leaders)
    if count(leaders) == 1:
        condemn(evening, leaders)
        return
    evening.victims = leaders
    evening.phase = TIE
    evening.pending = tie_breaker(evening)
    if evening.telling and (evening.pending or not evening.secret_vote):
        evening.announce("tie", {"players": squares_of(leaders)})


def trust(evening: BasePosition, tied: i64) -> i64:
    """CV-31: whom more unmasked guests name; then whom fewer unmasked pranksters and genies name."""
    tally(evening, evening.cast.guests & evening.open())
    tied &= with_votes(evening, most(evening, tied))
    tally(evening, evening.open() & ~evening.cast.guests)
    fewest: i64 = 0
    while not tied & with_votes(evening, fewest):
        fewest += 1
    return tied & with_votes(evening, fewest)


def tie_breaker(evening: BasePosition) -> i64:
    """CV-26: the unmasked gentleman, if there is one and nothing blocks them."""
    gentleman = evening.holder(GENTLEMAN)
    return gentleman if evening.able_open(gentleman) else 0


def nobody(evening: BasePosition) -> None:
    evening.phase = NEXT_DANCE
    if evening.telling:
        evening.announce("nobody", {})


# -- the verdict


def break_tie(evening: BasePosition, seat: i64, choice: i64) -> None:
    """CV-26: the unmasked gentleman chooses one of the tied, or lets all of them fall."""
    evening.pending = 0
    if choice != NOBODY:
        evening.victims = bit(choice)
    if evening.telling and choice != NOBODY:
        evening.tell("chooses", seat, {"player": int(choice)})


def condemn(evening: BasePosition, victims: i64) -> None:
    """Before the masks come off, a gentleman who may be masked is asked in secret (CV-18, CV-40)."""
    evening.victims = victims
    evening.phase = VERDICT
    evening.pending = evening.asked_gentleman()
    if evening.pending:
        # A condemned gentleman saves nobody (CV-48): they are told that they are the victim.
        ask_about(evening, lowest(victims & evening.pending or victims))


def ask_about(evening: BasePosition, victim: i64) -> None:
    evening.victim = victim
    if evening.telling:
        evening.whisper("asks", evening.pending, {"victim": int(victim)}, evening.pending)


def answer_for_victims(evening: BasePosition, steps_in: bool) -> None:
    """One victim after the other; a gentleman who stepped in, or cannot, isn't asked again."""
    if steps_in:
        evening.victims = evening.victims & ~bit(evening.victim) | evening.holder(GENTLEMAN)
        evening.pending = 0
        return
    later = evening.victims & ~(bit(evening.victim + 1) - 1)
    if later and can_step_in(evening):
        ask_about(evening, lowest(later))
    else:
        evening.pending = 0


def ask_on(evening: BasePosition) -> None:
    """The master has taken masks meanwhile: the gentleman is asked about the next victim who has one (CV-18)."""
    if not evening.pending or evening.masked & bit(evening.victim):
        return
    later = evening.victims & evening.masked & ~(bit(evening.victim + 1) - 1)
    if later:
        ask_about(evening, lowest(later))
    else:
        evening.pending = 0


def carry_out(evening: BasePosition) -> None:
    """All of them at the same moment (CV-2)."""
    victims = evening.victims & evening.masked
    evening.victims = 0
    evening.victim = NOBODY
    evening.phase = NEXT_DANCE
    unmask(evening, victims)
