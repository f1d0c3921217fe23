"""The card that the store keeps with a table's log."""

from __future__ import annotations

from ridotto.store.card import Card
from ridotto.store.store import Store
from ridotto.table.log import written
from ridotto.table.table import Table

TRIES = 5  # a code that is taken already is rare


def card_of(table: Table) -> Card:
    return Card(
        table=table.id,
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        public=table.public,
        seats=len(table.chairs),
        taken=table.taken,
        people=sum(map(len, table.held.values())),
        host=table.host.name,
        guests=tuple(table.guests),
        clock=table.clock.kind,
        due=table.due,
        changed=table.changed,
        seq=len(table.entries),
    )


async def keep(store: Store, table: Table) -> None:
    """Writes a new table down."""
    await store.create(card_of(table), [written(entry) for entry in table.entries])
