"""The tour of the house on which pictures are taken, from the entrance to the end of every game."""

from __future__ import annotations

from dataclasses import dataclass

from shots_camera import Camera, focus, move_slider, press, press_key, wait_for
from shots_house import SeatPlayer, open_lobby, sit_and_greet, start_hotseat_table, start_led_carnival

from ridotto.client.house_client import HouseClient
from ridotto.rules.event import Facts


@dataclass
class PlannedGame:
    """A table, and how far it is played before its picture is taken."""

    game: str
    seats: int
    moves: int
    options: Facts


PLANNED_GAMES = [
    PlannedGame("mascarade", 3, 7, {}),
    PlannedGame("masker", 3, 6, {"grid": "stacks"}),
    PlannedGame("mask", 4, 9, {"masks": 6}),
    PlannedGame("carnaval", 9, 8, {}),
]


@dataclass
class PlannedMoment:
    """What pictures of the middle of a game seldom show: the guest has to decide in that phase, if one is named."""

    name: str
    game: str
    seats: int
    phase: str
    options: Facts


FEW_MOVES = 4

PLANNED_MOMENTS = [
    PlannedMoment("masker-flat", "masker", 4, "", {"grid": "flat"}),
    PlannedMoment("mask-orient", "mask", 4, "orient", {}),
    PlannedMoment("mask-turn", "mask", 6, "turn", {}),
    PlannedMoment("mask-auction", "mask", 6, "auction", {}),
    PlannedMoment("carnaval-talk", "carnaval", 7, "discussion", {}),
    PlannedMoment("carnaval-vote", "carnaval", 15, "vote", {}),
]


async def take_tour(camera: Camera, guest: HouseClient) -> None:
    await shoot_home(camera)
    await shoot_rules(camera)
    for planned in PLANNED_GAMES:
        await camera.visit(f"learn-{planned.game}", "/", press(f".door-{planned.game} .learn"), wait_for(".guide"))
        await shoot_gathering(camera, guest, planned)
        await shoot_lobby_of_friends(camera, guest, planned)
        await shoot_game(camera, guest, planned)
        await shoot_watched_game(camera, guest, planned)
    for moment in PLANNED_MOMENTS:
        await shoot_moment(camera, guest, moment)
    await shoot_own_roles(camera, guest)
    await shoot_leader_desk(camera, guest)
    await shoot_curtain(camera, guest)


async def screen_names() -> list[str]:
    """What the screens of the tour are called. Without a browser the camera wants no picture, so no house is needed."""
    camera = Camera([])
    await take_tour(camera, HouseClient(""))
    return [*camera.screens]


async def shoot_home(camera: Camera) -> None:
    await camera.visit("home", "/")
    await camera.visit("home-night", "/")
    await camera.visit("game", "/", press(".door-button"))
    await camera.visit("me", "/", press("header button"))
    await camera.visit("lost", "/t/nowhere/at/all")


async def shoot_rules(camera: Camera) -> None:
    for planned in PLANNED_GAMES:
        await camera.visit(f"rules-{planned.game}", f"/rules/{planned.game}")
    await camera.visit("cards", "/rules/carnaval/cards")
    await camera.visit("master", "/rules/carnaval/master")


async def shoot_gathering(camera: Camera, guest: HouseClient, planned: PlannedGame) -> None:
    if camera.wants(f"{planned.game}-gathering"):
        code = await guest.open_table(planned.game, planned.seats, options=planned.options)
        await camera.visit(f"{planned.game}-gathering", f"/t/{code}")


async def shoot_lobby_of_friends(camera: Camera, guest: HouseClient, planned: PlannedGame) -> None:
    """Somebody else's table, to which the guest was invited: there is a chat, and only the host changes the setup."""
    came, sat = f"{planned.game}-invited", f"{planned.game}-seated"
    if camera.wants(came, sat):
        async with HouseClient(guest.url) as host:
            await host.set_name("Bartolomeo")
            code = await open_lobby(host, planned.game, planned.seats, **planned.options)
            await camera.visit(came, f"/t/{code}")
            await sit_and_greet(guest, code)
            await camera.visit(sat, f"/t/{code}")


OWN_ROLES = ["prankster", "prankster", "master-prankster", "soldier", "evil-genie", "little-old-man"]


async def shoot_own_roles(camera: Camera, guest: HouseClient) -> None:
    """A carnival with roles of the host's own choice: what a role does, and how even it gets."""
    shown = {"carnaval-roles": ".picks li:nth-child(6) button", "carnaval-balance": ".balance-more button"}
    if camera.wants(*shown):
        code = await guest.open_table("carnaval", 9, options={"roles": OWN_ROLES})
        for name, selector in shown.items():
            await camera.visit(name, f"/t/{code}", wait_for(".balance"), focus(selector))


async def shoot_game(camera: Camera, guest: HouseClient, planned: PlannedGame) -> None:
    """In the middle of a game, and at its end."""
    game = planned.game
    middle = [game, f"{game}-night", *(f"{game}-{sheet}" for sheet in SHEETS)]
    end = [f"{game}-end", f"{game}-replay"]
    if not camera.wants(*middle, *end):
        return
    code = await guest.open_table(game, planned.seats, options=planned.options, bots="regular")
    async with guest.at_table(code) as seated:
        player = SeatPlayer(seated, game)
        await player.play(planned.moves)
        for name in middle:
            sheet = name.removeprefix(f"{game}-")
            steps = [wait_for(".tools"), press_key(sheet[0]), wait_for("dialog[open]")] if sheet in SHEETS else []
            await camera.visit(name, f"/t/{code}", *steps)
        if camera.wants(*end):
            await player.play()
            await camera.visit(end[0], f"/t/{code}")
            await camera.visit(end[1], f"/r/{code}", move_slider(planned.moves))


SHEETS = ("rules", "log", "chat", "more")


async def shoot_moment(camera: Camera, guest: HouseClient, moment: PlannedMoment) -> None:
    if camera.wants(moment.name):
        code = await guest.open_table(moment.game, moment.seats, options=moment.options, bots="regular")
        async with guest.at_table(code) as seated:
            player = SeatPlayer(seated, moment.game)
            await (player.until(moment.phase) if moment.phase else player.play(FEW_MOVES))
            await camera.visit(moment.name, f"/t/{code}")


async def shoot_watched_game(camera: Camera, guest: HouseClient, planned: PlannedGame) -> None:
    """Somebody else's game, seen by a spectator."""
    name = f"{planned.game}-watched"
    if camera.wants(name):
        async with HouseClient(guest.url) as host:
            await host.set_name("Dario")
            code = await host.open_table(planned.game, planned.seats, options=planned.options, bots="regular")
            await camera.visit(name, f"/t/{code}")


async def shoot_leader_desk(camera: Camera, guest: HouseClient) -> None:
    """A carnival that the guest leads: everybody waits for one player who hasn't tapped, and later hasn't voted."""
    if camera.wants("carnaval-intro", "carnaval-desk", "carnaval-powers", "carnaval-desk-vote"):
        async with HouseClient(guest.url) as player:
            await player.set_name("Dario")
            code = await start_led_carnival(guest, player, 9)
            async with player.at_table(code) as playing:
                await camera.visit("carnaval-intro", f"/t/{code}")
                begin = press(".introduction .gold")
                await camera.visit("carnaval-desk", f"/t/{code}", begin)
                await camera.visit("carnaval-powers", f"/t/{code}", begin, press("[aria-expanded=false]"))
                await SeatPlayer(playing, "carnaval").until("vote")
                await camera.visit("carnaval-desk-vote", f"/t/{code}")


async def shoot_curtain(camera: Camera, guest: HouseClient) -> None:
    """The curtain between turns when everybody plays on one device."""
    if camera.wants("curtain"):
        code = await start_hotseat_table(guest, "mascarade", ("Chiara", "Bartolomeo"))
        await camera.visit("curtain", f"/t/{code}")
