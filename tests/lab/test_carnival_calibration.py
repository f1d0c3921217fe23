"""What believers believe is collected as it is, and collecting it changes no evening."""

from __future__ import annotations

from pathlib import Path

import carnival_calibration
import pytest
from carnival_calibration import Listener, Opinion, Sum, Tally, columns_of, keep_results, play_evening

import ridotto
from ridotto.bots import make_bot
from ridotto.bots.whole_game import play_out


def test_collecting_changes_nothing() -> None:
    game = ridotto.game("carnaval")
    ends = []
    for listens in (False, True):
        state = game.deal(7, 3, {"roles": "usual"})
        bots = [make_bot("master", game, seat) for seat in range(7)]
        if listens:
            play_out(state, bots, Listener(state).choose)
        else:
            play_out(state, bots)
        ends.append(game.dump(state))
    assert ends[0] == ends[1]


def test_everybody_hidden_is_asked_about_and_nobody_else() -> None:
    evening = play_evening(5, "master", 4, 0)
    everything = evening["all", ""]
    assert everything.opinions > 0
    assert 0 < everything.said < everything.opinions
    for by in ("bin", "vote", "genie", "clue"):
        assert sum(found.opinions for group, found in evening.items() if group[0] == by) == everything.opinions


def test_scores_of_an_opinion() -> None:
    found = Sum()
    found.add(Opinion(said=0.7, true=True, blind=0.5, vote=1, genie=False, clue="feeling"))
    found.add(Opinion(said=0.0, true=True, blind=0.5, vote=1, genie=False, clue="feeling"))
    assert found.brier == pytest.approx(0.09 + 1.0)
    assert found.blind_brier == pytest.approx(0.5)
    assert found.log_loss == pytest.approx(0.356675 + 6.907755)  # whoever says "never" loses much, but not everything


def test_the_bin_of_somebody_who_is_certain() -> None:
    groups = dict(Opinion(1.0, True, 0.5, 9, True, "feeling").groups())
    assert groups["bin"] == "19"
    assert groups["vote"] == "6"


def test_evenings_are_added_up_one_by_one() -> None:
    """Their squares too: that's what intervals are made of."""
    tally = Tally()
    for opinions, true in ((10, 4), (20, 5)):
        tally.add({("all", ""): Sum(opinions=opinions, true=true)})
    row = tally.rows["all", ""]
    assert (row["evenings"], row["opinions"], row["true"]) == (2, 30, 9)
    assert (row["opinions_squared"], row["opinions_true"], row["true_squared"]) == (500, 140, 41)
    assert set(columns_of(Sum())) == set(carnival_calibration.COLUMNS[4:])


def test_results_of_other_strengths_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "calibration.csv"
    tally = Tally()
    tally.add({("all", ""): Sum(opinions=3, said=1.25, true=1), ("bin", "4"): Sum(opinions=3)})
    for players, strength in ((9, "master"), (5, "master"), (9, "novice"), (9, "master")):
        keep_results(players, strength, tally, file)
    found = [line.split(",")[:4] for line in file.read_text().splitlines()[1:]]
    everything = [["5", "master"], ["9", "novice"], ["9", "master"]]
    assert found == [[*each, *group] for each in everything for group in (["all", ""], ["bin", "4"])]
