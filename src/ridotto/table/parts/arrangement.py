"""What is played at a table, and how, as the host has arranged it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ridotto.rules.contract import Game, State
from ridotto.table.content import content_digest, custom_content, resolve_refs, with_refs
from ridotto.table.events import Dealt, Options


@dataclass(slots=True)
class Arrangement:
    game: Game = field(init=False)
    seats: int = 0  # of players; there may be one more chair, for a person who leads
    options: Options = field(default_factory=dict)
    contents: dict[str, list[str]] = field(default_factory=dict)  # by digest: all custom content that the log holds
    options_with_refs: Options = field(default_factory=dict)  # the options as they are sent
    public: bool = False
    hints_allowed: bool = False  # whether the host allows hints among people
    lesson: bool = False  # a guided first game
    starts_itself: bool = False  # as soon as everybody is here

    def open(self, game: Game, lesson: bool) -> None:
        self.game, self.lesson = game, lesson

    def await_everybody(self) -> None:
        self.starts_itself = True

    def change(self, seats: int, options: Options, public: bool) -> None:
        """The options are as the log has them: a reference stands for content of an earlier entry. Whoever has changed
        something says when to start."""
        self.seats, self.public, self.starts_itself = seats, public, False
        self.options = resolve_refs(self.game, options, self.contents)
        self.contents |= {content_digest(lines): lines for lines in custom_content(self.game, self.options).values()}
        self.options_with_refs = with_refs(self.game, self.options, self.contents)

    def allow_hints(self, allowed: bool) -> None:
        self.hints_allowed = allowed

    def chairs(self) -> int:
        """How many chairs it takes."""
        return self.game.chairs(self.seats, self.options)

    def deal(self, dealt: Dealt) -> State:
        return self.game.deal(self.seats, int(dealt.seed), self.options, dealt.edition)
