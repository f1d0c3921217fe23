"""The house's signet ring: what carries its mark was written by the house, and nobody has changed it since."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

MARK = 32  # bytes


class Signet:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sealed(self, purpose: str, words: bytes) -> str:
        """A token for a cookie or a link. One for another purpose will not pass for it."""
        return urlsafe_b64encode(self._mark(purpose, words) + words).rstrip(b"=").decode()

    def opened(self, purpose: str, token: str) -> bytes | None:
        """The words, if the house has sealed them for that purpose. To the letter: base64 has several ways to write the
        same bytes."""
        try:
            words = urlsafe_b64decode(token.encode("ascii") + b"=" * (-len(token) % 4))[MARK:]
        except ValueError:
            return None
        return words if hmac.compare_digest(self.sealed(purpose, words), token) else None

    def _mark(self, purpose: str, words: bytes) -> bytes:
        return hmac.new(self._secret, purpose.encode() + b"\0" + words, hashlib.sha256).digest()
