"""A custom deck is written and sent in full only once, however often the table is rearranged."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from support.table.table_driver import TableDriver, comparable_state

import ridotto
from ridotto.errors import BadOption
from ridotto.table import commands, gate
from ridotto.table.events import Options, decode_entry, encode_entry
from ridotto.table.handlers.rematch import rematch_entries
from ridotto.table.table import Table
from ridotto.testing.json_bytes import to_json


def own_deck() -> list[str]:
    """Our cards with a different last one, and far more comments than cards."""
    lines = files("ridotto.games.mascarade.rulebook").joinpath("deck.txt").read_text(encoding="utf-8").splitlines()
    cards = [line for line in lines if line and not line.startswith("#")]
    comment = "# " + "x" * 540
    return [line for card in [*cards[:-1], "zzzzz"] for line in (card, comment)]


def large_evening(**options: object) -> TableDriver:
    deck = own_deck()
    assert len(to_json(deck)) > 50_000
    return TableDriver("mascarade", 2, {"deck": deck, **options}).sit("Anna", "Bob")


def info_of(evening: TableDriver, who: str = "bob") -> dict[str, object]:
    return dict(msgspec.to_builtins(gate.snapshot(evening.table, who, (), 0).info))


def arrange(evening: TableDriver, options: Options | None = None, **changes: object) -> None:
    evening.send("Anna", commands.Arrange(evening.next_id(), options=options, **changes))  # type: ignore[arg-type]


def test_arranging_a_table_does_not_write_its_deck_again() -> None:
    evening = large_evening()
    began = len(evening.table.entries)
    for turn in range(250):
        arrange(evening, public=turn % 2 == 0)
    entries = [encode_entry(entry) for entry in evening.table.entries]
    assert sum(map(len, entries[began:])) < 250 * 300
    assert sum(map(len, entries[:began])) < 5_000, "comments are not kept"


def test_arranging_a_table_does_not_send_its_deck_again() -> None:
    evening = large_evening()
    bytes_sent = 0
    for turn in range(250):
        before = len(evening.table.entries)
        arrange(evening, public=turn % 2 == 0)
        updates = gate.updates(evening.table, "bob", before, (), 0.0)
        bytes_sent += sum(len(msgspec.json.encode(update)) for update in updates)
    assert bytes_sent < 250 * 800


def test_the_deck_stays_when_something_else_is_chosen() -> None:
    """As the page does it: all the options in the table info, with one changed."""
    evening = large_evening()
    options = info_of(evening)["options"]
    assert isinstance(options, dict)
    command = commands.Arrange("x", options={**options, "scoring": "out"})
    assert len(msgspec.json.encode(command)) < commands.LARGEST_COMMAND
    evening.send("Anna", command)
    assert evening.table.options["scoring"] == "out"
    evening.start()
    assert "zzzzz" in cards_of(evening)


def cards_of(evening: TableDriver) -> str:
    assert evening.table.state is not None
    return str(evening.table.game.dump(evening.table.state))


def test_another_deck_replaces_the_first_and_the_first_can_come_back() -> None:
    evening = large_evening()
    first = info_of(evening)["options"]
    other = [card.replace("zzzzz", "yyyyy") for card in own_deck() if card[0] != "#"]
    arrange(evening, {"deck": other})
    assert info_of(evening)["options"] != first
    arrange(evening, {})
    assert "deck" not in evening.table.options
    arrange(evening, first)  # type: ignore[arg-type]
    assert "zzzzz" in str(evening.table.options["deck"])
    assert comparable_state(
        Table.replay(map(decode_entry, map(encode_entry, evening.table.entries)))
    ) == comparable_state(evening.table)


@pytest.mark.parametrize("reference", [{"lines": 100, "digest": "0" * 32}, {"digest": 7, "lines": 1}, {"digest": []}])
def test_a_reference_to_content_that_the_table_lacks_is_refused(reference: object) -> None:
    evening = large_evening()
    with pytest.raises(BadOption, match="doesn’t have this content"):
        arrange(evening, {"deck": reference})


def test_a_reference_is_for_content_only_and_opens_no_table() -> None:
    reference = {"lines": 100, "digest": "0" * 32}
    with pytest.raises(BadOption):
        TableDriver("mascarade", 2, {"scoring": reference})
    with pytest.raises(BadOption):
        TableDriver("mascarade", 2, {"deck": reference})


def test_the_rematch_is_played_with_the_same_deck() -> None:
    evening = large_evening(scoring="out").start()
    evening.play_out(1)
    entries = evening.send("Anna", commands.Rematch("again"))
    following = Table.replay(rematch_entries(evening.table, entries[0].event, 0.0))  # type: ignore[arg-type]
    assert following.options == evening.table.options
    assert "zzzzz" in str(following.options["deck"])


def test_a_log_of_an_earlier_version_holds_the_deck_in_every_entry_and_opens() -> None:
    """References came later."""
    deck = to_json(own_deck()).decode()
    arranged = '"seats":2,"options":{"deck":%s,"scoring":"%s"},"clock":{},"public":true'
    host = '"host":{"id":"anna","name":"Anna"}'
    opened = f'"event":"opened","table":"t","code":"C","game":"mascarade",{arranged % (deck, "points")},{host}'
    log = [f'{{"at":1.0,"what":{{{opened}}},"guest":"anna"}}'] + [
        f'{{"at":2.0,"what":{{"event":"arranged",{arranged % (deck, scoring)}}},"guest":"anna","ask":"{number}"}}'
        for number, scoring in enumerate(["out", "points", "out"])
    ]
    table = Table.replay(decode_entry(entry.encode()) for entry in log)
    assert table.options == {"deck": own_deck(), "scoring": "out"}
    assert len(msgspec.json.encode(gate.snapshot(table, "bob", (), 0))) < 1_000
    assert ridotto.game("mascarade").deal(2, 1, table.options)
