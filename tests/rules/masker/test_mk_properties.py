"""What holds in every position of Masker that can be reached."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from support.rules.masker_reference import FULL, Dump, crosses_of, in_play, of
from support.rules.variants import VARIANTS, play_choices

from ridotto import State
from ridotto.testing import Variant

MASKER = st.sampled_from([variant for variant in VARIANTS if variant.name == "masker"])
CHOICES = st.lists(st.integers(0, 35), min_size=60, max_size=60)
BOX = Counter("o" + "w" * 5 + "RBGYP" * 6)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(variant=MASKER, seed=st.integers(0, 10**6), choices=CHOICES, length=st.integers(0, 60))
def test_every_reachable_position_is_in_order(variant: Variant, seed: int, choices: list[int], length: int) -> None:
    """MK-1, MK-4, MK-8, MK-9: what must be true of any position."""
    state = play_choices(variant, seed, choices[:length])
    dump = of(state.game.dump(state))
    check_box(dump)
    check_eliminated(dump)
    check_turn(state, dump)


def check_box(dump: Dump) -> None:
    """MK-1: no cross is ever lost or made: 35 and the colourless one."""
    assert Counter("".join([*dump["grid"], *dump["captured"]]).replace(".", "")) == BOX


def check_eliminated(dump: Dump) -> None:
    """MK-9: players without a cross on the grid are out, and nobody else."""
    assert dump["eliminated"] == [seat for seat in range(dump["seats"]) if not crosses_of(dump, seat)]
    assert in_play(dump)


def check_turn(state: State, dump: Dump) -> None:
    """MK-4, MK-8: the player on turn has a move, has taken less than three, and isn't full unless the limit fell."""
    for seat in state.to_act:
        assert state.moves(seat)
        sharing = seat in dump["eliminated"]
        assert sharing or dump["taken"] < 3
        assert dump["unlimited"] or len(dump["captured"][seat]) < FULL[dump["seats"]]
