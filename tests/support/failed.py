"""Whether a test has failed, for fixtures that are being torn down."""

import pytest

FAILED = pytest.StashKey[bool]()
