"""Bots that think in processes of their own, so that nobody waits but whoever asked."""

from ridotto.bots.answer import Answer
from ridotto.bots.pool.job import GameDisplaced, GameFailed, GameJob, PoolJob
from ridotto.bots.pool.pool import BotPool, default_worker_count
from ridotto.bots.question import Question
from ridotto.bots.whole_game import FinishedGame, WholeGame

__all__ = [
    "Answer",
    "BotPool",
    "FinishedGame",
    "GameDisplaced",
    "GameFailed",
    "GameJob",
    "PoolJob",
    "Question",
    "WholeGame",
    "default_worker_count",
]
