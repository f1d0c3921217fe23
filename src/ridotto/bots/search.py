"""Information-set Monte Carlo tree search, for any game (Cowling, Powley and Whitehouse 2012).

Each iteration imagines a world that fits the view, walks down the tree by the moves that are legal in that world, adds
one node, plays on quickly, and remembers for every move on the way how well it went for who made it. How promising a
move is depends on how often it could have been chosen: worlds differ in what is legal.

It is for games in which all moves are open (what is hidden is cards and colours): so one tree serves everybody. For
moves that are hidden, like votes cast at once, each seat would need a tree of its own.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.minds.mind import Mind
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

CURIOSITY: Final = 0.7
NOTHING: Final = -1
DEEPEST: Final = 400  # moves in one walk down a tree


@final
class Tree:
    """Nodes as columns. A node is the situation after a move; 0 is the root."""

    def __init__(self) -> None:
        self.move: vec[i64] = vec[i64]([NOTHING])
        self.eldest: vec[i64] = vec[i64]([NOTHING])  # first child
        self.sibling: vec[i64] = vec[i64]([NOTHING])
        self.visits: vec[i64] = vec[i64]([0])
        self.chances: vec[i64] = vec[i64]([0])  # how often the move was legal when its parent was visited
        self.gains: vec[float] = vec[float]([0.0])  # for who made the move

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
        self.tree = Tree()
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))  # the nodes of this walk …
        self.movers: vec[i64] = vec[i64]([0] * (DEEPEST + 1))  # … and who moved into them
        self.deepest: i64 = min(mind.tree_moves, DEEPEST)
        self.iterations: i64 = 0
        mind.study(root, seat)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        position = self.root.copy()
        self.mind.imagine(position, self.seat, self.dice)
        depth = self.walk(position)
        self.play_on(position)
        self.remember(position, depth)

    def walk(self, position: Position) -> i64:
        """Down the tree to a new node; tells how deep it lies."""
        node: i64 = 0
        depth: i64 = 0
        while not position.over and depth < self.deepest:
            mover = position.decider()
            move = self.choose(node, self.mind.candidates(position, mover))
            known = self.tree.child(node, move)
            node = self.tree.grow(node, move) if known == NOTHING else known
            depth += 1
            self.path[depth] = node
            self.movers[depth] = mover
            position.do(mover, move)
            if known == NOTHING:
                return depth
        return depth

    def choose(self, node: i64, legal: list[int]) -> i64:
        """A move that was never tried here, or else the most promising one."""
        tree = self.tree
        best: i64 = NOTHING
        best_hope = -1.0
        fresh: i64 = 0
        for number in legal:
            move: i64 = number
            child = tree.child(node, move)
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
        tree = self.tree
        visits = float(tree.visits[child])
        return tree.gains[child] / visits + CURIOSITY * sqrt(log(float(tree.chances[child]) + 1.0) / visits)

    def count_chances(self, node: i64, legal: list[int]) -> None:
        tree = self.tree
        for number in legal:
            child = tree.child(node, number)
            if child != NOTHING:
                tree.chances[child] += 1

    def play_on(self, position: Position) -> None:
        moves: i64 = 0
        while not position.over and not self.mind.far_enough(position, moves):
            mover = position.decider()
            position.do(mover, self.mind.playout_move(position, mover, self.dice))
            moves += 1

    def remember(self, position: Position, depth: i64) -> None:
        tree = self.tree
        for step in range(i64(1), depth + 1):
            node = self.path[step]
            tree.visits[node] += 1
            tree.gains[node] += self.mind.judge(position, self.movers[step])

    # -- what came of it

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves that were tried, best first: move, visits, mean gain."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        node = tree.eldest[0]
        while node != NOTHING:
            visits = int(tree.visits[node])
            found.append((int(tree.move[node]), visits, tree.gains[node] / max(visits, 1)))
            node = tree.sibling[node]
        return sorted(found, key=lambda row: (-row[1], row[0]))
