"""Without a C compiler the package still installs and plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDED = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")


def run(*command: str, cwd: Path, **variables: str) -> str:
    environment = {**os.environ, **variables}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=True).stdout


def test_no_compiler_no_problem(tmp_path: Path) -> None:
    clone, place = tmp_path / "clone", tmp_path / "installed"
    clone.mkdir()
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, clone / name)
    pip = (sys.executable, "-m", "pip", "install", "--no-build-isolation", "--no-deps", "--target", str(place), ".")
    run(*pip, cwd=clone, CC="/bin/false")
    assert not list(place.rglob("*.so"))
    path = {"PYTHONPATH": str(place), "RIDOTTO_DATA": str(tmp_path)}
    assert "not compiled" in run(sys.executable, "-m", "ridotto", "--version", cwd=tmp_path, **path)
    game = ("play", "masker", "-y", "--players", "bot,bot", "--seed", "1")
    assert "Scores:" in run(sys.executable, "-m", "ridotto", *game, cwd=tmp_path, **path)
