"""Whole random evenings at a table: any size, people and bots, any clock, and all that happens besides the game."""

from __future__ import annotations

import random

from tables import Evening

import ridotto
from ridotto.errors import RidottoError
from ridotto.rules.carnaval.roles import PRESETS
from ridotto.table import asks
from ridotto.table.asks import AnyAsking
from ridotto.table.log import Clock

NAMES = ("Anna", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Mia", "Ned", "Oz", "Zoe")
CLOCKS = (Clock(), Clock("move", 30), Clock("bank", 300, 5))
COMPANIES = ("people", "bots", "both")
OTHERS = ("mascarade", "masker", "mask")
CARNIVAL_SIZES = range(4, 16)


def options_of(game: str, seats: int, choice: random.Random) -> dict[str, object]:
    if game == "mask":
        return {"masks": seats}
    if game != "carnaval":
        return {}
    flags: dict[str, object] = {name: choice.random() < 0.5 for name in ("confidence", "secret_vote", "gatecrasher")}
    return flags | {"roles": choice.choice(PRESETS), "master": choice.choice(("house", "house", "person"))}


def evening_of(game: str, seats: int, company: str, seed: int) -> Evening:
    """Everybody sits and it is dealt. Now and then a person holds two seats; among bots at most one person plays."""
    choice = random.Random(f"{game} {seats} {company} {seed}")
    options = options_of(game, seats, choice)
    evening = Evening(game, seats, options, choice.choice(CLOCKS), seed=choice.getrandbits(60))
    names = [sitter(seat, company, choice) for seat in range(seats)]
    leader = ["Zoe"] if len(evening.table.chairs) > seats else []
    return evening.sit(*names, *leader).start()


def sitter(seat: int, company: str, choice: random.Random) -> str:
    is_person = {"people": 1.0, "bots": 0.5 if seat == 0 else 0.0, "both": 0.5}[company]
    if choice.random() >= is_person:
        return "-"
    return f"Anna/{NAMES[seat]}" if seat > 0 and choice.random() < 0.1 else NAMES[seat]


def played_out(evening: Evening, choice: random.Random, aside: float = 0.03) -> None:
    """At random to the end; now and then something happens beside the game."""
    table = evening.table
    while table.phase == "playing":
        evening.now += choice.choice((0.1, 0.4, 2.5))
        if table.paused_at is not None:
            evening.ask(next(iter(table.held)), asks.Resume(evening.id()))
        elif choice.random() < aside:
            meddle(evening, choice)
        elif choice.random() < aside:
            evening.wait(choice.choice((1, 31)))
        elif not say_enough(evening, choice):
            evening.play_on(choice)


def say_enough(evening: Evening, choice: random.Random) -> bool:
    """A discussion at random would be most of an evening: nearly everybody has soon said enough."""
    state = evening.table.state
    if state is None or evening.table.hush is not None or choice.random() < 0.2:
        return False
    ready = [seat for seat in state.to_act if state.default(seat) == "ready"]
    if not ready:
        return False
    seat = choice.choice(ready)
    if evening.table.chairs[seat].is_person:
        evening.move(seat, "ready")
    else:
        evening.table.apply(evening.table.bot_decides(seat, "ready", evening.now))
    return True


def meddle(evening: Evening, choice: random.Random) -> None:
    """Somebody asks for something beside the game; if it is refused nothing has happened."""
    seat = choice.randrange(len(evening.table.chairs))
    holder = evening.table.chairs[seat].guest
    asking = choice.choice(asides(evening, seat))
    try:
        evening.ask(holder.name if holder and holder.id != "anna" else "Anna", asking)
    except RidottoError:
        return


def asides(evening: Evening, seat: int) -> list[AnyAsking]:
    ask = evening.id()
    return [
        asks.Say(ask, "Good evening."),
        asks.Pause(ask),
        asks.GiveSeat(ask, seat),
        asks.TakeSeat(ask, seat),
        asks.Undo(ask, seat),
        asks.AnswerUndo(ask, seat, yes=True),
        asks.Nod(ask, seat),
        asks.Resign(ask, seat),
    ]


def sizes_of(game: str) -> range:
    rules = ridotto.game(game)
    return range(rules.fewest, rules.most + 1)
