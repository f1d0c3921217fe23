"""How even a game is: sides or seats, counted for each set-up and each set that was dealt."""

from __future__ import annotations

import json

import pytest

import ridotto
from ridotto.bots import make_bot
from ridotto.bots.whole_game import play_out
from ridotto.cli.main import main
from ridotto.lab.balance import BalanceTally, BalanceTrial, TrialGame, from_first_seat, play_trial, run_trial, setups
from ridotto.lab.runners import AllCores

Capture = pytest.CaptureFixture[str]


def test_sides_are_counted_for_all_games_and_for_each_set() -> None:
    tally = BalanceTally(BalanceTrial("carnaval", 7, {"roles": "usual"}, "random", 3))
    for won_by, dealt_set in (("guests", "chef"), ("pranksters", "chef"), ("guests", "soldier")):
        tally.add(TrialGame([won_by], dealt_set))
    assert {name: score.wins for name, score in tally.scores.items()} == {"guests": 2, "pranksters": 1, "draw": 0}
    assert tally.by_set["chef"]["guests"].rate == 0.5
    assert tally.by_set["soldier"]["guests"].games == 1


def test_seats_that_end_level_share_a_win() -> None:
    tally = BalanceTally(BalanceTrial("mask", 3, {}, "random", 1))
    tally.add(TrialGame(["1", "3"], ""))
    assert [score.wins for score in tally.scores.values()] == [0.5, 0.0, 0.5]
    assert tally.by_set == {}


@pytest.mark.parametrize("game", ["masker", "mascarade"])
def test_seats_are_counted_from_the_one_that_begins(game: str) -> None:
    """Masker draws it by lot (MK-3); elsewhere, the first seat begins."""
    trial = BalanceTrial(game, 3, {}, "random", 12)
    starters = set()
    for number in range(12):
        seed = 1_000_003 + number
        state = ridotto.game(game).deal(3, seed, from_first_seat(ridotto.game(game), {}))
        [starter] = state.to_act
        play_out(state, [make_bot("random", state.game, seed * 3 + seat) for seat in range(3)])
        assert state.outcome is not None
        in_order = [*range(starter, 3), *range(starter)]
        assert play_trial(trial, number).winners == [str(in_order.index(seat) + 1) for seat in state.outcome.winners]
        starters.add(starter)
    assert len(starters) == (3 if game == "masker" else 1)


def test_a_trial_adds_up_its_games() -> None:
    trial = BalanceTrial("masker", 2, {}, "greedy", 6)
    tally = run_trial(trial, lambda: None, AllCores(1))
    assert sum(score.wins for score in tally.scores.values()) == 6
    alone = [play_trial(trial, number) for number in range(6)]
    assert tally.scores["1"].wins == sum(game.winners.count("1") / len(game.winners) for game in alone)


def test_a_person_who_leads_changes_nothing_unless_they_act() -> None:
    """They have a seat of their own, so as many play as before, dealt from the same sets."""
    led, alone = (BalanceTrial("carnaval", 7, {"master": master}, "novice", 1) for master in ("person", "house"))
    assert [play_trial(led, number) for number in range(4)] == [play_trial(alone, number) for number in range(4)]


def test_a_person_who_leads_leaves_the_invitation_to_the_lot() -> None:
    """CV-57"""
    led = BalanceTrial("carnaval", 7, {"master": "person", "gatecrasher": True}, "novice", 1)
    assert play_trial(led, 0).winners[0] in led.contenders


def test_what_is_measured() -> None:
    carnival, masker = ridotto.game("carnaval"), ridotto.game("masker")
    assert setups(carnival, 9, {}) == [{"roles": "usual"}, {"roles": "plain"}, {"roles": "full"}]
    assert setups(carnival, 9, {"roles": "full"}) == [{"roles": "full"}]
    assert setups(carnival, 9, {"confidence": True})[0] == {"confidence": True, "roles": "usual"}
    assert setups(masker, 2, {})[0] == {}
    assert {"grid": "stacks"} in setups(masker, 2, {})
    assert setups(masker, 2, {"grid": "stacks"}) == [{"grid": "stacks"}]


def test_the_sets_of_a_preset_are_shown_as_they_are_typed(capsys: Capture) -> None:
    asked = ["balance", "carnaval", "--players", "4-5", "--games", "5", "--strength", "random", "--workers", "1"]
    assert main([*asked, "--roles", "usual", "--json", "--language", "en"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["players"] for line in lines} == {4, 5}
    for players in (4, 5):
        of_all = [line for line in lines if line["players"] == players and not line["set"]]
        of_sets = [line for line in lines if line["players"] == players and line["set"]]
        assert sum(line["wins"] for line in of_all) == sum(line["wins"] for line in of_sets) == 5
        dealt = of_sets[0]["set"].split(",")
        assert ridotto.game("carnaval").deal(players, 1, {"roles": dealt}).to_act


def test_a_table_to_read(capsys: Capture) -> None:
    asked = ["mascarade", "--players", "2,3", "--games", "2", "--strength", "random", "--workers", "1"]
    assert main(["balance", *asked, "--language", "en"]) == 0
    printed = capsys.readouterr()
    assert "3 players, usual options" in printed.out
    assert "seat 3" in printed.out
    assert "games" in printed.err  # how far it is


@pytest.mark.parametrize("players", ["x", "-", "4,", "99"])
def test_a_number_of_players_that_cannot_be(players: str, capsys: Capture) -> None:
    assert main(["balance", "carnaval", "--players", players]) == 2
    assert capsys.readouterr().err
