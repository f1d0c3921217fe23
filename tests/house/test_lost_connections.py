"""A device without a network can't say that it's gone: the house notices that it no longer answers."""

from __future__ import annotations

import pytest
from support.house.running_house import WebGuest

from ridotto.house import server

pytestmark = pytest.mark.anyio

TOLD_WITHIN = 15.0  # seconds


def test_the_house_notices_within_seconds() -> None:
    assert server.PING_INTERVAL + server.PING_TIMEOUT < TOLD_WITHIN


async def test_the_others_are_told_when_a_device_no_longer_answers(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open("masker", 2)
    async with anna.connect(code) as first, bob.connect(code) as second:
        await first.must_do("sit", seat=0)
        await second.must_do("sit", seat=1)
        second.socket.transport.pause_reading()
        await first.receive_presence(True, False, watching=0)
        second.socket.transport.abort()  # it can't say goodbye either
