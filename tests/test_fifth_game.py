"""A game from outside: `examples/lanterns` is installed beside Ridotto, and is played everywhere as ours are.

It's installed into a folder of its own that other processes get on their path; this one knows only our games.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from support.page.browser import FRENCH_PHONE, LAPTOP, BrowserGuest, GuestBrowsers, attempts
from support.store.bound_process import bound_to_parent

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import new_id
from ridotto.table.commands import Start

EXAMPLE = Path(__file__).parent.parent / "examples" / "lanterns"
HOOKS = 8  # with two players
# Whatever a player holds, one of these is legal; the others are refused. Each move may need all of them once.
TYPED = "".join(f"{colour} {hook}\n" for colour in ("red", "gold", "blue") for hook in range(1, HOOKS + 1)) * HOOKS
HOUSE = ("serve", "--host", "127.0.0.1", "--port", "0", "--pause", "0", "--rate", "0", "--workers", "1")


class Installation:
    """Ridotto, with the example installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        source = shutil.copytree(EXAMPLE, folder / "lanterns", ignore=shutil.ignore_patterns("build", "*.egg-info"))
        pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
        subprocess.run([sys.executable, *pip, "--target", self.site, source], check=True)
        self.environment = {**os.environ, "PYTHONPATH": str(self.site), "RIDOTTO_DATA": str(folder / "data")}

    def run(self, *args: str, typed: str = "") -> str:
        """What a Python with these arguments prints."""
        done = subprocess.run(
            [sys.executable, *args],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def ridotto(self, *args: str, typed: str = "") -> str:
        return self.run("-m", "ridotto", *args, typed=typed)

    @contextmanager
    def house(self) -> Iterator[str]:
        """The address of a house that has the game."""
        command = bound_to_parent(Path(sys.executable), "-m", "ridotto", *HOUSE, "--data", str(self.folder / "data"))
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                yield found.group()
            finally:
                server.terminate()
                server.stdout.read()


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("fifth"))


@pytest.fixture(scope="module")
def house(installation: Installation) -> Iterator[str]:
    with installation.house() as url:
        yield url


def test_it_passes_the_suites_for_authors(installation: Installation) -> None:
    suites = "from ridotto.testing import check_game; import ridotto; check_game(ridotto.game('lanterns'), games=40)"
    installation.run("-c", suites)


def test_the_suites_need_no_pytest(installation: Installation) -> None:
    assert installation.run("-c", "import ridotto.testing, sys; print('pytest' in sys.modules)").strip() == "False"


def test_it_is_in_the_catalog_after_ours(installation: Installation) -> None:
    games = installation.run("-c", "import ridotto; print(*ridotto.GAMES)").split()
    assert games == ["mascarade", "masker", "mask", "carnaval", "lanterns"]
    assert "Lanterns, 2 to 4 players" in installation.ridotto("games")


# -- the terminal and the arena


@pytest.mark.parametrize(
    ("language", "hung", "end"),
    [
        ("en", "Anna hangs a", "All lanterns are lit."),
        ("fr", "Anna accroche une", "Toutes les lanternes sont allumées."),
    ],
)
def test_it_is_played_in_the_terminal(installation: Installation, language: str, hung: str, end: str) -> None:
    game = ("play", "lanterns", "--players", "Anna,bot", "-y", "--seed", "4")
    said = installation.ridotto("--language", language, *game, typed=TYPED)
    assert hung in said
    assert end in said


def test_two_people_at_one_keyboard_keep_their_secrets(installation: Installation) -> None:
    """Behind the curtain, nobody sees what the other one holds."""
    said = installation.ridotto("play", "lanterns", "--players", "Anna,Bo", "-y", typed=TYPED.replace("\n", "\n\n"))
    hands = re.findall(r"Lanterns in hand:\n  Anna: (.*)\n  Bo: (.*)", said)
    assert len(hands) == HOOKS + 1, "before each move, and at the end"
    for anna, bo in hands[:-1]:
        assert "?" in anna or "?" in bo or "–" in (anna, bo)


@pytest.mark.parametrize(("language", "words"), [("en", "your lanterns"), ("fr", "vos lanternes")])
def test_its_rules_can_be_read(installation: Installation, language: str, words: str) -> None:
    assert words in installation.ridotto("--language", language, "rules", "lanterns")


def test_bots_play_it_in_the_arena(installation: Installation) -> None:
    told = installation.ridotto("arena", "lanterns", "--seats", "random,random,random", "--games", "30", "--json")
    scores = [json.loads(line) for line in told.splitlines()]
    assert sum(score["games"] for score in scores) == 90


LEARNING = """
from pettingzoo.test import api_test, parallel_api_test
from ridotto.lab.training.environments import env, parallel_env
from ridotto.lab.training.vector_env import VectorEnv
api_test(env("lanterns", seats=3), num_cycles=20)
parallel_api_test(parallel_env("lanterns"), num_cycles=20)
games = VectorEnv("lanterns", games=10)
print(sum(int(games.step(games.sample()).ended.sum()) for _ in range(16)), "games")
"""


def test_programs_can_learn_it(installation: Installation) -> None:
    """It brings no encoding of its own: the general one will do. Eight moves make a game."""
    told = installation.run("-W", "ignore", "-c", LEARNING)
    assert "Passed API test" in told
    assert "Passed Parallel API test" in told
    assert "20 games" in told


# -- the house


@pytest.mark.anyio
async def test_it_is_played_over_a_socket(house: str) -> None:
    async with HouseClient(house) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table("lanterns", 3)
        async with anna.at_table(code) as seated, asyncio.timeout(120):
            if not seated.model.seats:
                await seated.sit(0)
            await seated.send(Start(new_id()))
            while seated.model.info.phase != "ended":
                changed = seated.wait_for_change()
                if moves := seated.model.moves(0):
                    await seated.move(0, random.choice(moves))
                await changed
            outcome = seated.model.views[0]["outcome"]
            assert isinstance(outcome, dict)
            assert outcome["reason"] == "lanterns-all-lit"


@pytest.fixture
async def browsers_there(chromium: Browser, house: str) -> AsyncIterator[GuestBrowsers]:
    browsers = GuestBrowsers(chromium, house)
    yield browsers
    await browsers.close()


SCREENS: list[tuple[dict[str, Any], dict[str, str]]] = [
    (
        LAPTOP,
        {
            "door": "keep some of them dark",
            "play": "Play now: Lanterns, against bots",
            "canal": "Canal",
            "dark": "dark",
            "log": "hangs a dark lantern",
            "end": "All lanterns are lit.",
        },
    ),
    (
        FRENCH_PHONE,
        {
            "door": "laissez-en quelques-unes éteintes",
            "play": "Jouer tout de suite : Lanterns, contre des bots",
            "canal": "Canal",
            "dark": "éteinte",
            "log": "accroche une lanterne éteinte",
            "end": "Toutes les lanternes sont allumées.",
        },
    ),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("device", "words"), SCREENS, ids=["English", "French"])
async def test_it_is_played_on_the_plain_board(
    browsers_there: GuestBrowsers, device: dict[str, Any], words: dict[str, str]
) -> None:
    anna = await browsers_there.guest(device)
    await expect(anna.page.locator(".door-lanterns .in-short")).to_contain_text(words["door"])
    await expect(anna.page.locator(".game-door")).to_have_count(5)
    await anna.press(words["play"])
    board = anna.page.locator(".plain-board")
    await expect(board.get_by_role("heading", name=words["canal"])).to_be_visible()
    await play_dark_lanterns(anna)
    await expect(anna.page.locator(".whose-turn")).to_contain_text(words["end"])
    await expect(board).to_contain_text(words["dark"])
    assert words["log"] in await anna.page.locator(".log").inner_text()
    assert anna.faults == []


async def play_dark_lanterns(guest: BrowserGuest) -> None:
    """Hangs the first lantern that can be hung dark, until all hang."""
    dark = guest.page.locator(".plain-moves [data-move$=dark]")
    for _ in attempts():
        if await guest.page.locator(".what-next").count():
            return
        if await dark.count():
            await dark.first.click()
        await guest.wait_for_message()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("device", "heading"), [(LAPTOP, "Your turn"), (FRENCH_PHONE, "Votre tour")], ids=["English", "French"]
)
async def test_its_rules_are_on_the_page(browsers_there: GuestBrowsers, device: dict[str, Any], heading: str) -> None:
    anna = await browsers_there.guest(device, "/rules/lanterns")
    await expect(anna.page.get_by_role("heading", name=heading)).to_be_visible()
    assert anna.faults == []
