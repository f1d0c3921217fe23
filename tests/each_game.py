"""Plays one game of each against bots in a house that is open somewhere: `python each_game.py http://localhost:1638`."""

from __future__ import annotations

import asyncio
import random
import sys

from ridotto.client.refusal import Refusal
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.table.asks import Start

# Short ones: with few masks, and with few roles to call at the dance.
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "mascarade": (3, {}),
    "masker": (2, {"grid": "stacks"}),
    "mask": (3, {"masks": 3}),
    "carnaval": (4, {"roles": ["evil-genie"]}),
}
PATIENCE = 900.0  # seconds for a game on a busy machine, with rulebooks that may be plain Python


async def play(url: str, game: str) -> None:
    seats, options = GAMES[game]
    async with Visitor(url) as anna:
        await anna.called("Anna")
        code = await anna.open(game, seats, options=options)
        async with anna.at(code) as seated, asyncio.timeout(PATIENCE):
            if not seated.scene.seats:
                await seated.sit(0)
            await seated.ask(Start(new_id()))  # bots take the seats that are free
            await seated.until(lambda scene: scene.frame.phase != "gathering")
            while seated.scene.frame.phase == "playing":
                await decide(seated)
    sys.stdout.write(f"{game}: {seats} players, to the end\n")


async def decide(seated: Seated) -> None:
    """Any move. In a hush everybody taps, whoever has something to decide or not."""
    heard = seated.stir()
    moves = seated.scene.moves(0)
    try:
        if moves:
            await seated.move(0, random.choice(moves))
        elif seated.scene.frame.hush and 0 not in seated.scene.frame.nodded:
            await seated.nod(0)
    except Refusal:
        pass  # somebody was faster, or has tapped already
    await heard


async def play_each(url: str) -> None:
    await asyncio.gather(*(play(url, game) for game in GAMES))
    sys.stdout.write(f"{len(GAMES)} passed, 0 failed\n")


if __name__ == "__main__":
    asyncio.run(play_each(sys.argv[1]))
