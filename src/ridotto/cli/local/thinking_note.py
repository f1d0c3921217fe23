"""What people see while they wait for a bot."""

from __future__ import annotations

import time
from typing import Final

from ridotto.bots.answer import Answer, answer_question, random_answer
from ridotto.bots.question import Question
from ridotto.cli.terminal import Terminal
from ridotto.words import say

NOTE_DELAY_SECONDS: Final = 1.0  # seconds of thinking that need no note


class ThinkingNote:
    """After a while, a line that shows how far a bot has come, but not which one. It's gone when the bot is done."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.since = time.monotonic()
        self.shown = False

    def update(self, share: float) -> bool:
        if time.monotonic() - self.since >= NOTE_DELAY_SECONDS:
            self.terminal.show_status(say("thinking", percent=int(100 * share)))
            self.shown = True
        return True

    def __enter__(self) -> ThinkingNote:
        return self

    def __exit__(self, *fault: object) -> None:
        if self.shown:
            self.terminal.show_status("")


def think(question: Question, terminal: Terminal) -> Answer:
    """A bot thinks here and now, pausing often enough for Ctrl-C to work. As in a house, no table waits for a bot that
    can't find a legal move."""
    with ThinkingNote(terminal) as note:
        answer = answer_question(question, note.update)
    return answer if answer.is_legal_for(question) else random_answer(question)
