"""Before the start: a table is opened, guests sit down, the host arranges what is played."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.errors import BadOption, NotAllowed, NotNow
from ridotto.rules import catalog
from ridotto.rules.contract import Game
from ridotto.rules.option import settled
from ridotto.table import asks
from ridotto.table.chairs import Seated, bot_kind
from ridotto.table.clocks import check_clock
from ridotto.table.content import digest_of, marked, meant, own_content, tidied
from ridotto.table.log import (
    AnyHappening,
    Arranged,
    BotSat,
    Clock,
    Dealt,
    Entry,
    Guest,
    HintsRuled,
    Kicked,
    Opened,
    Options,
    Sat,
    Stood,
    Title,
)
from ridotto.table.names import bot_name, clean_name, told_apart, twin
from ridotto.table.seal import seal_of
from ridotto.table.standing import Asker, Asks, Folds, Standing


def open_table(asker: Asker, game: str, seats: int, options: Options, clock: Clock, public: bool) -> list[Entry]:
    """The first entry of a new table; its host need not sit down."""
    rulebook = catalog.game(game)
    check_arrangement(rulebook, seats, options, clock)
    host = named(asker.guest, None, asker.guest.title)
    kept = tidied(rulebook, options, seats)
    opened = Opened(asker.fresh.table(), asker.fresh.code(), game, seats, kept, clock, public, host)
    return [Entry(asker.now, opened, asker.guest.id)]


def check_arrangement(game: Game, seats: int, options: Options, clock: Clock) -> None:
    game.check_seats(seats)
    for option in game.options:
        # What a guest sends is never read as the path of a file in the house.
        if option.kind == "file" and not isinstance(options.get(option.name), list | None):
            raise BadOption("table-no-paths", name=option.name)
    settled(game.options, options, game.title, seats)
    check_clock(clock)


def named(guest: Guest, name: str | None, title: Title | None) -> Guest:
    """The guest as he sits here: under a name of this table."""
    known = guest.title if title is None else title
    return Guest(guest.id, clean_name(guest.name if name is None else name), known, guest.language)


# -- what can be asked


def sit(table: Standing, asker: Asker, asking: asks.Sit) -> list[AnyHappening]:
    table.check_gathering()
    if asker.guest.id in table.unwanted:
        raise NotAllowed("table-unwanted")
    check_free(table, asking.seat)
    if asking.name is None and table.seats_of(asker.guest.id):
        raise BadOption("table-second-name")
    mine = table.seats_of(asker.guest.id)
    others = [chair.name for seat, chair in enumerate(table.chairs) if seat not in mine]
    # Strangers may well have the same name; only who gives a second name could give another one.
    own = asking.name in (None, asker.guest.name)
    guest = named(asker.guest, told_apart(asker.guest.name, others) if own else asking.name, asking.title)
    check_apart(guest.name, [*others, *(chair.name for chair in table.chairs if chair.name != guest.name)])
    namesakes = [seat for seat in mine if table.chair(seat).name == guest.name]
    return [Sat(asking.seat, guest), *(Stood(seat) for seat in namesakes)]


def check_apart(name: str, others: Sequence[str | None]) -> None:
    """Nobody at the table shall be taken for somebody else."""
    other = twin(name, others)
    if other == name:
        raise BadOption("same-name", name=name)
    if other is not None:
        raise BadOption("name-alike", name=name, other=other)


def check_free(table: Standing, seat: int) -> None:
    if not table.chair(seat).free:
        raise NotNow("table-seat-taken", number=seat + 1)


def stand(table: Standing, asker: Asker, asking: asks.Stand) -> list[AnyHappening]:
    table.check_gathering()
    if table.chair(asking.seat).free:
        raise NotNow("table-seat-free", number=asking.seat + 1)
    if asker.guest.id != table.host.id:
        table.check_held(asker.guest, asking.seat)
    return [Stood(asking.seat)]


def seat_bot(table: Standing, asker: Asker, asking: asks.SeatBot) -> list[AnyHappening]:
    table.check_gathering()
    table.check_host(asker.guest)
    check_free(table, asking.seat)
    check_can_lead(table, asking.seat)
    return [bot_sits(table, asking.seat, asking.kind)]


def check_can_lead(table: Standing, seat: int) -> None:
    """A bot cannot lead a game."""
    if table.is_leader(seat):
        raise NotNow("table-leader-missing", number=seat + 1)


def bot_sits(table: Standing, seat: int, kind: str | None, names: Sequence[str] = ()) -> BotSat:
    taken = [chair.name for chair in table.chairs]
    return BotSat(seat, bot_kind(table.game, kind), bot_name(table.id, [*taken, *names]))


def arrange(table: Standing, asker: Asker, asking: asks.Arrange) -> list[AnyHappening]:
    table.check_gathering()
    table.check_host(asker.guest)
    seats = table.seats if asking.seats is None else asking.seats
    options = table.options if asking.options is None else meant(table.game, asking.options, table.contents)
    clock = table.clock if asking.clock is None else asking.clock
    check_arrangement(table.game, seats, options, clock)
    for seat in range(table.game.chairs(seats, options), len(table.chairs)):
        check_free(table, seat)  # nobody's chair is drawn away under him
    public = table.public if asking.public is None else asking.public
    ruled = [] if asking.hints in (None, table.hints) else [HintsRuled(asking.hints is True)]
    return [Arranged(seats, written_options(table, options, seats), clock, public), *ruled]


def written_options(table: Standing, options: Options, seats: int) -> Options:
    return marked(table.game, tidied(table.game, options, seats), table.contents)


def kick(table: Standing, asker: Asker, asking: asks.Kick) -> list[AnyHappening]:
    table.check_gathering()
    table.check_host(asker.guest)
    guest = table.chair(asking.seat).guest
    if guest is None or guest.id == table.host.id:
        raise NotNow("table-nobody-to-kick", number=asking.seat + 1)
    return [Kicked(guest.id)]


def start(table: Standing, asker: Asker, asking: asks.Start) -> list[AnyHappening]:
    """Bots take what is free, the ladies are counted, the game is dealt."""
    table.check_gathering()
    table.check_host(asker.guest)
    if len(table.chairs) > table.seats and not table.chairs[-1].is_person:
        check_can_lead(table, len(table.chairs) - 1)
    options = with_ladies(table)
    seed, salt = asker.fresh.seed(), asker.fresh.salt()
    table.game.deal(table.seats, seed, options)  # what cannot be dealt is refused before it is in the log
    written = marked(table.game, options, table.contents)
    counted = [] if options == table.options else [Arranged(table.seats, written, table.clock, table.public)]
    deal = Dealt(str(seed), salt, seal_of(str(seed), salt), table.game.edition)
    return [*bots_sit(table, asking.bots), *counted, deal]


def bots_sit(table: Standing, kind: str | None) -> list[BotSat]:
    bots: list[BotSat] = []
    for seat in range(table.seats):
        if table.chairs[seat].free:
            bots.append(bot_sits(table, seat, kind, [bot.name for bot in bots]))
    return bots


def with_ladies(table: Standing) -> Options:
    """CV-7: who said what they are decides who plays a lady, unless the host has; the others take turns."""
    titles = [chair.guest.title if chair.guest else None for chair in table.chairs[: table.seats]]
    offered = any(option.name == "ladies" for option in table.game.options)
    if not offered or "ladies" in table.options or not any(titles):
        return table.options
    ladies = [seat for seat, title in enumerate(titles) if title == "lady" or (title is None and seat % 2 == 0)]
    return {**table.options, "ladies": ladies or "none"}


# -- what happens


def opened(table: Standing, what: Opened, at: float) -> None:
    table.id, table.code, table.host = what.table, what.code, what.host
    table.game, table.lesson = catalog.game(what.game), what.lesson
    table.guests[what.host.id] = None
    arranged(table, Arranged(what.seats, what.options, what.clock, what.public), at)


def arranged(table: Standing, what: Arranged, at: float) -> None:
    table.seats, table.clock, table.public = what.seats, what.clock, what.public
    table.options = meant(table.game, what.options, table.contents)
    table.contents |= {digest_of(lines): lines for lines in own_content(table.game, table.options).values()}
    table.marked_options = marked(table.game, table.options, table.contents)
    chairs = table.game.chairs(what.seats, table.options)
    table.furnish((*table.chairs[:chairs], *(Seated() for _ in range(chairs - len(table.chairs)))))


def hints_ruled(table: Standing, what: HintsRuled, at: float) -> None:
    table.hints = what.allowed


def sat(table: Standing, what: Sat, at: float) -> None:
    table.place(what.seat, Seated(what.guest.name, what.guest))
    table.guests[what.guest.id] = None


def bot_sat(table: Standing, what: BotSat, at: float) -> None:
    table.place(what.seat, Seated(what.name, None, what.kind))


def stood(table: Standing, what: Stood, at: float) -> None:
    leaver = table.chairs[what.seat].guest
    table.place(what.seat, Seated())
    if leaver is not None and leaver.id == table.host.id:
        pass_hosting_on(table)


def kicked(table: Standing, what: Kicked, at: float) -> None:
    for seat in table.seats_of(what.guest):
        table.place(seat, Seated())
    table.unwanted.add(what.guest)


def pass_hosting_on(table: Standing) -> None:
    """A host who has left the table is followed by the next guest."""
    guests = [chair.guest for chair in table.chairs if chair.guest is not None]
    if guests and not table.seats_of(table.host.id):
        table.host = guests[0]


ASKS: Asks = {
    asks.Sit: sit,
    asks.Stand: stand,
    asks.SeatBot: seat_bot,
    asks.Arrange: arrange,
    asks.Kick: kick,
    asks.Start: start,
}
FOLDS: Folds = {
    Opened: opened,
    Arranged: arranged,
    HintsRuled: hints_ruled,
    Sat: sat,
    BotSat: bot_sat,
    Stood: stood,
    Kicked: kicked,
}
