"""Every way to install with pip gives a complete house: rulebooks, words, page. Each is tried in an environment of its
own, as a person would, with build isolation, and then every game is played there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.store.bound_process import bound_to_parent

from devtools.fresh_copy import copy_with_page, fresh_copy
from ridotto.version import __version__
from ridotto.words import LANGUAGES

ROOT = Path(__file__).parent.parent
COMPILED = "rulebooks compiled"
PLAIN = "rulebooks not compiled"


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    # Python's environment variables mustn't leak into the other environment.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["MYPYC_OPT_LEVEL"] = "0"  # what counts here is that everything is there, not how fast it is
    done = subprocess.run(
        command, cwd=cwd, env={**environment, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Environment:
    """A new, empty virtual environment."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "environment", with_pip=True, symlinks=True)
        self.folder = folder
        self.python = folder / "environment" / "bin" / "python"

    def install(self, what: str | Path, **variables: str) -> None:
        pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-cache-dir", "--no-compile")
        run(self.python, *pip, str(what), cwd=self.folder, **variables)

    def ridotto(self, *args: str) -> str:
        return run(self.python, "-m", "ridotto", *args, cwd=self.folder, RIDOTTO_DATA=str(self.folder / "data"))

    @contextmanager
    def house(self) -> Iterator[str]:
        """The address of a house that is open there."""
        args = ("-m", "ridotto", "serve", "--host", "127.0.0.1", "--port", "0", "--pause", "0", "--workers", "1")
        command = bound_to_parent(self.python, *args, "--data", str(self.folder / "data"))
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                yield found.group()
            finally:
                server.terminate()
                server.stdout.read()
        assert server.returncode in (0, -signal.SIGTERM)


def check_whole(environment: Environment, rulebooks: str) -> None:
    """Rulebooks, words and page are there, and every game can be played."""
    assert rulebooks in environment.ridotto("--version")
    for language in LANGUAGES:
        assert environment.ridotto("--language", language, "rules", "masker")
    with environment.house() as url:
        with urllib.request.urlopen(url) as response:
            assert response.status == 200
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', response.read().decode())
        assert scripts
        for script in scripts:
            assert urllib.request.urlopen(url + script).status == 200
        # Isolated: users don't have the tests' own folder on their path.
        assert "4 passed" in run(
            environment.python,
            "-I",
            ROOT / "tests" / "support" / "house" / "play_each_game.py",
            url,
            cwd=environment.folder,
        )


@pytest.fixture
def repository(tmp_path: Path) -> str:
    """The URL of a repository, as pip takes it."""
    clone = fresh_copy(tmp_path / "clone")
    git = ("git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "init.defaultBranch=main")
    for args in (("init", "--quiet"), ("add", "--all"), ("commit", "--quiet", "--message", "All")):
        run(*git, *args, cwd=clone)
    return f"git+{clone.as_uri()}"


def test_pip_install_of_a_repository_without_a_compiler(tmp_path: Path, repository: str) -> None:
    """The page is built from its sources. Compiling in an isolated build is proved with the sdist."""
    environment = Environment(tmp_path)
    environment.install(repository, CC="/bin/false")
    assert not list((tmp_path / "environment").rglob("ridotto/**/*.so"))
    check_whole(environment, PLAIN)


def test_pip_install_of_a_wheel_and_an_sdist(tmp_path: Path) -> None:
    """The wheel, and the sdist without a web folder or Node. The page comes from here: the test above builds it."""
    clone = copy_with_page(tmp_path / "clone")
    run(sys.executable, "dev.py", "build", cwd=clone)
    (sdist,) = (clone / "dist").glob("*.tar.gz")
    (wheel,) = (clone / "dist").glob("*.whl")
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"ridotto-[\d.]+-{version}-{version}-\w+\.whl", wheel.name)
    for built, folder in ((wheel, tmp_path / "of-wheel"), (sdist, tmp_path / "of-sdist")):
        folder.mkdir()
        environment = Environment(folder)
        environment.install(built)
        check_whole(environment, COMPILED)


def test_a_wheel_without_compiled_parts_is_for_every_machine(tmp_path: Path) -> None:
    clone = fresh_copy(tmp_path / "clone")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps")
    run(*pip, "--config-settings", "page=separately", "--wheel-dir", tmp_path, clone, cwd=clone, CC="/bin/false")
    assert [path.name for path in tmp_path.glob("*.whl")] == [f"ridotto-{__version__}-py3-none-any.whl"]
