"""How much each clue weighs, in log-odds of being a prankster."""

from __future__ import annotations

from typing import Final

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
