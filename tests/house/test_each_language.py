"""What the house itself says to a guest is said in his language; all else it tells by keys, which his page can say."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from serving import Message, Seat, Visitor
from tongues import shapes

from ridotto.table import clocks
from ridotto.words import LANGUAGES, sentence

pytestmark = pytest.mark.anyio
in_each = pytest.mark.parametrize("language", LANGUAGES)


def in_words(told: Message, language: str) -> str:
    """What a message should say."""
    return sentence(language, told["key"], told.get("facts", {}))


def strings(told: object) -> Iterator[str]:
    """All that a message says, however deep."""
    match told:
        case str():
            yield told
        case dict():
            for inner in told.values():
                yield from strings(inner)
        case list():
            for inner in told:
                yield from strings(inner)


async def decide_until(seat: int, seats: list[Seat]) -> None:
    """Everybody plays his first move until it is that seat's turn."""
    while seats[0].view["to_act"] != [seat]:
        acting = seats[0].view["to_act"][0]
        await seats[acting].must("move", seat=acting, move=seats[acting].view["moves"][0])
        for other in seats:
            await other.reach(seats[acting].n)


@in_each
async def test_a_refusal_and_the_reason_of_a_hint(anna: Visitor, house: str, language: str) -> None:
    zoe = await Visitor(house).called("Zoé", language=language)
    code = await anna.open("masker", 2)
    async with anna.at(code) as host, zoe.at(code) as guest:
        await host.must("sit", seat=0)
        await guest.must("sit", seat=1)
        refused = await guest.ask("start")
        assert (refused["key"], refused["sentence"]) == ("table-only-host", in_words(refused, language))
        await host.must("start")
        await guest.reach(host.n)
        await decide_until(1, [host, guest])
        why_not = (await guest.must("why", seat=1, move="z9"))["answer"]
        assert why_not["sentence"] == in_words(why_not, language)
        hints = (await guest.must("hint-please", seat=1))["answer"]["hints"]
        assert [hint["sentence"] for hint in hints] == [in_words(hint, language) for hint in hints] != []
        stumbled = await host.ask("start")
        assert stumbled["sentence"] == in_words(stumbled, "en")


@in_each
async def test_the_door(anna: Visitor, house: str, language: str) -> None:
    web = Visitor(house)
    web.web.headers["accept-language"] = f"tlh, {language};q=0.9, en;q=0.1"
    await web.get("/api/me")
    code = await anna.open()
    async with anna.at(code) as host, web.at(code) as unwanted:
        await unwanted.must("sit", seat=1)
        await host.must("kick", seat=1)
        assert (await unwanted.until("leave"))["sentence"] == sentence(language, "table-unwanted", {})
    async with web.at("QQQQQQ") as nowhere:
        assert (await nowhere.next())["sentence"] == sentence(language, "no-such-table", {"code": "QQQQQQ"})


async def test_time_that_is_up_is_told_without_a_word(
    anna: Visitor, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same to all who watch: the page of each says it in its own language."""
    monkeypatch.setitem(clocks.LIMITS, "move", (1, 9, 0))
    code = await anna.open("masker", 2, clock={"kind": "move", "seconds": 1})
    watching = [await Visitor(house).called("Zoé", language=language) for language in LANGUAGES]
    async with contextlib.AsyncExitStack() as gallery, anna.at(code) as host:
        screens = [await gallery.enter_async_context(visitor.at(code)) for visitor in watching]
        for screen in screens:
            await screen.until("snapshot")
        await host.must("sit", seat=0)
        await host.must("sit", seat=1, name="Ben")
        await host.must("start")
        told = [await screen.until_event("timed-out") for screen in screens]
    assert told == [told[0]] * len(LANGUAGES)
    assert [text for text in strings(told[0]) for language in LANGUAGES if shapes(language).fullmatch(text)] == []
