"""The programs that `dev.py` starts. They stop when it stops, and a failure is explained in one sentence."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

from devtools.paths import ROOT

STOP_TIMEOUT = 5  # seconds that a program gets to stop by itself
LAST_LINES = 30  # of the output of a program that failed

# What a failed program printed, and what that means for the person waiting for it.
CAUSES = (
    (
        ("No space left on device", "ENOSPC"),
        "The disk is full. Make room and call again: what is done already is kept.",
    ),
    (
        (
            *("NewConnectionError", "ConnectTimeoutError", "Temporary failure in name resolution", "ENOTFOUND"),
            *("EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ReadTimeoutError", "ProxyError"),
        ),
        "The packages can't be fetched: their registry doesn't answer. Check the network (and what pip and npm are "
        "told about proxies), then call again: what is done already is kept.",
    ),
)

_inherited: list[int] = []  # descriptors that every program keeps open while it runs
_starting = threading.Lock()  # so that none of these is closed while a program is being started with it
_signals: list[int] = []  # the signals that told this process to stop


class SetupError(Exception):
    """Something failed; the message says what, and what to do."""


def run(*command: str | Path, log: Path | None = None, folder: Path = ROOT, **variables: str) -> None:
    """Runs a program to its end. With a log, its output goes there and is shown only if it fails."""
    args = [str(part) for part in command]
    check_not_interrupted()
    with contextlib.ExitStack() as stack:
        output = stack.enter_context(_opened(log)) if log else None
        child = _start(args, folder, {**os.environ, **variables}, output)
        failed = _wait(child) != 0
    check_not_interrupted()
    if failed:
        raise SetupError(_failure_sentence(args, log))


def check_not_interrupted() -> None:
    if _signals:
        raise SetupError("Interrupted. The next call goes on from here.")


def _opened(log: Path) -> IO[bytes]:
    log.parent.mkdir(parents=True, exist_ok=True)
    return log.open("wb")


def _start(
    args: Sequence[str], folder: Path, variables: Mapping[str, str], output: IO[bytes] | None
) -> subprocess.Popen[bytes]:
    # A session of its own, so that a compiler started by pip ends with pip.
    own_session = os.name == "posix"
    with _starting:
        return subprocess.Popen(
            args,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if output else None,
            start_new_session=own_session,
            pass_fds=_inherited if own_session else (),
        )


def _wait(child: subprocess.Popen[bytes]) -> int:
    """Waits until it ends by itself, or until this process is told to stop."""
    while not _signals:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return child.wait(0.2)
    _kill(child, signal.SIGTERM)
    try:
        return child.wait(STOP_TIMEOUT)
    except subprocess.TimeoutExpired:
        _kill(child, signal.Signals(9))
        return child.wait()


def _kill(child: subprocess.Popen[bytes], how: signal.Signals) -> None:
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, how)
    else:
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(child.pid)], check=False, capture_output=True)


@contextlib.contextmanager
def passing_descriptor(descriptor: int) -> Iterator[None]:
    """Programs that are started in this context keep that descriptor open until they end."""
    with _starting:
        _inherited.append(descriptor)
    try:
        yield
    finally:
        with _starting:
            _inherited.remove(descriptor)


def _failure_sentence(args: Sequence[str], log: Path | None) -> str:
    step = " ".join([Path(args[0]).name, *args[1:]])
    if log is None:
        return f"failed: {step}"
    printed = log.read_text(errors="replace")
    for signs, sentence in CAUSES:
        if any(sign in printed for sign in signs):
            return f"{sentence} ({log.relative_to(ROOT)} has the details.)"
    sys.stderr.write("\n".join([*printed.splitlines()[-LAST_LINES:], ""]))
    return f"failed: {step} (all that it printed is in {log.relative_to(ROOT)})"


def exec_program(*command: str | Path, **variables: str) -> NoReturn:
    """Turns this process into another program: whatever stops it stops that."""
    args = [str(part) for part in command]
    os.chdir(ROOT)
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(args[0], args, {**os.environ, **variables})
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(subprocess.run(args, env={**os.environ, **variables}, check=False).returncode)
    sys.exit(130)


@contextlib.contextmanager
def stop_children_on_signal() -> Iterator[None]:
    """A signal that stops this process also stops what it has started."""
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), _note_signal) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _note_signal(number: int, frame: FrameType | None) -> None:
    # Nothing more: the thread waiting for a program checks this, and ends the program before going on.
    _signals.append(number)


def exit_code() -> int:
    """What shells expect of a process that was told to stop, or that failed."""
    return 128 + _signals[0] if _signals else 1
