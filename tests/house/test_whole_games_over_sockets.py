"""Whole games over real sockets: people and bots, hotseat, who watches, lost connections, undo, rematch, time-outs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from company import Player, caught_up, devices, guests, known
from serving import quick, serving

from ridotto.client.refusal import Refusal
from ridotto.client.scene import Scene
from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.rules.event import Facts
from ridotto.table import clocks, hush
from ridotto.table.asks import AnswerUndo, AnyAsking, Rematch, SeatBot, Start, Undo
from ridotto.table.told import Done
from ridotto.table.verify import verify

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
    monkeypatch.setattr(hush, "LEAST_HUSH", 0.02)


async def play(*players: Player) -> None:
    await asyncio.gather(*(player.play() for player in players))


async def agree(code: str, visitors: Sequence[Visitor], known_by: Sequence[Seated]) -> None:
    """Who was there all the time knows the same as who comes only now."""
    for visitor, seated in zip(visitors, known_by, strict=True):
        async with visitor.at(code) as fresh:
            await caught_up(seated, fresh)
            assert known(seated.scene) == known(fresh.scene)


async def check_record(visitor: Visitor, code: str, seated: Seated) -> None:
    proved = verify(await visitor.record(code))
    assert proved.sealed
    assert proved.outcome is not None
    assert seated.scene.views[seated.scene.first]["outcome"] == proved.outcome.facts()


@each_game
async def test_a_whole_game(house: str, game: str, seats: int, options: Facts) -> None:
    """Anna and Ben at one device, Bob at his, bots in the other seats, Zoe watches; lines are cut all the time."""
    async with guests(house, "Anna", "Bob", "Zoe") as visitors:
        anna, bob, zoe = visitors
        code = await anna.open(game, seats, options=options)
        async with devices(code, anna, bob, zoe) as (both, one, watching):
            await both.sit(0)
            await both.sit(1, "Ben")
            await one.sit(2)
            for seat in range(3, seats):
                await both.ask(SeatBot(new_id(), seat, "random"))
            await both.ask(Start(new_id()))
            for seated in (one, watching):
                await seated.until(lambda scene: scene.frame.phase != "gathering")
            await play(Player(both, 1, cut_each=5), Player(one, 2, cut_each=3), Player(watching))
            await agree(code, visitors, (both, one, watching))
            await check_record(zoe, code, both)
            assert both.scene.seats == (0, 1)
            assert {seat: view["seat"] for seat, view in both.scene.views.items()} == {0: 0, 1: 1}
            assert watching.scene.views[None]["seat"] is None


@pytest.mark.parametrize("game", ["masker", "mascarade", "mask", "carnaval"])
async def test_bots_alone_play_to_the_end_while_somebody_watches(house: str, game: str) -> None:
    async with guests(house, "Anna") as (anna,):
        options: Facts = {"masks": 4} if game == "mask" else {}
        code = await anna.open(game, 4, options=options)
        async with anna.at(code) as seated:
            for seat in range(4):
                await seated.ask(SeatBot(new_id(), seat, "random"))
            await seated.ask(Start(new_id()))
            await Player(seated).play()
            await check_record(anna, code, seated)


# -- undo


async def begin(code: str, *seats: Seated) -> None:
    """All sit down, and it begins."""
    for number, seated in enumerate(seats):
        await seated.sit(number)
    await seats[0].ask(Start(new_id()))
    for seated in seats:
        await seated.until(lambda scene: scene.frame.phase == "playing")


async def test_among_people_a_move_is_taken_back_if_all_agree(house: str) -> None:
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open("masker", 2)
        async with devices(code, *visitors) as seats:
            await begin(code, *seats)
            mover = next(number for number, seated in enumerate(seats) if seated.scene.moves(number))
            first, second = seats[mover], seats[1 - mover]
            before = first.scene.views[mover]
            await first.move(mover, first.scene.moves(mover)[0])
            assert first.scene.views[mover] != before
            await first.ask(Undo(new_id(), mover))
            await second.until(lambda scene: scene.frame.undo == mover)
            with pytest.raises(Refusal) as refused:
                await first.ask(AnswerUndo(new_id(), mover, True))
            assert refused.value.key == "table-no-undo-asked"
            await second.ask(AnswerUndo(new_id(), 1 - mover, True))
            await first.until(lambda scene: scene.frame.undo is None)
            assert first.scene.views[mover] == before
            await play(*(Player(seated) for seated in seats))
            await agree(code, visitors, seats)
            await check_record(visitors[1], code, first)


async def test_alone_with_bots_moves_are_taken_back_again_and_again(house: str) -> None:
    async with guests(house, "Anna") as (anna,):
        code = await anna.open("mascarade", 2, bots="random")
        async with anna.at(code) as seated:
            for _ in range(3):
                scene = await seated.until(lambda scene: bool(scene.moves(0)))
                before = scene.views[0]
                await seated.move(0, scene.moves(0)[0])
                await seated.ask(Undo(new_id(), 0))
                assert scene.views[0] == before
            await Player(seated).play()
            await check_record(anna, code, seated)


# -- rematch


async def test_a_rematch_rotates_the_seats_and_is_played(house: str) -> None:
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open("masker", 2)
        async with devices(code, *visitors) as seats:
            await begin(code, *seats)
            await play(*(Player(seated) for seated in seats))
            answers = [await seated.ask(Rematch(new_id())) for seated in seats]
            assert answers[0].answer == answers[1].answer
            following = seats[0].scene.frame.rematch
            assert answers[0].answer == {"code": following}
            assert following is not None
        async with devices(following, *visitors) as again:
            assert [seated.scene.seats for seated in again] == [(1,), (0,)]
            await again[0].ask(Start(new_id()))
            await again[1].until(lambda scene: scene.frame.phase == "playing")
            await play(*(Player(seated, cut_each=4) for seated in again))
            await agree(following, visitors, again)


# -- time-outs


async def test_who_never_decides_is_replaced_and_the_game_ends_without_him(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks.LIMITS, "move", (1, 9, 0))
    async with guests(house, "Anna", "Bob") as visitors:
        code = await visitors[0].open("masker", 2, clock={"kind": "move", "seconds": 1})
        async with devices(code, *visitors) as seats:
            await begin(code, *seats)
            awake, asleep = seats
            await play(Hurried(awake), Asleep(asleep))
            happened = [event["event"] for event in asleep.scene.events[1] if event.get("seat") == 1]
            assert happened.count("timed-out") == clocks.PATIENCE
            assert "bot-took" in happened
            await agree(code, visitors, seats)


class Hurried(Player):
    """On a busy machine the clock may be quicker than he is."""

    async def ask(self, asking: AnyAsking) -> Done | None:
        with contextlib.suppress(Refusal):
            return await super().ask(asking)
        return None


class Asleep(Player):
    """Holds a seat and does nothing."""

    def next_asking(self, scene: Scene) -> None:
        return None


# -- a node that stops and comes back


async def test_a_house_that_closes_and_opens_again_loses_nobody(tmp_path: Path) -> None:
    """The device comes back by itself, and what it had asked meanwhile happens once."""
    settings = quick(database=f"sqlite:///{tmp_path}")
    async with contextlib.AsyncExitStack() as stay:
        async with serving(settings) as url:
            (anna,) = await stay.enter_async_context(guests(url, "Anna"))
            code = await anna.open("masker", 2, bots="random")
            seated = await stay.enter_async_context(anna.at(code))
            scene = await seated.until(lambda scene: bool(scene.moves(0)))
        await seated.until(lambda scene: not seated.is_up)
        asked = asyncio.create_task(seated.move(0, scene.moves(0)[0]))
        async with serving(settings, port=int(url.rsplit(":", 1)[1])):
            await asked
            await Player(seated).play()
            await check_record(anna, code, seated)
