"""Each game drawn for the terminal, from a view and nothing else."""

from __future__ import annotations

from ridotto.cli.boards.board import TerminalBoard
from ridotto.games.carnaval.terminal import CarnavalBoard
from ridotto.games.mascarade.terminal import MascaradeBoard
from ridotto.games.mask.terminal import MaskBoard
from ridotto.games.masker.terminal import MaskerBoard

BOARDS: dict[str, TerminalBoard] = {
    "mascarade": MascaradeBoard(),
    "masker": MaskerBoard(),
    "mask": MaskBoard(),
    "carnaval": CarnavalBoard(),
}

__all__ = ["BOARDS", "TerminalBoard"]
