"""Handles the commands of one device: each is answered with Done or with a Refusal."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog

from ridotto.bots.pool import PoolJob
from ridotto.errors import BadRequest, NotNow, RidottoError, StoreUnavailable, TooMuch
from ridotto.house.logs import fault_details
from ridotto.house.refusals import internal_error, refusal_of
from ridotto.house.sockets import queries
from ridotto.house.sockets.device import POLICY_VIOLATION, Device
from ridotto.house.sockets.socket_protocol import encode_frame
from ridotto.house.tables.cpu_meter import CpuMeter
from ridotto.house.tables.house import House
from ridotto.house.tables.open_table import OpenTable
from ridotto.rules.event import Facts
from ridotto.table.commands import (
    AnyCommand,
    Arrange,
    HintPlease,
    Look,
    Measure,
    Move,
    React,
    Rematch,
    Say,
    StopMeasuring,
    Why,
)
from ridotto.table.messages import Done, Refusal
from ridotto.table.state import CommandContext
from ridotto.table.table import MEASURING, QUERIES, Table

MOST_EXCESS = 100  # commands beyond the limit, before the device is disconnected

log = structlog.get_logger()
decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class CommandEnvelope(msgspec.Struct):
    """The only part of a command that has to be valid for its refusal to be matched with it."""

    id: str


def decode_command(payload: str | bytes) -> AnyCommand:
    try:
        return decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRequest("bad-request", why=str(fault)) from fault


def command_id(payload: str | bytes) -> str | None:
    try:
        return msgspec.json.decode(payload, type=CommandEnvelope).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class CommandHandler:
    def __init__(self, house: House, table: OpenTable, device: Device) -> None:
        self._house = house
        self._services = house.services
        self._table = table
        self._device = device
        self._guest = device.guest
        self._excess = 0
        self._meter = CpuMeter()
        self._hint: tuple[str, asyncio.Task[None]] | None = None  # one at a time, with its command's id

    async def handle(self, payload: str | bytes) -> None:
        """Whatever comes in is answered, and none of it can crash the house."""
        try:
            self._check_pace()
            command = decode_command(payload)
            await self._dispatch(command)
        except TooMuch as fault:
            self._refuse(refusal_of(fault, self._guest.language, command_id(payload)))
            self._count_excess()
        except StoreUnavailable as fault:
            self._services.health.record_failure(fault)
            self._refuse(refusal_of(fault, self._guest.language, command_id(payload)))
        except RidottoError as fault:
            self._refuse(refusal_of(fault, self._guest.language, command_id(payload)))
        except Exception as fault:
            log.error("command failed", table=self._table.id, **fault_details(fault))
            self._refuse(internal_error(self._guest.language, command_id(payload)))
        finally:
            self._charge()

    async def _dispatch(self, command: AnyCommand) -> None:
        if isinstance(command, QUERIES):
            await self._answer_query(command)
        elif isinstance(command, MEASURING):
            await self._measure(command)
        else:
            await self._execute(command)

    def _check_pace(self) -> None:
        self._services.limits.commands.take(self._guest.id)
        self._services.limits.commands_by_address.take(self._device.address)
        self._services.limits.work.check(self._device.address)

    def _charge(self) -> None:
        """By time spent: a move at a large table with many devices costs a hundred times as much as at a small one."""
        spent, self._meter.seconds = self._meter.seconds, 0.0
        self._services.limits.work.spend(self._device.address, 1000 * spent)

    def _count_excess(self) -> None:
        """A device that keeps sending although it was told to wait is disconnected."""
        self._excess += 1
        if self._excess > MOST_EXCESS:
            self._device.close(POLICY_VIOLATION, TooMuch.code)

    def close(self) -> None:
        if self._hint is not None:
            self._hint[1].cancel()

    def _refuse(self, refusal: Refusal) -> None:
        self._services.metrics.refused.labels(refusal.code).inc()
        self._device.send(encode_frame(refusal))

    def _acknowledge(self, command_id: str, answer: Facts | None = None) -> None:
        self._device.send(encode_frame(Done(command_id, answer)))

    async def _answer_query(self, command: Why | Look | HintPlease) -> None:
        if isinstance(command, HintPlease):
            await self._begin_hint(command)
        else:
            context = self._context()
            answer = await self._table.query(lambda table: queries.answer_query(table, context, command), self._meter)
            self._acknowledge(command.id, answer)

    async def _execute(self, command: AnyCommand) -> None:
        if isinstance(command, Say | React):
            self._check_talk()
        absent = self._table.devices.absent_since
        await self._table.execute(
            lambda table, now: table.decide(self._guest, command, now, self._services.randomness, absent), self._meter
        )
        if isinstance(command, Move):
            self._services.metrics.moves.inc()
        self._acknowledge(command.id, await self._rematch_answer(command) if isinstance(command, Rematch) else None)

    async def _measure(self, command: Measure | StopMeasuring) -> None:
        """Whoever else is at the table sees it, too."""
        measurement = self._table.measurement

        def answer(table: Table) -> None:
            table.is_duplicate(self._guest, command)
            table.check_may_measure(self._guest)
            if isinstance(command, Measure):
                self._services.limits.expensive.take(self._device.address)
                measurement.start(table, command.strength, self._device.address)
            else:
                measurement.stop()

        await self._table.query(answer, self._meter)
        self._acknowledge(command.id)

    def _check_talk(self) -> None:
        """Players have limits of their own; spectators also share one, so that they can't fill the table's log."""
        limits = self._services.limits
        limits.talk.take(self._guest.id)
        if not self._device.seats:
            limits.gallery_by_address.take(self._device.address)
            limits.gallery.take(self._table.id)

    def _context(self) -> CommandContext:
        return CommandContext(self._guest, self._table.now(), self._services.randomness)

    async def _rematch_answer(self, command: Rematch) -> Facts:
        rematch = await self._table.query(lambda table: table.rematch)
        assert rematch is not None
        if not command.starts_itself:
            await self._keep_from_starting(rematch.table, command.id)
        return {**queries.RematchAnswer(code=rematch.code)}

    async def _keep_from_starting(self, table_id: str, command_id: str) -> None:
        """If the host wants to change something first, the table no longer starts by itself when they come over, even
        if somebody else has asked for that."""
        following = await self._house.table(table_id)
        if await following.query(lambda table: table.host.id == self._guest.id and table.arrangement.starts_itself):
            with suppress(NotNow):  # it has started
                await following.execute(
                    lambda table, now: table.decide(self._guest, Arrange(command_id), now, self._services.randomness),
                    self._meter,
                )

    # -- hints take their time, and other commands are handled in the meantime

    async def _begin_hint(self, command: HintPlease) -> None:
        self._services.limits.hints.take(self._guest.id)
        self._services.limits.expensive.take(self._device.address)
        question = await self._table.query(
            lambda table: queries.hint_question(table, self._guest, command), self._meter
        )
        job = self._services.pool.submit(question, self._guest.id, self._device.address)
        self._drop_hint()
        self._hint = command.id, self._services.run_in_background(self._give_hint(command, job))

    def _drop_hint(self) -> None:
        """A new hint cancels the one before, whose command is refused."""
        if self._hint is not None and not self._hint[1].done():
            self._refuse(refusal_of(NotNow("hint-dropped"), self._guest.language, self._hint[0]))
        self.close()

    async def _give_hint(self, command: HintPlease, job: PoolJob) -> None:
        answer = await job
        names = await self._table.query(queries.chair_names)
        found = queries.hint_answer(job.question.game, answer, names, self._guest.language, command.seat)
        self._acknowledge(command.id, {**found})
