"""Ridotto: one house, four mask games. `ridotto.game(name)` is the way in."""

from ridotto import errors
from ridotto.catalog import GAMES, game
from ridotto.rules.contract import Game, State
from ridotto.rules.event import Event
from ridotto.rules.position import Outcome
from ridotto.version import __version__

__all__ = ["GAMES", "Event", "Game", "Outcome", "State", "__version__", "errors", "game"]
