"""How far Masker's bots are from perfect play, exactly: `python bench/masker_exact.py`.

Small games are solved (masker_solver.py), and for each strength we find the best that anybody can do against it
(masker_response.py). What a bot loses against that, compared with perfect play, is what it can be exploited for.

Each row of masker/exact.csv is one bot in one position: `low` and `high` enclose how often the first player wins if
both play perfectly; `kept` is how often the bot wins in that seat against its best response, and `given`
how often the best response wins in that seat against the bot. `choices` counts the situations in which the bot was
asked. A run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from masker_response import BotPlan, Responder
from masker_solver import solve
from masker_tree import TooLarge, Tree, build_tree, colours_on_grid

import ridotto
from ridotto.bots import make_bot
from ridotto.games.masker.rulebook.game import own
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count

RESULTS: Final = Path(__file__).parent / "masker" / "exact.csv"
COLUMNS: Final = ("setup", "seed", "nodes", "low", "high", "kind", "seeds", "kept", "given", "choices")
KINDS_MEASURED: Final = ("random", "greedy", "novice", "regular", "master")
SIDE: Final = 6
MOST_NODES: Final = 150_000  # larger positions are left out
ENDGAME_CROSSES: Final = 8
ENDGAME_COLOURS: Final = 3

Row = dict[str, str]


def small_grid(side: int, letters: str) -> Callable[[int], MaskerPosition | None]:
    """These crosses, shuffled, in a corner of the grid. Seat 0 begins."""
    crosses = letters.ljust(side * side, ".")

    def deal(seed: int) -> MaskerPosition:
        cells = random.Random(seed).sample(crosses, side * side)
        rows = ["".join(cells[row * side : row * side + side]).ljust(SIDE, ".") for row in range(side)]
        grid = rows + ["." * SIDE] * (SIDE - side)
        facts = {"grid": grid, "colours": ["R", "B"], "captured": ["", ""], "turn": 0}
        return own(ridotto.game("masker").load(facts).position)

    return deal


def endgame(seed: int) -> MaskerPosition | None:
    """The end of a whole game between regulars, at the beginning of a turn of seat 0."""
    game = ridotto.game("masker")
    state = game.deal(2, seed)
    bots = [make_bot("regular", game, 2 * seed + seat) for seat in range(2)]
    while state.to_act:
        position = own(state.position)
        few = int(count(position.alive)) <= ENDGAME_CROSSES
        if few and position.turn == 0 and position.taken == 0:
            return position if len(colours_on_grid(position)) >= ENDGAME_COLOURS else None
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.view(seat)))
    return None


# Of each set-up, how positions are found, and with how many seeds a bot is asked. More seeds take longer by far.
SETUPS: Final[dict[str, tuple[Callable[[int], MaskerPosition | None], int]]] = {
    "3x3-three-colours": (small_grid(3, "oRRBBGGww"), 4),
    "3x3-four-colours": (small_grid(3, "oRRBBGGYY"), 4),
    "4x4-three-colours": (small_grid(4, "oRRRBBBGGGww"), 1),
    "endgame": (endgame, 4),
}


def positions(setup: str, seed: int) -> Iterator[tuple[int, MaskerPosition, Tree]]:
    """Those that aren't too large to be solved."""
    while True:
        found = SETUPS[setup][0](seed)
        if found is not None:
            with suppress(TooLarge):
                yield seed, found, build_tree(found, MOST_NODES)
        seed += 1


def measure(setup: str, seed: int, start: MaskerPosition, tree: Tree, kinds: Sequence[str]) -> Iterator[Row]:
    solution = solve(tree)
    seeds = SETUPS[setup][1]
    for kind in kinds:
        plan = BotPlan(kind, range(seeds))
        first, second = (Responder(plan, bot_seat).win_rate(start) for bot_seat in range(2))
        facts = (setup, seed, len(tree), f"{solution.low:.5f}", f"{solution.high:.5f}", kind, seeds)
        rates = (f"{1 - first:.5f}", f"{second:.5f}", len(plan.known))
        yield dict(zip(COLUMNS, map(str, (*facts, *rates)), strict=True))


def run(setups: list[str], deals: int, seed: int, file: Path, kinds: Sequence[str] = KINDS_MEASURED) -> None:
    """One position of each set-up after the other, so that whenever it's stopped, there are about as many of each."""
    rows = read_rows(file)
    found = {setup: positions(setup, seed) for setup in setups}
    for number in range(deals):
        for setup in setups:
            at, start, tree = next(found[setup])
            if not any(row["setup"] == setup and row["seed"] == str(at) for row in rows):
                rows += measure(setup, at, start, tree, kinds)
                write_rows(rows, file)
            sys.stderr.write(f"\r{number + 1} of {deals}: {setup}, seed {at}      ")
    sys.stderr.write("\n")


def read_rows(file: Path) -> list[Row]:
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as source:
        return list(csv.DictReader(source))


def write_rows(rows: list[Row], file: Path) -> None:
    order = list(SETUPS)
    file.parent.mkdir(exist_ok=True)
    with file.open("w", encoding="utf-8", newline="") as to:
        writer = csv.DictWriter(to, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(sorted(rows, key=lambda row: (order.index(row["setup"]), int(row["seed"]))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12, help="of each set-up")
    parser.add_argument("--setups", default=",".join(SETUPS))
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    run(args.setups.split(","), args.deals, args.seed, args.out)


if __name__ == "__main__":
    main()
