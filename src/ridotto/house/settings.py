"""The settings of a house: from flags, or else the environment (RIDOTTO_PORT for `port`), or else these defaults."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated

import msgspec

from ridotto.errors import BadOption

ENVIRONMENT_PREFIX = "RIDOTTO_"

NonNegative = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field is a flag of `ridotto serve`, explained under `help-serve-…`."""

    data: str = ".ridotto"  # the folder for the SQLite file
    database: str = ""  # the address of a store, instead of a folder
    bus: str = ""  # the address of a Redis, when several nodes serve the same tables
    host: str = "0.0.0.0"  # so that phones in the same network can reach it
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 1638  # the year the Ridotto opened
    url: str = ""  # where guests reach the house, separated by commas; the first one is used in links
    proxies: str = ""  # addresses of proxies that are trusted to give a guest's address
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # that serve guests; each table is served by one
    workers: Annotated[int, msgspec.Meta(ge=0)] = 0  # processes in which bots think; 0: to suit the machine
    pause: NonNegative = 0.7  # minimum seconds between a bot's moves, so that people can follow
    rate: NonNegative = 1.0  # a factor for all rate limits; 0: no limits
    idle: NonNegative = 300.0  # seconds until a table that nobody looks at is removed from memory
    poll: NonNegative = 3.0  # seconds between polls of the store, in case the bus has lost something
    metrics: str = ""  # a password for /metrics from other machines; without it only this machine may read them

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{self.data}"

    @property
    def is_secure(self) -> bool:
        return bool(self.urls) and all(url.startswith("https:") for url in self.urls)

    @property
    def is_shared(self) -> bool:
        """Whether other processes serve the same tables."""
        return bool(self.bus) or self.processes > 1

    @property
    def urls(self) -> tuple[str, ...]:
        return tuple(url.strip().rstrip("/") for url in self.url.split(",") if url.strip())


def settings_from(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Flags that were not given (None) are looked up in the environment."""
    chosen: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        given = flags.get(name)
        value = environment.get(ENVIRONMENT_PREFIX + name.upper()) if given is None else given
        if value is not None:
            chosen[name] = _converted(name, value)
    return msgspec.convert(chosen, Settings)


def _converted(name: str, value: object) -> object:
    try:
        settings = msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOption("bad-setting", name=name, value=str(value)) from fault
    return getattr(settings, name)


def check_processes(settings: Settings) -> None:
    """Several processes share the listening socket and the store. Not every system and not every store can do that."""
    if settings.processes == 1:
        return
    if sys.platform != "linux":
        raise BadOption("no-processes-here")
    if settings.store.startswith("memory:"):
        raise BadOption("no-processes-in-memory")
