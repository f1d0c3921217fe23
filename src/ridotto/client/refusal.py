"""What a house has refused, said in its own words: it may be newer than we are, and know sentences that we do not."""

from __future__ import annotations

from ridotto.errors import RidottoError
from ridotto.table import told


class Refusal(RidottoError):
    def __init__(self, refused: told.Refused) -> None:
        super().__init__(refused.key, **refused.facts)
        self.code = refused.code
        self._sentence = refused.sentence

    def sentence(self, language: str | None = None) -> str:
        """In the language that the guest has told the house."""
        return self._sentence


def shown_the_door(leave: told.Leave) -> Refusal:
    return Refusal(told.Refused("not-allowed", leave.key, {}, leave.sentence))
