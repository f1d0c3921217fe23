"""A view of the carnival, read once: what a seat sees of the evening, with types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ridotto.rules.event import Facts

PRANKSTER_CARDS: Final = ("prankster", "master-prankster", "dancing-prankster")
GENIE: Final = "evil-genie"
PLAIN: Final = "guest"
AFTER_TALK: Final = ("discussion", "hypnosis", "vote", "defence", "tie", "verdict", "over")
AFTER_VOTE: Final = ("defence", "tie", "verdict", "over")
MAX_SMALL_TABLE_SEATS: Final = 6
TAKEN_BACK: Final = ""  # in place of a statement


@dataclass(frozen=True)
class CarnivalView:
    seat: int  # -1: nobody's, what the whole table knows
    seats: int
    phase: str
    call: str | None
    step: str
    dance: int
    round: int
    roles: Sequence[str | None]
    camps: Sequence[str | None]
    masked: frozenset[int]
    shown: frozenset[int]
    in_play: Sequence[str]
    used: frozenset[str]
    votes: Sequence[int | None]
    said: Sequence[Sequence[str]]
    claims: Sequence[str | None]
    proposals: Sequence[int | None]
    accused: frozenset[int]
    wine: int | None
    watched: int | None  # the seat itself, or the player it watches
    invitation: int | None
    marked: int | None
    suspicious: frozenset[int]
    harmless: frozenset[int]
    painted: frozenset[int]
    tempted: int | None
    victim: int | None
    hypnosis: tuple[int, str, str] | None
    secret_vote: bool
    moves: Sequence[str]
    pending: frozenset[int]  # the seats still to decide, as far as this seat may know

    @property
    def role(self) -> str | None:
        return self.roles[self.seat] if self.seat >= 0 else None

    @property
    def camp(self) -> str | None:
        return self.camps[self.seat] if self.seat >= 0 else None

    @property
    def sides_with_guests(self) -> bool:
        return self.camp == "guests"

    @property
    def is_small_table(self) -> bool:
        return self.seats <= MAX_SMALL_TABLE_SEATS

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    @property
    def friends(self) -> list[int]:
        """The other pranksters, if this seat knows them."""
        if self.camp != "pranksters":
            return []
        return [seat for seat in self.others if self.camps[seat] == "pranksters"]

    @property
    def talk_dance(self) -> int:
        """After which dance the statements in view were made."""
        return self.dance if self.phase in AFTER_TALK else self.dance - 1

    @property
    def vote_dance(self) -> int:
        return self.dance if self.phase in AFTER_VOTE else self.dance - 1

    def seats_named_by(self, verb: str) -> list[int]:
        """The seats that the moves with that verb name."""
        head = f"{verb} "
        return [int(move.removeprefix(head)) for move in self.moves if _names_a_seat(move, head)]

    def card_of(self, seat: int) -> str | None:
        """What it holds, if this seat has seen it. The soldier recognizes plain guests."""
        return PLAIN if seat in self.harmless else self.roles[seat]

    def cards_left(self, role: str) -> int:
        """How many cards of that role this seat hasn't located."""
        return self.in_play.count(role) - sum(known == role for known in self.roles)

    def public(self) -> CarnivalView:
        """What everybody at the table knows."""
        roles = [role if seat in self.shown else None for seat, role in enumerate(self.roles)]
        camps = ["pranksters" if role in PRANKSTER_CARDS else self._open_camp(role) for role in roles]
        none: frozenset[int] = frozenset()
        return replace(self, seat=-1, roles=roles, camps=camps, suspicious=none, harmless=none, painted=none)

    def _open_camp(self, role: str | None) -> str | None:
        if role == GENIE:
            return "genie"
        return "guests" if role is not None and GENIE not in self.in_play else None


def read_view(view: Facts) -> CarnivalView:
    soldier, options = _object(view, "soldier"), _object(view, "options")
    blocked = _object(view, "blocked")
    seat = view["seat"]
    assert isinstance(seat, int)
    return CarnivalView(
        seat=seat,
        seats=_number(view["seats"]) or 0,
        phase=str(view["phase"]),
        call=_text(view["call"]),
        step=str(view["step"]),
        dance=_number(view["dance"]) or 0,
        round=_number(view["round"]) or 1,
        roles=[_text(role) for role in _list(view["roles"])],
        camps=[_text(camp) for camp in _list(view["camps"])],
        masked=_seats(view["masked"]),
        shown=_seats(view["shown"]),
        in_play=[str(role) for role in _list(view["in_play"])],
        used=frozenset(str(role) for role in _list(view["used"])),
        votes=[_number(vote) for vote in _list(view["votes"])],
        said=[[_text(words) or TAKEN_BACK for words in _list(said)] for said in _list(view["said"])],
        claims=[_text(claim) for claim in _list(view["claims"])],
        proposals=[_number(named) for named in _list(view["proposals"])],
        accused=_seats(view["accused"]),
        wine=_number(blocked["wine"]),
        watched=_number(blocked["watched"]),
        invitation=_number(view["invitation"]),
        marked=_number(view["mark"]),
        suspicious=_seats(soldier["suspicious"]),
        harmless=_seats(soldier["harmless"]),
        painted=_seats(view["painted"]),
        tempted=_number(view["genie"]),
        victim=_number(view["victim"]),
        hypnosis=_hypnosis(view["hypnosis"]),
        secret_vote=options["secret_vote"] is True,
        moves=[str(move) for move in _list(view["moves"])],
        pending=_seats(view["to_act"]),
    )


def _hypnosis(value: object) -> tuple[int, str, str] | None:
    if not isinstance(value, dict) or value.get("answer") is None:
        return None
    player = value["player"]
    assert isinstance(player, int)
    return player, str(value["question"]), str(value["answer"])


def _names_a_seat(move: str, head: str) -> bool:
    return move.startswith(head) and move.removeprefix(head).isdecimal()


def _object(view: Facts, name: str) -> Facts:
    value = view[name]
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _seats(value: object) -> frozenset[int]:
    return frozenset(seat for seat in _list(value) if isinstance(seat, int))


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _text(value: object) -> str | None:
    return None if value is None else str(value)
