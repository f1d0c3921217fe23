"""What a bot that has to decide is asked, and what it needn't think about."""

from __future__ import annotations

import hashlib

from ridotto.bots import ADVISER, remembers
from ridotto.bots.question import Question
from ridotto.rules.event import Facts
from ridotto.table.lessons.catalog import as_record_moves, lesson_of
from ridotto.table.table import Table
from ridotto.table.thinking.view_history import ViewHistory

READY = "ready"  # the move that ends a bot's part in a discussion


def waits_for_talk(table: Table, seat: int) -> bool:
    """Whether it's in a discussion where some people haven't said yet that they are ready."""
    assert table.state is not None
    return READY in table.state.moves(seat) and any(other in table.people() for other in table.state.to_act)


def view_of(table: Table, seat: int) -> Facts:
    assert table.state is not None
    return table.state.view(seat)


def question_for(table: Table, seat: int, kind: str, history: ViewHistory | None = None) -> Question:
    """The same at every node, so that two nodes find the same move."""
    assert table.dealt is not None
    remembering = remembers(kind, table.game)
    seed = thinking_seed(table.dealt.seed, 0 if remembering else len(table.moves), seat)
    earlier = (history or ViewHistory()).views_of(table, seat) if remembering else ()
    return Question(table.game.name, kind, view_of(table, seat), seed, earlier=earlier, quiet=is_standin(table, seat))


def question_for_hint(table: Table, seat: int, seed: int) -> Question:
    """For a master bot, with this seat's own view and, if it has a memory, what the seat saw before."""
    earlier = ViewHistory().views_of(table, seat) if remembers(ADVISER, table.game) else ()
    return Question(table.game.name, ADVISER, view_of(table, seat), seed, hint=True, earlier=earlier)


def is_standin(table: Table, seat: int) -> bool:
    """In the chair of a person, a bot says nothing that only they may tell."""
    return table.chairs[seat].guest is not None


def scripted_move(table: Table, seat: int) -> str | None:
    """In a lesson, bots follow its record for as long as the learner does."""
    known = lesson_of(table.game.name).next_move(as_record_moves(table.moves)) if table.lesson else None
    return known[1] if known is not None and known[0] == seat else None


def thinking_seed(seed: str, played: int, seat: int) -> int:
    """Different for every decision, and it doesn't reveal the seed of the deal."""
    digest = hashlib.sha256(f"{seed}/{played}/{seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
