"""The cards of the carnival (CV-4), who may be dealt together (CV-5, CV-6), and the order of the calls."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadOption
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts

GUEST: Final = 0
PRANKSTER: Final = 1
MUSICIAN: Final = 2
SOLDIER: Final = 3
GENIE: Final = 4
LENDER: Final = 5
OLD_MAN: Final = 6
AVENGER: Final = 7
PAINTER: Final = 8
MASTER: Final = 9
GENTLEMAN: Final = 10
DANCER: Final = 11
WINEGROWER: Final = 12
CHEF: Final = 13
HYPNOTIST: Final = 14
CASANOVA: Final = 15
ISABELLA: Final = 16

ROLES: Final = (
    "guest",
    "prankster",
    "musician",
    "soldier",
    "evil-genie",
    "mask-lender",
    "little-old-man",
    "avenger",
    "painter",
    "master-prankster",
    "gentleman",
    "dancing-prankster",
    "winegrower",
    "chef",
    "hypnotist",
    "casanova",
    "isabella",
)

GUEST_CARDS: Final = 10
PRANKSTER_CARDS: Final = 4
PRANKSTERS: Final = (PRANKSTER, MASTER, DANCER)
SMALL_TABLE: Final = 6  # up to here the rules of CV-6 hold
ABOUT: Final = 10  # above this the number of pranksters is advised, up to this it is the rule (CV-5)
NOT_AT_SMALL_TABLES: Final = (PRANKSTER, MASTER, DANCER, PAINTER, SOLDIER)

# The order of the calls in a dance (CV-8 to CV-17). The painter isn't called aloud, but decides before the others.
CALLS: Final = (CHEF, PAINTER, MUSICIAN, SOLDIER, GENIE, LENDER, OLD_MAN, AVENGER, PRANKSTER, MASTER)
SILENT: Final = PAINTER

# What a card lets its owner do: nothing (CV-4), or something with an open face (CV-22 to CV-27); else it takes a mask.
PLAIN: Final = (GUEST, PRANKSTER)
WITH_OPEN_FACE: Final = (GENTLEMAN, DANCER, WINEGROWER, CHEF, HYPNOTIST, CASANOVA, ISABELLA)

PRESETS: Final = ("usual", "plain", "full")


@final
class Cast:
    """Who holds which card. It never changes in a game, so all copies of a position share it."""

    def __init__(self, roles: list[int], ladies: int) -> None:
        self.roles: vec[i64] = vec[i64](roles)
        self.ladies: i64 = ladies
        self.small: bool = len(roles) <= SMALL_TABLE
        self.everybody: i64 = bit(len(roles)) - 1
        self.holders: vec[i64] = vec[i64]([_holders(roles, role) for role in range(len(ROLES))])
        self.in_play: i64 = sum(bit(role) for role in set(roles))  # as bits of roles
        self.pranksters: i64 = sum(_holders(roles, role) for role in PRANKSTERS)  # by their cards
        self.guests: i64 = self.everybody & ~self.pranksters & ~self.holders[GENIE]
        calls: list[int] = [call for call in CALLS if call == PRANKSTER or call in roles]
        self.calls: vec[i64] = vec[i64](calls)
        self.first_calls: vec[i64] = vec[i64](_genie_first(calls) if self.small else calls)


def _holders(roles: list[int], role: int) -> int:
    return sum(bit(seat) for seat in range(len(roles)) if roles[seat] == role)


def _genie_first(calls: list[int]) -> list[int]:
    """CV-38: at a small table no game goes without a prankster, so in the first dance the genie comes first."""
    return sorted(calls, key=lambda call: call != GENIE)


def role_from(text: str) -> int | None:
    """The role of that name; blanks may be written for hyphens."""
    name = "-".join(text.strip().lower().replace("_", " ").replace("-", " ").split())
    return ROLES.index(name) if name in ROLES else None


def call_name(role: int) -> str:
    """A call as text; the pranksters are called together."""
    return "pranksters" if role == PRANKSTER else ROLES[role]


def call_from(text: str) -> int | None:
    names = {call_name(role): int(role) for role in CALLS}
    return names.get(text)


def pranksters_wanted(seats: int) -> int:
    """CV-5: one for three players up to ten, then about one for four; CV-6: none at small tables."""
    if seats <= SMALL_TABLE:
        return 0
    return seats // 3 if seats <= ABOUT else (seats + 2) // 4


def pranksters_allowed(seats: int) -> tuple[int, int]:
    """The fewest and the most. The sheet says "about" only for many players (CV-5)."""
    wanted = pranksters_wanted(seats)
    leeway = 1 if seats > ABOUT else 0
    return wanted - leeway, wanted + leeway


def advised(seats: int) -> Facts | None:
    """How many pranksters, of whatever kind, belong to that number of players; none to be dealt at small tables."""
    fewest, most = pranksters_allowed(seats)
    return {"seats": seats, "count": pranksters_wanted(seats), "fewest": fewest, "most": most} if most else None


# -- sets of roles


def with_guests(roles: list[int], seats: int) -> list[int]:
    """The host names pranksters and specials; the rest are guests (CV-5)."""
    return sorted(roles + [GUEST] * (seats - len(roles)))


def check_roles(names: list[str], seats: int) -> list[int]:
    """The roles that a host wants in play, or a BadOption that says what's wrong with them."""
    found = [_known(name) for name in names]
    if len(found) > seats:
        raise BadOption("carnaval-many-roles", roles=len(found), seats=seats)
    roles = with_guests(found, seats)
    if seats <= SMALL_TABLE:
        _check_small(roles)
    else:
        _check_pranksters(roles)
    _check_box(roles)
    return roles


def _known(name: str) -> int:
    role = role_from(name)
    if role is None:
        raise BadOption("carnaval-no-role", name=name, names=", ".join(ROLES))
    return role


def _check_box(roles: list[int]) -> None:
    """No more cards of a role than there are (CV-4)."""
    for role in set(roles):
        held = in_box(role)
        if roles.count(role) > held:
            raise BadOption("carnaval-box", role=ROLES[role], held=held, found=roles.count(role))


def card_camp(role: int) -> str:
    """The side that a card shows (CV-1). A convert keeps theirs."""
    if role in PRANKSTERS:
        return "pranksters"
    return "genie" if role == GENIE else "guests"


def card_ability(role: int) -> str | None:
    """Whether what the card lets its owner do needs a mask or an open face; None if it's nothing."""
    if role in PLAIN:
        return None
    return "open" if role in WITH_OPEN_FACE else "masked"


def in_box(role: int) -> int:
    return {GUEST: GUEST_CARDS, PRANKSTER: PRANKSTER_CARDS}.get(role, 1)


def _check_small(roles: list[int]) -> None:
    for role in NOT_AT_SMALL_TABLES:
        if role in roles:
            raise BadOption("carnaval-not-small", role=ROLES[role])
    if GENIE not in roles:
        raise BadOption("carnaval-needs-genie")


def _check_pranksters(roles: list[int]) -> None:
    found = sum(roles.count(role) for role in PRANKSTERS)
    fewest, most = pranksters_allowed(len(roles))
    if fewest <= found <= most:
        return
    if fewest == most:
        raise BadOption("carnaval-pranksters", seats=len(roles), wanted=most, found=found)
    raise BadOption("carnaval-pranksters-about", seats=len(roles), fewest=fewest, most=most, found=found)
