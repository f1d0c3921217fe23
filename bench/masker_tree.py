"""All that can happen from a position of Masker on, for two players, as both of them see it.

Moves are open, only the colours are hidden. So a game tree of what has happened on the table, with a number for each
colour that a player may have, is the whole game. It's followed through our own rulebook until at most two colours are
left: then everybody knows everything, and who wins is found by looking ahead.

The tree lies in numpy arrays, level by level: all children of a node are neighbours, in the order of their parents.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ridotto.games.masker.rulebook.content import CROSSES, KINDS, WHITE
from ridotto.games.masker.rulebook.notation import STOP
from ridotto.games.masker.rulebook.play import MaskerPosition
from ridotto.rules.bits import count

NOBODY: Final = -1

Colours = frozenset[int]  # that the players may have: each one of them, and not both the same


class TooLarge(Exception):
    """There are more nodes than allowed."""


@dataclass(frozen=True)
class Place:
    """What lies on the table, and which colours the players may have."""

    position: MaskerPosition
    colours: Colours

    def moves(self) -> list[int]:
        return self.position.legal(self.position.turn)

    def after(self, move: int) -> tuple[Place, int]:
        """What follows if nobody is eliminated, and the colour of which the last cross has been taken, or WHITE."""
        gone = extinguished(self.position, move)
        left = self.colours - {gone}
        after = self.position.copy()
        if len(left) > 1:
            give_colours(after, *sorted(left)[:2])  # so that the rulebook goes on
            after.do(after.turn, move)
        return Place(after, left), gone

    @property
    def is_open(self) -> bool:
        """Whether everybody knows everything."""
        return len(self.colours) <= 2


def extinguished(position: MaskerPosition, move: int) -> int:
    """The colour of which a move takes the last cross; WHITE if there's none."""
    if move >= STOP:
        return WHITE
    kind = int(position.kind_at(move))
    return kind if count(position.alive & position.layout.of_kind[kind]) == 1 else WHITE


def give_colours(position: MaskerPosition, first: int, second: int) -> None:
    position.colours = vec[i64]([first, second])


def colours_on_grid(position: MaskerPosition) -> Colours:
    return frozenset(
        colour for colour in range(1, len(KINDS)) if count(position.alive & position.layout.of_kind[colour])
    )


def position_key(position: MaskerPosition) -> tuple[int, ...]:
    """All that the rules go by, apart from the players' colours."""
    flags = 4 * position.unlimited + 2 * position.anywhere + int(position.turn)
    return (int(position.alive), int(position.home), flags, int(position.taken), *map(int, position.held))


def piles_key(position: MaskerPosition) -> tuple[int, ...]:
    """How many crosses of each kind each player has captured."""
    held = [list(position.piles[seat * CROSSES : seat * CROSSES + position.held[seat]]) for seat in range(2)]
    return tuple(pile.count(kind) for pile in held for kind in range(len(KINDS)))


class OpenGames:
    """Positions in which both players know both colours: who wins, by looking ahead to the end."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], bool] = {}

    def first_wins(self, position: MaskerPosition, first: int, second: int) -> bool:
        """Whether seat 0 does, if the seats have these colours."""
        key = (first, second, *position_key(position))
        if key not in self.known:
            mover = int(position.turn)
            each = (self.first_wins_after(position, first, second, move) for move in position.legal(mover))
            self.known[key] = any(each) if mover == 0 else all(each)
        return self.known[key]

    def first_wins_after(self, position: MaskerPosition, first: int, second: int, move: int) -> bool:
        gone = extinguished(position, move)
        if gone in (first, second):
            return gone == second
        after = position.copy()
        give_colours(after, first, second)
        after.do(after.turn, move)
        return self.first_wins(after, first, second)


# -- the tree

Payoff = NDArray[
    np.int8
]  # for each pair of colours, 1 if seat 0 has won, -1 if seat 1 has, 0 if it goes on or can't be


@dataclass
class Tree:
    """A node is a number; 0 is the start. A leaf is nobody's decision."""

    colours: list[int]  # the numbers that pairs are counted by
    parent: NDArray[np.int32]
    mover: NDArray[np.int8]
    levels: list[slice]
    paying: NDArray[np.int32]  # the nodes at which some pairs of colours end the game …
    payoffs: Payoff  # … and how
    starts: NDArray[np.int32]  # for each inner node, its first child

    def __len__(self) -> int:
        return len(self.parent)

    @property
    def pairs(self) -> int:
        return len(self.colours) * (len(self.colours) - 1)


def build_tree(start: MaskerPosition, most: int = 1_000_000) -> Tree:
    return TreeBuilder(Place(start, colours_on_grid(start)), most).tree()


class TreeBuilder:
    def __init__(self, start: Place, most: int) -> None:
        self.start = start
        self.most = most
        self.colours = sorted(start.colours)
        self.open_games = OpenGames()
        self.parent: list[int] = [0]
        self.mover: list[int] = []
        self.paying: list[int] = []
        self.payoffs: list[Payoff] = []
        self.starts: list[int] = []
        self.levels: list[slice] = [slice(0, 1)]

    def tree(self) -> Tree:
        level: list[Place | None] = [self.start]
        while level:
            level = list(self.next_level(level))
            if level:
                self.levels.append(slice(len(self.parent) - len(level), len(self.parent)))
        return Tree(
            self.colours,
            np.array(self.parent, np.int32),
            np.array(self.mover, np.int8),
            self.levels,
            np.array(self.paying, np.int32),
            np.array(self.payoffs, np.int8).reshape(-1, len(self.colours), len(self.colours)),
            np.array(self.starts, np.int32),
        )

    def next_level(self, level: Sequence[Place | None]) -> Iterator[Place | None]:
        """None: a leaf."""
        for place in level:
            node = len(self.mover)
            self.mover.append(NOBODY if place is None else int(place.position.turn))
            if place is not None:
                self.starts.append(len(self.parent))
                for move in place.moves():
                    yield self.child(node, place, move)

    def child(self, parent: int, place: Place, move: int) -> Place | None:
        node = len(self.parent)
        self.parent.append(parent)
        if node > self.most:
            raise TooLarge
        after, gone = place.after(move)
        if gone != WHITE:
            self.paying.append(node)
            self.payoffs.append(self.payoff(place.colours, after, gone))
        return None if after.is_open else after

    def payoff(self, before: Colours, after: Place, gone: int) -> Payoff:
        """If a player had the colour that's gone, they have lost. If only two are left, it's known who wins."""
        payoff = np.zeros((len(self.colours), len(self.colours)), np.int8)
        for other in before - {gone}:
            payoff[self.colours.index(gone), self.colours.index(other)] = -1
            payoff[self.colours.index(other), self.colours.index(gone)] = 1
        if len(after.colours) == 2:
            for first, second in (sorted(after.colours), sorted(after.colours, reverse=True)):
                wins = self.open_games.first_wins(after.position, first, second)
                payoff[self.colours.index(first), self.colours.index(second)] = 1 if wins else -1
        return payoff
