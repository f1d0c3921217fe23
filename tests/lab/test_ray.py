"""A match on a Ray cluster has the same figures as on this machine alone, even if workers die."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec

import psutil
import pytest

from ridotto.cli.main import main

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no package for this machine or this Python.")

MATCH = ("arena", "masker", "--seats", "regular,greedy", "--games", "16", "--seed", "7", "--json")
MAX_SECONDS = 300.0


def run_alone(capsys: pytest.CaptureFixture[str]) -> list[object]:
    assert main([*MATCH]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def game_workers(driver: subprocess.Popen[str]) -> list[psutil.Process]:
    """The processes of the cluster that are playing a game right now; Ray names them after what they do."""
    children = psutil.Process(driver.pid).children(recursive=True)
    return [child for child in children if "ray::play_one_of" in " ".join(child.cmdline())]


def kill_worker(driver: subprocess.Popen[str]) -> None:
    """As soon as one is playing."""
    end = time.monotonic() + MAX_SECONDS
    while time.monotonic() < end and driver.poll() is None:
        try:
            for worker in game_workers(driver)[:1]:
                worker.send_signal(signal.SIGKILL)
                return
        except psutil.Error:
            pass  # it has come to its own end meanwhile
        time.sleep(0.02)
    pytest.fail("No worker was ever seen playing.")


@pytest.fixture
def short_folder() -> Iterator[str]:
    """Ray puts sockets there, whose paths mustn't be long."""
    with tempfile.TemporaryDirectory() as folder:
        yield folder


def test_a_worker_that_is_killed_changes_no_figure(capsys: pytest.CaptureFixture[str], short_folder: str) -> None:
    command = [sys.executable, "-m", "ridotto", *MATCH, "--ray", "local"]
    environment = {**os.environ, "RAY_TMPDIR": short_folder}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as driver:
        kill_worker(driver)
        output, _ = driver.communicate(timeout=MAX_SECONDS)
    assert driver.returncode == 0
    assert [json.loads(line) for line in output.splitlines()] == run_alone(capsys)


def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--ray", "127.0.0.1:1"]) == 2
    assert "There’s no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err
