"""A game goes on by the rules that it was dealt under, though they have changed since.

`tests/before` holds what an earlier house wrote: the record of a carnival, and the log of one under way. In both a
person leads, the lot gave the missing invitation to somebody, and the master's word came between the gentleman and the
victim that the gentleman was asked about. `carnival-third-edition*` and
`carnival-fourth-edition.jsonl` were dealt from the presets of their time.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from support.table.table_driver import TableDriver

import ridotto
from ridotto.errors import BadOption, BadRecord
from ridotto.games.carnaval.rulebook.content import GUEST
from ridotto.games.carnaval.rulebook.setup.presets import sets_of
from ridotto.table.events import Dealt, decode_entry, encode_entry
from ridotto.table.records.record import read_record
from ridotto.table.records.table_record import record_of
from ridotto.table.records.verify import verify
from ridotto.table.table import Table

BEFORE = Path(__file__).parent.parent / "before"
RECORD = (BEFORE / "carnival-led.jsonl").read_text(encoding="utf-8")
LOG = (BEFORE / "carnival-under-way.jsonl").read_bytes().splitlines()
FROM_PRESETS = {
    edition: (BEFORE / f"carnival-{name}-edition.jsonl").read_text(encoding="utf-8")
    for edition, name in ((3, "third"), (4, "fourth"))
}
PRESET_LOG = (BEFORE / "carnival-third-edition-under-way.jsonl").read_bytes().splitlines()


def test_an_older_record_is_verified_by_the_older_rules() -> None:
    kept = read_record(RECORD)
    assert kept.edition == 1
    assert verify(RECORD).outcome == kept.outcome


def test_by_todays_rules_it_would_go_differently() -> None:
    header, _, moves = RECORD.partition("\n")
    today = json.dumps(json.loads(header) | {"edition": 2})
    with pytest.raises(BadRecord):
        verify(f"{today}\n{moves}")


@pytest.mark.parametrize("edition", FROM_PRESETS)
def test_a_record_dealt_from_earlier_presets_is_verified_with_their_roles(edition: int) -> None:
    record = FROM_PRESETS[edition]
    kept = read_record(record)
    assert (kept.edition, kept.options["roles"]) == (edition, "usual")
    assert verify(record).outcome == kept.outcome
    other = record.replace(f'"edition": {edition}', '"edition": 2', 1)
    assert read_record(other).deal().view(None)["in_play"] != kept.deal().view(None)["in_play"]
    with pytest.raises(BadRecord):
        verify(other)


def test_each_edition_deals_its_own_presets() -> None:
    """With five players, they differ."""
    for seed in range(20):
        in_play = ridotto.game("carnaval").deal(5, seed, {"roles": "plain"}).view(None)["in_play"]
        assert isinstance(in_play, list)
        assert in_play.count("guest") == 1
    assert all(roles.count(GUEST) == 2 for roles in sets_of("plain", 5, edition=3))


@pytest.mark.parametrize(("log", "edition"), [(LOG, 1), (PRESET_LOG, 3)])
def test_an_older_table_opens_and_is_played_to_its_end(log: list[bytes], edition: int) -> None:
    evening = TableDriver("carnaval", 7)
    evening.table = Table.replay(decode_entry(line) for line in log)
    assert evening.table.dealt is not None
    assert evening.table.dealt.edition == edition
    evening.now = evening.table.entries[-1].at
    evening.commands_sent = len(log)  # new commands have new ids
    table = evening.play_out(7)
    assert verify(record_of(table).text()).outcome == table.state.outcome if table.state else None
    again = Table.replay(decode_entry(encode_entry(entry)) for entry in table.entries)
    assert again.ended == table.ended


def test_a_new_table_is_dealt_by_todays_rules() -> None:
    evening = TableDriver("carnaval", 7).sit("Anna").start()
    dealt = next(entry.event for entry in evening.table.entries if isinstance(entry.event, Dealt))
    assert dealt.edition == ridotto.game("carnaval").edition == 5
    assert decode_entry(encode_entry(evening.table.entries[-1])) == evening.table.entries[-1]


def test_a_game_whose_rules_never_changed_has_one_edition() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    assert all(b"edition" not in encode_entry(entry) for entry in evening.table.entries)
    assert read_record(record_of(TableDriver("masker", 2).sit("Anna", "Bob").start().play_out(1)).text()).edition == 1


def test_a_record_from_a_later_version_is_refused_with_a_sentence() -> None:
    header, _, moves = RECORD.partition("\n")
    later = json.dumps(json.loads(header) | {"edition": 9})
    with pytest.raises(BadOption, match="no edition 9"):
        verify(f"{later}\n{moves}")
    wrong = json.dumps(json.loads(header) | {"edition": "old"})
    with pytest.raises(BadRecord):
        verify(f"{wrong}\n{moves}")


@pytest.mark.parametrize("seed", range(6))
def test_a_led_carnival_by_todays_rules_verifies(seed: int) -> None:
    """Including the leader's choice of the first holder."""
    options: dict[str, object] = {"master": "person", "gatecrasher": True}
    evening = TableDriver("carnaval", 7, options, seed=seed).sit("-", "Bob", "-", "-", "-", "-", "-", "Anna").start()
    choice = random.Random(seed)
    evening.move(7, f"give {choice.randrange(7)}")
    text = record_of(evening.play_out(seed)).text()
    assert verify(text).moves == len(read_record(text).moves)
