"""A question that's being answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator

from ridotto.bots.answer import Answer
from ridotto.bots.pool.messages import encode_line
from ridotto.bots.question import Question


class PoolJob:
    """Await it for the answer. If the task that awaits it is cancelled, so is the job."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.payload = encode_line(question)  # now: the view may belong to a game that goes on
        self.progress = 0.0
        self.future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.on_cancel: Callable[[], None] | None = None  # set by the worker that's answering

    @property
    def done(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self.future.done()

    def cancel(self) -> None:
        """Nobody wants the answer any more. Its worker will soon be free."""
        self.future.cancel()
        stop, self.on_cancel = self.on_cancel, None
        if stop is not None:
            stop()

    def set_answer(self, answer: Answer) -> None:
        if not self.done:
            self.progress = 1.0
            self.future.set_result(answer)

    def __await__(self) -> Generator[object, None, Answer]:
        try:
            return (yield from self.future.__await__())
        except asyncio.CancelledError:
            self.cancel()
            raise
