"""What comes back: the answer to a question, and the words on the way to it."""

from __future__ import annotations

import random

import msgspec

from ridotto.bots import bot, choice, thinker
from ridotto.bots.believer import BelieverBot
from ridotto.bots.hint import hints
from ridotto.bots.pool.question import Question
from ridotto.bots.searcher import Progress
from ridotto.rules import catalog

Hint = tuple[str, float, str, dict[str, str | int]]  # a move, its worth, a key of `words/` and its facts


class Answer(msgspec.Struct, frozen=True, tag=True):
    move: str
    hints: list[Hint] = []

    def fits(self, question: Question) -> bool:
        return {self.move, *(hint[0] for hint in self.hints)} <= set(question.moves)


def answer(question: Question, progress: Progress) -> Answer:
    """Thinks, here and now."""
    return hinted(question, progress) if question.hint else Answer(chosen(question, progress))


def chosen(question: Question, progress: Progress) -> str:
    player = bot(question.kind, catalog.game(question.game), question.seed)
    if isinstance(player, BelieverBot):
        player.quiet = question.quiet
        for view in question.earlier:
            player.watch(view)
    return choice(player, question.view, progress)


def hinted(question: Question, progress: Progress) -> Answer:
    master = thinker(question.kind, catalog.game(question.game), question.seed)
    found = hints(master, question.view, question.earlier, progress)
    return Answer(found[0].move, [(hint.move, hint.worth, *hint.why) for hint in found])


def any_answer(question: Question) -> Answer:
    """Some legal move: what is played when thinking failed, so that no table waits for ever."""
    return Answer(random.Random(question.seed).choice(question.moves))
