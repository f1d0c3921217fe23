"""The end of a game, in the terminal."""

from __future__ import annotations

import io

from ridotto.cli.evening import show_outcome
from ridotto.cli.terminal import Terminal
from ridotto.rules.position import Outcome


def test_whoever_has_won_is_named_first_and_then_the_others_by_their_scores() -> None:
    said = io.StringIO()
    outcome = Outcome(winners=(2,), scores=(10, 18, 21, 3), reason="mask-last-payday")
    show_outcome(outcome, ["Ada", "Bruno", "Chiara", "Dario"], Terminal(io.StringIO(), said, {}))
    assert "Chiara 21, Bruno 18, Ada 10, Dario 3" in said.getvalue()
