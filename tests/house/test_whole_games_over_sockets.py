"""Whole games over real sockets: people and bots, hotseat, spectators, lost connections, undo, rematch, time-outs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.house.random_players import RandomPlayer, all_known, devices, guests, wait_until_caught_up
from support.house.running_house import quick_settings, run_house

from ridotto.client.errors import RefusedByHouse
from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.client.table_model import TableModel
from ridotto.rules.event import Facts
from ridotto.table.commands import AnswerUndo, AnyCommand, Rematch, SeatBot, Start, Undo
from ridotto.table.handlers import clocks, hush_timing
from ridotto.table.messages import Done
from ridotto.table.parts import chairs
from ridotto.table.records.verify import verify

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, int, Facts]] = [
    ("masker", 3, {}),
    ("masker", 4, {"grid": "stacks"}),
    ("mascarade", 4, {}),
    ("mask", 4, {"masks": 4}),
    ("carnaval", 5, {}),
    ("carnaval", 8, {"roles": "full", "gatecrasher": True, "secret_vote": True}),
]
each_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)


@pytest.fixture(autouse=True)
def short_hush(monkeypatch: pytest.MonkeyPatch) -> None:
    """A carnival has dozens of them."""
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.02)


async def play(*players: RandomPlayer) -> None:
    await asyncio.gather(*(player.play() for player in players))


async def agree(code: str, visitors: Sequence[HouseClient], known_by: Sequence[TableClient]) -> None:
    """A device that was there all along knows the same as one that comes only now."""
    for visitor, seated in zip(visitors, known_by, strict=True):
        async with visitor.at_table(code) as fresh:
            await wait_until_caught_up(seated, fresh)
            assert all_known(seated.model) == all_known(fresh.model)


async def check_record(visitor: HouseClient, code: str, seated: TableClient) -> None:
    proved = verify(await visitor.record(code))
    assert proved.sealed
    assert proved.outcome is not None
    assert seated.model.views[seated.model.first_seat]["outcome"] == proved.outcome.facts()


@each_game
async def test_a_whole_game(house: str, game: str, seats: int, options: Facts) -> None:
    """Anna and Ben share a device, Bob has his own, bots fill the other seats, Zoe watches; connections get cut."""
    async with guests(house, "Anna", "Bob", "Zoe") as visitors:
        anna, bob, zoe = visitors
        code = await anna.open_table(game, seats, options=options)
        async with devices(code, anna, bob, zoe) as (both, one, watching):
            await both.sit(0)
            await both.sit(1, "Ben")
            await one.sit(2)
            for seat in range(3, seats):
                await both.send(SeatBot(new_id(), seat, "random"))
            await both.send(Start(new_id()))
            for seated in (one, watching):
                await seated.wait_until(lambda model: model.info.phase != "gathering")
            players = RandomPlayer(both, 1, cut_every=5), RandomPlayer(one, 2, cut_every=3)
            await play(*players, RandomPlayer(watching))
            assert all(player.commands_sent >= player.cut_every for player in players), "nobody was cut off"
            await agree(code, visitors, (both, one, watching))
            await check_record(zoe, code, both)
            assert both.model.seats == (0, 1)
            assert {seat: view["seat"] for seat, view in both.model.views.items()} == {0: 0, 1: 1}
            assert watching.model.views[None]["seat"] is None


@pytest.mark.parametrize("game", ["masker", "mascarade", "mask", "carnaval"])
async def test_bots_alone_play_to_the_end_while_somebody_watches(house: str, game: str) -> None:
    async with guests(house, "Anna") as (anna,):
        options: Facts = {"masks": 4} if game == "mask" else {}
        code = await anna.open_table(game, 4, options=options)
        async with anna.at_table(code) as seated:
            for seat in range(4):
                await seated.send(SeatBot(new_id(), seat, "random"))
            await seated.send(Start(new_id()))
            await RandomPlayer(seated).play()
            await check_record(anna, code, seated)


# -- undo


async def begin(*seats: TableClient) -> None:
    """All sit down, and the game begins."""
    for number, seated in enumerate(seats):
        await seated.sit(number)
    await seats[0].send(Start(new_id()))
    for seated in seats:
        await seated.wait_until(lambda model: model.info.phase == "playing")


async def test_among_people_a_move_is_taken_back_if_all_agree(house: str) -> None:
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table("masker", 2)
        async with devices(code, *visitors) as seats:
            await begin(*seats)
            mover = next(number for number, seated in enumerate(seats) if seated.model.moves(number))
            first, second = seats[mover], seats[1 - mover]
            before = first.model.views[mover]
            await first.move(mover, first.model.moves(mover)[0])
            assert first.model.views[mover] != before
            await first.send(Undo(new_id(), mover))
            await second.wait_until(lambda model: model.info.undo == mover)
            with pytest.raises(RefusedByHouse) as refused:
                await first.send(AnswerUndo(new_id(), mover, True))
            assert refused.value.key == "table-no-undo-asked"
            await second.send(AnswerUndo(new_id(), 1 - mover, True))
            await first.wait_until(lambda model: model.info.undo is None)
            assert first.model.views[mover] == before
            await play(*(RandomPlayer(seated) for seated in seats))
            await agree(code, visitors, seats)
            await check_record(visitors[1], code, first)


async def test_alone_with_bots_moves_are_taken_back_again_and_again(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open_table("mascarade", 2, bots="random")
        async with anna.at_table(code) as seated:
            for _ in range(3):
                model = await seated.wait_until(lambda model: bool(model.moves(0)))
                before = model.views[0]
                await seated.move(0, model.moves(0)[0])
                await seated.send(Undo(new_id(), 0))
                assert model.views[0] == before
            await RandomPlayer(seated).play()
            await check_record(anna, code, seated)


# -- rematch


async def test_a_rematch_rotates_the_seats_and_is_played(house: str) -> None:
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table("masker", 2)
        async with devices(code, *visitors) as seats:
            await begin(*seats)
            await play(*(RandomPlayer(seated) for seated in seats))
            answers = [await seated.send(Rematch(new_id())) for seated in seats]
            assert answers[0].answer == answers[1].answer
            following = seats[0].model.info.rematch
            assert answers[0].answer == {"code": following}
            assert following is not None
        async with devices(following, *visitors) as again:
            assert [seated.model.seats for seated in again] == [(1,), (0,)]
            await again[0].send(Start(new_id()))
            await again[1].wait_until(lambda model: model.info.phase == "playing")
            await play(*(RandomPlayer(seated, cut_every=4) for seated in again))
            await agree(following, visitors, again)


async def test_the_same_people_go_on_to_another_game_without_a_new_link(house: str) -> None:
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table("masker", 2)
        async with devices(code, *visitors) as seats:
            await begin(*seats)
            await play(*(RandomPlayer(seated) for seated in seats))
            asked = await seats[1].send(Rematch(new_id(), game="mascarade"))
            await seats[0].wait_until(lambda model: model.info.rematch_game == "mascarade")
            following = seats[0].model.info.rematch
            assert asked.answer == {"code": following}
            assert following is not None
            assert (await seats[0].send(Rematch(new_id()))).answer == {"code": following}, "there's only one"
        async with devices(following, *visitors) as again:
            assert [seated.model.info.game for seated in again] == ["mascarade", "mascarade"]
            await again[1].send(Start(new_id()))
            await again[0].wait_until(lambda model: model.info.phase == "playing")
            await play(*(RandomPlayer(seated) for seated in again))
            await agree(following, visitors, again)


# -- time-outs


@pytest.mark.parametrize(("game", "seats", "timeouts"), [("masker", 2, clocks.TIMEOUTS_BEFORE_BOT), ("carnaval", 4, 1)])
async def test_a_player_who_never_decides_is_replaced_and_the_game_ends_without_them(
    house: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, timeouts: int
) -> None:
    """They hold seat 1. In a hush nobody is even told that they were late, only that a bot plays on for them.

    A carnival of four may be over before anybody has been late three times, so there once is enough."""
    monkeypatch.setitem(clocks.CLOCK_LIMITS, "move", (1, 9, 0))
    monkeypatch.setattr(clocks, "TIMEOUTS_BEFORE_BOT", timeouts)
    monkeypatch.setattr(chairs, "usual_kind", lambda game: "random")
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open_table(game, seats, clock={"kind": "move", "seconds": 1})
        async with devices(code, *visitors) as (awake, asleep):
            await begin(awake, asleep)
            await play(Hurried(awake), Asleep(asleep))
            events = [event["event"] for event in asleep.model.events[1] if event.get("seat") == 1]
            assert "bot-took" in events
            assert game != "masker" or events.count("timed-out") == timeouts
            await agree(code, visitors, (awake, asleep))


class Hurried(RandomPlayer):
    """On a busy machine the clock may be quicker than this player."""

    async def send(self, command: AnyCommand) -> Done | None:
        with contextlib.suppress(RefusedByHouse):
            return await super().send(command)
        return None


class Asleep(RandomPlayer):
    """Holds a seat and does nothing."""

    def next_command(self, model: TableModel) -> None:
        return None


# -- a node that stops and comes back


async def test_a_house_that_closes_and_opens_again_loses_nobody(tmp_path: Path) -> None:
    """The device comes back by itself, and a command sent meanwhile is carried out once."""
    settings = quick_settings(database=f"sqlite:///{tmp_path}")
    async with contextlib.AsyncExitStack() as stay:
        async with run_house(settings) as url:
            (anna,) = await stay.enter_async_context(guests(url, "Anna"))
            code = await anna.open_table("masker", 2, bots="random")
            seated = await stay.enter_async_context(anna.at_table(code))
            model = await seated.wait_until(lambda model: bool(model.moves(0)))
        await seated.wait_until(lambda model: not seated.is_connected)
        moving = asyncio.create_task(seated.move(0, model.moves(0)[0]))
        async with run_house(settings, port=int(url.rsplit(":", 1)[1])):
            await moving
            await RandomPlayer(seated).play()
            await check_record(anna, code, seated)
