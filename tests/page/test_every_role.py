"""Three carnivals of nine in which every role is held by a person once, and its ability used by clicks alone."""

from __future__ import annotations

from typing import get_args

import pytest
from browser import Street
from carnival_ball import Ball, carnival
from playwright.async_api import expect

from ridotto.rules.carnaval.shape import Role

pytestmark = pytest.mark.anyio

DANCERS = ("painter", "soldier", "evil-genie", "mask-lender", "little-old-man", "musician")
PRANKSTERS = ("prankster", "master-prankster", "dancing-prankster")


async def guests_win(ball: Ball) -> None:
    """Whoever leads pulls off the last pranksters' masks; everybody reads how it ended."""
    for seat, camp in enumerate(ball.view["camps"]):
        if camp == "pranksters" and seat in ball.view["masked"]:
            await ball.unmasks_seat(seat)
    for person in ball.people.values():
        await expect(person.page.get_by_role("heading", level=1)).to_contain_text(ball.verdict(person))
        results = person.page.get_by_role("list", name="The results").get_by_role("listitem")
        await expect(results).to_have_count(len(ball.roles))


async def test_those_who_act_in_the_dance(street: Street) -> None:
    async with carnival(street, (*DANCERS, *PRANKSTERS), (*DANCERS, *PRANKSTERS)) as ball:
        painter, soldier, genie, lender, old_man, musician, *_ = (ball.people[role] for role in DANCERS)
        prankster, master, dancing = (ball.people[role] for role in PRANKSTERS)

        await ball.until(call="painter")
        await painter.is_asked("carnaval-ask-sketch")
        await painter.presses("soldier", "Look at the soldier")
        await ball.until(call="soldier")
        await soldier.is_asked("carnaval-ask-watch")
        await soldier.points_at(ball.name("musician"))
        await soldier.presses(f"Watch {ball.name('musician')}")
        await ball.until(call="evil-genie")
        await genie.is_asked("carnaval-ask-convert")
        await genie.points_at(ball.name("mask-lender"))
        await genie.presses(f"Whisper to {ball.name('mask-lender')}")
        await ball.until(call="pranksters")
        for each in (prankster, master, dancing, lender):
            await each.is_asked("carnaval-ask-unmask")
            await each.points_at(ball.name("painter"))
            await each.presses(f"Unmask {ball.name('painter')}")
        await ball.until(call="master-prankster")
        await master.is_asked("carnaval-ask-mark")
        await master.points_at(ball.name("soldier"))
        await master.presses(f"Mark {ball.name('soldier')}")
        await ball.until(phase="discussion")

        await ball.unmasks("dancing-prankster")
        await dancing.presses("Everybody dance!", "Everybody dance!")
        await ball.heard(lambda view: view["dance"] == 2)

        await ball.until(call="mask-lender")
        await lender.is_asked("carnaval-ask-lend")
        await lender.points_at(ball.name("painter"))
        await lender.presses(f"Give it to {ball.name('painter')}")
        await ball.until(call="little-old-man")
        await old_man.is_asked("carnaval-ask-sit")
        await old_man.presses("Sit it out")
        await ball.until(dance=3, call="musician")
        await musician.is_asked("carnaval-ask-cancel")
        await musician.presses("Stop the music")
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


async def test_those_who_act_when_their_mask_is_off(street: Street) -> None:
    async with carnival(street, (*TALKERS, "prankster", "prankster", "prankster"), TALKERS) as ball:
        chef, winegrower, hypnotist, casanova, isabella, guest = (ball.people[role] for role in TALKERS)
        await ball.until(phase="discussion")
        for role in TALKERS[:-1]:
            await ball.unmasks(role)

        await winegrower.presses("Pour wine")
        await winegrower.points_at(ball.name("chef"))
        await winegrower.presses(f"Wine for {ball.name('chef')}")
        await hypnotist.presses("Hypnotise")
        await hypnotist.points_at(ball.name("guest"))
        await hypnotist.presses("Are you a prankster?", f"Ask {ball.name('guest')}: Are you a prankster?")
        # Whoever is charmed has no vote of their own, and the guest wants one.
        await casanova.presses("Charm")
        lady = await casanova.points_at_some("lady", other_than=ball.name("guest"))
        await casanova.presses(f"Charm {lady}")
        await isabella.presses("Charm")
        lord = await isabella.points_at_some("lord", other_than=ball.name("guest"))
        await isabella.presses(f"Charm {lord}")
        await guest.presses("Accuse")
        await guest.points_at(ball.name("prankster"))
        await guest.presses("Say it")
        await ball.until(phase="vote")
        await guest.points_at(ball.name("prankster"))
        await guest.presses(f"Vote against {ball.name('prankster')}")
        await ball.until(dance=2, call="chef")
        await chef.is_asked("carnaval-ask-serve")
        await chef.points_at(ball.name("guest"))
        await chef.presses(f"Serve {ball.name('guest')}")
        await ball.goes_on()
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


async def test_those_who_save_and_avenge(street: Street) -> None:
    roles = ("avenger", "gentleman", "guest", "guest", "guest", "guest", "prankster", "prankster", "prankster")
    async with carnival(street, roles, SAVERS) as ball:
        avenger, gentleman, prankster = (ball.people[role] for role in SAVERS)
        await ball.until(call="pranksters")
        await prankster.is_asked("carnaval-ask-unmask")
        await prankster.points_at(ball.name("guest"))
        await prankster.presses(f"Unmask {ball.name('guest')}")
        await ball.until(step="gentleman")
        await gentleman.is_asked("carnaval-asks")
        await gentleman.presses("Take their place")
        await ball.until(dance=2, call="avenger")
        await avenger.is_asked("carnaval-ask-unmask")
        await avenger.points_at(ball.name("prankster"))
        await avenger.presses(f"Unmask {ball.name('prankster')}")
        await ball.until(phase="discussion")
        await guests_win(ball)

        assert await ball.moves() >= {
            ("prankster", f"unmask {ball.seat('guest')}"),
            ("gentleman", "step-in"),
            ("avenger", f"unmask {ball.seat('prankster')}"),
        }


def test_no_role_is_missing() -> None:
    assert {*DANCERS, *PRANKSTERS, *TALKERS, *SAVERS} == set(get_args(Role))
