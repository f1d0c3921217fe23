"""How even a game is, for a host who chooses what is played."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ridotto.catalog import game
from ridotto.house.http.api_route import RequestContext
from ridotto.house.tables.balance import expected_balance, game_setup
from ridotto.table.commands import MOST_SEATS, Name
from ridotto.table.events import Options
from ridotto.table.messages import Balance


class BalanceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would be played, and by which bots."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    strength: Name
    options: Options = {}


async def balance(context: RequestContext) -> Balance | None:
    """How often each side wins, and how long a game lasts: measured, or else estimated; null if nobody knows."""
    rulebook = game(context.path_param("game"))
    wanted = await context.body(BalanceRequest)
    setup = game_setup(rulebook, wanted.seats, wanted.options, wanted.strength)
    return context.app.services.measured.find(setup) or expected_balance(setup)
