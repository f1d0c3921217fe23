"""The terminal: whole games by people and bots, the curtain, bad input, leaving and coming back."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ridotto
from ridotto.cli.local import game_setup
from ridotto.cli.main import main
from ridotto.table.bot_names import BOT_NAMES
from ridotto.table.records.record import read_record

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


class Person(io.StringIO):
    """Somebody at the keyboard who plays any legal move, read off the record as it grows."""

    def __init__(self, record: Path, first: list[str]) -> None:
        super().__init__()
        self.record = record
        self.answers = first
        self.choice = random.Random(1)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # its stub says bytes
        if self.answers:
            return self.answers.pop(0) + "\n"
        state = read_record(self.record.read_text(encoding="utf-8")).states()[-1]
        if not state.to_act:
            return ""
        return self.choice.choice(state.moves(state.to_act[0])) + "\n"


def play(monkeypatch: pytest.MonkeyPatch, *args: str, answers: list[str] | None = None) -> int:
    record = Path("game.jsonl")
    monkeypatch.setattr(sys, "stdin", Person(record, answers or []))
    return main(["play", *args, "--record", str(record)])


@pytest.mark.parametrize(
    "args",
    [
        ["masker", "-y", "--seed", "3"],
        ["masker", "-y", "--grid", "stacks", "--players", "Anna,bot,bot"],
        ["masker", "-y", "--players", "bot,bot,bot,bot"],
        ["mascarade", "-y", "--seed", "5"],
        ["carnaval", "-y", "--players", "Anna,bot,bot,bot,bot,bot,bot", "--seed", "4"],
        ["carnaval", "-y", "--players", "Anna,Bo,bot,bot", "--gatecrasher", "yes", "--roles", "full"],
        ["mask", "-y", "--seed", "6", "--masks", "3"],
        ["mask", "-y", "--farewell", "yes", "--masks", "4", "--players", "Anna,bot,Bo,bot"],
        ["mascarade", "-y", "--scoring", "out", "--links", "any", "--players", "Anna,Bo", "--first", "Bo"],
    ],
    ids=" ".join,
)
def test_a_whole_game(args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert play(monkeypatch, *args) == 0
    said = capsys.readouterr().out
    record = read_record(Path("game.jsonl").read_text(encoding="utf-8"))
    outcome = record.states()[-1].outcome
    assert outcome is not None
    is_level = len(outcome.winners) == len(outcome.scores)  # as when both sides lose their last mask at once
    assert ("Everyone ends level:" if is_level else "Scores:") in said
    last = json.loads(Path("game.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert last == {"outcome": outcome.facts()}


def test_questions_instead_of_flags(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    answers = ["chess", "2", "nine", "9", "3", "Anna", "Anna", "Bo", "", "spiral", "stacks"]
    assert play(monkeypatch, answers=answers) == 0
    said = capsys.readouterr().out
    assert "no game called “chess”" in said
    assert "Masker is for 2 to 4 players, not 9" in said
    assert "two players called Anna" in said
    assert "“spiral” isn’t a valid value for the option grid" in said
    record = read_record(Path("game.jsonl").read_text(encoding="utf-8"))
    assert [(player.name, player.bot) for player in record.players] == [
        ("Anna", None),
        ("Bo", None),
        (record.players[2].name, "regular"),
    ]
    assert record.players[2].name in BOT_NAMES
    assert f"{record.players[2].name} is a bot." in said
    assert record.options == {"grid": "stacks"}


def test_nobody_sees_anothers_rack(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Between two people a curtain falls, and behind it there's nothing of the first player's rack."""
    assert play(monkeypatch, "mascarade", "-y", "--players", "Anna,Bo", "--seed", "2") == 0
    screens = capsys.readouterr().out.split("press Enter when nobody else is looking.")
    states = read_record(Path("game.jsonl").read_text(encoding="utf-8")).states()
    assert len(screens) > 20
    for screen, state in zip(screens[1:-1], states, strict=False):
        seat = state.to_act[0]
        rack = state.view(1 - seat)["racks"]
        assert isinstance(rack, list)
        hidden = set(rack[1 - seat])
        assert f"\n{['Anna', 'Bo'][seat]} >" in screen
        assert not [card for card in hidden if card in screen.split("\n" * 50)[0]]


def test_handing_over_the_keyboard_in_a_dance_reveals_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """At every call of a dance the keyboard goes to each of the people, whoever is called."""
    for seed in range(6):
        args = ["carnaval", "-y", "--players", "Anna,Bo,bot,bot,bot,bot,bot", "--seed", str(seed)]
        play(monkeypatch, *args, answers=[""] * 3)
        Path("game.jsonl").unlink()
        curtains = re.findall(r"Hand the keyboard to (\w+)", capsys.readouterr().out)
        first_dance = curtains[:4]
        assert first_dance == ["Anna", "Bo"] * 2


def test_a_leader_needs_a_place_of_their_own(capsys: Capture) -> None:
    assert main(["play", "carnaval", "-y", "--master", "person"]) == 2
    assert "At one keyboard, the house leads" in capsys.readouterr().err


def test_help_and_refusals_at_the_prompt(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    answers = ["?", "", "rules", "z9", "stop", "quit"]
    assert play(monkeypatch, "masker", "-y", "--seed", "4", answers=answers) == 130
    said = capsys.readouterr().out
    assert "“rules” shows the rules" in said
    assert "# Masker" in said
    assert "“z9” isn’t a valid move" in said
    assert "The first capture of a turn is compulsory" in said
    assert "To resume it: ridotto resume game.jsonl" in said


def test_the_beginning_of_a_move_shows_how_it_goes_on(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    play(monkeypatch, "mascarade", "-y", "--players", "Anna,Bo", "--seed", "1", answers=["", "?", "quit"])
    listed = [line for line in capsys.readouterr().out.splitlines() if line.endswith("e5   0 points")]
    card = listed[0].split()[0]
    Path("game.jsonl").unlink()
    play(monkeypatch, "mascarade", "-y", "--players", "Anna,Bo", "--seed", "1", answers=["", card, "quit"])
    assert f"{card} e5   0 points" in capsys.readouterr().out


def test_capital_letters_are_understood_and_kept_as_the_rules_write_them(monkeypatch: pytest.MonkeyPatch) -> None:
    play(
        monkeypatch,
        "masker",
        "-y",
        "--players",
        "Anna,Bo",
        "--seed",
        "1",
        answers=["", "E4", "F4", "D4", "E5", "E3", "quit"],
    )
    kept = Path("game.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    assert kept
    assert all(json.loads(line)["move"].islower() for line in kept)


def test_leave_and_resume(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "masker", "-y", "--seed", "4", answers=["quit"]) == 130
    before = Path("game.jsonl").read_text(encoding="utf-8")
    assert before.count("\n") >= 1
    monkeypatch.setattr(sys, "stdin", Person(Path("game.jsonl"), []))
    assert main(["resume", "game.jsonl"]) == 0
    after = Path("game.jsonl").read_text(encoding="utf-8")
    assert after.startswith(before)
    assert "outcome" in after.splitlines()[-1]
    assert main(["resume", "game.jsonl"]) == 2


def test_a_torn_last_line_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "masker", "-y", "--seed", "4", answers=["quit"])
    with Path("game.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "mo')
    monkeypatch.setattr(sys, "stdin", Person(Path("game.jsonl"), []))
    assert main(["resume", "game.jsonl"]) == 0
    assert read_record(Path("game.jsonl").read_text(encoding="utf-8")).states()[-1].outcome


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["play", "masker", "--players", "A,B,C,D,E"], "is for 2 to 4 players, not 5"),
        (["play", "masker", "--players", "A,,B"], "isn’t a valid name for a player"),
        (["play", "masker", "--players", "A,A"], "two players called A"),
        (["play", "masker", "--scoring", "out"], "Masker has no option “scoring”"),
        (["play", "masker", "--grid", "round", "-y"], "“round” isn’t a valid value for the option grid"),
        (["play", "mascarade", "--deck", "none.txt", "-y"], "none.txt can’t be read"),
        (["play", "mascarade", "--first", "Zoe", "-y"], "isn’t a valid value for the option first"),
        (["play", "masker", "--seed", "x"], "See: ridotto play --help"),
        (["play", "masker", "-y", "--record", "no/such/folder/x"], "can’t be written"),
        (["play", "masker", "-y", "--record", "taken"], "already exists"),
        (["replay", "none.jsonl"], "can’t be read"),
        (["replay", "taken"], "The record is empty"),
        (["resume", "broken"], "Line 2 of the record"),
        (["rules", "chess"], "no game called"),
        (["dance"], "See: ridotto --help"),
    ],
    ids=lambda args: " ".join(args) if isinstance(args, list) else "",
)
def test_bad_input_is_one_sentence_and_code_2(args: list[str], sentence: str, capsys: Capture) -> None:
    Path("taken").touch()
    header = {"game": "masker", "players": [{"name": "A"}, {"name": "B"}], "options": {}, "seed": 1}
    Path("broken").write_text(json.dumps(header) + "\n{]\n", encoding="utf-8")
    before = sorted(path.read_bytes() for path in Path().rglob("*") if path.is_file())
    assert main(args) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert sorted(path.read_bytes() for path in Path().rglob("*") if path.is_file()) == before


def test_replay_goes_back_and_forth(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    play(monkeypatch, "masker", "-y", "--players", "bot,bot,bot", "--seed", "8")
    moves = len(read_record(Path("game.jsonl").read_text(encoding="utf-8")).moves)
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"\n\nb\nx\n999\n{moves}\n\n"))
    assert main(["replay", "game.jsonl"]) == 0
    said = capsys.readouterr().out
    steps = [line.split(".")[0] for line in said.splitlines() if line.startswith("Move ")]
    at = [f"Move {number} of {moves}" for number in (0, 1, 2, 1, 1, 1, moves)]
    assert steps == at
    assert "Your secret colour" in said
    assert "wins" in said


def test_replay_from_one_seat_shows_one_colour(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    play(monkeypatch, "masker", "-y", "--players", "bot,bot,bot", "--seed", "8")
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert main(["replay", "game.jsonl", "--player", "2"]) == 0
    assert capsys.readouterr().out.count("Your secret colour") == 1
    assert main(["replay", "game.jsonl", "--player", "4"]) == 2


@pytest.mark.parametrize("name", ["mascarade", "mask", "masker"])
def test_games_and_rules(name: str, capsys: Capture) -> None:
    assert main(["games"]) == 0
    assert main(["rules", name]) == 0
    said = capsys.readouterr().out
    assert name in said
    assert "## " in said


def test_version_says_whether_the_rulebooks_are_compiled(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "compiled" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "coloured"), [({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)]
)
def test_colours(variables: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    play(monkeypatch, "mascarade", "-y", "--players", "bot,bot")
    assert ("\x1b[38;5;" in capsys.readouterr().out) == coloured


@pytest.mark.parametrize("signal_", [signal.SIGINT, signal.SIGKILL])
def test_moves_played_survive_a_signal(signal_: signal.Signals) -> None:
    """Ctrl-C leaves with a sentence on how to resume; even kill -9 loses no move."""
    command = [sys.executable, "-m", "ridotto", "play", "masker", "-y", "--players", "Anna,Bo", "--seed", "1"]
    with subprocess.Popen(
        [*command, "--record", "game.jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ
    ) as game:
        assert game.stdin is not None
        game.stdin.write("\n")
        game.stdin.flush()
        for count in range(1, 4):
            state = wait_for_moves(count - 1)
            game.stdin.write(state + "\n")
            game.stdin.flush()
        wait_for_moves(3)
        game.send_signal(signal_)
        said = game.communicate(timeout=20)[0]
    assert len(read_record(Path("game.jsonl").read_text(encoding="utf-8")).moves) == 3
    if signal_ == signal.SIGINT:
        assert game.returncode == 130
        assert "To resume it: ridotto resume game.jsonl" in said


def wait_for_moves(count: int) -> str:
    """Waits until that many moves are kept; returns a first capture that's legal then."""
    for _ in range(2_400):  # two minutes
        if Path("game.jsonl").exists():
            text = Path("game.jsonl").read_text(encoding="utf-8")
            if text.count("\n") > count:
                state = read_record(text).states()[-1]
                return state.moves(state.to_act[0])[0]
        time.sleep(0.05)
    raise AssertionError("the game does not go on")


@pytest.mark.parametrize(
    ("players", "advised"), [(8, "8 players need exactly 2 pranksters"), (11, "For 11 players, 2 to 4 pranksters")]
)
def test_cv_5_the_host_reads_how_many_pranksters_are_advised(players: int, advised: str) -> None:
    """CV-5"""
    roles = ridotto.game("carnaval").options[0]
    assert advised in " ".join(game_setup.advice("option-carnaval-roles", roles, players))
    assert game_setup.advice("option-carnaval-roles", roles, 5) == []
