"""Many games of one kind, a step in all of them at a time. Compiled, like the rulebooks."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ridotto.lab.training.encoding import Encoding, rewards_of
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

BYTES_A_NUMBER: Final = 8
GAMES_A_SEED: Final = 1_000_003  # as in the arena: seeds that are neighbours don't share their games


@final
class VectorGames:
    """What there is to see of each game stands in one long row of numbers, which changes with every step.

    In each game one seat is asked. When a game is over, the next one is dealt in the same step.
    """

    def __init__(self, encoding: Encoding, games: int, seed: int) -> None:
        seats = int(encoding.seats)
        self.encoding = encoding
        self.games: i64 = games
        self.seed = seed
        self.dealt = 0
        self.positions: list[Position] = []
        self.legal: list[list[int]] = []  # the actions of each game, so that its mask can be wiped quickly
        self.observations: vec[i16] = vec[i16](bytes(games * int(encoding.size)))
        self.masks: vec[u8] = vec[u8](bytes(games * int(encoding.actions)))
        self.seats: vec[i64] = vec[i64](bytes(games))
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        self.ended: vec[u8] = vec[u8](bytes(games))
        for number in range(games):
            self.positions.append(self.next_deal())
            self.legal.append([])
            self.show(number)

    def next_deal(self) -> Position:
        self.dealt += 1
        return self.encoding.deal(self.seed * GAMES_A_SEED + self.dealt).position

    def step(self, actions: bytes) -> None:
        """Plays an action in each game; they come as 64-bit numbers, the lowest byte first."""
        for number in range(self.games):
            self.play(number, read_i64_le(actions, number * BYTES_A_NUMBER))
            self.show(number)

    def play(self, number: i64, action: i64) -> None:
        position = self.positions[number]
        seat = self.seats[number]
        move = self.encoding.move_of(position, seat, action)
        if not position.is_legal(seat, move):
            raise self.encoding.game.refusal(position, int(seat), int(move))
        was_over = self.ended[number] != 0
        position.do(seat, move)
        if position.over:
            self.reward(number, position)
            self.positions[number] = self.next_deal()
        elif was_over:
            self.forget_rewards(number)

    def reward(self, number: i64, position: Position) -> None:
        self.ended[number] = 1
        at = number * self.encoding.seats
        for reward in rewards_of(position):
            self.rewards[at] = reward
            at += 1

    def forget_rewards(self, number: i64) -> None:
        self.ended[number] = 0
        seats = self.encoding.seats
        for place in range(number * seats, number * seats + seats):
            self.rewards[place] = 0.0

    def show(self, number: i64) -> None:
        """What the seat that has to decide now sees and can do."""
        position = self.positions[number]
        seat = position.decider()
        self.seats[number] = seat
        self.show_observation(number, position, seat)
        self.show_actions(number, position, seat)

    def show_observation(self, number: i64, position: Position, seat: i64) -> None:
        size = self.encoding.size
        observations = self.observations
        for place in range(number * size, number * size + size):
            observations[place] = 0
        self.encoding.write(position, seat, observations, number * size)

    def show_actions(self, number: i64, position: Position, seat: i64) -> None:
        masks = self.masks
        at = number * self.encoding.actions
        for action in self.legal[number]:
            masks[at + action] = 0
        legal = self.encoding.legal_actions(position, seat)
        for action in legal:
            masks[at + action] = 1
        self.legal[number] = legal

    def sample(self, dice: Dice, into: vec[i64]) -> None:
        """A random legal action for each game."""
        for number in range(self.games):
            legal = self.legal[number]
            into[number] = legal[dice.below(len(legal))]
