"""Writes positions for anyone who draws boards: `python tools/fixtures.py` fills web/fixtures/ with what seats see.

Bots play seeded games. Of each situation, the first moment is kept as a seat that decides, another seat and a spectator
see it, with what has just happened. Situations that bots hardly ever reach are written by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import ridotto
from ridotto import State
from ridotto.bots import make_bot
from ridotto.rules.event import Facts
from ridotto.rules.reading import entries, table, texts, whole

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
SEED = 3
SEATS_WITH_EVERY_CALL = 9  # for carnivals of another size, one call in the dance is enough

# Roles that bring about every situation; what a preset brings is drawn by lot.
PRANKSTERS = ("prankster", "master-prankster", "dancing-prankster")
GUESTS_OF_NINE = ("soldier", "gentleman", "mask-lender", "winegrower", "musician", "avenger")

PLAYED_GAMES: dict[str, list[tuple[int, Facts]]] = {
    "mascarade": [(3, {"scoring": "points"}), (4, {"scoring": "out", "links": "any"})],
    "masker": [(2, {"grid": "flat"}), (3, {"grid": "flat"}), (4, {"grid": "stacks"}), (3, {"grid": "stacks"})],
    "mask": [(3, {"masks": 6}), (6, {"masks": 12, "farewell": True})],
    "carnaval": [
        (9, {"roles": [*PRANKSTERS, *GUESTS_OF_NINE], "gatecrasher": True}),
        (5, {"roles": ["evil-genie", "gentleman", "mask-lender"]}),
        (7, {"roles": ["prankster", "prankster", "soldier", "gentleman", "mask-lender"], "master": "person"}),
        (15, {"roles": [*["prankster"] * 4, "master-prankster", *GUESTS_OF_NINE], "secret_vote": True}),
    ],
}

BOT_KINDS = {"carnaval": "talker"}  # the other games are played by greedy bots: they're quick, and play like people

# What makes two moments of a game look different.
SITUATIONS: dict[str, Callable[[Facts], str]] = {
    "mascarade": lambda view: f"{len(table(view, 'board')) // 20 * 20} cards",
    "masker": lambda view: f"{len(''.join(texts(view, 'grid')).replace('.', '')) // 9 * 9} crosses",
    "mask": lambda view: f"{view['phase']} {at_stake(view)}".strip(),
    "carnaval": lambda view: f"{view['phase']} {busy(view) or called(view)}".strip(),
}

EVERY_CALL: Facts = {
    "roles": [
        "chef", "painter", "musician", "soldier", "evil-genie", "mask-lender", "little-old-man", "avenger", "prankster",
        "prankster", "master-prankster",
    ],
    "masked": [*range(1, 11)],
    "phase": "dance",
}  # fmt: skip

DRAWN_POSITIONS: dict[str, dict[str, Facts]] = {
    "masker": {
        "3 flat: a player who eliminated themselves fills their piles": {
            "grid": ["B.....", ".G....", "...o..", "..Y..P", "....B.", "G....w"],
            "colours": ["R", "B", "G"],
            "captured": ["RRRRPPR", "YYYY", "wwRP"],
            "turn": 0,
            "taken": 1,
            "anywhere": False,
            "eliminated": [0],
        },
        "3 flat: anywhere, and the last purple cross": {
            "grid": ["B.....", ".G....", "...o..", "..Y..P", "....B.", "G....R"],
            "colours": ["R", "B", "G"],
            "captured": ["RRRPPP", "YYYYPPRR", "wwwYGG"],
            "turn": 0,
            "taken": 0,
            "anywhere": True,
            "eliminated": [],
        },
    },
    "carnaval": {
        "11: the chef of a dance with every call": EVERY_CALL | {"call": "chef"},
        "11: the painter, whom nobody calls": EVERY_CALL | {"call": "painter"},
    },
}


def busy(view: Facts) -> str:
    """Whether more than half of the players have said something, or have voted."""
    field = {"discussion": "said", "vote": "votes"}.get(str(view["phase"]))
    seats = whole(view, "seats", 4, 15)
    done = [deed for deed in entries(view, field, seats) if deed not in ([], None)] if field else []
    return "busy" if len(done) * 2 > seats else ""


def called(view: Facts) -> object:
    return (view["seats"] == SEATS_WITH_EVERY_CALL and view["call"]) or ""


def at_stake(view: Facts) -> str:
    """In Mask, whether somebody has bid, or what kind of card it is."""
    auction = view["auction"]
    if not isinstance(auction, dict):
        return ""
    if view["phase"] == "card":
        return str(auction["does"]).split()[0]
    return "" if auction["bidder"] is None else "bid"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ridotto.GAMES:
        moments = [moment for seats, options in PLAYED_GAMES[name] for moment in moments_of_game(name, seats, options)]
        moments += drawn_moments(name)
        text = json.dumps(moments, separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(moments)} moments, {len(text) // 1000} kB\n")


def moments_of_game(name: str, seats: int, options: Facts) -> Iterator[Facts]:
    """The moments of a game that are worth drawing."""
    state = ridotto.game(name).deal(seats, SEED, options)
    variant = " ".join([str(seats), *(option for option in options.values() if isinstance(option, str))])
    kept: set[str] = set()
    for _ in play_out(state):
        situation = "over" if state.outcome else SITUATIONS[name](state.view(None))
        if situation not in kept:
            kept.add(situation)
            yield {"title": f"{variant}: {situation}", "seen": [observation(state, seat) for seat in observers(state)]}


def drawn_moments(name: str) -> Iterator[Facts]:
    for title, position in DRAWN_POSITIONS.get(name, {}).items():
        state = ridotto.game(name).load(position)
        yield {"title": title, "seen": [observation(state, seat) for seat in observers(state)]}


def play_out(state: State) -> Iterator[None]:
    """Lets a bot play the game, one move at a time."""
    kind = BOT_KINDS.get(state.game.name, "greedy")
    bot = make_bot(kind, state.game, SEED)
    yield
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state.view(seat)))
        yield


def observers(state: State) -> list[int | None]:
    """A seat that decides, one that doesn't, the leader if there is one, and a spectator."""
    players = int(state.position.seats)
    others = [seat for seat in range(players) if seat not in state.to_act]
    leader = range(players, int(state.position.chairs()))
    return [*state.to_act[:1], *others[:1], *leader, None]


def observation(state: State, seat: int | None) -> Facts:
    seen = [event.seen_by(seat) for event in state.events]
    moves = [] if seat is None else state.moves(seat)
    return {
        "view": state.view(seat),
        "news": [event for event in seen if event is not None],
        "previews": {move: state.preview(seat, move) for move in moves if seat is not None},
    }


if __name__ == "__main__":
    main()
