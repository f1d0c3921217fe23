"""The attack on your own house: it attacks nothing else, and whoever plays meanwhile can go on playing."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.house.house_process import HouseProcess, running

ATTACK = Path(__file__).parent.parent / "bench" / "attack.py"
PATIENCE = 300.0  # seconds: three attacks, with a minute each for a busy machine


def run_attack(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ATTACK), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize(
    "url", ["http://192.0.2.1:1638", "http://0.0.0.0:1638", "http://[2001:db8::1]", "http://no.such.invalid", "here"]
)
def test_it_attacks_nothing_but_this_machine(url: str) -> None:
    run = run_attack(url)
    assert run.returncode == 1
    assert "not" in run.stderr
    assert run.stdout == ""


@pytest.mark.anyio
async def test_a_person_can_play_during_an_attack(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """How fast they play depends on the machine, and is reported at the end. That they play doesn't."""
    node = HouseProcess(tmp_path, data=tmp_path / "data", rate=1)
    async with running(node):
        run = run_attack(node.url, "--seconds", "3", "--json", "--only", "request line", "pings", "silent")
    results = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(results) == 3, run.stderr
    for result in results:
        record_property(f"p99 under {result['attack']}", f"{result['person']['p99']:.0f} ms")
        assert result["person"]["answers"] > 0
        assert result["person"]["failed"] == 0, result
        assert result["attacker"]["connections"] > 10
