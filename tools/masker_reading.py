"""Fits what Masker's masters read from moves: `python tools/masker_reading.py GAMES [SEED]`.

Earlier masters play against each other. Then the weights of games/masker/reading.py are fitted by their gradient, for
two things at once: that the moves are likely with the colour that their player had, and that whoever watched them would
have guessed that colour. `reading.json` is written anew. Some 600 games do.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import ridotto
from ridotto.bots import make_bot
from ridotto.games.masker import policy, reading
from ridotto.games.masker.mind import READ_GONE_DOUBT
from ridotto.games.masker.reading import SIZE, SURPRISE, Reader, has_choice, options_of
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import MaskerPosition

READING: Final = Path(ridotto.__file__).parent / "games" / "masker" / "reading.json"
GAME: Final = ridotto.game("masker")
PLAYERS: Final = ("master-1", "master-2")
STEPS: Final = 300
RATE: Final = 0.05
DECAY: Final = 0.0003  # draws the weights to where they began
MOST_PARTS: Final = 4  # of one option; where there are fewer, the rest is NO_PART
NO_PART: Final = SIZE

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Game = tuple[int, list[str]]  # the seed of its deal, and its moves


def play(seed: int) -> Game:
    state, moves = GAME.deal(2, seed), []
    bots = [make_bot(PLAYERS[seed // (seat + 1) % 2], GAME, 2 * seed + seat) for seat in range(2)]
    while state.to_act:
        seat = state.to_act[0]
        moves.append(bots[seat].choose(state.view(seat)))
        state.play(seat, moves[-1])
    return seed, moves


@dataclass
class Lessons:
    """Choices are decisions seen with one colour; a guess, at somebody's turn, weighs the colours of the other."""

    parts: list[list[int]] = field(default_factory=list)  # of each option of each choice
    choice_of: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)  # for each choice, which option was taken
    true_choices: list[int] = field(default_factory=list)  # those seen with the right colour
    guess_of: list[int] = field(default_factory=list)  # of each colour that may be guessed …
    gone: list[int] = field(default_factory=list)  # … how many of its crosses the guesser has taken
    right: list[int] = field(default_factory=list)  # for each guess, which of them it is
    evidence: list[tuple[int, int]] = field(default_factory=list)  # pairs of such a colour and a choice that tells

    def add(self, game: Game) -> None:
        seed, moves = game
        state, reader = GAME.deal(2, seed), Reader()
        reader.counts.prepare(own(state.position))
        told: list[dict[int, list[int]]] = [{colour: [] for colour in range(1, 6)} for _ in range(2)]
        for text in moves:
            position = own(state.position)
            seat, move = int(position.turn), GAME.read(position, text)
            if has_choice(position):
                self.add_guess(position, told[1 - seat])
                for colour in colours_left(position):
                    told[seat][colour].append(self.add_choice(position, reader, colour, move))
            state.play(seat, text)

    def add_guess(self, position: MaskerPosition, told: dict[int, list[int]]) -> None:
        guesser, guess = int(position.turn), len(self.right)
        pile = [int(kind) for kind in position.piles[36 * guesser : 36 * guesser + position.held[guesser]]]
        for colour in colours_left(position):
            if colour == position.colours[guesser]:
                continue
            if colour == position.colours[1 - guesser]:
                self.right.append(len(self.gone))
            self.evidence += [(len(self.gone), choice) for choice in told[colour]]
            self.gone.append(pile.count(colour))
            self.guess_of.append(guess)

    def add_choice(self, position: MaskerPosition, reader: Reader, colour: int, move: int) -> int:
        choice, options = len(self.chosen), options_of(position)
        reader.imagine(position, colour)
        self.chosen.append(len(self.parts) + options.index(STOP if move == STOP else int(position.top_cell(move))))
        for option in options:
            self.parts.append([*reader.parts(position, option), *[NO_PART] * MOST_PARTS][:MOST_PARTS])
            self.choice_of.append(choice)
        if colour == position.colours[position.turn]:
            self.true_choices.append(choice)
        return choice


def colours_left(position: MaskerPosition) -> list[int]:
    return [colour for colour in range(1, policy.KIND_COUNT) if position.alive & position.layout.of_kind[colour]]


class Fit:
    def __init__(self, lessons: Lessons) -> None:
        self.parts, self.chosen = np.array(lessons.parts), np.array(lessons.chosen)
        self.choice_of, self.true_choices = np.array(lessons.choice_of), np.array(lessons.true_choices)
        self.guess_of, self.right = np.array(lessons.guess_of), np.array(lessons.right)
        self.doubt = np.log(READ_GONE_DOUBT) * np.array(lessons.gone)
        self.believed, self.telling = np.array(lessons.evidence).T
        self.choices, self.options_in = len(lessons.chosen), np.bincount(self.choice_of)

    def chances(self, weights: Floats) -> Floats:
        """Of each option."""
        tempting = np.exp(np.append(weights, 0.0)[self.parts].sum(axis=1))
        return np.asarray(tempting / summed(self.choice_of, tempting, self.choices)[self.choice_of])

    def likelihoods(self, chances: Floats) -> Floats:
        """Of each choice, as the reader sees it."""
        return np.asarray(SURPRISE / self.options_in + (1 - SURPRISE) * chances[self.chosen])

    def beliefs(self, likelihoods: Floats) -> Floats:
        """In each colour of each guess."""
        logs = self.doubt + summed(self.believed, np.log(likelihoods)[self.telling], len(self.doubt))
        highest = np.full(len(self.right), -np.inf)
        np.maximum.at(highest, self.guess_of, logs)
        weights = np.exp(logs - highest[self.guess_of])
        return np.asarray(weights / summed(self.guess_of, weights, len(self.right))[self.guess_of])

    def mean_log_belief(self, weights: Floats) -> float:
        """In the right colour."""
        return float(np.log(self.beliefs(self.likelihoods(self.chances(weights)))[self.right]).mean())

    def gradient(self, weights: Floats) -> Floats:
        chances = self.chances(weights)
        likelihoods = self.likelihoods(chances)
        errors = -self.beliefs(likelihoods)
        errors[self.right] += 1
        by_choice = summed(self.telling, errors[self.believed], self.choices) / len(self.right)
        by_choice[self.true_choices] += 1 / len(self.true_choices)
        by_choice *= (1 - SURPRISE) * chances[self.chosen] / likelihoods
        by_option = -by_choice[self.choice_of] * chances
        by_option[self.chosen] += by_choice
        return summed(self.parts.ravel(), np.repeat(by_option, MOST_PARTS), SIZE + 1)[:SIZE]


def summed(groups: Ints, values: Floats, size: int) -> Floats:
    """The values of each group, added up."""
    return np.asarray(np.bincount(groups, values, size))


def first_weights() -> Floats:
    """Those of the policy, which were halved for playouts; the rest is to be found out."""
    rows = json.loads((READING.parent / "policy.json").read_text(encoding="utf-8"))
    known = [2 * weight for name in rows for row in rows[name] for weight in row]
    return np.array([*known, *[0.0] * (SIZE - len(known))])


def fitted(fit: Fit) -> Floats:
    """By Adam (Kingma and Ba, 2015)."""
    first = first_weights()
    weights, mean, square = first.copy(), np.zeros(SIZE), np.zeros(SIZE)
    for step in range(1, STEPS + 1):
        slope = fit.gradient(weights) - DECAY * (weights - first)
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
        weights += RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return weights


def as_json(weights: Floats) -> str:
    rounded = [round(float(weight), 2) for weight in weights]
    begins = [reading.CAPTURE, reading.BESIDE, reading.STOPPING, reading.ANYWHERE, reading.NEAREST, reading.OWN_BESIDE]
    names = ("capture", "beside", "stop", "stop-anywhere", "nearest", "own-beside")
    widths = (3, policy.BESIDE_COUNT, policy.BESIDE_COUNT, 2, reading.DISTANCES, reading.MOST_LEFT)
    parts = []
    for name, begin, end, width in zip(names, begins, [*begins[1:], SIZE], widths, strict=True):
        lines = ",\n".join(f"    {json.dumps(rounded[at : at + width])}" for at in range(begin, end, width))
        parts.append(f'  "{name}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def learn(games: list[Game]) -> Floats:
    lessons = Lessons()
    for game in games:
        lessons.add(game)
    return fitted(Fit(lessons))


def main() -> None:
    games, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    READING.write_text(as_json(learn([play(1000 * seed + number) for number in range(games)])), encoding="utf-8")


if __name__ == "__main__":
    main()
