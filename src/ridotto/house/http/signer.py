"""Signed tokens: a valid one was made by the house, and nobody has changed it since."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

SIGNATURE_SIZE = 32  # bytes


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, payload: bytes) -> str:
        """A token for a cookie or a link. It isn't valid for any other purpose."""
        return urlsafe_b64encode(self._signature(purpose, payload) + payload).rstrip(b"=").decode()

    def verify(self, purpose: str, token: str) -> bytes | None:
        """The payload, if the house has signed it for that purpose. The whole token is compared, because base64 can
        write the same bytes in several ways."""
        try:
            payload = urlsafe_b64decode(token.encode("ascii") + b"=" * (-len(token) % 4))[SIGNATURE_SIZE:]
        except ValueError:
            return None
        return payload if hmac.compare_digest(self.sign(purpose, payload), token) else None

    def _signature(self, purpose: str, payload: bytes) -> bytes:
        return hmac.new(self._secret, purpose.encode() + b"\0" + payload, hashlib.sha256).digest()
