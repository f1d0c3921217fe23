"""Hints: legal moves, best first, each with a sentence that is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from carnaval_drawn import drawn

import ridotto
from ridotto.bots import thinker
from ridotto.bots.believer import BelieverBot
from ridotto.bots.hint import hints
from ridotto.cli.main import WRONG, main
from ridotto.errors import BadOption
from ridotto.table.record import Player, Record, move_line
from ridotto.words import say


@pytest.mark.parametrize("name", ridotto.GAMES)
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
    assert by_move["a2"] == "Captures a white cross. After that, any cross can be captured."
    assert best[0].move == "b1", "the last red cross: that wins"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(ridotto.game("mascarade"), [Player("Anna"), Player("Bo")], {"first": 0}, 4)
    path = tmp_path / "game.jsonl"
    opening = record.deal().moves(0)[0]
    path.write_text(record.header() + move_line(0, opening), encoding="utf-8")
    assert main(["hint", str(path)]) == 0
    said = capsys.readouterr().out
    assert "as Bo:" in said
    assert f"{opening.split()[0]} ×" in said


# -- at the carnival

NAMES = ("Anna", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")
LIAR = ["winegrower", *[None] * 6]  # seat 0 claims a card that lies open


def believer(seed: int = 1) -> BelieverBot:
    found = thinker("master", ridotto.game("carnaval"), seed)
    assert isinstance(found, BelieverBot)
    return found


def test_the_first_hint_is_what_the_believer_does_himself() -> None:
    game = ridotto.game("carnaval")
    state = game.deal(9, 5)
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat)
        move = believer().choose(view)
        assert hints(believer(), view)[0].move == move
        state.play(seat, move)


def test_a_hint_says_who_is_suspicious_and_why() -> None:
    state = drawn("p p s g g g w*", phase="vote", claims=LIAR)
    best, second, *_ = hints(believer(), state.view(3))
    assert best.move == "vote 0"
    assert best.worth > 0.9 > second.worth
    assert say(best.why[0], **best.why[1]).startswith("The card 0 claims to hold belongs to somebody else")


def test_a_hint_goes_by_what_the_seat_saw_before() -> None:
    """Seat 1 voted for a guest, two votes ago; that shows only now, and the last vote in view is another."""
    votes = [5, 5, "none", "none", 0, "none", "none"]
    before = drawn("p p s g g w l", votes=votes, dance=2).view(3)
    view = drawn("p* p s g g w* l", votes=["none"] * 7, dance=3).view(3)
    remembered = hints(believer(), view, [before])[0]
    assert remembered.move == "vote-for 1"
    assert remembered.why[0] == "bot-clue-voted-guest"
    assert "bot-clue-voted-guest" not in {hint.why[0] for hint in hints(believer(), view)}


def carnival(folder: Path) -> Path:
    record = Record(ridotto.game("carnaval"), [Player(name) for name in NAMES], {}, 4)
    state, moves = record.deal(), ""
    while state.view(None)["phase"] != "discussion":
        seat = state.to_act[0]
        move = state.moves(seat)[-1]
        moves += move_line(seat, move)
        state.play(seat, move)
    path = folder / "carnival.jsonl"
    path.write_text(record.header() + moves, encoding="utf-8")
    return path


def test_the_command_at_the_carnival(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(carnival(tmp_path))
    assert main(["hint", path]) == 0
    assert "as Anna:" in capsys.readouterr().out
    assert main(["hint", path, "--player", "3"]) == 0
    assert "as Cy:" in capsys.readouterr().out
    assert main(["hint", path, "--player", "8"]) == WRONG


def test_no_hint_for_one_who_has_nothing_to_decide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(ridotto.game("mascarade"), [Player("Anna"), Player("Bo")], {"first": 0}, 4)
    path = tmp_path / "game.jsonl"
    path.write_text(record.header(), encoding="utf-8")
    assert main(["hint", str(path), "--player", "2"]) == WRONG
    assert "Bo has nothing to decide right now. Deciding: Anna." in capsys.readouterr().err


def test_who_cannot_think_gives_no_hint() -> None:
    with pytest.raises(BadOption, match="“talker” can’t explain moves in Au carnaval de Venise"):
        thinker("talker", ridotto.game("carnaval"), 1)
