"""An evening at the carnival: all that is so at a moment, and the questions that every part of the rules asks.

The parts of the rules (`calls`, `dance`, `unmasking`, `rest`, `vote`, `master`) are functions that act on it.
Sets of seats are bits of native integers; a set that holds one seat at most stands for "that seat, or nobody".
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import GENTLEMAN, OLD_MAN, ROLES, Cast
from ridotto.rules.bits import lowest, squares_of
from ridotto.rules.event import Event, Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import Position

# Phases. REST and NEXT are passed through, nobody ever decides in them.
NEXT_DANCE: Final = 0
INVITATION: Final = 1
DANCE: Final = 2
REST: Final = 3
DISCUSSION: Final = 4
HYPNOSIS: Final = 5
VOTING: Final = 6
DEFENCE: Final = 7
TIE: Final = 8
VERDICT: Final = 9
PHASES: Final = (
    "next", "invitation", "dance", "rest", "discussion", "hypnosis", "vote", "defence", "tie", "verdict",
)  # fmt: skip

# Steps within a call: its holder chooses, the gentleman is asked about the victim, the pranksters share out the mask.
CHOOSING: Final = 0
ASKING: Final = 1
TAKING: Final = 2
DONE: Final = 3
STEPS: Final = ("choose", "gentleman", "take", "done")

# 1: until CV-18 and CV-32 were settled anew; 2: until presets were measured (CV-61); 3: until they were measured again.
EDITION: Final = 5
NOBODY: Final = -1
NOT_IN: Final = -2  # a vote or proposal that's still awaited; NOBODY is an abstention

STATEMENTS: Final = 8  # a player a discussion (CV-35)


@final
class Slips:
    """The parts of an evening that every copy needs for itself: what each seat has written or said."""

    def __init__(self, names: vec[i64], said: vec[i64]) -> None:
        self.names = names  # per seat: proposal, vote, number of statements, claimed role; then a sheet for counting
        self.said = said  # STATEMENTS moves a seat


class BasePosition(Position):
    """The facts. Fields are grouped as they are copied."""

    edition: i64 = EDITION  # by whose rules it was dealt
    # The host's choices.
    confidence: bool = False  # CV-31
    secret_vote: bool = False  # CV-30
    gatecrasher: bool = False  # CV-32
    led: bool = False  # by a person (CV-33), who has the seat after the last player's
    # Masks and camps.
    masked: i64 = 0
    shown: i64 = 0  # whose card everybody has seen
    fallen: i64 = 0  # unmasked in this dance, not shown yet (CV-19)
    converted: i64 = 0
    tempted: i64 = 0  # whom the genie named, prankster or not (CV-11)
    used: i64 = 0  # bits of roles whose ability is used up
    # What unmasked pranksters could not see (CV-15).
    closed: i64 = 0  # whose eyes were closed since their mask fell
    unsure: i64 = 0  # to whom somebody may have been converted unseen
    missed: i64 = 0  # who did not see which of them took the lender's mask
    # Where the evening stands.
    phase: i64 = NEXT_DANCE
    dance: i64 = 0
    at: i64 = 0  # which of the calls
    step: i64 = CHOOSING
    pending: i64 = 0  # who still has to decide
    winner: i64 = NOBODY
    reason: str = ""
    # Blocks (CV-20), and what may not be repeated.
    watched: i64 = 0
    served: i64 = 0
    served_before: i64 = 0
    mark: i64 = 0
    wine: i64 = 0
    wine_before: i64 = 0
    barred: i64 = 0  # by the master
    invitation: i64 = 0
    # What the dance has brought.
    painted: i64 = 0  # whom the painter has recognised, and who know the painter in return
    suspicious: i64 = 0  # of whom the soldier was told yes …
    harmless: i64 = 0  # … and no
    sketch: i64 = NOBODY  # the role at whose call the painter will look
    spare: i64 = 0  # who has the spare mask
    sat: i64 = 0  # the last dance that the little old man sat out
    caught: i64 = 0  # the last round in which a prankster's card was shown (CV-14)
    stirred: i64 = 0  # the last round in which anybody was unmasked (CV-37)
    avenged: i64 = NOBODY  # whom the avenger named in this dance
    named: i64 = NOBODY  # whom the pranksters named in this dance
    victim: i64 = NOBODY  # about whom the gentleman is asked
    # What the rest has brought.
    ready: i64 = 0
    lady: i64 = 0  # must vote as Casanova
    lady_before: i64 = 0
    lord: i64 = 0  # must vote as Isabella
    lord_before: i64 = 0
    entranced: i64 = 0  # whom the hypnotist asked
    question: i64 = 0
    answer: i64 = NOBODY
    round: i64 = 1
    late: bool = False  # the unmasked pranksters' turn to vote
    accused: i64 = 0
    victims: i64 = 0  # of the vote

    def __init__(self, cast: Cast, slips: Slips, lots: Lots) -> None:
        super().__init__(len(cast.roles))
        self.cast = cast
        self.lots = lots
        self.names = slips.names
        self.said = slips.said
        self.confidence = cast.small
        self.masked = cast.everybody

    # -- slips

    def proposal(self, seat: i64) -> i64:
        return self.names[seat]

    def vote(self, seat: i64) -> i64:
        return self.names[self.seats + seat]

    def spoken(self, seat: i64) -> i64:
        return self.names[2 * self.seats + seat]

    def claim(self, seat: i64) -> i64:
        return self.names[3 * self.seats + seat]

    def await_names(self, sheet: i64) -> None:
        """Clears the proposals (sheet 0) or the votes (sheet 1)."""
        names = self.names
        for place in range(sheet * self.seats, sheet * self.seats + self.seats):
            names[place] = NOT_IN

    # -- questions

    def blocked(self) -> i64:
        """CV-20, the one place that knows every block: who cannot use any ability now."""
        return self.watched | self.served | self.mark | self.wine | self.barred | self.invitation

    def seems_masked(self) -> i64:
        """Who wears a mask as far as the table has been shown (CV-19)."""
        return self.masked | self.fallen

    def open(self) -> i64:
        """Who sits there without a mask, for all to see."""
        return self.cast.everybody & ~self.masked & ~self.fallen

    def able_masked(self, seats: i64) -> bool:
        """Whether the seat can use what needs a mask."""
        return seats & self.masked & ~self.blocked() != 0

    def able_open(self, seats: i64) -> bool:
        """Whether the seat can use what needs an open face."""
        return seats & self.open() & ~self.blocked() != 0

    def pranksters(self) -> i64:
        return self.cast.pranksters | self.converted

    def open_eyed(self) -> i64:
        """The pranksters who see what the others of them do (CV-15)."""
        return self.pranksters() & ~self.closed

    def guests(self) -> i64:
        """The guest camp (CV-1)."""
        return self.cast.guests & ~self.converted

    def holder(self, role: i64) -> i64:
        return self.cast.holders[role]

    def is_used(self, role: i64) -> bool:
        return self.used >> role & 1 != 0

    def use_up(self, role: i64) -> None:
        self.used |= i64(1) << role

    def is_seated(self, seats: i64) -> bool:
        """CV-13: the little old man sits this dance out."""
        return self.sat == self.dance and seats & self.cast.holders[OLD_MAN] != 0

    def asked_gentleman(self) -> i64:
        """The gentleman, if the table may think they're masked: asked even if all they can do is decline (CV-40)."""
        return self.cast.holders[GENTLEMAN] & self.seems_masked()

    def order(self) -> vec[i64]:
        """The calls of this dance."""
        return self.cast.first_calls if self.dance == 1 else self.cast.calls

    def call(self) -> i64:
        """The role that is called now."""
        return self.order()[self.at]

    def called(self, role: i64) -> bool:
        return self.phase == DANCE and self.call() == role

    def master_seat(self) -> int:
        return int(self.seats) if self.led else NOBODY

    # -- telling

    def announce(self, kind: str, facts: Facts) -> None:
        """Something that all hear, and nobody's doing."""
        self.events.append(Event(kind, None, facts))

    def whisper(self, kind: str, seats: i64, facts: Facts, knowers: i64) -> None:
        """Something that only some notice; `seats` is the one whose doing it is."""
        listeners = squares_of(knowers)
        if self.led:
            listeners.append(self.master_seat())
        who = int(lowest(seats)) if seats else None
        self.events.append(Event(kind, who, {}, facts, tuple(listeners), hidden=True))

    def role_name(self, seat: i64) -> str:
        return ROLES[self.cast.roles[seat]]

    # -- a copy

    def copy_into(self, twin: BasePosition) -> None:
        twin.over = self.over
        twin.edition = self.edition
        twin.confidence = self.confidence
        twin.secret_vote = self.secret_vote
        twin.gatecrasher = self.gatecrasher
        twin.led = self.led
        twin.phase = self.phase
        twin.dance = self.dance
        twin.at = self.at
        twin.step = self.step
        twin.pending = self.pending
        twin.winner = self.winner
        twin.reason = self.reason
        self.copy_masks(twin)
        self.copy_dance(twin)
        self.copy_rest(twin)

    def copy_masks(self, twin: BasePosition) -> None:
        twin.masked = self.masked
        twin.shown = self.shown
        twin.fallen = self.fallen
        twin.converted = self.converted
        twin.tempted = self.tempted
        twin.used = self.used
        twin.closed = self.closed
        twin.unsure = self.unsure
        twin.missed = self.missed
        twin.watched = self.watched
        twin.served = self.served
        twin.served_before = self.served_before
        twin.mark = self.mark
        twin.wine = self.wine
        twin.wine_before = self.wine_before
        twin.barred = self.barred
        twin.invitation = self.invitation

    def copy_dance(self, twin: BasePosition) -> None:
        twin.painted = self.painted
        twin.suspicious = self.suspicious
        twin.harmless = self.harmless
        twin.sketch = self.sketch
        twin.spare = self.spare
        twin.sat = self.sat
        twin.caught = self.caught
        twin.stirred = self.stirred
        twin.avenged = self.avenged
        twin.named = self.named
        twin.victim = self.victim

    def copy_rest(self, twin: BasePosition) -> None:
        twin.ready = self.ready
        twin.lady = self.lady
        twin.lady_before = self.lady_before
        twin.lord = self.lord
        twin.lord_before = self.lord_before
        twin.entranced = self.entranced
        twin.question = self.question
        twin.answer = self.answer
        twin.round = self.round
        twin.late = self.late
        twin.accused = self.accused
        twin.victims = self.victims


def seat_or_none(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)
