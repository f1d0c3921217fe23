"""Hints at Mascarade: the page says what a suggested mask scores, and nothing if nothing is scored."""

from __future__ import annotations

import pytest

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
    assert sentence(language, "mascarade-why-hint", out) == ""
    first, _ = facts_of({}, 0)[0]
    assert sentence(language, "mascarade-why-hint", first)
