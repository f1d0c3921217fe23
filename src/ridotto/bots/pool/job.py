"""What a worker is asked to do: a question to a bot, or a whole game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Generic, TypeVar

from ridotto.bots.answer import Answer, random_answer
from ridotto.bots.pool.messages import AnyRequest, encode_line
from ridotto.bots.question import Question
from ridotto.bots.whole_game import GAME_TIMEOUT, FinishedGame, WholeGame

Result = TypeVar("Result")


class GameDisplaced(Exception):
    """Somebody waits for a move, and needs the worker more. The game can be submitted again."""


class GameFailed(Exception):
    """The workers that played it were lost."""


class WorkerJob(Generic[Result]):
    """Await it for the result. If the task that awaits it is cancelled, so is the job."""

    timeout: float | None = None  # seconds; None: as set for the pool

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.payload = encode_line(request)  # now: the view may belong to a game that goes on
        self.progress = 0.0
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.on_cancel: Callable[[], None] | None = None  # set by the worker that's busy with it

    @property
    def done(self) -> bool:
        """Whether nobody waits for the result any more."""
        return self.future.done()

    def cancel(self) -> None:
        """Nobody wants the result any more. Its worker will soon be free."""
        self.future.cancel()
        self._stop()

    def _stop(self) -> None:
        stop, self.on_cancel = self.on_cancel, None
        if stop is not None:
            stop()

    def set_result(self, result: Result) -> None:
        if not self.done:
            self.progress = 1.0
            self.future.set_result(result)

    def set_message(self, message: object) -> bool:
        """Takes what a worker has sent, and returns whether it makes sense."""
        raise NotImplementedError

    def give_up(self) -> None:
        """No worker could do it."""
        raise NotImplementedError

    def __await__(self) -> Generator[object, None, Result]:
        try:
            return (yield from self.future.__await__())
        except asyncio.CancelledError:
            self.cancel()
            raise


class PoolJob(WorkerJob[Answer]):
    """A question that's being answered."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question

    def set_message(self, message: object) -> bool:
        if not isinstance(message, Answer) or not message.is_legal_for(self.question):
            return False
        self.set_result(message)
        return True

    def give_up(self) -> None:
        """A table must go on: it gets some legal move."""
        self.set_result(random_answer(self.question))


class GameJob(WorkerJob[FinishedGame]):
    """A game that's being played. It gives way to questions, and then ends with GameDisplaced."""

    timeout = GAME_TIMEOUT

    def __init__(self, game: WholeGame) -> None:
        super().__init__(game)
        self.future.add_done_callback(mark_retrieved)

    def set_message(self, message: object) -> bool:
        if not isinstance(message, FinishedGame):
            return False
        self.set_result(message)
        return True

    def give_up(self) -> None:
        self._end(GameFailed())

    def give_way(self) -> None:
        self._end(GameDisplaced())

    def _end(self, why: Exception) -> None:
        if not self.done:
            self.future.set_exception(why)
            self._stop()


AnyJob = PoolJob | GameJob


def mark_retrieved(future: asyncio.Future[FinishedGame]) -> None:
    """Whoever waited for it may be gone; then nobody has to be told."""
    if not future.cancelled():
        future.exception()
