"""Bots at seats: they see what a player sees, and two nodes would think the same."""

from __future__ import annotations

import pytest
from carnaval_drawn import until
from serving import Seat, Visitor, quick, serving
from tables import Evening

import ridotto
from ridotto.house.bots import BREATH, listens, pause_of, question_for
from ridotto.house.staff import Staff
from ridotto.table import hush

CARNIVAL = ridotto.game("carnaval")
LENGTH = 1.5  # seconds that a hush lasts

pytestmark = pytest.mark.anyio


async def test_a_carnival_of_bots_and_one_person_goes_on_in_hushes(anna: Visitor) -> None:
    """CV-40: nobody learns who was called; who was not, taps."""
    code = await anna.open("carnaval", 6, bots="random")
    async with anna.at(code) as seat:
        await seat.next()
        hushes = 0
        while hushes < 2 and seat.frame["phase"] == "playing":
            hushes += await tapped(seat)
        assert hushes


async def tapped(seat: Seat) -> bool:
    """Does what is to be done; whether it was done in a hush, as everybody has to."""
    hush = bool(seat.frame.get("hush"))
    if seat.view["to_act"] == [0] and seat.view["moves"]:
        answer = await seat.ask("move", seat=0, move=seat.view["moves"][0])
    elif hush and not seat.frame.get("nodded"):
        answer = await seat.ask("nod", seat=0)
    else:
        answer = await seat.next()
    return hush and answer["type"] == "done"


async def test_the_length_of_a_hush_does_not_tell_how_many_bots_decide_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a spectator's clock: three pranksters decide in the same time as one soldier."""
    monkeypatch.setattr(hush, "LEAST_HUSH", LENGTH)
    lengths: list[float] = []
    async with serving(quick(pause=0.7)) as url, Visitor(url).at(await opened(url)) as seat:
        before = await seat.next()
        while len(lengths) < 2:
            told = await seat.until("told")
            if before["frame"].get("hush"):
                lengths.append(told["at"] - before.get("at", told["at"]))
            before = told if told.get("frame") else before | {"at": told["at"]}
    assert lengths[1] == pytest.approx(LENGTH, abs=0.2), "of the first one the beginning was not heard"


async def opened(url: str) -> str:
    """A carnival of ten bots; whoever has opened it does not play."""
    anna = await Visitor(url).called("Anna")
    code = await anna.open("carnaval", 10, options={"roles": "plain"})
    async with anna.at(code) as seat:
        await seat.next()
        for chair in range(10):
            await seat.ask("seat-bot", seat=chair, kind="random")
        await seat.ask("start")
    return code


async def test_a_bot_that_has_nothing_more_to_say_stays_to_answer_people() -> None:
    """The person waits until nobody has said anything for a while, and then asks one after the other."""
    async with serving(quick(pause=0.1)) as url:
        anna = await Visitor(url).called("Anna")
        async with anna.at(await anna.open("carnaval", 5, bots="novice")) as seat:
            await seat.next()
            while seat.view["phase"] != "discussion":
                await tapped(seat)
            assert {1, 2, 3, 4} <= set(seat.view["to_act"])
            for other in (1, 2, 3, 4):
                await seat.ask("move", seat=0, move=f"ask {other}")
                while not any(words.startswith(("answer", "claim")) for words in seat.view["said"][other]):
                    assert other in seat.view["to_act"]
                    await seat.next()


def talk(people: int) -> Evening:
    """A carnival of seven in its first discussion; as many people as said, the others bots."""
    evening = Evening("carnaval", 7).sit(*("Anna", "Bob")[:people]).start()
    state = evening.table.state
    assert state is not None
    until(state, "discussion")
    evening.table.hush = None
    return evening


def test_how_long_a_bot_takes_breath_depends_on_nothing_but_a_lot() -> None:
    """The same for every card that a seat may hold; others at other seats, and after every move."""
    table = talk(1).table
    assert table.state is not None
    pauses = [pause_of(table, seat, 1.0) for seat in range(1, 7)]
    assert all(BREATH <= pause <= 2 * BREATH for pause in pauses)
    assert len(set(pauses)) > 3
    table.state = CARNIVAL.world(table.state.view(0), 9)
    assert [pause_of(table, seat, 1.0) for seat in range(1, 7)] == pauses


def test_bots_among_themselves_do_not_wait_for_questions() -> None:
    table = talk(1).table
    assert table.state is not None
    assert listens(table, 1)
    table.state.play(0, "ready")
    assert not listens(table, 1)


def test_a_bot_is_asked_with_the_view_of_its_own_seat_only() -> None:
    evening = Evening("masker", 2).sit("Anna", "-").start()
    table = evening.table
    assert table.state is not None
    question = question_for(table, 1, "regular")
    assert question.view == table.state.view(1)
    assert table.dealt is not None
    assert str(question.seed) not in table.dealt.seed


def test_two_nodes_ask_the_same_question() -> None:
    tables = [Evening("masker", 2).sit("Anna", "-").start().table for _ in range(2)]
    assert question_for(tables[0], 1, "regular") == question_for(tables[1], 1, "regular")


def test_each_thought_has_a_seed_of_its_own_but_a_character_stays() -> None:
    evening = Evening("masker", 2).sit("Anna", "Bob").start()
    before = question_for(evening.table, 1, "regular").seed
    state = evening.table.state
    assert state is not None
    seat = state.to_act[0]
    evening.move(seat, state.moves(seat)[0])
    assert question_for(evening.table, 1, "regular").seed != before
    carnival = Evening("carnaval", 6).sit("Anna", "-").start().table
    assert question_for(carnival, 1, "regular").seed == question_for(carnival, 1, "novice").seed


class Hand:
    """A clock whose hand is moved by the test."""

    at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


async def test_the_host_can_let_a_bot_play_only_for_who_is_away_and_all_see_since_when() -> None:
    hand = Hand()

    def instruct(staff: Staff) -> None:
        staff.now = hand

    async with serving(instruct=instruct) as url:
        anna, bob, zoe = [await Visitor(url).called(name) for name in ("Anna", "Bob", "Zoe")]
        code = await anna.open()
        async with anna.at(code) as host, zoe.at(code) as watching:
            await host.must("sit", seat=0)
            async with bob.at(code) as other:
                await other.must("sit", seat=1)
                await host.must("start")
                hand.at += 1000
                assert (await host.ask("give-seat", seat=1))["key"] == "table-not-away"
            for device in (host, watching):
                await device.until_here(True, False, watching=1)
                assert device.presence["bot_from"] == [None, hand.at + 60]
            hand.at += 59
            assert (await host.ask("give-seat", seat=1))["key"] == "table-not-away"
            hand.at += 1
            await host.must("give-seat", seat=1)
            assert host.frame["chairs"][1]["bot"] == "regular"
