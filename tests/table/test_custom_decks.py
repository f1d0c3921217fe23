"""A deck of the players' own is written and told whole once, however often the table is arranged anew."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from support.rules.json_bytes import to_json
from support.table.table_driver import TableDriver, comparable_state

import ridotto
from ridotto.errors import BadOption
from ridotto.table import commands, gate
from ridotto.table.events import Options, decode_entry, encode_entry
from ridotto.table.handlers.rematch import rematch_entries
from ridotto.table.table import Table


def own_deck() -> list[str]:
    """Our cards with another last one, and far more remarks than cards."""
    lines = files("ridotto.games.mascarade.rulebook").joinpath("deck.txt").read_text(encoding="utf-8").splitlines()
    cards = [line for line in lines if line and not line.startswith("#")]
    remark = "# " + "x" * 540
    return [line for card in [*cards[:-1], "zzzzz"] for line in (card, remark)]


def large_evening(**options: object) -> TableDriver:
    deck = own_deck()
    assert len(to_json(deck)) > 50_000
    return TableDriver("mascarade", 2, {"deck": deck, **options}).sit("Anna", "Bob")


def frame_of(evening: TableDriver, who: str = "bob") -> dict[str, object]:
    return dict(msgspec.to_builtins(gate.snapshot(evening.table, who, (), 0).info))


def arrange(evening: TableDriver, options: Options | None = None, **words: object) -> None:
    evening.send("Anna", commands.Arrange(evening.next_id(), options=options, **words))  # type: ignore[arg-type]


def test_arranging_a_table_does_not_write_its_deck_again() -> None:
    evening = large_evening()
    began = len(evening.table.entries)
    for turn in range(250):
        arrange(evening, public=turn % 2 == 0)
    lines = [encode_entry(entry) for entry in evening.table.entries]
    assert sum(map(len, lines[began:])) < 250 * 300
    assert sum(map(len, lines[:began])) < 5_000, "remarks are not kept"


def test_arranging_a_table_does_not_tell_its_deck_again() -> None:
    evening = large_evening()
    heard = 0
    for turn in range(250):
        before = len(evening.table.entries)
        arrange(evening, public=turn % 2 == 0)
        tellings = gate.updates(evening.table, "bob", before, (), 0.0)
        heard += sum(len(msgspec.json.encode(telling)) for telling in tellings)
    assert heard < 250 * 800


def test_the_deck_stays_when_something_else_is_chosen() -> None:
    """As the page does it: all that the frame tells, and one thing otherwise."""
    evening = large_evening()
    told = frame_of(evening)["options"]
    assert isinstance(told, dict)
    asking = commands.Arrange("x", options={**told, "scoring": "out"})
    assert len(msgspec.json.encode(asking)) < commands.LARGEST_COMMAND
    evening.send("Anna", asking)
    assert evening.table.options["scoring"] == "out"
    evening.start()
    assert "zzzzz" in cards_of(evening)


def cards_of(evening: TableDriver) -> str:
    assert evening.table.state is not None
    return str(evening.table.game.dump(evening.table.state))


def test_another_deck_takes_the_place_of_the_first_and_the_first_can_come_back() -> None:
    evening = large_evening()
    first = frame_of(evening)["options"]
    other = [card.replace("zzzzz", "yyyyy") for card in own_deck() if card[0] != "#"]
    arrange(evening, {"deck": other})
    assert frame_of(evening)["options"] != first
    arrange(evening, {})
    assert "deck" not in evening.table.options
    arrange(evening, first)  # type: ignore[arg-type]
    assert "zzzzz" in str(evening.table.options["deck"])
    assert comparable_state(
        Table.replay(map(decode_entry, map(encode_entry, evening.table.entries)))
    ) == comparable_state(evening.table)


@pytest.mark.parametrize("mark", [{"lines": 100, "digest": "0" * 32}, {"digest": 7, "lines": 1}, {"digest": []}])
def test_what_marks_nothing_that_the_table_has_is_refused(mark: object) -> None:
    evening = large_evening()
    with pytest.raises(BadOption, match="doesn’t have this content"):
        arrange(evening, {"deck": mark})


def test_a_mark_is_for_content_only_and_opens_no_table() -> None:
    mark = {"lines": 100, "digest": "0" * 32}
    with pytest.raises(BadOption):
        TableDriver("mascarade", 2, {"scoring": mark})
    with pytest.raises(BadOption):
        TableDriver("mascarade", 2, {"deck": mark})


def test_the_rematch_is_played_with_the_same_deck() -> None:
    evening = large_evening(scoring="out").start()
    evening.play_out(1)
    entries = evening.send("Anna", commands.Rematch("again"))
    following = Table.replay(rematch_entries(evening.table, entries[0].event, 0.0))  # type: ignore[arg-type]
    assert following.options == evening.table.options
    assert "zzzzz" in str(following.options["deck"])


def test_a_log_of_an_earlier_version_holds_the_deck_in_every_entry_and_opens() -> None:
    """Marks are younger than that."""
    deck = to_json(own_deck()).decode()
    arranged = '"seats":2,"options":{"deck":%s,"scoring":"%s"},"clock":{},"public":true'
    host = '"host":{"id":"anna","name":"Anna"}'
    opened = f'"event":"opened","table":"t","code":"C","game":"mascarade",{arranged % (deck, "points")},{host}'
    lines = [f'{{"at":1.0,"what":{{{opened}}},"guest":"anna"}}'] + [
        f'{{"at":2.0,"what":{{"event":"arranged",{arranged % (deck, scoring)}}},"guest":"anna","ask":"{number}"}}'
        for number, scoring in enumerate(["out", "points", "out"])
    ]
    table = Table.replay(decode_entry(line.encode()) for line in lines)
    assert table.options == {"deck": own_deck(), "scoring": "out"}
    assert len(msgspec.json.encode(gate.snapshot(table, "bob", (), 0))) < 1_000
    assert ridotto.game("mascarade").deal(2, 1, table.options)
