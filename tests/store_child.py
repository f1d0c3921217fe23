"""A house in a process of its own, to be killed or raced.

python store_child.py open URL SECRET     waits for a line, opens the store, prints the secret
python store_child.py write URL TABLE…    appends to these tables for ever, prints each number once it is on disk
python store_child.py race URL TABLE…     appends to these tables together with others, until each has its last number
python store_child.py hold FILE           has its turn with that file, and does not end it
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from store_drawn import drawn, later, wins

from ridotto.store.store import Card, Store, open_store
from ridotto.store.turn import Turn

EVENTS_AT_ONCE = 2
LAST = 60  # number of a race


async def open_and_tell(url: str, secret: str) -> None:
    say("ready")
    sys.stdin.readline()
    store = await open_store(url)
    say((await store.secret(secret.encode)).decode())
    await store.close()


async def write(url: str, *tables: str) -> None:
    store = await open_store(url)
    # All are there before the first number is told.
    cards = [await store.card(table) or await created(store, table) for table in tables]
    await asyncio.gather(*(write_on(store, card) for card in cards))


async def created(store: Store, table: str) -> Card:
    await store.create(drawn(table), [])
    return drawn(table)


async def write_on(store: Store, card: Card) -> None:
    while True:
        events = [b"%d" % (card.seq + number + 1) for number in range(EVENTS_AT_ONCE)]
        await store.append(later(card, EVENTS_AT_ONCE), card.seq, events)
        card = later(card, EVENTS_AT_ONCE)
        say(f"{card.table} {card.seq}")


async def race(url: str, *tables: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(race_at(store, table) for table in tables))
    await store.close()


async def race_at(store: Store, table: str) -> None:
    while (card := await store.card(table) or drawn(table)).seq < LAST:
        if await wins(store, card, b"%d" % (card.seq + 1)):
            say(f"{table} {card.seq + 1}")


async def hold(file: str) -> None:
    with Turn(Path(file), 0).taken():
        say("mine")
        sys.stdin.readline()


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def child(*words: str) -> list[str]:
    """How to start this page as a process."""
    return [sys.executable, str(Path(__file__)), *words]


DOINGS: dict[str, Callable[..., Coroutine[object, object, None]]] = {
    "open": open_and_tell,
    "write": write,
    "race": race,
    "hold": hold,
}

if __name__ == "__main__":
    doing, *words = sys.argv[1:]
    asyncio.run(DOINGS[doing](*words))
