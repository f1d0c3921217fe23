"""Once more with the same people."""

from __future__ import annotations

import pytest
from tables import Evening, whats

from ridotto.errors import NotAllowed, NotNow
from ridotto.table import asks, gate
from ridotto.table.log import Clock, Rematched
from ridotto.table.rematch import opening
from ridotto.table.table import Table


def again(evening: Evening) -> Table:
    rematched = evening.table.rematch
    assert rematched is not None
    return Table.replay(opening(evening.table, rematched, evening.now))


def over(game: str, seats: int, *names: str, **options: object) -> Evening:
    evening = Evening(game, seats, options, Clock("bank", 900, 3)).sit(*names).start()
    evening.play_out(1)
    return evening


def test_everybody_sits_one_seat_further() -> None:
    evening = over("masker", 4, "Anna", "Anna/Ben", "-", "Cy", grid="stacks")
    evening.ask("Cy", asks.Rematch("x"))
    table = again(evening)
    assert [chair.name for chair in table.chairs] == ["Cy", "Anna", "Ben", evening.table.chairs[2].name]
    assert (table.phase, table.options, table.clock) == ("gathering", {"grid": "stacks"}, Clock("bank", 900, 3))
    assert table.host.id == "anna"
    assert table.code != evening.table.code


def test_asked_twice_it_is_the_same_table() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    first = evening.ask("Anna", asks.Rematch("x"))
    assert [type(entry.what) for entry in first] == [Rematched]
    assert evening.ask("Bob", asks.Rematch("y")) == []
    frame = gate.snapshot(evening.table, "bob", (), evening.now).frame
    assert frame.rematch == again(evening).code
    assert frame.rematch_by == 0, "Bob reads that Anna wants to play again"


def test_only_players_and_only_after_the_end() -> None:
    evening = Evening("masker", 2).sit("Anna", "Bob").start()
    with pytest.raises(NotNow, match="when the game is over"):
        evening.ask("Anna", asks.Rematch("x"))
    evening.play_out(1)
    with pytest.raises(NotAllowed, match="Only the players at this table"):
        evening.ask("Zoe", asks.Rematch("y"))


def test_who_gave_his_chair_to_a_bot_is_asked_himself_again() -> None:
    evening = Evening("masker", 2).sit("Anna", "Bob").start()
    evening.ask("Bob", asks.GiveSeat("x", 1))
    evening.play_out(1)
    evening.ask("Bob", asks.Rematch("y"))
    assert again(evening).chairs[0].is_person


def test_who_leads_keeps_leading_and_ladies_stay_ladies() -> None:
    evening = over("carnaval", 4, "Anna", "Bob", "Cy", "Di", "Zoe", master="person", ladies=[0, 3])
    evening.ask("Zoe", asks.Rematch("x"))
    table = again(evening)
    assert [chair.name for chair in table.chairs] == ["Di", "Anna", "Bob", "Cy", "Zoe"]
    assert table.options["ladies"] == [0, 1]


def test_titles_are_counted_anew() -> None:
    evening = over("carnaval", 4, "lady Anna", "lord Bob", "lord Cy", "lord Di")
    assert evening.table.options["ladies"] == [0]
    evening.ask("Anna", asks.Rematch("x"))
    assert "ladies" not in again(evening).options


def test_the_new_table_is_played_like_any_other() -> None:
    evening = over("masker", 2, "Anna", "Bob")
    evening.ask("Anna", asks.Rematch("x"))
    evening.table = again(evening)
    assert whats(evening.ask("Anna", asks.Start("y"))) == ["Dealt"]
    assert evening.play_out(2).ended is not None
