"""A fragmented message is read like any other, whatever its parts' sizes, though the house parses a slice at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from support.house.raw_connection import RawConnection, frame, raw_socket
from support.house.running_house import WebGuest
from websockets.frames import Opcode

from ridotto.house.sockets.socket_protocol import PARSE_CHUNK
from ridotto.table.commands import LARGEST_COMMAND

pytestmark = pytest.mark.anyio

SIZES = [60, *range(1000, 1031), 2 * PARSE_CHUNK - 1, 2 * PARSE_CHUNK, 3 * PARSE_CHUNK, 4000]  # bytes of a first part
REST = 20  # bytes of the last part
APART = 0.02  # seconds, in which the house has read what was sent before
TIMEOUT = 15.0  # seconds; a socket that reads nothing is silent for longer, until it is closed
PING = frame(Opcode.PING, b"here?")
PONG = b"\x8a\x05here?"

assert max(SIZES) + REST <= LARGEST_COMMAND


def command(number: int, size: int = 0) -> bytes:
    """A command that is refused: whoever sends it doesn't sit here."""
    return (b'{"command":"stand","id":"%d","seat":0}' % number).ljust(size)


def first_part(size: int) -> bytes:
    return frame(Opcode.TEXT, command(1, size), fin=False)


def last_part(size: int = REST) -> bytes:
    return frame(Opcode.CONT, b" " * size)


async def receives(client: RawConnection, *answers: bytes) -> bool:
    try:
        async with asyncio.timeout(TIMEOUT):
            for answer in answers:
                await client.reader.readuntil(answer)
    except TimeoutError:
        return False
    return True


async def answered_in_one_write(client: RawConnection, size: int) -> bool:
    await client.send(first_part(size) + PING + last_part() + frame(Opcode.TEXT, command(2)))
    return await receives(client, PONG, b'"id":"1"', b'"id":"2"')


async def answered_in_several_writes(client: RawConnection, size: int) -> bool:
    """The ping is answered before the message has come in whole."""
    await client.send(first_part(size))
    await asyncio.sleep(APART)
    await client.send(PING)
    ping_is_answered = await receives(client, PONG)
    await client.send(last_part())
    message_is_answered = await receives(client, b'"id":"1"')
    await client.send(frame(Opcode.TEXT, command(2)))
    return ping_is_answered and message_is_answered and await receives(client, b'"id":"2"')


async def answered_in_two_writes(client: RawConnection, size: int) -> bool:
    await client.send(first_part(size))
    await asyncio.sleep(APART)
    await client.send(PING + last_part() + frame(Opcode.TEXT, command(2)))
    return await receives(client, PONG, b'"id":"1"', b'"id":"2"')


@pytest.mark.parametrize("answered", [answered_in_one_write, answered_in_two_writes, answered_in_several_writes])
async def test_a_message_in_two_parts_is_answered(
    house: str, anna: WebGuest, answered: Callable[[RawConnection, int], Awaitable[bool]]
) -> None:
    code = await anna.open()

    async def is_answered(size: int) -> bool:
        async with raw_socket(house, code) as client:
            return await answered(client, size)

    results = await asyncio.gather(*(is_answered(size) for size in SIZES))
    assert [size for size, result in zip(SIZES, results, strict=True) if not result] == []


@pytest.mark.parametrize(
    ("first", "last"),
    [(4000, LARGEST_COMMAND - 3999), (2 * PARSE_CHUNK, 3000), (PARSE_CHUNK, LARGEST_COMMAND), (5000, REST)],
)
@pytest.mark.parametrize("pause", [0, APART], ids=["at once", "apart"])
async def test_parts_that_are_too_large_together_close_the_socket(
    house: str, anna: WebGuest, first: int, last: int, pause: float
) -> None:
    async with raw_socket(house, await anna.open()) as client:
        await client.send(first_part(first))
        await asyncio.sleep(pause)
        await client.send(PING + last_part(last))
        async with asyncio.timeout(TIMEOUT):
            assert await client.close_code() == 1009


async def test_a_part_that_arrives_in_pieces_is_read(house: str, anna: WebGuest) -> None:
    """What waits to be parsed is parsed in order, even while reading stops and goes on."""
    async with raw_socket(house, await anna.open()) as client:
        whole = first_part(3 * PARSE_CHUNK) + PING + last_part()
        for start in range(0, len(whole), PARSE_CHUNK + 1):
            await client.send(whole[start : start + PARSE_CHUNK + 1])
            await asyncio.sleep(APART)
        assert await receives(client, PONG, b'"id":"1"')
