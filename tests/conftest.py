"""Nothing is skipped silently: tests that this machine can't run are listed at the end, and in CI they are a failure.
What tests have measured is reported there, too."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Generator

import pytest
from hypothesis import settings
from support.failed import FAILED

pytest_plugins = [
    "support.page.browser",
    "support.house.house_fixtures",
    "support.store.redis_server",
    "support.store.store_fixtures",
    "support.house.fuzzed_house",
]

# A busy machine isn't a fault, and no test may fail by chance.
settings.register_profile("patient", deadline=None, derandomize=True)
settings.load_profile("patient")

skipped: dict[str, list[str]] = {}  # by reason
measured: list[str] = []


def pytest_configure() -> None:
    """Tests read English, whatever the language of this machine."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        os.environ.pop(name, None)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that fails once fails again: what houses and terminals deal in it follows from its name. RIDOTTO_DEALS=2
    (or any other text) deals other games."""
    lot = random.Random(f"{request.node.nodeid} {os.environ.get('RIDOTTO_DEALS', '')}")
    monkeypatch.setattr(secrets, "randbits", lot.getrandbits)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: otherwise the run would wait for them at the end."""
    items.sort(key=lambda item: item.path.stem != "test_install")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures can tell what they know about a failure: a browser, for instance, what was on its screen."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        skipped.setdefault(reason.removeprefix("Skipped: "), []).append(report.nodeid)
    if report.when == "call":
        measured.extend(f"{name}: {value}" for name, value in report.user_properties)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reason, names in skipped.items():
        terminalreporter.write_line(f"{len(names)} tests not run on this machine. {reason}")
        for name in names:
            terminalreporter.write_line(f"    {name}")
    for line in measured:
        terminalreporter.write_line(line)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if skipped and os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
