"""What can't be played is refused before the first game starts, not after an hour."""

from __future__ import annotations

from collections.abc import Iterable

from ridotto import catalog
from ridotto.bots import make_bot
from ridotto.errors import BadOption
from ridotto.rules.event import Facts
from ridotto.rules.option import settled


def check_setup(name: str, seats: int, options: Facts, bots: Iterable[str], games: int) -> None:
    game = catalog.game(name)
    game.check_seats(seats)
    settled(game.options, options, game.title, seats)
    for kind in bots:
        make_bot(kind, game, 0)
    if games < 1:
        raise BadOption("bad-games", games=games)
