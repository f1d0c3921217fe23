"""Who leads, and what a person who leads can do (CV-33, CV-34)."""

from __future__ import annotations

import random

import pytest
from support.rules.carnaval_positions import call_of, drawn, event_seen, masked, phase_of, play, truly_masked, vote_all

import ridotto
from ridotto import State
from ridotto.errors import IllegalMove, UnknownSeat

LED = {"master": "person"}


def led(cards: str = "p p s l g g g", **facts: object) -> State:
    return drawn(cards, **({"options": LED} | facts))


def test_cv_33_the_house_leads_by_default() -> None:
    """CV-33"""
    state = ridotto.game("carnaval").deal(7, 1)
    assert state.view(None)["leader"] is None
    with pytest.raises(UnknownSeat):
        state.moves(7)


def test_cv_33_a_person_who_leads_has_the_seat_after_the_last() -> None:
    """CV-33"""
    state = ridotto.game("carnaval").deal(7, 1, LED)
    assert (state.view(None)["chairs"], state.view(None)["leader"]) == (8, 7)
    assert 7 not in state.to_act
    assert state.moves(7)
    with pytest.raises(UnknownSeat):
        state.moves(8)


def test_cv_34_the_leader_sees_everything() -> None:
    """CV-34: everything but what the lot will bring."""
    state = led(call="soldier")
    dumped = state.game.dump(state)
    view = state.view(7)
    assert all(view[field] == dumped[field] for field in dumped if field not in ("game", "outcome", "lots"))
    play(state, "2 watch 3")
    assert event_seen(state, 7, "learns") == {"event": "learns", "seat": 2, "player": 3, "suspicious": True}


def test_cv_34_next_call() -> None:
    """CV-34: whoever hasn't decided passes."""
    state = play(led(call="soldier"), "7 next")
    assert call_of(state) == "mask-lender"
    assert event_seen(state, None, "master") == {"event": "master", "seat": 7, "act": "next"}


def test_cv_34_next_where_somebody_must_be_named_is_by_lot() -> None:
    """CV-34"""
    state = play(led("e g g g", call="evil-genie", dance=1), "4 next")
    assert state.game.dump(state)["genie"] in (1, 2, 3)


def test_cv_34_the_leader_ends_the_discussion() -> None:
    """CV-34"""
    assert phase_of(play(led(), "7 end-discussion")) == "vote"


def test_cv_34_the_leader_unmasks_and_masks() -> None:
    """CV-34"""
    state = play(led(), "7 unmask 4")
    assert masked(state) == [0, 1, 2, 3, 5, 6]
    assert event_seen(state, None, "unmasked") == {"event": "unmasked", "seat": 4, "role": "guest"}
    assert masked(play(state, "7 mask 4")) == list(range(7))


def test_cv_34_an_unmasked_holder_is_not_waited_for() -> None:
    """CV-34"""
    state = play(led(call="soldier"), "7 unmask 2")
    assert call_of(state) == "mask-lender"


def test_cv_34_the_leader_blocks_and_frees() -> None:
    """CV-34"""
    state = play(led(call="soldier"), "7 block 2")
    assert state.moves(2) == ["pass"]
    assert "watch 0" in play(state, "7 free 2").moves(2)
    with pytest.raises(IllegalMove, match="isn’t something the master"):
        state.play(7, "free 2")


def test_cv_34_the_leader_moves_the_mark() -> None:
    """CV-34"""
    assert play(led(call="soldier"), "7 mark 2").moves(2) == ["pass"]


def test_cv_34_the_leader_corrects_a_vote_and_it_stays_hidden() -> None:
    """CV-34"""
    state = play(led(phase="vote"), "2 vote 4", "7 vote 2 0")
    assert event_seen(state, 3, "master") == {"event": "master", "seat": 7, "act": "vote 2"}
    assert event_seen(state, 2, "master") == {"event": "master", "seat": 7, "act": "vote 2 0"}
    vote_all(state, {3: 0, 4: 0})
    assert 0 not in masked(state)


@pytest.mark.parametrize(
    ("end", "winners"), [("guests", (2, 3, 4, 5, 6)), ("pranksters", (0, 1)), ("draw", tuple(range(7)))]
)
def test_cv_34_the_leader_ends_the_game(end: str, winners: tuple[int, ...]) -> None:
    """CV-34"""
    state = play(led(), f"7 end {end}")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (winners, "carnaval-masters-word")


def test_cv_34_the_leaders_unmasking_can_end_the_game_too() -> None:
    """CV-34"""
    state = play(led("p p* s l g g g"), "7 unmask 0")
    assert state.outcome is not None
    assert state.outcome.reason == "carnaval-guests-win"


@pytest.mark.parametrize("seats", range(4, 16))
def test_cv_34_whatever_the_leader_does_the_game_goes_on(seats: int) -> None:
    """CV-34: random evenings in which the leader interferes all the time; views can still be rebuilt."""
    choice = random.Random(seats)
    for seed in range(4):
        state = ridotto.game("carnaval").deal(seats, seed, LED | {"gatecrasher": seed % 2 == 0})
        for _ in range(120):
            if not state.to_act:
                break
            mover = seats if choice.random() < 0.3 else choice.choice(state.to_act)
            moves = [move for move in state.moves(mover) if not move.startswith("end ")]
            state.play(mover, choice.choice(moves))
            check(state, choice.choice([None, *range(seats + 1)]), seed)


def check(state: State, seat: int | None, seed: int) -> None:
    dumped = state.game.dump(state)
    assert state.game.dump(state.game.load(dumped)) == dumped
    view = state.view(seat)
    assert state.game.world(view, seed).view(seat) == view
    assert set(truly_masked(state)) <= set(range(state.position.seats))
