"""Structured logs: one line of JSON each, on the error stream.

What may stand there: tables by id, counts, times, codes of refusals. Never a seed, a move, a view, a name or a code:
who reads the logs must learn no secret and be able to sit down nowhere.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import structlog


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


def place_of(fault: BaseException) -> dict[str, str]:
    """What went wrong and where, without the values that it went wrong with."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    return {"fault": type(fault).__name__, "where": where}
