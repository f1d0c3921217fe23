"""What the guide says in a lesson of the carnival fits the phase and the call."""

from __future__ import annotations

from typing import Any

import pytest
from support.table.pupil import Pupil

from ridotto.games.carnaval.lesson import gentleman_falls, is_masked_again

OF_PHASE = {
    "discussion": {"ask", "claim", "accuse", "ready", "second", "talk", "waits", "bare"},
    "defence": {"defence", "listen", "waits", "bare"},
    "vote": {"vote", "runoff", "ballot", "bare"},
}


@pytest.mark.parametrize("seed", range(4))
def test_in_every_phase_of_the_carnival_the_guide_speaks_of_that_phase(seed: int) -> None:
    pupil = Pupil("carnaval", seed, eager=seed > 1)
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        allowed = OF_PHASE.get(view["phase"])
        if allowed is not None and pupil.moves():
            assert pupil.guide.say.removeprefix("learn-carnaval-") in allowed
        if view["round"] > 1 and view["phase"] == "vote" and pupil.moves():
            assert pupil.guide.say in {"learn-carnaval-runoff", "learn-carnaval-bare"}
        pupil.step(obedient=seed % 2 == 0)
    assert pupil.guide.feedback is None, "there is nothing left to look out for"


SAID_AT_CALL = {
    "soldier": {"hush", "night", "soldier", "bare"},
    "mask-lender": {"lender"},
    "pranksters": {"pranksters"},
}


@pytest.mark.parametrize("seed", range(4))
def test_at_every_call_of_the_carnival_the_guide_says_what_that_role_does(seed: int) -> None:
    pupil = Pupil("carnaval", seed, eager=seed > 1)
    heard = set()
    while pupil.table.phase == "playing":
        view: Any = pupil.table.check_playing().view(pupil.seat)
        if view["phase"] == "dance":
            heard.add(view["heard"])
            assert pupil.guide.say.removeprefix("learn-carnaval-") in SAID_AT_CALL[view["heard"]]
        pupil.step(obedient=seed % 2 == 0)
    assert heard == set(SAID_AT_CALL)


def at_the_buffet() -> Pupil:
    """The first talk of the carnival, before the guide has been answered."""
    pupil = Pupil("carnaval", 1, eager=True)
    while pupil.guide.say != "learn-carnaval-ask":
        pupil.step(obedient=True)
    return pupil


def says(pupil: Pupil, verb: str) -> tuple[str, str | None]:
    """Says something, and returns what the guide says to it."""
    pupil.now += 1
    pupil.play(next(move for move in pupil.moves() if move.split()[0] == verb))
    return pupil.guide.say.removeprefix("learn-carnaval-"), pupil.guide.feedback


def test_in_a_talk_any_statement_will_do() -> None:
    pupil = at_the_buffet()
    assert says(pupil, "accuse") == ("ask", "learn-carnaval-accuse-done")
    assert says(pupil, "ask") == ("claim", "learn-carnaval-ask-done")
    assert says(pupil, "ask") == ("claim", "learn-carnaval-ask-done")
    assert says(pupil, "ready") == ("waits", "learn-carnaval-ready-done")


def test_where_the_guide_allows_many_moves_no_single_one_is_suggested() -> None:
    pupil = at_the_buffet()
    assert pupil.guide.tries == ()
    assert pupil.guide.wants


def test_in_the_first_dance_the_guide_says_what_the_gentleman_may_have_done() -> None:
    assert at_the_buffet().guide.feedback == "learn-carnaval-gallant"


def test_a_mask_that_is_given_back_is_news_once() -> None:
    before: Any = {"masked": [0, 2], "shown": [1]}
    now: Any = {"masked": [0, 1, 2], "shown": [1]}
    assert is_masked_again(before, now)
    assert not is_masked_again(now, now)


def fallen(role: str, phase: str, victims: list[int]) -> tuple[Any, Any]:
    """Before and after the mask of seat 1, who has that card, comes off."""
    before = {"seat": 0, "phase": phase, "masked": [0, 1, 2], "shown": [], "victims": victims}
    now = {"seat": 0, "masked": [0, 2], "shown": [1], "roles": ["guest", role, None], "outcome": None}
    return before, now


def test_a_gentleman_who_was_voted_out_has_stepped_in_for_nobody() -> None:
    assert gentleman_falls(*fallen("gentleman", "dance", []))
    assert gentleman_falls(*fallen("gentleman", "verdict", [2]))
    assert not gentleman_falls(*fallen("gentleman", "verdict", [1]))
    assert not gentleman_falls(*fallen("gentleman", "vote", []))
    assert not gentleman_falls(*fallen("chef", "dance", []))
