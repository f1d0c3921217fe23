"""The pace of whoever leads (CV-34): what is under way gets more time, on the clock or in a hush."""

from __future__ import annotations

from typing import Final

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks, clocks
from ridotto.table.log import AnyHappening, GaveTime
from ridotto.table.standing import Asker, Asks, Folds, Standing

MINUTE: Final = 60.0  # seconds

# -- what can be asked


def more_time(table: Standing, asker: Asker, asking: asks.MoreTime) -> list[AnyHappening]:
    table.going_on()
    table.check_mine(asker.guest, asking.seat)
    if not table.is_leader(asking.seat):
        raise NotAllowed("table-only-leader")
    if table.hush is None and not table.running:
        raise NotNow("table-time-enough")
    return [GaveTime(asking.seat)]


# -- what happens


def gave_time(table: Standing, what: GaveTime, at: float) -> None:
    """As if the last minute had not been. Whoever was to be waited for no longer is waited for again."""
    clocks.shift(table, MINUTE)
    if table.hush is not None:
        table.hush.waved = False
        table.hush.tapped.discard(what.seat)


ASKS: Asks = {asks.MoreTime: more_time}
FOLDS: Folds = {GaveTime: gave_time}
