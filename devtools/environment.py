"""The project's own Python environment, `.venv`. Whatever we need to know about it, we ask its own interpreter."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from devtools.fingerprint import fingerprint, has_stamp, put_stamp
from devtools.paths import ENVIRONMENT, PYTHON, ROOT
from devtools.processes import SetupError, passing_descriptor, run
from devtools.steps import Step, say

STAMP = ENVIRONMENT / "environment.stamp"
UNFINISHED = ENVIRONMENT / "unfinished"  # there while packages are being written into the environment
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2", "--timeout", "20")


def run_python(*args: str | Path, log: str | None = None) -> None:
    """Runs the environment's interpreter."""
    run(PYTHON, *args, log=ENVIRONMENT / "logs" / f"{log}.log" if log else None)


def query_python(code: str) -> str:
    """What the environment's interpreter answers; nothing if there is none that works."""
    try:
        answer = subprocess.run([PYTHON, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


def packages_folder() -> Path:
    """Where the environment looks for packages. The caller's own interpreter may differ in this, as Debian's does."""
    return Path(query_python("import sysconfig; print(sysconfig.get_path('platlib'))"))


def make_environment() -> None:
    """Creates the environment, unless there is a complete one that works."""
    # Scripts contain the path of the environment, so one that was moved or copied doesn't count.
    version = query_python("import sys; print('%d.%d' % sys.version_info[:2])")
    if version and has_stamp(STAMP, str(ENVIRONMENT)) and not UNFINISHED.exists():
        _warn_of_other_python(version)
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError(
            "This Python can't make environments: its module ensurepip is missing. "
            "On Debian and Ubuntu `sudo apt install python3-venv` brings it; then call again."
        )
    say("making the environment .venv …")
    # If the caller itself runs in the environment, it mustn't be cleared with that interpreter.
    maker = getattr(sys, "_base_executable", sys.executable)
    log = ROOT / "build" / "environment.log"
    run(maker, "-m", "venv", "--clear", ENVIRONMENT, log=log)
    put_stamp(STAMP, str(ENVIRONMENT))


def _warn_of_other_python(version: str) -> None:
    caller = "{}.{}".format(*sys.version_info[:2])
    if version != caller:
        say(f".venv has Python {version}, and goes on with it. (Delete .venv to set it up with {caller}.)")


def requirements_step(group: str, what: str) -> Step:
    """The pinned packages of a group."""
    pinned = ROOT / "requirements" / f"{group}.txt"
    return Step(
        group,
        f"installing {what}",
        lambda: fingerprint([pinned]),
        lambda: pip_install(group, "--require-hashes", "-r", pinned),
    )


def optional_requirements_step(group: str, what: str) -> Step:
    """A group that isn't there for every machine. If so, the tests that need it are listed at the end."""
    pinned = ROOT / "requirements" / f"{group}.txt"

    def install() -> None:
        packages = ("--require-hashes", "--only-binary", ":all:", "-r", pinned)
        try:
            run_python(*PIP, "install", "--dry-run", *packages, log=group)
        except SetupError as failure:
            raise SetupError(f"No {what}: there are no packages for this machine. {failure}") from failure
        pip_install(group, *packages)

    return Step(group, f"installing {what}", lambda: fingerprint([pinned]), install, is_optional=True)


def pip_install(log: str, *args: str | Path) -> None:
    """If this is interrupted, nobody knows what is complete: the next call creates the environment again."""
    UNFINISHED.touch()
    run_python(*PIP, "install", "--no-compile", *args, log=log)  # most modules are never imported
    UNFINISHED.unlink()


def pip_wheel(log: str, folder: Path, *args: str | Path) -> Path:
    """Builds the project's wheel into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    run_python(*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, *args, ROOT, log=log)
    return next(folder.glob("*.whl"))


@contextlib.contextmanager
def setup_lock() -> Iterator[None]:
    """One set-up at a time. Programs that outlive a killed set-up keep the lock until they end."""
    if os.name != "posix":
        yield
        return
    import fcntl  # noqa: PLC0415 -- POSIX only

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up of this clone is under way; waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        with passing_descriptor(lock.fileno()):
            yield
