"""Before the start: who sits where, who is host, what is played."""

from __future__ import annotations

import pytest
from support.table.table_driver import FixedChance, TableDriver, event_names, guest

import ridotto
from ridotto.errors import BadOption, NotAllowed, NotNow, RidottoError, UnknownGame, UnknownSeat
from ridotto.rules.contract import Game
from ridotto.table import commands
from ridotto.table.bot_names import BOT_NAMES
from ridotto.table.events import Clock, Dealt, Guest
from ridotto.table.handlers.gathering import open_table
from ridotto.table.names import distinct_name
from ridotto.table.records.seal import seal_of
from ridotto.table.state import CommandContext


def names(evening: TableDriver) -> list[str | None]:
    return [chair.name for chair in evening.table.chairs]


def test_guests_sit_down_and_stand_up() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "-", "Bob")
    assert names(evening) == ["Anna", None, "Bob"]
    evening.send("Bob", commands.Stand("x", 2))
    assert names(evening) == ["Anna", None, None]


def test_one_device_may_hold_several_seats_under_several_names() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Anna/Ben", "Bob")
    assert names(evening) == ["Anna", "Ben", "Bob"]
    assert evening.table.seats_of("anna") == (0, 1)


def test_under_their_own_name_a_guest_moves_over_and_stays_host() -> None:
    evening = TableDriver("masker", 4).sit("Anna", "Anna/Ben", "Bob")
    evening.send("Anna", commands.Sit("x", 3, "Anna"))
    assert names(evening) == [None, "Ben", "Bob", "Anna"]
    evening.send("Anna", commands.Stand("y", 1))
    evening.send("Anna", commands.Sit("z", 0, "Anna"))
    assert names(evening) == ["Anna", None, "Bob", None]
    assert evening.table.host.name == "Anna"


def test_a_number_tells_strangers_of_the_same_name_apart() -> None:
    evening = TableDriver("masker", 4).sit("Anna")
    for seat, stranger in enumerate(("second", "third"), start=1):
        namesake = Guest(stranger, "Anna")
        sitting = evening.table.decide(namesake, commands.Sit("x", seat), 0.0, FixedChance())
        evening.table.apply(sitting)
    assert names(evening) == ["Anna", "Anna 2", "Anna 3", None]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Bartholomäus", "Bartholomä 2"), ("Anna", "Anna"), ("Bob", "Bob 2")],
)
def test_a_number_keeps_a_name_short(name: str, expected: str) -> None:
    assert distinct_name(name, ["Bob", "Bartholomäus", None]) == expected


@pytest.mark.parametrize(
    ("who", "command", "sentence"),
    [
        ("Bob", commands.Sit("x", 0), "Seat 1 is taken"),
        ("Anna", commands.Sit("x", 1), "To take another, give its player a name"),
        ("Bob", commands.Sit("x", 1, "Anna"), "two players called Anna"),
        ("Bob", commands.Sit("x", 1, "a\x07b"), "isn’t a valid name for a player"),
        ("Bob", commands.Sit("x", 1, "\u202eBob"), "isn’t a valid name for a player"),
        ("Bob", commands.Sit("x", 1, " "), "isn’t a valid name for a player"),
        ("Bob", commands.Sit("x", 1, "Bobobobobobob"), "isn’t a valid name for a player"),
        ("Bob", commands.Sit("x", 3), "no seat 4"),
        ("Bob", commands.Stand("x", 0), "isn’t yours"),
        ("Bob", commands.Stand("x", 1), "Nobody is sitting"),
        ("Bob", commands.SeatBot("x", 1, "random"), "Only the host, Anna, can do this"),
        ("Anna", commands.SeatBot("x", 1, "genius"), "no bot called “genius”"),
        ("Anna", commands.SeatBot("x", 0, "random"), "Seat 1 is taken"),
        ("Bob", commands.Start("x"), "Only the host"),
        ("Bob", commands.Kick("x", 0), "Only the host"),
        ("Anna", commands.Kick("x", 0), "nobody in seat 1 to show the door"),
        ("Bob", commands.Arrange("x", public=False), "Only the host"),
        ("Anna", commands.Arrange("x", seats=7), "is for 2 to 4"),
        ("Anna", commands.Arrange("x", options={"grid": "round"}), "isn’t a valid value for the option grid"),
        ("Anna", commands.Arrange("x", options={"deck": "x"}), "no option “deck”"),
        ("Anna", commands.Arrange("x", clock=Clock("move", 1)), "This clock needs"),
        ("Anna", commands.Arrange("x", clock=Clock("none", 1)), "This clock needs"),
        ("Anna", commands.Move("x", 0, "c4"), "hasn’t started"),
        ("Anna", commands.Undo("x", 0), "hasn’t started"),
        ("Anna", commands.Pause("x"), "hasn’t started"),
        ("Anna", commands.Rematch("x"), "hasn’t started"),
    ],
)
def test_what_is_refused_before_the_start(who: str, command: commands.AnyCommand, sentence: str) -> None:
    evening = TableDriver("masker", 3).sit("Anna")
    before = list(evening.table.entries)
    with pytest.raises(RidottoError, match=sentence):
        evening.send(who, command)
    assert evening.table.entries == before


def test_a_name_is_shown_composed_and_without_needless_space() -> None:
    evening = TableDriver()
    evening.send("Bob", commands.Sit("x", 0, "  Ame\u0301lie  B "))
    assert names(evening)[0] == "Amélie B"


def test_the_host_can_free_a_seat() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Bob")
    evening.send("Anna", commands.SeatBot("x", 2, "greedy"))
    assert evening.table.chairs[2].bot == "greedy"
    evening.send("Anna", commands.Stand("y", 2))
    evening.send("Anna", commands.Stand("z", 1))
    assert names(evening) == ["Anna", None, None]


def test_a_kicked_guest_loses_all_their_seats_and_cannot_come_back() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Bob", "Bob/Ben")
    evening.send("Anna", commands.Kick("x", 1))
    assert names(evening) == ["Anna", None, None]
    with pytest.raises(NotAllowed, match="has removed you"):
        evening.send("Bob", commands.Sit("y", 1))
    with pytest.raises(NotAllowed, match="has removed you"):
        evening.send("Bob", commands.Say("z", "but"))


def test_when_the_host_leaves_the_next_guest_is_host() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Anna/Al", "Bob")
    evening.send("Anna", commands.Stand("x", 0))
    assert evening.table.host.id == "anna"
    evening.send("Anna", commands.Stand("y", 1))
    assert evening.table.host.id == "bob"


def test_a_host_who_never_sat_down_stays_host() -> None:
    evening = TableDriver("masker", 3).sit("-", "Bob", "Cy")
    evening.send("Bob", commands.Stand("x", 1))
    assert evening.table.host.id == "anna"


def test_the_host_arranges_what_is_played() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "Bob")
    evening.send("Anna", commands.Arrange("x", seats=2, options={"grid": "stacks"}, clock=Clock("move", 30)))
    assert len(evening.table.chairs) == 2
    evening.send("Anna", commands.Arrange("y", public=False))
    assert evening.table.options == {"grid": "stacks"}
    assert evening.table.clock == Clock("move", 30)
    assert not evening.table.arrangement.public


def test_no_chair_is_taken_away_from_under_anybody() -> None:
    evening = TableDriver("masker", 3).sit("Anna", "-", "Bob")
    with pytest.raises(NotNow, match="Seat 3 is taken"):
        evening.send("Anna", commands.Arrange("x", seats=2))


@pytest.mark.parametrize(("game", "name"), [("mascarade", "deck"), ("mask", "deck"), ("mask", "stencils")])
@pytest.mark.parametrize("path", ["/etc/passwd", "", 3, {"a": 1}])
def test_no_file_of_the_house_is_ever_read(game: str, name: str, path: object) -> None:
    evening = TableDriver(game, 3)
    with pytest.raises(BadOption, match="takes a list of lines, not a file name"):
        evening.send("Anna", commands.Arrange("x", options={name: path}))
    with pytest.raises(BadOption, match="takes a list of lines, not a file name"):
        open_table(CommandContext(guest("Anna"), 0, FixedChance()), game, 3, {name: path}, Clock(), True)


def test_no_table_for_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        TableDriver("chess")


def test_the_start_deals_and_bots_take_what_is_free() -> None:
    evening = TableDriver("masker", 4).sit("Anna", "-", "Bob")
    started = evening.send("Anna", commands.Start("x"))
    assert event_names(started) == ["BotSat", "BotSat", "Dealt"]
    assert [names(evening)[seat] for seat in (0, 2)] == ["Anna", "Bob"]
    bots = [names(evening)[seat] for seat in (1, 3)]
    assert set(bots) <= set(BOT_NAMES)
    assert bots[0] != bots[1]
    assert evening.table.chairs[1].bot == "regular"
    dealt = started[-1].event
    assert isinstance(dealt, Dealt)
    assert dealt.seal == seal_of("7", "salt")
    with pytest.raises(NotNow, match="before the game starts"):
        evening.send("Anna", commands.Start("y"))


def carnival(*names: str, **options: object) -> TableDriver:
    return TableDriver("carnaval", 6, options).sit(*names)


def test_titles_say_who_plays_a_lady() -> None:
    """CV-7; those without a title take turns."""
    evening = carnival("lord Anna", "lady Bob", "Cy").start()
    state = evening.table.state
    assert state is not None
    assert state.view(None)["ladies"] == [1, 2, 4]


def test_the_hosts_word_on_ladies_stands() -> None:
    evening = carnival("lady Anna", "lady Bob", ladies=[5]).start()
    assert evening.table.state is not None
    assert evening.table.state.view(None)["ladies"] == [5]


def test_a_person_who_leads_has_a_chair_of_their_own() -> None:
    """CV-33"""
    evening = carnival("Anna", master="person")
    assert (len(evening.table.chairs), evening.table.leader) == (7, 6)
    assert carnival("Anna").table.leader is None
    with pytest.raises(NotNow, match="a bot can’t"):
        evening.send("Anna", commands.SeatBot("x", 6, "random"))
    with pytest.raises(NotNow, match="Somebody has to sit there"):
        evening.start()
    evening.send("Bob", commands.Sit("y", 6))
    assert evening.start().table.phase == "playing"


@pytest.mark.parametrize("game", ridotto.GAMES.values(), ids=lambda game: game.name)
def test_every_game_can_be_opened_for_every_number_of_players(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        evening = TableDriver(game.name, seats).start()
        assert evening.table.phase == "playing"
    with pytest.raises(UnknownSeat):
        evening.send("Anna", commands.Move("x", 15, "c4"))
