"""The card of a table: what the lobby knows of it without reading its log."""

from __future__ import annotations

import msgspec


class Card(msgspec.Struct, frozen=True):
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


write_card = msgspec.json.Encoder().encode
read_card = msgspec.json.Decoder(Card).decode
