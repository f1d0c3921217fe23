"""Queries by players about their own seats; they leave no trace in the log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypedDict

from ridotto.bots.answer import HintRow
from ridotto.bots.hints import reason_for_reader, reason_sentence, with_names
from ridotto.bots.pool import Answer, Question
from ridotto.errors import NotNow, RidottoError
from ridotto.house.refusals import refusal_of
from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.commands import HintPlease, Look, Move, Why
from ridotto.table.events import Guest
from ridotto.table.handlers.playing import handle_move
from ridotto.table.state import CommandContext
from ridotto.table.table import Table
from ridotto.table.thinking.bot_question import question_for_hint


class WhyAnswer(TypedDict, total=False):
    """Why a move would be refused; empty if it wouldn't."""

    code: str
    key: str
    facts: dict[str, str | int]
    sentence: str


class LookAnswer(TypedDict):
    """What each move would do."""

    previews: dict[str, Facts]


class SuggestedMove(TypedDict):
    """A move that a master bot suggests, and why."""

    move: str
    worth: float
    key: str
    facts: dict[str, str | int]
    sentence: str  # empty if there's nothing simple to say


class HintAnswer(TypedDict):
    """The best one first."""

    hints: list[SuggestedMove]


class RematchAnswer(TypedDict):
    """The table of a rematch."""

    code: str


AnyAnswer = WhyAnswer | LookAnswer | HintAnswer | RematchAnswer


def answer_query(table: Table, context: CommandContext, command: Why | Look) -> Facts:
    table.is_duplicate(context.guest, command)
    if isinstance(command, Why):
        return {**why_refused(table, context, command)}
    return {**preview_moves(table, context.guest, command.seat)}


def why_refused(table: Table, context: CommandContext, command: Why) -> WhyAnswer:
    """Why the table would refuse that move, in the same words; empty if it wouldn't."""
    try:
        handle_move(table, context, Move(command.id, command.seat, command.move))
    except RidottoError as fault:
        refusal = refusal_of(fault, context.guest.language)
        return {"code": refusal.code, "key": refusal.key, "facts": refusal.facts, "sentence": refusal.sentence}
    return {}


def preview_moves(table: Table, guest: Guest, seat: int) -> LookAnswer:
    """What each move of the seat would do, as far as the seat can know."""
    state = own_state(table, guest, seat)
    return {"previews": {move: state.preview(seat, move) for move in state.moves(seat)}}


def hint_question(table: Table, guest: Guest, command: HintPlease) -> Question:
    """Whoever leads may always say something, but no bot knows how."""
    table.is_duplicate(guest, command)
    seat = command.seat
    state = own_state(table, guest, seat)
    table.check_hints()
    if seat not in state.to_act or table.is_leader(seat):
        raise NotNow("no-move-to-look-at")
    return question_for_hint(table, seat, secrets.randbits(32))


def own_state(table: Table, guest: Guest, seat: int) -> State:
    table.check_plays_seat(guest, seat)
    return table.check_playing()


def chair_names(table: Table) -> list[str]:
    return [chair.name or "" for chair in table.chairs]


def hint_answer(game: str, found: Answer, names: Sequence[str], language: str, reader: int | None = None) -> HintAnswer:
    return {"hints": [suggested_move(game, hint, names, language, reader) for hint in found.hints]}


def suggested_move(game: str, hint: HintRow, names: Sequence[str], language: str, reader: int | None) -> SuggestedMove:
    move, worth, reason, facts = hint
    key, named = reason_for_reader(game, reason, facts, reader), with_names(facts, names)
    return {"move": move, "worth": worth, "key": key, "facts": named, "sentence": reason_sentence(language, key, named)}
