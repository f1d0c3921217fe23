"""The answer to a question, and how a worker finds it."""

from __future__ import annotations

import random

import msgspec

from ridotto import catalog
from ridotto.bots import RememberingBot, choose_move, make_adviser, make_bot
from ridotto.bots.hints import find_hints
from ridotto.bots.question import Question
from ridotto.bots.search_bot import ProgressCallback
from ridotto.bots.whole_game import FinishedGame, WholeGame, play_whole_game

HintRow = tuple[str, float, str, dict[str, str | int]]  # a move, its worth, the key of a sentence and its facts


class Answer(msgspec.Struct, frozen=True, tag=True):
    move: str
    hints: list[HintRow] = []

    def is_legal_for(self, question: Question) -> bool:
        return {self.move, *(hint[0] for hint in self.hints)} <= set(question.moves)


def answer_request(request: Question | WholeGame, on_progress: ProgressCallback) -> Answer | FinishedGame | None:
    """Thinks, or plays, here and now. None if it has been stopped."""
    if isinstance(request, WholeGame):
        return play_whole_game(request, on_progress)
    return answer_question(request, on_progress)


def answer_question(question: Question, on_progress: ProgressCallback) -> Answer:
    return (
        answer_with_hints(question, on_progress) if question.hint else Answer(answer_with_move(question, on_progress))
    )


def answer_with_move(question: Question, on_progress: ProgressCallback) -> str:
    player = make_bot(question.kind, catalog.game(question.game), question.seed)
    if isinstance(player, RememberingBot):
        player.quiet = question.quiet
        for view in question.earlier:
            player.observe(view)
    return choose_move(player, question.view, on_progress)


def answer_with_hints(question: Question, on_progress: ProgressCallback) -> Answer:
    adviser = make_adviser(question.kind, catalog.game(question.game), question.seed)
    found = find_hints(adviser, question.view, question.earlier, on_progress)
    return Answer(found[0].move, [(hint.move, hint.worth, *hint.why) for hint in found])


def random_answer(question: Question) -> Answer:
    """Any legal move: played when thinking failed, so that no table waits forever."""
    return Answer(random.Random(question.seed).choice(question.moves))
