"""Set-up does what is left to do, once, and says how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import environment, external_programs, steps
from devtools.external_programs import ExternalProgram
from devtools.processes import SetupError
from devtools.steps import Step, run_stages


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Instead of the environment that these tests run in."""
    monkeypatch.setattr(steps, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(environment, "ENVIRONMENT", tmp_path)
    return tmp_path


def step(name: str, done: list[str], mark: str = "as it is", **about: object) -> Step:
    return Step(name, f"doing {name}", lambda: mark, lambda: done.append(name), **about)  # type: ignore[arg-type]


def test_what_is_done_is_not_done_again(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    run_stages([[[step("one", done)], [step("two", done)]], [[step("three", done)]]])
    assert sorted(done[:2]) == ["one", "two"]
    assert done[2:] == ["three"]
    assert "[3/3] doing three …" in capsys.readouterr().err
    run_stages([[[step("one", done), step("two", done, mark="changed")]]])
    assert done[3:] == ["two"]
    assert "[1/1] doing two …" in capsys.readouterr().err


def test_what_somebody_has_deleted_is_made_again(folder: Path) -> None:
    done: list[str] = []
    made = folder / "made"
    made.touch()
    wanted = step("one", done, result=lambda: made)
    run_stages([[[wanted]]])
    made.unlink()
    run_stages([[[wanted]]])
    assert done == ["one", "one"]


def failing() -> None:
    raise SetupError("It can't be had.")


def test_a_failed_step_is_tried_again_and_nothing_after_it_is_done() -> None:
    done: list[str] = []
    for _ in range(2):
        with pytest.raises(SetupError, match=r"It can't be had\."):
            run_stages([[[Step("bad", "trying", lambda: "", failing), step("after", done)]]])
    assert done == []


def test_an_optional_one_says_so_and_the_rest_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    run_stages([[[Step("bad", "trying", lambda: "", failing, is_optional=True), step("after", done)]]])
    assert done == ["after"]
    assert "It can't be had." in capsys.readouterr().err


def some_part(found: list[Path]) -> ExternalProgram:
    def candidates() -> Iterator[Path]:
        yield from found

    return ExternalProgram("Part", candidates, lambda folder: folder, lambda: "", "Get one.")


def test_a_machine_s_own_part_is_used_unless_ours_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIDOTTO_OWN_PARTS", raising=False)
    machine_s = Path("/bin/true")
    assert some_part([machine_s]).path == machine_s
    monkeypatch.setenv("RIDOTTO_OWN_PARTS", "1")
    assert some_part([machine_s]).path is None


def test_a_stub_that_does_not_start_is_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIDOTTO_OWN_PARTS", raising=False)
    stub = tmp_path / "chromium"
    stub.write_text("#!/bin/sh\nexit 1\n")
    stub.chmod(0o755)
    assert some_part([stub, Path("/nowhere/chromium")]).path is None


def test_a_brought_part_counts_as_long_as_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_programs, "DOWNLOADS", tmp_path / "parts")
    brought = some_part([])
    run_stages([[[brought.step]]])
    program = tmp_path / "parts" / "Part"
    assert (brought.path, brought.step.is_done) == (program, True)
    program.rmdir()
    assert (brought.path, brought.step.is_done) == (None, False)
