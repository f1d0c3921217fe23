"""Messages are received in order, whenever somebody listens."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn._types import ASGIReceiveEvent

from ridotto.house.sockets.inbox import Inbox

pytestmark = pytest.mark.anyio


FIRST: ASGIReceiveEvent = {"type": "websocket.receive", "text": "first"}
SECOND: ASGIReceiveEvent = {"type": "websocket.receive", "text": "second"}


async def test_messages_that_came_before_anyone_listens_are_received_in_order() -> None:
    inbox = Inbox()
    inbox.put_nowait(FIRST)
    inbox.put_nowait(SECOND)
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    assert [await inbox.get(), await inbox.get()] == [FIRST, SECOND]
    assert (inbox.qsize(), inbox.empty()) == (0, True)


async def test_a_listener_is_woken_and_receives_everything() -> None:
    inbox = Inbox()
    listening = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(FIRST)
    inbox.put_nowait(SECOND)
    assert [await listening, await inbox.get()] == [FIRST, SECOND]


async def test_a_message_that_comes_while_the_listener_leaves_waits_for_the_next() -> None:
    inbox = Inbox()
    leaving = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(FIRST)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    inbox.put_nowait(SECOND)
    assert [await inbox.get(), await inbox.get()] == [FIRST, SECOND]
