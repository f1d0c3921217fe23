"""Solves a tree of Masker: counterfactual regret minimization (CFR+, Tammelin 2014) over all nodes at once.

The average of its strategies comes ever closer to one against which nothing can be gained. How close is known exactly:
by the best response to each side's average.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from masker_tree import Tree
from numpy.typing import NDArray

Floats = NDArray[np.float64]

CHECK_EVERY: Final = 50  # iterations


class Solution:
    """Seat 0 can win at least `low` of its games, whatever the other does, and seat 1 holds it to `high` or less."""

    def __init__(self, low: float, high: float, iterations: int) -> None:
        self.low = low
        self.high = high
        self.iterations = iterations

    @property
    def value(self) -> float:
        return (self.low + self.high) / 2

    @property
    def gap(self) -> float:
        return self.high - self.low


def solve(tree: Tree, gap: float = 0.001, most_iterations: int = 5_000) -> Solution:
    """Until both sides are sure of the value, as chance to win, to within that gap."""
    solver = Solver(tree)
    while True:
        solver.run(CHECK_EVERY)
        found = solver.solution()
        if found.gap <= gap or solver.iterations >= most_iterations:
            return found


class Solver:
    """A strategy gives a chance to every node but the first: that its parent's mover goes there, for each colour."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        shape = (len(tree), len(tree.colours))
        self.regrets: Floats = np.zeros(shape)
        self.totals: Floats = np.zeros(shape)  # of all strategies so far, the later ones counting more
        self.iterations = 0
        self.owner = tree.mover[tree.parent]  # of the decision that leads to a node
        self.owner[0] = -1
        inner = np.flatnonzero(tree.mover >= 0)
        bounds = [(np.searchsorted(inner, level.start), np.searchsorted(inner, level.stop)) for level in tree.levels]
        self.inner = [inner[first:last] for first, last in bounds]  # of each level
        self.starts = [tree.starts[first:last] for first, last in bounds]
        self.siblings = np.diff(np.append(tree.starts, len(tree)))  # of each inner node, how many children
        self.payoffs = tree.payoffs.astype(np.float64)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(2):
                self.improve(seat)

    def improve(self, seat: int) -> None:
        strategy = self.normalized(self.regrets)
        reach = self.reaches(strategy)
        values = self.values(strategy, reach[1 - seat], seat)
        to_come = values - self.paid(reach[1 - seat], seat)  # what depends on the decision
        own = self.owner == seat
        gain = values[own] - to_come[self.tree.parent[own]]
        self.regrets[own] = np.maximum(self.regrets[own] + gain, 0.0)
        self.totals[own] += self.iterations * reach[seat][own]

    def normalized(self, weights: Floats) -> Floats:
        """Chances among siblings, in proportion to their weights."""
        totals = np.add.reduceat(weights, self.tree.starts)
        counts = self.siblings[:, None]
        with np.errstate(invalid="ignore"):
            chances = weights[1:] / np.repeat(totals, self.siblings, axis=0)
        even = np.repeat(totals <= 0.0, self.siblings, axis=0)
        chances = np.where(even, np.repeat(1.0 / counts, self.siblings, axis=0), chances)
        return np.concatenate([np.ones((1, weights.shape[1])), chances])

    def reaches(self, strategy: Floats) -> list[Floats]:
        """For each seat, how likely it plays towards a node, by its colour."""
        found = [np.where((self.owner == seat)[:, None], strategy, 1.0) for seat in range(2)]
        for level in self.tree.levels[1:]:
            for reach in found:
                reach[level] *= reach[self.tree.parent[level]]
        return found

    def values(self, strategy: Floats | None, others_reach: Floats, seat: int) -> Floats:
        """What every node is worth to a seat, by its colour, times how likely the other one plays towards it. Without a
        strategy, the seat does what's best."""
        values = self.paid(others_reach, seat)
        for level, inner, starts in reversed(list(zip(self.tree.levels[1:], self.inner, self.starts, strict=False))):
            below = values[level]
            own = (self.tree.mover[inner] == seat)[:, None]
            offsets = starts - level.start
            if strategy is None:
                best = np.where(own, np.maximum.reduceat(below, offsets), np.add.reduceat(below, offsets))
                values[inner] += best
            else:
                chosen = np.where((self.owner[level] == seat)[:, None], strategy[level] * below, below)
                values[inner] += np.add.reduceat(chosen, offsets)
        return values

    def paid(self, others_reach: Floats, seat: int) -> Floats:
        paid: Floats = np.zeros(others_reach.shape)
        reach = others_reach[self.tree.paying]
        rule = "nab,nb->na" if seat == 0 else "nab,na->nb"
        paid[self.tree.paying] = np.einsum(rule, self.payoffs, reach) * (1 if seat == 0 else -1)
        return paid

    def solution(self) -> Solution:
        """What each side gains by the best response to the other's average."""
        reach = self.reaches(self.normalized(self.totals))
        points = [float(self.values(None, reach[1 - seat], seat)[0].sum()) / self.tree.pairs for seat in range(2)]
        return Solution((1 - points[1]) / 2, (1 + points[0]) / 2, self.iterations)
