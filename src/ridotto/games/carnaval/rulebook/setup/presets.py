"""Ready-made sets of roles (CV-5, CV-61).

`presets.txt` has several for each number of players, chosen by measurement so that both sides win about as often.
docs/balance.md says how. Games dealt by an earlier edition go on as they began: `presets-4.txt` has what edition 5
changed, `presets-3.txt` those of edition 3.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ridotto.games.carnaval.rulebook.content import (
    AVENGER,
    CASANOVA,
    CHEF,
    DANCER,
    GENIE,
    GENTLEMAN,
    HYPNOTIST,
    ISABELLA,
    LENDER,
    MASTER,
    MUSICIAN,
    OLD_MAN,
    PAINTER,
    PRANKSTER,
    SMALL_TABLE,
    SOLDIER,
    WINEGROWER,
    check_roles,
    pranksters_wanted,
    with_guests,
)
from ridotto.games.carnaval.rulebook.position import EDITION
from ridotto.rules.lots import Lots

BY_LOT: Final = 3  # the edition from which on a preset stands for several sets
EARLIER: Final = {3: "presets-3.txt", 4: "presets-4.txt"}  # by edition: what the following one has changed
SETS: Final[dict[int, dict[str, list[list[int]]]]] = {}  # by edition, then by preset and number of players; once read


def preset(edition: int, name: str, seats: int, lots: Lots) -> list[int]:
    """The roles of an evening, by lot."""
    if edition < BY_LOT:
        return earlier_preset(name, seats)
    offered = sets_of(name, seats, edition)
    return list(offered[lots.below(len(offered))])


def sets_of(name: str, seats: int, edition: int = EDITION) -> list[list[int]]:
    if edition not in SETS:
        SETS[edition] = _sets_by_edition(edition)
    return SETS[edition][f"{name} {seats}"]


def _sets_by_edition(edition: int) -> dict[str, list[list[int]]]:
    if edition == EDITION:
        return _read_sets("presets.txt")
    return {**_sets_by_edition(edition + 1), **_read_sets(EARLIER[edition])}


def _read_sets(name: str) -> dict[str, list[list[int]]]:
    """A line is `usual 7: prankster, prankster, chef`; the rest are guests."""
    page = files("ridotto.games.carnaval.rulebook.setup").joinpath(name).read_text(encoding="utf-8")
    found: dict[str, list[list[int]]] = {}
    for line in page.splitlines():
        key, _, roles = line.partition(":")
        if roles:
            seats = int(key.split(" ")[1])
            found.setdefault(key, []).append(check_roles(roles.split(","), seats))
    return found


# -- before they were measured


# Specials in the order in which these presets take them in.
AT_LARGE_TABLES: Final = (
    SOLDIER, GENTLEMAN, LENDER, WINEGROWER, MUSICIAN, AVENGER, GENIE, PAINTER, CHEF, CASANOVA, ISABELLA, HYPNOTIST,
    OLD_MAN,
)  # fmt: skip
AT_SMALL_TABLES: Final = (GENTLEMAN, LENDER, OLD_MAN, WINEGROWER, MUSICIAN, AVENGER)


def earlier_preset(name: str, seats: int) -> list[int]:
    """The only set of a preset: *plain* has two specials, *usual* two of three, *full* no plain guest."""
    pranksters = _earlier_pranksters(name, seats)
    others = seats - len(pranksters)
    specials = [GENIE, *AT_SMALL_TABLES] if seats <= SMALL_TABLE else list(AT_LARGE_TABLES)
    taken = {"plain": 2, "usual": (others * 2) // 3, "full": others}[name]
    return with_guests(pranksters + specials[:taken], seats)


def _earlier_pranksters(name: str, seats: int) -> list[int]:
    special = {"plain": [], "usual": [MASTER] if seats > 10 else [], "full": [MASTER, DANCER]}[name]
    wanted = pranksters_wanted(seats)
    return ([PRANKSTER] * (wanted - len(special)) + special)[:wanted]
