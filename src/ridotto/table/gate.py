"""The one gate through which everything leaves a table. What does not pass here, nobody sees.

Each device hears one stream, numbered by what it may notice. Devices with the same audience hear the same bytes. A
stream belongs to the seats that a device holds: when these change, another stream begins, with a snapshot.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container

import msgspec

from ridotto.errors import NotNow
from ridotto.rules.event import Facts
from ridotto.table.events import Reacted
from ridotto.table.handlers import awaited_taps, clocks, hush
from ridotto.table.handlers.playing import deal
from ridotto.table.handlers.talk import is_gallery_talk, may_talk
from ridotto.table.handlers.undo import undoable
from ridotto.table.lessons.catalog import LESSONS, as_record_moves
from ridotto.table.lessons.guide import guide_for
from ridotto.table.messages import ChairInfo, Guide, Perspective, Snapshot, TableInfo, Update
from ridotto.table.state import AppliedEntry
from ridotto.table.table import Table

ConnectedGuests = Container[str]  # the guests of whom some device is connected
SPECTATOR = (None,)  # the seat of who has none
GALLERY_LINES = 50  # lines of the gallery in a snapshot
MOST_MISSED_UPDATES = 1_000  # tellings that are told again; who has missed more gets a snapshot, which is shorter


class Audience(msgspec.Struct, frozen=True):
    """Those who are told the same."""

    seats: tuple[int, ...]  # none: who watches
    host: bool


def audience_of(table: Table, guest: str) -> Audience:
    return Audience(table.seats_of(guest), guest == table.host.id)


# -- what is told


def snapshot(table: Table, guest: str, here: ConnectedGuests, now: float) -> Snapshot:
    """All that this device may know."""
    who = audience_of(table, guest)
    stream = table.stream(who.seats)
    told = _without_old_talk(table, stream)
    seen = tuple(_history(table, told, seat) for seat in who.seats or SPECTATOR)
    return Snapshot(len(stream), who.seats, table_info(table, who, here, now), seen, now)


def updates(table: Table, guest: str, since: int, here: ConnectedGuests, now: float) -> list[Update]:
    """What the log has brought to this device after its first `since` entries."""
    return updates_for(table, audience_of(table, guest), since, here, now)


def updates_for(table: Table, audience: Audience, since: int, here: ConnectedGuests, now: float) -> list[Update]:
    """The same for all devices of an audience."""
    return _updates(table, audience, bisect_left(table.stream(audience.seats), since), here, now)


def updates_after(
    table: Table, guest: str, n: int, here: ConnectedGuests = (), now: float | None = None
) -> list[Update] | None:
    """What a device has missed that has heard so much of its stream; None: it needs a snapshot."""
    who = audience_of(table, guest)
    length = len(table.stream(who.seats))
    if not 0 < n <= length or length - n > MOST_MISSED_UPDATES:
        return None
    return _updates(table, who, n, here, table.entries[-1].at if now is None else now)


def _updates(table: Table, audience: Audience, first: int, here: ConnectedGuests, now: float) -> list[Update]:
    """A telling for each line; the last one says how things stand now."""
    stream = table.stream(audience.seats)
    stirred = framed = False
    told = []
    for number in range(first, len(stream)):
        line = table.applied_entries[stream[number]]
        is_last = number + 1 == len(stream)
        stirred, framed = stirred or line.changes_views, framed or line.changes_info
        seen = [_perspective(table, line, seat, stirred and is_last) for seat in audience.seats or SPECTATOR]
        around = table_info(table, audience, here, now) if framed and is_last else None
        told.append(Update(number + 1, tuple(seen), line.entry.at, around))
    return told


# -- what happened, for one seat


def _perspective(table: Table, applied: AppliedEntry, seat: int | None, with_view: bool) -> Perspective:
    view = table.state.view(seat) if with_view and table.state is not None else None
    return Perspective(seat, tuple(_events(applied, seat)), view)


def _history(table: Table, stream: list[int], seat: int | None) -> Perspective:
    lines = (table.applied_entries[number] for number in stream)
    # A sign is for its moment.
    events = [event for line in lines if not isinstance(line.entry.event, Reacted) for event in _events(line, seat)]
    return Perspective(seat, tuple(events), None if table.state is None else table.state.view(seat))


def _without_old_talk(table: Table, stream: list[int]) -> list[int]:
    """Anybody may talk in the gallery, and for hours; who comes in hears the latest of it."""
    talk = [number for number in stream if is_gallery_talk(table.applied_entries[number].entry.event)]
    old = set(talk[:-GALLERY_LINES])
    return [number for number in stream if number not in old] if old else stream


def _events(applied: AppliedEntry, seat: int | None) -> list[Facts]:
    events = [] if applied.public_facts is None else [applied.public_facts]
    for event in applied.game_events:
        seen = event.seen_by(seat)
        if seen is not None:
            events.append(seen)
    return events


# -- the table around the game


def table_info(table: Table, audience: Audience, here: ConnectedGuests, now: float) -> TableInfo:
    dealt, undoing = table.dealt, table.pending_undo
    over = dealt is not None and table.ended is not None
    return TableInfo(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        chairs=_chairs(table, audience, here),
        options=table.options_with_refs,
        clock=table.clock,
        public=table.public,
        leader=table.leader,
        host=audience.host,
        hosted_by=table.host.name,
        hints_allowed=table.hints_allowed,
        hints=table.gives_hints,
        seal=dealt.seal if dealt else None,
        seed=dealt.seed if dealt and over else None,
        salt=dealt.salt if dealt and over else None,
        paused=table.paused_at is not None,
        undoable=undoable(table, audience.seats),
        undo=undoing.seat if undoing else None,
        undo_revealed=undoing.revealed if undoing else False,
        answers=tuple(sorted(undoing.missing)) if undoing else (),
        hush=table.hush is not None,
        hush_number=table.hush_number,
        calls_from=table.hush.calls_from if table.hush is not None else None,
        nodded=_own_taps(table, audience),
        awaited=awaited_taps.awaited_taps_for(table, audience.seats),
        talk=may_talk(table, audience.seats),
        left=_left(table, now),
        running=() if table.paused_at is not None or table.clock.kind == "none" else tuple(sorted(table.running_since)),
        due=_due(table),
        rematch=table.rematch.code if table.rematch else None,
        rematch_by=table.rematch.seat if table.rematch else None,
        guide=_guide(table, audience),
    )


def _chairs(table: Table, audience: Audience, here: ConnectedGuests) -> tuple[ChairInfo, ...]:
    return tuple(
        ChairInfo(
            name=chair.name,
            bot=chair.bot,
            guest=chair.guest is not None,
            title=chair.guest.title if chair.guest else None,
            mine=seat in audience.seats,
            here=chair.guest is not None and chair.guest.id in here,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _guide(table: Table, audience: Audience) -> Guide | None:
    """Only to the learner: what is said to him goes by what he alone may know."""
    if not table.lesson or table.dealt is None or not audience.seats:
        return None
    lesson, state = LESSONS[table.game.name], deal(table, table.dealt)
    return guide_for(lesson, state, as_record_moves(table.moves), audience.seats[0], over=table.phase == "ended")


def _own_taps(table: Table, audience: Audience) -> tuple[int, ...]:
    """Only one's own: nobody learns who has tapped. Who has tapped and is asked for more has to tap again."""
    if table.hush is None:
        return ()
    done = table.hush.tapped.difference(hush.undecided(table, table.check_playing()))
    return tuple(seat for seat in audience.seats if seat in done)


def _left(table: Table, now: float) -> tuple[float | None, ...]:
    if table.clock.kind != "bank" or table.phase != "playing":
        return ()
    return tuple(round(clocks.time_left_at(table, seat, now), 3) for seat in range(len(table.chairs)))


def _due(table: Table) -> float | None:
    """When time is up; in a hush for all at once, whatever has been sealed."""
    if table.hush is None:
        return table.due
    return None if table.paused_at is not None else hush.timeout(table, table.hush)


# -- after the end everything is open


def replay_moment(table: Table, moves: int, seat: int | None = None) -> Facts:
    """The game after so many moves: as that seat (None: a spectator) saw it, and in full truth."""
    if table.phase != "ended" or table.dealt is None:
        raise NotNow("table-not-over")
    state = deal(table, table.dealt)
    for move in table.moves[: max(0, moves)]:
        state.play(move.seat, move.move)
    events = [seen for event in state.events if (seen := event.seen_by(seat)) is not None]
    return {"view": state.view(seat), "events": events, "truth": table.game.dump(state)}
