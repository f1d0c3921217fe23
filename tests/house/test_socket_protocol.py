"""Any WebSocket client can read what the house sends, and the house reads whatever it sends, however it travels."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlparse

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.house.fuzzed_house import FuzzedHouse, Run
from support.house.running_house import WebGuest
from support.house.websocket_handshake import handshake
from websockets.frames import Frame, Opcode

from ridotto.house.sockets.socket_protocol import SHORT_LIMIT, encode_frame, is_short_frame, unmasked_payload
from ridotto.table.messages import Done

BOUNDED = settings(max_examples=60, deadline=None, derandomize=True, database=None)
TIMEOUT = 120.0


@pytest.mark.parametrize("size", [0, 1, 80, 100, 125, 126, 127, 1000, 65_000, 65_536, 200_000])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    message = Done("x" * size)
    text = b'{"type":"done","id":"%b"}' % (b"x" * size)
    assert encode_frame(message) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(st.binary(max_size=SHORT_LIMIT - 1))
@example(b"")
@example(b"\0\0\0")
def test_a_short_frame_holds_what_the_library_put_into_it(payload: bytes) -> None:
    frame = Frame(Opcode.TEXT, payload).serialize(mask=True)
    assert is_short_frame(frame)
    assert unmasked_payload(frame) == payload


@given(st.binary(max_size=SHORT_LIMIT - 1), st.data())
def test_only_one_whole_frame_of_a_whole_message_is_short(payload: bytes, data: st.DataObject) -> None:
    frame = Frame(Opcode.TEXT, payload).serialize(mask=True)
    cut = data.draw(st.integers(0, len(frame) - 1))
    begun = Frame(Opcode.TEXT, payload, fin=False).serialize(mask=True)
    bare = Frame(Opcode.TEXT, payload).serialize(mask=False)
    long = Frame(Opcode.TEXT, payload + bytes(SHORT_LIMIT)).serialize(mask=True)
    odd = bytes([frame[0] | 0x40]) + frame[1:]
    assert not any(is_short_frame(other) for other in (frame[:cut], frame + b"\x81", begun, bare, long, odd))


# -- over a real connection


def command(number: int, padding: int) -> bytes:
    """A command that is refused: whoever sends it doesn't sit here."""
    return json.dumps({"command": "say", "id": str(number), "text": "x" * padding, "seat": 0}).encode()


def as_frames(payload: bytes, parts: int) -> bytes:
    """A message in one frame or in several, with a ping between them."""
    size = len(payload) // parts + 1
    pieces = [payload[start : start + size] for start in range(0, len(payload), size)]
    frames = [
        Frame(Opcode.CONT if number else Opcode.TEXT, piece, fin=number == len(pieces) - 1).serialize(mask=True)
        for number, piece in enumerate(pieces)
    ]
    return Frame(Opcode.PING, b"here?").serialize(mask=True).join(frames)


shapes = st.lists(st.tuples(st.sampled_from([0, 30, 200]), st.integers(1, 3)), min_size=1, max_size=9)


def test_however_commands_travel_each_is_answered_in_order(run: Run, opened: FuzzedHouse) -> None:
    code = run(WebGuest(opened.url).open("masker", 2))

    @BOUNDED
    @given(shapes, st.lists(st.integers(1, 60), min_size=1, max_size=6))
    def check(commands: list[tuple[int, int]], steps: list[int]) -> None:
        stream = b"".join(as_frames(command(number, size), parts) for number, (size, parts) in enumerate(commands))
        answered = run(answers(opened.url, code, stream, steps, len(commands)))
        assert answered == [str(number) for number in range(len(commands))]

    check()


async def answers(url: str, code: str, stream: bytes, steps: list[int], many: int) -> list[str]:
    """The ids of the answers to what is sent in pieces of those sizes, over and over."""
    address = urlparse(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(handshake(url, code))
        await reader.readuntil(b"\r\n\r\n")
        await send_in_pieces(writer, stream, steps)
        async with asyncio.timeout(TIMEOUT):
            return [await next_answer(reader) for _ in range(many)]
    finally:
        writer.close()


async def send_in_pieces(writer: asyncio.StreamWriter, stream: bytes, steps: list[int]) -> None:
    start = number = 0
    while start < len(stream):
        size = steps[number % len(steps)]
        writer.write(stream[start : start + size])
        await asyncio.sleep(0)  # so that the house may read them apart
        start, number = start + size, number + 1


async def next_answer(reader: asyncio.StreamReader) -> str:
    while True:
        kind, size = await reader.readexactly(2)
        if size == SHORT_LIMIT:
            size = int.from_bytes(await reader.readexactly(2))
        text = await reader.readexactly(size)
        if kind == Opcode.TEXT | 0x80 and (message := json.loads(text))["type"] in ("done", "refusal"):
            return str(message["id"])
