"""Golden games: whole games kept as text, replayed to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.rules.transcript import from_header, moves_in, write_transcript

import ridotto

GOLDEN = Path(__file__).parent.parent / "golden"
FEWEST = 3  # golden games that every game must have


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_game(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    variant, seed = from_header(kept.splitlines()[0])
    assert write_transcript(variant, seed, moves_in(kept)) == kept


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_no_game_lacks_golden_games(name: str) -> None:
    games = list((GOLDEN / name).glob("*.txt"))
    assert len(games) >= FEWEST
    seats = {from_header(file.read_text(encoding="utf-8").splitlines()[0])[0].seats for file in games}
    game = ridotto.game(name)
    assert {game.fewest, game.most} <= seats
