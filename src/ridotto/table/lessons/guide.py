"""What a lesson says now. All of it follows from the moves so far, so it is right after a reload or an undo, too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Generic, cast

from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.table.history import SeatMove, history
from ridotto.table.lessons.lesson import Lesson, Step, V, own_choice
from ridotto.table.messages import Guide

MOST_SUGGESTED = 3  # where more would do, learners find one themselves
ABOUT = "learn-about"
OWN_WAY = "learn-own-way"
EVEN = "learn-even"
OTHERS = "learn-others"


class LessonProgress(Generic[V]):
    """Through the game, as the learner saw it."""

    def __init__(self, lesson: Lesson[V]) -> None:
        self.lesson = lesson
        self.step: Step[V] | None = None
        self.feedback: str | None = ABOUT  # what came of the learner's last try; at first, what this is
        self._expects_move = False  # whether the step waits for a move of the learner's
        self._shown_steps: set[str] = set()
        self._last_view: Facts | None = None

    def observe(self, view: Facts) -> None:
        """A step stays until the learner has moved, as long as it fits what they see."""
        self._note_changes(view)
        can_move = bool(view["moves"])
        if self.step is not None and can_move == self._expects_move and self.step.fits(cast(V, view)):
            return
        self.step = next((step for step in self.lesson.steps if self._is_due(step, view)), None)
        self._expects_move = can_move
        if self.step is not None and not self.step.again:
            self._shown_steps.add(self.step.name)

    def _note_changes(self, view: Facts) -> None:
        """What others did since the learner looked last."""
        before, self._last_view = self._last_view, view
        for remark in self.lesson.remarks if before is not None else ():
            if remark.happened(cast(V, before), cast(V, view)):
                self.feedback = remark.name and f"learn-{self.lesson.game}-{remark.name}"

    def _is_due(self, step: Step[V], view: Facts) -> bool:
        return step.name not in self._shown_steps and step.fits(cast(V, view))

    def play(self, move: str, view: Facts) -> None:
        step, self.step = self.step, None
        known = (other for other in self.lesson.steps if other.known_by(cast(V, view)) and is_meant(other, move, view))
        self._shown_steps.update(other.name for other in known)
        if step is None or step.again:
            self.feedback = None
        elif is_meant(step, move, view):
            self.feedback = f"{self.step_key(step)}-done"
        elif step.loose:
            self._credit_other_step(step, move, view)
        else:
            self.feedback = OWN_WAY

    def _credit_other_step(self, step: Step[V], move: str, view: Facts) -> None:
        """The move is as good: this step can wait, and the one that the move belongs to is done."""
        self._shown_steps.discard(step.name)
        others = (other for other in self.lesson.steps if other.tries is not own_choice and other is not step)
        its = next((other for other in others if other.fits(cast(V, view)) and is_meant(other, move, view)), None)
        self.feedback = its and f"{self.step_key(its)}-done"
        if its is not None:
            self._shown_steps.add(its.name)

    def step_key(self, step: Step[V]) -> str:
        return f"learn-{self.lesson.game}-{step.name}"


def is_meant(step: Step[V], move: str, view: Facts) -> bool:
    wanted = list(step.tries(cast(V, view)))
    return not wanted or move in wanted


def guide_for(lesson: Lesson[V], state: State, moves: Sequence[SeatMove], seat: int, over: bool = False) -> Guide:
    """What to say to the learner at that seat, after these moves from the deal on. They may also have resigned."""
    progress = replay_lesson(lesson, state, moves, seat)
    if state.outcome is not None:
        return Guide(ending_key(lesson.game, state.outcome, seat), progress.feedback)
    if over:
        return Guide(OWN_WAY)
    if progress.step is None:
        return Guide(OTHERS, progress.feedback)
    view = state.view(seat)
    tries = suggested_moves(lesson, progress.step, view, moves, seat)
    return Guide(
        progress.step_key(progress.step),
        progress.feedback,
        tries,
        wants=not tries and expects_moves(progress.step, view),
    )


def replay_lesson(lesson: Lesson[V], state: State, moves: Sequence[SeatMove], seat: int) -> LessonProgress[V]:
    """Plays the moves. The lesson has nothing to say about its opening moves."""
    progress = LessonProgress(lesson)
    for before, (mover, move) in islice(zip(history(state, moves), moves, strict=False), lesson.opening_moves, None):
        progress.observe(view := before.view(seat))
        if mover == seat:
            progress.play(move, view)
    progress.observe(state.view(seat))
    return progress


def ending_key(game: str, outcome: Outcome, seat: int) -> str:
    if len(outcome.winners) in (0, len(outcome.scores)):
        return EVEN
    word = "won" if seat in outcome.winners else "lost"
    return f"learn-{game}-{word}"


def expects_moves(step: Step[V], view: Facts) -> bool:
    """Whether the learner is to try something; a master would only say something else."""
    return not step.again and bool(view["moves"]) and bool(list(step.tries(cast(V, view))))


def suggested_moves(
    lesson: Lesson[V], step: Step[V], view: Facts, moves: Sequence[SeatMove], seat: int
) -> tuple[str, ...]:
    """The moves to try: the record's own, or all that would do if these are few."""
    if not view["moves"]:
        return ()
    wanted = [] if step.again else list(step.tries(cast(V, view)))
    known = lesson.next_move(moves)
    if known is not None and known[0] == seat and (step.leads or known[1] in wanted):
        return (known[1],)
    return tuple(wanted) if len(wanted) <= MOST_SUGGESTED else ()
