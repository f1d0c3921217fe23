"""The carnival's arena: each side has its bot, the winners are counted by their side."""

from __future__ import annotations

import json

import pytest
from support.rules.carnaval_positions import drawn

import ridotto
from ridotto.bots.whole_game import DRAW, winner
from ridotto.cli.main import main
from ridotto.games.carnaval.package import GUESTS, PRANKSTERS
from ridotto.lab.runners import AllCores
from ridotto.lab.sides import SidesMatch, SidesTally, play_sides, run_sides


def carnival(guests: str, pranksters: str, players: int, games: int) -> SidesMatch:
    return SidesMatch("carnaval", {GUESTS: guests, PRANKSTERS: pranksters}, players, games, {})


def test_the_genie_counts_with_the_pranksters() -> None:
    sides = carnival("master", "talker", 7, 1)
    assert sides.bots_by_seat(drawn("p p e g s g g")) == ["talker"] * 3 + ["master"] * 4


def test_the_winning_side() -> None:
    position = {"roles": ["prankster", "prankster", "guest", "guest", "guest", "guest", "guest"], "phase": "over"}
    ends = {
        GUESTS: {"winners": [2, 3, 4, 5, 6], "scores": [0, 0, 1, 1, 1, 1, 1], "reason": "carnaval-guests-win"},
        PRANKSTERS: {"winners": [0, 1], "scores": [1, 1, 0, 0, 0, 0, 0], "reason": "carnaval-pranksters-win"},
        DRAW: {"winners": [0, 1, 2, 3, 4, 5, 6], "scores": [0] * 7, "reason": "carnaval-dawn"},
    }
    for side, outcome in ends.items():
        assert winner(ridotto.game("carnaval").load(position | {"outcome": outcome})) == side


def test_the_score_counts_every_game_once() -> None:
    tally = SidesTally(carnival("master", "novice", 9, 4))
    for won_by in (GUESTS, GUESTS, PRANKSTERS, DRAW):
        tally.add(won_by)
    assert [score.wins for score in tally.scores.values()] == [2, 1, 1]
    assert {score.games for score in tally.scores.values()} == {4}
    assert [score.name for score in tally.scores.values()] == ["guests master", "pranksters novice", "draw"]


def test_games_repeat_on_any_number_of_cores() -> None:
    sides = carnival("regular", "novice", 7, 4)
    progress: list[int] = []
    tally = run_sides(sides, progress.append, AllCores(2))
    assert progress == [1, 2, 3, 4]
    alone = [play_sides(sides, number) for number in range(4)]
    assert tally.scores[GUESTS].wins == alone.count(GUESTS)


def test_believing_pays() -> None:
    """Babblers hardly win a game and believers about half, so over twenty games they're more than a fifth apart."""
    games = 20
    believing = [play_sides(carnival("master", "master", 9, games), number) for number in range(games)]
    babbling = [play_sides(carnival("talker", "master", 9, games), number) for number in range(games)]
    assert believing.count(GUESTS) - babbling.count(GUESTS) >= games / 5


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "carnaval", "--guests", "novice", "--pranksters", "talker", "--players", "7", "--games", "2"]
    assert main(args) == 0
    assert "guests novice" in capsys.readouterr().out
    assert main([*args, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["name"] for line in lines] == ["guests novice", "pranksters talker", "draw"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["masker"], "Say who plays"),
        (["masker", "--guests", "master", "--pranksters", "master"], "Only Au carnaval de Venise has these sides"),
        (["carnaval", "--guests", "master"], "Only Au carnaval de Venise has these sides"),
        (["carnaval", "--guests", "wizard", "--pranksters", "master"], "no bot called “wizard”"),
        (["carnaval", "--guests", "master", "--pranksters", "master", "--players", "3"], "4 to 15 players, not 3"),
        (["carnaval", "--guests", "master", "--pranksters", "master", "--games", "0"], "at least one game"),
    ],
)
def test_bad_sides_are_refused(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *args]) == 2
    assert sentence in capsys.readouterr().err
