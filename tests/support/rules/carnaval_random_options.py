"""Random evenings: legal sets of roles and options, any number of players."""

from __future__ import annotations

import random

from ridotto.games.carnaval.rulebook.content import NOT_AT_SMALL_TABLES, PRANKSTERS, ROLES, pranksters_wanted

SPECIALS = [role for role in range(2, len(ROLES)) if role not in PRANKSTERS]
GENIE = ROLES.index("evil-genie")


def random_roles(seats: int, choice: random.Random) -> list[str]:
    """Any set that CV-4 to CV-6 allow."""
    wanted = pranksters_wanted(seats)
    pranksters = choice.sample(["prankster"] * 4 + ["master-prankster", "dancing-prankster"], wanted)
    offered = [role for role in SPECIALS if seats > 6 or (role not in NOT_AT_SMALL_TABLES and role != GENIE)]
    room = seats - wanted - (seats <= 6)
    fewest = max(0, room - 10)
    specials = choice.sample(offered, min(choice.randint(fewest, room), len(offered)))
    genie = [ROLES[GENIE]] if seats <= 6 else []
    return [*pranksters, *genie, *(ROLES[role] for role in specials)]


def random_options(seats: int, choice: random.Random) -> dict[str, object]:
    ladies = choice.sample(range(seats), choice.randint(1, seats))
    return {
        "roles": random_roles(seats, choice),
        "confidence": choice.random() < 0.5,
        "secret_vote": choice.random() < 0.5,
        "gatecrasher": choice.random() < 0.5,
        "master": choice.choice(["house", "person"]),
        "ladies": choice.choice(["turns", "none", ladies]),
    }
