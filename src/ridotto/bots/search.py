"""Information-set Monte Carlo tree search, for any game (Cowling, Powley and Whitehouse 2012).

Each iteration imagines a world that fits the view, walks down by the moves that are legal in that world, adds a node,
plays on quickly, and remembers for every move on the way how well it went for who made it: team mates win together, so
they help each other. How promising a move is depends on how often it could have been chosen: worlds differ in what is
legal.

While all moves are open (what is hidden is cards and colours), one tree serves everybody. Where moves are hidden, like
votes cast at once, every seat has a tree of its own, of what it sees: who decides knows no more than his own tree does.
Several that decide at once do so in the order of their seats, unseen by each other.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.minds.mind import UNSEEN, Mind
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

NOTHING: Final = -1
DEEPEST: Final = 400  # moves in one walk down


@final
class Forest:
    """Nodes as columns. A node is the situation after a move, as its observer sees it; the first ones are the roots."""

    def __init__(self, trees: int) -> None:
        self.move: vec[i64] = vec[i64]([NOTHING] * trees)
        self.eldest: vec[i64] = vec[i64]([NOTHING] * trees)  # first child
        self.sibling: vec[i64] = vec[i64]([NOTHING] * trees)
        self.visits: vec[i64] = vec[i64]([0] * trees)
        self.chances: vec[i64] = vec[i64]([0] * trees)  # how often the move was legal when its parent was visited
        self.gains: vec[float] = vec[float]([0.0] * trees)  # for who made the move

    def child(self, node: i64, move: i64) -> i64:
        found = self.eldest[node]
        while found != NOTHING and self.move[found] != move:
            found = self.sibling[found]
        return found

    def grow(self, node: i64, move: i64) -> i64:
        """A new child."""
        new: i64 = len(self.move)
        self.move = append(self.move, move)
        self.eldest = append(self.eldest, NOTHING)
        self.sibling = append(self.sibling, self.eldest[node])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.gains = append(self.gains, 0.0)
        self.eldest[node] = new
        return new


@final
class Search:
    """One decision of one seat. `root` fits its view; what the seat cannot know is dealt anew in each iteration."""

    def __init__(self, root: Position, seat: i64, mind: Mind, seed: int) -> None:
        self.root = root
        self.seat: i64 = seat
        self.mind = mind
        self.dice = Dice(seed)
        self.trees: i64 = root.seats if mind.hides_moves else 1
        self.forest = Forest(int(self.trees))
        self.at: vec[i64] = vec[i64]([0] * int(self.trees))  # where this walk is in each tree
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST * int(self.trees)))  # all nodes of this walk …
        self.movers: vec[i64] = vec[i64]([0] * (DEEPEST * int(self.trees)))  # … and who moved into them
        self.steps: i64 = 0  # how many they are
        self.deepest: i64 = min(mind.tree_moves, DEEPEST)
        self.curiosity: float = mind.curiosity
        self.iterations: i64 = 0  # done so far
        mind.study(root, seat)

    def run(self, iterations: i64) -> None:
        """Goes on searching; run(2) and run(3) find what run(5) does."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        position = self.root.copy()
        self.mind.imagine(position, self.seat, self.dice)
        self.mind.reconsider(position, self.seat, self.dice)
        self.walk(position)
        self.play_on(position)
        self.remember(position)

    def walk(self, position: Position) -> None:
        """Down to a node that is new to who moves there."""
        for tree in range(self.trees):
            self.at[tree] = tree
        self.steps = 0
        depth: i64 = 0
        new = False
        while not new and not position.over and depth < self.deepest:
            mover = position.decider()
            node = self.at[mover if self.trees > 1 else 0]
            move = self.choose(node, self.mind.candidates(position, mover))
            position.do(mover, move)
            new = self.follow(position, mover, move)
            depth += 1

    def follow(self, position: Position, mover: i64, move: i64) -> bool:
        """In every tree, to what its observer has seen of the move; tells whether it is new to who made it."""
        if self.trees == 1:
            return self.step(0, mover, move)
        for observer in range(self.trees):
            if observer != mover:
                seen = self.mind.seen(position, mover, move, observer)
                if seen != UNSEEN:
                    self.step(observer, mover, seen)
        return self.step(mover, mover, move)

    def step(self, tree: i64, mover: i64, move: i64) -> bool:
        """To the next node of a tree; tells whether it is new."""
        forest = self.forest
        node = self.at[tree]
        known = forest.child(node, move)
        node = forest.grow(node, move) if known == NOTHING else known
        self.at[tree] = node
        self.path[self.steps] = node
        self.movers[self.steps] = mover
        self.steps += 1
        return known == NOTHING

    def choose(self, node: i64, legal: list[int]) -> i64:
        """A move that was never tried here, or else the most promising one."""
        forest = self.forest
        best: i64 = NOTHING
        best_hope = -1.0
        fresh: i64 = 0
        for number in legal:
            move: i64 = number
            child = forest.child(node, move)
            if child == NOTHING:
                fresh += 1
                if self.dice.below(fresh) == 0:
                    best = move
            elif fresh == 0:
                hope = self.hope(child)
                if hope > best_hope:
                    best, best_hope = move, hope
        self.count_chances(node, legal)
        return best

    def hope(self, child: i64) -> float:
        forest = self.forest
        visits = float(forest.visits[child])
        chances = float(forest.chances[child])
        return forest.gains[child] / visits + self.curiosity * sqrt(log(chances + 1.0) / visits)

    def count_chances(self, node: i64, legal: list[int]) -> None:
        forest = self.forest
        for number in legal:
            child = forest.child(node, number)
            if child != NOTHING:
                forest.chances[child] += 1

    def play_on(self, position: Position) -> None:
        moves: i64 = 0
        while not position.over and not self.mind.far_enough(position, moves):
            mover = position.decider()
            position.do(mover, self.mind.playout_move(position, mover, self.dice))
            moves += 1

    def remember(self, position: Position) -> None:
        forest = self.forest
        for step in range(self.steps):
            node = self.path[step]
            forest.visits[node] += 1
            forest.gains[node] += self.mind.reward(position, self.movers[step])

    # -- what came of it

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves that were tried, best first: move, visits, mean gain."""
        forest = self.forest
        found: list[tuple[int, int, float]] = []
        node = forest.eldest[self.seat if self.trees > 1 else 0]
        while node != NOTHING:
            visits = int(forest.visits[node])
            found.append((int(forest.move[node]), visits, forest.gains[node] / max(visits, 1)))
            node = forest.sibling[node]
        return sorted(found, key=lambda row: (-row[1], row[0]))
