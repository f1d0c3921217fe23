"""`ridotto serve` as a process: it says where it is, serves, and closes when asked to."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from ridotto.cli.main import main
from ridotto.cli.serve import closing_sentence
from ridotto.house.settings import Settings


@pytest.mark.skipif(sys.platform == "win32", reason="stops by signal")
def test_the_house_opens_says_where_and_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--data", str(tmp_path), "--port", "0", "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=None) as house:
        assert house.stdout is not None
        first = house.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", first)
        assert found, first
        with urllib.request.urlopen(f"{found[0]}/healthz", timeout=60) as answer:
            assert json.load(answer) == {"bus": True, "store": True}
        house.send_signal(signal.SIGTERM)
        assert house.wait(60) in (0, -signal.SIGTERM)
    assert any(tmp_path.iterdir()), "the games are kept"


@pytest.mark.parametrize(
    ("settings", "saved"), [(Settings(), "All games are saved."), (Settings(database="memory:"), "Nothing is saved")]
)
def test_the_house_promises_to_keep_only_what_it_keeps(settings: Settings, saved: str) -> None:
    assert saved in closing_sentence(settings)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["serve", "--port", "x"], "port"),
        (["serve", "--database", "nonsense"], "nonsense"),
        (["serve", "--port", "0", "--host", "203.0.113.1"], "--port"),
    ],
)
def test_a_house_that_cannot_open_says_why(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    assert said in capsys.readouterr().err


def test_the_house_describes_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["describe", "openapi"]) == 0
    assert json.loads(capsys.readouterr().out)["openapi"] == "3.1.0"
