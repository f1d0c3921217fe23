"""Masker: how a turn goes (MK-4 to MK-15)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ridotto.games.masker.rulebook.content import CROSSES, KINDS, WHITE
from ridotto.games.masker.rulebook.notation import SHARE, STOP, crosses_text, move_text, place_text
from ridotto.games.masker.rulebook.position import BasePosition
from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome

CAPTURES_A_TURN: Final = 3


@final
class MaskerPosition(BasePosition):
    """Whoever's turn it is captures up to three crosses, or shares out crosses after eliminating themselves."""

    # -- whose decision, and which

    def decider(self) -> i64:
        return self.turn

    def sharing(self) -> bool:
        """Whoever eliminated themselves says how their piles are filled (MK-10)."""
        return not self.over and self.is_out(self.turn)

    def legal(self, seat: i64) -> list[int]:
        if self.sharing():
            return list(range(SHARE + self.least_share(), SHARE + self.most_share() + 1))
        moves = self.places(self.reach())
        if self.taken:
            moves.append(STOP)
        return moves

    def places(self, cells: i64) -> list[int]:
        return [cell >> self.layout.shift for cell in squares_of(cells)]

    def is_legal(self, seat: i64, move: i64) -> bool:
        if self.sharing():
            return SHARE + self.least_share() <= move <= SHARE + self.most_share()
        if move == STOP:
            return self.taken > 0
        return 0 <= move < len(self.layout.beside) and self.reach() & self.layout.cells_at(move) != 0

    def random_move(self, seat: i64, dice: Dice) -> i64:
        if self.sharing():
            least = self.least_share()
            return SHARE + least + dice.below(self.most_share() - least + 1)
        reach = self.reach()
        captures = count(reach)
        chosen = dice.below(captures + 1 if self.taken else captures)
        if chosen == captures:
            return STOP
        return nth(reach, chosen) >> self.layout.shift

    # -- the turn

    def do(self, seat: i64, move: i64) -> None:
        if self.telling:
            self.note(move)
        else:
            self.untold = True
        if move >= SHARE:
            self.share(move - SHARE)
        elif move == STOP:
            if self.telling:
                self.tell("stops", seat, {})
            self.end_turn()
        else:
            self.capture(move)

    def note(self, move: i64) -> None:
        """For those who want to read later what a move tells about its player."""
        if self.past is not None and not self.untold:
            cross = f" {KINDS[self.kind_at(move)]}" if move < STOP else ""
            shared = int(self.wanted()) if move >= SHARE else 0
            self.past = [*self.past, f"{self.turn} {move_text(int(move), int(self.layout.side), shared)}{cross}"]

    def capture(self, place: i64) -> None:
        cell = self.top_cell(place)
        kind = self.layout.kinds[cell]
        self.alive &= ~bit(cell)
        self.home = place
        self.near = self.touching()
        self.taken += 1
        self.anywhere = kind == WHITE  # MK-7
        self.pile_up(self.turn, kind)
        if self.telling:
            at = place_text(int(place), int(self.layout.side))
            self.tell("captures", self.turn, {"at": at, "cross": KINDS[kind]})
        if kind != WHITE and self.alive & self.layout.of_kind[kind] == 0:
            self.extinguish(kind)
        if not self.over:
            self.go_on()

    def go_on(self) -> None:
        """After a capture: some turns end without a word from the player."""
        if self.is_out(self.turn):
            if self.least_share() == self.most_share():
                self.share(self.least_share())  # no choice to make
            elif self.near == 0:
                self.anywhere = True  # MK-6: for whoever plays next
        elif self.must_end():
            self.end_turn()

    def must_end(self) -> bool:
        if self.taken >= CAPTURES_A_TURN or self.is_full(self.turn):
            return True
        return not self.anywhere and self.near == 0  # MK-6: isolated

    def end_turn(self) -> None:
        self.taken = 0
        if self.near == 0:
            self.anywhere = True  # MK-6
        self.turn = self.next_in_play(self.turn)
        if self.is_full(self.turn):
            self.pass_over_full()

    def next_in_play(self, seat: i64) -> i64:
        seat = self.next_seat(seat)
        while self.is_out(seat):
            seat = self.next_seat(seat)
        return seat

    # -- full piles (MK-8, MK-15)

    def is_full(self, seat: i64) -> bool:
        return not self.unlimited and self.held[seat] >= self.full_at

    def pass_over_full(self) -> None:
        """Full players pass; once everybody in play is full, nobody is any more."""
        if self.everybody_full():
            self.unlimited = True
            if self.telling:
                self.tell("lifts", self.turn, {})
        while self.is_full(self.turn):
            if self.telling:
                self.tell("passes", self.turn, {})
            self.turn = self.next_in_play(self.turn)

    def everybody_full(self) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if not self.is_out(seat) and not self.is_full(seat):
                return False
            seat += 1
        return True

    def pile_up(self, seat: i64, kind: i64) -> None:
        held = self.held
        self.piles[seat * CROSSES + held[seat]] = kind
        held[seat] += 1

    # -- elimination (MK-9 to MK-11)

    def extinguish(self, colour: i64) -> None:
        """No cross of that colour is left on the grid: whose was it?"""
        losers: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.colours[seat] == colour:
                losers |= bit(seat)
            seat += 1
        if losers:
            self.eliminate(losers, colour)

    def eliminate(self, losers: i64, colour: i64) -> None:
        self.eliminated |= losers
        if self.telling:
            self.tell("eliminates", self.turn, {"seats": squares_of(losers), "colour": KINDS[colour]})
        if self.one_side_left():
            self.finish()
        elif not self.is_out(self.turn):
            self.hand_over(self.turn, lowest(losers), self.missing(lowest(losers)))

    def one_side_left(self) -> bool:
        """One player, or at four one team."""
        left = self.seats - count(self.eliminated)
        return left == 1 or (self.seats == 4 and left == 2)

    def finish(self) -> None:
        self.over = True
        if self.telling:
            self.tell("ends", self.turn, self.result().facts())

    def missing(self, seat: i64) -> i64:
        """How many crosses a seat's piles lack to be full."""
        return max(self.full_at - self.held[seat], 0)

    def hand_over(self, giver: i64, taker: i64, wanted: i64) -> None:
        """The crosses taken last go first, as far as they go (MK-10)."""
        crosses: list[int] = []
        while wanted > 0 and self.held[giver] > 0:
            self.held[giver] -= 1
            kind = self.piles[giver * CROSSES + self.held[giver]]
            self.pile_up(taker, kind)
            wanted -= 1
            if self.telling:
                crosses.append(kind)
        if crosses:
            facts: Facts = {"to": int(taker), "crosses": crosses_text(crosses)}
            self.tell("hands-over", giver, facts)

    # -- sharing (MK-10): at three only, so there are two givers

    def first_giver(self) -> i64:
        return 1 if self.turn == 0 else 0

    def second_giver(self) -> i64:
        return 1 if self.turn == 2 else 2

    def wanted(self) -> i64:
        both = self.held[self.first_giver()] + self.held[self.second_giver()]
        return min(self.missing(self.turn), both)

    def least_share(self) -> i64:
        return max(self.wanted() - self.held[self.second_giver()], 0)

    def most_share(self) -> i64:
        return min(self.wanted(), self.held[self.first_giver()])

    def share(self, from_first: i64) -> None:
        from_second = self.wanted() - from_first
        self.hand_over(self.first_giver(), self.turn, from_first)
        self.hand_over(self.second_giver(), self.turn, from_second)
        self.end_turn()

    # -- the end

    def result(self) -> Outcome:
        """Whoever is left wins; the score is what's left of one's colour (MK-11)."""
        winners: list[int] = []
        scores: list[int] = []
        for seat in range(self.seats):
            if not self.is_out(seat):
                winners.append(seat)
            scores.append(int(count(self.alive & self.layout.of_kind[self.colours[seat]])))
        return Outcome(tuple(winners), tuple(scores), "masker-last-left")

    def outcome(self) -> Outcome | None:
        return self.result() if self.over else None

    def won(self, seat: i64) -> float:
        return 0.0 if self.is_out(seat) else 1.0

    def copy(self) -> MaskerPosition:
        twin = MaskerPosition(self.layout, self.colours, self.piles[:], self.held[:])
        self.copy_into(twin)
        return twin
