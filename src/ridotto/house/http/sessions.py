"""Guests without accounts: a signed cookie, which only the guest's own devices have, says who they are."""

from __future__ import annotations

import secrets
import time
from typing import Literal

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.errors import BadOption, NoSuchPage
from ridotto.house.http.signer import Signer
from ridotto.table.events import Guest
from ridotto.table.names import clean_name
from ridotto.words import LANGUAGES, closest, is_spoken, sentence, wishes

COOKIE = "ridotto"
ONE_YEAR = 365 * 24 * 3600
CARRY_LIFETIME = 600.0  # seconds for which a link to another device is valid


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """What guests say about themselves."""

    name: str
    title: Literal["lady", "lord"] | None = None
    language: str | None = None  # None: as the browser prefers
    newcomer: bool = False  # set by the house: they haven't given a name yet


class CarryToken(msgspec.Struct, frozen=True):
    """A guest on the way to another device."""

    guest: Guest
    until: float
    code: str = ""  # the table to go to
    nonce: str = ""  # unique to each link, so that it works for one device only


class Sessions:
    """Identifies guests by their cookies."""

    def __init__(self, signer: Signer, secure: bool) -> None:
        self._signer = signer
        self._secure = secure  # whether guests come over https only

    def known_guest(self, connection: HTTPConnection) -> Guest | None:
        payload = self._signer.verify("guest", connection.cookies.get(COOKIE, ""))
        return None if payload is None else msgspec.json.decode(payload, type=Guest)

    def guest_of(self, connection: HTTPConnection) -> Guest:
        """The guest that a request comes from; a new one gets an id that nobody can guess."""
        return self.known_guest(connection) or new_guest(accepted_language(connection))

    def set_cookie(self, connection: HTTPConnection, guest: Guest, response: Response) -> None:
        """So that the browser remembers the guest."""
        response.set_cookie(
            COOKIE,
            self._signer.sign("guest", msgspec.json.encode(guest)),
            max_age=ONE_YEAR,
            secure=self._secure or connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )

    def cookie_headers(self, connection: HTTPConnection, guest: Guest) -> list[tuple[bytes, bytes]]:
        """The same, as headers of an accepted socket."""
        response = Response()
        self.set_cookie(connection, guest, response)
        return [(b"set-cookie", MutableHeaders(raw=response.raw_headers)["set-cookie"].encode("latin-1"))]

    def make_carry_token(self, guest: Guest, code: str) -> str:
        carried = CarryToken(guest, time.time() + CARRY_LIFETIME, code, secrets.token_hex(16))
        return self._signer.sign("carry", msgspec.json.encode(carried))

    def read_carry_token(self, token: str) -> CarryToken:
        payload = self._signer.verify("carry", token)
        carried = None if payload is None else msgspec.json.decode(payload, type=CarryToken)
        if carried is None or not carried.nonce or carried.until < time.time():
            raise NoSuchPage("carry-too-late")
        return carried


def new_guest(language: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), sentence(language, "guest", {}), None, language)


def is_newcomer(guest: Guest) -> bool:
    """Whether they still have the name that the house gave them, in whatever language."""
    return guest.name in [sentence(language, "guest", {}) for language in LANGUAGES]


def updated_guest(guest: Guest, me: Me) -> Guest:
    """The same guest, with the new name, title and language."""
    language = guest.language if me.language is None else me.language
    if not is_spoken(language):
        raise BadOption("unknown-language", language=language, languages=", ".join(LANGUAGES))
    return Guest(guest.id, clean_name(me.name), me.title, language)


def accepted_language(connection: HTTPConnection) -> str:
    """The preferred one of the browser's languages that the house speaks."""
    return closest(wishes(connection.headers.get("accept-language", "")))
