"""A carnival of nine people, led by a tenth: players with certain roles play by what their screen says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, cast

from playwright.async_api import Error

from ridotto.client.house_client import HouseClient
from ridotto.client.table_client import TableClient, new_id
from ridotto.table.commands import Start
from support.page.browser import PHONE, BrowserGuest, GuestBrowsers
from support.words.fluent_messages import messages, pattern_regex

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene")
SEATS = len(NAMES)
MOMENT = ("dance", "phase", "call", "step", "round")
TALKS = ("discussion", "defence")
REPEAT_SECONDS = 3.0
GO_ON = re.compile(r"^(Continue|Continue without .*)$")
END_TALK = re.compile(r"^End the discussion$")


class ScreenPlayer:
    """A player who presses buttons by the names that a screen reader says."""

    def __init__(self, guest: BrowserGuest, role: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.role = role

    async def wait_for_question(self, key: str) -> None:
        """Waits until the tray asks that question."""
        value = messages("en")[key].value
        assert value is not None
        await self.page.get_by_role("status").filter(has_text=re.compile(pattern_regex(value))).first.wait_for()

    async def press(self, *names: str) -> None:
        for name in names:
            await self.guest.press(name)

    async def choose_player(self, name: str) -> None:
        """Presses a player who, by their name on the screen, can be chosen."""
        await self.page.get_by_role("button", name=re.compile(rf"^{name}, .*can be chosen$")).click()

    async def choose_titled_player(self, title: str, other_than: str) -> str:
        """Presses the first lady or lord who can be chosen; their name."""
        pattern = re.compile(rf"^(?!{other_than})\w+, {title}, .*can be chosen$")
        figure = self.page.get_by_role("button", name=pattern).first
        label = await figure.get_attribute("aria-label") or ""
        await figure.click()
        return label.split(",")[0]


class LedCarnival:
    """The evening: who holds which card, at which screen, and the leader's view of the game."""

    def __init__(self, code: str, host: HouseClient, leader_client: TableClient) -> None:
        self.code = code
        self.roles = cast("list[str]", leader_client.model.views[SEATS]["roles"])
        self.people: dict[str, ScreenPlayer] = {}
        self._host = host
        self._leader_client = leader_client

    @property
    def view(self) -> dict[str, Any]:
        return self._leader_client.model.views[SEATS]

    @property
    def leader(self) -> ScreenPlayer:
        return self.people["leader"]

    def seat(self, role: str) -> int:
        return self.roles.index(role)

    def name(self, role: str) -> str:
        return NAMES[self.seat(role)]

    def seat_of(self, name: str) -> int:
        return NAMES.index(name)

    async def advance(self) -> None:
        """The leader lets the evening go on, without those who don't answer."""
        before = self._moment()
        while not self._has_gone_on(before):
            waved = self._is_waved_on()
            # The leader's screen may be ahead of this client: the button that ends a talk mustn't end a dance.
            if await self._is_pressed(END_TALK if before[1] in TALKS else GO_ON):
                # A second press before the first is answered would apply to the next call, which nobody has seen.
                await self._wait_for_press(before, waved)

    async def _is_pressed(self, name: re.Pattern[str]) -> bool:
        try:
            await self.leader.page.get_by_role("button", name=name).first.click(timeout=1_000)
        except Error:  # it may change while it is being pressed
            return False
        return True

    async def _wait_for_press(self, before: list[object], waved: bool) -> None:
        """The page ignores a press while the last one isn't answered; `advance` then presses again."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REPEAT_SECONDS):
                await self._leader_client.wait_until(
                    lambda _: self._has_gone_on(before) or self._is_waved_on() != waved
                )

    def _has_gone_on(self, before: list[object]) -> bool:
        return self._moment() != before or self.view["outcome"] is not None

    def _is_waved_on(self) -> bool:
        """Whether the leader only waits for those who are called and haven't decided."""
        return SEATS in self._leader_client.model.info.nodded

    def _moment(self) -> list[object]:
        return [self.view[part] for part in MOMENT]

    async def until(self, **wanted: object) -> None:
        while any(self.view[part] != value for part, value in wanted.items()):
            assert self.view["outcome"] is None, f"it is over before {wanted}"
            await self.advance()

    async def unmask(self, role: str) -> None:
        await self.unmask_seat(self.seat(role))

    async def unmask_seat(self, seat: int) -> None:
        """By the leader's own power."""
        await self.leader.press("Step in", "Unmask")
        await self.leader.choose_player(NAMES[seat])
        await self.leader.press(f"Unmask {NAMES[seat]}")
        await self.wait_for_view(lambda view: view["outcome"] or seat not in view["masked"])

    async def wait_for_view(self, holds: Callable[[dict[str, Any]], object]) -> None:
        await self._leader_client.wait_until(lambda model: bool(holds(model.views[SEATS])))

    def ending_text(self, person: ScreenPlayer) -> str:
        """What the end says to them; the leader has neither won nor lost."""
        if person is self.leader:
            return "the guests win"
        won = self.view["camps"][self.seat(person.role)] == "guests"
        return "You won with the guests" if won else "You lost: all the pranksters are unmasked"

    async def moves(self) -> set[tuple[str, str]]:
        """Who decided what, by role, from the record of the evening."""
        entries = [json.loads(line) for line in (await self._host.record(self.code)).splitlines()]
        played = [(entry["seat"], entry["move"]) for entry in entries if "move" in entry]
        return {("leader" if seat == SEATS else self.roles[seat], move) for seat, move in played}


@contextlib.asynccontextmanager
async def led_carnival(
    browsers: GuestBrowsers, roles: Sequence[str], at_screens: Sequence[str]
) -> AsyncIterator[LedCarnival]:
    """Nine people and a leader, dealt these roles; those in `at_screens` have a phone each."""
    async with contextlib.AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(HouseClient(browsers.url)) for _ in range(SEATS + 1)]
        for visitor, name in zip(visitors, (*NAMES, "Zoe"), strict=True):
            await visitor.set_name(name)
        host = visitors[SEATS]
        code = await host.open_table(
            "carnaval", SEATS, options={"master": "person", "roles": list(roles), "ladies": "turns"}
        )
        leader_client = await stack.enter_async_context(host.at_table(code))
        for seat, visitor in enumerate(visitors):
            async with visitor.at_table(code) as seated:
                await seated.sit(seat)
        await leader_client.send(Start(new_id()))
        await leader_client.wait_until(
            lambda model: model.info.phase == "playing" and model.views.get(SEATS) is not None
        )
        ball = LedCarnival(code, host, leader_client)
        wanted = [("leader", host), *((role, visitors[ball.seat(role)]) for role in at_screens)]
        screens = [browsers.guest(PHONE, f"/t/{code}", cookie=visitor.cookie) for _, visitor in wanted]
        for (role, _), guest in zip(wanted, await asyncio.gather(*screens), strict=True):
            ball.people[role] = ScreenPlayer(guest, role)
        yield ball
