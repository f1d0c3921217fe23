"""Whole random evenings at a table: any size, people and bots, any clock, and all that happens besides the game."""

from __future__ import annotations

import random

import ridotto
from ridotto.errors import RidottoError
from ridotto.games.carnaval.rulebook.content import PRESETS
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.events import Clock
from support.table.table_driver import TableDriver

NAMES = ("Anna", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Mia", "Ned", "Oz", "Zoe")
CLOCKS = (Clock(), Clock("move", 30), Clock("bank", 300, 5))
SEATINGS = ("people", "bots", "both")
OTHER_GAMES = ("mascarade", "masker", "mask")
CARNIVAL_SIZES = range(4, 16)


def options_of(game: str, seats: int, choice: random.Random) -> dict[str, object]:
    if game == "mask":
        return {"masks": seats}
    if game != "carnaval":
        return {}
    flags: dict[str, object] = {name: choice.random() < 0.5 for name in ("confidence", "secret_vote", "gatecrasher")}
    return flags | {"roles": choice.choice(PRESETS), "master": choice.choice(("house", "house", "person"))}


def random_table(game: str, seats: int, company: str, seed: int) -> TableDriver:
    """Everybody sits and it is dealt. Now and then a person holds two seats; among bots at most one person plays."""
    choice = random.Random(f"{game} {seats} {company} {seed}")
    options = options_of(game, seats, choice)
    evening = TableDriver(game, seats, options, choice.choice(CLOCKS), seed=choice.getrandbits(60))
    names = [random_seat_name(seat, company, choice) for seat in range(seats)]
    leader = ["Zoe"] if len(evening.table.chairs) > seats else []
    return evening.sit(*names, *leader).start()


def random_seat_name(seat: int, company: str, choice: random.Random) -> str:
    is_person = {"people": 1.0, "bots": 0.5 if seat == 0 else 0.0, "both": 0.5}[company]
    if choice.random() >= is_person:
        return "-"
    return f"Anna/{NAMES[seat]}" if seat > 0 and choice.random() < 0.1 else NAMES[seat]


def play_out(driver: TableDriver, choice: random.Random, aside: float = 0.03) -> None:
    """Plays at random to the end; now and then something happens beside the game."""
    table = driver.table
    while table.phase == "playing":
        driver.now += choice.choice((0.1, 0.4, 2.5))
        if table.is_paused:
            driver.send(next(iter(table.seating.seats_by_guest)), commands.Resume(driver.next_id()))
        elif choice.random() < aside:
            send_other_command(driver, choice)
        elif choice.random() < aside:
            driver.wait(choice.choice((1, 31)))
        elif not end_talk(driver, choice):
            driver.play_step(choice)


def end_talk(evening: TableDriver, choice: random.Random) -> bool:
    """A random discussion would fill most of an evening, so nearly everybody has soon said enough."""
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
        evening.table.apply(evening.table.decide_bot_move(seat, "ready", evening.now))
    return True


def send_other_command(evening: TableDriver, choice: random.Random) -> None:
    """Somebody sends a command beside the game; if it's refused nothing has happened."""
    seat = choice.randrange(len(evening.table.chairs))
    holder = evening.table.chairs[seat].guest
    command = choice.choice(other_commands(evening, seat))
    try:
        evening.send(holder.name if holder and holder.id != "anna" else "Anna", command)
    except RidottoError:
        return


def other_commands(evening: TableDriver, seat: int) -> list[AnyCommand]:
    command_id = evening.next_id()
    return [
        commands.Say(command_id, "Good evening."),
        commands.Pause(command_id),
        commands.GiveSeat(command_id, seat),
        commands.TakeSeat(command_id, seat),
        commands.Undo(command_id, seat),
        commands.AnswerUndo(command_id, seat, yes=True),
        commands.Nod(command_id, seat),
        commands.Resign(command_id, seat),
    ]


def sizes_of(game: str) -> range:
    rules = ridotto.game(game)
    return range(rules.fewest, rules.most + 1)
