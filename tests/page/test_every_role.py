"""Three carnivals of nine players in which a person holds each role once, and uses its ability by clicks alone."""

from __future__ import annotations

from typing import get_args

import pytest
from playwright.async_api import expect
from support.page.browser import GuestBrowsers
from support.page.led_carnival import LedCarnival, led_carnival

from ridotto.games.carnaval.rulebook.shape import Role

pytestmark = pytest.mark.anyio

DANCERS = ("painter", "soldier", "evil-genie", "mask-lender", "little-old-man", "musician")
PRANKSTERS = ("prankster", "master-prankster", "dancing-prankster")


async def guests_win(ball: LedCarnival) -> None:
    """The leader unmasks the last pranksters; everybody sees that first, and then reads how it ended."""
    for seat, camp in enumerate(ball.view["camps"]):
        if camp == "pranksters" and seat in ball.view["masked"]:
            await ball.unmask_seat(seat)
    anybody = next(iter(ball.people.values())).page
    await expect(anybody.locator(".middle.ended")).to_contain_text("unmasked: ")
    await expect(anybody.get_by_role("heading", level=1)).to_have_text("The last masks come off")
    await expect(anybody.locator(".finale")).to_have_count(0)
    for person in ball.people.values():
        await expect(person.page.get_by_role("heading", level=1)).to_contain_text(ball.ending_text(person))
        results = person.page.get_by_role("list", name="The results").get_by_role("listitem")
        await expect(results).to_have_count(len(ball.roles))


async def test_roles_that_act_in_the_dance(browsers: GuestBrowsers) -> None:
    async with led_carnival(browsers, (*DANCERS, *PRANKSTERS), (*DANCERS, *PRANKSTERS)) as ball:
        painter, soldier, genie, lender, old_man, musician, *_ = (ball.people[role] for role in DANCERS)
        prankster, master, dancing = (ball.people[role] for role in PRANKSTERS)

        await ball.until(call="painter")
        await painter.wait_for_question("carnaval-ask-sketch")
        await painter.press("soldier", "Look at the soldier")
        await ball.until(call="soldier")
        await soldier.wait_for_question("carnaval-ask-watch")
        await soldier.choose_player(ball.name("musician"))
        await soldier.press(f"Watch {ball.name('musician')}")
        await ball.until(call="evil-genie")
        await genie.wait_for_question("carnaval-ask-convert")
        await genie.choose_player(ball.name("mask-lender"))
        await genie.press(f"Whisper to {ball.name('mask-lender')}")
        await ball.until(call="pranksters")
        for each in (prankster, master, dancing, lender):
            await each.wait_for_question("carnaval-ask-unmask")
            await each.choose_player(ball.name("painter"))
            await each.press(f"Unmask {ball.name('painter')}")
        await ball.until(call="master-prankster")
        await master.wait_for_question("carnaval-ask-mark")
        await master.choose_player(ball.name("soldier"))
        await master.press(f"Mark {ball.name('soldier')}")
        await ball.until(phase="discussion")

        await ball.unmask("dancing-prankster")
        await dancing.press("Everybody dance!", "Everybody dance!")
        await ball.wait_for_view(lambda view: view["dance"] == 2)

        await ball.until(call="mask-lender")
        await lender.wait_for_question("carnaval-ask-lend")
        await lender.choose_player(ball.name("painter"))
        await lender.press(f"Give it to {ball.name('painter')}")
        await ball.until(call="little-old-man")
        await old_man.wait_for_question("carnaval-ask-sit")
        await old_man.press("Sit it out")
        await ball.until(dance=3, call="musician")
        await musician.wait_for_question("carnaval-ask-cancel")
        await musician.press("Stop the music")
        await ball.until(phase="discussion")
        await guests_win(ball)

        assert await ball.moves() >= {
            ("painter", "sketch soldier"),
            ("soldier", f"watch {ball.seat('musician')}"),
            ("evil-genie", f"convert {ball.seat('mask-lender')}"),
            *((role, f"unmask {ball.seat('painter')}") for role in (*PRANKSTERS, "mask-lender")),
            ("master-prankster", f"mark {ball.seat('soldier')}"),
            ("dancing-prankster", "drag"),
            ("mask-lender", f"lend {ball.seat('painter')}"),
            ("little-old-man", "sit"),
            ("musician", "cancel"),
        }


TALKERS = ("chef", "winegrower", "hypnotist", "casanova", "isabella", "guest")


async def test_roles_that_act_when_their_mask_is_off(browsers: GuestBrowsers) -> None:
    async with led_carnival(browsers, (*TALKERS, "prankster", "prankster", "prankster"), TALKERS) as ball:
        chef, winegrower, hypnotist, casanova, isabella, guest = (ball.people[role] for role in TALKERS)
        await ball.until(phase="discussion")
        for role in TALKERS[:-1]:
            await ball.unmask(role)

        await winegrower.press("Pour wine")
        await winegrower.choose_player(ball.name("chef"))
        await winegrower.press(f"Wine for {ball.name('chef')}")
        await hypnotist.press("Hypnotise")
        await hypnotist.choose_player(ball.name("guest"))
        await hypnotist.press("Are you a prankster?", f"Ask {ball.name('guest')}: Are you a prankster?")
        # A charmed player has no vote of their own, and the guest needs one.
        await casanova.press("Charm")
        lady = await casanova.choose_titled_player("lady", other_than=ball.name("guest"))
        await casanova.press(f"Charm {lady}")
        await isabella.press("Charm")
        lord = await isabella.choose_titled_player("lord", other_than=ball.name("guest"))
        await isabella.press(f"Charm {lord}")
        await guest.press("Accuse")
        await guest.choose_player(ball.name("prankster"))
        await guest.press("Say it")
        await ball.until(phase="vote")
        await guest.choose_player(ball.name("prankster"))
        await guest.press(f"Vote against {ball.name('prankster')}")
        await ball.until(dance=2, call="chef")
        await chef.wait_for_question("carnaval-ask-serve")
        await chef.choose_player(ball.name("guest"))
        await chef.press(f"Serve {ball.name('guest')}")
        await ball.advance()
        await guests_win(ball)

        assert await ball.moves() >= {
            ("winegrower", f"pour {ball.seat('chef')}"),
            ("hypnotist", f"hypnotise {ball.seat('guest')} prankster"),
            ("casanova", f"charm {ball.seat_of(lady)}"),
            ("isabella", f"charm {ball.seat_of(lord)}"),
            ("guest", f"accuse {ball.seat('prankster')}"),
            ("guest", f"vote {ball.seat('prankster')}"),
            ("chef", f"serve {ball.seat('guest')}"),
        }


SAVERS = ("avenger", "gentleman", "prankster")


async def test_roles_that_save_and_avenge(browsers: GuestBrowsers) -> None:
    roles = ("avenger", "gentleman", "guest", "guest", "guest", "guest", "prankster", "prankster", "prankster")
    async with led_carnival(browsers, roles, SAVERS) as ball:
        avenger, gentleman, prankster = (ball.people[role] for role in SAVERS)
        await ball.until(call="pranksters")
        await prankster.wait_for_question("carnaval-ask-unmask")
        await prankster.choose_player(ball.name("guest"))
        await prankster.press(f"Unmask {ball.name('guest')}")
        await ball.until(step="gentleman")
        await gentleman.wait_for_question("carnaval-asks")
        await gentleman.press("Take their place")
        await ball.until(dance=2, call="avenger")
        await avenger.wait_for_question("carnaval-ask-unmask")
        await avenger.choose_player(ball.name("prankster"))
        await avenger.press(f"Unmask {ball.name('prankster')}")
        await ball.until(phase="discussion")
        await guests_win(ball)

        assert await ball.moves() >= {
            ("prankster", f"unmask {ball.seat('guest')}"),
            ("gentleman", "step-in"),
            ("avenger", f"unmask {ball.seat('prankster')}"),
        }


def test_no_role_is_missing() -> None:
    assert {*DANCERS, *PRANKSTERS, *TALKERS, *SAVERS} == set(get_args(Role))
