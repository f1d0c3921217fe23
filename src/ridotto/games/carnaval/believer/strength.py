"""How much a believer takes in, by its strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Strength:
    weighs_votes: bool  # thinks about who voted for whom
    weighs_claims: bool  # notices contradictions between claims and cards
    weighs_statements: bool  # thinks about who accused, vouched and reported
    gives_up: float  # as a prankster, how often it drops a friend who is lost anyway, to be trusted for it
    lies_well: bool  # as a prankster, tries every role and claims the best; else any
    misreads: float  # how far it's mistaken about what the table thinks, in log-odds
    noise: float  # how far its feelings wander, in log-odds


STRENGTHS: Final = {
    "novice": Strength(
        weighs_votes=False,
        weighs_claims=False,
        weighs_statements=False,
        gives_up=0.0,
        lies_well=False,
        misreads=3.0,
        noise=2.0,
    ),
    "regular": Strength(
        weighs_votes=True,
        weighs_claims=True,
        weighs_statements=False,
        gives_up=0.85,
        lies_well=True,
        misreads=0.3,
        noise=1.2,
    ),
    "master": Strength(
        weighs_votes=True,
        weighs_claims=True,
        weighs_statements=True,
        gives_up=0.95,
        lies_well=True,
        misreads=0.1,
        noise=0.1,
    ),
}
