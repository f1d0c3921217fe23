"""The card that the store keeps with a table's log."""

from __future__ import annotations

from ridotto.store.card import Card
from ridotto.store.store import Store
from ridotto.table.awaited import awaited_guests
from ridotto.table.log import written
from ridotto.table.table import Table

MOST_MARKED = 62  # guests: their marks fit into a number of the database
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
        awaited=marked(table, awaited_guests(table)),
        names=tuple(chair.name for chair in table.chairs if chair.name is not None),
        winners=winners(table),
    )


def marked(table: Table, awaited: set[str]) -> int:
    """A bit for each guest of the card. Whoever sits down as the sixty-third isn't told that it is their turn."""
    return sum(1 << place for place, guest in enumerate(table.guests) if guest in awaited and place < MOST_MARKED)


def winners(table: Table) -> tuple[str, ...]:
    """Those who have won something: at a draw of the carnival all are winners, and of nothing."""
    ended = table.ended
    if ended is None or not any(ended.scores[seat] for seat in ended.winners):
        return ()
    return tuple(table.chairs[seat].name or "" for seat in ended.winners)


async def keep(store: Store, table: Table) -> None:
    """Writes a new table down."""
    await store.create(card_of(table), [written(entry) for entry in table.entries])
