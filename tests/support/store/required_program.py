"""Programs that tests need. Tests that lack one are skipped, saying how to get it, and listed at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools.external_programs import ExternalProgram


def require_program(program: ExternalProgram) -> Path:
    found = program.path
    if found is None:
        pytest.skip(f"{program.name} is missing. {program.advice}")
    return found
