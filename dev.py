#!/usr/bin/env python3
"""The two commands, and five more. Standard library only: it sets everything else up by itself.

python3 dev.py play     open the house in the browser, for this machine and the network around it
                        (play terminal: in this terminal)
python3 dev.py test     run all tests (further words go to pytest)
python3 dev.py check    format, lint, types, imports
python3 dev.py gallery  the page and its boards while you draw them, without a house
python3 dev.py shots    pictures of every screen, in shots/ (further words: languages, or all; phone, laptop; screens)
                        (shots readme: those that README.md shows)
python3 dev.py bench    moves per second, beside OpenSpiel (--json: one line for machines)
                        (bench house: what a house carries, beside boardgame.io)
python3 dev.py build    a wheel with compiled rulebooks, in dist/
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ridotto" / "house" / "page"
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST_PYTHON = (3, 11)


class Stopped(Exception):
    """A step failed; the message says which, the step itself has said why."""


def run(*command: str | Path, **variables: str) -> None:
    """Runs a command from the project's root."""
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=ROOT, env={**os.environ, **variables}, check=False).returncode:
        raise Stopped(" ".join(Path(word).name if word == str(PYTHON) else word for word in words))


def module(name: str, *words: str) -> None:
    """Runs a module of the project's own environment."""
    run(PYTHON, "-m", name, *words)


def at_once(*works: Callable[[], None]) -> None:
    """Does pieces of work beside each other: a C compiler keeps only one core busy."""
    with ThreadPoolExecutor() as crew:
        for work in [crew.submit(work) for work in works]:
            work.result()


def say(text: str) -> None:
    # To the error stream: the last line of `bench --json` is for machines.
    sys.stderr.write(f"ridotto: {text}\n")
    sys.stderr.flush()


# -- setting up


def fingerprint(*paths: Path) -> str:
    """Changes when any of these files does."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def files_in(*folders: Path) -> list[Path]:
    found = [path for folder in folders for path in folder.rglob("*")]
    return [path for path in found if path.suffix != ".pyc" and path.is_file()]


def once(name: str, mark: str, what: str, work: Callable[[], None]) -> None:
    """Does a piece of work unless it was done for this very fingerprint."""
    stamp = ENVIRONMENT / f"{name}.stamp"
    if stamp.exists() and stamp.read_text() == mark:
        return
    say(what)
    work()
    stamp.write_text(mark)


def make_environment() -> None:
    if PYTHON.exists():
        return
    say("making the environment .venv …")
    try:
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
    except subprocess.CalledProcessError as fault:
        raise Stopped("python3 -m venv (on Debian and Ubuntu: apt install python3-venv)") from fault


def install(group: str) -> None:
    """The pinned packages of a group."""
    pinned = ROOT / "requirements" / f"{group}.txt"
    words = ("install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(pinned))
    once(group, fingerprint(pinned), f"installing requirements/{group}.txt …", lambda: module("pip", *words))


def install_ridotto() -> None:
    """The package itself, rulebooks compiled where there is a C compiler."""
    sources = [path for path in files_in(ROOT / "src" / "ridotto") if PAGE not in path.parents]
    mark = fingerprint(*sources, ROOT / "pyproject.toml", ROOT / "setup.py")
    words = (
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-build-isolation",
        "--no-deps",
        "--force-reinstall",
    )
    once("ridotto", mark, "compiling the rulebooks (a minute) …", lambda: module("pip", *words, "."))


def npm(*words: str, folder: str = "web") -> None:
    """Node's packages, with the Node of the environment: nobody has to bring one."""
    path = os.pathsep.join([str(PYTHON.parent), os.environ.get("PATH", "")])
    certificates = os.environ.get("NODE_USE_SYSTEM_CA", "1")
    run(PYTHON.with_name("npm"), "--prefix", folder, *words, PATH=path, NODE_USE_SYSTEM_CA=certificates)


def install_node_packages() -> None:
    lock = fingerprint(WEB / "package-lock.json", WEB / ".npmrc")
    once("node", lock, "installing the packages of the page …", lambda: npm("ci", "--silent"))


def install_boardgameio() -> None:
    """What the house is measured beside; nothing else needs it."""
    folder = Path("bench") / "boardgameio"
    lock = fingerprint(ROOT / folder / "package-lock.json", ROOT / folder / ".npmrc")
    once("boardgameio", lock, "installing boardgame.io …", lambda: npm("ci", "--silent", folder=str(folder)))


def build_page() -> None:
    """The page, made once for all its sources and words; it travels inside the package."""
    rooms = (WEB / "src", WEB / "public", WEB / "tools", ROOT / "src" / "ridotto" / "words")
    mark = fingerprint(*files_in(*rooms), *WEB.glob("*.*"))
    once("page", mark, "building the page …", lambda: npm("run", "--silent", "build"))


def install_page() -> None:
    """Who changes only the page need not compile the rulebooks again."""
    installed = Path(sysconfig.get_path("purelib", vars={"base": str(ENVIRONMENT)})) / PAGE.relative_to(ROOT / "src")

    def copy() -> None:
        shutil.rmtree(installed, ignore_errors=True)
        shutil.copytree(PAGE, installed)

    once("page-installed", fingerprint(*files_in(PAGE)), "installing the page …", copy)


def write_fixtures() -> None:
    """Positions to draw boards with."""
    rules = (ROOT / "src" / "ridotto" / "rules").rglob("*.py")
    mark = fingerprint(*rules, ROOT / "tools" / "fixtures.py")
    once("fixtures", mark, "writing positions to draw …", lambda: run(PYTHON, "tools/fixtures.py"))


def set_up_tools() -> None:
    make_environment()
    install("dev")


def set_up() -> None:
    set_up_tools()
    at_once(install_ridotto, install_node_packages)
    build_page()
    install_page()
    write_fixtures()


# -- the commands


def play(*words: str) -> None:
    set_up()
    if words[:1] == ("terminal",):
        module("ridotto", "play", *words[1:])
    else:
        module("ridotto", "serve", "--data", str(ROOT / ".ridotto"), "--open", *words)


def test(*words: str) -> None:
    set_up()
    if not words:
        npm("run", "--silent", "test")
    # One more than there are cores: many tests wait for a disk, a browser or a clock.
    all_of_them = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal", "--durations", "15")
    module("pytest", *(words or all_of_them))


def check() -> None:
    set_up_tools()
    at_once(set_up, check_source)
    say("imports")
    run(PYTHON.with_name("lint-imports"), "--no-logo")
    say("the page")
    npm("run", "--silent", "check")


def check_source() -> None:
    """What can be told before anything is compiled."""
    say("format and lint")
    module("ruff", "format", "--check", "--quiet", ".")
    module("ruff", "check", "--quiet", ".")
    say("types")
    module("mypy", "--no-error-summary")


def gallery(*words: str) -> None:
    set_up()
    npm("run", "dev", "--", "--open", "/gallery.html", *words)


def shots(*words: str) -> None:
    set_up()
    run(PYTHON, "tools/shots.py", *words)


def bench(*words: str) -> None:
    set_up()
    if words[:1] == ("house",):
        install_boardgameio()
        run(PYTHON, "bench/house.py", *words[1:])
    elif words[:1] == ("attack",):
        run(PYTHON, "bench/attack.py", *words[1:])
    else:
        install("bench")
        run(PYTHON, "bench/bench.py", *words)


def build() -> None:
    set_up()
    module("pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", "dist", ".")
    say("the wheel is in dist/")


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "test": test,
    "check": check,
    "gallery": gallery,
    "shots": shots,
    "bench": bench,
    "build": build,
}


def main(words: list[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        say(f"Python {OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} or newer is needed, this is {sys.version.split()[0]}.")
        return 2
    if not words or words[0] not in COMMANDS:
        sys.stdout.write(__doc__ or "")
        return 0 if words in ([], ["-h"], ["--help"]) else 2
    try:
        COMMANDS[words[0]](*words[1:])
    except Stopped as step:
        say(f"stopped at: {step}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
