"""Asking twice under one id is harmless; asking something else under it is refused."""

from __future__ import annotations

import pytest
from tables import Evening

from ridotto.errors import BadAsk
from ridotto.table import asks
from ridotto.table.asks import AnyAsking
from ridotto.table.log import read, written
from ridotto.table.table import Table


def begun() -> tuple[Evening, str, int, list[str]]:
    """A game, who is to move, at which seat, and the moves."""
    evening = Evening().sit("Anna", "Bob").start()
    assert evening.table.state is not None
    seat = evening.table.state.to_act[0]
    return evening, evening.who(seat), seat, evening.table.state.moves(seat)


def test_the_same_asking_again_changes_nothing() -> None:
    evening, who, seat, moves = begun()
    assert evening.ask(who, asks.Move("x", seat, moves[0]))
    assert evening.ask(who, asks.Move("x", seat, moves[0])) == []


def others(seat: int, moves: list[str]) -> list[AnyAsking]:
    return [
        asks.Move("x", seat, moves[1]),
        asks.Say("x", "Hello"),
        asks.Resign("x", seat),
        asks.Why("x", seat, "nonsense"),
        asks.Look("x", seat),
        asks.HintPlease("x", seat),
    ]


@pytest.mark.parametrize("number", range(6))
def test_another_asking_under_a_used_id_is_refused(number: int) -> None:
    evening, who, seat, moves = begun()
    evening.ask(who, asks.Move("x", seat, moves[0]))
    with pytest.raises(BadAsk, match="Something else was already sent"):
        evening.ask(who, others(seat, moves)[number])


def test_it_is_refused_by_a_house_that_has_read_the_log_as_well() -> None:
    evening, who, seat, moves = begun()
    evening.ask(who, asks.Move("x", seat, moves[0]))
    evening.table = Table.replay(map(read, map(written, evening.table.entries)))
    assert evening.ask(who, asks.Move("x", seat, moves[0])) == []
    with pytest.raises(BadAsk):
        evening.ask(who, asks.Move("x", seat, moves[1]))


def test_another_guest_may_use_the_same_id() -> None:
    evening, who, seat, moves = begun()
    evening.ask(who, asks.Move("x", seat, moves[0]))
    assert evening.ask("Zoe", asks.Say("x", "Bravo"))


def test_a_log_of_an_earlier_version_knows_ids_only() -> None:
    """It had no digests: what is asked again under such an id is taken for the same, as it was then."""
    evening, who, seat, moves = begun()
    evening.ask(who, asks.Move("x", seat, moves[0]))
    lines = [written(entry) for entry in evening.table.entries]
    old = [line[: line.index(b',"digest"')] + b"}" if b'"digest"' in line else line for line in lines]
    assert old != lines
    evening.table = Table.replay(map(read, old))
    assert evening.ask(who, asks.Move("x", seat, moves[0])) == []
