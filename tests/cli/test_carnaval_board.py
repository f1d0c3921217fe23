"""The carnival in the terminal: people are called by their names."""

from __future__ import annotations

import io

from support.rules.carnaval_positions import drawn

from ridotto.cli.boards import board_of
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts

NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gaia"]
PLAIN = Terminal(io.StringIO(), io.StringIO(), {})


def secrets(view: Facts) -> list[str]:
    return board_of("carnaval").draw_secrets(view, NAMES, PLAIN)


def test_secrets_name_the_player_they_are_about() -> None:
    state = drawn("p p s g g g w", phase="vote")
    assert "You know: Bruno – a prankster." in secrets(state.view(0))


def test_the_gentleman_reads_whose_mask_is_about_to_come_off() -> None:
    state = drawn("p p G g g g w", phase="verdict", victims=[4], victim=4)
    assert "About to be unmasked: Elena." in secrets(state.view(2))


def test_taking_a_statement_back_repeats_it() -> None:
    board = board_of("carnaval")
    said: list[Facts] = [
        {"event": "says", "seat": 1, "number": 1, "statement": "accuse 2"},
        {"event": "says", "seat": 2, "number": 1, "statement": "report role 3 chef"},
        {"event": "says", "seat": 2, "number": 2, "statement": "retract 1"},
    ]
    shown = [board.describe_event(event, NAMES, said[:at]) for at, event in enumerate(said)]
    assert shown[2] == "Chiara: I take back what I said: “Dario is the chef. I saw it.”"
    assert board.describe_event(said[2], NAMES) == "Chiara: I take back something I said."
