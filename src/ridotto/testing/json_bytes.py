"""Facts as they are sent, to the byte: facts that a reader couldn't tell apart give the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec


def to_json(facts: object) -> bytes:
    """The facts as JSON, whose own types they must be made of: JSON has no tuple, no set and no infinity."""
    written = msgspec.json.encode(facts, order="sorted")
    assert msgspec.json.decode(written) == facts
    return written


def from_json(written: bytes) -> Any:  # noqa: ANN401 -- JSON
    return msgspec.json.decode(written)
