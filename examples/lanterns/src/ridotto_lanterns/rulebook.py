"""Lanterns: its rules are in words/en/rules.md. Plain Python, all in one file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ridotto.errors import BadPosition, IllegalMove, UnreadableMove
from ridotto.rules.contract import Game
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import NOBODY, Outcome, Position
from ridotto.rules.reading import entries, flag, table, texts, whole

COLOURS: Final = ("red", "gold", "blue")
OF_EACH: Final = 6  # lanterns of a colour
HAND: Final = 4  # lanterns that a player gets; there are as many hooks for each
HIDDEN: Final = "?"  # a colour in a view that its reader may not know


class Lantern(NamedTuple):
    """A lantern on its hook. A dark one shows its colour at the end."""

    seat: int
    colour: str
    dark: bool


def move_of(colour: str, hook: int, dark: bool) -> int:
    """The core knows a move as a number."""
    return (hook * len(COLOURS) + COLOURS.index(colour)) * 2 + dark


def parts_of(move: int) -> tuple[str, int, bool]:
    hook, colour = divmod(move // 2, len(COLOURS))
    return COLOURS[colour], hook, move % 2 == 1


def unseen(seen: Iterable[str]) -> list[str]:
    """All lanterns of the game but these."""
    left = [colour for colour in COLOURS for _ in range(OF_EACH)]
    for colour in seen:
        if colour not in left:
            raise BadPosition("lanterns-bad-colour", colour=colour)
        left.remove(colour)
    return left


class LanternsPosition(Position):
    """What hangs along the canal, and what players still hold."""

    def __init__(self, hands: list[list[str]], canal: list[Lantern | None], turn: int) -> None:
        super().__init__(len(hands))
        self.hands = hands
        self.canal = canal  # by hook
        self.turn = turn
        self.over = None not in canal

    def copy(self) -> LanternsPosition:
        return LanternsPosition([list(hand) for hand in self.hands], list(self.canal), self.turn)

    # -- a turn

    def decider(self) -> int:
        return self.turn

    def legal(self, seat: int) -> list[int]:
        held = [colour for colour in COLOURS if colour in self.hands[seat]]
        free = [hook for hook, lantern in enumerate(self.canal) if lantern is None]
        return [move_of(colour, hook, dark) for colour in held for hook in free for dark in (False, True)]

    def is_legal(self, seat: int, move: int) -> bool:
        return move in self.legal(seat)

    def random_move(self, seat: int, dice: Dice) -> int:
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    def do(self, seat: int, move: int) -> None:
        colour, hook, dark = parts_of(move)
        self.hands[seat].remove(colour)
        self.canal[hook] = Lantern(seat, colour, dark)
        self.over = None not in self.canal
        after = [(seat + step) % len(self.hands) for step in range(1, len(self.hands) + 1)]
        self.turn = next((other for other in after if self.hands[other]), seat)
        if self.telling:
            self.report(seat, colour, hook, dark)

    def report(self, seat: int, colour: str, hook: int, dark: bool) -> None:
        """Everybody sees a dark lantern, but only whoever hung it knows its colour; at the end all are lit."""
        if dark:
            self.events.append(Event("hides", seat, {"hook": hook + 1}, {"colour": colour}, (seat,)))
        else:
            self.tell("hangs", seat, {"hook": hook + 1, "colour": colour})
        for place, lantern in enumerate(self.canal if self.over else ()):
            if lantern is not None and lantern.dark:
                self.tell("lights", lantern.seat, {"hook": place + 1, "colour": lantern.colour})

    # -- what counts

    def points(self, colour: str, hook: int, dark: bool, viewer: int) -> int:
        """What a lantern brings, as far as the viewer sees the colours beside it."""
        matches = [self.colour_seen(beside, viewer) for beside in (hook - 1, hook + 1)].count(colour)
        return (2 * matches or -1) if dark else matches

    def scores(self) -> list[int]:
        """For the lanterns whose colour everybody sees; at the end these are all."""
        scores = [0] * len(self.hands)
        for hook, lantern in enumerate(self.canal):
            if lantern is not None and self.colour_seen(hook, NOBODY) is not None:
                scores[lantern.seat] += self.points(lantern.colour, hook, lantern.dark, NOBODY)
        return scores

    def outcome(self) -> Outcome | None:
        scores = self.scores()
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, tuple(scores), "lanterns-all-lit") if self.over else None

    def won(self, seat: int) -> float:
        outcome = self.outcome()
        return 1 / len(outcome.winners) if outcome and seat in outcome.winners else 0.0

    # -- what a seat may know

    def colour_seen(self, hook: int, viewer: int) -> str | None:
        lantern = self.canal[hook] if 0 <= hook < len(self.canal) else None
        if lantern is None or (lantern.dark and lantern.seat != viewer and not self.over):
            return None
        return lantern.colour

    def redeal(self, seat: int, dice: Dice) -> None:
        hanging = [self.colour_seen(hook, seat) for hook in range(len(self.canal))]
        held = [] if seat == NOBODY else self.hands[seat]
        left = unseen([*held, *(colour for colour in hanging if colour is not None)])
        left.sort(key=lambda _: int(dice.roll()))
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = [left.pop() for _ in hand]
        for hook, lantern in enumerate(self.canal):
            if lantern is not None and hanging[hook] is None:
                self.canal[hook] = lantern._replace(colour=left.pop())


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
        return LanternsPosition(hands, [None] * (HAND * seats), lots.below(seats))

    def options_of(self, position: Position) -> Facts:
        return {}

    # -- positions and views as JSON

    def dumped(self, position: Position) -> Facts:
        return facts_of(own(position), None)

    def seen(self, position: Position, seat: int | None) -> Facts:
        viewer = NOBODY if seat is None else seat
        return facts_of(own(position), viewer) | {"scores": own(position).scores()}

    def loaded(self, facts: Facts) -> Position:
        return checked(self.lay_out(facts))

    def imagined(self, view: Facts, seed: int) -> Position:
        position = self.lay_out(view)
        position.redeal(NOBODY if view.get("seat") is None else whole(view, "seat", 0, position.seats - 1), Dice(seed))
        return checked(position)

    def lay_out(self, facts: Facts) -> LanternsPosition:
        seats = self.seat_count(facts, "hands")
        hands = [texts({"hands": hand}, "hands") for hand in entries(facts, "hands", seats)]
        canal = [lantern_in(hook, seats) for hook in entries(facts, "canal", HAND * seats)]
        return LanternsPosition(hands, canal, whole(facts, "turn", 0, seats - 1))

    # -- moves as text: "red 3" hangs a lantern, "red 3 dark" a dark one

    def written(self, position: Position, move: int) -> str:
        colour, hook, dark = parts_of(move)
        return f"{colour} {hook + 1} dark" if dark else f"{colour} {hook + 1}"

    def read(self, position: Position, text: str) -> int:
        moves = {self.written(position, move): move for move in range(len(own(position).canal) * len(COLOURS) * 2)}
        move = moves.get(" ".join(text.lower().split()))
        if move is None:
            raise UnreadableMove("lanterns-unreadable", move=text)
        return move

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        colour, hook, _ = parts_of(move)
        if own(position).canal[hook] is not None:
            return IllegalMove("lanterns-taken", hook=hook + 1)
        return IllegalMove("lanterns-not-yours", colour=colour)

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        return {"points": own(position).points(*parts_of(move), seat)}


def facts_of(position: LanternsPosition, viewer: int | None) -> Facts:
    """What a viewer may know; None: everything."""
    canal: list[Facts | None] = [None if lantern is None else lantern._asdict() for lantern in position.canal]
    hands = [sorted(hand) for hand in position.hands]
    if viewer is not None:
        hands = [hand if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(hands)]
        for hook, lantern in enumerate(canal):
            if lantern is not None:
                lantern["colour"] = position.colour_seen(hook, viewer) or HIDDEN
    return {"canal": canal, "hands": hands, "turn": position.turn}


def lantern_in(hook: object, seats: int) -> Lantern | None:
    if hook is None:
        return None
    facts = table({"canal": hook}, "canal")
    colour = texts({"colour": [facts.get("colour")]}, "colour")[0]
    return Lantern(whole(facts, "seat", 0, seats - 1), colour, flag(facts, "dark", False))


def checked(position: LanternsPosition) -> LanternsPosition:
    """Refuses what no game could lead to."""
    hung = [lantern for lantern in position.canal if lantern is not None]
    unseen([*(lantern.colour for lantern in hung), *(colour for hand in position.hands for colour in hand)])
    owners = [lantern.seat for lantern in hung]
    if any(len(hand) + owners.count(seat) != HAND for seat, hand in enumerate(position.hands)):
        raise BadPosition("lanterns-bad-count", count=HAND)
    if not position.over and not position.hands[position.turn]:
        raise BadPosition("lanterns-bad-turn")
    return position


def own(position: Position) -> LanternsPosition:
    """The core hands a game its own positions only."""
    assert isinstance(position, LanternsPosition)
    return position
