"""What is asked is heard in its order, whenever somebody listens."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn._types import ASGIReceiveEvent

from ridotto.house.sockets.inbox import Inbox

pytestmark = pytest.mark.anyio


FIRST: ASGIReceiveEvent = {"type": "websocket.receive", "text": "first"}
SECOND: ASGIReceiveEvent = {"type": "websocket.receive", "text": "second"}


async def test_what_was_asked_before_somebody_listens_is_heard_in_order() -> None:
    askings = Inbox()
    askings.put_nowait(FIRST)
    askings.put_nowait(SECOND)
    assert (askings.qsize(), askings.empty()) == (2, False)
    assert [await askings.get(), await askings.get()] == [FIRST, SECOND]
    assert (askings.qsize(), askings.empty()) == (0, True)


async def test_who_listens_is_woken_and_hears_all() -> None:
    askings = Inbox()
    listening = asyncio.create_task(askings.get())
    await asyncio.sleep(0)
    askings.put_nowait(FIRST)
    askings.put_nowait(SECOND)
    assert [await listening, await askings.get()] == [FIRST, SECOND]


async def test_what_comes_while_the_listener_leaves_waits_for_the_next() -> None:
    askings = Inbox()
    leaving = asyncio.create_task(askings.get())
    await asyncio.sleep(0)
    askings.put_nowait(FIRST)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    askings.put_nowait(SECOND)
    assert [await askings.get(), await askings.get()] == [FIRST, SECOND]
