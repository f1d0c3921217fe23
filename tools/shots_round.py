"""The round through the house on which pictures are taken: from the entrance to the end of every game."""

from __future__ import annotations

from dataclasses import dataclass

from shots_camera import Camera, awaits, press, scrub, strike
from shots_house import Sitter, around_one_device, led_by

from ridotto.client.visitor import Visitor
from ridotto.rules.event import Facts


@dataclass
class Evening:
    """A table and how far it is played before its picture is taken."""

    game: str
    seats: int
    moves: int
    options: Facts


EVENINGS = [
    Evening("mascarade", 3, 7, {}),
    Evening("masker", 3, 6, {"grid": "stacks"}),
    Evening("mask", 4, 9, {"masks": 6}),
    Evening("carnaval", 9, 8, {}),
]


@dataclass
class Moment:
    """What a picture of the middle of a game seldom shows: the guest has to decide in that phase, if it has a name."""

    name: str
    game: str
    seats: int
    phase: str
    options: Facts


FEW = 4  # moves

MOMENTS = [
    Moment("masker-flat", "masker", 4, "", {"grid": "flat"}),
    Moment("mask-orient", "mask", 4, "orient", {}),
    Moment("mask-turn", "mask", 6, "turn", {}),
    Moment("mask-auction", "mask", 6, "auction", {}),
    Moment("carnaval-talk", "carnaval", 7, "discussion", {}),
    Moment("carnaval-vote", "carnaval", 15, "vote", {}),
]


async def go_round(camera: Camera, guest: Visitor) -> None:
    await entrance(camera)
    await books(camera)
    for evening in EVENINGS:
        await camera.visit(f"learn-{evening.game}", "/", press(f".door-{evening.game} .learn"), awaits(".guide"))
        await before(camera, guest, evening)
        await during(camera, guest, evening)
        await beside(camera, guest, evening)
    for moment in MOMENTS:
        await once(camera, guest, moment)
    await desk(camera, guest)
    await curtain(camera, guest)


async def entrance(camera: Camera) -> None:
    await camera.visit("home", "/")
    await camera.visit("home-night", "/")
    await camera.visit("game", "/", press(".door-button"))
    await camera.visit("me", "/", press("header button"))
    await camera.visit("lost", "/t/nowhere/at/all")


async def books(camera: Camera) -> None:
    for evening in EVENINGS:
        await camera.visit(f"rules-{evening.game}", f"/rules/{evening.game}")
    await camera.visit("cards", "/rules/carnaval/cards")
    await camera.visit("master", "/rules/carnaval/master")


async def before(camera: Camera, guest: Visitor, evening: Evening) -> None:
    if camera.wants(f"{evening.game}-gathering"):
        code = await guest.open(evening.game, evening.seats, options=evening.options)
        await camera.visit(f"{evening.game}-gathering", f"/t/{code}")


async def during(camera: Camera, guest: Visitor, evening: Evening) -> None:
    """In the middle of a game, and at its end."""
    game = evening.game
    middle = [game, f"{game}-night", *(f"{game}-{sheet}" for sheet in SHEETS)]
    end = [f"{game}-end", f"{game}-replay"]
    if not camera.wants(*middle, *end):
        return
    code = await guest.open(game, evening.seats, options=evening.options, bots="regular")
    async with guest.at(code) as seated:
        sitter = Sitter(seated, game)
        await sitter.play(evening.moves)
        for name in middle:
            sheet = name.removeprefix(f"{game}-")
            steps = [awaits(".tools"), strike(sheet[0]), awaits("dialog[open]")] if sheet in SHEETS else []
            await camera.visit(name, f"/t/{code}", *steps)
        if camera.wants(*end):
            await sitter.play()
            await camera.visit(end[0], f"/t/{code}")
            await camera.visit(end[1], f"/r/{code}", scrub(evening.moves))


SHEETS = ("rules", "log", "chat", "more")


async def once(camera: Camera, guest: Visitor, moment: Moment) -> None:
    if camera.wants(moment.name):
        code = await guest.open(moment.game, moment.seats, options=moment.options, bots="regular")
        async with guest.at(code) as seated:
            sitter = Sitter(seated, moment.game)
            await (sitter.until(moment.phase) if moment.phase else sitter.play(FEW))
            await camera.visit(moment.name, f"/t/{code}")


async def beside(camera: Camera, guest: Visitor, evening: Evening) -> None:
    """Somebody else's game, looked at."""
    name = f"{evening.game}-watched"
    if camera.wants(name):
        async with Visitor(guest.url) as host:
            await host.called("Dario")
            code = await host.open(evening.game, evening.seats, options=evening.options, bots="regular")
            await camera.visit(name, f"/t/{code}")


async def desk(camera: Camera, guest: Visitor) -> None:
    """A carnival that the guest leads: all wait for one who has not tapped, and later has not voted."""
    if camera.wants("carnaval-desk", "carnaval-desk-vote"):
        async with Visitor(guest.url) as player:
            await player.called("Dario")
            code = await led_by(guest, player, 9)
            async with player.at(code) as playing:
                await camera.visit("carnaval-desk", f"/t/{code}")
                await Sitter(playing, "carnaval").until("vote")
                await camera.visit("carnaval-desk-vote", f"/t/{code}")


async def curtain(camera: Camera, guest: Visitor) -> None:
    """The hand-over, when all play on one device."""
    if camera.wants("curtain"):
        code = await around_one_device(guest, "mascarade", ("Chiara", "Bartolomeo"))
        await camera.visit("curtain", f"/t/{code}")
