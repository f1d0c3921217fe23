"""A carnival of nine people that a tenth leads: whoever holds a wanted role plays by what their screen says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, cast

from browser import PHONE, Guest, Street
from fluent_pages import messages, shape
from playwright.async_api import Error

from ridotto.client.seated import Seated, new_id
from ridotto.client.visitor import Visitor
from ridotto.table.asks import Start

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene")
SEATS = len(NAMES)
SMALL_SCREEN = {**PHONE, "device_scale_factor": 1}  # ten of them are drawn by one machine
MOMENT = ("dance", "phase", "call", "step", "round")
TALKS = ("discussion", "defence")
AGAIN = 3.0  # seconds
GO_ON = re.compile(r"^(Continue|Continue without .*)$")
END_TALK = re.compile(r"^End the discussion$")


class Person:
    """Somebody who presses what a screen reader would name."""

    def __init__(self, guest: Guest, role: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.role = role

    async def is_asked(self, key: str) -> None:
        """Until the tray asks that question."""
        value = messages("en")[key].value
        assert value is not None
        await self.page.get_by_role("status").filter(has_text=re.compile(shape(value))).first.wait_for()

    async def presses(self, *names: str) -> None:
        for name in names:
            await self.guest.press(name)

    async def points_at(self, name: str) -> None:
        """At a player of whom it is said that they can be chosen."""
        await self.page.get_by_role("button", name=re.compile(rf"^{name}, .*can be chosen$")).click()

    async def points_at_some(self, title: str, other_than: str) -> str:
        """At the first lady or lord of whom it is said that they can be chosen; their name."""
        said = re.compile(rf"^(?!{other_than})\w+, {title}, .*can be chosen$")
        figure = self.page.get_by_role("button", name=said).first
        label = await figure.get_attribute("aria-label") or ""
        await figure.click()
        return label.split(",")[0]


class Ball:
    """The evening: who holds which card, at which screen, and how it stands for whoever leads."""

    def __init__(self, code: str, host: Visitor, desk: Seated) -> None:
        self.code = code
        self.roles = cast("list[str]", desk.scene.views[SEATS]["roles"])
        self.people: dict[str, Person] = {}
        self._host = host
        self._desk = desk

    @property
    def view(self) -> dict[str, Any]:
        return self._desk.scene.views[SEATS]

    @property
    def leader(self) -> Person:
        return self.people["leader"]

    def seat(self, role: str) -> int:
        return self.roles.index(role)

    def name(self, role: str) -> str:
        return NAMES[self.seat(role)]

    def seat_of(self, name: str) -> int:
        return NAMES.index(name)

    async def goes_on(self) -> None:
        """Whoever leads lets the evening go on, without those who don't answer."""
        before = self._moment()
        while not self._has_gone_on(before):
            waved = self._has_waved()
            # Their screen may be ahead of what is known here: what ends a talk must not be pressed for a dance.
            if await self._is_pressed(END_TALK if before[1] in TALKS else GO_ON):
                # A press that comes before the first was heard would be for the next call, which nobody had seen.
                await self._heard_press(before, waved)

    async def _is_pressed(self, name: re.Pattern[str]) -> bool:
        try:
            await self.leader.page.get_by_role("button", name=name).first.click(timeout=1_000)
        except Error:  # it may change under the finger
            return False
        return True

    async def _heard_press(self, before: list[object], waved: bool) -> None:
        """A page lets nobody press twice before the first press is answered: such a press is made again."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                await self._desk.until(lambda _: self._has_gone_on(before) or self._has_waved() != waved)

    def _has_gone_on(self, before: list[object]) -> bool:
        return self._moment() != before or self.view["outcome"] is not None

    def _has_waved(self) -> bool:
        """Whether they wait only for those who are called and haven't decided."""
        return SEATS in self._desk.scene.frame.nodded

    def _moment(self) -> list[object]:
        return [self.view[part] for part in MOMENT]

    async def until(self, **wanted: object) -> None:
        while any(self.view[part] != value for part, value in wanted.items()):
            assert self.view["outcome"] is None, f"it is over before {wanted}"
            await self.goes_on()

    async def unmasks(self, role: str) -> None:
        await self.unmasks_seat(self.seat(role))

    async def unmasks_seat(self, seat: int) -> None:
        """By the power of whoever leads."""
        await self.leader.presses("Step in", "Unmask")
        await self.leader.points_at(NAMES[seat])
        await self.leader.presses(f"Unmask {NAMES[seat]}")
        await self.heard(lambda view: view["outcome"] or seat not in view["masked"])

    async def heard(self, holds: Callable[[dict[str, Any]], object]) -> None:
        await self._desk.until(lambda scene: bool(holds(scene.views[SEATS])))

    def verdict(self, person: Person) -> str:
        """What the end says to them; whoever leads has neither won nor lost."""
        if person is self.leader:
            return "the guests win"
        return "You won!" if self.view["camps"][self.seat(person.role)] == "guests" else "You lost."

    async def moves(self) -> set[tuple[str, str]]:
        """Who decided what, by role, from the record of the evening."""
        lines = [json.loads(line) for line in (await self._host.record(self.code)).splitlines()]
        played = [(line["seat"], line["move"]) for line in lines if "move" in line]
        return {("leader" if seat == SEATS else self.roles[seat], move) for seat, move in played}


@contextlib.asynccontextmanager
async def carnival(street: Street, roles: Sequence[str], at_screens: Sequence[str]) -> AsyncIterator[Ball]:
    """Nine people and whoever leads, dealt these roles; those at screens are here, with one phone each."""
    async with contextlib.AsyncExitStack() as house:
        visitors = [await house.enter_async_context(Visitor(street.url)) for _ in range(SEATS + 1)]
        for visitor, name in zip(visitors, (*NAMES, "Zoe"), strict=True):
            await visitor.called(name)
        host = visitors[SEATS]
        code = await host.open("carnaval", SEATS, options={"master": "person", "roles": list(roles), "ladies": "turns"})
        desk = await house.enter_async_context(host.at(code))
        for seat, visitor in enumerate(visitors):
            async with visitor.at(code) as seated:
                await seated.sit(seat)
        await desk.ask(Start(new_id()))
        await desk.until(lambda scene: scene.frame.phase == "playing" and scene.views.get(SEATS) is not None)
        ball = Ball(code, host, desk)
        wanted = [("leader", host), *((role, visitors[ball.seat(role)]) for role in at_screens)]
        screens = [street.guest(SMALL_SCREEN, f"/t/{code}", cookie=visitor.cookie) for _, visitor in wanted]
        for (role, _), guest in zip(wanted, await asyncio.gather(*screens), strict=True):
            ball.people[role] = Person(guest, role)
        yield ball
