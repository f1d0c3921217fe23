"""The one gate through which everything leaves a table. What doesn't pass here, nobody sees.

Each device receives one stream, numbered by what it may notice. Devices with the same audience receive the same bytes.
A stream belongs to the seats that a device holds: when these change, another stream begins, with a snapshot.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection

import msgspec

from ridotto.errors import NotNow
from ridotto.rules.event import Facts
from ridotto.table.events import Reacted
from ridotto.table.handlers import hush, hush_timing
from ridotto.table.handlers.talk import is_gallery_talk, may_talk, recalled_for
from ridotto.table.handlers.undo import later_moves, undoable
from ridotto.table.lessons.catalog import as_record_moves, lesson_of
from ridotto.table.lessons.guide import guide_for
from ridotto.table.messages import ChairInfo, Guide, Perspective, Snapshot, TableInfo, Update
from ridotto.table.parts.table_log import AppliedEntry
from ridotto.table.parts.undo_state import PendingUndo
from ridotto.table.public_facts import public_facts
from ridotto.table.table import Table

ConnectedGuests = Collection[str]  # the guests with at least one connected device
SPECTATOR = (None,)  # the seats of a device that has none
GALLERY_LINES = 50  # messages of the gallery in a snapshot
MOST_MISSED_UPDATES = 1_000  # a device that has missed more gets a snapshot, which is shorter


class Audience(msgspec.Struct, frozen=True):
    """Devices that receive the same."""

    seats: tuple[int, ...]  # none: spectators
    host: bool


def audience_of(table: Table, guest: str) -> Audience:
    return Audience(table.seats_of(guest), guest == table.host.id)


# -- messages


def snapshot(table: Table, guest: str, here: ConnectedGuests, now: float) -> Snapshot:
    """All that this device may know."""
    audience = audience_of(table, guest)
    stream = table.log.stream(audience.seats)
    shown = _without_old_talk(table, stream)
    seen = tuple(_history(table, shown, seat) for seat in audience.seats or SPECTATOR)
    recalled = tuple(facts for line in recalled_for(table, guest) if (facts := public_facts(line)) is not None)
    return Snapshot(len(stream), audience.seats, table_info(table, audience, here, now), seen, now, recalled)


def updates(table: Table, guest: str, since: int, here: ConnectedGuests, now: float) -> list[Update]:
    """What the log has brought to this device after its first `since` entries."""
    return updates_for(table, audience_of(table, guest), since, here, now)


def updates_for(table: Table, audience: Audience, since: int, here: ConnectedGuests, now: float) -> list[Update]:
    """The same for all devices of an audience."""
    return _updates(table, audience, bisect_left(table.log.stream(audience.seats), since), here, now)


def updates_after(
    table: Table, guest: str, n: int, here: ConnectedGuests = (), now: float | None = None
) -> list[Update] | None:
    """What a device has missed that has received the first `n` messages of its stream; None: it needs a snapshot."""
    audience = audience_of(table, guest)
    length = len(table.log.stream(audience.seats))
    if not 0 < n <= length or length - n > MOST_MISSED_UPDATES:
        return None
    return _updates(table, audience, n, here, table.log.last_at if now is None else now)


def _updates(table: Table, audience: Audience, first: int, here: ConnectedGuests, now: float) -> list[Update]:
    """An update for each entry; the last one has the current views and table info."""
    stream = table.log.stream(audience.seats)
    views_changed = info_changed = False
    messages = []
    for number in range(first, len(stream)):
        applied = table.log.applied_entries[stream[number]]
        is_last = number + 1 == len(stream)
        views_changed = views_changed or applied.changes_views
        info_changed = info_changed or applied.changes_info
        seen = [_perspective(table, applied, seat, views_changed and is_last) for seat in audience.seats or SPECTATOR]
        info = table_info(table, audience, here, now) if info_changed and is_last else None
        messages.append(Update(number + 1, tuple(seen), applied.entry.at, info))
    return messages


# -- what happened, for one seat


def _perspective(table: Table, applied: AppliedEntry, seat: int | None, with_view: bool) -> Perspective:
    view = table.state.view(seat) if with_view and table.state is not None else None
    return Perspective(seat, tuple(_events(applied, seat)), view)


def _history(table: Table, stream: list[int], seat: int | None) -> Perspective:
    entries = (table.log.applied_entries[number] for number in stream)
    # A sign is for its moment only.
    lasting = (applied for applied in entries if not isinstance(applied.entry.event, Reacted))
    events = [event for applied in lasting for event in _events(applied, seat)]
    return Perspective(seat, tuple(events), None if table.state is None else table.state.view(seat))


def _without_old_talk(table: Table, stream: list[int]) -> list[int]:
    """Anybody may talk in the gallery, and for hours; whoever comes in sees the latest of it."""
    talk = [number for number in stream if is_gallery_talk(table.log.applied_entries[number].entry.event)]
    old = set(talk[:-GALLERY_LINES])
    return [number for number in stream if number not in old] if old else stream


def _events(applied: AppliedEntry, seat: int | None) -> list[Facts]:
    undone = {"undone": applied.undone[seat]} if seat in applied.undone else {}
    events = [] if applied.public_facts is None else [applied.public_facts | undone]
    for event in applied.game_events:
        seen = event.seen_by(seat)
        if seen is not None:
            events.append(seen)
    return events


# -- the table around the game


def table_info(table: Table, audience: Audience, here: ConnectedGuests, now: float) -> TableInfo:
    dealt, pending = table.dealt, table.pending_undo
    over = dealt is not None and table.ended is not None
    return TableInfo(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        chairs=_chairs(table, audience, here),
        options=table.arrangement.options_with_refs,
        clock=table.clock,
        public=table.arrangement.public,
        leader=table.leader,
        host=audience.host,
        hosted_by=table.host.name,
        hints_allowed=table.arrangement.hints_allowed,
        hints=table.gives_hints,
        seal=dealt.seal if dealt else None,
        seed=dealt.seed if dealt and over else None,
        salt=dealt.salt if dealt and over else None,
        paused=table.is_paused,
        undoable=undoable(table, audience.seats),
        undo=pending.seat if pending else None,
        undo_events=_undo_events(pending, audience) if pending else (),
        undo_later=later_moves(table, pending.to) if pending else (),
        undo_revealed=pending.revealed if pending else False,
        answers=tuple(sorted(pending.missing)) if pending else (),
        hush=table.hush is not None,
        hush_number=table.hushes.number,
        calls_from=table.hush.calls_from if table.hush is not None else None,
        nodded=_own_taps(table, audience),
        awaited=hush.awaited_taps_for(table, audience.seats),
        talk=may_talk(table, audience.seats),
        watching=count_watching(table, here),
        left=_left(table, now),
        running=_running(table),
        due=_due(table),
        starts_itself=table.phase == "gathering" and table.arrangement.starts_itself,
        rematch=table.rematch.code if table.rematch else None,
        rematch_by=table.rematch.seat if table.rematch else None,
        rematch_game=table.rematch.game if table.rematch else None,
        guide=_guide(table, audience),
    )


def count_watching(table: Table, here: ConnectedGuests) -> int:
    return sum(not table.seats_of(guest) for guest in here)


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


def _undo_events(pending: PendingUndo, audience: Audience) -> tuple[Facts, ...]:
    """Around a shared device, only what everybody has seen: the question is on the screen for all of them."""
    seat = audience.seats[0] if len(audience.seats) == 1 else None
    return tuple(seen for event in pending.events if (seen := event.seen_by(seat)) is not None)


def _guide(table: Table, audience: Audience) -> Guide | None:
    """Only for the learner: what a lesson says depends on what they alone may know."""
    if not table.lesson or table.dealt is None or not audience.seats:
        return None
    lesson, dealt = lesson_of(table.game.name), table.state_after(0)
    return guide_for(lesson, dealt, as_record_moves(table.moves), audience.seats[0], over=table.phase == "ended")


def _own_taps(table: Table, audience: Audience) -> tuple[int, ...]:
    """Only the device's own: nobody learns who has tapped. Whoever has tapped and is called again has to tap again."""
    if table.hush is None:
        return ()
    done = table.hush.tapped.difference(table.hush.again, hush.undecided(table, table.check_playing()))
    return tuple(seat for seat in audience.seats if seat in done)


def _left(table: Table, now: float) -> tuple[float | None, ...]:
    if table.clock.kind != "bank" or table.phase != "playing":
        return ()
    return tuple(round(table.clocks.time_left_at(seat, now), 3) for seat in range(len(table.chairs)))


def _running(table: Table) -> tuple[int, ...]:
    return () if table.is_paused or table.clock.kind == "none" else tuple(sorted(table.clocks.running_since))


def _due(table: Table) -> float | None:
    """When time is up; in a hush, for all at once, whatever has been sealed."""
    if table.hush is None:
        return table.due
    return None if table.is_paused else hush_timing.timeout(table, table.hush)


# -- after the end everything is open


def replay_moment(table: Table, moves: int, seat: int | None = None) -> Facts:
    """The game after so many moves: as that seat (None: a spectator) saw it, and in full truth."""
    if table.phase != "ended" or table.dealt is None:
        raise NotNow("table-not-over")
    state = table.state_after(max(0, moves))
    events = [seen for event in state.events if (seen := event.seen_by(seat)) is not None]
    return {"view": state.view(seat), "events": events, "truth": table.game.dump(state)}
