"""At the table: sit down, play, lose the connection, come back."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator

import pytest
from support.house.running_house import WebDevice, WebGuest
from websockets.exceptions import ConnectionClosed

from ridotto.table.records.verify import verify

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def playing(
    anna: WebGuest, bob: WebGuest, hints: bool = False, **wishes: object
) -> AsyncIterator[tuple[str, WebDevice, WebDevice]]:
    """Anna (seat 0) and Bob (seat 1) at a game of Masker that has begun."""
    code = await anna.open("masker", 2, **wishes)
    async with anna.connect(code) as first, bob.connect(code) as second:
        await first.must_do("sit", seat=0)
        await second.must_do("sit", seat=1)
        await first.must_do("arrange", hints=hints)
        await first.must_do("start")
        await second.receive_up_to(first.n)
        yield code, first, second


async def play_out(seats: dict[int, WebDevice]) -> None:
    """Everybody plays their first legal move until the game is over."""
    while (acting := next(iter(seats.values()))).info["phase"] == "playing":
        seat = acting.view["to_act"][0]
        await seats[seat].must_do("move", seat=seat, move=seats[seat].view["moves"][0])
        for other in seats.values():
            await other.receive_up_to(seats[seat].n)


async def test_two_people_play_a_whole_game(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second):
        seal = first.info["seal"]
        assert "seed" not in first.info
        await play_out({0: first, 1: second})
        assert first.view["outcome"] == second.view["outcome"]
        assert first.info["seed"]
        record = (await bob.web.get(f"/api/tables/{code}/record")).text
        assert verify(record).sealed
        assert json.loads(record.split("\n")[0])["seal"] == seal


async def test_nobody_sees_the_secrets_of_the_other(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (_, first, second):
        assert (first.view["seat"], second.view["seat"]) == (0, 1)
        assert first.view["colours"][1] is None
        assert second.view["colours"][0] is None


async def test_the_past_is_open_after_the_end_and_not_before(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second):
        for page in ("record", "replay?seat=0", "replay?seat=truth"):
            answer = await anna.web.get(f"/api/tables/{code}/{page}")
            assert (answer.status_code, answer.json()["key"]) == (409, "table-not-over")
        await play_out({0: first, 1: second})
        truth = await bob.get(f"/api/tables/{code}/replay?seat=truth")
        mine = await bob.get(f"/api/tables/{code}/replay?seat=1")
        watcher = await bob.get(f"/api/tables/{code}/replay?seat=watcher")
        assert len(truth) == len(mine) == len(watcher)
        assert all(moment["truth"]["colours"] == truth[0]["truth"]["colours"] for moment in truth)
        assert mine[0]["view"]["colours"][0] is None
        assert watcher[0]["view"]["colours"] == [None, None]
        assert mine[-1]["view"] == second.view
        assert (await bob.web.get(f"/api/tables/{code}/replay?seat=7")).status_code == 400


async def test_a_player_who_comes_back_gets_what_they_have_missed(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second):
        latest = second.n
        await second.socket.close()
        await first.must_do("say", text="Bob?")
        await first.must_do("say", text="Are you there?")
        async with bob.connect(code, f"?after={latest}&seats=1") as back:
            updates = [await back.receive(), await back.receive()]
        assert [message["type"] for message in updates] == ["update", "update"]
        assert [message["n"] for message in updates] == [latest + 1, latest + 2]
        assert [message["seen"][0]["events"][0]["text"] for message in updates] == ["Bob?", "Are you there?"]


@pytest.mark.parametrize("query", ["?after=1&seats=0", "?after=999&seats=1", "?after=x", "?after=-1&seats=1"])
async def test_whoever_asks_for_another_stream_gets_a_snapshot(anna: WebGuest, bob: WebGuest, query: str) -> None:
    async with playing(anna, bob) as (code, _, second), bob.connect(code, query) as back:
        snapshot = await back.receive()
        assert (snapshot["type"], snapshot["n"], snapshot["seats"]) == ("snapshot", second.n, [1])


async def test_sending_a_command_twice_is_harmless(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second):
        seats = [first, second]
        seat = first.view["to_act"][0]
        mover, visitor = seats[seat], (anna, bob)[seat]
        command = json.dumps({"command": "move", "id": "once", "seat": seat, "move": mover.view["moves"][0]})
        await mover.socket.send(command)
        assert (await mover.receive_answer("once"))["type"] == "done"
        async with visitor.connect(code) as again:
            await again.receive()
            await again.socket.send(command)
            assert (await again.receive_answer("once"))["type"] == "done"
            assert again.n == mover.n


async def test_several_devices_may_hold_one_seat(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second), anna.connect(code) as phone:
        await phone.receive_up_to(first.n)
        assert phone.view == first.view
        await phone.must_do("say", text="from my phone")
        await first.receive_up_to(phone.n)
        await second.receive_up_to(phone.n)
        assert first.view == phone.view


async def test_one_device_may_hold_several_seats(anna: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as both:
        await both.must_do("sit", seat=0)
        assert (await both.send_command("sit", seat=1))["key"] == "table-second-name"
        await both.must_do("sit", seat=1, name="Ben")
        await both.must_do("start")
        update = [message for message in both.messages if message["type"] == "update"][-1]
        assert [seen["seat"] for seen in update["seen"]] == [0, 1]
        views = {seen["seat"]: seen["view"] for seen in update["seen"]}
        assert views[0]["colours"][1] is None
        assert views[1]["colours"][0] is None


async def test_a_spectator_sees_no_secret_and_decides_nothing(anna: WebGuest, bob: WebGuest, house: str) -> None:
    carla = await WebGuest(house).set_name("Carla")
    async with playing(anna, bob) as (code, first, _), carla.connect(code) as watching:
        snapshot = await watching.receive()
        assert snapshot["seats"] == []
        assert watching.view["colours"] == [None, None]
        assert watching.view["moves"] == []
        seat = first.view["to_act"][0]
        for command in ("move", "why", "look", "hint-please", "resign", "undo"):
            args = {"move": "a1"} if command in ("move", "why") else {}
            answer = await watching.send_command(command, seat=seat, **args)
            assert answer["type"] == "refusal" or answer["answer"]["key"] == "table-not-your-seat", command


async def test_the_host_can_remove_a_guest(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as host:
        async with bob.connect(code) as unwanted:
            await unwanted.must_do("sit", seat=1)
            await host.must_do("kick", seat=1)
            assert (await unwanted.receive_until("leave"))["key"] == "table-unwanted"
            with pytest.raises(ConnectionClosed):
                await unwanted.receive_until("never")
            assert unwanted.socket.close_code == 4003
        async with bob.connect(code) as again:
            assert (await again.receive())["key"] == "table-unwanted"
            with pytest.raises(ConnectionClosed):
                await again.receive()
            assert again.socket.close_code == 1008
        assert host.info["chairs"][1].get("name") is None


async def test_everybody_learns_who_is_here(anna: WebGuest, bob: WebGuest, house: str) -> None:
    async with playing(anna, bob) as (code, first, second):
        await first.receive_presence(True, True, watching=0)
        async with WebGuest(house).connect(code):
            await first.receive_presence(True, True, watching=1)
        await first.receive_presence(True, True, watching=0)
        await second.socket.close()
        await first.receive_presence(True, False, watching=0)


async def test_after_the_end_all_meet_at_the_next_table(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (code, first, second):
        await first.must_do("resign", seat=0)
        await second.receive_up_to(first.n)
        codes = {(await seat.must_do("rematch"))["answer"]["code"] for seat in (first, second)}
        await second.receive_up_to(first.n)
        assert codes == {first.info["rematch"]} == {second.info["rematch"]} != {code}
        async with bob.connect(first.info["rematch"]) as next_table:
            snapshot = await next_table.receive()
            assert snapshot["seats"] == [0]
            assert snapshot["info"]["phase"] == "gathering"


async def test_the_house_says_why_a_move_is_refused_without_playing_it(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (_, first, second):
        seats = [first, second]
        seat = first.view["to_act"][0]
        before = seats[seat].n
        wrong = await seats[seat].must_do("why", seat=seat, move="z9")
        assert wrong["answer"]["code"] == "unreadable-move"
        right = await seats[seat].must_do("why", seat=seat, move=seats[seat].view["moves"][0])
        assert right["answer"] == {}
        other = await seats[1 - seat].must_do("why", seat=1 - seat, move="a1")
        assert other["answer"]["code"] == "not-your-turn"
        assert seats[seat].n == before


async def test_among_people_no_hint_is_given_unless_the_host_allows_it(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob) as (_, first, second):
        for seat, player in enumerate((first, second)):
            refused = await player.send_command("hint-please", seat=seat)
            assert (refused["type"], refused["key"]) == ("refusal", "table-no-hints")
            assert "Anna" in refused["sentence"]


async def test_a_master_bot_gives_hints_from_the_view_of_the_seat(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob, hints=True) as (_, first, second):
        seat = first.view["to_act"][0]
        player = (first, second)[seat]
        answer = await player.must_do("hint-please", seat=seat)
        hints = answer["answer"]["hints"]
        assert hints
        assert {hint["move"] for hint in hints} <= set(player.view["moves"])
        assert all(hint["sentence"] for hint in hints)
        refusal = await (first, second)[1 - seat].send_command("hint-please", seat=1 - seat)
        assert refusal["key"] == "no-move-to-look-at"


async def test_a_new_hint_replaces_the_one_before_and_both_are_answered(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob, hints=True) as (_, first, second):
        seat = first.view["to_act"][0]
        player = (first, second)[seat]
        for number in ("h1", "h2"):
            await player.socket.send(json.dumps({"command": "hint-please", "id": number, "seat": seat}))
        answers = [await player.receive_answer("h1"), await player.receive_answer("h2")]
        assert [answer["type"] for answer in answers] == ["refusal", "done"]
        assert answers[0]["key"] == "hint-dropped"


async def test_a_private_table_is_reached_by_its_code_only(anna: WebGuest, bob: WebGuest) -> None:
    await anna.open()
    async with bob.connect("QQQQQQ") as nowhere:
        assert (await nowhere.receive())["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            await nowhere.receive()
        assert nowhere.socket.close_code == 1008


async def test_the_clock_plays_for_players_who_run_out_of_time(anna: WebGuest, bob: WebGuest) -> None:
    async with playing(anna, bob, clock={"kind": "move", "seconds": 5}) as (_, first, _):
        seat = first.view["to_act"][0]
        update = await first.receive_event("timed-out")
        assert update["seen"][0]["events"][0]["seat"] == seat


async def test_bots_play_to_the_end_with_a_person(anna: WebGuest) -> None:
    code = await anna.open("mascarade", 3, bots="random")
    async with anna.connect(code) as seat:
        await seat.receive()
        while seat.info["phase"] == "playing":
            if seat.view["to_act"] == [0]:
                await seat.must_do("move", seat=0, move=seat.view["moves"][0])
            else:
                await seat.receive()
        assert seat.view["outcome"]


async def test_an_id_that_was_used_is_refused_for_another_command(anna: WebGuest) -> None:
    code = await anna.open("masker", 2, bots="random")
    async with anna.connect(code) as hers:
        await hers.must_do("say", id="once", text="Good evening")
        await hers.must_do("say", id="once", text="Good evening")
        for command, args in (
            ("say", {"text": "Good night"}),
            ("pause", {}),
            ("why", {"seat": 0, "move": "nonsense"}),
            ("look", {"seat": 0}),
            ("hint-please", {"seat": 0}),
        ):
            refused = await hers.send_command(command, id="once", **args)
            assert (refused["type"], refused["key"]) == ("refusal", "id-used")
        assert (await hers.must_do("why", seat=0, move="nonsense"))["answer"]["code"]
