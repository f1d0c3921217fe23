"""`ridotto arena` and `ridotto balance` in the terminal: how far they are, what they show, and what they refuse."""

from __future__ import annotations

import io
import sys

import pytest

from ridotto.cli.arena import show_progress
from ridotto.cli.main import main

Capture = pytest.CaptureFixture[str]
QUICKLY = ("--strength", "random", "--workers", "1")


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def progress_on(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "stderr", stream)
    for done in (1, 2, 4):
        show_progress(done, 4)
    return stream.getvalue()


def test_on_a_screen_one_bar_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    bars = [f"{'█' * full}{'░' * (40 - full)}" for full in (10, 20, 40)]
    shown = [f"\r{bar} {done} of 4 games" for bar, done in zip(bars, (1, 2, 4), strict=True)]
    assert progress_on(Screen(), monkeypatch) == "".join(shown) + "\n"


def test_a_log_gets_only_the_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_on(io.StringIO(), monkeypatch) == f"\r{'█' * 40} 4 of 4 games\n"


def test_the_arena_lists_the_strongest_first(capsys: Capture) -> None:
    assert main(["arena", "masker", "--seats", "random,greedy", "--games", "12", "--workers", "1"]) == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading.startswith("bot ")
    assert [line.split()[:2] for line in lines] == [["greedy", "12"], ["random", "12"]]


def test_seats_and_sides_do_not_go_together(capsys: Capture) -> None:
    sides = ("--guests", "random", "--pranksters", "random")
    assert main(["arena", "carnaval", "--seats", "random,random,random,random", *sides]) == 2
    said = capsys.readouterr()
    assert "ridotto arena carnaval --guests master --pranksters master" in said.err
    assert said.out == ""


def test_a_setup_is_shown_with_its_options_and_one_bar_counts_them_all(capsys: Capture) -> None:
    asked = ("mascarade", "--players", "2,3", "--links", "any", "--games", "2")
    assert main(["balance", *asked, *QUICKLY]) == 0
    said = capsys.readouterr()
    assert [line for line in said.out.splitlines() if "players" in line] == [
        "2 players, links: any",
        "3 players, links: any",
    ]
    assert said.err.endswith(" 4 of 4 games\n")


def test_without_options_each_is_changed_in_turn(capsys: Capture) -> None:
    assert main(["balance", "masker", "--players", "2", "--games", "1", *QUICKLY]) == 0
    setups = [line for line in capsys.readouterr().out.splitlines() if "players" in line]
    assert setups == ["2 players, usual options", "2 players, grid: stacks"]


def test_the_sets_of_a_preset_are_counted_apart(capsys: Capture) -> None:
    asked = ("carnaval", "--players", "8", "--roles", "usual", "--games", "6")
    assert main(["balance", *asked, *QUICKLY]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "8 players, roles: usual" in lines
    sets = [line for line in lines if line.startswith("  ")]
    assert len(sets) > 1
    games = [int(line.split()[1]) for line in lines if line.startswith("guests ")]
    assert games[0] == 6 == sum(games[1:])


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--games", "0"], "A match needs at least one game, not 0."),
        (["--strength", "wizard"], "no bot called “wizard”"),
        (["--players", "1-2"], "is for 2 to 4 players, not 1"),
        (["--players", "two"], "The value of --players is missing or isn’t valid. See: ridotto balance --help."),
        (["--workers", "0"], "The value of --workers is missing or isn’t valid. See: ridotto balance --help."),
        (["--roles", "usual"], "Mascarade has no option “roles”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_measured_is_refused_before_a_game_is_played(
    args: list[str], sentence: str, capsys: Capture
) -> None:
    assert main(["balance", "mascarade", *args]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""
    assert said.err.count("\n") == 1
