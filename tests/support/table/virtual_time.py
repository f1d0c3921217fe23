"""Hushes in virtual time: people tap, bots take their time to think, and the clock rings when it's due.

That way a test can compare what somebody hears, and when, between worlds that they can't tell apart.
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field, fields, is_dataclass

from ridotto import State
from ridotto.house.settings import Settings
from ridotto.house.tables.bots import pause_of
from ridotto.table import commands
from ridotto.table.events import LogEntry, Moved, Sealed
from ridotto.table.parts.table_log import GALLERY, is_recipient
from ridotto.table.table import Table
from ridotto.testing import random_move
from support.table.table_driver import FixedChance

PAUSE = Settings().pause
HeardAt = tuple[tuple[str, ...], float]  # what somebody heard, and how long after the hush began


@dataclass(frozen=True)
class ThinkingTimes:
    """How long bots think: evenly between two times, but now and then they wait for a busy machine."""

    quickest: float
    slowest: float
    busy: float = 0.0  # how often
    wait: float = 0.0

    def draw(self, choice: random.Random) -> float:
        waits = choice.random() < self.busy
        return choice.uniform(self.quickest, self.slowest) + (choice.uniform(0, self.wait) if waits else 0.0)


THINKING_TIMES = {
    "fast": ThinkingTimes(0.001, 0.01),
    "slow": ThinkingTimes(0.02, 0.05),
    "loaded": ThinkingTimes(0.05, 0.4, busy=0.1, wait=1.5),
}


@dataclass
class HushSimulation:
    """One hush, from its beginning to its end."""

    table: Table
    now: float
    reactions: list[float]  # by seat: how long a person takes, called or not
    pace: ThinkingTimes
    choice: random.Random
    viewer: int | None = None
    heard: list[HeardAt] = field(default_factory=list)
    decisions: int = 0
    called_late: bool = False  # whether a person was called after they had tapped: how long they take can't be hidden

    def __post_init__(self) -> None:
        assert self.table.hush is not None
        self.hush = self.table.hush
        self.since = self.now  # in the first hush of a dance some tap while others read how the vote ended
        self.thoughts: dict[int, tuple[object, float]] = {}
        self.called: dict[int, float] = {}

    def run(self) -> HushSimulation:
        while self.table.hush is self.hush:
            self.step()
        return self

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def step(self) -> None:
        due = self.table.due
        at, what, seat = min([*self.taps(), *self.answers(), *([] if due is None else [(due, "tick", -1)])])
        self.now = max(self.now, at)
        if what == "tap":
            self.apply(self.tap(seat))
        elif what == "think":
            del self.thoughts[seat]
            self.apply(self.table.decide_bot_move(seat, random_move(self.state, seat, self.choice), self.now))
        else:
            self.apply(self.table.tick(self.now))

    # -- who does what next

    def taps(self) -> list[tuple[float, str, int]]:
        waiting = [seat for seat in self.table.people() if seat not in self.hush.tapped]
        first = [(self.since + self.reactions[seat], "tap", seat) for seat in waiting]
        return first + [(at + self.reactions[seat], "tap", seat) for seat, at in self.late_calls().items()]

    def late_calls(self) -> dict[int, float]:
        """People who have tapped, and have to decide after all; and those around the same device."""
        sealed = [what.seat for what in self.hush.sealed]
        late = [seat for seat in self.state.to_act if seat in self.hush.tapped and seat not in sealed]
        waited = [seat for seat in self.table.people() if seat in late or seat in self.hush.again]
        self.called = {seat: self.called.get(seat, self.now) for seat in waited}
        self.called_late = self.called_late or bool(self.called)
        return self.called

    def answers(self) -> list[tuple[float, str, int]]:
        """A bot whose view has changed thinks anew, as in the house."""
        for seat, _ in self.table.bots_to_act():
            view = self.state.view(seat)
            if seat not in self.thoughts or self.thoughts[seat][0] != view:
                takes = max(self.pace.draw(self.choice), pause_of(self.table, seat, PAUSE))
                self.thoughts[seat] = (view, self.now + takes)
        return [(self.thoughts[seat][1], "think", seat) for seat, _ in self.table.bots_to_act()]

    def tap(self, seat: int) -> list[LogEntry]:
        guest = self.table.chairs[seat].guest
        assert guest is not None
        self.called.pop(seat, None)  # they may be asked again, and take their time again
        command_id = f"{seat} at {self.now}"
        if seat in self.state.to_act:
            move = random_move(self.state, seat, self.choice)
            return self.table.decide(guest, commands.Move(command_id, seat, move), self.now, FixedChance())
        return self.table.decide(guest, commands.Nod(command_id, seat), self.now, FixedChance())

    # -- what the viewer hears

    def apply(self, entries: list[LogEntry]) -> None:
        for entry in entries:
            seen = self.state.position.deciders_seen_by(-1 if self.viewer is None else self.viewer)
            decider = entry.event.seat if isinstance(entry.event, Moved | Sealed) else None
            self.decisions += decider is not None
            self.table.apply([entry])
            if decider not in seen:  # anyone who sees somebody decide may see when
                self.record_heard()

    def record_heard(self) -> None:
        applied = self.table.log.applied_entries[-1]
        if is_recipient(applied, (GALLERY,) if self.viewer is None else (self.viewer,)):
            events = [event for event in applied.game_events if event.seen_by(self.viewer) is not None]
            self.heard.append((tuple(event.kind for event in events), applied.entry.at - self.since))


def twin_of(table: Table, viewer: int | None, seed: int) -> Table:
    """A table that the viewer cannot tell from this one: some other world."""
    twin = copied(table)
    assert table.state is not None
    twin.progress.state = table.state.game.world(table.state.view(viewer), seed)
    return twin


def copied(table: Table) -> Table:
    twin = Table()
    for name, part in vars(table).items():
        setattr(twin, name, copied_part(part) if is_dataclass(part) else part)
    twin.hushes.current = copy.deepcopy(table.hush)
    return twin


def copied_part(part: object) -> object:
    """What a part holds is never changed in place, but for its collections."""
    twin = copy.copy(part)
    for name in (known.name for known in fields(part)):  # type: ignore[arg-type]  # it's a dataclass
        value = getattr(part, name)
        if isinstance(value, list | dict | set | State):
            setattr(twin, name, value.copy())
    return twin
