"""The summary that the store keeps with a table's log."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.store.store import Store
from ridotto.store.summary import NO_GUEST, TableSummary
from ridotto.table.awaited import awaited_guests
from ridotto.table.events import encode_entry
from ridotto.table.table import Table

MOST_AWAITED = 62  # guests: their bits fit into an integer of the database
CODE_ATTEMPTS = 5  # it's rare that a code is taken


def summary_of(table: Table) -> TableSummary:
    taken = [seat for seat, chair in enumerate(table.chairs) if chair.name is not None]
    won = winning_seats(table)
    return TableSummary(
        table=table.id,
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        public=table.arrangement.public,
        seats=len(table.chairs),
        taken=table.seating.taken,
        people=sum(map(len, table.seating.seats_by_guest.values())),
        host=table.host.name,
        guests=tuple(table.seating.guests),
        clock=table.clock.kind,
        due=table.due,
        changed=table.log.changed_at,
        seq=len(table.entries),
        awaited=awaited_bits(table, awaited_guests(table)),
        names=tuple(table.chairs[seat].name or "" for seat in taken),
        winners=tuple(table.chairs[seat].name or "" for seat in won),
        holders=holders(table, taken),
        victors=tuple(place for place, seat in enumerate(taken) if seat in won),
        lesson=table.lesson,
    )


def holders(table: Table, seats: Sequence[int]) -> tuple[int, ...]:
    """The guest at each of these seats, as an index into the summary's guests."""
    seating = table.seating
    places = {guest: place for place, guest in enumerate(seating.guests)}
    at = {seat: places[guest] for guest, held in seating.seats_by_guest.items() for seat in held if guest in places}
    return tuple(at.get(seat, NO_GUEST) for seat in seats)


def awaited_bits(table: Table, awaited: set[str]) -> int:
    """A bit for each guest of the summary. The sixty-third to sit down isn't told that it's their turn."""
    guests = enumerate(table.seating.guests)
    return sum(1 << place for place, guest in guests if guest in awaited and place < MOST_AWAITED)


def winning_seats(table: Table) -> tuple[int, ...]:
    """The seats that have really won: at a draw of the carnival, all are winners with nothing won."""
    ended = table.ended
    if ended is None or not any(ended.scores[seat] for seat in ended.winners):
        return ()
    return tuple(ended.winners)


async def create_in_store(store: Store, table: Table) -> None:
    """Writes a new table to the store."""
    await store.create(summary_of(table), [encode_entry(entry) for entry in table.entries])
