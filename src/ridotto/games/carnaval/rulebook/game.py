"""Au carnaval de Venise, as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from ridotto.errors import BadOption, BadPosition, IllegalMove, UnreadableMove
from ridotto.games.carnaval.rulebook import dump, preview, view, why
from ridotto.games.carnaval.rulebook.content import GUEST, PRANKSTER, PRESETS, ROLES, advised, check_roles, in_box
from ridotto.games.carnaval.rulebook.load import load
from ridotto.games.carnaval.rulebook.notation import move_from, move_text
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import DANCE, EDITION
from ridotto.games.carnaval.rulebook.setup.deal import deal
from ridotto.games.carnaval.rulebook.world import world
from ridotto.rules.bits import bit
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import Choice, Flag, Picks, Things, spelled
from ridotto.rules.position import Position


def checked_roles(names: list[object], seats: int) -> list[object]:
    """The host's roles, guests filled in (CV-5)."""
    return [ROLES[role] for role in check_roles([spelled(name) for name in names], seats)]


def checked_ladies(seats_named: list[object], seats: int) -> list[object]:
    """The seats that play ladies (CV-7)."""
    found: set[int] = set()
    for seat in seats_named:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats or seat in found:
            raise BadOption("carnaval-ladies", seat=spelled(seat), last=seats - 1)
        found.add(seat)
    return [*sorted(found)]


@final
class Carnaval(Game):
    """With `master: person` the one who leads has the seat after the last player's."""

    name = "carnaval"
    title = "Au carnaval de Venise"
    fewest = 4
    most = 15
    options = (
        Picks(
            "roles",
            *PRESETS,
            check=checked_roles,
            default="usual",
            things=Things(
                ROLES,
                "carnaval-role",
                {ROLES[PRANKSTER]: in_box(PRANKSTER)},
                filler=ROLES[GUEST],
                about="carnaval-card",
            ),
            advice=advised,
        ),
        Flag("confidence"),
        Flag("secret_vote"),
        Flag("gatecrasher"),
        Choice("master", "house", "person", default="house"),
        Picks("ladies", "turns", "none", check=checked_ladies, default="turns"),
    )
    declines = ("pass", "ready", "unknown")
    edition = EDITION
    secret_deciders = True

    def chairs(self, seats: int, options: Mapping[str, object]) -> int:
        return seats + 1 if options.get("master") == "person" else seats

    def may_talk(self, position: Position, seat: int) -> bool:
        """Nobody in the dance (CV-8), and not the winegrower's guest (CV-23); whoever leads always may (CV-34)."""
        evening = own(position)
        if seat == evening.seats:
            return True
        return evening.phase != DANCE and not evening.wine & bit(seat)

    def dealt_by(self, edition: int, seats: int, chosen: Facts, lots: Lots) -> Position:
        return deal(edition, seats, chosen, lots)

    def dumped(self, position: Position) -> Facts:
        return dump.dump(own(position))

    def loaded(self, facts: Facts) -> Position:
        seats = self.seat_count(facts, "roles")
        edition = facts.get("edition", self.edition)
        if self.known_edition(edition) is None:
            raise BadPosition("bad-edition", game=self.title, edition=spelled(edition), newest=self.edition)
        return load(facts, seats, self.lasting_in(facts, seats))

    def seen(self, position: Position, seat: int | None) -> Facts:
        return view.view(own(position), seat)

    def imagined(self, seen: Facts, seed: int) -> Position:
        seats = self.seat_count(seen, "roles")
        return world(seen, seats, seed, self.lasting_in(seen, seats))

    def written(self, position: Position, move: int) -> str:
        return move_text(move)

    def read(self, position: Position, text: str) -> int:
        move = move_from(text)
        if move is None:
            raise UnreadableMove("carnaval-unreadable", move=text)
        return move

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        return why.refusal(own(position), seat, move)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return preview.preview(own(position), seat, move)

    def options_of(self, position: Position) -> Facts:
        return dump.options(own(position))


def own(position: Position) -> CarnavalPosition:
    """The position as ours: the contract hands every game its own positions only."""
    assert isinstance(position, CarnavalPosition)
    return position
