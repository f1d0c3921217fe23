"""Free talk, at the table and in the gallery."""

from __future__ import annotations

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks
from ridotto.table.chairs import clean_talk
from ridotto.table.log import AnyHappening, Guest, Said
from ridotto.table.names import told_apart
from ridotto.table.standing import GALLERY, Asker, Asks, Folds, Knowers, Standing

# -- questions


def may_talk(table: Standing, seats: tuple[int, ...]) -> bool:
    """Whether who holds these seats (none: who watches) is heard now."""
    if not seats or table.phase != "playing" or table.state is None:
        return True
    return table.state.may_talk(seats[0])


def is_gallery_talk(what: AnyHappening) -> bool:
    return isinstance(what, Said) and what.seat is None


# -- what can be asked


def say(table: Standing, asker: Asker, asking: asks.Say) -> list[AnyHappening]:
    """At the table under the name of one's first seat."""
    if asker.guest.id in table.unwanted:
        raise NotAllowed("table-unwanted")
    seats = table.seats_of(asker.guest.id)
    if not may_talk(table, seats):
        raise NotNow("table-silence")
    name = table.chairs[seats[0]].name if seats else watchers_name(table, asker.guest)
    return [Said(name or "", clean_talk(asking.text), seats[0] if seats else None)]


def watchers_name(table: Standing, guest: Guest) -> str:
    """Nobody who watches is taken for a player, or for the host, who need not play."""
    host = [] if guest.id == table.host.id else [table.host.name]
    return told_apart(guest.name, [*host, *(chair.name for chair in table.chairs)])


# -- what happens


def said(table: Standing, what: Said, at: float) -> Knowers | None:
    """The gallery is not heard at the table before the end."""
    return frozenset((GALLERY,)) if what.seat is None and table.phase != "ended" else None


ASKS: Asks = {asks.Say: say}
FOLDS: Folds = {Said: said}
