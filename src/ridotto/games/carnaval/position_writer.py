"""What a seat sees of the carnival, as numbers and without a view: for thousands of evenings at once.

Who may know what is asked of the same functions that views ask, and the suites compare the two, number by number.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.games.carnaval.rulebook.content import (
    AVENGER,
    CALLS,
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
)
from ridotto.games.carnaval.rulebook.notation import (
    ACCUSE,
    ANSWERS,
    HARMLESS,
    IF_KNOWS,
    IF_ROLE,
    IF_VOTED,
    REPORT_ROLE,
    REPORT_WATCHED,
    THING,
    VERB,
)
from ridotto.games.carnaval.rulebook.phases import knowledge
from ridotto.games.carnaval.rulebook.phases.rest import RETRACTED
from ridotto.games.carnaval.rulebook.phases.vote import stage, votes_late, votes_open
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import (
    CHOOSING,
    DANCE,
    NOBODY,
    NOT_IN,
    PHASES,
    STATEMENTS,
    STEPS,
    TAKING,
    VERDICT,
    VOTING,
)
from ridotto.games.carnaval.rulebook.view import asks_for, camp_seen
from ridotto.lab.training.number_row import NumberRow
from ridotto.rules.bits import bit, lowest

OVER: Final = len(PHASES)  # follows the phases
COVERED: Final = 60  # a vote that is in


@final
class PositionWriter(NumberRow):
    """Goes through the fields in the order of `CarnavalEncoding.all_fields`."""

    def __init__(self, evening: CarnavalPosition, seat: i64, into: vec[i16], at: i64) -> None:
        super().__init__(evening.seats, seat, into, at)
        self.evening = evening
        self.sees_all: bool = knowledge.sees_all(evening, seat)
        self.me: i64 = bit(seat)

    def write(self) -> None:
        self.write_masks()
        self.write_names()
        self.write_blocks()
        self.write_cards()
        self.write_numbers()
        self.write_choices()
        self.write_stage()
        self.write_statements()
        self.write_hypnosis()

    def put_seat(self, other: i64, known: bool) -> None:
        self.put_seats(bit(other) if known and other >= 0 else 0)

    def put_own(self, found: i64, knows_all: bool) -> None:
        """Everybody in a set, or only whether the seat itself is in it."""
        self.put_seats(found if knows_all else found & self.me)

    # -- the fields

    def write_masks(self) -> None:
        evening = self.evening
        fallen = knowledge.falls_known(evening, self.seat)
        secret = (
            evening.secret_vote and evening.phase == VERDICT and not knowledge.is_role(evening, self.seat, GENTLEMAN)
        )
        self.put_seats(evening.pending & evening.watchable(self.seat))
        self.put_seats(evening.cast.ladies)
        self.put_seats(evening.masked if self.sees_all else evening.seems_masked() & ~fallen)
        self.put_seats(evening.shown)
        self.put_seats(fallen)
        self.put_own(evening.painted, knowledge.is_role(evening, self.seat, PAINTER))
        self.put_seats(evening.ready)
        self.put_seats(evening.accused)
        self.put_seats(0 if secret else evening.victims)
        self.put_seats(votes_late(evening))

    def write_names(self) -> None:
        evening = self.evening
        asked = knowledge.is_role(evening, self.seat, GENTLEMAN) or knowledge.sees_step(evening, self.seat)
        self.put_seats(evening.mark)
        self.put_seats(evening.invitation)
        self.put_seats(evening.tempted if knowledge.knows_tempted(evening, self.seat) else 0)
        self.put_seats(self.spare())
        self.put_seat(evening.avenged, knowledge.is_role(evening, self.seat, AVENGER))
        self.put_seat(evening.named, knowledge.sees_pranksters(evening, self.seat))
        self.put_seat(evening.victim, asked)

    def spare(self) -> i64:
        """Who has the spare mask, as far as the seat knows."""
        evening = self.evening
        if self.sees_all or (self.is_taken() and evening.pranksters() & ~evening.missed & self.me):
            return evening.spare
        return evening.spare if knowledge.is_role(evening, self.seat, LENDER) and not self.is_taken() else 0

    def is_taken(self) -> bool:
        return self.evening.spare & ~self.evening.holder(LENDER) != 0

    def write_blocks(self) -> None:
        evening = self.evening
        chef = knowledge.is_role(evening, self.seat, CHEF)
        soldier = knowledge.is_role(evening, self.seat, SOLDIER)
        self.put_own(evening.watched, soldier)
        self.put_own(evening.served, chef)
        self.put_seats(evening.wine)
        self.put_seats(evening.barred)
        self.put_own(evening.served_before, chef)
        self.put_seats(evening.wine_before)
        self.put_seats(evening.lady_before)
        self.put_seats(evening.lord_before)
        self.put_own(evening.closed, self.sees_all)
        self.put_own(evening.unsure, self.sees_all)
        self.put_seats(evening.suspicious if soldier else 0)
        self.put_seats(evening.harmless if soldier else 0)
        self.put_seats(evening.lady)
        self.put_seats(evening.lord)

    def write_cards(self) -> None:
        """Each seat's role, and the one it claims."""
        evening = self.evening
        cards = knowledge.cards_known(evening, self.seat)
        for other in range(self.seats):
            place: i64 = self.at + self.relative(other) * len(ROLES)
            if cards & bit(other):
                self.into[place + evening.cast.roles[other]] = 1
            if evening.claim(other) != NOBODY:
                self.into[place + self.seats * len(ROLES) + evening.claim(other)] = 1
        self.at += 2 * self.seats * len(ROLES)

    def write_numbers(self) -> None:
        evening = self.evening
        self.put(evening.dance)
        self.put(evening.round)
        self.put(evening.caught)
        self.put(evening.stirred)
        self.put(evening.sat if knowledge.is_role(evening, self.seat, OLD_MAN) else 0)
        self.put(1 if evening.late else 0)
        self.put(1 if votes_open(evening) else 0)

    def write_choices(self) -> None:
        """Votes, proposals, and the camp of each seat."""
        for other in range(self.seats):
            self.put_choice(other, self.vote_of(other))
        self.at += self.seats * (self.seats + 2)
        for other in range(self.seats):
            self.put_choice(other, self.proposal_of(other))
        self.at += self.seats * (self.seats + 2)
        for other in range(self.seats):
            camp = self.camp_of(other)
            if camp >= 0:
                self.into[self.at + self.relative(other) * 3 + camp] = 1
        self.at += self.seats * 3

    def put_choice(self, other: i64, choice: i64) -> None:
        if choice == NOT_IN:
            return
        column = self.seats if choice == NOBODY else self.seats + 1 if choice == COVERED else self.relative(choice)
        self.into[self.at + self.relative(other) * (self.seats + 2) + column] = 1

    def vote_of(self, other: i64) -> i64:
        evening = self.evening
        choice = evening.vote(other)
        if choice == NOT_IN or self.sees_all or other == self.seat:
            return choice
        covered = evening.secret_vote or (evening.phase == VOTING and stage(evening) & bit(other) != 0)
        return COVERED if covered else choice

    def proposal_of(self, other: i64) -> i64:
        evening = self.evening
        if evening.over or not evening.called(PRANKSTER):
            return NOT_IN
        if knowledge.sees_pranksters(evening, self.seat):
            return evening.proposal(other) if evening.step in (CHOOSING, TAKING) else NOT_IN
        answers = other == self.seat and evening.pranksters() & evening.fallen & self.me != 0
        return evening.proposal(other) if answers else NOT_IN

    def camp_of(self, other: i64) -> i64:
        evening = self.evening
        camp = knowledge.camp_of(evening, other) if self.sees_all else camp_seen(evening, self.seat, other)
        if camp is None:
            return -1
        return 0 if camp == "guests" else 1 if camp == "pranksters" else 2

    def write_stage(self) -> None:
        evening = self.evening
        used = evening.used if knowledge.knows_tempted(evening, self.seat) else evening.used & ~bit(GENIE)
        watched = (
            evening.watched != 0
            and not knowledge.is_role(evening, self.seat, SOLDIER)
            and not evening.watched & self.me
        )
        taken = (
            not self.sees_all
            and self.is_taken()
            and self.spare() == 0
            and knowledge.is_role(evening, self.seat, LENDER)
        )
        for role in evening.cast.roles:
            self.into[self.at + role] += 1
        self.at += len(ROLES)
        while used:
            self.into[self.at + lowest(used)] = 1
            used &= used - 1
        self.at += len(ROLES)
        self.mark(evening.sketch if knowledge.is_role(evening, self.seat, PAINTER) else NOBODY, len(ROLES))
        self.mark(OVER if evening.over else evening.phase, len(PHASES) + 1)
        self.write_calls()
        self.mark(evening.step if self.sees_all or knowledge.sees_step(evening, self.seat) else CHOOSING, len(STEPS))
        asked = asks_for(evening)
        self.mark(-1 if asked is None else 0 if asked == "player" else 1 if asked == "role" else 2, 3)
        self.put(1 if taken else 0)
        self.put(1 if watched else 0)

    def write_calls(self) -> None:
        """The call, and the last one that was said aloud."""
        evening = self.evening
        now: i64 = -1
        heard: i64 = -1
        if evening.phase == DANCE and not evening.over:
            order = evening.order()
            now = CALLS.index(int(order[evening.at]))
            for number in range(evening.at + 1):
                if order[number] != SILENT:
                    heard = CALLS.index(int(order[number]))
        self.mark(now, len(CALLS))
        self.mark(heard, len(CALLS))

    def write_statements(self) -> None:
        evening = self.evening
        for other in range(self.seats):
            for number in range(evening.spoken(other)):
                said = evening.said[other * STATEMENTS + number]
                if said != RETRACTED:
                    self.put_statement(self.relative(other), said)
        kinds: i64 = HARMLESS - ACCUSE + 1
        self.at += (kinds + len(ROLES)) * self.seats * self.seats + self.seats

    def put_statement(self, speaker: i64, said: i64) -> None:
        """About another player: of six kinds, or which role; or that one was watched."""
        verb: i64 = said // VERB
        about = self.relative(said // THING % THING)
        pairs = self.seats * self.seats
        roles: i64 = self.at + (HARMLESS - ACCUSE + 1) * pairs
        if verb <= HARMLESS:
            self.into[self.at + (verb - ACCUSE) * pairs + speaker * self.seats + about] = 1
        elif verb == REPORT_ROLE:
            self.into[roles + (speaker * self.seats + about) * len(ROLES) + said % THING] = 1
        elif verb == REPORT_WATCHED:
            self.into[roles + pairs * len(ROLES) + speaker] = 1

    def write_hypnosis(self) -> None:
        evening = self.evening
        if not evening.entranced:
            return
        question = evening.question
        self.put_seats(evening.entranced)
        self.mark(question if question < IF_KNOWS else -1, IF_ROLE + len(ROLES))
        self.put_seat(question - IF_KNOWS, IF_KNOWS <= question < IF_VOTED)
        self.put_seat(question - IF_VOTED, question >= IF_VOTED)
        self.mark(evening.answer, len(ANSWERS))
