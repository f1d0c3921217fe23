"""Lanterns: its rules are in words/en/rules.md. Plain Python, all in one file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from ridotto.errors import BadPosition, IllegalMove
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import NOBODY, Outcome, Position
from ridotto.rules.reading import flag, tables, text, text_lists, whole

COLOURS: Final = ("red", "gold", "blue")
OF_EACH: Final = 6  # lanterns of a colour
HAND: Final = 4  # lanterns that a player gets; there are as many hooks for each
HIDDEN: Final = "?"  # a colour that somebody may not know


# The core knows a move by its number, which is its place in this list: on which hook, which colour, and whether dark.
MOVES: Final = [(hook, colour, dark) for hook in range(4 * HAND) for colour in COLOURS for dark in (False, True)]


class Lantern(NamedTuple):
    """A lantern on its hook. A dark one shows its colour at the end."""

    seat: int
    colour: str
    dark: bool


class LanternsPosition(Position):
    """What hangs along the canal, and what players still hold."""

    def __init__(self, hands: list[list[str]], canal: dict[int, Lantern], turn: int) -> None:
        super().__init__(len(hands))
        self.hands = hands
        self.hooks = HAND * len(hands)
        self.canal = canal  # by hook
        self.turn = turn
        self.over = len(canal) == self.hooks

    def copy(self) -> LanternsPosition:
        return LanternsPosition([list(hand) for hand in self.hands], dict(self.canal), self.turn)

    # -- a turn

    def decider(self) -> int:
        return self.turn

    def legal(self, seat: int) -> list[int]:
        held, free = self.hands[seat], set(range(self.hooks)).difference(self.canal)
        return [move for move, (hook, colour, _) in enumerate(MOVES) if hook in free and colour in held]

    def do(self, seat: int, move: int) -> None:
        hook, colour, dark = MOVES[move]
        self.hands[seat].remove(colour)
        self.canal[hook] = Lantern(seat, colour, dark)
        self.over = len(self.canal) == self.hooks
        after = [(seat + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        self.turn = next((other for other in after if self.hands[other]), seat)
        if self.telling:
            self.report(seat, hook, colour, dark)

    def report(self, seat: int, hook: int, colour: str, dark: bool) -> None:
        """Everybody sees a dark lantern, but only whoever hung it knows its colour; at the end all are lit."""
        if dark:
            self.tell("hides", seat, {"hook": hook + 1}, secrets={"colour": colour})
        else:
            self.tell("hangs", seat, {"hook": hook + 1, "colour": colour})
        for place, lantern in sorted(self.canal.items()):
            if self.over and lantern.dark:
                self.tell("lights", lantern.seat, {"hook": place + 1, "colour": lantern.colour})

    # -- what counts

    def points(self, hook: int, colour: str, dark: bool) -> int:
        """What a lantern brings there, as far as the colours beside it are known."""
        matches = [self.canal[place].colour for place in (hook - 1, hook + 1) if place in self.canal].count(colour)
        return (2 * matches or -1) if dark else matches

    def scores(self) -> list[int]:
        scores = [0] * len(self.hands)
        for hook, lantern in self.canal.items():
            if lantern.colour != HIDDEN:
                scores[lantern.seat] += self.points(hook, lantern.colour, lantern.dark)
        return scores

    def outcome(self) -> Outcome | None:
        return Outcome.of_highest(self.scores(), "lanterns-all-lit") if self.over else None

    # -- what a seat may know

    def seen_by(self, viewer: int) -> LanternsPosition:
        """The same, with every colour hidden that the viewer may not know."""
        seen = self.copy()
        seen.hands = [hand if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(self.hands)]
        for hook, lantern in self.canal.items():
            if lantern.dark and lantern.seat != viewer and not self.over:
                seen.canal[hook] = lantern._replace(colour=HIDDEN)
        return seen

    def redeal(self, seat: int, dice: Dice) -> None:
        seen = self.seen_by(seat)
        left = left_over(colour for colour in seen.colours() if colour != HIDDEN)
        left.sort(key=lambda _: int(dice.roll()))
        self.hands = [[left.pop() if colour == HIDDEN else colour for colour in hand] for hand in seen.hands]
        for hook, lantern in seen.canal.items():
            if lantern.colour == HIDDEN:
                self.canal[hook] = lantern._replace(colour=left.pop())

    def colours(self) -> list[str]:
        """Of all lanterns, in hand and along the canal."""
        return [*chain(*self.hands), *(lantern.colour for lantern in self.canal.values())]

    # -- as JSON

    def facts(self) -> Facts:
        canal = [self.canal[hook]._asdict() if hook in self.canal else None for hook in range(self.hooks)]
        return {"canal": canal, "hands": [sorted(hand) for hand in self.hands], "turn": self.turn}

    def check(self) -> None:
        left_over(self.colours())
        owners = [lantern.seat for lantern in self.canal.values()]
        if any(len(hand) + owners.count(seat) != HAND for seat, hand in enumerate(self.hands)):
            raise BadPosition("lanterns-bad-count", count=HAND)
        if not self.over and not self.hands[self.turn]:
            raise BadPosition("lanterns-bad-turn")


class Lanterns(Game):
    name = "lanterns"
    title = "Lanterns"
    fewest = 2
    most = 4
    options = ()
    reveals = ("lights",)

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        order = list(range(len(COLOURS) * OF_EACH))
        lots.shuffle(order)
        hands = [[COLOURS[order.pop() // OF_EACH] for _ in range(HAND)] for _ in range(seats)]
        return LanternsPosition(hands, {}, lots.below(seats))

    def dumped(self, position: Position) -> Facts:
        return own(position).facts()

    def seen(self, position: Position, seat: int | None) -> Facts:
        scores = own(position).seen_by(NOBODY).scores()
        return own(position).seen_by(NOBODY if seat is None else seat).facts() | {"scores": scores}

    def laid_out(self, facts: Facts) -> Position:
        seats = self.seat_count(facts, "hands")
        found = enumerate(tables(facts, "canal", HAND * seats))
        canal = {hook: lantern_in(lantern, seats) for hook, lantern in found if lantern is not None}
        return LanternsPosition(text_lists(facts, "hands", seats), canal, whole(facts, "turn", 0, seats - 1))

    def move_texts(self, position: Position) -> list[str]:
        """“red 3” hangs a lantern, “red 3 dark” a dark one."""
        possible = MOVES[: own(position).hooks * len(COLOURS) * 2]
        return [f"{colour} {hook + 1}{' dark' if dark else ''}" for hook, colour, dark in possible]

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        hook, colour, _ = MOVES[move]
        if hook in own(position).canal:
            return IllegalMove("lanterns-taken", hook=hook + 1)
        return IllegalMove("lanterns-not-yours", colour=colour)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return {"points": own(position).seen_by(seat).points(*MOVES[move])}


def lantern_in(facts: Facts, seats: int) -> Lantern:
    return Lantern(whole(facts, "seat", 0, seats - 1), text(facts, "colour"), flag(facts, "dark", False))


def left_over(colours: Iterable[str]) -> list[str]:
    """All lanterns of the game but these."""
    left = Counter(dict.fromkeys(COLOURS, OF_EACH))
    left.subtract(colours)
    for colour, count in left.items():
        if count < 0:
            raise BadPosition("lanterns-bad-colour", colour=colour)
    return list(left.elements())


def own(position: Position) -> LanternsPosition:
    """The core hands a game its own positions only."""
    assert isinstance(position, LanternsPosition)
    return position
