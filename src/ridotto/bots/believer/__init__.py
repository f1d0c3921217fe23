"""The carnival's believers: bots that suspect, vote, act and talk."""

from ridotto.bots.believer.bot import BelieverBot
from ridotto.bots.believer.strength import STRENGTHS
from ridotto.bots.believer.talker import TalkerBot

__all__ = ["STRENGTHS", "BelieverBot", "TalkerBot"]
