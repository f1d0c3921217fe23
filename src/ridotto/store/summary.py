"""The card of a table: what the lobby knows of it without reading its log."""

from __future__ import annotations

import msgspec

NO_GUEST = -1


class TableSummary(msgspec.Struct, frozen=True):
    """Written together with every append, so it never tells another story than the log."""

    table: str  # an id that cannot be guessed
    code: str  # the short code that people type, unique
    game: str
    phase: str  # gathering, playing or ended
    public: bool
    seats: int
    taken: int
    people: int
    host: str
    guests: tuple[str, ...]  # the ids of all who sit or sat here: it only grows
    clock: str  # none, move, bank or days
    due: float | None  # when something has to happen by itself, in Unix time
    changed: float  # when the last event happened, in Unix time
    seq: int  # the number of events in the log
    awaited: int = 0  # for whom the table waits: a bit for each of the guests, in their order
    names: tuple[str, ...] = ()  # of all who sit here, bots too; earlier versions did not write it
    winners: tuple[str, ...] = ()  # their names, after the end
    # What earlier versions did not write, either:
    holders: tuple[int, ...] = ()  # for each of the names, the place of its guest among the guests; NO_GUEST for bots
    victors: tuple[int, ...] = ()  # the places of the winners among the names
    lesson: bool = False

    def waits_for(self, guest: str) -> bool:
        return guest in self.guests and bool(self.awaited >> self.guests.index(guest) & 1)


def same_details(summary: TableSummary, other: TableSummary) -> bool:
    """Whether they differ at most in what every append changes."""
    alike = msgspec.structs.replace(summary, due=other.due, changed=other.changed, seq=other.seq, awaited=other.awaited)
    return alike == other


def read_summary(encoded: bytes, due: float | None, changed: float, seq: int, awaited: int) -> TableSummary:
    """The face may have been written some appends ago: what every append changes is kept beside it."""
    return msgspec.structs.replace(decode_summary(encoded), due=due, changed=changed, seq=seq, awaited=awaited)


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(TableSummary).decode
