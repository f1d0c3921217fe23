"""Parts that tests need. One that a machine lacks is named, with how to get it; its tests are told apart at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.external_programs import ExternalProgram


def require_program(part: ExternalProgram) -> Path:
    found = part.path
    if found is None:
        pytest.skip(f"{part.name} is missing. {part.advice}")
    return found
