"""What stops dev.py stops what it has started, and a failure is one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from devtools import processes
from devtools.processes import SetupError, run

# Stands for dev.py: it starts a program that starts another, as pip does with a compiler, and waits for them.
PARENT = """
import sys
from devtools.processes import SetupError, exit_code, run, stop_children_on_signal
child = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"
try:
    with stop_children_on_signal():
        run(sys.executable, "-c", child)
except SetupError as failure:
    print(failure)
    sys.exit(exit_code())
"""


def family(parent: subprocess.Popen[str]) -> list[psutil.Process]:
    """The child and the grandchild, as soon as both are there."""
    found: list[psutil.Process] = []
    while len(found) < 2:
        assert parent.poll() is None
        time.sleep(0.02)
        found = psutil.Process(parent.pid).children(recursive=True)
    return found


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_all_that_was_started_ends(sign: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        children = family(parent)
        os.kill(parent.pid, sign)
        said, _ = parent.communicate(timeout=30)
    assert parent.returncode == 128 + sign
    assert said == "Interrupted. The next call goes on from here.\n"
    assert psutil.wait_procs(children, timeout=10)[1] == []


@pytest.mark.parametrize(
    ("printed", "sentence"),
    [
        ("WARNING: Retrying … NewConnectionError('…')", "their registry doesn't answer"),
        ("npm error code EAI_AGAIN", "their registry doesn't answer"),
        ("OSError: [Errno 28] No space left on device", "The disk is full."),
    ],
)
def test_a_known_cause_is_one_sentence(
    printed: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "ROOT", tmp_path)
    program = f"import sys; print({printed!r}); sys.exit(1)"
    with pytest.raises(SetupError, match=sentence):
        run(sys.executable, "-c", program, log=tmp_path / "step.log", folder=tmp_path)


def test_an_unknown_one_shows_what_was_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processes, "ROOT", tmp_path)
    with pytest.raises(SetupError, match=r"all that it printed is in step\.log"):
        run(sys.executable, "-c", "raise SystemExit('my knee hurts')", log=tmp_path / "step.log", folder=tmp_path)
    assert "my knee hurts" in capsys.readouterr().err
