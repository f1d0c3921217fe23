"""What a stranger can make a table carry: a large deck once, and gallery talk within limits."""

from __future__ import annotations

import pytest
from support.house.running_house import Message, WebGuest, quick_settings, run_house

from ridotto.house.limits import TokenBuckets
from ridotto.house.services import Services
from ridotto.table.gate import GALLERY_LINES, MOST_MISSED_UPDATES

pytestmark = pytest.mark.anyio

DECK = [f"{a}{b}{c}{d}0" for a in "01234" for b in "01" for c in "01" for d in "01234"]
REMARKS = [f"# {'x' * 560}"] * 100


async def test_a_large_deck_is_sent_to_whoever_asks_for_it_and_not_with_every_table_info(
    anna: WebGuest, bob: WebGuest
) -> None:
    code = await anna.open("mascarade", 2, options={"deck": [*DECK, *REMARKS]})
    async with anna.connect(code) as hers, bob.connect(code) as his:
        for turn in range(20):
            await hers.must_do("arrange", public=turn % 2 == 0)
            await his.receive_event("arranged")
        assert max(len(message) for message in [*hers.raw_messages, *his.raw_messages]) < 2_000
        assert hers.info["options"]["deck"]["lines"] == 100
    invitation = await bob.web.get(f"/api/tables/{code}")
    assert len(invitation.content) < 2_000
    assert (await bob.get(f"/api/tables/{code}/options"))["deck"] == DECK


async def test_many_guests_of_one_address_are_one_voice_in_the_gallery() -> None:
    async with run_house(
        quick_settings(rate=1), with_services=lambda services: stand_still(services.limits.gallery_by_address)
    ) as house:
        anna = await WebGuest(house).set_name("Anna")
        code = await anna.open()
        refused = [answer for answer in await talk_of_strangers(house, code, 40) if answer["type"] == "refusal"]
        assert len(refused) == 20
        assert {answer["key"] for answer in refused} == {"too-fast"}
        async with anna.connect(code) as hers:
            await hers.must_do("sit", seat=0)
            await hers.must_do("say", text="Whoever sits at the table is heard")


def stand_still(buckets: TokenBuckets) -> None:
    """As if no time passed: what is used up isn't refilled, however long a busy machine takes."""
    buckets._now = lambda: 0.0


async def talk_of_strangers(house: str, code: str, many: int) -> list[Message]:
    """Each is a new guest who says one thing and leaves; returns what the house answers."""
    answers = []
    for number in range(many):
        async with WebGuest(house).connect(code) as stranger:
            answers.append(await stranger.send_command("say", text=f"Buh {number}"))
    return answers


async def test_the_gallery_of_one_table_is_held_to_a_limit_wherever_its_guests_come_from() -> None:
    def configure(services: Services) -> None:
        stand_still(services.limits.gallery)
        services.limits.gallery_by_address.burst = 0  # without limit

    async with run_house(quick_settings(rate=1), with_services=configure) as house:
        anna = await WebGuest(house).set_name("Anna")
        code, other = await anna.open(), await anna.open()
        answers = [answer["type"] for answer in await talk_of_strangers(house, code, 60)]
        assert answers.count("refusal") == 20
        elsewhere = await talk_of_strangers(house, other, 1)
        assert elsewhere[0]["type"] == "done", "another table has a gallery of its own"


async def test_whoever_comes_late_gets_only_the_latest_gallery_talk(anna: WebGuest, bob: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as hers, bob.connect(code) as his:
        await hers.must_do("sit", seat=0)
        await hers.must_do("say", text="What players say stays")
        for number in range(GALLERY_LINES + 30):
            await his.must_do("say", text=f"Buh {number}")
    async with WebGuest(bob.url).connect(code) as late:
        snapshot = await late.receive()
    talk = [event["text"] for event in snapshot["seen"][0]["events"] if event["event"] == "said"]
    assert talk == ["What players say stays", *(f"Buh {number}" for number in range(30, GALLERY_LINES + 30))]


async def test_a_device_that_claims_to_have_missed_everything_gets_no_more_than_a_late_one(anna: WebGuest) -> None:
    code = await anna.open()
    async with anna.connect(code) as hers:
        for number in range(MOST_MISSED_UPDATES + 10):
            await hers.must_do("say", text=f"Buh {number}")
        assert len((await hers.send_command("say", text="!"))["id"])
    async with WebGuest(anna.url).connect(code, "?after=1") as late:
        assert (await late.receive())["type"] == "snapshot"
    async with WebGuest(anna.url).connect(code, f"?after={MOST_MISSED_UPDATES}") as late:
        assert (await late.receive())["type"] == "update"
