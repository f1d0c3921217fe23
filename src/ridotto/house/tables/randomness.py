"""What nobody can predict: seeds, salts, ids and codes."""

from __future__ import annotations

import secrets

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # without I, L and O, which look like 1 and 0
CODE_LENGTH = 6
LONGEST_CODE = 12  # of any house


def is_code(text: str) -> bool:
    """Whether this can be the code of a table at all."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_CODE


class SystemRandomness:
    """From the operating system's own source."""

    def seed(self) -> int:
        return secrets.randbits(128)

    def salt(self) -> str:
        return secrets.token_hex(16)

    def table(self) -> str:
        return secrets.token_hex(16)

    def code(self) -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
