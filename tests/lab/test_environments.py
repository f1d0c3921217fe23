"""PettingZoo's own tests, on every game of the catalog; and what its tests don't ask."""

from __future__ import annotations

import json
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

import ridotto
from ridotto.errors import BadOption
from ridotto.lab.training.cycle_env import CycleEnv
from ridotto.lab.training.encodings import encoding_for
from ridotto.lab.training.environments import env, parallel_env
from ridotto.lab.training.spaces import split
from ridotto.lab.training.turn_env import TurnEnv

GAMES = list(ridotto.GAMES)
# PettingZoo keeps a list of its own environments that may have a mask in their observation, or no action at the end.
as_a_classic = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@as_a_classic
@pytest.mark.parametrize("name", GAMES)
def test_it_passes_pettingzoos_api_test(name: str) -> None:
    api_test(env(name), num_cycles=100)


@as_a_classic
@pytest.mark.parametrize("name", GAMES)
def test_it_passes_pettingzoos_test_of_parallel_environments(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_pettingzoos_seed_test(name: str) -> None:
    seed_test(partial(env, name), num_cycles=50)


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_pettingzoos_test_of_cycles(name: str) -> None:
    max_cycles_test(SimpleNamespace(env=partial(env, name), parallel_env=partial(parallel_env, name)))


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_pettingzoos_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name))
    assert f'"game": "{name}"' in capsys.readouterr().out


def turn_env(name: str, seats: int | None = None) -> TurnEnv:
    unwrapped = env(name, seats).unwrapped
    assert isinstance(unwrapped, TurnEnv)
    return unwrapped


def test_a_seed_deals_the_game_that_the_rulebook_deals() -> None:
    masker = turn_env("masker")
    masker.reset(seed=7)
    state = ridotto.game("masker").deal(2, 7)
    assert json.loads(masker.view("player_1")) == state.view(1)
    assert masker.agent_selection == f"player_{state.to_act[0]}"


def test_without_a_seed_the_games_differ_but_the_first_seed_decides_them_all() -> None:
    def first_views(seed: int) -> list[str]:
        masker = turn_env("masker")
        masker.reset(seed=seed)
        views = []
        for _ in range(3):
            masker.reset()
            views.append(masker.view("player_0"))
        return views

    assert first_views(3) == first_views(3)
    assert len({*first_views(3), *first_views(4)}) == 6


def test_a_game_can_begin_with_a_drawn_position() -> None:
    masker = turn_env("masker")
    grid = ["o" + "R" + "." * 4, "B" + "." * 5, *["." * 6] * 4]
    masker.reset(options={"position": {"grid": grid, "colours": ["R", "B"], "captured": ["", ""], "turn": 0}})
    assert masker.game.move_text(0, 1) == "b1"
    masker.step(1)  # the last red cross is captured by the player in red
    assert masker.rewards == {"player_0": -1.0, "player_1": 1.0}
    assert all(masker.terminations.values())


def test_an_observation_can_be_split_into_its_fields() -> None:
    encoding = encoding_for("masker", 3)
    rows = np.array([encoding.observe(encoding.deal(seed).view(1)) for seed in (1, 2)])
    fields = split(encoding, rows)
    assert {name: field.shape[1:] for name, field in fields.items()} == encoding.fields
    assert fields["grid"].shape == (2, 7, 36)
    assert (fields["grid"].sum(axis=1) == 1).all(), "there's one cross on each square"
    assert (fields["colours"].sum(axis=2) == [1, 0, 0]).all(), "a seat knows its own colour"


def test_bad_seats_and_options_are_refused_at_once() -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        env("masker", seats=9)
    with pytest.raises(BadOption, match="no option"):
        env("masker", options={"colour": "red"})


# -- where everybody is asked


def test_at_the_carnival_the_order_of_the_agents_tells_nothing() -> None:
    """Everybody is asked in every cycle, whoever has something to decide (CV-40)."""
    carnival = env("carnaval", seats=7)
    carnival.reset(seed=5)
    assert isinstance(carnival.unwrapped, CycleEnv)
    asked = []
    for agent in carnival.agent_iter(70):
        observation, *_ = carnival.last()
        asked.append(agent)
        carnival.step(np.flatnonzero(observation["action_mask"])[0])
    assert asked == [f"player_{seat}" for seat in range(7)] * 10


def test_whoever_has_nothing_to_decide_waits_and_an_illegal_action_is_waiting_too() -> None:
    masker = parallel_env("masker")
    assert isinstance(masker, CycleEnv)
    observations, _ = masker.reset(seed=7)
    acting = f"player_{masker.game.state.to_act[0]}"
    waiting = {"player_0": "player_1", "player_1": "player_0"}[acting]
    assert np.flatnonzero(observations[waiting]["action_mask"]).tolist() == [masker.wait]
    assert not observations[acting]["action_mask"][masker.wait]
    before = masker.view(acting)
    stop = masker.wait - 1  # isn't legal before a capture
    masker.step({acting: stop, waiting: 0})
    assert masker.view(acting) == before
    masker.step({acting: int(np.flatnonzero(observations[acting]["action_mask"])[0]), waiting: masker.wait})
    assert masker.view(acting) != before


def test_votes_of_one_cycle_are_all_cast() -> None:
    carnival = parallel_env("carnaval", seats=7)
    assert isinstance(carnival, CycleEnv)
    roles = ["prankster", "prankster", *["guest"] * 5]
    carnival.reset(options={"position": {"roles": roles, "phase": "vote"}})
    texts = {carnival.game.move_text(2, action): action for action in carnival.game.legal_actions(2)}
    carnival.step({**dict.fromkeys(carnival.agents, texts["vote 0"]), "player_0": texts["pass"]})
    seen = json.loads(carnival.view("player_3"))
    assert seen["votes"] == ["none", 0, 0, 0, 0, 0, 0]
    assert seen["shown"] == [0]
