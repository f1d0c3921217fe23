"""A house that stays open while hypothesis tries one example after another on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import structlog

from ridotto.client.house_client import HouseClient
from ridotto.rules.event import Facts
from ridotto.store.memory import MemoryStore
from ridotto.table.handlers import hush_timing
from ridotto.table.parts import chairs
from support.house.random_players import guests
from support.house.running_house import QUICK_SETTINGS, run_house

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class FuzzedHouse:
    """A house that stays open while examples are tried on it, in its own event loop."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.exit_stack = AsyncExitStack()

    async def start(self) -> None:
        self.url = await self.exit_stack.enter_async_context(run_house(QUICK_SETTINGS, self.store))
        self.guests: list[HouseClient] = await self.exit_stack.enter_async_context(
            guests(self.url, "Anna", "Bob", "Cy")
        )


@pytest.fixture
def run() -> Iterator[Run]:
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def opened(run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[FuzzedHouse]:
    """Bots play at random here, and a hush is short. At the end, the house must not have logged any problem."""
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.01)
    monkeypatch.setattr(chairs, "usual_kind", lambda game: "random")
    opened = FuzzedHouse()
    with structlog.testing.capture_logs() as written:
        run(opened.start())
        yield opened
        run(opened.exit_stack.aclose())
    assert [line for line in written if line["log_level"] in ("warning", "error", "critical")] == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []  # server and event loop


def check_refusal(refused: Facts) -> None:
    assert refused["code"] != "house-stumbled"
    assert refused["key"]
    assert str(refused["sentence"]).endswith("."), refused
