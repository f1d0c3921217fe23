"""The README's first command as a stranger calls it: `python -m devtools.smoke PYTHON` takes a fresh copy of the clone,
an empty home and an empty environment, opens the house with that Python, plays every game there, and stops it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from devtools.paths import PYTHON, ROOT

NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "build", "dist", "node_modules", "page", "shots", "__pycache__")
GAMES_TIMEOUT = 600  # seconds for the set-up on a busy machine


def run_smoke_test(python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(shutil.copytree(ROOT, Path(folder, "clone"), ignore=NOT_COPIED))
        home = Path(folder, "home")
        home.mkdir()
        stranger = {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8"}
        command = [python, "dev.py", "play", "--host", "127.0.0.1", "--port", "0", "--pause", "0"]
        begun = time.monotonic()
        with subprocess.Popen(command, cwd=clone, env=stranger, stdout=subprocess.PIPE, text=True) as opened:
            try:
                url = read_address(opened)
                print_line(f"open after {time.monotonic() - begun:.0f} s")
                check_house(clone, url)
            finally:
                opened.terminate()
        check_closed(url)


def read_address(opened: subprocess.Popen[str]) -> str:
    """Where the house says that it is."""
    assert opened.stdout is not None
    found = re.search(r"http://\S+", opened.stdout.readline())
    assert found, "the house did not open"
    return found.group()


def check_house(clone: Path, url: str) -> None:
    python = clone / PYTHON.relative_to(ROOT)
    version = subprocess.run([python, "-m", "ridotto", "--version"], capture_output=True, text=True, check=True).stdout
    print_line(version.strip())
    assert "rulebooks compiled" in version
    with urllib.request.urlopen(url, timeout=20) as answer:
        assert answer.status == 200
        assert b"/assets/" in answer.read()
    subprocess.run(
        [python, clone / "tests" / "support" / "house" / "play_each_game.py", url], check=True, timeout=GAMES_TIMEOUT
    )


def check_closed(url: str) -> None:
    """What stops dev.py stops the house."""
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
