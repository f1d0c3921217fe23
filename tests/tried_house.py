"""A house that stays open while hypothesis tries one example after the other on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import structlog
from company import guests
from serving import QUICK, serving

from ridotto.client.visitor import Visitor
from ridotto.rules.event import Facts
from ridotto.store.memory import MemoryStore
from ridotto.table import chairs, hush

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class Open:
    """A house that stays open while examples are tried on it, in a loop of its own."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.stay = AsyncExitStack()

    async def enter(self) -> None:
        self.url = await self.stay.enter_async_context(serving(QUICK, self.store))
        self.guests: list[Visitor] = await self.stay.enter_async_context(guests(self.url, "Anna", "Bob", "Cy"))


@pytest.fixture
def run() -> Iterator[Run]:
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def opened(run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Open]:
    """Bots here do not think, and a hush is short. What the house writes into its logs is looked at in the end."""
    monkeypatch.setattr(hush, "LEAST_HUSH", 0.01)
    monkeypatch.setattr(chairs, "usual_kind", lambda game: "random")
    opened = Open()
    with structlog.testing.capture_logs() as written:
        run(opened.enter())
        yield opened
        run(opened.stay.aclose())
    assert [line for line in written if line["log_level"] in ("warning", "error", "critical")] == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []  # of server and loop


def check_refused(refused: Facts) -> None:
    assert refused["code"] != "house-stumbled"
    assert refused["key"]
    assert str(refused["sentence"]).endswith("."), refused
