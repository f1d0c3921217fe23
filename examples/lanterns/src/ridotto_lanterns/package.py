"""Lanterns, as the house knows it."""

from __future__ import annotations

from ridotto.game_package import GamePackage
from ridotto_lanterns.rulebook import Lanterns


class LanternsPackage(GamePackage):
    rulebook = Lanterns()
