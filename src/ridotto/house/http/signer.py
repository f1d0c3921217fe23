"""The house's signet ring: what carries its mark was written by the house, and nobody has changed it since."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

SIGNATURE_SIZE = 32  # bytes


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, payload: bytes) -> str:
        """A token for a cookie or a link. One for another purpose will not pass for it."""
        return urlsafe_b64encode(self._signature(purpose, payload) + payload).rstrip(b"=").decode()

    def verify(self, purpose: str, token: str) -> bytes | None:
        """The words, if the house has sealed them for that purpose. To the letter: base64 has several ways to write the
        same bytes."""
        try:
            payload = urlsafe_b64decode(token.encode("ascii") + b"=" * (-len(token) % 4))[SIGNATURE_SIZE:]
        except ValueError:
            return None
        return payload if hmac.compare_digest(self.sign(purpose, payload), token) else None

    def _signature(self, purpose: str, payload: bytes) -> bytes:
        return hmac.new(self._secret, purpose.encode() + b"\0" + payload, hashlib.sha256).digest()
