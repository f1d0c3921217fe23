"""A position of Masker from JSON: what a dump wrote, or what somebody drew by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ridotto.errors import BadPosition
from ridotto.games.masker.rulebook.content import (
    COLOURLESS,
    CROSSES,
    EACH_COLOUR,
    KINDS,
    NOTHING,
    WHITE,
    WHITES,
    Layout,
)
from ridotto.games.masker.rulebook.dump import FLAT_ROWS, STACK_HEIGHT, STACKS, dump
from ridotto.games.masker.rulebook.notation import EMPTY
from ridotto.games.masker.rulebook.past import at_the_deal, first_seat, grid_at_the_deal, replay
from ridotto.games.masker.rulebook.play import CAPTURES_A_TURN, MaskerPosition
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.event import Facts
from ridotto.rules.reading import flag, seats_in, texts, whole


def load(facts: Facts, seats: int) -> MaskerPosition:
    position = _load_present(facts, seats)
    if facts.get("past") is None:
        return position
    return _with_past(position, facts)


def _with_past(present: MaskerPosition, facts: Facts) -> MaskerPosition:
    """The same position, reached by the moves that are said to lead to it."""
    past = texts(facts, "past")
    grid = grid_at_the_deal(texts(facts, "grid"), past)
    if grid is None:
        raise BadPosition("masker-past")
    position = at_the_deal(_layout(grid), present.colours, first_seat(past, int(present.turn)) % int(present.seats))
    if not replay(position, past) or dump(position) | {"past": None} != dump(present):
        raise BadPosition("masker-past")
    return position


def _load_present(facts: Facts, seats: int) -> MaskerPosition:
    colours = _colours(facts, seats)
    layout = _layout(texts(facts, "grid"))
    captured = [_kinds(pile, "captured") for pile in texts(facts, "captured", seats)]
    position = MaskerPosition(
        layout,
        vec[i64](colours),
        vec[i64](kind for pile in captured for kind in (pile + [0] * CROSSES)[:CROSSES]),
        vec[i64](len(pile) for pile in captured),
    )
    _check_crosses(layout, captured)
    position.near = position.touching()
    position.turn = whole(facts, "turn", 0, seats - 1)
    position.taken = whole(facts, "taken", 0, CAPTURES_A_TURN, default=0)
    position.eliminated = _eliminated(position, seats_in(facts, "eliminated", seats))
    position.unlimited = flag(facts, "unlimited", position.everybody_full())
    position.over = position.one_side_left()
    position.anywhere = flag(facts, "anywhere", False)
    _settle_isolation(position)
    _check_turn(position)
    return position


def _colours(facts: Facts, seats: int) -> list[int]:
    letters = texts(facts, "colours", seats)
    for letter in letters:
        if len(letter) != 1 or letter not in KINDS[1:]:
            raise BadPosition("masker-no-colour", letter=letter, colours=", ".join(KINDS[1:]))
    if seats == 4 and letters[:2] != letters[2:]:
        raise BadPosition("masker-team-colours")
    sides = letters[:2] if seats == 4 else letters
    if len(set(sides)) != len(sides):
        raise BadPosition("masker-same-colours")
    return [KINDS.index(letter) for letter in letters]


def _kinds(letters: str, field: str) -> list[int]:
    for letter in letters:
        if letter not in KINDS:
            raise BadPosition("masker-no-cross", letter=letter, field=field)
    if len(letters) >= CROSSES:
        raise BadPosition("masker-too-many", field=field)
    return [KINDS.index(letter) for letter in letters]


def _layout(grid: list[str]) -> Layout:
    if "".join(grid).count(COLOURLESS) != 1:
        raise BadPosition("masker-one-colourless")
    if len(grid) == FLAT_ROWS and all(len(row) == FLAT_ROWS for row in grid):
        return _flat("".join(grid))
    if len(grid) == STACKS and all(len(stack) <= STACK_HEIGHT + 1 for stack in grid):
        return _stacks(grid)
    raise BadPosition("masker-grid-shape")


def _flat(cells: str) -> Layout:
    start = cells.index(COLOURLESS)
    kinds = [NOTHING if cell in (EMPTY, COLOURLESS) else _kinds(cell, "grid")[0] for cell in cells]
    return Layout(False, kinds, start)


def _stacks(grid: list[str]) -> Layout:
    start = next(place for place, stack in enumerate(grid) if COLOURLESS in stack)
    if not grid[start].endswith(COLOURLESS):
        raise BadPosition("masker-colourless-covered")
    kinds: list[int] = []
    for stack in grid:
        levels = _kinds(stack.removesuffix(COLOURLESS), "grid")
        if len(levels) > STACK_HEIGHT:
            raise BadPosition("masker-grid-shape")
        kinds += levels + [NOTHING] * (STACK_HEIGHT - len(levels))
    return Layout(True, kinds, start)


def _check_crosses(layout: Layout, captured: list[list[int]]) -> None:
    """No more crosses of a kind than the box holds (MK-1)."""
    everywhere = [int(kind) for kind in layout.kinds] + [kind for pile in captured for kind in pile]
    for kind, letter in enumerate(KINDS):
        held = WHITES if kind == WHITE else EACH_COLOUR
        if everywhere.count(kind) > held:
            raise BadPosition("masker-box", cross=letter, held=held, found=everywhere.count(kind))


def _eliminated(position: MaskerPosition, named: list[int]) -> int:
    """Whoever has no cross of their colour left is eliminated, and nobody else (MK-9)."""
    found: i64 = 0
    for seat in range(position.seats):
        if position.alive & position.layout.of_kind[position.colours[seat]] == 0:
            found |= bit(seat)
    if sorted(named) != squares_of(found):
        seats = ", ".join(str(seat) for seat in squares_of(found)) or "–"
        raise BadPosition("masker-eliminated", seats=seats)
    if len(named) == position.seats:
        raise BadPosition("masker-nobody-left")
    return found


def _settle_isolation(position: MaskerPosition) -> None:
    """Whoever begins beside nothing may capture anything (MK-6); after a share somebody begins."""
    if position.near == 0 and (position.taken == 0 or position.sharing()):
        position.anywhere = True


def _check_turn(position: MaskerPosition) -> None:
    if position.over:
        return
    seat = int(position.turn)
    if position.taken and not position.sharing() and position.must_end():
        raise BadPosition("masker-turn-was-over", seat=seat)
    if position.is_full(seat):
        raise BadPosition("masker-full-turn", seat=seat)
    if position.sharing() and (position.taken == 0 or position.least_share() == position.most_share()):
        raise BadPosition("masker-out-turn", seat=seat)
