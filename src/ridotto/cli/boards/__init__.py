"""Each game drawn for the terminal, from a view and nothing else."""

from __future__ import annotations

from functools import cache

from ridotto import catalog
from ridotto.cli.boards.board import TerminalBoard
from ridotto.cli.boards.plain_board import PlainBoard


@cache
def board_of(game: str) -> TerminalBoard:
    """The drawing that a game brings with it, or the plain one."""
    return catalog.package(game).terminal_board() or PlainBoard(game)


__all__ = ["TerminalBoard", "board_of"]
