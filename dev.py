#!/usr/bin/env python3
"""The two main commands, and five more. Standard library only: it sets up everything else by itself.

python3 dev.py play     open the house in the browser, for this machine and the network around it
                        (play terminal: in this terminal)
python3 dev.py test     run all tests (further arguments go to pytest)
python3 dev.py check    format, lint, types, imports
python3 dev.py gallery  the page and its boards while you work on them, without a house
python3 dev.py shots    pictures of every screen, in shots/ (further arguments: languages, or all; sizes, screens)
                        (shots readme: those that README.md shows)
python3 dev.py bench    moves per second, beside OpenSpiel (--json: one line for machines)
                        (bench house: how much load a house takes, beside boardgame.io)
                        (bench vector: training steps per second, beside PettingZoo and OpenSpiel)
python3 dev.py build    a wheel with compiled rulebooks and an sdist, both with the page, in dist/
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:
    sys.exit("ridotto: Python 3.11 or newer is needed, this is " + sys.version.split()[0] + ".")

from devtools import environment, external_programs, node
from devtools.environment import query_python, run_python
from devtools.fingerprint import files_in, fingerprint
from devtools.paths import ENVIRONMENT, PACKAGE, PAGE, PYTHON, ROOT, WEB
from devtools.processes import SetupError, exec_program, exit_code, stop_children_on_signal
from devtools.steps import Stage, Step, run_in_parallel, run_stages, say

# -- setup steps


def install_ridotto() -> None:
    """Installs the package itself, with compiled rulebooks if there is a C compiler. The page is installed separately,
    so that changing only the page doesn't compile everything again."""
    wheel = environment.pip_wheel("ridotto", ROOT / "build" / "wheel", "--config-settings", "page=separately")
    environment.pip_install("ridotto-installed", "--no-deps", "--force-reinstall", wheel)
    if query_python("from ridotto.version import is_compiled; print(is_compiled())") != "True":
        say("the rulebooks run as plain Python, slower: there is no C compiler here that finds Python's headers")


def ridotto_mark() -> str:
    sources = [path for path in files_in(PACKAGE) if PAGE not in path.parents]
    builders = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "devtools" / "build_backend.py"]
    return fingerprint([*sources, *builders])


def installed_page() -> Path:
    return environment.packages_folder() / PAGE.relative_to(ROOT / "src")


def install_page() -> None:
    """Replaces the page in one step, so that there is never half a page."""
    target = installed_page()
    draft = target.with_name("page.new")
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(PAGE, draft)
    shutil.rmtree(target, ignore_errors=True)
    draft.rename(target)


def node_packages(name: str, folder: Path, what: str) -> Step:
    place = folder.relative_to(ROOT).as_posix()
    return Step(
        name,
        f"installing {what}",
        lambda: node.packages_mark(folder),
        lambda: npm(place, "ci", "--silent", log=name),
        lambda: folder / "node_modules",
    )


def npm(place: str, *args: str, log: str | None = None) -> None:
    run_python("-m", "devtools.node", place, *args, log=log)


BUILD = environment.requirements_step("build", "what runs and builds it")
DEV = environment.requirements_step("dev", "what tests and checks it")
OPENSPIEL = environment.optional_requirements_step("openspiel", "OpenSpiel for the tests")
RAY = environment.optional_requirements_step("ray", "Ray for the tests")
BENCH = environment.requirements_step("bench", "what it is measured beside")
RIDOTTO = Step("ridotto", "compiling the rulebooks (a minute)", ridotto_mark, install_ridotto)
PAGE_PACKAGES = node_packages("node", WEB, "the packages of the page")
BOARDGAMEIO = node_packages("boardgameio", ROOT / "bench" / "boardgameio", "boardgame.io")
BUILD_PAGE = Step(
    "page", "building the page", node.page_mark, lambda: npm("page", log="page"), lambda: PAGE / "index.html"
)
INSTALL_PAGE = Step(
    "page-installed",
    "installing the page",
    lambda: fingerprint([], node.page_mark(), ridotto_mark()),
    install_page,
    lambda: installed_page() / "index.html",
)
FIXTURES = Step(
    "fixtures",
    "writing positions to draw",
    lambda: fingerprint(
        [*(PACKAGE / "rules").glob("*.py"), *(PACKAGE / "games").rglob("*.py"), ROOT / "tools" / "fixtures.py"]
    ),
    lambda: run_python("tools/fixtures.py", log="fixtures"),
    lambda: WEB / "fixtures",
)


def page_packages() -> list[Step]:
    """A page that is already built needs none."""
    return [] if node.page_is_current() else [PAGE_PACKAGES]


# The page is built after the package, because both are written to the same folder.
def to_play() -> list[Stage]:
    return [[[BUILD]], [[RIDOTTO], page_packages()], [[BUILD_PAGE, INSTALL_PAGE]]]


def to_build() -> list[Stage]:
    return [[[BUILD]], [[*page_packages(), BUILD_PAGE]]]


def to_test(*more: Step) -> list[Stage]:
    """What tests and tools need, and further steps that run while the compiler does."""
    return [[[BUILD, DEV]], [[RIDOTTO], [PAGE_PACKAGES, *more]], [[BUILD_PAGE, INSTALL_PAGE, FIXTURES]]]


def set_up(stages: list[Stage]) -> None:
    with environment.setup_lock():
        environment.make_environment()
        run_stages(stages)


# -- the commands


def play(*args: str) -> None:
    set_up(to_play())
    if args[:1] == ("terminal",):
        exec_program(PYTHON, "-m", "ridotto", "play", *args[1:])
    exec_program(PYTHON, "-m", "ridotto", "serve", "--data", ROOT / ".ridotto", "--open", *args)


def test(*args: str) -> None:
    packages, *others = to_test(*external_programs.missing_steps())
    set_up([packages, [[OPENSPIEL, RAY]], *others])
    if not args:
        npm("web", "run", "--silent", "test")
    # One more worker than there are cores: many tests wait for a disk, a browser or a clock.
    run_all = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal", "--durations", "15")
    exec_program(PYTHON, "-m", "pytest", *(args or run_all))


def check() -> None:
    set_up([[[BUILD, DEV]]])
    run_in_parallel(lambda: set_up(to_test()), check_source)
    say("imports")
    run_python("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-logo")
    say("the page")
    npm("web", "run", "--silent", "check")


def check_source() -> None:
    """What can be checked before anything is compiled."""
    say("format and lint")
    run_python("-m", "ruff", "format", "--check", "--quiet", ".")
    run_python("-m", "ruff", "check", "--quiet", ".")
    say("types")
    run_python("-m", "mypy", "--no-error-summary")


def gallery(*args: str) -> None:
    set_up(to_test())
    exec_program(PYTHON, "-m", "devtools.node", "web", "run", "dev", "--", "--open", "/gallery.html", *args)


def shots(*args: str) -> None:
    set_up(to_test(*external_programs.missing_steps()))
    browser = external_programs.BROWSER.path
    if browser is None:
        raise SetupError(f"There is no browser to take pictures with. {external_programs.BROWSER.advice}")
    exec_program(PYTHON, "tools/shots.py", *args, RIDOTTO_CHROMIUM=str(browser))


def bench(*args: str) -> None:
    if args[:1] == ("house",):
        set_up(to_test(BOARDGAMEIO))
        exec_program(PYTHON, "bench/house.py", *args[1:])
    if args[:1] == ("attack",):
        set_up(to_test())
        exec_program(PYTHON, "bench/attack.py", *args[1:])
    if args[:1] == ("soak",):
        set_up(to_test())
        exec_program(PYTHON, "bench/soak.py", *args[1:])
    set_up([*to_test(), [[BENCH]]])
    if args[:1] == ("vector",):
        exec_program(PYTHON, "bench/vector.py", *args[1:])
    exec_program(PYTHON, "bench/rulebooks.py", *args)


def build() -> None:
    set_up(to_build())
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    say("building the wheel and the sdist …")
    run_python("-m", "devtools.build_backend", "dist", log="build")
    for path in sorted((ROOT / "dist").iterdir()):
        say(f"{path.relative_to(ROOT)} is there")


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "test": test,
    "check": check,
    "gallery": gallery,
    "shots": shots,
    "bench": bench,
    "build": build,
}


def main(args: list[str]) -> int:
    if not args or args[0] not in COMMANDS:
        sys.stdout.write(__doc__ or "")
        return 0 if args in ([], ["-h"], ["--help"]) else 2
    try:
        with stop_children_on_signal():
            COMMANDS[args[0]](*args[1:])
    except SetupError as failure:
        say(str(failure))
        return exit_code()
    except OSError as failure:
        say(f"{failure.strerror or failure}: {failure.filename or ENVIRONMENT}. Mend that and call again.")
        return exit_code()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
