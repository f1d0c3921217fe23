"""Waiting for a bot: a note after a while, on a screen only, and Ctrl-C in the middle of a thought."""

from __future__ import annotations

import io

import pytest

import ridotto
from ridotto.bots import choose_move, make_thinking_bot
from ridotto.cli.local import thinking_note
from ridotto.cli.local.thinking_note import ThinkingNote
from ridotto.cli.terminal import CLEAR_LINE, Terminal


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_note_says_how_far_the_thought_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_note, "NOTE_DELAY_SECONDS", 0.0)
    screen = Screen()
    with ThinkingNote(Terminal(io.StringIO(), screen, {})) as waiting:
        assert waiting.update(0.25)
        assert waiting.update(0.5)
    assert screen.getvalue().split(CLEAR_LINE) == ["", "Thinking… 25%", "Thinking… 50%", ""]


@pytest.mark.parametrize(("delay", "screen"), [(0.0, io.StringIO()), (3600.0, Screen())], ids=["a file", "quick"])
def test_otherwise_nothing_is_noted(delay: float, screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_note, "NOTE_DELAY_SECONDS", delay)
    with ThinkingNote(Terminal(io.StringIO(), screen, {})) as waiting:
        waiting.update(0.5)
    assert screen.getvalue() == ""


def test_ctrl_c_works_in_the_middle_of_a_thought() -> None:
    game = ridotto.game("masker")
    state = game.deal(2, 1)
    pauses: list[float] = []

    def pressed(share: float) -> bool:
        pauses.append(share)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        choose_move(make_thinking_bot("master", game, 1), state.view(state.to_act[0]), pressed)
    assert pauses[0] < 0.1
