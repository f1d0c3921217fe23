"""The games of the house, one line each."""

from __future__ import annotations

from ridotto.errors import UnknownGame
from ridotto.rules.carnaval.game import Carnaval
from ridotto.rules.contract import Game
from ridotto.rules.mascarade.game import Mascarade
from ridotto.rules.mask.game import Mask
from ridotto.rules.masker.game import Masker

GAMES: dict[str, Game] = {
    "mascarade": Mascarade(),
    "masker": Masker(),
    "mask": Mask(),
    "carnaval": Carnaval(),
}


def game(name: str) -> Game:
    """The rulebook of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame("unknown-game", name=str(name), names=", ".join(GAMES))
    return GAMES[name]
