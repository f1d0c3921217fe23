"""A record proves itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.table.table_driver import TableDriver

from ridotto.cli.main import main
from ridotto.errors import BadRecord, NotNow
from ridotto.table import commands, gate
from ridotto.table.records.record import read_record
from ridotto.table.records.table_record import record_of
from ridotto.table.records.verify import verify

PLAYED = record_of(TableDriver("masker", 2, {"grid": "stacks"}).sit("Anna", "Bob").start().play_out(1)).text()


def led() -> str:
    evening = TableDriver("carnaval", 4, {"master": "person"}).sit("Anna", "Bob", "Cy", "Di", "Zoe").start()
    evening.move(4, "block 2")
    return record_of(evening.play_out(1)).text()


def resigned() -> str:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    assert evening.table.state is not None
    seat = evening.table.state.to_act[0]
    evening.move(seat, evening.table.state.moves(seat)[0])
    evening.send("Anna", commands.Resign("x", 0))
    return record_of(evening.table).text()


def test_a_record_of_a_table_proves_itself() -> None:
    proved = verify(PLAYED)
    assert proved.sealed
    assert proved.outcome == read_record(PLAYED).states()[-1].outcome


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"seed": 7', '"seed": 8', "seal of the record doesn’t match"),
        ('"salt": "salt"', '"salt": "pepper"', "seal of the record doesn’t match"),
        ('"winners": [', '"winners": [0, 1, ', "can’t be understood|don’t lead to the recorded result"),
        ('"reason": "', '"reason": "masker-', "don’t lead to the recorded result"),
        ('"reason": "', '"reasons": "', "can’t be understood"),
        ('"salt": "salt"', '"salt": 3', "first line"),
    ],
)
def test_a_changed_record_is_found_out(old: str, new: str, sentence: str) -> None:
    assert old in PLAYED
    with pytest.raises(BadRecord, match=sentence):
        verify(PLAYED.replace(old, new))


def test_a_missing_move_is_found_out() -> None:
    lines = PLAYED.splitlines(keepends=True)
    with pytest.raises(BadRecord):
        verify("".join([*lines[:-2], lines[-1]]))


def test_an_unfinished_game_verifies_as_far_as_it_goes() -> None:
    lines = PLAYED.splitlines(keepends=True)
    proved = verify("".join(lines[:4]))
    assert (proved.moves, proved.outcome) == (3, None)


def test_a_resignation_ends_the_game() -> None:
    proved = verify(resigned())
    assert proved.outcome is not None
    assert (proved.moves, proved.outcome.reason) == (1, "table-resigned")


def test_there_is_no_record_before_the_end() -> None:
    table = TableDriver("masker", 2).sit("Anna", "Bob").start().table
    with pytest.raises(NotNow):
        record_of(table)
    with pytest.raises(NotNow):
        gate.replay_moment(table, 0)


def test_moves_that_were_taken_back_are_not_in_the_record() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Anna/Ben").start()
    assert evening.table.state is not None
    seat = evening.table.state.to_act[0]
    first, second = evening.table.state.moves(seat)[:2]
    evening.move(seat, first)
    evening.send("Anna", commands.Undo("x", seat))
    evening.move(seat, second)
    text = record_of(evening.play_out(1)).text()
    assert read_record(text).moves[0] == (seat, second)
    assert verify(text).sealed


def test_after_the_end_everything_can_be_looked_at() -> None:
    table = TableDriver("masker", 3).sit("Anna", "Bob").start().play_out(1)
    for moves in (0, 1, len(table.moves)):
        seen = gate.replay_moment(table, moves, 1)
        assert seen["truth"] == table.game.dump(record_of(table).states()[moves])
        assert seen["view"] == record_of(table).states()[moves].view(1)


# -- the command


def kept(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (PLAYED, "The seal matches"),
        (resigned(), "The seal matches"),
        (PLAYED.splitlines(keepends=True)[0], "The game isn’t over"),
        (PLAYED.replace('"seal"', '"sael"'), "has no seal"),
    ],
)
def test_ridotto_verify(text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", kept(tmp_path, text)]) == 0
    assert sentence in capsys.readouterr().out


def test_ridotto_verify_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", kept(tmp_path, PLAYED.replace('"seed": 7', '"seed": 8'))]) == 2
    assert "doesn’t match" in capsys.readouterr().err


@pytest.mark.parametrize("text", [PLAYED, led(), resigned()], ids=["played", "led", "resigned"])
def test_ridotto_replay_steps_through_such_records(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = iter([""] * 10_000)
    monkeypatch.setattr("ridotto.cli.terminal.Terminal.ask", lambda terminal, question: next(steps))
    assert main(["replay", kept(tmp_path, text)]) == 0
    *_, end = capsys.readouterr().out.splitlines()
    assert "win" in end or "level" in end


def test_a_resigned_game_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", kept(tmp_path, resigned())]) == 2
    assert capsys.readouterr().err
