"""How a believer behaves at the buffet. Drawn at random, so that a manner reveals nothing about a role or a camp."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Manner:
    name: str
    max_statements: int  # statements per discussion of its own accord; answers and retractions come on top
    accuses_from: float  # the suspicion at which it says so
    vouches_to: float  # the suspicion up to which it vouches for somebody who is accused …
    vouches_unasked: bool  # … or also for somebody who isn't
    asks_from: int  # the dance after which it begins to ask for roles
    max_questions: int  # per discussion
    retorts: bool  # asks back whoever accuses it
    tells_votes: bool


# Few questions: in trials on one seed, talk with more of them seemed to help the guests.
MANNERS: Final = (
    Manner("bold", 3, 0.45, 0.12, False, 4, 1, retorts=True, tells_votes=True),
    Manner("quiet", 1, 0.55, 0.08, False, 5, 1, retorts=False, tells_votes=True),
    Manner("curious", 2, 0.5, 0.12, False, 1, 1, retorts=False, tells_votes=False),
    Manner("suspicious", 2, 0.4, 0.06, False, 4, 1, retorts=False, tells_votes=True),
    Manner("warm", 2, 0.55, 0.15, True, 4, 1, retorts=False, tells_votes=True),
)
NEUTRAL_MANNER: Final = Manner("even", 2, 0.5, 0.12, False, 2, 1, retorts=False, tells_votes=True)
