"""Somebody who takes a lesson, obediently or not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ridotto.bots import make_bot
from ridotto.table import commands, gate
from ridotto.table.lessons.catalog import as_record_moves, lesson_of
from ridotto.table.lessons.lesson import Lesson
from ridotto.table.lessons.open_lesson import open_lesson
from ridotto.table.messages import Guide
from ridotto.table.state import CommandContext
from ridotto.table.table import Table
from support.table.table_driver import FixedChance, guest

ANNA = guest("Anna")
NOBODY_HERE: frozenset[str] = frozenset()
MOST_STEPS = 1_000  # a lesson that takes more is stuck


class Pupil:
    """Anna in a lesson; every step takes a second. An eager pupil doesn't wait for talking bots."""

    def __init__(self, game: str, seed: int = 0, eager: bool = False, varied: bool = False) -> None:
        self.eager = eager
        self.varied = varied
        self.now = 1000.0
        self.fresh = FixedChance()
        self.choice = random.Random(seed)
        self.lesson: Lesson[Any] = lesson_of(game)
        self.table = Table.replay(open_lesson(CommandContext(ANNA, self.now, self.fresh), game))
        self.guides: list[Guide] = []

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def guide(self) -> Guide:
        found = gate.snapshot(self.table, ANNA.id, NOBODY_HERE, self.now).info.guide
        assert found is not None
        return found

    def send(self, command: commands.AnyCommand) -> None:
        self.table.apply(self.table.decide(ANNA, command, self.now, self.fresh))

    def play(self, move: str) -> None:
        self.send(commands.Move(f"{self.now}", self.seat, move))

    def moves(self) -> list[str]:
        state = self.table.check_playing()
        sealed = self.table.hush is not None and self.seat in self.table.hush.tapped
        return [] if sealed or self.seat not in state.to_act else state.moves(self.seat)

    def followed(self) -> str:
        """What the guide suggests; if it leaves the choice, what the record has, or anything."""
        known = self.lesson.next_move(as_record_moves(self.table.moves))
        meant = [known[1]] if known is not None and known[0] == self.seat else self.moves()
        return self.choice.choice(self.guide.tries or meant)

    def any_move(self) -> str:
        """At random; from the varied, every other time one of a kind that is rare."""
        moves = self.moves()
        if self.varied and self.choice.random() < 0.5:
            kind = self.choice.choice(sorted({move.split()[0] for move in moves}))
            moves = [move for move in moves if move.split()[0] == kind]
        return self.choice.choice(moves)

    def step(self, obedient: bool) -> None:
        """One thing happens: the clock, a bot, or Anna."""
        self.now += 1
        self.guides.append(self.guide)
        if entries := self.table.tick(self.now):
            self.table.apply(entries)
        elif not (self.eager and self.moves()) and (thinkers := self.table.bots_to_act()):
            self.let_bot(thinkers[0][0])
        elif self.moves():
            self.play(self.followed() if obedient else self.any_move())
        else:
            self.send(commands.Nod(f"{self.now}", self.seat))

    def let_bot(self, seat: int) -> None:
        known = self.lesson.next_move(as_record_moves(self.table.moves))
        fits = known is not None and known[0] == seat
        view = self.table.check_playing().view(seat)
        move = (
            known[1] if known and fits else make_bot("random", self.table.game, self.choice.randrange(99)).choose(view)
        )
        self.table.apply(self.table.decide_bot_move(seat, move, self.now))

    def to_the_end(self, obedient: bool = True) -> Pupil:
        for _ in range(MOST_STEPS):
            if self.table.phase == "ended":
                self.guides.append(self.guide)
                return self
            self.step(obedient)
        pytest.fail("the lesson did not end")
