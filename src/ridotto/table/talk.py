"""Free talk and signs, at the table and in the gallery."""

from __future__ import annotations

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks
from ridotto.table.chairs import clean_talk
from ridotto.table.log import AnyHappening, Guest, Reacted, Said
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
    name, seat = speaker(table, asker)
    return [Said(name, clean_talk(asking.text), seat)]


def react(table: Standing, asker: Asker, asking: asks.React) -> list[AnyHappening]:
    """Where one may not talk, one may not make signs either."""
    name, seat = speaker(table, asker)
    return [Reacted(name, asking.sign, seat)]


def speaker(table: Standing, asker: Asker) -> tuple[str, int | None]:
    """Under which name, and from which seat, somebody is heard; or why not."""
    if asker.guest.id in table.unwanted:
        raise NotAllowed("table-unwanted")
    seats = table.seats_of(asker.guest.id)
    if not may_talk(table, seats):
        raise NotNow("table-silence")
    if not seats:
        return watchers_name(table, asker.guest), None
    return table.chairs[seats[0]].name or "", seats[0]


def watchers_name(table: Standing, guest: Guest) -> str:
    """Nobody who watches is taken for a player, or for the host, who need not play."""
    host = [] if guest.id == table.host.id else [table.host.name]
    return told_apart(guest.name, [*host, *(chair.name for chair in table.chairs)])


# -- what happens


def said(table: Standing, what: Said | Reacted, at: float) -> Knowers | None:
    """The gallery is not heard at the table before the end."""
    return frozenset((GALLERY,)) if what.seat is None and table.phase != "ended" else None


ASKS: Asks = {asks.Say: say, asks.React: react}
FOLDS: Folds = {Said: said, Reacted: said}
