"""What the house sends is what any WebSocket client reads."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from ridotto.house.doorway import framed
from ridotto.table.told import Done


@pytest.mark.parametrize("size", [0, 1, 80, 100, 125, 126, 127, 1000, 65_000, 65_536, 200_000])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    message = Done("x" * size)
    text = b'{"type":"done","id":"%b"}' % (b"x" * size)
    assert framed(message) == Frame(Opcode.TEXT, text).serialize(mask=False)
