"""Sending a command twice under one id is harmless; another command under the same id is refused."""

from __future__ import annotations

import pytest
from support.table.table_driver import TableDriver

from ridotto.errors import BadRequest
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.events import decode_entry, encode_entry
from ridotto.table.table import Table


def begun() -> tuple[TableDriver, str, int, list[str]]:
    """A game, the name and seat of the player to move, and their moves."""
    evening = TableDriver().sit("Anna", "Bob").start()
    assert evening.table.state is not None
    seat = evening.table.state.to_act[0]
    return evening, evening.holder_name(seat), seat, evening.table.state.moves(seat)


def test_the_same_command_again_changes_nothing() -> None:
    evening, who, seat, moves = begun()
    assert evening.send(who, commands.Move("x", seat, moves[0]))
    assert evening.send(who, commands.Move("x", seat, moves[0])) == []


def others(seat: int, moves: list[str]) -> list[AnyCommand]:
    return [
        commands.Move("x", seat, moves[1]),
        commands.Say("x", "Hello"),
        commands.Resign("x", seat),
        commands.Why("x", seat, "nonsense"),
        commands.Look("x", seat),
        commands.HintPlease("x", seat),
    ]


@pytest.mark.parametrize("number", range(6))
def test_another_command_under_a_used_id_is_refused(number: int) -> None:
    evening, who, seat, moves = begun()
    evening.send(who, commands.Move("x", seat, moves[0]))
    with pytest.raises(BadRequest, match="Something else was already sent"):
        evening.send(who, others(seat, moves)[number])


def test_a_house_that_has_replayed_the_log_refuses_it_too() -> None:
    evening, who, seat, moves = begun()
    evening.send(who, commands.Move("x", seat, moves[0]))
    evening.table = Table.replay(map(decode_entry, map(encode_entry, evening.table.entries)))
    assert evening.send(who, commands.Move("x", seat, moves[0])) == []
    with pytest.raises(BadRequest):
        evening.send(who, commands.Move("x", seat, moves[1]))


def test_another_guest_may_use_the_same_id() -> None:
    evening, who, seat, moves = begun()
    evening.send(who, commands.Move("x", seat, moves[0]))
    assert evening.send("Zoe", commands.Say("x", "Bravo"))


def test_a_log_of_an_earlier_version_knows_ids_only() -> None:
    """It had no digests: any command under such an id is taken for the same one, as it was then."""
    evening, who, seat, moves = begun()
    evening.send(who, commands.Move("x", seat, moves[0]))
    entries = [encode_entry(entry) for entry in evening.table.entries]
    old = [entry[: entry.index(b',"digest"')] + b"}" if b'"digest"' in entry else entry for entry in entries]
    assert old != entries
    evening.table = Table.replay(map(decode_entry, old))
    assert evening.send(who, commands.Move("x", seat, moves[0])) == []
