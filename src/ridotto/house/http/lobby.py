"""The lobby: which games there are, which tables wait for players, and opening a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from ridotto.bots import kinds_for, usual_kind
from ridotto.catalog import packages
from ridotto.errors import CodeTaken
from ridotto.game_package import GamePackage
from ridotto.house.services import Services
from ridotto.house.tables.summary import CODE_ATTEMPTS, create_in_store, summary_of
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import Option
from ridotto.store.summary import NO_GUEST, TableSummary
from ridotto.table.commands import MOST_SEATS, AnyCommand, Name, SeatBot, Sit, Start
from ridotto.table.events import Clock, Guest, LogEntry, Options
from ridotto.table.handlers.gathering import open_table
from ridotto.table.lessons.catalog import games_with_lessons
from ridotto.table.state import CommandContext
from ridotto.table.table import Table


class NewTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a guest wants to open. With `bots`, they sit down, such bots take the other seats, and it starts."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    options: Options = {}
    clock: Clock = Clock()
    public: bool = False
    bots: Name | None = None


class TableListing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the lobby and an invitation show it."""

    code: str
    game: str
    phase: str
    public: bool
    seats: int
    taken: int
    people: int
    host: str
    clock: str
    changed: float
    mine: bool  # whether the requesting guest sits or sat there
    turn: bool = False  # whether the table waits for them
    names: tuple[str, ...] = ()  # of everyone at the table, shown only to those who sit there too
    winners: tuple[str, ...] = ()  # likewise, after the end
    others: tuple[str, ...] = ()  # the people among the names, without the requesting guest
    won: bool | None = None  # whether the guest has won; None: nobody has, they share their device, or it's unknown
    lesson: bool = False  # a guided first game: nobody waits for its player


SEATED_FIELDS = ("mine", "turn", "names", "winners", "others", "won", "lesson")
PUBLIC_FIELDS = [name for name in TableListing.__struct_fields__ if name not in SEATED_FIELDS]


class Advice(msgspec.Struct, frozen=True):
    """How many of something a table of that size should have, and the bounds within which the host may choose."""

    seats: int
    count: int
    fewest: int
    most: int


class OfferedOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the host may choose. `rules/option.py` explains the kinds."""

    name: str
    kind: Literal["choice", "flag", "picks", "number", "starter", "file"]
    values: tuple[str | int | bool, ...]
    default: str | int | bool | None
    things: tuple[str | int, ...] = ()  # what a list of picks may contain
    words: str = ""  # the words of a thing are under the key WORDS-THING
    about: str = ""  # what a thing does is under the key ABOUT-THING; if empty, there is nothing to explain
    copies: dict[str, int] = {}  # the things of which a list may contain several, and how many
    filler: str | None = None  # the thing that fills up a list by itself
    advised: tuple[Advice, ...] = ()


class OfferedGame(msgspec.Struct, frozen=True):
    """A game as the lobby offers it. Its words are under the keys of `rules/option.py`."""

    name: str
    title: str
    fewest: int
    most: int
    house_rule_seats: tuple[int, ...]
    options: tuple[OfferedOption, ...]
    bots: tuple[str, ...]
    usual_bot: str
    lesson: bool  # whether there is a guided first game
    board: (
        str | None
    )  # which of the page's boards it is played on; None, or one that the page doesn't have: the plain one
    usual_seats: int  # how many a quick game has
    minutes: str | None  # how long that takes
    quick_options: Facts | None  # what turns a long game into a quick one
    balanced_option: str  # what decides how even it is; if empty, there is nothing to tell


def listing_for(summary: TableSummary, guest: Guest) -> TableListing:
    fields = {name: getattr(summary, name) for name in PUBLIC_FIELDS}
    if guest.id not in summary.guests:
        return TableListing(**fields, mine=False)
    return TableListing(
        **fields,
        mine=True,
        turn=summary.waits_for(guest.id) and not summary.lesson,
        names=summary.names,
        winners=summary.winners,
        others=other_names(summary, guest),
        won=has_won(summary, guest),
        lesson=summary.lesson,
    )


def places_of(summary: TableSummary, guest: Guest) -> list[int]:
    """Where this guest is among the names."""
    own = summary.guests.index(guest.id)
    return [place for place, holder in enumerate(summary.holders) if holder == own]


def other_names(summary: TableSummary, guest: Guest) -> tuple[str, ...]:
    """If several share a device, its first seat is the guest's own, and the others are other people's."""
    own = places_of(summary, guest)[:1]
    people = (place for place, holder in enumerate(summary.holders) if holder != NO_GUEST and place not in own)
    return tuple(summary.names[place] for place in people)


def has_won(summary: TableSummary, guest: Guest) -> bool | None:
    own = places_of(summary, guest)
    return own[0] in summary.victors if len(own) == 1 and summary.victors else None


async def tables_of(services: Services, guest: Guest) -> list[TableListing]:
    """Ongoing tables, those where it's the guest's turn first; then those that are over."""
    ongoing = [listing_for(summary, guest) for summary in await services.store.tables_of(guest.id, over=False)]
    over = [listing_for(summary, guest) for summary in await services.store.tables_of(guest.id, over=True)]
    return [*sorted(ongoing, key=lambda listing: not listing.turn), *over]


def describe_option(option: Option, game: Game) -> Facts:
    advice = [option.advised(seats) for seats in range(game.fewest, game.most + 1)]
    return option.describe(game.most) | {"advised": [each for each in advice if each is not None]}


def describe_game(owner: GamePackage) -> OfferedGame:
    game = owner.rulebook
    options = msgspec.convert([describe_option(option, game) for option in game.options], tuple[OfferedOption, ...])
    return OfferedGame(
        game.name,
        game.title,
        game.fewest,
        game.most,
        game.house_rule_seats,
        options,
        bots=tuple(kinds_for(game)),
        usual_bot=usual_kind(game),
        lesson=game.name in games_with_lessons(),
        board=owner.page_board,
        usual_seats=owner.usual_seats or min(game.fewest + 1, game.most),
        minutes=owner.minutes,
        quick_options=owner.quick_options,
        balanced_option=owner.balanced_option,
    )


def describe_games() -> list[OfferedGame]:
    return [describe_game(owner) for owner in packages().values()]


async def create_table(
    services: Services, guest: Guest, begin: Callable[[CommandContext], list[LogEntry]]
) -> TableSummary:
    """A new table, on disk when this returns; `begin` gives its first log entries."""
    for _ in range(CODE_ATTEMPTS):
        table = Table.replay(begin(CommandContext(guest, services.now(), services.randomness)))
        try:
            await create_in_store(services.store, table)
        except CodeTaken:
            continue
        return summary_of(table)
    raise CodeTaken("code-taken", code=table.code)


def opening_entries(context: CommandContext, request: NewTableRequest) -> list[LogEntry]:
    entries = open_table(context, request.game, request.seats, request.options, request.clock, request.public)
    table = Table.replay(entries)
    for command in opening_commands(request, len(table.chairs)):
        table.apply(table.decide(context.guest, command, context.now, context.randomness))
    return table.entries


def opening_commands(request: NewTableRequest, chairs: int) -> list[AnyCommand]:
    """A guest who plays against bots sits down first. If a person has to lead, it's the guest."""
    if request.bots is None:
        return []
    mine = 0 if chairs == request.seats else chairs - 1
    others = [seat for seat in range(chairs) if seat != mine]
    bots = [SeatBot(f"bot {seat}", seat, request.bots) for seat in others]
    return [Sit("sit", mine), *bots, Start("start")]
