"""The refusal of a file with one card, one row or one ring uses the singular."""

from __future__ import annotations

import pytest

from ridotto.words import sentence

FACTS: dict[str, str | int] = {"file": "my.txt", "line": 1, "wanted": 100, "mask": "Owl"}

SAID = [
    ("en", "deck-count", "with 1 card, but"),
    ("de", "deck-count", "mit 1 Karte, nötig"),
    ("nl", "deck-count", "het is er 1, maar"),
    ("en", "mask-cards-count", "with 1 card, but"),
    ("de", "mask-cards-count", "mit 1 Karte, nötig"),
    ("nl", "mask-cards-count", "het is er 1, maar"),
    ("en", "mask-stencils-rings", "has only 1 ring;"),
    ("de", "mask-stencils-rings", "hat nur 1 Ring;"),
    ("nl", "mask-stencils-rings", "heeft maar 1 ring;"),
    ("sv", "mask-stencils-rings", "har bara 1 ring;"),
    ("da", "mask-stencils-rings", "har kun 1 ring;"),
    ("en", "mask-stencils-rows", "after 1 row;"),
    ("de", "mask-stencils-rows", "nach 1 Reihe;"),
    ("nl", "mask-stencils-rows", "na 1 rij;"),
    ("sv", "mask-stencils-rows", "efter 1 rad;"),
    ("da", "mask-stencils-rows", "efter 1 række;"),
]


@pytest.mark.parametrize(("language", "key", "said"), SAID)
def test_one_is_singular(language: str, key: str, said: str) -> None:
    assert said in sentence(language, key, FACTS | {"found": 1})
