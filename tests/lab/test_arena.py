"""The arena counts right, and its intervals and ratings are what the textbooks say."""

from __future__ import annotations

import json

import pytest

from ridotto.bots.score import Score
from ridotto.cli.main import main
from ridotto.errors import RidottoError
from ridotto.lab.arena import GameResult, Match, MatchTally, play_game, run_match
from ridotto.lab.runners import AllCores
from ridotto.lab.scores import ratings
from ridotto.words import LANGUAGES, sentence


def test_wilsons_interval() -> None:
    """Wilson (1927), as computed by hand: 8 of 10 give 0.490 to 0.943."""
    low, high = Score("x", games=10, wins=8).interval
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Score("x").interval == (0.0, 1.0)
    low, high = Score("x", games=10, wins=10).interval
    assert (round(low, 3), round(high, 9)) == (0.722, 1.0)


def test_ratings_are_fair_between_equals_and_order_the_others() -> None:
    even = ratings(["a", "b"], {("a", "b"): 50, ("b", "a"): 50})
    assert even == {"a": 1500, "b": 1500}
    uneven = ratings(["a", "b"], {("a", "b"): 1000, ("b", "a"): 100})
    assert 390 <= uneven["a"] - uneven["b"] <= 402


def test_a_shared_win_is_shared() -> None:
    tally = MatchTally(Match("mask", ("a", "b", "c"), 1, {}))
    tally.add(GameResult(["a", "b", "c"], (0, 1)))
    assert [score.wins for score in tally.scores.values()] == [0.5, 0.5, 0.0]
    assert tally.win_counts == {("a", "c"): 0.5, ("b", "c"): 0.5}


def test_entrants_change_seats_and_games_repeat() -> None:
    match = Match("masker", ("greedy", "random", "random"), 3, {})
    assert [play_game(match, number).entrants.index("greedy") for number in range(3)] == [0, 2, 1]
    assert play_game(match, 1).winners == play_game(match, 1).winners


def test_a_match_on_all_cores() -> None:
    match = Match("masker", ("greedy", "random"), 12, {"grid": "stacks"})
    progress: list[int] = []
    tally = run_match(match, lambda so_far: progress.append(so_far.games), AllCores(2))
    assert progress == list(range(1, 13))
    assert sum(score.wins for score in tally.scores.values()) == 12
    again = run_match(match, lambda so_far: None, AllCores(1))
    assert again.scores == tally.scores


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["masker", "--seats", "master"], "is for 2 to 4 players, not 1"),
        (["masker", "--seats", "master,wizard"], "no bot called “wizard” for Masker"),
        (["masker", "--seats", "random,random", "--games", "0"], "at least one game"),
        (["masker", "--seats", "random,random", "--workers", "0"], "--workers"),
        (["masker", "--seats", "random,random", "--grid", "x"], "isn’t a valid value for the option grid"),
        (["chess", "--seats", "random,random"], "no game called"),
    ],
)
def test_bad_matches_are_refused(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *args]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_prints_a_table_or_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "masker", "--seats", "greedy,random", "--games", "6"]
    assert main(args) == 0
    assert "95% interval" in capsys.readouterr().out
    assert main([*args, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [sorted(line) for line in lines] == [["games", "high", "low", "name", "rate", "wins"]] * 2


WIDTHS = {"games": 6, "wins": 6, "rate": 7, "low": 7, "high": 7, "rating": 6}  # of the figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "name"), [("arena", 10), ("arena-sides", 20)])
def test_headings_are_above_their_figures(kind: str, name: int, language: str) -> None:
    """Each ends where its figures end, and the interval's lies over both of its bounds."""
    marks = {figure: letter * WIDTHS[figure] for figure, letter in zip(WIDTHS, "gwrlhs", strict=True)}
    line = sentence(language, f"{kind}-line", {"name": "n" * name, **marks})
    header = sentence(language, f"{kind}-header", {}).ljust(len(line) + 1)
    assert len(header) == len(line) + 1
    for mark in "gwrs":
        end = line.rfind(mark) + 1
        assert not end or (header[end - 1] != " " and header[end] == " "), mark
    assert header[line.find("l") : line.rfind("h") + 1].strip().startswith(("95", "interval"))


def test_a_match_is_checked_before_anything_is_played() -> None:
    with pytest.raises(RidottoError):
        run_match(Match("masker", ("random", "random"), 5, {"grid": 7}), lambda so_far: None, AllCores())
