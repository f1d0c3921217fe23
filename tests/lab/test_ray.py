"""On a Ray cluster, everything has the same figures as on this machine alone, even if workers die.

All tests share one cluster: it takes longer to start than to play a match.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest

from ridotto.cli.main import main

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no package for this machine or this Python.")

ROOT = Path(__file__).parent.parent.parent
MATCH = ("arena", "masker", "--seats", "regular,greedy", "--games", "16", "--seed", "7", "--json")
TRIAL = ("balance", "masker", "--players", "2", "--games", "8", "--seed", "7", "--strength", "regular", "--json")
TRAINING = (str(ROOT / "examples" / "learn_masker.py"), "--rounds", "2", "--steps", "40")
MAX_SECONDS = 300.0


class Cluster(NamedTuple):
    address: str
    head: psutil.Process

    def game_workers(self) -> list[psutil.Process]:
        """Those that are playing right now; Ray names them after what they do."""
        children = self.head.children(recursive=True)
        return [child for child in children if "ray::play_one_of" in " ".join(child.cmdline())]

    def kill_worker(self, driver: subprocess.Popen[str]) -> None:
        """As soon as one is playing."""
        end = time.monotonic() + MAX_SECONDS
        while time.monotonic() < end and driver.poll() is None:
            try:
                for worker in self.game_workers()[:1]:
                    worker.send_signal(signal.SIGKILL)
                    return
            except psutil.Error:
                pass  # it has come to its own end meanwhile
            time.sleep(0.02)
        pytest.fail("No worker was ever seen playing.")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Ray puts sockets into its folder, whose paths mustn't be long."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        where = ("--node-ip-address=127.0.0.1", f"--port={port}", f"--temp-dir={folder}")
        what = ("--head", "--block", "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats")
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", *what, *where]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
            wait_for(port, head)
            yield Cluster(f"127.0.0.1:{port}", psutil.Process(head.pid))
            stop(head)


def wait_for(port: int, head: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + MAX_SECONDS
    while time.monotonic() < end and head.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("The cluster doesn't start.")


def stop(head: subprocess.Popen[bytes]) -> None:
    processes = psutil.Process(head.pid).children(recursive=True)
    head.terminate()
    for process in psutil.wait_procs(processes, timeout=10)[1]:
        process.kill()


def run_while_a_worker_dies(cluster: Cluster, *command: str) -> list[str]:
    with subprocess.Popen(
        [sys.executable, *command, "--ray", cluster.address], stdout=subprocess.PIPE, text=True, env=os.environ
    ) as driver:
        cluster.kill_worker(driver)
        output, _ = driver.communicate(timeout=MAX_SECONDS)
    assert driver.returncode == 0
    return output.splitlines()


@pytest.mark.parametrize("command", [MATCH, TRIAL], ids=["arena", "balance"])
def test_a_worker_that_is_killed_changes_no_figure(
    command: tuple[str, ...], cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = run_while_a_worker_dies(cluster, "-m", "ridotto", *command)
    assert main([*command]) == 0
    alone = capsys.readouterr().out.splitlines()
    assert [json.loads(line) for line in printed] == [json.loads(line) for line in alone]


def test_a_worker_that_is_killed_changes_no_weight(cluster: Cluster) -> None:
    printed = run_while_a_worker_dies(cluster, *TRAINING)
    alone = subprocess.run([sys.executable, *TRAINING, "--workers", "1"], capture_output=True, text=True, check=True)
    assert printed == alone.stdout.splitlines()


def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--ray", "127.0.0.1:1"]) == 2
    assert "There’s no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err
