"""`ridotto join`: a guest of a house at their terminal, through whole games."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from collections.abc import Coroutine
from contextvars import copy_context
from pathlib import Path
from typing import TypeVar

import pytest
from support.house.random_players import RandomPlayer, guests

import ridotto
from ridotto.cli.main import main
from ridotto.cli.remote.join import JoinOptions, TableLink, parse_link, play_tables, set_profile, take_seat
from ridotto.cli.remote.remote_table import RemoteTable
from ridotto.cli.terminal import PlayerLeft, Terminal
from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import new_id
from ridotto.errors import BadOption
from ridotto.rules.event import Facts
from ridotto.table.commands import Move, SeatBot
from ridotto.table.handlers import hush_timing
from ridotto.words import LANGUAGES, sentence, speak

pytestmark = pytest.mark.anyio
Result = TypeVar("Result")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.02)


class Hands:
    """Somebody who types: first the given lines, then any move, Enter in a hush, and “quit” at the end."""

    def __init__(self, *first: str) -> None:
        self.first = list(first)

    async def sit(self, client: HouseClient, code: str, watch: bool = False) -> str:
        """Joins, and plays to the end; returns what was on the screen."""
        screen = io.StringIO()
        terminal = Terminal(io.StringIO(), screen, {})
        async with client.at_table(code) as seated:
            self.player = RandomPlayer(seated)
            await take_seat(seated, JoinOptions(watch=watch), terminal)
            await RemoteTable(seated, terminal, self.line).run()
        return screen.getvalue()

    async def line(self) -> str:
        if self.first:
            return self.first.pop(0)
        while True:
            scene = self.player.seated.model
            if scene.info.phase == "ended":
                return "quit"
            command = self.player.next_command(scene) if scene.info.phase == "playing" else None
            if command is not None:
                return command.move if isinstance(command, Move) else ""
            await self.player.seated.wait_for_change()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("masker", 3, {}), ("mascarade", 3, {}), ("mask", 3, {"masks": 3}), ("carnaval", 5, {"roles": "full"})],
)
async def test_a_whole_game(house: str, game: str, seats: int, options: Facts) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open_table(game, seats, options=options)
        async with anna.at_table(code) as phone:
            for seat in range(1, seats):
                await phone.send(SeatBot(new_id(), seat, "random"))
        shown = await Hands("?", "say hello", "rules", "a1", "start").sit(anna, code)
    assert "Anna, you’re in seat 1." in shown
    assert "Anna: hello" in shown
    assert f"# {ridotto.game(game).title}" in shown
    assert "The game hasn’t started yet: the host starts it." in shown
    assert "Scores:" in shown or "Everyone ends level:" in shown  # at a carnival nobody may win
    assert ("Press Enter to tap along" in shown) == (game == "carnaval")


async def test_a_spectator_sees_the_game_and_cannot_move(house: str) -> None:
    async with guests(house, "Anna", "Zoe") as (anna, zoe):
        code = await anna.open_table("masker", 2, bots="random")
        async with anna.at_table(code) as seated:
            shown, _ = await asyncio.gather(Hands("a1", "undo").sit(zoe, code, watch=True), RandomPlayer(seated).play())
    assert "You’re watching." in shown
    assert shown.count("Seat 1 isn’t yours.") == 2
    assert "Scores:" in shown


async def test_a_lost_connection_is_reported_calmly_and_comes_back(house: str) -> None:
    screen = io.StringIO()
    async with guests(house, "Anna") as (anna,), anna.at_table(await anna.open_table("masker", 2)) as seated:

        async def line() -> str:
            await seated.disconnect()
            await seated.wait_until(lambda scene: not seated.is_connected)
            await seated.wait_until(lambda scene: seated.is_connected)
            raise PlayerLeft

        with pytest.raises(PlayerLeft):
            await RemoteTable(seated, Terminal(io.StringIO(), screen, {}), line).run()
    assert screen.getvalue().index("Connection lost.") < screen.getvalue().index("Connected again")


@pytest.mark.parametrize(("typed", "game"), [("rematch", None), ("Rematch Mask", "mask")])
async def test_a_rematch_leads_to_the_next_table(house: str, typed: str, game: str | None) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open_table("masker", 2, bots="random")
        screen = io.StringIO()
        async with anna.at_table(code) as second:
            await RandomPlayer(second).play()
            lines = iter([typed, "quit"])

            async def line() -> str:
                return next(lines)

            with pytest.raises(PlayerLeft):
                await play_tables(anna, code, JoinOptions(), Terminal(io.StringIO(), screen, {}), line)
            assert second.model.info.rematch is not None
            assert second.model.info.rematch_game == game
    assert screen.getvalue().count("Anna, you’re in seat") == 2


# -- the language of the terminal


async def spoken(language: str, call: Coroutine[None, None, Result]) -> Result:
    """Runs the call where that language is spoken."""
    here = copy_context()
    here.run(speak, language)
    return await asyncio.create_task(call, context=here)


async def newcomer(url: str) -> object:
    async with HouseClient(url) as client:
        return await client.get("/api/me")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_house_speaks_the_terminals_language(house: str, language: str) -> None:
    """Also to a guest who came with another one before."""
    new = {"name": sentence(language, "guest", {}), "language": language, "newcomer": True}
    assert await spoken(language, newcomer(house)) == new
    async with guests(house, "Zoe") as (zoe,):
        await zoe.set_name("Zoe", title="lady", language="en")
        await spoken(language, set_profile(zoe, None))
        assert await zoe.get("/api/me") == {"name": "Zoe", "title": "lady", "language": language}
        with pytest.raises(RefusedByHouse, match=re.escape(sentence(language, "no-such-table", {"code": "QQQQQQ"}))):
            await zoe.get("/api/tables/QQQQQQ")


# -- the command


async def typed(*args: str, keys: str = "") -> tuple[int | None, str]:
    """Runs `ridotto join` as a process of its own; returns its exit code and output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ridotto", "join", *args),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate(keys.encode())
    return process.returncode, said.decode()


async def test_a_guest_who_joins_again_is_the_same_guest(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open_table("masker", 3)
        for keys in ("say good evening\nquit\n", ""):
            ended, said = await typed(f"{house}/t/{code}", "--name", "Bo", "--seat", "3", keys=keys)
            assert ended == 130
            assert "Bo, you’re in seat 3." in said
            assert "Bo: good evening" in said


@pytest.mark.parametrize("link", ["", "x", "http://", "ftp://house/t/ABC", "http://house/ABC"])
def test_anything_that_is_not_a_link_is_refused(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", link]) == 2
    assert "isn’t a link to a table" in capsys.readouterr().err


def test_links_are_read_as_invitations_show_them() -> None:
    assert parse_link("http://localhost:1638/t/ABCDEF") == TableLink("http://localhost:1638", "ABCDEF")
    assert parse_link("play.example.org/t/ABCDEF/") == TableLink("http://play.example.org", "ABCDEF")
    with pytest.raises(BadOption):
        parse_link("https://house/t/")


async def test_a_missing_house_or_table_is_reported_in_a_sentence(house: str) -> None:
    ended, said = await typed("http://127.0.0.1:9/t/ABCDEF")
    assert (ended, said) == (
        2,
        "No house is answering at http://127.0.0.1:9. Check that the address is right and that the house is open.\n",
    )
    ended, said = await typed(f"{house}/t/QQQQQQ")
    assert ended == 2
    assert said.startswith("There is no table with the code QQQQQQ.")
