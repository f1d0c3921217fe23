"""The lobby: what is played here, which tables wait for players, and opening a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from ridotto.bots import kinds_for, usual_kind
from ridotto.errors import CodeTaken
from ridotto.house.card import TRIES, card_of, keep
from ridotto.house.staff import Staff
from ridotto.rules.catalog import GAMES
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.option import Option
from ridotto.store.card import NO_GUEST, Card
from ridotto.table.asks import MOST_SEATS, AnyAsking, Name, SeatBot, Sit, Start
from ridotto.table.gathering import open_table
from ridotto.table.log import Clock, Entry, Guest, Options
from ridotto.table.standing import Asker
from ridotto.table.table import Table


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a guest wants to open. With `bots` he sits down, bots of that kind sit around, and it begins."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    options: Options = {}
    clock: Clock = Clock()
    public: bool = False
    bots: Name | None = None


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
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
    mine: bool  # whether the guest who asks sits or sat there
    turn: bool = False  # whether the table waits for them
    names: tuple[str, ...] = ()  # of all who sit there, to those who sit there too
    winners: tuple[str, ...] = ()  # likewise, after the end
    others: tuple[str, ...] = ()  # the people among the names, without the guest who asks
    won: bool | None = None  # whether they have won; None: nobody has, or not alone at their device, or nobody knows
    lesson: bool = False  # a guided first game: nobody waits there


FOR_GUESTS = ("mine", "turn", "names", "winners", "others", "won", "lesson")
FOR_ALL = [name for name in TableCard.__struct_fields__ if name not in FOR_GUESTS]


class Advice(msgspec.Struct, frozen=True):
    """How many of something belong to a table of that size, and within which bounds the host may choose."""

    seats: int
    count: int
    fewest: int
    most: int


class OfferedOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the host may choose. Which kinds there are, `rules/option.py` says."""

    name: str
    kind: Literal["choice", "flag", "picks", "number", "starter", "file"]
    values: tuple[str | int | bool, ...]
    default: str | int | bool | None
    things: tuple[str | int, ...] = ()  # what can be in a list of picks
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


def shown(card: Card, guest: Guest) -> TableCard:
    fields = {name: getattr(card, name) for name in FOR_ALL}
    if guest.id not in card.guests:
        return TableCard(**fields, mine=False)
    return TableCard(
        **fields,
        mine=True,
        turn=card.waits_for(guest.id) and not card.lesson,
        names=card.names,
        winners=card.winners,
        others=others(card, guest),
        won=has_won(card, guest),
        lesson=card.lesson,
    )


def places_of(card: Card, guest: Guest) -> list[int]:
    """Where this guest is among the names."""
    own = card.guests.index(guest.id)
    return [place for place, holder in enumerate(card.holders) if holder == own]


def others(card: Card, guest: Guest) -> tuple[str, ...]:
    """Around one device the first seat is the guest's own, and the next ones are others'."""
    own = places_of(card, guest)[:1]
    people = (place for place, holder in enumerate(card.holders) if holder != NO_GUEST and place not in own)
    return tuple(card.names[place] for place in people)


def has_won(card: Card, guest: Guest) -> bool | None:
    own = places_of(card, guest)
    return own[0] in card.victors if len(own) == 1 and card.victors else None


async def tables_of(staff: Staff, guest: Guest) -> list[TableCard]:
    """Those that go on, where it is their turn before the others, then those that are over."""
    going_on = [shown(card, guest) for card in await staff.store.tables_of(guest.id, over=False)]
    over = [shown(card, guest) for card in await staff.store.tables_of(guest.id, over=True)]
    return [*sorted(going_on, key=lambda card: not card.turn), *over]


def described(option: Option, game: Game) -> Facts:
    advice = [option.advised(seats) for seats in range(game.fewest, game.most + 1)]
    return option.describe(game.most) | {"advised": [each for each in advice if each is not None]}


def offered(game: Game) -> OfferedGame:
    options = msgspec.convert([described(option, game) for option in game.options], tuple[OfferedOption, ...])
    bots = tuple(kinds_for(game))
    return OfferedGame(
        game.name, game.title, game.fewest, game.most, game.house_rule_seats, options, bots, usual_kind(game)
    )


def games() -> list[OfferedGame]:
    return [offered(game) for game in GAMES.values()]


async def open_new(staff: Staff, guest: Guest, begin: Callable[[Asker], list[Entry]]) -> Card:
    """A new table, on disk when this comes back; `begin` gives its first entries."""
    for _ in range(TRIES):
        table = Table.replay(begin(Asker(guest, staff.now(), staff.fresh)))
        try:
            await keep(staff.store, table)
        except CodeTaken:
            continue
        return card_of(table)
    raise CodeTaken("code-taken", code=table.code)


def first_entries(asker: Asker, opening: Opening) -> list[Entry]:
    entries = open_table(asker, opening.game, opening.seats, opening.options, opening.clock, opening.public)
    table = Table.replay(entries)
    for asking in beginning(opening, len(table.chairs)):
        table.apply(table.decide(asker.guest, asking, asker.now, asker.fresh))
    return table.entries


def beginning(opening: Opening, chairs: int) -> list[AnyAsking]:
    """Who plays now against bots sits down first. If a person has to lead, the guest does."""
    if opening.bots is None:
        return []
    mine = 0 if chairs == opening.seats else chairs - 1
    others = [seat for seat in range(chairs) if seat != mine]
    bots = [SeatBot(f"bot {seat}", seat, opening.bots) for seat in others]
    return [Sit("sit", mine), *bots, Start("start")]
