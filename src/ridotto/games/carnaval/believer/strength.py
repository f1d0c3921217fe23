"""How much a believer takes in, and how it weighs that, in log-odds of being a prankster."""

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

CERTAIN: Final = 9.0
MARKED: Final = 0.8  # the master prankster doesn't mark friends

VOTED_GUEST: Final = 0.45
VOTED_PRANKSTER: Final = 0.2  # less than one might think: pranksters give up friends who are lost
VOTED_BY_PRANKSTER: Final = 0.2

LIED: Final = 3.0  # said something impossible
CHANGED: Final = 4.0  # claimed two different things
CLAIMED: Final = 7.5  # a guest hardly ever claims another's card …
FEIGNED_SPECIAL: Final = 4.0  # … and a prankster seldom a special one's, whose holder would speak up
SILENT: Final = 2.0  # was asked, never answered
SPARED: Final = 0.1  # per dance, for a special guest in the open whom the pranksters leave alone
WORTH_UNMASKING: Final = ("soldier", "avenger", "painter", "musician", "mask-lender", "gentleman")

ACCUSED_GUEST: Final = 0.3
ACCUSED_PRANKSTER: Final = 0.1
VOUCHED_GUEST: Final = 0.3
VOUCHED_PRANKSTER: Final = 1.0
HEARD_ACCUSED: Final = 0.25  # by a trusted player
HEARD_VOUCHED: Final = 0.3
MOST_TRUST: Final = 0.999  # in a player who reports
GUESSED_CAMP: Final = 0.5  # how often an invented report is right, about a plain guest …
GUESSED_CARD: Final = 0.02  # … or about a card
SAYS_WATCHED: Final = 2.0
CONFIRMED: Final = 1.5  # a soldier's word, by the player they watched

SURELY: Final = 0.8  # from here on somebody counts as a prankster …
HARDLY: Final = 0.1  # … and up to here as a guest
