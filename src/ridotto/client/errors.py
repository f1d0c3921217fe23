"""A refusal by a house, in the house's own words: it may be newer than we are and know sentences that we don't."""

from __future__ import annotations

from ridotto.errors import RidottoError
from ridotto.table import messages


class RefusedByHouse(RidottoError):
    def __init__(self, refusal: messages.Refusal) -> None:
        super().__init__(refusal.key, **refusal.facts)
        self.code = refusal.code
        self._sentence = refusal.sentence

    def sentence(self, language: str | None = None) -> str:
        """In the language that the guest has chosen at the house."""
        return self._sentence


def dismissed(leave: messages.Leave) -> RefusedByHouse:
    return RefusedByHouse(messages.Refusal("not-allowed", leave.key, {}, leave.sentence))
