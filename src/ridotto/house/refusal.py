"""Refusals on their way to a guest, in his language."""

from __future__ import annotations

from ridotto.errors import (
    BadAsk,
    BadOption,
    CodeTaken,
    NoSuchPage,
    NoSuchTable,
    NotAllowed,
    NotNow,
    Overtaken,
    RidottoError,
    StoreUnavailable,
    TooLarge,
    TooMuch,
    UnknownGame,
)
from ridotto.table.told import Refused
from ridotto.words import sentence

STATUS: dict[type[RidottoError], int] = {
    BadAsk: 400,
    BadOption: 422,
    CodeTaken: 409,
    NoSuchPage: 404,
    NoSuchTable: 404,
    NotAllowed: 403,
    NotNow: 409,
    Overtaken: 409,
    StoreUnavailable: 503,
    TooLarge: 413,
    TooMuch: 429,
    UnknownGame: 404,
}


def status_of(fault: RidottoError) -> int:
    return next((STATUS[kind] for kind in type(fault).__mro__ if kind in STATUS), 422)


def refused(fault: RidottoError, language: str, ask: str | None = None) -> Refused:
    return Refused(fault.code, fault.key, fault.facts, fault.sentence(language), ask)


def stumbled(language: str, ask: str | None = None) -> Refused:
    """A mistake of ours. What it was stands in the logs, not here."""
    return Refused("house-stumbled", "house-stumbled", {}, sentence(language, "house-stumbled", {}), ask)
