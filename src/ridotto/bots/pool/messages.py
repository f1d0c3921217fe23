"""The messages between a pool and its workers, a line of JSON each.

pool → worker    a Question; then perhaps STOP
worker → pool    Ready once; then for each question any number of Progress, and one Answer, Stopped or Failed
"""

from __future__ import annotations

from typing import Final

import msgspec

from ridotto.bots.answer import Answer

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


WorkerMessage = WorkerReady | WorkerProgress | WorkerStopped | WorkerFailed | Answer


def encode_line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"
