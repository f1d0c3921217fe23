"""A move that a bot would suggest, what it's worth, and why."""

from __future__ import annotations

from dataclasses import dataclass

HintReason = tuple[str, dict[str, str | int]]  # the key of a sentence, and its facts


@dataclass(frozen=True)
class RankedMove:
    move: str
    worth: float  # from 0 to 1: the share of imagined games that it wins, or how well it does what it's meant to do
    why: HintReason
