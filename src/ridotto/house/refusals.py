"""Errors as refusals for a guest, in the guest's language."""

from __future__ import annotations

from ridotto.errors import (
    BadOption,
    BadRequest,
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
from ridotto.table.messages import Refusal
from ridotto.words import sentence

HTTP_STATUS: dict[type[RidottoError], int] = {
    BadRequest: 400,
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
    return next((HTTP_STATUS[kind] for kind in type(fault).__mro__ if kind in HTTP_STATUS), 422)


def refusal_of(fault: RidottoError, language: str, command_id: str | None = None) -> Refusal:
    return Refusal(fault.code, fault.key, fault.facts, fault.sentence(language), command_id)


def internal_error(language: str, command_id: str | None = None) -> Refusal:
    """A bug of ours. What it was is in the logs, not here."""
    return Refusal("house-stumbled", "house-stumbled", {}, sentence(language, "house-stumbled", {}), command_id)
