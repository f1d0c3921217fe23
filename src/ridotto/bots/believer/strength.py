"""How much a believer takes in, and the weights of what he takes in, in log-odds of being a prankster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Strength:
    votes: bool  # thinks about who voted for whom
    claims: bool  # notices contradictions between claims and cards
    words: bool  # thinks about who accused, vouched and reported
    gives_up: bool  # as a prankster, drops a friend who is lost anyway
    careful: bool  # as a prankster, claims only what can be true
    noise: float  # how far his feelings wander, in log-odds


STRENGTHS: Final = {
    "novice": Strength(votes=False, claims=False, words=False, gives_up=False, careful=False, noise=1.5),
    "regular": Strength(votes=True, claims=True, words=False, gives_up=False, careful=True, noise=1.6),
    "master": Strength(votes=True, claims=True, words=True, gives_up=True, careful=True, noise=0.1),
}

CERTAIN: Final = 9.0
CARD_SEEN: Final = 3.5  # a guest's card; only a genie could have turned its owner
PLAIN_WHEN_WATCHED: Final = 3.5  # the soldier found a plain guest

VOTED_GUEST: Final = 0.45
VOTED_PRANKSTER: Final = 0.4  # less than one might think: pranksters give up friends who are lost
VOTED_BY_PRANKSTER: Final = 0.7

LIED: Final = 3.0  # claimed what cannot be
CHANGED: Final = 2.0  # claimed two different things
CONTESTED: Final = 1.0  # more claim a card than there are
UNCONTESTED: Final = 0.9
SILENT: Final = 0.4  # was asked, never answered
SPARED: Final = 0.3  # a special guest in the open whom the pranksters leave alone, a dance
WORTH_A_DANCE: Final = ("soldier", "avenger", "painter", "musician", "mask-lender", "gentleman")

ACCUSED_GUEST: Final = 0.3
ACCUSED_PRANKSTER: Final = 0.3
VOUCHED_GUEST: Final = 0.3
VOUCHED_PRANKSTER: Final = 1.0
HEARD_ACCUSED: Final = 0.25  # by one who is trusted
HEARD_VOUCHED: Final = 0.3
REPORTED_PLAIN: Final = 2.5
REPORTED_SUSPICIOUS: Final = 0.8
REPORTED_ROLE: Final = 1.5  # by the painter, who sees special guests only

SURELY: Final = 0.8  # from here on somebody counts as a prankster …
HARDLY: Final = 0.1  # … and up to here as a guest
