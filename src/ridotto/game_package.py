"""The descriptor of a game: everything that the house has to know about it, with defaults for what a game leaves out.

A game is a Python package that registers its descriptor under the entry points `ridotto.games`. Ours do, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, NotRequired, TypedDict

from ridotto.rules.contract import Game, State
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

if TYPE_CHECKING:
    from ridotto.bots.bot import BotMaker
    from ridotto.bots.mind import Mind
    from ridotto.bots.ranked_move import HintReason
    from ridotto.cli.boards.board import TerminalBoard
    from ridotto.lab.training.encoding import Encoding
    from ridotto.table.lessons.lesson import Lesson


class RulesExampleFacts(TypedDict):
    """A position of `examples.json`."""

    position: Facts  # as docs/positions.md describes it
    seat: int | None  # whose view is shown
    looked: NotRequired[str]  # the move, or its beginning, that is looked at


@dataclass(frozen=True)
class ExpectedShare:
    """How often a side wins, with its 95% interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class BalanceForecast:
    """How a game would go if bots of one strength played all seats, as a model estimates it."""

    strength: str  # of these bots; the nearest that the model knows
    shares: Mapping[str, ExpectedShare]  # by side; games that nobody wins are missing in the sum
    length: float  # of a usual game, in whatever the game counts
    shortest: float  # four games in five last from here …
    longest: float  # … to there
    sets: Mapping[tuple[str, ...], float]  # what may be dealt, and how often the first side wins with it
    ignored: Sequence[str] = ()  # options that are chosen, but that the model doesn't know


class GamePackage:
    """A small game gives its rulebook, and the folder `words` beside its descriptor.

    Only the rulebook is there at once. A method imports its part when it's asked for it: a worker of the bots never
    loads a board, and whoever only deals cards never loads a bot.
    """

    rulebook: ClassVar[Game]
    order: ClassVar[int] = 100  # where it's listed: low numbers come first, then the alphabet decides

    @property
    def name(self) -> str:
        return self.rulebook.name

    @property
    def folder(self) -> Traversable:
        """Where the descriptor is, and beside it everything that isn't code."""
        return files(type(self).__module__.rpartition(".")[0])

    # -- what people read

    @property
    def words(self) -> Traversable:
        """A folder for each language, with Fluent files and `rules.md`; a language that's missing speaks English."""
        return self.folder.joinpath("words")

    def examples(self) -> dict[str, RulesExampleFacts]:
        """The positions that the rules pages show, by name."""
        page = self.folder.joinpath("examples.json")
        found: dict[str, RulesExampleFacts] = json.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}
        return found

    def terminal_board(self) -> TerminalBoard | None:
        """Its drawing for the terminal; None: the plain one."""
        return None

    def lesson(self) -> Lesson[Any] | None:
        """A guided first game."""
        return None

    # -- how the page offers it

    page_board: ClassVar[str | None] = None  # its board, a folder of web/src/boards; None: the plain one
    usual_seats: ClassVar[int | None] = None  # how many a quick game has; None: one more than the fewest
    minutes: ClassVar[str | None] = None  # how long that takes, as its rules say: "15", "30–60"
    quick_options: ClassVar[Facts | None] = None  # what turns a long game into a quick one

    # -- bots

    # How many iterations each strength of a searching bot thinks for: they cost more in one game than in another.
    search_iterations: ClassVar[Mapping[str, int]] = {"novice": 40, "regular": 200, "master": 2_000}
    # Reasons for a hint that say "you" if they're about their reader: the key for others, and the key for the reader.
    reasons_about_reader: ClassVar[Mapping[str, str]] = {}

    # Events that people want to look at, and for how many of a bot's usual pauses.
    looked_at: ClassVar[Mapping[str, float]] = {}

    def reading_pauses(self, view: Facts, events: Sequence[str]) -> float:
        """How many of its usual pauses a bot waits before it goes on. From what everybody sees: a spectator's view,
        and the kinds of the events that led to it."""
        return sum(self.looked_at.get(kind, 0.0) for kind in events)

    def asked_seats(self, view: Facts) -> Sequence[int]:
        """The seats that somebody has asked something and that haven't answered, by a spectator's view. Their bots
        answer even if nobody waits for them."""
        return ()

    def mind(self) -> type[Mind] | None:
        """What its searching bots think with. Without one there are none, nor a greedy bot."""
        return None

    def earlier_bots(self) -> Mapping[str, BotMaker]:
        """Bots as earlier versions had them, for the arena and for programs: people aren't offered them."""
        return {}

    def own_bots(self) -> Mapping[str, BotMaker]:
        """Bots of its own, weakest first, beside the random bot and those that think with its mind."""
        return {}

    def adviser(self) -> BotMaker | None:
        """The bot that gives hints, if it thinks longer or further than the master: people ask seldom."""
        return None

    def hint_reason(self, position: Position, seat: int, move: int) -> HintReason | None:
        """One sentence for a move that a searching bot suggests; None if there's nothing simple to say."""
        return None

    # -- programs that learn

    def encoding(self) -> type[Encoding] | None:
        """Its moves and views as numbers. Without one, any game can be learned from a general encoding, less well."""
        return None

    # -- how it's set up

    sides: ClassVar[tuple[str, ...]] = ()  # the camps of a game in which seats win and lose together
    options_not_asked: ClassVar[tuple[str, ...]] = ()  # those that make no sense where all share one keyboard

    def side_of_seats(self, state: State) -> list[str]:
        """Which of its sides each seat belongs to, by the full truth."""
        raise NotImplementedError

    # -- how even it is

    balanced_option: ClassVar[str] = ""  # the option whose ready-made values should all give an even game

    def dealt_set(self, state: State) -> str:
        """What was dealt, as one would type it for that option, if a value stands for several sets."""
        return ""

    def length_of(self, state: State) -> float:
        """How long a finished game was, in whatever its players count; 0: in nothing."""
        return 0.0

    def forecast(self, seats: int, options: Facts, strength: str) -> BalanceForecast | None:
        """What to expect of a game with these options, all of them settled. None: nobody knows."""
        return None

    # -- how a table starts

    def options_at_start(self, options: Facts, titles: Sequence[str | None]) -> Facts:
        """The options to deal with, now that it's known who sits where: `titles` are what players are called."""
        return options

    def options_for_rematch(
        self, options: Facts, titles: Sequence[str | None], next_seat: Callable[[int], int]
    ) -> Facts:
        """The options of a rematch, in which everybody sits on their next seat."""
        return options
