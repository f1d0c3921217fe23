"""Hints at Mascarade: the page says what a suggested mask scores, and nothing if nothing is scored."""

from __future__ import annotations

import pytest
from support.rules.mascarade_positions import table

import ridotto
from ridotto.bots.hints import explain_move
from ridotto.rules.event import Facts
from ridotto.words import LANGUAGES, sentence

MASCARADE = ridotto.game("mascarade")


def facts_of(options: Facts, moves: int) -> list[tuple[dict[str, str | int], int]]:
    """For each move of a position: the facts of its reason, and what it scores by the preview."""
    state = MASCARADE.deal(3, 5, options)
    for _ in range(moves):
        state.play(state.to_act[0], state.moves(state.to_act[0])[0])
    seat = state.to_act[0]
    found = []
    for move in state.moves(seat):
        _, facts = explain_move("mascarade", state.position, seat, int(MASCARADE.read(state.position, move)))
        points = state.preview(seat, move)["points"]
        assert isinstance(points, int)
        found.append((facts, points))
    return found


def test_the_reason_counts_what_the_move_scores() -> None:
    rows = facts_of({}, 6)
    assert rows
    assert all(facts["points"] == points > 0 for facts, points in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_points_or_nothing(language: str) -> None:
    facts, points = max(facts_of({}, 6), key=lambda row: row[1])
    assert str(points) in sentence(language, "mascarade-why-hint", facts)
    out, _ = facts_of({"scoring": "out"}, 6)[0]
    assert not any(sign.isdigit() for sign in sentence(language, "mascarade-why-hint", out))
    first, _ = facts_of({}, 0)[0]
    assert sentence(language, "mascarade-why-hint", first)


def why(sketch: str, rack: str, move: str, **fields: object) -> object:
    state = table(sketch, [rack, "55555", "44445"], "", **fields)
    _, facts = explain_move("mascarade", state.position, 0, int(MASCARADE.read(state.position, move)))
    return facts["why"]


LINE = "00000 00001"
CORNER = "00000 .\n00001 00002"
BY_THE_EDGE = "00000 11122"
UNLIKE = "00000 11000"
STRANGER = "00010 .\n00001 44441"


@pytest.mark.parametrize(
    ("sketch", "rack", "move", "fields", "reason"),
    [
        ("11111\n00000", "00022", "00022 b1", {"corner": "a1"}, "only"),
        (CORNER, "00022", "00022 e5", {}, "best"),
        ("00000", "00111", "00111 d5", {}, "top"),
        (LINE, "00022", "00022 c4", {}, "shut"),
        (LINE, "00022", "00022 d5", {}, "top"),
        (STRANGER, "03333", "03333 d6", {}, "fewer"),
        (STRANGER, "03333", "03333 c4", {}, "top"),
        (BY_THE_EDGE, "11133 04444", "04444 h4", {"corner": "i4"}, "give"),
        (BY_THE_EDGE, "11133 04444", "04444 i5", {"corner": "i4"}, "none"),
        (UNLIKE, "11033 02222", "02222 c4", {}, "keep"),
        (UNLIKE, "11033 02222", "02222 c4", {"options": {"scoring": "out", "links": "all"}}, "hard"),
        (UNLIKE, "11033 02222", "11033 c4", {"options": {"scoring": "out", "links": "all"}}, "none"),
    ],
)
def test_a_hint_says_why_this_square_and_not_another(
    sketch: str, rack: str, move: str, fields: Facts, reason: str
) -> None:
    assert why(sketch, rack, move, **fields) == reason
