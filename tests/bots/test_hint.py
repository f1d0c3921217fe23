"""Hints: legal moves, best first, each with a sentence that is true."""

from __future__ import annotations

from pathlib import Path

import pytest

import ridotto
from ridotto.bots import MINDS, thinker
from ridotto.bots.hint import hints
from ridotto.cli.main import main
from ridotto.errors import BadOption
from ridotto.table.record import Player, Record, move_line
from ridotto.words import say


@pytest.mark.parametrize("name", MINDS)
def test_hints_through_a_game(name: str) -> None:
    game = ridotto.game(name)
    state = game.deal(game.fewest, 3)
    novice = thinker("novice", game, 1)
    for _ in range(40):
        if not state.to_act:
            break
        seat = state.to_act[0]
        found = hints(novice, state.view(seat))
        assert found
        assert {hint.move for hint in found} <= set(state.moves(seat))
        assert all(0 <= hint.worth <= 1 and say(hint.why[0], **hint.why[1]) for hint in found)
        state.play(seat, found[0].move)


def test_a_hint_says_what_a_capture_takes_and_opens() -> None:
    grid = ["oRBB..", "w.....", "......", "......", "......", "......"]
    state = ridotto.game("masker").load({"grid": grid, "colours": ["B", "R"], "captured": ["", ""], "turn": 0})
    best = hints(thinker("novice", state.game, 1), state.view(0))
    by_move = {hint.move: say(hint.why[0], **hint.why[1]) for hint in best}
    assert by_move["a2"] == "Takes a white cross. After it any cross can be captured."
    assert best[0].move == "b1", "the last red cross: that wins"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(ridotto.game("mascarade"), [Player("Anna"), Player("Bo")], {"first": 0}, 4)
    path = tmp_path / "game.jsonl"
    opening = record.deal().moves(0)[0]
    path.write_text(record.header() + move_line(0, opening), encoding="utf-8")
    assert main(["hint", str(path)]) == 0
    said = capsys.readouterr().out
    assert "for Bo" in said
    assert f"{opening.split()[0]} ×" in said


def test_where_no_bot_thinks_there_is_no_hint() -> None:
    with pytest.raises(BadOption, match="No bot searches Au carnaval de Venise"):
        thinker("master", ridotto.game("carnaval"), 1)
