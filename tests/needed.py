"""Parts that tests need. One that a machine lacks is named, with how to get it; its tests are told apart at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.parts import Part


def program_of(part: Part) -> Path:
    found = part.program
    if found is None:
        pytest.skip(f"{part.name} is missing. {part.advice}")
    return found
