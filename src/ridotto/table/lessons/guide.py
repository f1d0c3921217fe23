"""What a lesson says now. All of it follows from the moves so far, so it is right after a reload or an undo, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast

from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.table.lessons.lesson import Lesson, Move, Step, V, own_choice
from ridotto.table.told import Guide

MOST_SHINING = 3  # where more would do, the learner looks himself
ABOUT = "learn-about"
OWN_WAY = "learn-own-way"
EVEN = "learn-even"
OTHERS = "learn-others"


class Walk(Generic[V]):
    """Through the game, as the learner saw it."""

    def __init__(self, lesson: Lesson[V]) -> None:
        self.lesson = lesson
        self.step: Step[V] | None = None
        self.told: str | None = ABOUT  # what came of the last thing that he tried; at first, what this is
        self._asked = False  # whether the step waits for a move of his
        self._said: set[str] = set()
        self._seen: Facts | None = None  # the last view

    def sees(self, view: Facts) -> None:
        """A step stays until the learner has moved, as long as it fits what they see."""
        self._notes(view)
        can_move = bool(view["moves"])
        if self.step is not None and can_move == self._asked and self.step.fits(cast(V, view)):
            return
        self.step = next((step for step in self.lesson.steps if self._is_due(step, view)), None)
        self._asked = can_move
        if self.step is not None and not self.step.again:
            self._said.add(self.step.name)

    def _notes(self, view: Facts) -> None:
        """What others did since the learner looked last."""
        before, self._seen = self._seen, view
        for notice in self.lesson.notices if before is not None else ():
            if notice.happened(cast(V, before), cast(V, view)):
                self.told = notice.name and f"learn-{self.lesson.game}-{notice.name}"

    def _is_due(self, step: Step[V], view: Facts) -> bool:
        return step.name not in self._said and step.fits(cast(V, view))

    def plays(self, move: str, view: Facts) -> None:
        step, self.step = self.step, None
        if step is None or step.again:
            self.told = None
        elif is_meant(step, move, view):
            self.told = f"{self.key(step)}-done"
        elif step.loose:
            self._does_otherwise(step, move, view)
        else:
            self.told = OWN_WAY

    def _does_otherwise(self, step: Step[V], move: str, view: Facts) -> None:
        """As good: the step can wait, and that of the move is done."""
        self._said.discard(step.name)
        others = (other for other in self.lesson.steps if other.tries is not own_choice and other is not step)
        its = next((other for other in others if other.fits(cast(V, view)) and is_meant(other, move, view)), None)
        self.told = its and f"{self.key(its)}-done"
        if its is not None:
            self._said.add(its.name)

    def key(self, step: Step[V]) -> str:
        return f"learn-{self.lesson.game}-{step.name}"


def is_meant(step: Step[V], move: str, view: Facts) -> bool:
    wanted = list(step.tries(cast(V, view)))
    return not wanted or move in wanted


def guide(lesson: Lesson[V], state: State, moves: Sequence[Move], seat: int, over: bool = False) -> Guide:
    """What to say to the learner at that seat, after these moves from the deal on. He may also have resigned."""
    walk = walked(lesson, state, moves, seat)
    if state.outcome is not None:
        return Guide(ending(lesson.game, state.outcome, seat), walk.told)
    if over:
        return Guide(OWN_WAY)
    if walk.step is None:
        return Guide(OTHERS, walk.told)
    view = state.view(seat)
    tries = shining(lesson, walk.step, view, moves, seat)
    return Guide(walk.key(walk.step), walk.told, tries, wants=not tries and has_wishes(walk.step, view))


def walked(lesson: Lesson[V], state: State, moves: Sequence[Move], seat: int) -> Walk[V]:
    """Plays the moves; what was played in is nothing to talk about."""
    walk = Walk(lesson)
    for number, (mover, move) in enumerate(moves):
        if number >= lesson.opening:
            walk.sees(view := state.view(seat))
            if mover == seat:
                walk.plays(move, view)
        state.play(mover, move)
    walk.sees(state.view(seat))
    return walk


def ending(game: str, outcome: Outcome, seat: int) -> str:
    if len(outcome.winners) in (0, len(outcome.scores)):
        return EVEN
    word = "won" if seat in outcome.winners else "lost"
    return f"learn-{game}-{word}"


def has_wishes(step: Step[V], view: Facts) -> bool:
    """Whether the learner is to try something; a master would only say something else."""
    return not step.again and bool(view["moves"]) and bool(list(step.tries(cast(V, view))))


def shining(lesson: Lesson[V], step: Step[V], view: Facts, moves: Sequence[Move], seat: int) -> tuple[str, ...]:
    """The moves to try: the record's own, or all that would do if these are few."""
    if step.again or not view["moves"]:
        return ()
    wanted = list(step.tries(cast(V, view)))
    known = lesson.next_move(moves)
    if known is not None and known[0] == seat and known[1] in wanted:
        return (known[1],)
    return tuple(wanted) if len(wanted) <= MOST_SHINING else ()
