"""A second Masker, slow and plain, written from the rules alone: what the rulebook is compared with.

It works on dumps and never asks the rulebook anything.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TypedDict, cast

from ridotto.rules.event import Facts

FULL = {2: 18, 3: 12, 4: 9}  # MK-8
FLAT = [x + y for y in "123456" for x in "abcdef"]
STACKED = [x + y for y in "123" for x in "abc"]
STOP = "stop"
SHARE = "share"


class Dump(TypedDict):
    seats: int
    grid: list[str]
    colours: list[str]
    captured: list[str]
    turn: int
    taken: int
    anywhere: bool
    eliminated: list[int]
    unlimited: bool
    past: list[str] | None


def of(dump: Facts) -> Dump:
    """A dump of the rulebook, as the referee reads it."""
    return cast(Dump, dump)


# -- the grid: its places, each with what lies there, bottom first


def is_flat(dump: Dump) -> bool:
    return len(dump["grid"]) == 6


def piles(dump: Dump) -> dict[str, str]:
    if is_flat(dump):
        return {place: cross.strip(".") for place, cross in zip(FLAT, "".join(dump["grid"]), strict=True)}
    return dict(zip(STACKED, dump["grid"], strict=True))


def lay_out(dump: Dump, places: dict[str, str]) -> None:
    if is_flat(dump):
        dump["grid"] = ["".join(places[x + y] or "." for x in "abcdef") for y in "123456"]
    else:
        dump["grid"] = [places[place] for place in STACKED]


def home(dump: Dump) -> str:
    """Where the colourless cross stands."""
    return next(place for place, pile in piles(dump).items() if pile.endswith("o"))


def touch(one: str, other: str) -> bool:
    """By a side (MK-4)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def open_crosses(dump: Dump) -> list[str]:
    """The places of the crosses that can be captured at all: tops only (MK-12)."""
    return [place for place, pile in piles(dump).items() if pile and not pile.endswith("o")]


def beside(dump: Dump) -> list[str]:
    start = home(dump)
    return [place for place in open_crosses(dump) if touch(place, start)]


def crosses_of(dump: Dump, seat: int) -> int:
    """Crosses of that seat's colour on the grid, covered ones too (MK-12)."""
    return "".join(dump["grid"]).count(dump["colours"][seat])


# -- the players


def in_play(dump: Dump) -> list[int]:
    return [seat for seat in range(dump["seats"]) if seat not in dump["eliminated"]]


def is_over(dump: Dump) -> bool:
    return len({dump["colours"][seat] for seat in in_play(dump)}) == 1  # MK-11; a team has one colour


def winners(dump: Dump) -> list[int] | None:
    return in_play(dump) if is_over(dump) else None


def is_full(dump: Dump, seat: int) -> bool:
    return len(dump["captured"][seat]) >= FULL[dump["seats"]]


def must_share(dump: Dump) -> bool:
    """MK-10: a player who has just eliminated themselves stays on turn until their piles are filled."""
    return dump["turn"] in dump["eliminated"] and not is_over(dump)


# -- what is legal


def to_act(dump: Dump) -> tuple[int, ...]:
    return () if is_over(dump) else (dump["turn"],)


def legal(dump: Dump, seat: int) -> list[str]:
    if seat not in to_act(dump):
        return []
    if must_share(dump):
        return shares(dump)
    return captures(dump) + ([STOP] if dump["taken"] > 0 else [])


def captures(dump: Dump) -> list[str]:
    if not open_crosses(dump):
        return [home(dump)]  # MK-14
    return open_crosses(dump) if dump["anywhere"] else beside(dump)


def shares(dump: Dump) -> list[str]:
    """Every way to fill up from the two others, as far as their crosses go."""
    first, second = (len(dump["captured"][seat]) for seat in others(dump))
    missing = max(0, FULL[3] - len(dump["captured"][dump["turn"]]))
    total = min(missing, first + second)
    return [f"{SHARE} {one} {total - one}" for one in range(first + 1) if 0 <= total - one <= second]


def others(dump: Dump) -> list[int]:
    return [seat for seat in range(dump["seats"]) if seat != dump["turn"]]


# -- what follows


def after(dump: Dump, move: str) -> Dump:
    """The dump that must follow, forced things done."""
    then = deepcopy(dump)
    if then["past"] is not None:
        then["past"].append(noted(dump, move))
    if move == STOP:
        end_turn(then)
    elif move.startswith(SHARE):
        share(then, move)
    else:
        capture(then, move)
    return then


def noted(dump: Dump, move: str) -> str:
    """A move as the past has it, with the cross that it captures."""
    pile = piles(dump).get(move, "").rstrip("o")
    return f"{dump['turn']} {move} {pile[-1]}" if pile else f"{dump['turn']} {move}"


def capture(dump: Dump, place: str) -> None:
    cross = take(dump, place)
    dump["captured"][dump["turn"]] += cross
    dump["taken"] += 1
    dump["anywhere"] = cross == "w" or not beside(dump)  # MK-7, MK-6
    fallen = [seat for seat in in_play(dump) if not crosses_of(dump, seat)]
    dump["eliminated"] = sorted(dump["eliminated"] + fallen)
    if is_over(dump):
        return
    if dump["turn"] in fallen:
        fill_own(dump)
        return
    for seat in fallen:
        hand_over(dump, dump["turn"], seat, FULL[3] - len(dump["captured"][seat]))
    if turn_is_over(dump, cross):
        end_turn(dump)


def take(dump: Dump, place: str) -> str:
    """The colourless cross goes there and what lay on top is lifted."""
    places = piles(dump)
    start = home(dump)
    places[start] = places[start][:-1]
    cross = places[place][-1]
    places[place] = places[place][:-1] + "o"
    lay_out(dump, places)
    return cross


def turn_is_over(dump: Dump, cross: str) -> bool:
    stuck = not beside(dump) and cross != "w"
    full = is_full(dump, dump["turn"]) and not dump["unlimited"]
    return stuck or full or dump["taken"] == 3


def end_turn(dump: Dump) -> None:
    """The next player who is in play and not full; if all are full the limit falls (MK-8)."""
    dump["taken"] = 0
    if all(is_full(dump, seat) for seat in in_play(dump)):
        dump["unlimited"] = True
    dump["turn"] = next_seat(dump, dump["turn"])
    while dump["turn"] in dump["eliminated"] or (is_full(dump, dump["turn"]) and not dump["unlimited"]):
        dump["turn"] = next_seat(dump, dump["turn"])


def next_seat(dump: Dump, seat: int) -> int:
    return (seat + 1) % dump["seats"]


# -- handing over, at three (MK-10)


def hand_over(dump: Dump, giver: int, taker: int, wanted: int) -> None:
    """Those taken last go first, as far as they go."""
    for _ in range(wanted):
        if dump["captured"][giver]:
            dump["captured"][taker] += dump["captured"][giver][-1]
            dump["captured"][giver] = dump["captured"][giver][:-1]


def fill_own(dump: Dump) -> None:
    ways = shares(dump)
    if len(ways) == 1:
        share(dump, ways[0])


def share(dump: Dump, move: str) -> None:
    for giver, count in zip(others(dump), move.split()[1:], strict=True):
        hand_over(dump, giver, dump["turn"], int(count))
    end_turn(dump)
