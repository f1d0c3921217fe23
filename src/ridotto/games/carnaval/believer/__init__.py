"""The carnival's believers: bots that suspect, vote, act and talk."""

from collections.abc import Mapping
from typing import Final

from ridotto.bots.bot import BotMaker
from ridotto.games.carnaval.believer.believer_bot import BelieverBot
from ridotto.games.carnaval.believer.strength import STRENGTHS, Strength
from ridotto.games.carnaval.believer.talker_bot import TalkerBot


def believer_maker(strength: Strength) -> BotMaker:
    return lambda game, seed: BelieverBot(game, seed, strength)


BOT_MAKERS: Final[Mapping[str, BotMaker]] = {
    "talker": lambda game, seed: TalkerBot(seed),
    **{kind: believer_maker(strength) for kind, strength in STRENGTHS.items()},
}

__all__ = ["BOT_MAKERS", "STRENGTHS", "BelieverBot", "TalkerBot"]
