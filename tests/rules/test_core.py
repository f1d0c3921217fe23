"""The small parts that all rulebooks build on."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.errors import BadFile, BadOption
from ridotto.rules.bits import bit, count, lowest, nth, squares_of
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event
from ridotto.rules.lots import Lots
from ridotto.rules.option import Choice, File, Starter, settled

SETS = st.sets(st.integers(0, 60), min_size=1)


@given(SETS)
def test_bits_are_sets_of_squares(squares: set[int]) -> None:
    bits = sum(bit(square) for square in squares)
    ordered = sorted(squares)
    assert count(bits) == len(squares)
    assert lowest(bits) == ordered[0]
    assert squares_of(bits) == ordered
    assert [nth(bits, n) for n in range(len(ordered))] == ordered


def test_the_empty_set() -> None:
    assert count(0) == 0
    assert squares_of(0) == []


def chi_square(seen: list[int], expected: float) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def test_dice_are_fair_and_repeatable() -> None:
    dice, twin = Dice(5), Dice(5)
    rolls = [int(dice.below(6)) for _ in range(60_000)]
    assert rolls[:100] == [int(twin.below(6)) for _ in range(100)]
    assert chi_square([rolls.count(face) for face in range(6)], 10_000) < 20.5  # one in a thousand
    assert int(Dice(6).roll()) != int(Dice(7).roll())


@given(st.integers(-(2**70), 2**70), st.integers(1, 1000))
def test_dice_take_any_seed(seed: int, limit: int) -> None:
    assert 0 <= Dice(seed).below(limit) < limit


def test_a_lot_can_be_checked_by_anyone() -> None:
    digest = sha256(b"1638/0").digest()
    assert Lots("1638").below(100) == int.from_bytes(digest[:16], "big") % 100


def test_lots_are_fair_and_go_on_from_a_copy() -> None:
    lots = Lots("7")
    drawn = [lots.below(5) for _ in range(5000)]
    assert chi_square([drawn.count(lot) for lot in range(5)], 1000) < 18.5
    assert lots.copy().below(1000) == lots.below(1000)


def test_a_shuffle_keeps_every_card_and_every_order_is_as_likely() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        cards = [1, 2, 3]
        Lots(str(seed)).shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 6
    assert chi_square(list(orders.values()), 1000) < 20.5


def test_an_event_tells_each_seat_what_it_may_know() -> None:
    event = Event("draws", 1, {"count": 1}, {"cards": ["03521"]}, (1,))
    assert event.seen_by(1) == {"event": "draws", "seat": 1, "count": 1, "cards": ["03521"]}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "draws", "seat": 1, "count": 1}
    whisper = Event("tells", 1, {}, {"role": "soldier"}, (0,), hidden=True)
    assert whisper.seen_by(1) is None
    assert whisper.seen_by(None) is None
    assert whisper.seen_by(0) == {"event": "tells", "seat": 1, "role": "soldier"}


OPTIONS = (Choice("grid", "flat", "stacks", default="flat"), Starter(), File("deck", lambda lines, file: lines))


def test_options_have_defaults_and_are_checked() -> None:
    assert settled(OPTIONS, {}, "Masker", 3) == {"grid": "flat", "first": "lot", "deck": None}
    assert settled(OPTIONS, {"first": 2}, "Masker", 3)["first"] == 2
    wrong: list[tuple[str, object]] = [("grid", "round"), ("first", 3), ("first", True), ("colour", 1), ("deck", [5])]
    for name, value in wrong:
        with pytest.raises(BadOption):
            settled(OPTIONS, {name: value}, "Masker", 3)


def test_options_are_read_as_people_write_them() -> None:
    grid, first, deck = OPTIONS
    assert grid.read(" Stacks ", 3) == "stacks"
    assert first.read("2", 3) == 2
    assert deck.read(" mine.txt ", 3) == "mine.txt"
    assert deck.read("", 3) is None


def test_files_that_cannot_be_read(tmp_path: pytest.TempPathFactory) -> None:
    with pytest.raises(BadFile, match="can’t be read"):
        settled(OPTIONS, {"deck": str(tmp_path)}, "Masker", 3)


def test_random_bits_agree_with_python() -> None:
    choice = random.Random(1)
    for _ in range(2000):
        bits = choice.getrandbits(61)
        assert count(bits) == bits.bit_count()
