"""The card that the store keeps with a table's log."""

from __future__ import annotations

from ridotto.store.card import Card
from ridotto.store.store import Store
from ridotto.table.log import written
from ridotto.table.table import Table


def card_of(table: Table) -> Card:
    return Card(
        table=table.id,
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        public=table.public,
        seats=len(table.chairs),
        taken=sum(not chair.free for chair in table.chairs),
        people=sum(chair.guest is not None for chair in table.chairs),
        host=table.host.name,
        guests=guests_of(table),
        clock=table.clock.kind,
        due=table.due,
        changed=table.entries[-1].at,
        seq=len(table.entries),
    )


async def keep(store: Store, table: Table) -> None:
    """Writes a new table down."""
    await store.create(card_of(table), [written(entry) for entry in table.entries])


def guests_of(table: Table) -> tuple[str, ...]:
    """All who have ever sat here, and the host: they find the table again among theirs."""
    return tuple({table.host.id: None, **table.sat})
