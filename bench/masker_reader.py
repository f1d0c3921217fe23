"""What can be gained against a master of Masker by knowing how it thinks: `python bench/masker_reader.py`.

A *reader* is a master with one advantage: after every move of the other it asks itself how a master would have played
with each colour, and believes in those that fit. A *clairvoyant* is told the colour: no reading can do better, as long
as the reader then plays like a master. Whatever they win above one half is a lower bound for how far the master can be
exploited in the whole game. Every deal is played twice, with seats swapped. The master is the second one, which reads
nothing itself.

Each row of masker/readers.csv is a deal: how often the challenger won it, of two games.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from librt.vecs import vec

import ridotto
from ridotto.bots import make_bot
from ridotto.bots.budget import Budget
from ridotto.bots.search import Search
from ridotto.bots.search_bot import SearchBot
from ridotto.games.masker.mind import MaskerMind
from ridotto.games.masker.rulebook.content import KINDS
from ridotto.lab.runners import AllCores
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

RESULTS: Final = Path(__file__).parent / "masker" / "readers.csv"
COLUMNS: Final = ("challenger", "seed", "deal", "wins")
GAME: Final = ridotto.game("masker")
MASTER: Final = "master-2"
CHALLENGERS: Final = ("reader", "clairvoyant")
READING: Final = 900  # iterations for each colour: a quarter of a master's thought
SPREAD: Final = 0.05  # the chance of a move that the reader wouldn't expect at all

OF_A_VIEW: Final = ("seat", "moves", "to_act", "full_at", "anywhere_by")  # and not of a position

Belief = dict[str, float]  # in each colour that the other may have


class Challenger:
    """A master whose belief about the other's colour is its own."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.belief: Belief = {}
        bot = make_bot(MASTER, GAME, seed)
        assert isinstance(bot, SearchBot)
        self.bot = bot

    def choose(self, view: Facts) -> str:
        moves = view["moves"]
        assert isinstance(moves, list)
        if len(moves) == 1:
            return str(moves[0])
        search = self.bot.new_search(view)
        self.convince(search)
        search.run(self.bot.budget.iterations or 0)
        return GAME.written(search.root, search.ranking()[0][0])

    def convince(self, search: Search) -> None:
        """Puts the own belief in place of the usual one."""
        mind = search.mind
        assert isinstance(mind, MaskerMind)
        other = 1 - self.seat
        believed = [*mind.belief]
        for colour, letter in enumerate(KINDS):
            believed[other * len(KINDS) + colour] = self.belief.get(letter, 0.0)
        mind.belief = vec[float](believed)

    def watch(self, before: State, move: str, seed: int) -> None:
        """The other has played a move."""


class Clairvoyant(Challenger):
    def __init__(self, seat: int, seed: int, colours: list[str]) -> None:
        super().__init__(seat, seed)
        self.belief = {colours[1 - seat]: 1.0}


class Reader(Challenger):
    def __init__(self, seat: int, seed: int, colours: list[str]) -> None:
        super().__init__(seat, seed)
        self.belief = {letter: 1.0 for letter in KINDS[1:] if letter != colours[seat]}

    def watch(self, before: State, move: str, seed: int) -> None:
        view = before.view(self.seat)
        grid = view["grid"]
        assert isinstance(grid, list)
        self.belief = {letter: old for letter, old in self.belief.items() if letter in "".join(grid)}
        if len(self.belief) > 1:
            self.belief = {letter: old * likelihood(view, letter, move, seed) for letter, old in self.belief.items()}
            total = sum(self.belief.values())
            self.belief = {letter: weight / total for letter, weight in self.belief.items()}


def likelihood(view: Facts, letter: str, move: str, seed: int) -> float:
    """How likely a master who has that colour plays that move: as often as a shorter thought comes back to it."""
    seat, colours = view["seat"], view["colours"]
    assert isinstance(seat, int)
    assert isinstance(colours, list)
    other = 1 - seat
    imagined = view | {"colours": [letter if each == other else colours[each] for each in range(2)]}
    seen = GAME.load({name: imagined[name] for name in imagined if name not in OF_A_VIEW}).view(other)
    search = SearchBot(GAME, MaskerMind(), Budget(READING), seed).search(seen)
    visits = {GAME.written(search.root, number): count for number, count, _ in search.ranking()}
    return SPREAD / len(visits) + (1 - SPREAD) * visits.get(move, 0) / READING


def challenger(name: str, seat: int, seed: int, colours: list[str]) -> Challenger:
    kind = {"reader": Reader, "clairvoyant": Clairvoyant}[name]
    return kind(seat, seed, colours)


def play_deal(name: str, seed: int, number: int) -> tuple[int, int]:
    """The deal's number, and how many of its two games the challenger wins."""
    return number, sum(wins_game(name, seed * 1_000_003 + number, seat) for seat in range(2))


def wins_game(name: str, deal: int, seat: int) -> bool:
    state = GAME.deal(2, deal)
    colours = GAME.dump(state)["colours"]
    assert isinstance(colours, list)
    ours, theirs = challenger(name, seat, 4 * deal + seat, colours), make_bot(MASTER, GAME, 4 * deal + 2 + seat)
    step = 0
    while state.to_act:
        mover = state.to_act[0]
        if mover == seat:
            state.play(mover, ours.choose(state.view(mover)))
        else:
            move, before = theirs.choose(state.view(mover)), state.copy()
            state.play(mover, move)
            ours.watch(before, move, 1000 * deal + step)
        step += 1
    assert state.outcome is not None
    return seat in state.outcome.winners


def measure(name: str, deals: int, seed: int, workers: int | None) -> Iterator[list[int | str]]:
    for done, (number, wins) in enumerate(AllCores(workers).run(partial(play_deal, name, seed), deals), 1):
        sys.stderr.write(f"\r{name}: {done} of {deals} deals" + "\n" * (done == deals))
        yield [name, seed, number, wins]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="of each challenger")
    parser.add_argument("--challengers", default=",".join(CHALLENGERS))
    parser.add_argument("--seed", type=int, default=8100)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    rows: list[list[int | str]] = []
    for name in args.challengers.split(","):
        for row in measure(name, args.deals, args.seed, args.workers):
            rows.append(row)
            write_rows(rows, args.out)


def write_rows(rows: list[list[int | str]], file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as to:
        writer = csv.writer(to, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(sorted(rows, key=str))


if __name__ == "__main__":
    main()
