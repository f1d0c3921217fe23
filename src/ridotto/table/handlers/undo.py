"""Taking back a move: alone with bots at once, otherwise if all people agree, even those whose seat a bot plays.

A request lapses with a person's next move: whoever plays on has answered."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from ridotto.errors import NotAllowed, NotNow
from ridotto.rules.event import Event
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, TookBack, UndoAnswered, UndoAsked
from ridotto.table.handlers import hush
from ridotto.table.parts.table_log import UndoneCounts
from ridotto.table.parts.undo_state import PendingUndo
from ridotto.table.state import CommandContext, TableState

# -- questions


def undoable(table: TableState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats, among these of one guest, at which something can be taken back now."""
    if not seats or table.phase != "playing" or table.is_paused or table.pending_undo is not None:
        return ()
    played = tuple(seat for seat in seats if table.chairs[seat].bot is None)
    if not table.game.secret_deciders:
        return tuple(seat for seat in played if seat in table.progress.movers)
    if len(table.seating.guests_at_deal) > 1:
        return ()
    # Around one device, a button that only some have would tell the others who was called.
    return played if len(seats) > 1 else tuple(seat for seat in played if seat in table.progress.movers)


def undone_events(table: TableState, remaining: int) -> list[Event]:
    """What followed after so many moves."""
    since = islice(table.history(), remaining + 1, None)
    return [event for state in since for event in state.events]


def later_moves(table: TableState, remaining: int) -> tuple[int, ...]:
    """By seat: how many moves would go together with the one that is taken back; empty if it was the last one.
    Everybody has seen them made, except where it's secret who decides."""
    if table.game.secret_deciders:
        return ()
    counts = Counter(move.seat for move in table.moves[remaining + 1 :])
    return tuple(counts[seat] for seat in range(len(table.chairs))) if counts else ()


def undone_counts(table: TableState, remaining: int) -> UndoneCounts:
    """Whoever tells the story leaves out what was taken back. Where it's secret who decides, others would learn from
    it when a decision was made, so only a person who is alone with bots is told."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.guest is not None]
    everybody = (*range(len(table.chairs)), None)
    told = everybody if not table.game.secret_deciders else people if len(people) == 1 else ()
    events = undone_events(table, remaining)
    return {seat: sum(event.seen_by(seat) is not None for event in events) for seat in told}


# -- commands


def handle_undo(table: TableState, context: CommandContext, command: commands.Undo) -> list[AnyTableEvent]:
    """Back to before the seat's last own decision. What was secret can't be unlearned, so a carnival goes on."""
    table.check_unpaused()
    table.check_plays_seat(context.guest, command.seat)
    others = consenting_seats(table, context.guest.id)
    if table.pending_undo is not None:
        raise NotNow("table-undo-asked")
    if table.game.secret_deciders and table.seating.guests_at_deal != {context.guest.id}:
        raise NotAllowed("table-no-undo")
    own = [at for at, move in enumerate(table.moves) if move.seat == command.seat and move.by == "person"]
    if not own:
        raise NotNow("table-nothing-to-undo")
    return [UndoAsked(command.seat, own[-1], has_revealed(table, own[-1]))] if others else [TookBack(own[-1])]


def has_revealed(table: TableState, remaining: int) -> bool:
    """Whether something hidden has come out since then, say a card that was drawn. It can't be unseen, so everybody
    who has to agree is told."""
    return any(event.kind in table.game.reveals for event in undone_events(table, remaining))


def consenting_seats(table: TableState, guest_id: str) -> set[int]:
    """The seats of all other people, even if a bot plays for them: whoever is away has to agree, too."""
    held = set(table.seats_of(guest_id))
    return {seat for seat, chair in enumerate(table.chairs) if chair.guest is not None and seat not in held}


def handle_answer_undo(table: TableState, context: CommandContext, command: commands.AnswerUndo) -> list[AnyTableEvent]:
    """A guest answers for all their seats. The last yes takes back; a single no ends it, even from whoever asked."""
    table.check_unpaused()
    table.check_holds_seat(context.guest, command.seat)
    pending = table.pending_undo
    if pending is not None and command.seat == pending.seat and not command.yes:
        return [UndoAnswered(command.seat, False, withdrawn=True)]
    if pending is None or command.seat not in pending.missing:
        raise NotNow("table-no-undo-asked")
    answered = UndoAnswered(command.seat, command.yes)
    agreed = command.yes and pending.missing <= set(table.seats_of(context.guest.id))
    return [answered, TookBack(pending.to)] if agreed else [answered]


# -- events


def apply_undo_asked(table: TableState, event: UndoAsked, at: float) -> None:
    guest = table.chairs[event.seat].guest
    missing = consenting_seats(table, guest.id if guest else "")
    events = tuple(table.state_after(event.to + 1).events)
    table.undo.ask(PendingUndo(event.seat, event.to, missing, event.revealed, events))


def apply_undo_answered(table: TableState, event: UndoAnswered, at: float) -> None:
    guest = table.chairs[event.seat].guest
    table.undo.answer(table.seats_of(guest.id) if guest else (), event.yes)


def apply_took_back(table: TableState, event: TookBack, at: float) -> None:
    table.undo.cancel()
    undone = undone_counts(table, event.to)
    table.progress.take_back(event.to, table.state_after(event.to), undone)
    table.clocks.reset_running()
    hush.restart(table, at)
