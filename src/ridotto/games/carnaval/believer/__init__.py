"""The carnival's believers: bots that suspect, vote, act and talk."""

from ridotto.games.carnaval.believer.believer_bot import BelieverBot
from ridotto.games.carnaval.believer.strength import STRENGTHS
from ridotto.games.carnaval.believer.talker_bot import TalkerBot

__all__ = ["STRENGTHS", "BelieverBot", "TalkerBot"]
