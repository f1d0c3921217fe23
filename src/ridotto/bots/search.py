"""Information-set Monte Carlo tree search, for any game (Cowling, Powley and Whitehouse 2012).

Each iteration imagines a world that fits the view, walks down by the moves that are legal in that world, adds a node,
plays on quickly, and remembers for every move on the way how well it went for its mover: team mates win together, so
they help each other. How promising a move is depends on how often it could have been chosen: worlds differ in what is
legal.

While all moves are open (what is hidden is cards and colours), one tree serves everybody. Where moves are hidden, like
votes cast at once, every seat has a tree of its own, of what it sees: a mover knows no more than their own tree does.
Several that decide at once do so in the order of their seats, unseen by each other.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ridotto.bots.mind import UNSEEN, Mind
from ridotto.rules.dice import Dice
from ridotto.rules.position import Position

NO_NODE: Final = -1
MAX_DEPTH: Final = 400  # moves in one walk down


@final
class SearchTrees:
    """Nodes as columns. A node is the situation after a move, as its observer sees it; the first ones are the roots."""

    def __init__(self, trees: int) -> None:
        self.move: vec[i64] = vec[i64]([NO_NODE] * trees)
        self.first_child: vec[i64] = vec[i64]([NO_NODE] * trees)  # first child
        self.next_sibling: vec[i64] = vec[i64]([NO_NODE] * trees)
        self.visits: vec[i64] = vec[i64]([0] * trees)
        self.availability: vec[i64] = vec[i64]([0] * trees)  # how often the move was legal when its parent was visited
        self.total_reward: vec[float] = vec[float]([0.0] * trees)  # for the seat that made the move

    def find_child(self, node: i64, move: i64) -> i64:
        found = self.first_child[node]
        while found != NO_NODE and self.move[found] != move:
            found = self.next_sibling[found]
        return found

    def add_child(self, node: i64, move: i64) -> i64:
        """A new child."""
        new: i64 = len(self.move)
        self.move = append(self.move, move)
        self.first_child = append(self.first_child, NO_NODE)
        self.next_sibling = append(self.next_sibling, self.first_child[node])
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.total_reward = append(self.total_reward, 0.0)
        self.first_child[node] = new
        return new


@final
class Search:
    """One decision of one seat. `root` fits its view; what the seat can't know is dealt again in each iteration."""

    def __init__(self, root: Position, seat: i64, mind: Mind, seed: int) -> None:
        self.root = root
        self.seat: i64 = seat
        self.mind = mind
        self.dice = Dice(seed)
        self.tree_count: i64 = root.seats if mind.hides_moves else 1
        self.nodes = SearchTrees(int(self.tree_count))
        self.current_nodes: vec[i64] = vec[i64]([0] * int(self.tree_count))  # where this walk is in each tree
        self.path: vec[i64] = vec[i64]([0] * (MAX_DEPTH * int(self.tree_count)))  # all nodes of this walk …
        self.movers: vec[i64] = vec[i64]([0] * (MAX_DEPTH * int(self.tree_count)))  # … and who moved into them
        self.steps: i64 = 0  # how many they are
        self.max_depth: i64 = min(mind.max_tree_depth, MAX_DEPTH)
        self.exploration: float = mind.exploration
        self.iterations: i64 = 0  # done so far
        mind.prepare(root, seat)

    def run(self, iterations: i64) -> None:
        """Goes on searching; run(2) and run(3) find what run(5) does."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        position = self.root.copy()
        self.mind.determinize(position, self.seat, self.dice)
        self.mind.resample(position, self.seat, self.dice)
        self.descend(position)
        self.play_out(position)
        self.backpropagate(position)

    def descend(self, position: Position) -> None:
        """Down to a node that's new to the seat that moves there, or to where its mind ends the tree."""
        for tree in range(self.tree_count):
            self.current_nodes[tree] = tree
        self.steps = 0
        depth: i64 = 0
        at_leaf = False
        while not at_leaf and not position.over and depth < self.max_depth:
            mover = position.decider()
            node = self.current_nodes[mover if self.tree_count > 1 else 0]
            move = self.select_move(node, self.mind.candidates(position, mover))
            position.do(mover, move)
            at_leaf = self.advance_trees(position, mover, move) or self.mind.ends_tree(position)
            depth += 1

    def advance_trees(self, position: Position, mover: i64, move: i64) -> bool:
        """In every tree, to what its observer has seen of the move. Returns whether it's new to its mover."""
        if self.tree_count == 1:
            return self.advance_tree(0, mover, move)
        for observer in range(self.tree_count):
            if observer != mover:
                seen = self.mind.observed_move(position, mover, move, observer)
                if seen != UNSEEN:
                    self.advance_tree(observer, mover, seen)
        return self.advance_tree(mover, mover, move)

    def advance_tree(self, tree: i64, mover: i64, move: i64) -> bool:
        """To the next node of a tree. Returns whether it's new."""
        nodes = self.nodes
        node = self.current_nodes[tree]
        known = nodes.find_child(node, move)
        node = nodes.add_child(node, move) if known == NO_NODE else known
        self.current_nodes[tree] = node
        self.path[self.steps] = node
        self.movers[self.steps] = mover
        self.steps += 1
        return known == NO_NODE

    def select_move(self, node: i64, legal: list[int]) -> i64:
        """A move that was never tried here, or else the most promising one."""
        nodes = self.nodes
        best: i64 = NO_NODE
        best_bound = -1.0
        untried: i64 = 0
        for number in legal:
            move: i64 = number
            child = nodes.find_child(node, move)
            if child == NO_NODE:
                untried += 1
                if self.dice.below(untried) == 0:
                    best = move
                continue
            if untried == 0:
                bound = self.upper_confidence_bound(child)
                if bound > best_bound:
                    best, best_bound = move, bound
            nodes.availability[child] += 1
        return best

    def upper_confidence_bound(self, child: i64) -> float:
        nodes = self.nodes
        visits = float(nodes.visits[child])
        availability = float(nodes.availability[child])
        return nodes.total_reward[child] / visits + self.exploration * sqrt(log(availability + 1.0) / visits)

    def play_out(self, position: Position) -> None:
        moves: i64 = 0
        self.mind.start_playout(position)
        while not position.over and not self.mind.ends_playout(position, moves):
            mover = position.decider()
            position.do(mover, self.mind.playout_move(position, mover, self.dice))
            moves += 1

    def backpropagate(self, position: Position) -> None:
        nodes = self.nodes
        for step in range(self.steps):
            node = self.path[step]
            nodes.visits[node] += 1
            nodes.total_reward[node] += self.mind.reward(position, self.movers[step])

    # -- what came of it

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves that were tried, best first: move, visits, mean gain."""
        nodes = self.nodes
        found: list[tuple[int, int, float]] = []
        node = nodes.first_child[self.seat if self.tree_count > 1 else 0]
        while node != NO_NODE:
            visits = int(nodes.visits[node])
            found.append((int(nodes.move[node]), visits, nodes.total_reward[node] / max(visits, 1)))
            node = nodes.next_sibling[node]
        return sorted(found, key=lambda row: (-row[1], row[0]))
