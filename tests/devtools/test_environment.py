"""The environment is whole, or made anew. Its own interpreter says what it is."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import signal
import sys
from pathlib import Path

import pytest

from devtools import environment
from devtools.processes import SetupError, run


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an environment is to be."""
    folder = tmp_path / ".venv"
    for name, path in {
        "ROOT": tmp_path,
        "ENVIRONMENT": folder,
        "PYTHON": folder / "bin" / "python",
        "STAMP": folder / "environment.stamp",
        "UNFINISHED": folder / "unfinished",
    }.items():
        monkeypatch.setattr(environment, name, path)
    return folder


def is_kept(place: Path) -> bool:
    """Whether another call leaves the environment alone."""
    (place / "mine").touch()
    environment.make_environment()
    return (place / "mine").exists()


def test_an_environment_is_made_once_and_anew_when_it_is_not_whole(place: Path) -> None:
    environment.make_environment()
    assert environment.packages_folder() == place / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    assert is_kept(place)
    (place / "unfinished").touch()  # pip was killed in the middle
    assert not is_kept(place)
    (place / "bin" / "python").unlink()  # the Python that it was made with is gone
    assert not is_kept(place)
    (place / "environment.stamp").write_text("/somewhere/else/.venv")  # it was moved
    assert not is_kept(place)
    assert is_kept(place)


def test_a_python_that_cannot_make_one_says_what_to_install(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match="apt install python3-venv"):
        environment.make_environment()


def test_a_lock_is_let_go_and_taken_again(place: Path) -> None:
    for _ in range(2):
        with environment.setup_lock():
            run(sys.executable, "-c", "")
        run(sys.executable, "-c", "")


def test_a_program_that_outlives_a_set_up_keeps_its_lock(place: Path) -> None:
    with environment.setup_lock():
        run("sh", "-c", "sleep 600 & echo $! > " + str(place.parent / "pid"))
    orphan = int((place.parent / "pid").read_text())
    try:
        with (place.parent / "build" / "lock").open("w") as lock, pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.kill(orphan, signal.SIGKILL)


def test_packages_that_are_not_there_for_this_machine_leave_the_environment_whole(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip is asked first whether it could; only then is anything written."""

    def refuse(*args: object, log: str) -> None:
        assert "--dry-run" in args
        raise SetupError("No matching distribution found.")

    monkeypatch.setattr(environment, "run_python", refuse)
    step = environment.optional_requirements_step("rare", "a rare thing")
    assert step.is_optional
    with pytest.raises(SetupError, match="No a rare thing: there are no packages for this machine"):
        step.work()
    assert not environment.UNFINISHED.exists()
