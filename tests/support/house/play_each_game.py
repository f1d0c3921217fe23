"""Plays one game of each kind against bots in a running house: `python play_each_game.py http://localhost:1638`."""

from __future__ import annotations

import asyncio
import random
import sys

from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.table.commands import Start

# Short ones: with few masks, and with few roles to call at the dance.
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "mascarade": (3, {}),
    "masker": (2, {"grid": "stacks"}),
    "mask": (3, {"masks": 3}),
    "carnaval": (4, {"roles": ["evil-genie"]}),
}
GAME_TIMEOUT = 900.0  # seconds for a game on a busy machine, with rulebooks that may be plain Python


async def play(url: str, game: str) -> None:
    seats, options = GAMES[game]
    async with HouseClient(url) as anna:
        await anna.set_name("Anna")
        code = await anna.open_table(game, seats, options=options)
        async with anna.at_table(code) as seated, asyncio.timeout(GAME_TIMEOUT):
            if not seated.model.seats:
                await seated.sit(0)
            await seated.send(Start(new_id()))  # bots take the seats that are free
            await seated.wait_until(lambda model: model.info.phase != "gathering")
            while seated.model.info.phase == "playing":
                await decide(seated)
    sys.stdout.write(f"{game}: {seats} players, to the end\n")


async def decide(seated: TableClient) -> None:
    """Plays any move. In a hush everybody taps, whether they have something to decide or not."""
    changed = seated.wait_for_change()
    moves = seated.model.moves(0)
    try:
        if moves:
            await seated.move(0, random.choice(moves))
        elif seated.model.info.hush and 0 not in seated.model.info.nodded:
            await seated.nod(0)
    except RefusedByHouse:
        pass  # somebody else was faster, or this seat has tapped already
    await changed


async def play_each(url: str) -> None:
    await asyncio.gather(*(play(url, game) for game in GAMES))
    sys.stdout.write(f"{len(GAMES)} passed, 0 failed\n")


if __name__ == "__main__":
    asyncio.run(play_each(sys.argv[1]))
