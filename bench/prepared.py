"""Tables that are dealt and wait for their players, written straight into the store of a house that is not open yet."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

import msgspec

from ridotto.errors import CodeTaken
from ridotto.house.card import keep
from ridotto.house.fresh import Chance
from ridotto.house.guests import COOKIE
from ridotto.house.lobby import Opening, first_entries
from ridotto.house.signet import Signet
from ridotto.store.store import Store
from ridotto.table.asks import AnyAsking, Sit, Start
from ridotto.table.log import Guest
from ridotto.table.standing import Asker
from ridotto.table.table import Table

SEATS = 4


class Place(msgspec.Struct):
    """Where four players are expected, and the cookies by which the house knows them."""

    code: str
    cookies: list[str]


async def prepare(store: Store, tables: int) -> list[Place]:
    signet = Signet(await store.secret(lambda: secrets.token_bytes(32)))
    places = []
    for _ in range(tables):
        guests = [Guest(secrets.token_urlsafe(16), f"Guest {seat}") for seat in range(SEATS)]
        table = await kept(store, guests)
        places.append(Place(table.code, [cookie(signet, guest) for guest in guests]))
    return places


async def kept(store: Store, guests: list[Guest]) -> Table:
    """Of ten thousand short codes two may well be the same."""
    while True:
        with suppress(CodeTaken):
            table = dealt(guests)
            await keep(store, table)
            return table


def cookie(signet: Signet, guest: Guest) -> str:
    return f"{COOKIE}={signet.sealed('guest', msgspec.json.encode(guest))}"


def dealt(guests: list[Guest]) -> Table:
    """Masker for four, at its first move."""
    now = time.time()
    chance = Chance()
    table = Table.replay(first_entries(Asker(guests[0], now, chance), Opening("masker", SEATS)))
    sitting: list[tuple[Guest, AnyAsking]] = [(guest, Sit("sit", seat)) for seat, guest in enumerate(guests)]
    for guest, asking in [*sitting, (guests[0], Start("start"))]:
        table.apply(table.decide(guest, asking, now, chance))
    return table
