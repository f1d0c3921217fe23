"""Whoever leads is asked by the rules, but no bot knows how to lead."""

from __future__ import annotations

import pytest
from tables import PEOPLE, Evening, guest

from ridotto.errors import NotNow
from ridotto.house.questions import for_hint


def test_no_bot_advises_whoever_names_the_first_holder() -> None:
    """CV-32"""
    options: dict[str, object] = {"master": "person", "gatecrasher": True}
    table = Evening("carnaval", 8, options).sit(*PEOPLE, "Zoe").start().table
    assert table.state is not None
    assert table.state.to_act == (8,)
    with pytest.raises(NotNow):
        for_hint(table, guest("Zoe"), 8)
