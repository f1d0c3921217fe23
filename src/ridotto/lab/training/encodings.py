"""The encoding of any installed game."""

from __future__ import annotations

from collections.abc import Mapping

from ridotto import catalog
from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.general_encoding import GeneralEncoding
from ridotto.rules.contract import Game


def encoding_for(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Encoding:
    """The game's own encoding, or else the general one. Bad seats or options are refused as `deal` refuses them."""
    package = catalog.package(name)
    return make_encoding(package.rulebook, package.rulebook.fewest if seats is None else seats, options or {})


def make_encoding(game: Game, seats: int, options: Mapping[str, object]) -> Encoding:
    """That of a game which needn't be installed."""
    package = catalog.packages().get(game.name)
    game.deal(seats, 0, options)
    return ((package and package.encoding()) or GeneralEncoding)(game, seats, dict(options))
