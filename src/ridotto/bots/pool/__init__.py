"""Bots that think in processes of their own, so that nobody waits but whoever asked."""

from ridotto.bots.answer import Answer
from ridotto.bots.pool.job import PoolJob
from ridotto.bots.pool.pool import BotPool, default_worker_count
from ridotto.bots.question import Question

__all__ = ["Answer", "BotPool", "PoolJob", "Question", "default_worker_count"]
