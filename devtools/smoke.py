"""Runs the README's first command as a stranger would: `python -m devtools.smoke PYTHON` takes a fresh copy of the
clone, an empty home and an empty environment, opens the house with that Python, plays every game, and stops it. The
page is built there only if it hasn't been built here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from devtools.fresh_copy import copy_with_page
from devtools.paths import PYTHON, ROOT

OPTIMISATION = {"MYPYC_OPT_LEVEL": os.environ.get("MYPYC_OPT_LEVEL", "3")}  # 0 compiles four times as fast
GAMES_TIMEOUT = 600  # seconds to play every game on a busy machine


def run_smoke_test(python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = copy_with_page(Path(folder, "clone"))
        home = Path(folder, "home")
        home.mkdir()
        variables = {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", **OPTIMISATION}
        command = [python, "dev.py", "play", "--host", "127.0.0.1", "--port", "0", "--pause", "0"]
        started = time.monotonic()
        with subprocess.Popen(command, cwd=clone, env=variables, stdout=subprocess.PIPE, text=True) as process:
            try:
                url = read_address(process)
                print_line(f"open after {time.monotonic() - started:.0f} s")
                check_house(clone, url)
            finally:
                process.terminate()
        check_closed(url)


def read_address(process: subprocess.Popen[str]) -> str:
    """The address that the house prints."""
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found, "the house did not open"
    return found.group()


def check_house(clone: Path, url: str) -> None:
    python = clone / PYTHON.relative_to(ROOT)
    version = subprocess.run([python, "-m", "ridotto", "--version"], capture_output=True, text=True, check=True).stdout
    print_line(version.strip())
    assert "rulebooks compiled" in version
    with urllib.request.urlopen(url, timeout=20) as response:
        assert response.status == 200
        assert b"/assets/" in response.read()
    subprocess.run(
        [python, clone / "tests" / "support" / "house" / "play_each_game.py", url], check=True, timeout=GAMES_TIMEOUT
    )


def check_closed(url: str) -> None:
    """Stopping dev.py has stopped the house."""
    try:
        urllib.request.urlopen(url, timeout=5)
    except urllib.error.URLError:
        return
    raise AssertionError("the house is still open")


def print_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    print_line(f"--- {sys.argv[1]}")
    run_smoke_test(sys.argv[1])
