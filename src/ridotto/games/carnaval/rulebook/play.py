"""The carnival as a position: which part of the rules decides in which phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import PRANKSTER
from ridotto.games.carnaval.rulebook.notation import (
    ANSWER,
    CHOOSE,
    END_DISCUSSION,
    GIVE,
    NEXT,
    PASS,
    STEP_IN,
    THING,
    VERB,
    VOTE,
)
from ridotto.games.carnaval.rulebook.phases import abilities, dance, master, rest, vote
from ridotto.games.carnaval.rulebook.phases.knowledge import sees_all, sees_pranksters
from ridotto.games.carnaval.rulebook.phases.unmasking import PRANKSTERS, can_step_in, winners
from ridotto.games.carnaval.rulebook.position import (
    ASKING,
    DANCE,
    DEFENCE,
    DISCUSSION,
    HYPNOSIS,
    INVITATION,
    NEXT_DANCE,
    NOBODY,
    REST,
    TIE,
    VERDICT,
    VOTING,
    BasePosition,
    Slips,
)
from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.position import Outcome


@final
class CarnavalPosition(BasePosition):
    """Outside the discussion a move is: pass, or one verb with one of a set of names."""

    # -- who decides

    def decider(self) -> i64:
        return lowest(self.pending)

    def to_act(self) -> tuple[int, ...]:
        return tuple(squares_of(self.pending))

    def deciders_seen_by(self, seat: i64) -> tuple[int, ...]:
        """In the dance and at the verdict a seat sees only itself; pranksters see each other at their call."""
        return tuple(squares_of(self.pending & self.watchable(seat)))

    def watchable(self, seat: i64) -> i64:
        """The seats of which another may see that they have to decide."""
        if sees_all(self, seat) or self.phase not in (DANCE, VERDICT):
            return self.cast.everybody | bit(self.seats)
        if seat < 0:
            return 0
        if self.called(PRANKSTER) and self.step != ASKING and sees_pranksters(self, seat):
            return self.pranksters()
        return bit(seat)

    def may_interrupt(self, seat: i64) -> bool:
        """Whoever leads, always; whoever is ready, as long as the talk goes on (CV-60)."""
        if self.over:
            return False
        return self.led if seat == self.seats else self.talking() and rest.may_speak_up(self, seat)

    def chairs(self) -> i64:
        return self.seats + 1 if self.led else self.seats

    def awaited(self) -> i64:
        """Who has to decide in a position as it lies."""
        if self.phase in (INVITATION, DANCE):
            return dance.answers(self)
        if self.phase in (DISCUSSION, DEFENCE):
            return rest.talkers(self)
        if self.phase == VOTING:
            return vote.voters(self)
        if self.phase == HYPNOSIS:
            return self.entranced
        if self.phase == TIE:
            return vote.tie_breaker(self)
        return self.asked_gentleman() if self.phase == VERDICT else 0

    # -- what can be chosen

    def verb(self) -> i64:
        if self.phase == VOTING:
            return VOTE
        if self.phase == HYPNOSIS:
            return ANSWER
        if self.phase == TIE:
            return CHOOSE
        return STEP_IN if self.phase == VERDICT else dance.verb(self)

    def choices(self, seat: i64) -> i64:
        if self.phase == VOTING:
            return vote.choices(self, seat)
        if self.phase == HYPNOSIS:
            return 7  # yes, no, unknown
        if self.phase == TIE:
            return self.victims
        if self.phase == VERDICT:
            return 1 if can_step_in(self) else 0
        return dance.choices(self, seat)

    def may_pass(self) -> bool:
        if self.phase in (INVITATION, DANCE):
            return dance.may_pass(self)
        return self.phase != HYPNOSIS

    def talking(self) -> bool:
        return self.phase in (DISCUSSION, DEFENCE)

    def legal(self, seat: i64) -> list[int]:
        if seat == self.seats:
            return master.legal(self)
        if self.talking():
            return rest.legal(self, seat)
        verb = self.verb()
        moves = [int(verb * VERB + thing * THING) for thing in squares_of(self.choices(seat))]
        return [*moves, PASS] if self.may_pass() else moves

    def is_legal(self, seat: i64, move: i64) -> bool:
        if seat == self.seats:
            return int(move) in master.legal(self)
        if self.talking():
            return rest.is_legal(self, seat, move)
        if move == PASS:
            return self.may_pass()
        thing = move // THING % THING
        named = move // VERB == self.verb() and move % THING == 0
        return named and thing < 60 and self.choices(seat) & bit(thing) != 0

    def random_move(self, seat: i64, dice: Dice) -> i64:
        """Each as likely as the others; in a discussion, first ready, an ability or a statement, then which."""
        if self.talking():
            return rest.random_move(self, seat, dice)
        if seat == self.seats:
            return GIVE * VERB + dice.below(self.seats) * THING  # whoever leads is waited for here only
        choices = self.choices(seat)
        named = count(choices)
        chosen = dice.below(named + 1 if self.may_pass() else named)
        return PASS if chosen == named else self.verb() * VERB + nth(choices, chosen) * THING

    # -- what follows

    def do(self, seat: i64, move: i64) -> None:
        if seat == self.seats:
            master.decide(self, move)
            if not self.over and move // VERB not in (NEXT, END_DISCUSSION):
                self.take_stock()
        elif self.talking():
            rest.decide(self, seat, move)
        elif self.phase in (INVITATION, DANCE):
            dance.decide(self, seat, move)
        else:
            self.decide_apart(seat, move)
        if self.pending == 0:
            self.go_on()

    def decide_apart(self, seat: i64, move: i64) -> None:
        """Votes, and what depends on them."""
        choice = NOBODY if move == PASS else move // THING % THING
        if self.phase == VOTING:
            vote.cast_vote(self, seat, choice)
        elif self.phase == TIE:
            vote.break_tie(self, seat, choice)
        elif self.phase == VERDICT:
            vote.answer_for_victims(self, move != PASS)
        else:
            self.pending = 0
            abilities.answer(self, choice)

    def take_stock(self) -> None:
        """The master's word may have changed who has to decide, and about whom."""
        self.pending = self.awaited()
        if self.edition > 1:
            master.spare_the_gentleman(self)

    def go_on(self) -> None:
        """All that happens by itself, until somebody has to decide."""
        while self.pending == 0 and not self.over:
            self.leave_phase()
        if self.over and self.telling:
            self.announce("ends", self.result().facts())

    def leave_phase(self) -> None:
        phase = self.phase
        if phase in (DANCE, INVITATION):
            dance.go_on(self)
        elif phase == REST:
            rest.open_discussion(self)
        elif phase == DISCUSSION:
            vote.open_vote(self)
        elif phase == HYPNOSIS:
            rest.back_to_talk(self)
        elif phase == VOTING:
            vote.close_stage(self)
        else:
            self.leave_verdict(phase)

    def leave_verdict(self, phase: i64) -> None:
        if phase == DEFENCE:
            vote.second_round(self)
        elif phase == TIE:
            vote.condemn(self, self.victims)
        elif phase == VERDICT:
            vote.carry_out(self)
        elif phase == NEXT_DANCE:
            dance.next_dance(self)

    # -- the end

    def result(self) -> Outcome:
        """One point for each of the side that won; a draw is everybody's, but nobody scores (CV-2)."""
        won = squares_of(winners(self))
        drawn = self.winner > PRANKSTERS
        scores = [1 if seat in won and not drawn else 0 for seat in range(self.seats)]
        return Outcome(tuple(won), tuple(scores), self.reason)

    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None

    def won(self, seat: i64) -> float:
        if self.winner > PRANKSTERS:
            return 0.5
        return 1.0 if winners(self) & bit(seat) else 0.0

    def redeal(self, seat: i64, dice: Dice) -> None:
        # Imported late: a world is read like a drawn position, and reading makes positions of this class.
        from ridotto.games.carnaval.rulebook.world import redeal  # noqa: PLC0415

        redeal(self, int(seat), int(dice.roll()))

    def become(self, other: CarnavalPosition) -> None:
        """Takes over everything from another position."""
        self.cast = other.cast
        self.lots = other.lots
        self.names = other.names
        self.said = other.said
        other.copy_into(self)

    def copy(self) -> CarnavalPosition:
        twin = CarnavalPosition(self.cast, Slips(self.names[:], self.said[:]), self.lots.copy())
        self.copy_into(twin)
        return twin
