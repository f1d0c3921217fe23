"""The three stores that every test of the contract runs on, as fixtures."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from ridotto.store.store import Store, open_store
from support.store.postgres_server import PostgresServer, server

ON_DISK = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with server() as running:
        yield running


@pytest.fixture
def fresh(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[], str]:
    """Gives addresses of empty stores, as many as a test asks for."""
    if kind == "postgresql":
        running: PostgresServer = request.getfixturevalue("postgres_server")
        return running.emptied
    folders = iter(range(1_000))
    return lambda: "memory:" if kind == "memory" else f"sqlite:///{tmp_path / str(next(folders))}"


@pytest.fixture(params=["memory", *ON_DISK])
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def url(fresh: Callable[[], str]) -> str:
    return fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()
