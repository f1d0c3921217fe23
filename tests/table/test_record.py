"""Records replay the game, and nothing that somebody sends as a record crashes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.transcript import random_moves
from support.rules.variants import VARIANTS, variant_of

from ridotto.errors import BadRecord, RidottoError
from ridotto.table.records.record import Player, Record, end_line, move_line, read_record
from ridotto.testing import Variant


def record_of(variant: Variant, seed: int) -> Record:
    players = [Player(f"P{seat}") for seat in range(variant.seats)]
    return Record(variant.game, players, variant.options, seed, random_moves(variant, seed))


def text_of(record: Record) -> str:
    outcome = record.states()[-1].outcome
    assert outcome is not None
    lines = [move_line(seat, move) for seat, move in record.moves]
    return "".join([record.header(), *lines, end_line(outcome)])


WHOLE = text_of(record_of(variant_of("masker", 2, {"grid": "flat"}), 3))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_replays_the_game(variant: Variant) -> None:
    record = record_of(variant, 1)
    again = read_record(text_of(record))
    assert again == record
    assert again.states()[-1] == record.states()[-1]


def test_an_unfinished_last_line_is_ignored() -> None:
    lines = WHOLE.splitlines(keepends=True)
    torn = "".join(lines[:5]) + lines[5][:-4]
    assert len(read_record(torn).moves) == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is empty"),
        ("\n", "Line 1"),
        ("[]\n", "Line 1"),
        ("{}\n", "first line of a record must name"),
        (WHOLE.replace('"seed": 3', '"seed": "x"'), "first line"),
        (WHOLE.replace('"seed": 3', '"seed": true'), "first line"),
        (WHOLE.replace("masker", "chess"), "no game called “chess”"),
        (WHOLE.replace('"flat"', '"round"'), "isn’t a valid value for the option grid"),
        (WHOLE.replace('"P0"', '"\\ud800"'), "isn’t a valid name for a player"),
        (WHOLE.replace('"seat"', '"chair"', 1), "Line 2"),
        (WHOLE + move_line(0, "a1"), "goes on after its outcome"),
        (WHOLE.replace('"move": "', '"move": "z', 1), "Move 1 of the record"),
    ],
)
def test_a_refused_record_says_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(RidottoError, match=sentence):
        read_record(text).states()


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 30), st.text(max_size=5))
def test_a_damaged_record_is_read_or_refused(start: int, length: int, patch: str) -> None:
    read_or_refuse(WHOLE[:start] + patch + WHOLE[start + length :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(JSON, st.sampled_from(["game", "players", "options", "seed"]))
def test_a_nonsense_header_is_refused(nonsense: object, field: str) -> None:
    header = json.loads(WHOLE.splitlines()[0])
    read_or_refuse(json.dumps({**header, field: nonsense}) + "\n")


def read_or_refuse(text: str) -> None:
    try:
        read_record(text).states()
    except RidottoError as refused:
        assert str(refused)  # noqa: PT017  # either is fine: the point is that nothing else is raised


def test_a_deeply_nested_line_is_refused() -> None:
    with pytest.raises(BadRecord, match="Line 1"):
        read_record("[" * 100_000 + "\n")
