"""`dev.py shots` takes the pictures that are named, and refuses what it doesn't know before any house opens."""

from __future__ import annotations

import contextlib
import re

import pytest
import shots
from shots_devices import DEVICES
from shots_tour import screen_names

from ridotto.words import LANGUAGES, PSEUDO

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def closed_house(monkeypatch: pytest.MonkeyPatch) -> None:
    def stay_closed(folder: str) -> contextlib.AbstractAsyncContextManager[str]:
        raise AssertionError(f"a house was opened in {folder}")

    monkeypatch.setattr(shots, "run_house", stay_closed)


async def test_the_tour_names_its_screens_beforehand() -> None:
    names = await screen_names()
    assert names[0] == "home"
    assert {"rules-mask", "masker", "masker-end", "mask-auction", "carnaval-desk-vote", "curtain"} <= {*names}
    assert len(names) == len({*names})


UNKNOWN = {"de,nl": ["de,nl"], "phnoe": ["de", "phnoe"], "maskerr": ["masker", "maskerr"], "readme": ["readme", "de"]}


@pytest.mark.parametrize("unknown", UNKNOWN)
async def test_what_is_unknown_is_refused_in_a_sentence_that_says_what_is_known(
    unknown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await shots.main(UNKNOWN[unknown]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"There is nothing called {unknown}, only languages (")
    assert said.count("\n") == 1
    assert {*LANGUAGES, *DEVICES, "masker-end", "curtain"} <= {*re.findall(r"[\w-]+", said)}


@pytest.mark.parametrize("args", [[], ["all"], ["readme"], ["de", PSEUDO, "phone", "masker-end"]])
async def test_what_is_known_is_not_refused(args: list[str]) -> None:
    assert shots.refusal(args, await screen_names()) == ""


def test_languages_sizes_and_screens_are_told_apart() -> None:
    (only,) = shots.shot_sets(["phone", "masker-end", "de"])
    assert (only.language, only.device, only.screens) == ("de", "phone", {"masker-end"})
