"""Which function handles a command, and which one applies an event.

A case for each class, so that tools can follow every call and a type checker finds the class that was forgotten. Moves
come first: there are more of them than of all the rest.
"""

from __future__ import annotations

from typing import assert_never

from ridotto.table import commands, events
from ridotto.table.commands import AnyCommand
from ridotto.table.events import AnyTableEvent
from ridotto.table.handlers import (
    clocks,
    gathering,
    hush,
    more_time,
    playing,
    rematch,
    renaming,
    standins,
    talk,
    undo,
)
from ridotto.table.parts.table_log import Recipients
from ridotto.table.state import CommandContext, TableState


def handle(  # noqa: C901, PLR0911, PLR0912 - a flat list, however long
    table: TableState, context: CommandContext, command: AnyCommand
) -> list[AnyTableEvent]:
    """The events that follow from a command, or a RidottoError. The table stays as it is."""
    match command:
        case commands.Move():
            return playing.handle_move(table, context, command)
        case commands.Nod():
            return hush.handle_nod(table, context, command)
        case commands.Say():
            return talk.handle_say(table, context, command)
        case commands.React():
            return talk.handle_react(table, context, command)
        case commands.Sit():
            return gathering.handle_sit(table, context, command)
        case commands.Stand():
            return gathering.handle_stand(table, context, command)
        case commands.SeatBot():
            return gathering.handle_seat_bot(table, context, command)
        case commands.Arrange():
            return gathering.handle_arrange(table, context, command)
        case commands.Kick():
            return gathering.handle_kick(table, context, command)
        case commands.Start():
            return gathering.handle_start(table, context, command)
        case commands.Undo():
            return undo.handle_undo(table, context, command)
        case commands.AnswerUndo():
            return undo.handle_answer_undo(table, context, command)
        case commands.Pause():
            return playing.handle_pause(table, context, command)
        case commands.Resume():
            return playing.handle_resume(table, context, command)
        case commands.MoreTime():
            return more_time.handle_more_time(table, context, command)
        case commands.Resign():
            return playing.handle_resign(table, context, command)
        case commands.GiveSeat():
            return standins.handle_give_seat(table, context, command)
        case commands.TakeSeat():
            return standins.handle_take_seat(table, context, command)
        case commands.Rematch():
            return rematch.handle_rematch(table, context, command)
        case commands.Why() | commands.Look() | commands.HintPlease() | commands.Measure() | commands.StopMeasuring():
            return []  # questions: whoever has the table answers them
        case _:
            assert_never(command)


def apply(  # noqa: C901, PLR0912, PLR0915 - a flat list, however long
    table: TableState, event: AnyTableEvent, at: float
) -> Recipients | None:
    """Changes the table, and returns who notices it; None: everybody does."""
    match event:
        case events.Moved():
            return playing.apply_moved(table, event, at)
        case events.Nodded():
            return hush.apply_nodded(table, event, at)
        case events.Sealed():
            return hush.apply_sealed(table, event, at)
        case events.Said() | events.Reacted():
            return talk.apply_said(table, event, at)
        case events.Recalled():
            return talk.apply_recalled(table, event, at)
        case events.Awaited():
            hush.apply_awaited(table, event, at)
        case events.Lifted():
            hush.apply_lifted(table, event, at)
        case events.Opened():
            gathering.apply_opened(table, event, at)
        case events.Arranged():
            gathering.apply_arranged(table, event, at)
        case events.HintsRuled():
            gathering.apply_hints_ruled(table, event, at)
        case events.Sat():
            gathering.apply_sat(table, event, at)
        case events.BotSat():
            gathering.apply_bot_sat(table, event, at)
        case events.Stood():
            gathering.apply_stood(table, event, at)
        case events.Renamed():
            renaming.apply_renamed(table, event, at)
        case events.Kicked():
            gathering.apply_kicked(table, event, at)
        case events.Dealt():
            playing.apply_dealt(table, event, at)
        case events.UndoAsked():
            undo.apply_undo_asked(table, event, at)
        case events.UndoAnswered():
            undo.apply_undo_answered(table, event, at)
        case events.TookBack():
            undo.apply_took_back(table, event, at)
        case events.Paused():
            playing.apply_paused(table, event, at)
        case events.Resumed():
            playing.apply_resumed(table, event, at)
        case events.GaveTime():
            more_time.apply_gave_time(table, event, at)
        case events.Resigned():
            standins.apply_resigned(table, event, at)
        case events.TimedOut():
            clocks.apply_timed_out(table, event, at)
        case events.BotTook():
            standins.apply_bot_took(table, event, at)
        case events.TookSeat():
            standins.apply_took_seat(table, event, at)
        case events.Ended():
            playing.apply_ended(table, event, at)
        case events.Rematched():
            rematch.apply_rematched(table, event, at)
        case _:
            assert_never(event)
    return None
