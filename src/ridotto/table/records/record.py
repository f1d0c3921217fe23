"""The record of a game, as JSON lines: first the players and the game, then a line for each move, last the outcome.
In a game under way, secret decisions that aren't played yet may come last.

A record grows a line at a time, so whatever was played is there even if the machine stops in the middle of a game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from ridotto import catalog
from ridotto.errors import BadOption, BadPosition, BadRecord, RidottoError
from ridotto.rules.contract import Game, State
from ridotto.rules.event import Facts
from ridotto.rules.position import Outcome
from ridotto.rules.reading import outcome_in
from ridotto.table.history import SeatMove, history
from ridotto.version import __version__

LONGEST_NAME = 12


@dataclass(frozen=True)
class Player:
    """The person, or the bot of some kind, at a seat."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= LONGEST_NAME or not self.name.isprintable():
            raise BadOption("bad-name", name=ascii(self.name)[1:-1], longest=LONGEST_NAME)

    def facts(self) -> Facts:
        return {"name": self.name, "bot": self.bot}


@dataclass
class Record:
    """`seal` and `salt` prove that the seed is the one of the deal: see `verify`.

    `edition` is that of the game's rules when it was dealt: an old record goes on by the rules of its time.
    """

    game: Game
    players: list[Player]
    options: Facts
    seed: int
    moves: list[SeatMove] = field(default_factory=list)
    seal: str | None = None
    salt: str | None = None
    edition: int = 0  # 0: the newest
    lesson: bool = False  # a guided first game
    sealed: list[SeatMove] = field(default_factory=list)  # secret decisions that wait until everybody has tapped
    outcome: Outcome | None = field(default=None, compare=False)  # as its last line says

    def __post_init__(self) -> None:
        self.edition = self.edition or self.game.edition

    def deal(self) -> State:
        return self.game.deal(len(self.players), self.seed, self.options, self.edition)

    def states(self) -> list[State]:
        """The game after the deal and after each move."""
        states: list[State] = []
        played = history(self.deal(), self.moves)
        try:
            states.extend(state.copy() for state in played)
        except RidottoError as fault:
            number, move = len(states), self.moves[len(states) - 1][1]
            raise BadRecord("record-move", number=number, move=move, why=str(fault)) from fault
        return states

    def header(self) -> str:
        facts: Facts = {
            "ridotto": __version__,
            "game": self.game.name,
            "edition": self.edition,
            "players": [player.facts() for player in self.players],
            "options": self.options,
            "seed": self.seed,
        }
        sealed = {} if self.seal is None else {"salt": self.salt, "seal": self.seal}
        return _json_line(facts | sealed | ({"lesson": True} if self.lesson else {}))

    def text(self) -> str:
        """The whole file."""
        return "".join([self.header(), *self.lines()])

    def lines(self) -> list[str]:
        """What follows the header."""
        moves = [move_line(seat, move) for seat, move in self.moves]
        sealed = [_json_line({"seat": seat, "sealed": move}) for seat, move in self.sealed]
        return [*moves, *sealed, *([] if self.outcome is None else [end_line(self.outcome)])]


def move_line(seat: int, move: str) -> str:
    return _json_line({"seat": seat, "move": move})


def end_line(outcome: Outcome) -> str:
    return _json_line({"outcome": outcome.facts()})


def _json_line(facts: Facts) -> str:
    return json.dumps(facts, ensure_ascii=False) + "\n"


# -- reading


def read_record(text: str) -> Record:
    """Parses a record. A last line without a newline was never finished, so it never happened."""
    lines = text.split("\n")[:-1]
    if not lines:
        raise BadRecord("record-empty")
    record = _header(_object(lines[0], 1))
    for number, line in enumerate(lines[1:], start=2):
        facts = _object(line, number)
        if "sealed" in facts:
            record.sealed.append(_move(facts, "sealed", number))
        elif "outcome" not in facts:
            record.moves.append(_move(facts, "move", number))
        elif number != len(lines):
            raise BadRecord("record-after-end", line=number)
        else:
            record.outcome = _outcome(facts, len(record.players), number)
    return record


def _object(line: str, number: int) -> Facts:
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise BadRecord("record-line", line=number) from fault
    if not isinstance(facts, dict):
        raise BadRecord("record-line", line=number)
    return facts


def _header(facts: Facts) -> Record:
    game, players, options, seed = (facts.get(name) for name in ("game", "players", "options", "seed"))
    if not isinstance(game, str) or not isinstance(players, list) or not isinstance(options, dict):
        raise BadRecord("record-header")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadRecord("record-header")
    record = Record(catalog.game(game), [_player(player) for player in players], options, seed)
    record.edition, record.lesson = _edition(facts), facts.get("lesson") is True
    record.seal, record.salt = _optional_text(facts, "seal"), _optional_text(facts, "salt")
    return record


def _edition(facts: Facts) -> int:
    """Records from before there were several don't have it."""
    edition = facts.get("edition", 1)
    if isinstance(edition, bool) or not isinstance(edition, int):
        raise BadRecord("record-header")
    return edition


def _optional_text(facts: Facts, name: str) -> str | None:
    text = facts.get(name)
    if text is not None and not isinstance(text, str):
        raise BadRecord("record-header")
    return text


def _player(facts: object) -> Player:
    if not isinstance(facts, dict):
        raise BadRecord("record-header")
    name, bot = facts.get("name"), facts.get("bot")
    if not isinstance(name, str) or not (bot is None or isinstance(bot, str)):
        raise BadRecord("record-header")
    return Player(name, bot)


def _move(facts: Facts, name: str, number: int) -> SeatMove:
    seat, move = facts.get("seat"), facts.get(name)
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(move, str):
        raise BadRecord("record-line", line=number)
    return seat, move


def _outcome(facts: Facts, seats: int, number: int) -> Outcome | None:
    try:
        return outcome_in(facts, seats)
    except BadPosition as fault:
        raise BadRecord("record-line", line=number) from fault
