"""The suites that every game must pass, for whoever writes one: docs/adding-a-game.md.

`check_game` runs everything. With pytest, parametrize over the checks and the variants of a game instead, and each has
a test of its own.
"""

from __future__ import annotations

from ridotto.rules.contract import Game
from ridotto.testing import conformance
from ridotto.testing.conformance import GAME_CHECKS
from ridotto.testing.encodings import ENCODING_CHECKS
from ridotto.testing.previews import PREVIEW_CHECKS
from ridotto.testing.secrets import SECRETS_CHECKS
from ridotto.testing.variant import RANDOM_GAMES, Variant, random_move, variants_of

VARIANT_CHECKS = (*conformance.VARIANT_CHECKS, *SECRETS_CHECKS, *PREVIEW_CHECKS, *ENCODING_CHECKS)


def check_game(game: Game, games: int = RANDOM_GAMES) -> None:
    """Runs all suites on all variants of a game; `games` is how many random games they play of each."""
    for check in GAME_CHECKS:
        check(game)
    for variant in variants_of(game, games):
        for check_variant in VARIANT_CHECKS:
            check_variant(variant)


__all__ = ["GAME_CHECKS", "VARIANT_CHECKS", "Variant", "check_game", "random_move", "variants_of"]
