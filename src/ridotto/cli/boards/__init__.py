"""Each game drawn for the terminal, from a view and nothing else."""

from __future__ import annotations

from ridotto.cli.boards.board import Board
from ridotto.cli.boards.carnaval import CarnavalBoard
from ridotto.cli.boards.mascarade import MascaradeBoard
from ridotto.cli.boards.mask import MaskBoard
from ridotto.cli.boards.masker import MaskerBoard

BOARDS: dict[str, Board] = {
    "mascarade": MascaradeBoard(),
    "masker": MaskerBoard(),
    "mask": MaskBoard(),
    "carnaval": CarnavalBoard(),
}

__all__ = ["BOARDS", "Board"]
