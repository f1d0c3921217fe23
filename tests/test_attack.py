"""The attack on one's own house: it attacks nothing else, and whoever plays meanwhile plays on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.house.house_process import HouseProcess, running

ATTACK = Path(__file__).parent.parent / "bench" / "attack.py"
PATIENCE = 300.0  # seconds: three attacks, each with a minute for a busy machine


def attacked(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ATTACK), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize(
    "url", ["http://192.0.2.1:1638", "http://0.0.0.0:1638", "http://[2001:db8::1]", "http://no.such.invalid", "here"]
)
def test_it_attacks_nothing_but_this_machine(url: str) -> None:
    tried = attacked(url)
    assert tried.returncode == 1
    assert "not" in tried.stderr
    assert tried.stdout == ""


@pytest.mark.anyio
async def test_a_person_plays_on_meanwhile(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    """How fast depends on the machine, and is told at the end; that they play does not."""
    node = HouseProcess(tmp_path, data=tmp_path / "data", rate=1)
    async with running(node):
        tried = attacked(node.url, "--seconds", "3", "--json", "--only", "request line", "pings", "silent")
    outcomes = [json.loads(line) for line in tried.stdout.splitlines()]
    assert len(outcomes) == 3, tried.stderr
    for outcome in outcomes:
        record_property(f"p99 under {outcome['attack']}", f"{outcome['person']['p99']:.0f} ms")
        assert outcome["person"]["answers"] > 0
        assert outcome["person"]["failed"] == 0, outcome
        assert outcome["attacker"]["connections"] > 10
