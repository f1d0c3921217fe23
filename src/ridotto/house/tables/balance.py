"""How even an arrangement is, as far as the game itself can tell."""

from __future__ import annotations

from dataclasses import dataclass

from ridotto.bots import make_bot
from ridotto.catalog import game, package
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import settled
from ridotto.table.events import Clock, Options
from ridotto.table.handlers.gathering import check_arrangement
from ridotto.table.messages import Balance, DealtSet, SideShare


@dataclass(frozen=True)
class GameSetup:
    """What bots of one strength would play, all options settled."""

    game: str
    seats: int
    options: Facts
    strength: str

    def without_leader(self) -> Facts:
        """The options for bots among themselves: no person is there to lead them."""
        not_asked = package(self.game).options_not_asked
        usual = {option.name: option.default for option in game(self.game).options if option.name in not_asked}
        return {**self.options, **usual}


def game_setup(rulebook: Game, seats: int, options: Options, strength: str) -> GameSetup:
    """Refuses what couldn't be played."""
    check_arrangement(rulebook, seats, options, Clock())
    make_bot(strength, rulebook, 0)
    return GameSetup(rulebook.name, seats, settled(rulebook.options, options, rulebook.title, seats), strength)


def expected_balance(setup: GameSetup) -> Balance | None:
    """None if the game has no model of that."""
    found = package(setup.game).forecast(setup.seats, setup.options, setup.strength)
    if found is None:
        return None
    return Balance(
        found.strength,
        tuple(SideShare(side, share.rate, share.low, share.high) for side, share in found.shares.items()),
        found.length,
        found.shortest,
        found.longest,
        sets=tuple(DealtSet(picks, rate) for picks, rate in found.sets.items()),
        ignored=tuple(found.ignored),
    )
