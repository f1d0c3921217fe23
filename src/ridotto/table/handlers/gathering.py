"""Before the start: a table is opened, guests sit down, the host arranges what is played."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto import catalog
from ridotto.errors import BadOption, NotAllowed, NotNow
from ridotto.rules.contract import Game
from ridotto.rules.option import settled
from ridotto.table import commands
from ridotto.table.content import normalize_options, resolve_refs, with_refs
from ridotto.table.events import (
    AnyTableEvent,
    Arranged,
    BotSat,
    Clock,
    Dealt,
    Guest,
    HintsRuled,
    Kicked,
    LogEntry,
    Opened,
    Options,
    Sat,
    Stood,
    Title,
)
from ridotto.table.handlers.clocks import check_clock
from ridotto.table.names import bot_name, clean_name, distinct_name, lookalike_of
from ridotto.table.parts.chairs import bot_kind
from ridotto.table.records.seal import seal_of
from ridotto.table.state import CommandContext, Randomness, TableState


def open_table(
    context: CommandContext, game: str, seats: int, options: Options, clock: Clock, public: bool
) -> list[LogEntry]:
    """The first entry of a new table; its host needn't sit down."""
    rulebook = catalog.game(game)
    check_arrangement(rulebook, seats, options, clock)
    host = guest_at_table(context.guest, None, context.guest.title)
    kept = normalize_options(rulebook, options, seats)
    opened = Opened(context.randomness.table(), context.randomness.code(), game, seats, kept, clock, public, host)
    return [LogEntry(context.now, opened, context.guest.id)]


def check_arrangement(game: Game, seats: int, options: Options, clock: Clock) -> None:
    game.check_seats(seats)
    for option in game.options:
        # What a guest sends is never taken for the path of a file on the server.
        if option.kind == "file" and not isinstance(options.get(option.name), list | None):
            raise BadOption("table-no-paths", name=option.name)
    settled(game.options, options, game.title, seats)
    check_clock(clock)


def guest_at_table(guest: Guest, name: str | None, title: Title | None) -> Guest:
    """The guest under their name at this table."""
    known = guest.title if title is None else title
    return Guest(guest.id, clean_name(guest.name if name is None else name), known, guest.language)


# -- commands


def handle_sit(table: TableState, context: CommandContext, command: commands.Sit) -> list[AnyTableEvent]:
    table.check_gathering()
    if context.guest.id in table.seating.kicked_guests:
        raise NotAllowed("table-unwanted")
    check_seat_free(table, command.seat)
    if command.name is None and table.seats_of(context.guest.id):
        raise BadOption("table-second-name")
    mine = table.seats_of(context.guest.id)
    others = [chair.name for seat, chair in enumerate(table.chairs) if seat not in mine]
    # Strangers may well have the same name. Only somebody who gives a second name can be asked for a different one.
    own = command.name in (None, context.guest.name)
    guest = guest_at_table(
        context.guest, distinct_name(context.guest.name, others) if own else command.name, command.title
    )
    check_name_free(guest.name, [*others, *(chair.name for chair in table.chairs if chair.name != guest.name)])
    namesakes = [seat for seat in mine if table.chair(seat).name == guest.name]
    return [Sat(command.seat, guest), *(Stood(seat) for seat in namesakes)]


def check_name_free(name: str, others: Sequence[str | None]) -> None:
    """Nobody at the table is to be taken for somebody else."""
    other = lookalike_of(name, others)
    if other == name:
        raise BadOption("same-name", name=name)
    if other is not None:
        raise BadOption("name-alike", name=name, other=other)


def check_seat_free(table: TableState, seat: int) -> None:
    if not table.chair(seat).is_free:
        raise NotNow("table-seat-taken", number=seat + 1)


def handle_stand(table: TableState, context: CommandContext, command: commands.Stand) -> list[AnyTableEvent]:
    table.check_gathering()
    if table.chair(command.seat).is_free:
        raise NotNow("table-seat-free", number=command.seat + 1)
    if context.guest.id != table.host.id:
        table.check_holds_seat(context.guest, command.seat)
    return [Stood(command.seat)]


def handle_seat_bot(table: TableState, context: CommandContext, command: commands.SeatBot) -> list[AnyTableEvent]:
    table.check_gathering()
    table.check_host(context.guest)
    check_seat_free(table, command.seat)
    check_bot_may_sit(table, command.seat)
    return [make_bot_sat(table, command.seat, command.kind)]


def check_bot_may_sit(table: TableState, seat: int) -> None:
    """A bot can't lead a game."""
    if table.is_leader(seat):
        raise NotNow("table-leader-missing", number=seat + 1)


def make_bot_sat(table: TableState, seat: int, kind: str | None, names: Sequence[str] = ()) -> BotSat:
    taken = [chair.name for chair in table.chairs]
    return BotSat(seat, bot_kind(table.game, kind), bot_name(table.id, [*taken, *names]))


def handle_arrange(table: TableState, context: CommandContext, command: commands.Arrange) -> list[AnyTableEvent]:
    table.check_gathering()
    table.check_host(context.guest)
    current = table.arrangement
    seats = current.seats if command.seats is None else command.seats
    options = current.options
    if command.options is not None:
        options = resolve_refs(current.game, command.options, current.contents)
    clock = table.clock if command.clock is None else command.clock
    check_arrangement(table.game, seats, options, clock)
    for seat in range(table.game.chairs(seats, options), len(table.chairs)):
        check_seat_free(table, seat)  # nobody's chair is taken away from under them
    public = current.public if command.public is None else command.public
    ruled = [] if command.hints in (None, current.hints_allowed) else [HintsRuled(command.hints is True)]
    return [Arranged(seats, options_to_log(table, options, seats), clock, public), *ruled]


def options_to_log(table: TableState, options: Options, seats: int) -> Options:
    return with_refs(table.game, normalize_options(table.game, options, seats), table.arrangement.contents)


def handle_kick(table: TableState, context: CommandContext, command: commands.Kick) -> list[AnyTableEvent]:
    table.check_gathering()
    table.check_host(context.guest)
    guest = table.chair(command.seat).guest
    if guest is None or guest.id == table.host.id:
        raise NotNow("table-nobody-to-kick", number=command.seat + 1)
    return [Kicked(guest.id)]


def handle_start(table: TableState, context: CommandContext, command: commands.Start) -> list[AnyTableEvent]:
    """Bots take the free seats, and the game is dealt."""
    table.check_gathering()
    table.check_host(context.guest)
    dealt = deal(table, context.randomness)
    return [*fill_with_bots(table, command.bots), *dealt]


def deal(table: TableState, randomness: Randomness) -> list[AnyTableEvent]:
    """With options that may depend on who sits where."""
    if len(table.chairs) > table.seats and not table.chairs[-1].is_person:
        check_bot_may_sit(table, len(table.chairs) - 1)
    options = options_at_start(table)
    seed, salt = randomness.seed(), randomness.salt()
    table.game.deal(table.seats, seed, options)  # what can't be dealt is refused before it's in the log
    kept = with_refs(table.game, options, table.arrangement.contents)
    arranged = Arranged(table.seats, kept, table.clock, table.arrangement.public)
    dealt = Dealt(str(seed), salt, seal_of(str(seed), salt), table.game.edition)
    return [dealt] if options == table.options else [arranged, dealt]


def fill_with_bots(table: TableState, kind: str | None) -> list[BotSat]:
    bots: list[BotSat] = []
    for seat in range(table.seats):
        if table.chairs[seat].is_free:
            bots.append(make_bot_sat(table, seat, kind, [bot.name for bot in bots]))
    return bots


def options_at_start(table: TableState) -> Options:
    titles = [chair.guest.title if chair.guest else None for chair in table.chairs[: table.seats]]
    return catalog.package(table.game.name).options_at_start(table.options, titles)


# -- events


def apply_opened(table: TableState, event: Opened, at: float) -> None:
    table.id, table.code = event.table, event.code
    table.seating.open(event.host)
    table.arrangement.open(catalog.game(event.game), event.lesson)
    apply_arranged(table, Arranged(event.seats, event.options, event.clock, event.public), at)
    if event.starts_itself:
        table.arrangement.await_everybody()


def apply_arranged(table: TableState, event: Arranged, at: float) -> None:
    table.arrangement.change(event.seats, event.options, event.public)
    table.clocks.set_clock(event.clock)
    table.seating.resize(table.arrangement.chairs())


def apply_hints_ruled(table: TableState, event: HintsRuled, at: float) -> None:
    table.arrangement.allow_hints(event.allowed)


def apply_sat(table: TableState, event: Sat, at: float) -> None:
    table.seating.sit(event.seat, event.guest)


def apply_bot_sat(table: TableState, event: BotSat, at: float) -> None:
    table.seating.seat_bot(event.seat, event.kind, event.name)


def apply_stood(table: TableState, event: Stood, at: float) -> None:
    table.seating.stand(event.seat)


def apply_kicked(table: TableState, event: Kicked, at: float) -> None:
    table.seating.kick(event.guest)
