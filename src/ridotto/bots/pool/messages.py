"""The messages between a pool and its workers, a line of JSON each.

pool → worker    a Question or a WholeGame; then perhaps STOP
worker → pool    Ready once; then for each request any Progress, and an Answer, FinishedGame, Stopped or Failed
"""

from __future__ import annotations

from typing import Final

import msgspec

from ridotto.bots.answer import Answer
from ridotto.bots.question import Question
from ridotto.bots.whole_game import FinishedGame, WholeGame

STOP: Final = b"stop\n"


class WorkerReady(msgspec.Struct, frozen=True, tag=True):
    """The worker is there."""


class WorkerProgress(msgspec.Struct, frozen=True, tag=True):
    share: float


class WorkerStopped(msgspec.Struct, frozen=True, tag=True):
    """It has stopped, as requested."""


class WorkerFailed(msgspec.Struct, frozen=True, tag=True):
    """The bot failed. Only the error's type is passed on: its text could contain secrets."""

    error: str


AnyRequest = Question | WholeGame
WorkerMessage = WorkerReady | WorkerProgress | WorkerStopped | WorkerFailed | Answer | FinishedGame


def encode_line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"
