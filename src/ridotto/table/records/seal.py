"""The seal of a seed: published at the deal, so that nobody can change a card afterwards."""

from __future__ import annotations

from hashlib import sha256


def seal_of(seed: str, salt: str) -> str:
    return sha256(f"{seed}/{salt}".encode()).hexdigest()
