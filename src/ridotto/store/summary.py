"""The summary of a table: what the lobby knows about it without reading its log."""

from __future__ import annotations

import msgspec

NO_GUEST = -1


class TableSummary(msgspec.Struct, frozen=True):
    """Written together with every append, so it never disagrees with the log."""

    table: str  # an id that can't be guessed
    code: str  # the short code that people type, unique
    game: str
    phase: str  # gathering, playing or ended
    public: bool
    seats: int
    taken: int
    people: int
    host: str
    guests: tuple[str, ...]  # the ids of everyone who sits or sat here; only grows
    clock: str  # none, move, bank or days
    due: float | None  # when something has to happen by itself, in Unix time
    changed: float  # when the last event happened, in Unix time
    seq: int  # the number of events in the log
    awaited: int = 0  # whom the table waits for: a bit for each of the guests, in order
    names: tuple[str, ...] = ()  # of everyone who sits here, bots too; earlier versions didn't write it
    winners: tuple[str, ...] = ()  # their names, after the end
    # Earlier versions didn't write these either:
    holders: tuple[int, ...] = ()  # for each of the names, the index of its guest in `guests`; NO_GUEST for bots
    victors: tuple[int, ...] = ()  # the indexes of the winners in `names`
    lesson: bool = False

    def waits_for(self, guest: str) -> bool:
        return guest in self.guests and bool(self.awaited >> self.guests.index(guest) & 1)


def same_details(summary: TableSummary, other: TableSummary) -> bool:
    """Whether they differ at most in what every append changes."""
    alike = msgspec.structs.replace(summary, due=other.due, changed=other.changed, seq=other.seq, awaited=other.awaited)
    return alike == other


def read_summary(encoded: bytes, due: float | None, changed: float, seq: int, awaited: int) -> TableSummary:
    """The stored summary may be some appends old: what every append changes is stored beside it."""
    return msgspec.structs.replace(decode_summary(encoded), due=due, changed=changed, seq=seq, awaited=awaited)


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(TableSummary).decode
