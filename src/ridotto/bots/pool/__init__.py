"""Bots that think in processes of their own: nobody waits for them but who asked."""

from ridotto.bots.pool.answer import Answer
from ridotto.bots.pool.pool import ThinkingPool, usual_workers
from ridotto.bots.pool.question import Question
from ridotto.bots.pool.thought import Thought

__all__ = ["Answer", "Question", "ThinkingPool", "Thought", "usual_workers"]
