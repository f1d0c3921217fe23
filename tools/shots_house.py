"""A house for pictures: open on this machine only, without pauses, and somebody who plays there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

import ridotto
from ridotto.bots import bot
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.house.app import make_app
from ridotto.house.server import listen, make_server
from ridotto.house.settings import Settings
from ridotto.table import hush
from ridotto.table.asks import Start

MIND = {"carnaval": "regular"}  # the others are played by greedy bots, which are quick


@contextlib.asynccontextmanager
async def opened(folder: str) -> AsyncIterator[str]:
    """Its address."""
    hush.LEAST_HUSH = 0.02  # nobody is fooled here by a quick bot
    settings = Settings(data=folder, host="127.0.0.1", port=0, pause=0, rate=0)
    door = listen(settings)
    server = make_server(settings, make_app(settings))
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    server.should_exit = True
    await running


class Sitter:
    """Plays for somebody in the first seat."""

    def __init__(self, seated: Seated, game: str) -> None:
        self.seated = seated
        self.bot = bot(MIND.get(game, "greedy"), ridotto.game(game), 1)

    async def play(self, moves: int | None = None) -> None:
        """So many moves, and on until it is his turn again; or to the end."""
        made = 0
        while self._is_playing():
            asked = self._is_asked()
            if asked and made == moves:
                return
            await self._go_on()
            made += asked

    async def until(self, phase: str) -> None:
        """On until he has to decide in that phase."""
        while self._is_playing() and not (self._is_asked() and self.seated.scene.views[0]["phase"] == phase):
            await self._go_on()

    def _is_playing(self) -> bool:
        return self.seated.scene.frame.phase == "playing"

    def _is_asked(self) -> bool:
        scene = self.seated.scene
        return bool(scene.moves(0)) and 0 not in scene.frame.nodded

    async def _go_on(self) -> None:
        scene = self.seated.scene
        if self._is_asked():
            await self.seated.move(0, self.bot.choose(scene.views[0]))
        elif scene.frame.hush and 0 not in scene.frame.nodded:
            await self.seated.nod(0)
        else:
            await self.seated.stir()


async def around_one_device(guest: Visitor, game: str, names: Sequence[str]) -> str:
    """The code of a table where the guest plays for everybody."""
    code = await guest.open(game, len(names))
    async with guest.at(code) as seated:
        for seat, name in enumerate(names):
            await seated.sit(seat, name if seat else None)
        await seated.ask(Start(new_id()))
    return code


async def led_by(guest: Visitor, player: Visitor, seats: int, **options: object) -> str:
    """The code of a carnival that the guest leads, and at which one other person plays."""
    code = await guest.open("carnaval", seats, options={"master": "person", **options})
    async with guest.at(code) as leading, player.at(code) as playing:
        await leading.sit(seats)
        await playing.sit(0)
        await leading.ask(Start(new_id()))
    return code
