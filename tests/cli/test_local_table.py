"""At one keyboard: moves taken back, hints, lessons, and secret decisions among several people."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

import ridotto
from ridotto.cli.main import main
from ridotto.cli.terminal import CURTAIN_LINES
from ridotto.table.lessons.catalog import lesson_of
from ridotto.table.records.record import Record, read_record
from ridotto.words import say

Capture = pytest.CaptureFixture[str]
FILE = Path("game.jsonl")
PEOPLE = ("Anna", "Bo", "Cy")
CARNIVAL = ["carnaval", "-y", "--players", ",".join([*PEOPLE, *["random"] * 4])]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def record() -> Record:
    return read_record(FILE.read_text(encoding="utf-8"))


def run(monkeypatch: pytest.MonkeyPatch, *args: str, typed: list[str]) -> int:
    """Types these lines, and then leaves."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return main([*args, *(["--record", str(FILE)] if args[0] == "play" else [str(FILE)])])


# -- taking back


def test_a_move_can_be_taken_back_and_is_gone_from_the_record(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["play", "masker", "-y", "--players", "Anna,Bo", "--seed", "1"]
    first, second = "e4", "f4"
    assert run(monkeypatch, *args, typed=["", first, second, "undo", "quit"]) == 130
    assert capsys.readouterr().out.count("A move was taken back.") == 1
    assert record().moves == [(0, first)]
    assert not FILE.with_name(f"{FILE.name}.new").exists()
    assert main(["verify", str(FILE)]) == 0


def test_after_a_resume_as_well(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    run(monkeypatch, "play", "masker", "-y", "--players", "Anna,Bo", "--seed", "1", typed=["", "e4", "f4", "quit"])
    header = FILE.read_text(encoding="utf-8").splitlines()[0]
    assert run(monkeypatch, "resume", typed=["", "undo", "undo", "undo", "e4"]) == 130
    assert "You haven’t made a move that could be taken back." in capsys.readouterr().out
    assert record().moves == [(0, "e4")]
    assert FILE.read_text(encoding="utf-8").splitlines()[0] == header, "the deal stays sealed as it was"


def test_whoever_has_the_keyboard_takes_back_the_last_move_made_at_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The keyboard has been passed on: without that, nobody could take back a slip of the finger."""
    opening = ridotto.game("mascarade").deal(2, 1, {"first": 0}).moves(0)[0]
    args = ["play", "mascarade", "-y", "--players", "Anna,Bo", "--seed", "1", "--first", "Anna"]
    run(monkeypatch, *args, typed=["", opening, "", "undo", "", "quit"])
    assert re.findall(r"Hand the keyboard to (\w+)", capsys.readouterr().out) == ["Anna", "Bo", "Anna"]
    assert record().moves == []


def test_alone_with_a_bot_its_answer_is_taken_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ["play", "mascarade", "-y", "--players", "Anna,random", "--seed", "1", "--first", "Anna"]
    opening = ridotto.game("mascarade").deal(2, 1, {"first": 0}).moves(0)[0]
    run(monkeypatch, *args, typed=[opening, "quit"])
    assert [seat for seat, _ in record().moves] == [0, 1]
    run(monkeypatch, "resume", typed=["undo", "quit"])
    assert record().moves == []


# -- hints


def test_a_hint_names_legal_moves_and_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    run(monkeypatch, "play", "masker", "-y", "--players", "Anna,Bo", "--seed", "1", typed=["", "hint", "quit"])
    found = re.findall(r"^  (\S+) +\d+%  \S", capsys.readouterr().out, re.MULTILINE)
    assert found
    assert set(found) <= set(record().deal().moves(0))
    assert record().moves == []


# -- lessons


class Learner(io.StringIO):
    """Does what the lesson's own record did, as long as that's possible, and otherwise the first thing that is."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.lesson = lesson_of(game)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # its stub says bytes
        moves, state = record().moves, record().states()[-1]
        following = self.lesson.next_move(moves)
        if following is not None and following[0] == self.lesson.seat:
            return f"{following[1]}\n"
        return f"{state.moves(self.lesson.seat)[0]}\n" if self.lesson.seat in state.to_act else "\n"


@pytest.mark.parametrize("game", ["masker", "carnaval"])
def test_a_lesson_leads_to_its_end(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lesson = lesson_of(game)
    monkeypatch.setattr(sys, "stdin", Learner(game))
    assert main(["play", game, "--lesson", "--record", str(FILE)]) == 0
    said = capsys.readouterr().out
    spoken = [step for step in lesson.steps if say(f"learn-{game}-{step.name}") in said]
    assert say("learn-about") in said
    assert len(spoken) > 3
    assert said.rstrip().endswith((say(f"learn-{game}-won"), say(f"learn-{game}-lost"), say("learn-even")))
    assert main(["verify", str(FILE)]) == 0


def test_a_lesson_shows_what_to_try_and_goes_on_after_a_resume(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    lesson = lesson_of("masker")
    run(monkeypatch, "play", "masker", "--lesson", typed=["quit"])
    move = lesson.record.moves[lesson.opening_moves][1]
    assert f"\n→ {move} " in capsys.readouterr().out
    assert len(record().moves) == lesson.opening_moves
    run(monkeypatch, "resume", typed=[move, "undo", "undo"])
    said = capsys.readouterr().out
    assert say("learn-masker-white-done") in said
    assert say("table-nothing-to-undo") in said, "nobody has decided on the opening moves"


def test_a_lesson_is_dealt_in_advance(capsys: Capture) -> None:
    assert main(["play", "masker", "--lesson", "--seed", "3"]) == 2
    assert "Lessons are set up in advance" in capsys.readouterr().err


# -- secret decisions


class DancingPeople(io.StringIO):
    """They do whatever the called one among them could do, until the dance is over."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # its stub says bytes
        state = record().states()[-1] if FILE.exists() else None
        if state is None or state.view(None)["phase"] != "dance":
            return ""
        called = [seat for seat in state.to_act if seat < len(PEOPLE)]
        return f"{state.moves(called[0])[0]}\n" if called else "\n"


def seen_by_all(said: str) -> list[str]:
    """What is on the screen when nobody sits alone at it: between two curtains."""
    return [part.strip() for part in said.split("\n" * CURTAIN_LINES) if "Hand the keyboard" in part]


def test_what_all_see_of_a_dance_is_the_same_whoever_is_called(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """CV-40. These roles have one decision each: if there were a second one, whether it came would show at the end."""
    roles = ["--roles", "prankster,prankster,soldier,chef"]
    shown, called = set(), set()
    for seed in range(8):
        monkeypatch.setattr(sys, "stdin", DancingPeople())
        main(["play", *CARNIVAL, *roles, "--seed", str(seed), "--record", str(FILE)])
        shown.add(tuple(seen_by_all(capsys.readouterr().out)))
        called.add(tuple(seat for seat, _ in record().moves if seat < len(PEOPLE)))
        FILE.unlink()
    assert len(called) > 3, "different people were called"
    assert len(shown) == 1
    names = re.findall(r"keyboard to (\w+)", " ".join(shown.pop()))
    assert names == [*PEOPLE * 2, "Anna"], "two calls, and then they talk"


def test_a_secret_decision_is_on_disk_before_everybody_has_tapped(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Even if the game is interrupted then, nobody is asked again, and nobody is told."""
    game = ridotto.game("carnaval")
    seed = next(seed for seed in range(100) if game.deal(7, seed).to_act == (0,))
    move = game.deal(7, seed).moves(0)[0]
    run(monkeypatch, "play", *CARNIVAL, "--seed", str(seed), typed=["", move, ""])
    assert json.loads(FILE.read_text(encoding="utf-8").splitlines()[-1]) == {"seat": 0, "sealed": move}
    assert (record().moves, record().sealed) == ([], [(0, move)])
    capsys.readouterr()
    run(monkeypatch, "resume", typed=["", "undo", "", *[""] * 4])
    said = capsys.readouterr().out
    assert "Anna >" not in said
    assert "Anna: there’s nothing for you to do right now." in said
    assert "You haven’t made a move that could be taken back." in said, "whoever isn't called may ask for it as well"
    assert record().moves[0] == (0, move)
