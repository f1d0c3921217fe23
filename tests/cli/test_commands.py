"""The command `ridotto` itself: without a command, with too many words, interrupted, or in front of a poor terminal."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import pytest

from ridotto.cli import main as cli
from ridotto.cli.main import main
from ridotto.cli.terminal import Terminal

Capture = pytest.CaptureFixture[str]
GAMES = [sys.executable, "-m", "ridotto", "games"]


def test_without_a_command_it_explains_itself(capsys: Capture) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for command in cli.COMMANDS:
        assert f"\n    {command} " in said


def test_words_that_mean_nothing_are_named(capsys: Capture) -> None:
    assert main(["games", "by", "night"]) == 2
    assert capsys.readouterr().err == "“by night” doesn’t mean anything here. See: ridotto --help.\n"


def test_ctrl_c_ends_any_command_without_a_complaint(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(args: argparse.Namespace, terminal: Terminal) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.COMMANDS, "games", interrupted)
    assert main(["games"]) == 130
    assert capsys.readouterr() == ("", "")


def test_whoever_reads_only_the_beginning_gets_no_complaint() -> None:
    """As in `ridotto games | head -1`."""
    with subprocess.Popen(GAMES, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == ""
    assert command.returncode == 130


def test_what_a_terminal_cannot_show_is_replaced() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANGUAGE": "fr"}
    done = subprocess.run(GAMES, env=environment, capture_output=True, check=True)
    assert b"Au carnaval de Venise" in done.stdout
    assert b"?" in done.stdout
