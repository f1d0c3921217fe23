"""Bots at seats: they see what a player sees, and two nodes would think the same."""

from __future__ import annotations

import pytest
from support.house.running_house import WebDevice, WebGuest, quick_settings, run_house
from support.rules import mask_positions
from support.rules.carnaval_positions import until
from support.table.table_driver import TableDriver

import ridotto
from ridotto.bots.answer import answer_question
from ridotto.bots.search_bot import never_stop
from ridotto.games.carnaval.package import COUNT_PAUSES, DEFENCE_PAUSES
from ridotto.house.services import Services
from ridotto.house.settings import Settings
from ridotto.house.tables.bots import MOST_LOOKING, TALK_PAUSE_FACTOR, pause_of, ready_pause_of
from ridotto.rules.event import Event
from ridotto.table import commands
from ridotto.table.handlers import hush_timing
from ridotto.table.thinking.bot_question import question_for, waits_for_talk

CARNIVAL = ridotto.game("carnaval")
LENGTH = 1.5  # seconds that a hush lasts

pytestmark = pytest.mark.anyio


async def test_a_carnival_of_bots_and_one_person_goes_on_in_hushes(anna: WebGuest) -> None:
    """CV-40: nobody learns who was called; whoever wasn't called taps."""
    code = await anna.open("carnaval", 6, bots="random")
    async with anna.connect(code) as seat:
        await seat.receive()
        hushes = 0
        while hushes < 2 and seat.info["phase"] == "playing":
            hushes += await tapped(seat)
        assert hushes


async def tapped(seat: WebDevice) -> bool:
    """Does what has to be done, and returns whether that was in a hush, where everybody has to."""
    hush = bool(seat.info.get("hush"))
    if seat.view["to_act"] == [0] and seat.view["moves"]:
        answer = await seat.send_command("move", seat=0, move=seat.view["moves"][0])
    elif hush and not seat.info.get("nodded"):
        answer = await seat.send_command("nod", seat=0)
    else:
        answer = await seat.receive()
    return hush and answer["type"] == "done"


async def test_the_length_of_a_hush_does_not_show_how_many_bots_decide_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a spectator's clock: three pranksters decide in the same time as one soldier."""
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", LENGTH)
    lengths: list[float] = []
    async with run_house(quick_settings(pause=0.7)) as url, WebGuest(url).connect(await opened(url)) as seat:
        before = await seat.receive()
        while len(lengths) < 2:
            update = await seat.receive_until("update")
            if before["info"].get("hush"):
                lengths.append(update["at"] - before.get("at", update["at"]))
            before = update if update.get("info") else before | {"at": update["at"]}
    assert lengths[1] == pytest.approx(LENGTH, abs=0.2), "the beginning of the first hush was missed"


async def opened(url: str) -> str:
    """A carnival of ten bots; whoever opened it doesn't play."""
    anna = await WebGuest(url).set_name("Anna")
    code = await anna.open("carnaval", 10, options={"roles": ["prankster", "prankster", "prankster", "soldier"]})
    async with anna.connect(code) as seat:
        await seat.receive()
        for chair in range(10):
            await seat.send_command("seat-bot", seat=chair, kind="random")
        await seat.send_command("start")
    return code


async def test_a_bot_that_has_nothing_more_to_say_stays_to_answer_people() -> None:
    """The person waits until nobody has said anything for a while, and then asks one bot after another."""
    async with run_house(quick_settings(pause=0.1)) as url:
        anna = await WebGuest(url).set_name("Anna")
        async with anna.connect(await anna.open("carnaval", 5, bots="novice")) as seat:
            await seat.receive()
            while seat.view["phase"] != "discussion":
                await tapped(seat)
            assert {1, 2, 3, 4} <= set(seat.view["to_act"])
            for other in (1, 2, 3, 4):
                await seat.send_command("move", seat=0, move=f"ask {other}")
                while not any(remark.startswith(("answer", "claim")) for remark in seat.view["said"][other]):
                    assert other in seat.view["to_act"]
                    await seat.receive()


def talk(people: int) -> TableDriver:
    """A carnival of seven in its first discussion, with this many people; the others are bots."""
    driver = TableDriver("carnaval", 7).sit(*("Anna", "Bob")[:people]).start()
    state = driver.table.state
    assert state is not None
    until(state, "discussion")
    driver.table.hushes.current = None
    return driver


def test_how_long_a_bot_pauses_depends_on_chance_only() -> None:
    """The pause is the same whichever card a seat holds, but differs between seats and after every move."""
    table = talk(1).table
    assert table.state is not None
    pauses = [pause_of(table, seat, 1.0) for seat in range(1, 7)]
    assert all(TALK_PAUSE_FACTOR <= pause <= 2 * TALK_PAUSE_FACTOR for pause in pauses)
    assert len(set(pauses)) > 3
    table.progress.state = CARNIVAL.world(table.state.view(0), 9)
    assert [pause_of(table, seat, 1.0) for seat in range(1, 7)] == pauses


def at_mask(**others: object) -> TableDriver:
    """Anna and two bots; unless `others` says otherwise, it's her turn, and the round ends after it."""
    driver = TableDriver("mask", 3).sit("Anna").start()
    return driver.set_position(mask_positions.drawn(**{"opener": 0, **others}))  # type: ignore[arg-type]  # as drawn


def test_a_bot_waits_until_people_have_looked_at_what_happened() -> None:
    """A pass is nothing to look at; a payday is, and a card before it takes longer."""
    passed, paid, sold = at_mask(opener=2), at_mask(), at_mask(points=[10, 0, 0])
    for driver, *moves in ((passed, "pass"), (paid, "pass"), (sold, "draw", "bid 1")):
        for move in moves:
            driver.move(0, move)
    pauses = [pause_of(driver.table, 1, 1.0) for driver in (passed, paid, sold)]
    assert pauses[0] == 1.0 < pauses[1] < pauses[2] <= MOST_LOOKING


@pytest.mark.parametrize("game", ["masker", "mascarade"])
def test_every_capture_and_every_laid_mask_is_seen_for_about_a_second(game: str) -> None:
    driver = TableDriver(game, 2).sit("Anna", "Bob").start()
    state = driver.table.check_playing()
    seat = state.to_act[0]
    driver.move(seat, state.moves(seat)[0])
    assert 0.9 < pause_of(driver.table, 1, Settings().pause) < 1.3
    assert pause_of(driver.table, 1, 0.0) == 0.0


def test_a_bot_does_not_wait_for_what_only_some_have_seen() -> None:
    """Its pause would tell everybody that there was something to see."""
    table = at_mask().table
    assert table.state is not None
    seen, hidden = Event("payday", None, {}), Event("payday", None, {}, {}, (1,), hidden=True)
    table.state.position.events = [hidden]
    assert pause_of(table, 1, 1.0) == 1.0
    table.state.position.events = [seen]
    assert pause_of(table, 1, 1.0) > 1.0


def first_vote_without_majority() -> TableDriver:
    """Seats 1 and 2 have two votes each. Everybody but Anna is a bot."""
    driver = talk(1)
    state = driver.table.state
    assert state is not None
    until(state, "vote")
    for seat, move in enumerate(("vote 1", "vote 2", "vote 1", "vote 2", "pass", "pass", "pass")):
        state.play(seat, move)
    assert state.view(None)["phase"] == "defence"
    return driver


def test_a_count_of_hands_and_the_words_of_the_accused_are_read_before_bots_go_on() -> None:
    table = first_vote_without_majority().table
    assert table.state is not None
    assert [pause_of(table, seat, 1.0) for seat in (1, 2)] == [COUNT_PAUSES] * 2
    assert ready_pause_of(table, 1, 1.0) == COUNT_PAUSES, "even a bot that has nothing to say"
    table.state.play(1, "accuse 2")
    assert pause_of(table, 2, 1.0) == ready_pause_of(table, 1, 1.0) == DEFENCE_PAUSES


def test_how_long_that_takes_is_the_same_whichever_cards_they_hold() -> None:
    table = first_vote_without_majority().table
    assert table.state is not None
    other = ridotto.game("carnaval").deal(7, 99)
    until(other, "vote")
    for seat, move in enumerate(("vote 1", "vote 2", "vote 1", "vote 2", "pass", "pass", "pass")):
        other.play(seat, move)
    pauses = [pause_of(table, seat, 1.0) for seat in (1, 2)]
    assert other.view(1)["roles"] != table.state.view(1)["roles"]
    table.progress.state = other
    assert [pause_of(table, seat, 1.0) for seat in (1, 2)] == pauses


def test_bots_among_themselves_do_not_wait_for_questions() -> None:
    table = talk(1).table
    assert table.state is not None
    assert waits_for_talk(table, 1)
    table.state.play(0, "ready")
    assert not waits_for_talk(table, 1)


def test_a_bot_that_is_ready_answers_whoever_asks_it() -> None:
    """CV-60"""
    table = talk(1).table
    state = table.state
    assert state is not None
    state.play(1, "ready")
    state.play(2, "ready")
    assert 1 not in dict(table.bots_to_act()), "nobody waits for it"
    state.play(0, "ask 1")
    acting = dict(table.bots_to_act())
    assert 1 in acting
    assert 2 not in acting
    question = question_for(table, 1, acting[1])
    answer = answer_question(question, never_stop).move
    assert answer.startswith("answer ")
    assert table.decide_bot_move(1, answer, 0.0), "it's played"
    state.play(1, answer)
    assert 1 not in dict(table.bots_to_act()), "it has answered"


def test_a_bot_in_a_persons_chair_does_not_answer_for_them() -> None:
    driver = talk(2)
    state = driver.table.state
    assert state is not None
    state.play(1, "ready")
    driver.send("Bob", commands.GiveSeat("x", 1))
    state.play(0, "ask 1")
    assert driver.table.chairs[1].bot is not None
    assert 1 not in dict(driver.table.bots_to_act())


def test_a_bot_is_asked_with_the_view_of_its_own_seat_only() -> None:
    driver = TableDriver("masker", 2).sit("Anna", "-").start()
    table = driver.table
    assert table.state is not None
    question = question_for(table, 1, "regular")
    assert question.view == table.state.view(1)
    assert table.dealt is not None
    assert str(question.seed) not in table.dealt.seed


def test_two_nodes_ask_the_same_question() -> None:
    tables = [TableDriver("masker", 2).sit("Anna", "-").start().table for _ in range(2)]
    assert question_for(tables[0], 1, "regular") == question_for(tables[1], 1, "regular")


def test_each_decision_has_its_own_seed_but_a_character_stays_the_same() -> None:
    driver = TableDriver("masker", 2).sit("Anna", "Bob").start()
    before = question_for(driver.table, 1, "regular").seed
    state = driver.table.state
    assert state is not None
    seat = state.to_act[0]
    driver.move(seat, state.moves(seat)[0])
    assert question_for(driver.table, 1, "regular").seed != before
    carnival = TableDriver("carnaval", 6).sit("Anna", "-").start().table
    assert question_for(carnival, 1, "regular").seed == question_for(carnival, 1, "novice").seed


class Hand:
    """A clock whose hand is moved by the test."""

    at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


async def test_the_host_can_let_a_bot_play_only_for_players_who_are_away_and_all_see_from_when() -> None:
    hand = Hand()

    def configure(services: Services) -> None:
        services.now = hand

    async with run_house(with_services=configure) as url:
        anna, bob, zoe = [await WebGuest(url).set_name(name) for name in ("Anna", "Bob", "Zoe")]
        code = await anna.open()
        async with anna.connect(code) as host, zoe.connect(code) as watching:
            await host.must_do("sit", seat=0)
            async with bob.connect(code) as other:
                await other.must_do("sit", seat=1)
                await host.must_do("start")
                hand.at += 1000
                assert (await host.send_command("give-seat", seat=1))["key"] == "table-not-away"
            for device in (host, watching):
                # Before Bob came, the same people were here: only the time tells the two apart.
                while device.presence.get("bot_from") != [None, hand.at + 60]:
                    await device.receive()
                assert device.presence["here"] == [True, False]
            hand.at += 59
            assert (await host.send_command("give-seat", seat=1))["key"] == "table-not-away"
            hand.at += 1
            await host.must_do("give-seat", seat=1)
            assert host.info["chairs"][1]["bot"] == "regular"
