"""What a bot is asked. It holds nothing but views, so nothing else can reach a bot."""

from __future__ import annotations

import msgspec

from ridotto.rules.event import Facts


class Question(msgspec.Struct, frozen=True, tag=True):
    """The answer depends on these fields and on nothing else.

    For a bot that remembers (`bots.remembers`), `seed` is its character and stays the same for a whole game, and
    `earlier` are the views in which its seat was asked before. For any other, each question has a seed of its own.
    """

    game: str
    kind: str
    view: Facts
    seed: int
    hint: bool = False  # wants the best moves and why, instead of one move
    earlier: tuple[Facts, ...] = ()
    quiet: bool = False  # plays in a person's chair, and doesn't talk about what only they know

    @property
    def moves(self) -> list[str]:
        moves = self.view["moves"]
        assert isinstance(moves, list)
        return moves
