"""What is called, and how long it takes, does not depend on who is masked, blocked or present."""

from __future__ import annotations

import json
import random

import pytest
from support.rules.carnaval_positions import decline, drawn, phase_of, play, until
from support.rules.carnaval_random_options import random_options

import ridotto
from ridotto import State
from ridotto.errors import NotYourTurn
from ridotto.testing import random_move

CARNAVAL = ridotto.game("carnaval")


def publicly(state: State) -> list[object]:
    return [seen for event in state.events if (seen := event.seen_by(None)) is not None]


def declining(state: State, moment: str) -> list[object]:
    """What the table hears until that moment if everybody declines."""
    seen: list[object] = []
    for _ in range(1000):
        if not state.to_act or phase_of(state) == moment:
            break
        decline(state)
        seen += publicly(state)
    return seen


@pytest.mark.parametrize("seats", range(4, 16))
def test_two_deals_sound_alike_as_long_as_nobody_is_unmasked(seats: int) -> None:
    """CV-40"""
    preset = CARNAVAL.deal(seats, 0, {"roles": "full" if seats % 2 else "usual"})
    options = {"roles": preset.view(None)["in_play"]}  # whoever hears the calls knows which roles are called
    streams = []
    for seed in range(6):
        state = CARNAVAL.deal(seats, seed, options)
        start = publicly(state)
        streams.append(json.dumps(start + declining(state, "verdict")[:-1]))
    assert len(set(streams)) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2 convert 5", "2 pass"),
        ("2 convert 5", "2 convert 0"),
        ("2 convert 5", "2 convert 6"),
    ],
)
def test_the_genie_is_not_heard(one: str, other: str) -> None:
    """CV-11"""
    streams = []
    for move in (one, other):
        state = play(drawn("p p e s l o a g g G", call="evil-genie"), move)
        streams.append(publicly(state) + declining(state, "vote"))
    assert streams[0] == streams[1]


def test_nobody_sees_who_is_asked() -> None:
    """CV-40: a call looks the same to the others, whoever answers it and whether or not they can do anything."""
    free = drawn("p p m s l g g g", call="soldier")
    blocked = drawn("p p m s l g g g", call="soldier", blocked={"served": 3})
    elsewhere = drawn("p p m g l s g g", call="soldier")
    for seat in (None, 6, 7, 0):
        assert free.view(seat) == blocked.view(seat)
    assert free.view(None) == elsewhere.view(None)
    assert free.view(None)["to_act"] == []


def test_a_refusal_does_not_say_whose_call_it_is() -> None:
    """CV-40"""
    state = drawn("p p m s l g g g", call="soldier")
    with pytest.raises(NotYourTurn) as refused:
        state.play(5, "pass")
    assert str(refused.value) == "Seat 5 has nothing to decide now."
    assert "3" not in str(refused.value.facts.get("turn", ""))


def test_nobody_sees_whether_a_gentleman_can_step_in() -> None:
    """CV-40: at the verdict they are asked even if they are blocked, or the victim."""
    views = []
    for cards in ("p p G g g g g", "p p g g G g g", "p p g G g g g"):
        state = drawn(cards, phase="verdict", victims=[4], victim=4, mark=3)
        assert len(state.to_act) == 1
        views.append(json.dumps(state.view(None)))
    assert len(set(views)) == 1


@pytest.mark.parametrize("seats", range(4, 16))
def test_a_dance_makes_the_same_stops_in_every_world(seats: int) -> None:
    """CV-40: from any moment of a dance, all worlds of a spectator go on alike when everybody declines."""
    compared = 0
    for seed in range(16):
        choice = random.Random(f"{seats} {seed}")
        state = CARNAVAL.deal(seats, seed, random_options(seats, choice))
        while state.to_act:
            if choice.random() < 0.4 and is_quiet(state):
                world = CARNAVAL.world(state.view(None), seed)
                assert stops(state.copy()) == stops(world)
                compared += 1
            seat = choice.choice(state.to_act)
            state.play(seat, random_move(state, seat, choice))
    assert compared >= 12


def is_quiet(state: State) -> bool:
    """In a dance in which no mask has fallen and none has been named yet."""
    facts = state.game.dump(state)
    if facts["phase"] != "dance" or facts["step"] != "choose" or facts["fallen"] or facts["named"] is not None:
        return False
    return facts["proposals"] == [None] * state.position.seats


def stops(state: State) -> list[str]:
    """What the table sees at every stop of the dance, each once."""
    seen: list[str] = []
    while phase_of(state) == "dance":
        view = json.dumps(state.view(None))
        if not seen or seen[-1] != view:
            seen.append(view)
        decline(state)
    return seen


def test_pranksters_know_each_other_and_converts_from_then_on() -> None:
    """CV-11"""
    state = until(drawn("p p e g g g g", call="evil-genie"), "evil-genie")
    assert state.view(0)["camps"][1] == "pranksters"  # type: ignore[index]
    assert state.view(3)["camps"][0] is None  # type: ignore[index]
    play(state, "2 convert 3")
    assert state.view(3)["camps"][0] == "pranksters"  # type: ignore[index]
    assert [event.kind for event in state.events if event.seen_by(4)] == ["calls"]
    assert [event.kind for event in state.events if event.seen_by(1)] == ["joins", "calls"]
