"""Free talk and signs, at the table and in the gallery."""

from __future__ import annotations

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, Guest, Reacted, Recalled, Said
from ridotto.table.names import distinct_name
from ridotto.table.parts.chairs import clean_talk
from ridotto.table.parts.table_log import GALLERY, NOBODY, Recipients
from ridotto.table.state import CommandContext, TableState

MOST_RECALLED = 20  # messages that come along to the next table

# -- questions


def may_talk(table: TableState, seats: tuple[int, ...]) -> bool:
    """Whether the holder of these seats (none: a spectator) may talk now."""
    if not seats or table.phase != "playing" or table.state is None:
        return True
    return table.state.may_talk(seats[0])


def is_gallery_talk(event: AnyTableEvent) -> bool:
    return isinstance(event, Said) and event.seat is None


def recalled_for(table: TableState, guest: str) -> list[Said]:
    """What this guest knows from the tables before, oldest first."""
    return [line for event in table.recalled if guest in event.readers for line in event.lines]


def talk_to_recall(table: TableState) -> list[Recalled]:
    """What comes along to the next table: the latest that everybody here could hear, for those who have a seat, and
    what some of them know from the tables before."""
    heard = (applied.entry.event for applied in table.log.applied_entries if applied.recipients is None)
    said = tuple(event for event in heard if isinstance(event, Said))
    readers = dict.fromkeys(chair.guest.id for chair in table.chairs if chair.guest is not None)
    return latest_lines([*table.recalled, Recalled(tuple(readers), said)])


def latest_lines(recalled: list[Recalled]) -> list[Recalled]:
    """As many of the lines as come along, each still for its own readers."""
    kept: list[Recalled] = []
    room = MOST_RECALLED
    for event in reversed(recalled):
        lines = event.lines[-room:] if room else ()
        room -= len(lines)
        kept += [Recalled(event.readers, lines)] if lines else []
    return kept[::-1]


# -- commands


def handle_say(table: TableState, context: CommandContext, command: commands.Say) -> list[AnyTableEvent]:
    """At the table, under the name of their first seat."""
    name, seat = speaker(table, context)
    return [Said(name, clean_talk(command.text), seat)]


def handle_react(table: TableState, context: CommandContext, command: commands.React) -> list[AnyTableEvent]:
    """Whoever may not talk may not make signs either."""
    name, seat = speaker(table, context)
    return [Reacted(name, command.sign, seat)]


def speaker(table: TableState, context: CommandContext) -> tuple[str, int | None]:
    """The name and seat from which somebody talks, or why they may not."""
    if context.guest.id in table.seating.kicked_guests:
        raise NotAllowed("table-unwanted")
    seats = table.seats_of(context.guest.id)
    if not may_talk(table, seats):
        raise NotNow("table-silence")
    if not seats:
        return spectator_name(table, context.guest), None
    return table.chairs[seats[0]].name or "", seats[0]


def spectator_name(table: TableState, guest: Guest) -> str:
    """No spectator is to be taken for a player, or for the host, who needn't play."""
    host = [] if guest.id == table.host.id else [table.host.name]
    return distinct_name(guest.name, [*host, *(chair.name for chair in table.chairs)])


# -- events


def apply_said(table: TableState, event: Said | Reacted, at: float) -> Recipients | None:
    """The table doesn't hear the gallery before the end."""
    return frozenset((GALLERY,)) if event.seat is None and table.phase != "ended" else None


def apply_recalled(table: TableState, event: Recalled, at: float) -> Recipients:
    """Whoever may read it finds it in their snapshot. It isn't part of any stream, so nobody else notices it."""
    table.recalled.append(event)
    return NOBODY
