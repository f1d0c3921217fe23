"""The desk at which one device asks: each asking is answered by Done or by Refused."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from ridotto.bots.pool import Thought
from ridotto.errors import BadAsk, NotNow, RidottoError, StoreUnavailable, TooMuch
from ridotto.house import questions
from ridotto.house.device import NOT_WELCOME, Device
from ridotto.house.doorway import framed
from ridotto.house.logs import place_of
from ridotto.house.meter import Meter
from ridotto.house.open_table import OpenTable
from ridotto.house.refusal import refused, stumbled
from ridotto.house.staff import Staff
from ridotto.rules.event import Facts
from ridotto.table.asks import AnyAsking, HintPlease, Look, Move, React, Rematch, Say, Why
from ridotto.table.standing import Asker
from ridotto.table.table import QUESTIONS
from ridotto.table.told import Done, Refused

MOST_EXCESS = 100  # askings too many

log = structlog.get_logger()
decoder: msgspec.json.Decoder[AnyAsking] = msgspec.json.Decoder(AnyAsking)


class Numbered(msgspec.Struct):
    """All that has to be right of a message for its refusal to be matched with it."""

    id: str


def reading(words: str | bytes) -> AnyAsking:
    try:
        return decoder.decode(words)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadAsk("bad-ask", why=str(fault)) from fault


def id_of(words: str | bytes) -> str | None:
    try:
        return msgspec.json.decode(words, type=Numbered).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Desk:
    def __init__(self, staff: Staff, table: OpenTable, device: Device) -> None:
        self._staff = staff
        self._table = table
        self._device = device
        self._guest = device.guest
        self._excess = 0
        self._meter = Meter()
        self._hint: tuple[str, asyncio.Task[None]] | None = None  # one at a time, and the id of its asking

    async def hear(self, words: str | bytes) -> None:
        """Whatever comes in is answered, and nothing of it can end the house."""
        try:
            self._check_pace()
            asking = reading(words)
            await (self._answer(asking) if isinstance(asking, QUESTIONS) else self._happen(asking))
        except TooMuch as fault:
            self._refuse(refused(fault, self._guest.language, id_of(words)))
            self._count_excess()
        except StoreUnavailable as fault:
            self._staff.health.note(fault)
            self._refuse(refused(fault, self._guest.language, id_of(words)))
        except RidottoError as fault:
            self._refuse(refused(fault, self._guest.language, id_of(words)))
        except Exception as fault:
            log.error("command failed", table=self._table.id, **place_of(fault))
            self._refuse(stumbled(self._guest.language, id_of(words)))
        finally:
            self._charge()

    def _check_pace(self) -> None:
        self._staff.limits.asks.take(self._guest.id)
        self._staff.limits.askers.take(self._device.address)
        self._staff.limits.work.check(self._device.address)

    def _charge(self) -> None:
        """A move at a large table with many devices costs a hundred times as much as one at a small table."""
        spent, self._meter.seconds = self._meter.seconds, 0.0
        self._staff.limits.work.spend(self._device.address, 1000 * spent)

    def _count_excess(self) -> None:
        """Who goes on and on although he was told to wait has to go."""
        self._excess += 1
        if self._excess > MOST_EXCESS:
            self._device.dismiss(NOT_WELCOME, TooMuch.code)

    def close(self) -> None:
        if self._hint is not None:
            self._hint[1].cancel()

    def _refuse(self, refusal: Refused) -> None:
        self._staff.metrics.refused.labels(refusal.code).inc()
        self._device.tell(framed(refusal))

    def _done(self, ask: str, answer: Facts | None = None) -> None:
        self._device.tell(framed(Done(ask, answer)))

    async def _answer(self, asking: Why | Look | HintPlease) -> None:
        if isinstance(asking, HintPlease):
            await self._begin_hint(asking)
        else:
            asker = self._asker()
            answer = await self._table.consult(lambda table: questions.answer(table, asker, asking), self._meter)
            self._done(asking.id, answer)

    async def _happen(self, asking: AnyAsking) -> None:
        if isinstance(asking, Say | React):
            self._check_talk()
        absent = self._table.crowd.absent
        await self._table.happen(
            lambda table, now: table.decide(self._guest, asking, now, self._staff.fresh, absent), self._meter
        )
        if isinstance(asking, Move):
            self._staff.metrics.moves.inc()
        self._done(asking.id, await self._next_table() if isinstance(asking, Rematch) else None)

    def _check_talk(self) -> None:
        """Who sits at the table is held to his own limit; those who watch share one, so they cannot fill its log."""
        limits = self._staff.limits
        limits.talk.take(self._guest.id)
        if not self._device.seats:
            limits.watchers.take(self._device.address)
            limits.gallery.take(self._table.id)

    def _asker(self) -> Asker:
        return Asker(self._guest, self._table.now(), self._staff.fresh)

    async def _next_table(self) -> Facts:
        following = await self._table.consult(lambda table: table.rematch)
        assert following is not None
        return {**questions.Following(code=following.code)}

    # -- hints take their time, and the desk goes on meanwhile

    async def _begin_hint(self, asking: HintPlease) -> None:
        self._staff.limits.hints.take(self._guest.id)
        self._staff.limits.dear.take(self._device.address)
        question = await self._table.consult(lambda table: questions.for_hint(table, self._guest, asking), self._meter)
        thought = self._staff.pool.ask(question, self._guest.id, self._device.address)
        self._drop_hint()
        self._hint = asking.id, self._staff.send(self._give_hint(asking, thought))

    def _drop_hint(self) -> None:
        """A new hint ends the one before; who waits for that is told."""
        if self._hint is not None and not self._hint[1].done():
            self._refuse(refused(NotNow("hint-dropped"), self._guest.language, self._hint[0]))
        self.close()

    async def _give_hint(self, asking: HintPlease, thought: Thought) -> None:
        answer = await thought
        names = await self._table.consult(questions.names)
        self._done(asking.id, {**questions.hints_told(answer, names, self._guest.language, asking.seat)})
