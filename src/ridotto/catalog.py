"""The games of the house, one line each."""

from __future__ import annotations

from ridotto.errors import UnknownGame
from ridotto.games.carnaval.rulebook.game import Carnaval
from ridotto.games.mascarade.rulebook.game import Mascarade
from ridotto.games.mask.rulebook.game import Mask
from ridotto.games.masker.rulebook.game import Masker
from ridotto.rules.contract import Game

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
