"""The calls of pranksters and master prankster (CV-15, CV-17), and how pranksters agree (CV-46)."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.phases.call import Call
from ridotto.games.carnaval.rulebook.phases.unmasking import strike, take_spare
from ridotto.games.carnaval.rulebook.position import NOBODY, NOT_IN, BasePosition, seat_or_none
from ridotto.rules.bits import bit, count, lowest, nth


class Pranksters(Call):
    """CV-15: they propose, they see each other's proposals, and the player named most loses their mask."""

    def answers(self, evening: BasePosition) -> i64:
        if evening.cast.small and evening.dance == 1:
            return 0  # CV-6
        return evening.pranksters() & evening.seems_masked()

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return evening.seems_masked() & ~evening.pranksters()

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        propose(evening, seat, chosen)

    def passes(self, evening: BasePosition, seat: i64) -> None:
        propose(evening, seat, NOBODY)

    def closes(self, evening: BasePosition) -> None:
        chosen = most_named(evening)
        evening.named = chosen
        if chosen == NOBODY:
            return
        if evening.telling:
            if count(named_most(evening)) > 1:
                evening.whisper("by-lot", 0, {"player": int(chosen)}, evening.open_eyed())
            evening.whisper("agree", 0, {"player": int(chosen)}, evening.open_eyed())
        if not evening.served & bit(chosen):  # CV-24
            strike(evening, chosen)


class Master(Call):
    """CV-17: the mark moves to somebody else, or goes."""

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return evening.cast.everybody & ~bit(seat) & ~evening.mark

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.mark = bit(chosen)
        if evening.telling:
            evening.announce("marks", {"player": int(chosen)})

    def passes(self, evening: BasePosition, seat: i64) -> None:
        take_mark_back(evening)

    def closes(self, evening: BasePosition) -> None:
        if not self.answers(evening):
            take_mark_back(evening)  # CV-43


def take_mark_back(evening: BasePosition) -> None:
    if evening.mark and evening.telling:
        evening.announce("unmarks", {"player": int(lowest(evening.mark))})
    evening.mark = 0


def propose(evening: BasePosition, seat: i64, chosen: i64) -> None:
    evening.names[seat] = chosen
    if evening.telling:
        evening.whisper("proposes", bit(seat), {"player": seat_or_none(chosen)}, evening.open_eyed() | bit(seat))


def most_named(evening: BasePosition) -> i64:
    """Whom most of the proposals name; equal ones by lot (CV-15)."""
    tied = named_most(evening)
    several = count(tied)
    if several == 0:
        return NOBODY
    return lowest(tied) if several == 1 else nth(tied, evening.lots.below(int(several)))


def named_most(evening: BasePosition) -> i64:
    """All whom the most proposals name."""
    seats = evening.seats
    names = evening.names
    sheet = 4 * seats
    best: i64 = 0
    for seat in range(seats):
        names[sheet + seat] = 0
    for seat in range(seats):
        chosen = names[seat]
        if chosen >= 0:
            names[sheet + chosen] += 1
            best = max(best, names[sheet + chosen])
    return with_proposals(evening, best) if best else 0


def with_proposals(evening: BasePosition, best: i64) -> i64:
    """Those who are named that often."""
    tied: i64 = 0
    for seat in range(evening.seats):
        if evening.names[4 * evening.seats + seat] == best:
            tied |= bit(seat)
    return tied


def close_taking(evening: BasePosition) -> None:
    """Who takes the lender's mask (CV-12): agreed on like a victim."""
    chosen = most_named(evening)
    if chosen != NOBODY:
        take_spare(evening, bit(chosen))


def awaited_proposals(evening: BasePosition, seats: i64) -> i64:
    """Those of the seats whose proposal is not in."""
    found: i64 = 0
    for seat in range(evening.seats):
        if seats & bit(seat) and evening.names[seat] == NOT_IN:
            found |= bit(seat)
    return found
