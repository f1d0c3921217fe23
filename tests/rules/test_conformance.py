"""What every game of the catalog must do, in every variant. A new game is tested by being in the catalog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.rules.variants import VARIANTS

import ridotto
from ridotto.errors import BadOption, IllegalMove, NotYourTurn, UnknownSeat, UnreadableMove
from ridotto.rules.contract import Game
from ridotto.testing import GAME_CHECKS, VARIANT_CHECKS, Variant
from ridotto.testing.refused import refused
from ridotto.testing.variant import some_positions


def name_of(check: Callable[..., None]) -> str:
    return check.__name__


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("check", VARIANT_CHECKS, ids=name_of)
def test_every_variant(check: Callable[[Variant], None], variant: Variant) -> None:
    check(variant)


@pytest.mark.parametrize("game", ridotto.GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=name_of)
def test_every_game(check: Callable[[Game], None], game: Game) -> None:
    check(game)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_only_players_who_are_ready_at_the_carnival_may_interrupt(variant: Variant) -> None:
    """They may talk on, though nobody waits for them (CV-60)."""
    for state in some_positions(variant, 9):
        free = {seat for seat in range(variant.seats) if seat not in state.to_act and state.moves(seat)}
        ready = state.view(None).get("ready") if variant.name == "carnaval" else []
        assert isinstance(ready, list)
        assert free <= set(ready)


def test_a_preview_needs_a_player_to_act_and_a_legal_move() -> None:
    state = ridotto.game("masker").deal(2, 1)
    waiting = 1 - state.to_act[0]
    with pytest.raises(NotYourTurn):
        state.preview(waiting, "a1")
    with pytest.raises(UnknownSeat):
        state.preview(2, "a1")
    with pytest.raises(UnreadableMove):
        state.preview(state.to_act[0], "there")
    with pytest.raises(IllegalMove):
        state.preview(state.to_act[0], "stop")


def test_the_suites_notice_what_is_not_refused() -> None:
    """They bring their own `raises`, which can fail."""
    with pytest.raises(AssertionError, match="BadOption"), refused(BadOption):
        pass
    with pytest.raises(AssertionError, match="seven"), refused(BadOption, saying="seven"):
        ridotto.game("masker").deal(9, 1)
