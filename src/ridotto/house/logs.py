"""Structured logs: one line of JSON per message, on stderr.

They may contain table ids, counts, times and codes of refusals. Never a seed, a move, a view, a name or a table's code:
whoever reads the logs mustn't learn a secret or be able to join a table.
"""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path
from typing import Any

import structlog

REPEAT_INTERVAL = 10.0  # seconds until something that keeps happening is logged again


def set_up_logs() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def fault_details(fault: BaseException) -> dict[str, str]:
    """What went wrong and where, without any values, which may be secret."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    return {"fault": type(fault).__name__, "where": where}


class RepeatedWarning:
    """For something that may happen a thousand times a second: one log line counts all of them for a while."""

    def __init__(self, log: Any, event: str) -> None:  # noqa: ANN401 -- structlog's own loggers are of any type
        self._log = log
        self._event = event
        self._count = 0
        self._logged_at = float("-inf")

    def warn(self, **facts: object) -> None:
        self._count += 1
        now = time.monotonic()
        if now - self._logged_at >= REPEAT_INTERVAL:
            self._log.warning(self._event, times=self._count, **facts)
            self._logged_at, self._count = now, 0
