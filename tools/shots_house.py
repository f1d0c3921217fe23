"""A house for pictures, open on this machine only and without pauses, and a player for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

import ridotto
from ridotto.bots import make_bot
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.house.app import make_app
from ridotto.house.server import listen, make_server
from ridotto.house.settings import Settings
from ridotto.table.commands import Start
from ridotto.table.handlers import hush_timing

BOT_KINDS = {"carnaval": "regular"}  # the other games are played by greedy bots, which are quick


@contextlib.asynccontextmanager
async def run_house(folder: str) -> AsyncIterator[str]:
    """Runs a house; its address."""
    hush_timing.LEAST_HUSH = 0.02  # here nobody learns anything from a quick bot
    settings = Settings(data=folder, host="127.0.0.1", port=0, pause=0, rate=0)
    listener = listen(settings)
    server = make_server(settings, make_app(settings))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    await serving


class SeatPlayer:
    """Plays for the guest in the first seat."""

    def __init__(self, seated: TableClient, game: str) -> None:
        self.seated = seated
        self.bot = make_bot(BOT_KINDS.get(game, "greedy"), ridotto.game(game), 1)

    async def play(self, moves: int | None = None) -> None:
        """Makes that many moves and goes on until it is their turn again, or plays to the end."""
        made = 0
        while self._is_playing():
            has_to_act = self._has_to_act()
            if has_to_act and made == moves:
                return
            await self.go_on()
            made += has_to_act

    async def until(self, phase: str) -> None:
        """Plays on until they have to decide in that phase."""
        while self._is_playing() and not (self._has_to_act() and self.seated.model.views[0]["phase"] == phase):
            await self.go_on()

    def _is_playing(self) -> bool:
        return self.seated.model.info.phase == "playing"

    def _has_to_act(self) -> bool:
        model = self.seated.model
        return bool(model.moves(0)) and 0 not in model.info.nodded

    async def go_on(self) -> None:
        model = self.seated.model
        if self._has_to_act():
            await self.seated.move(0, self.bot.choose(model.views[0]))
        elif model.info.hush and 0 not in model.info.nodded:
            await self.seated.nod(0)
        else:
            await self.seated.wait_for_change()


async def open_lobby(host: HouseClient, game: str, seats: int, **options: object) -> str:
    """Opens a table at which the host has the first seat; its code."""
    code = await host.open_table(game, seats, options=options)
    async with host.at_table(code) as seated:
        await seated.sit(0)
    return code


async def sit_and_greet(guest: HouseClient, code: str) -> None:
    """The guest takes the second seat and says something: from then on there is a chat."""
    async with guest.at_table(code) as seated:
        await seated.sit(1)
        await seated.say("Good evening, everybody! Is there a mask for me?")


async def start_hotseat_table(guest: HouseClient, game: str, names: Sequence[str]) -> str:
    """Starts a game in which the guest plays for everybody; the code of its table."""
    code = await guest.open_table(game, len(names))
    async with guest.at_table(code) as seated:
        for seat, name in enumerate(names):
            await seated.sit(seat, name if seat else None)
        await seated.send(Start(new_id()))
    return code


async def start_led_carnival(guest: HouseClient, player: HouseClient, seats: int, **options: object) -> str:
    """Starts a carnival that the guest leads and that one other person plays; the code of its table."""
    code = await guest.open_table("carnaval", seats, options={"master": "person", **options})
    async with guest.at_table(code) as leading, player.at_table(code) as playing:
        await leading.sit(seats)
        await playing.sit(0)
        await leading.send(Start(new_id()))
    return code
