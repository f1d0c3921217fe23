"""What must be refused, and how. These suites run without pytest, so they bring their own `raises`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ridotto.errors import RidottoError


@contextmanager
def refused(kind: type[RidottoError], *, saying: str = "") -> Iterator[None]:
    """What's done in here must be refused with a sentence of that kind."""
    try:
        yield
    except kind as refusal:
        check_sentence(refusal, saying)
        return
    raise AssertionError(f"this should have been refused with {kind.__name__}")


def check_sentence(refusal: RidottoError, saying: str = "") -> None:
    assert str(refusal).endswith("."), f"“{refusal}” isn't a sentence"
    assert saying in str(refusal), f"“{refusal}” doesn't say “{saying}”"
