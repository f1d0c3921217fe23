"""A house that is open for a test, and two guests in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from serving import Visitor, serving


@pytest.fixture
async def house() -> AsyncIterator[str]:
    """A house without bots' pauses and without limits, which forgets everything."""
    async with serving() as address:
        yield address


@pytest.fixture
async def anna(house: str) -> Visitor:
    return await Visitor(house).called("Anna")


@pytest.fixture
async def bob(house: str) -> Visitor:
    return await Visitor(house).called("Bob")
