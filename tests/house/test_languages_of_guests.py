"""What the house itself says to a guest is in their language; all else is sent as keys, which their page can say."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from support.house.running_house import Message, WebGuest
from support.words.language_check import language_regex

from ridotto.bots.answer import Answer
from ridotto.house.sockets.queries import hint_answer
from ridotto.table.handlers import clocks
from ridotto.words import LANGUAGES, sentence

pytestmark = pytest.mark.anyio
in_each = pytest.mark.parametrize("language", LANGUAGES)


def in_words(message: Message, language: str) -> str:
    """What a message should say."""
    return sentence(language, message["key"], message.get("facts", {}))


def strings(value: object) -> Iterator[str]:
    """All strings in a message, however deep."""
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from strings(inner)
        case list():
            for inner in value:
                yield from strings(inner)


@in_each
async def test_a_refusal(anna: WebGuest, house: str, language: str) -> None:
    zoe = await WebGuest(house).set_name("Zoé", language=language)
    code = await anna.open("masker", 2)
    async with anna.connect(code) as host, zoe.connect(code) as guest:
        await guest.must_do("sit", seat=1)
        refused = await guest.send_command("start")
        assert (refused["key"], refused["sentence"]) == ("table-only-host", in_words(refused, language))
        why_not = (await guest.must_do("why", seat=1, move="z9"))["answer"]
        assert (why_not["key"], why_not["sentence"]) == ("table-not-begun", in_words(why_not, language))
        alone = await host.send_command("kick", seat=0)
        assert (alone["key"], alone["sentence"]) == ("table-nobody-to-kick", in_words(alone, "en"))


@in_each
def test_the_reason_of_a_hint(language: str) -> None:
    found = Answer("a1", [("a1", 0.5, "bot-clue-known-guest", {"player": 1}), ("a2", 0.4, "bot-pass", {})])
    hints = hint_answer("carnaval", found, ["Anna", "Zoé"], language)["hints"]
    assert [hint["sentence"] for hint in hints] == [
        sentence(language, "bot-clue-known-guest", {"player": "Zoé"}),
        sentence(language, "bot-pass", {}),
    ]


@in_each
@pytest.mark.parametrize("sure", ["yes", "no"])
@pytest.mark.parametrize("deed", ["voted", "accused", "vouched"])
def test_a_hint_speaks_to_whoever_reads_it(language: str, deed: str, sure: str) -> None:
    facts: dict[str, str | int] = {"player": 1, "about": 0, "chance": 70, "sure": sure}
    found = Answer("a1", [("vote 1", 0.5, f"bot-clue-{deed}-guest", facts)])
    mine, another = (hint_answer("carnaval", found, ["Anna", "Zoé"], language, reader)["hints"][0] for reader in (0, 2))
    assert mine["key"] == f"bot-clue-{deed}-you"
    assert "Anna" not in mine["sentence"]
    assert "Anna" in another["sentence"]


async def test_the_reason_of_a_hint_at_a_table(house: str) -> None:
    """Once with a master bot that really thinks."""
    zoe = await WebGuest(house).set_name("Zoé", language="it")
    async with zoe.connect(await zoe.open("masker", 2, bots="random")) as seat:
        await seat.receive()
        while seat.view["to_act"] != [0]:
            await seat.receive()
        hints = (await seat.must_do("hint-please", seat=0))["answer"]["hints"]
    assert [hint["sentence"] for hint in hints] == [in_words(hint, "it") for hint in hints] != []


@in_each
async def test_being_turned_away(anna: WebGuest, house: str, language: str) -> None:
    web = WebGuest(house)
    web.web.headers["accept-language"] = f"tlh, {language};q=0.9, en;q=0.1"
    await web.get("/api/me")
    code = await anna.open()
    async with anna.connect(code) as host, web.connect(code) as unwanted:
        await unwanted.must_do("sit", seat=1)
        await host.must_do("kick", seat=1)
        assert (await unwanted.receive_until("leave"))["sentence"] == sentence(language, "table-unwanted", {})
    async with web.connect("QQQQQQ") as nowhere:
        assert (await nowhere.receive())["sentence"] == sentence(language, "no-such-table", {"code": "QQQQQQ"})


async def test_a_timeout_is_sent_without_a_word(anna: WebGuest, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same message goes to everyone who watches: each page says it in its own language."""
    monkeypatch.setitem(clocks.CLOCK_LIMITS, "move", (1, 9, 0))
    code = await anna.open("masker", 2, clock={"kind": "move", "seconds": 1})
    watching = [await WebGuest(house).set_name("Zoé", language=language) for language in LANGUAGES]
    async with contextlib.AsyncExitStack() as gallery, anna.connect(code) as host:
        screens = [await gallery.enter_async_context(visitor.connect(code)) for visitor in watching]
        for screen in screens:
            await screen.receive_until("snapshot")
        await host.must_do("sit", seat=0)
        await host.must_do("sit", seat=1, name="Ben")
        await host.must_do("start")
        messages = [await screen.receive_event("timed-out") for screen in screens]
    assert messages == [messages[0]] * len(LANGUAGES)
    assert [
        text for text in strings(messages[0]) for language in LANGUAGES if language_regex(language).fullmatch(text)
    ] == []
