"""The contract that all games keep: a game deals states, a state is played with text.

Outside tools rely on these names. Each game fills in the methods marked "by each game". What comes from
outside is an `object` until it's checked: compiled code would answer an `int` that isn't one with a bare TypeError.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from ridotto.errors import BadOption, BadPosition, IllegalMove, NotYourTurn, UnknownSeat, UnreadableMove
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event, Facts
from ridotto.rules.lots import Lots
from ridotto.rules.option import Option, settled, spelled
from ridotto.rules.position import NOBODY, Outcome, Position
from ridotto.rules.reading import table, whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook: what it is called, who can play, what can be chosen, and how it is dealt."""

    name: ClassVar[str]
    title: ClassVar[str]  # a proper name, the same in every language
    fewest: ClassVar[int]
    most: ClassVar[int]
    house_rule_seats: ClassVar[tuple[int, ...]] = ()  # numbers of players that the printed sheet doesn't cover
    options: ClassVar[tuple[Option, ...]]
    declines: ClassVar[tuple[str, ...]] = ()  # by each game: the moves that decline to act, the best first
    edition: ClassVar[int] = 1  # by each game: raise it when a rule change would make a recorded game go differently
    reveals: ClassVar[tuple[str, ...]] = ()  # by each game: the events by which something hidden comes out
    secret_deciders: ClassVar[bool] = False  # by each game: whether some decide and nobody may know who (CV-40)

    # -- for everybody

    def deal(
        self,
        seats: object,
        seed: object,
        options: Mapping[str, object] | None = None,
        edition: object = None,
    ) -> State:
        """A new game. The same seats, seed (a whole number) and options give the same game everywhere.

        `edition` deals a game by earlier rules, so that one on record goes on as it began.
        """
        players = self.check_seats(seats)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOption("bad-seed", seed=spelled(seed))
        rules = self.edition if edition is None else self.known_edition(edition)
        if rules is None:
            raise BadOption("bad-edition", game=self.title, edition=spelled(edition), newest=self.edition)
        chosen = settled(self.options, dict(options or {}), self.title, players)
        return State(self, self.dealt_by(rules, players, chosen, Lots(str(seed))))

    def known_edition(self, edition: object) -> int | None:
        """That edition, if this rulebook still knows its rules."""
        if isinstance(edition, bool) or not isinstance(edition, int):
            return None
        return edition if 1 <= edition <= self.edition else None

    def dump(self, state: State) -> Facts:
        """The full position, JSON-able: docs/positions.md."""
        return {"game": self.name, "seats": int(state.position.seats)} | self.dumped(state.position)

    def load(self, facts: Mapping[str, object]) -> State:
        """The state of a dumped or drawn position."""
        if not isinstance(facts, Mapping):
            raise BadPosition("position-no-object")
        if facts.get("game", self.name) != self.name:
            raise BadPosition("position-other-game", game=self.title, other=spelled(facts.get("game")))
        return State(self, self.loaded(dict(facts)))

    def world(self, view: Mapping[str, object], seed: object) -> State:
        """Some full state that fits the view."""
        if not isinstance(view, Mapping) or view.get("game") != self.name:
            raise BadPosition("view-other-game", game=self.title)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOption("bad-seed", seed=spelled(seed))
        return State(self, self.imagined(dict(view), seed))

    def check_seats(self, seats: object) -> int:
        """That number of seats, if the game can be played by so many."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadOption("bad-seats", game=self.title, seats=spelled(seats), fewest=self.fewest, most=self.most)
        return seats

    def seat_count(self, facts: Facts, field: str) -> int:
        """How many seats a position has: as it says, or else one for each entry of a field."""
        entries = facts.get(field)
        seats = facts.get("seats", len(entries) if isinstance(entries, list) else 0)
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadPosition("position-seats", game=self.title, fewest=self.fewest, most=self.most)
        return seats

    def lasting_in(self, facts: Facts, seats: int) -> Facts:
        """The options that a position was dealt with, as far as they matter after the deal."""
        options = tuple(option for option in self.options if not option.for_deal)
        return settled(options, table(facts, "options", {}), self.title, seats)

    # -- by each game

    def chairs(self, seats: int, options: Mapping[str, object]) -> int:
        """How many chairs a table needs: one for each player, and one for a person who leads without playing."""
        return seats

    def may_talk(self, position: Position, seat: int) -> bool:
        """Whether a seat may talk freely now."""
        return True

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        raise NotImplementedError

    def dealt_by(self, edition: int, seats: int, chosen: Facts, lots: Lots) -> Position:
        """Dealt by the rules of that edition; for a game whose rules have never changed."""
        return self.dealt(seats, chosen, lots)

    def dumped(self, position: Position) -> Facts:
        raise NotImplementedError

    def laid_out(self, facts: Facts) -> Position:
        """The position of a dump or a view, before it's checked; what a view hides is in it as the view shows it.

        A game that has this and `Position.check` needs neither `loaded` nor `imagined`.
        """
        raise NotImplementedError

    def loaded(self, facts: Facts) -> Position:
        position = self.laid_out(facts)
        position.check()
        return position

    def seen(self, position: Position, seat: int | None) -> Facts:
        """What that seat, or a spectator, may know; we add the fields that every view has."""
        raise NotImplementedError

    def imagined(self, view: Facts, seed: int) -> Position:
        position = self.laid_out(view)
        spectator = view.get("seat") is None
        position.redeal(NOBODY if spectator else whole(view, "seat", 0, int(position.chairs()) - 1), Dice(seed))
        position.check()
        return position

    def move_texts(self, position: Position) -> list[str]:
        """All moves as text, legal or not, each at the place of its number: for a game that hasn't many."""
        raise NotImplementedError

    def written(self, position: Position, move: int) -> str:
        """A move as text."""
        return self.move_texts(position)[move]

    def read(self, position: Position, text: str) -> int:
        """A text as a move, legal or not; UnreadableMove if it isn't one."""
        known, wanted = self.move_texts(position), " ".join(text.lower().split())
        if wanted not in known:
            raise UnreadableMove(f"{self.name}-unreadable", move=text)
        return known.index(wanted)

    def refusal(self, position: Position, seat: int, move: int) -> IllegalMove:
        """Why that move is not legal."""
        raise NotImplementedError

    def previewed(self, position: Position, seat: int, move: int) -> Facts:
        """What that legal move would do, as far as the seat can know; the position stays as it is."""
        return {}

    def options_of(self, position: Position) -> Facts:
        """The lasting options of a position; for a game without any."""
        return {}


@final
class State:
    """A game being played, as text: moves and squares are text, secrets stay with those who may know them."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to decide now; () when the game is over."""
        return self.position.to_act()

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    @property
    def events(self) -> list[Event]:
        """What the last move brought, each with its audience."""
        return self.position.events

    def moves(self, seat: object) -> list[str]:
        """The legal moves of a seat; none when it has nothing to decide."""
        return self._moves(self._seat(seat))

    def _moves(self, seat: int) -> list[str]:
        if not self._may_move(seat):
            return []
        return [self.game.written(self.position, move) for move in self.position.legal(seat)]

    def play(self, seat: object, text: object) -> None:
        """Plays a move. An illegal one raises IllegalMove, which says why, and changes nothing."""
        mover = self._seat(seat)
        self._do(mover, self._legal_move(mover, text))

    def preview(self, seat: object, text: object) -> Facts:
        """What a move would do, as far as that seat can know before it is played; refused as `play` refuses."""
        mover = self._seat(seat)
        return self.game.previewed(self.position, mover, self._legal_move(mover, text))

    def _legal_move(self, seat: int, text: object) -> int:
        if self.position.over:
            raise NotYourTurn("game-is-over")
        if not self._may_move(seat):
            raise self._not_yours(seat)
        if not isinstance(text, str):
            raise UnreadableMove("move-no-text", move=spelled(text))
        move = self.game.read(self.position, text)
        if not self.position.is_legal(seat, move):
            raise self.game.refusal(self.position, seat, move)
        return move

    def _may_move(self, seat: int) -> bool:
        return seat in self.to_act or self.position.may_interrupt(seat)

    def _not_yours(self, seat: int) -> NotYourTurn:
        """Whose turn it is, if the seat may know."""
        turn = ", ".join(str(other) for other in self.position.deciders_seen_by(seat))
        if not turn:
            return NotYourTurn("nothing-to-decide", seat=seat)
        return NotYourTurn("not-your-turn", seat=seat, turn=turn)

    def _do(self, seat: int, move: int) -> None:
        self.position.events = []
        self.position.telling = True
        self.position.do(seat, move)
        self.position.telling = False

    def default(self, seat: object) -> str:
        """What is played for a seat that has to decide and lets its time run out."""
        idler = self._seat(seat)
        if idler not in self.to_act:
            raise self._not_yours(idler)
        return next((word for word in self.game.declines if self._is_legal(idler, word)), "") or self._moves(idler)[0]

    def _is_legal(self, seat: int, text: str) -> bool:
        move = self.game.read(self.position, text)
        return self.position.is_legal(seat, move) and self.game.written(self.position, move) == text

    def may_talk(self, seat: object) -> bool:
        """Whether the seat may talk freely now; when the game is over everybody may."""
        talker = self._seat(seat)
        return self.position.over or self.game.may_talk(self.position, talker)

    def view(self, seat: object) -> Facts:
        """What that seat may know, and nothing else; None: a spectator."""
        viewer = None if seat is None else self._seat(seat)
        outcome = self.outcome
        view: Facts = {"game": self.game.name, "seats": int(self.position.seats), "seat": viewer}
        view["options"] = self.game.options_of(self.position)
        view["to_act"] = list(self.position.deciders_seen_by(-1 if viewer is None else viewer))
        view["moves"] = [] if viewer is None else self._moves(viewer)
        view["outcome"] = None if outcome is None else outcome.facts()
        view.update(self.game.seen(self.position, viewer))
        return view

    def copy(self) -> State:
        """The same state, to play on independently."""
        return State(self.game, self.position.copy())

    def _seat(self, seat: object) -> int:
        """That seat, if there is one."""
        chairs = int(self.position.chairs())
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < chairs:
            raise UnknownSeat("unknown-seat", seat=spelled(seat), last=chairs - 1)
        return seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.dump(self) == other.game.dump(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"ridotto.game({self.game.name!r}).load({self.game.dump(self)!r})"
