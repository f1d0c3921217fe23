"""Anybody sends any command at any time: nothing crashes, a refusal changes nothing, and the log replays it all."""

from __future__ import annotations

import random

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from support.table.table_driver import FixedChance, TableDriver, comparable_state, guest

from ridotto.errors import RidottoError
from ridotto.table import commands, gate
from ridotto.table.commands import AnyCommand
from ridotto.table.events import Clock
from ridotto.table.table import Table
from ridotto.testing import random_move

SEED = 98_765_432_109_876_543_210
NAMES = ("Anna", "Bob", "Cy", "Zoe")
GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("masker", 2, {}),
    ("mascarade", 3, {}),
    ("mask", 3, {"masks": 3}),
    ("carnaval", 4, {}),
    ("carnaval", 5, {"roles": "full", "master": "person"}),
)
CLOCKS = (Clock(), Clock("move", 20), Clock("bank", 60, 2), Clock("days", 86_400))

encode = msgspec.json.Encoder().encode
seats = st.integers(0, 6)
names = st.sampled_from(NAMES)
ids = st.integers(0, 300).map(str)
kinds = st.sampled_from(["random", "regular", "genius"])
anything: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(commands.Sit, ids, seats, st.none() | st.sampled_from(["Al", "Anna", "\x00"])),
    st.builds(commands.Stand, ids, seats),
    st.builds(commands.SeatBot, ids, seats, kinds),
    st.builds(commands.Arrange, ids, seats | st.none(), clock=st.none() | st.sampled_from(CLOCKS)),
    st.builds(commands.Arrange, ids, hints=st.booleans()),
    st.builds(commands.React, ids, st.sampled_from(["bravo", "hmm"])),
    st.builds(commands.Kick, ids, seats),
    st.builds(commands.Start, ids),
    st.builds(commands.Move, ids, seats, st.sampled_from(["c4", "pass", "ready", "next", "stop", "z9", "vote 1"])),
    st.builds(commands.Nod, ids, seats),
    st.builds(commands.Say, ids, st.text(min_size=1, max_size=9)),
    st.builds(commands.Undo, ids, seats),
    st.builds(commands.AnswerUndo, ids, seats, st.booleans()),
    st.builds(commands.Pause, ids),
    st.builds(commands.Resume, ids),
    st.builds(commands.Resign, ids, seats),
    st.builds(commands.GiveSeat, ids, seats, st.none() | kinds),
    st.builds(commands.TakeSeat, ids, seats),
    st.builds(commands.Rematch, ids, st.booleans()),
    st.builds(commands.Why, ids, seats, st.just("c4")),
    st.builds(commands.Look, ids, seats),
    st.builds(commands.HintPlease, ids, seats),
)


def check_refused(refused: RidottoError) -> None:
    assert str(refused).endswith(".")


class AnyTable(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(GAMES), clock=st.sampled_from(CLOCKS), started=st.booleans())
    def gather(self, game: tuple[str, int, dict[str, object]], clock: Clock, started: bool) -> None:
        self.evening = TableDriver(*game, clock)
        self.evening.chance = FixedChance(SEED)
        self.sent = 0
        if started:
            chairs = len(self.evening.table.chairs)
            self.evening.sit(*["Anna", "Bob", "-", "Anna/Ben", "-", "Cy"][:chairs]).start()

    @property
    def table(self) -> Table:
        return self.evening.table

    @rule(who=names, command=anything)
    def send_anything(self, who: str, command: AnyCommand) -> None:
        before = repr(comparable_state(self.table))
        try:
            entries = self.table.decide(guest(who), command, self.evening.now, self.evening.chance)
        except RidottoError as refused:
            check_refused(refused)
            entries = []
        assert repr(comparable_state(self.table)) == before, "only apply changes a table"
        self.table.apply(entries)
        if entries:
            assert self.table.decide(guest(who), command, self.evening.now, self.evening.chance) == []

    @rule(seed=st.integers(0, 2**20), steps=st.integers(1, 12))
    def play_on(self, seed: int, steps: int) -> None:
        choice = random.Random(seed)
        for _ in range(steps):
            if self.table.phase == "playing" and not self.table.is_paused:
                self.evening.now += 0.3
                self.evening.play_step(choice)

    @rule(seconds=st.sampled_from([0, 0.5, 2, 19, 20, 61, 90_000]))
    def wait(self, seconds: float) -> None:
        self.evening.wait(seconds)

    @rule(seat=seats, seed=st.integers(0, 99))
    def a_bot_answers_late(self, seat: int, seed: int) -> None:
        state = self.table.state
        if state is not None and seat in state.to_act:
            move = random_move(state, seat, random.Random(seed))
            self.table.apply(self.table.decide_bot_move(seat, move, self.evening.now))

    @invariant()
    def nobody_is_sent_the_seed_before_the_end(self) -> None:
        for who in NAMES:
            updates = gate.updates(self.table, who.lower(), self.sent, ("anna",), self.evening.now)
            snapshot = gate.snapshot(self.table, who.lower(), ("anna",), self.evening.now)
            sent = encode([updates, snapshot])
            assert (str(SEED).encode() in sent) == (self.table.phase == "ended")
            assert [update.n for update in updates] == list(range(snapshot.n - len(updates) + 1, snapshot.n + 1))
        self.sent = len(self.table.entries)

    @invariant()
    def counts_agree_with_the_chairs(self) -> None:
        table, guests = self.table, [chair.guest.id if chair.guest else None for chair in self.table.chairs]
        for who in NAMES:
            assert table.seats_of(who.lower()) == tuple(seat for seat, held in enumerate(guests) if held == who.lower())
        assert table.seating.taken == len([chair for chair in table.chairs if not chair.is_free])
        assert table.seating.has_bots == any(chair.bot for chair in table.chairs)
        assert {table.host.id, *filter(None, guests)} <= table.seating.guests.keys()

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            assert comparable_state(Table.replay(self.table.entries)) == comparable_state(self.table)


AnyTable.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestAnyTable = AnyTable.TestCase
