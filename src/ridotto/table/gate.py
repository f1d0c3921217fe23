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
from ridotto.table import clocks, hush, patience
from ridotto.table.lessons.guide import guide
from ridotto.table.lessons.shelf import LESSONS, played
from ridotto.table.log import Reacted
from ridotto.table.playing import deal
from ridotto.table.standing import Line
from ridotto.table.table import Table
from ridotto.table.talk import is_gallery_talk, may_talk
from ridotto.table.told import Chair, Frame, Guide, Seen, Snapshot, Telling
from ridotto.table.undo import undoable

Here = Container[str]  # the guests of whom some device is connected
WATCHING = (None,)  # the seat of who has none
LATEST_TALK = 50  # lines of the gallery in a snapshot
MOST_MISSED = 1_000  # tellings that are told again; who has missed more gets a snapshot, which is shorter


class Audience(msgspec.Struct, frozen=True):
    """Those who are told the same."""

    seats: tuple[int, ...]  # none: who watches
    host: bool


def audience(table: Table, guest: str) -> Audience:
    return Audience(table.seats_of(guest), guest == table.host.id)


# -- what is told


def snapshot(table: Table, guest: str, here: Here, now: float) -> Snapshot:
    """All that this device may know."""
    who = audience(table, guest)
    stream = table.stream(who.seats)
    told = _without_old_talk(table, stream)
    seen = tuple(_history(table, told, seat) for seat in who.seats or WATCHING)
    return Snapshot(len(stream), who.seats, frame(table, who, here, now), seen, now)


def tellings(table: Table, guest: str, since: int, here: Here, now: float) -> list[Telling]:
    """What the log has brought to this device after its first `since` entries."""
    return tellings_for(table, audience(table, guest), since, here, now)


def tellings_for(table: Table, who: Audience, since: int, here: Here, now: float) -> list[Telling]:
    """The same for all devices of an audience."""
    return _told(table, who, bisect_left(table.stream(who.seats), since), here, now)


def tellings_after(table: Table, guest: str, n: int, here: Here = (), now: float | None = None) -> list[Telling] | None:
    """What a device has missed that has heard so much of its stream; None: it needs a snapshot."""
    who = audience(table, guest)
    length = len(table.stream(who.seats))
    if not 0 < n <= length or length - n > MOST_MISSED:
        return None
    return _told(table, who, n, here, table.entries[-1].at if now is None else now)


def _told(table: Table, who: Audience, first: int, here: Here, now: float) -> list[Telling]:
    """A telling for each line; the last one says how things stand now."""
    stream = table.stream(who.seats)
    stirred = framed = False
    told = []
    for number in range(first, len(stream)):
        line = table.lines[stream[number]]
        is_last = number + 1 == len(stream)
        stirred, framed = stirred or line.stirs, framed or line.frames
        seen = [_seen(table, line, seat, stirred and is_last) for seat in who.seats or WATCHING]
        around = frame(table, who, here, now) if framed and is_last else None
        told.append(Telling(number + 1, tuple(seen), line.entry.at, around))
    return told


# -- what happened, for one seat


def _seen(table: Table, line: Line, seat: int | None, with_view: bool) -> Seen:
    view = table.state.view(seat) if with_view and table.state is not None else None
    return Seen(seat, tuple(_events(line, seat)), view)


def _history(table: Table, stream: list[int], seat: int | None) -> Seen:
    lines = (table.lines[number] for number in stream)
    # A sign is for its moment.
    events = [event for line in lines if not isinstance(line.entry.what, Reacted) for event in _events(line, seat)]
    return Seen(seat, tuple(events), None if table.state is None else table.state.view(seat))


def _without_old_talk(table: Table, stream: list[int]) -> list[int]:
    """Anybody may talk in the gallery, and for hours; who comes in hears the latest of it."""
    talk = [number for number in stream if is_gallery_talk(table.lines[number].entry.what)]
    old = set(talk[:-LATEST_TALK])
    return [number for number in stream if number not in old] if old else stream


def _events(line: Line, seat: int | None) -> list[Facts]:
    events = [] if line.facts is None else [line.facts]
    for event in line.events:
        seen = event.seen_by(seat)
        if seen is not None:
            events.append(seen)
    return events


# -- the table around the game


def frame(table: Table, who: Audience, here: Here, now: float) -> Frame:
    dealt, undoing = table.dealt, table.undoing
    over = dealt is not None and table.ended is not None
    return Frame(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        chairs=_chairs(table, who, here),
        options=table.marked_options,
        clock=table.clock,
        public=table.public,
        host=who.host,
        hosted_by=table.host.name,
        hints_allowed=table.hints,
        hints=table.gives_hints,
        seal=dealt.seal if dealt else None,
        seed=dealt.seed if dealt and over else None,
        salt=dealt.salt if dealt and over else None,
        paused=table.paused_at is not None,
        undoable=undoable(table, who.seats),
        undo=undoing.seat if undoing else None,
        undo_revealed=undoing.revealed if undoing else False,
        answers=tuple(sorted(undoing.missing)) if undoing else (),
        hush=table.hush is not None,
        hush_number=table.hush_number,
        calls_from=table.hush.calls_from if table.hush is not None else None,
        nodded=_taps(table, who),
        awaited=patience.awaited_by(table, who.seats),
        talk=may_talk(table, who.seats),
        left=_left(table, now),
        running=() if table.paused_at is not None or table.clock.kind == "none" else tuple(sorted(table.running)),
        due=_due(table),
        rematch=table.rematch.code if table.rematch else None,
        rematch_by=table.rematch.seat if table.rematch else None,
        guide=_guide(table, who),
    )


def _chairs(table: Table, who: Audience, here: Here) -> tuple[Chair, ...]:
    return tuple(
        Chair(
            name=chair.name,
            bot=chair.bot,
            guest=chair.guest is not None,
            title=chair.guest.title if chair.guest else None,
            mine=seat in who.seats,
            here=chair.guest is not None and chair.guest.id in here,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _guide(table: Table, who: Audience) -> Guide | None:
    """Only to the learner: what is said to him goes by what he alone may know."""
    if not table.lesson or table.dealt is None or not who.seats:
        return None
    lesson, state = LESSONS[table.game.name], deal(table, table.dealt)
    return guide(lesson, state, played(table.moves), who.seats[0], over=table.phase == "ended")


def _taps(table: Table, who: Audience) -> tuple[int, ...]:
    """Only one's own: nobody learns who has tapped. Who has tapped and is asked for more has to tap again."""
    if table.hush is None:
        return ()
    done = table.hush.tapped.difference(hush.undecided(table, table.playing()))
    return tuple(seat for seat in who.seats if seat in done)


def _left(table: Table, now: float) -> tuple[float | None, ...]:
    if table.clock.kind != "bank" or table.phase != "playing":
        return ()
    return tuple(round(clocks.left_at(table, seat, now), 3) for seat in range(len(table.chairs)))


def _due(table: Table) -> float | None:
    """When time is up; in a hush for all at once, whatever has been sealed."""
    if table.hush is None:
        return table.due
    return None if table.paused_at is not None else hush.timeout(table, table.hush)


# -- after the end everything is open


def looking_back(table: Table, moves: int, seat: int | None = None) -> Facts:
    """The game after so many moves: as that seat (None: a spectator) saw it, and in full truth."""
    if table.phase != "ended" or table.dealt is None:
        raise NotNow("table-not-over")
    state = deal(table, table.dealt)
    for move in table.moves[: max(0, moves)]:
        state.play(move.seat, move.move)
    events = [seen for event in state.events if (seen := event.seen_by(seat)) is not None]
    return {"view": state.view(seat), "events": events, "truth": table.game.dump(state)}
