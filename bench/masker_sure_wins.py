"""How often bots find the only sure win: `python bench/masker_sure_wins.py [--positions N] [--seed S]`.

The positions are endgames of two players, from games between novices, one of each game. A move wins for sure if the
player can win whatever the other one does and whichever colour they have: every colour that fits the view is
followed to the end, and what the player decides may not depend on which of them it is. Only positions in which one
move wins for sure, and at least one other doesn't, are used. Each pick is kept in bench/masker/sure_wins.csv.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import ridotto
from ridotto.bots import make_bot
from ridotto.bots.score import Score
from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count
from ridotto.rules.event import Facts

RESULTS: Final = Path(__file__).parent / "masker" / "sure_wins.csv"
KINDS_MEASURED: Final = ("random", "greedy", "novice", "regular", "master-1", "master")
COLUMNS: Final = ("seed", "crosses", "moves", "sure", *KINDS_MEASURED)
MOST_CROSSES: Final = 9  # on the grid: more take too long to follow to the end

Colours = frozenset[int]  # that the other player may have
Row = dict[str, str | int]  # of the results


class SureWins:
    """For one player of a game of two: which positions are won whatever happens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[tuple[object, ...], bool] = {}

    def wins(self, position: MaskerPosition, colours: Colours) -> bool:
        key = (
            position.alive,
            position.home,
            position.anywhere,
            position.turn,
            position.taken,
            position.unlimited,
            *position.held,
            colours,
        )
        if key not in self.known:
            mover = int(position.turn)
            each = (self.wins_after(position, colours, move) for move in position.legal(mover))
            self.known[key] = any(each) if mover == self.seat else all(each)
        return self.known[key]

    def wins_after(self, position: MaskerPosition, colours: Colours, move: int) -> bool:
        """If the other player has the colour that's taken away here, they're eliminated; if not, the game goes on."""
        gone = extinguished(position, move)
        if gone == position.colours[self.seat]:
            return False
        remaining = colours - {gone}
        if not remaining:
            return True
        after = position.copy()
        after.colours = with_colour(after, 1 - self.seat, min(remaining))
        after.do(after.turn, move)
        return self.wins(after, remaining)


def extinguished(position: MaskerPosition, move: int) -> int:
    """The colour of which a move takes the last cross; WHITE if there's none."""
    if move >= STOP:
        return WHITE
    kind = int(position.kind_at(move))
    return kind if count(position.alive & position.layout.of_kind[kind]) == 1 else WHITE


def with_colour(position: MaskerPosition, seat: int, colour: int) -> vec[i64]:
    colours = position.colours[:]
    colours[seat] = colour
    return colours


def sure_moves(position: MaskerPosition) -> list[int]:
    """The moves that win for sure, for whoever is to move."""
    seat = int(position.turn)
    colours = frozenset(
        colour
        for colour in range(1, len(KINDS))
        if colour != position.colours[seat] and count(position.alive & position.layout.of_kind[colour])
    )
    solver = SureWins(seat)
    return [move for move in position.legal(seat) if solver.wins_after(position, colours, move)]


@dataclass
class Puzzle:
    """A view with one move that wins for sure."""

    seed: int
    view: Facts
    crosses: int
    moves: int
    sure: str


def find_puzzle(seed: int) -> Puzzle | None:
    """The first in a game between novices."""
    game = ridotto.game("masker")
    state = game.deal(2, seed)
    bots = [make_bot("novice", game, 2 * seed + seat) for seat in range(2)]
    while state.to_act:
        seat = state.to_act[0]
        position = own(state.position)
        crosses, moves = int(count(position.alive)), len(position.legal(seat))
        if crosses <= MOST_CROSSES and moves > 1:
            sure = sure_moves(position)
            if len(sure) == 1:
                return Puzzle(seed, state.view(seat), crosses, moves, game.written(position, sure[0]))
        state.play(seat, bots[seat].choose(state.view(seat)))
    return None


def find_puzzles(seed: int, wanted: int) -> Iterator[Puzzle]:
    while wanted:
        puzzle = find_puzzle(seed)
        if puzzle is not None:
            yield puzzle
            wanted -= 1
        seed += 1


def solve(puzzle: Puzzle, kind: str) -> str:
    return make_bot(kind, ridotto.game("masker"), puzzle.seed).choose(puzzle.view)


def measure(puzzles: Iterator[Puzzle]) -> list[Row]:
    return [row_of(puzzle) for puzzle in puzzles]


def row_of(puzzle: Puzzle) -> Row:
    facts: Row = {"seed": puzzle.seed, "crosses": puzzle.crosses, "moves": puzzle.moves, "sure": puzzle.sure}
    picks: Row = {kind: solve(puzzle, kind) for kind in KINDS_MEASURED}
    return facts | picks


def report(rows: list[Row]) -> Iterator[str]:
    for kind in KINDS_MEASURED:
        score = Score(kind, games=len(rows), wins=sum(row[kind] == row["sure"] for row in rows))
        low, high = score.interval
        yield f"{kind:10} {100 * score.rate:5.1f} % ({100 * low:.1f} – {100 * high:.1f}) of {len(rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5000)
    args = parser.parse_args()
    rows = measure(find_puzzles(args.seed, args.positions))
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print("\n".join(report(rows)))


if __name__ == "__main__":
    main()
