"""Tables that are dealt and wait for their players, written straight into the store of a house that isn't open yet."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

import msgspec

from ridotto.errors import CodeTaken
from ridotto.house.http.lobby import NewTableRequest, opening_entries
from ridotto.house.http.sessions import COOKIE
from ridotto.house.http.signer import Signer
from ridotto.house.tables.randomness import SystemRandomness
from ridotto.house.tables.summary import create_in_store
from ridotto.store.store import Store
from ridotto.table.commands import AnyCommand, Sit, Start
from ridotto.table.events import Guest
from ridotto.table.state import CommandContext
from ridotto.table.table import Table

SEATS = 4


class PreparedTable(msgspec.Struct):
    """A table for four players, and the cookies that identify them to the house."""

    code: str
    cookies: list[str]


async def prepare_tables(store: Store, tables: int) -> list[PreparedTable]:
    signer = Signer(await store.secret(lambda: secrets.token_bytes(32)))
    prepared = []
    for _ in range(tables):
        guests = [Guest(secrets.token_urlsafe(16), f"Guest {seat}") for seat in range(SEATS)]
        table = await store_table(store, guests)
        prepared.append(PreparedTable(table.code, [make_cookie(signer, guest) for guest in guests]))
    return prepared


async def store_table(store: Store, guests: list[Guest]) -> Table:
    """Tries again if the code is taken: among ten thousand short codes, two may well be the same."""
    while True:
        with suppress(CodeTaken):
            table = deal_table(guests)
            await create_in_store(store, table)
            return table


def make_cookie(signer: Signer, guest: Guest) -> str:
    return f"{COOKIE}={signer.sign('guest', msgspec.json.encode(guest))}"


def deal_table(guests: list[Guest]) -> Table:
    """Masker for four, at its first move."""
    now = time.time()
    chance = SystemRandomness()
    table = Table.replay(opening_entries(CommandContext(guests[0], now, chance), NewTableRequest("masker", SEATS)))
    sits: list[tuple[Guest, AnyCommand]] = [(guest, Sit("sit", seat)) for seat, guest in enumerate(guests)]
    for guest, command in [*sits, (guests[0], Start("start"))]:
        table.apply(table.decide(guest, command, now, chance))
    return table
