"""The pace of whoever leads (CV-34): what is under way gets more time, on the clock or in a hush."""

from __future__ import annotations

from typing import Final

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import commands
from ridotto.table.events import AnyTableEvent, GaveTime
from ridotto.table.handlers import clocks
from ridotto.table.state import CommandContext, TableState

EXTRA_SECONDS: Final = 60.0

# -- commands


def handle_more_time(table: TableState, context: CommandContext, command: commands.MoreTime) -> list[AnyTableEvent]:
    table.check_unpaused()
    table.check_plays_seat(context.guest, command.seat)
    if not table.is_leader(command.seat):
        raise NotAllowed("table-only-leader")
    if table.hush is None and not table.clocks.running_since:
        raise NotNow("table-time-enough")
    return [GaveTime(command.seat)]


# -- events


def apply_gave_time(table: TableState, event: GaveTime, at: float) -> None:
    """As if the last minute hadn't passed. If the leader's nod had ended the wait for taps, it goes on."""
    clocks.shift(table, EXTRA_SECONDS)
    if table.hush is not None:
        table.hush.wait_again(event.seat)
