"""The house described for other programs, from its own types: OpenAPI for the routes, AsyncAPI for the socket."""

from __future__ import annotations

import inspect
import re

import msgspec

from ridotto.house import socket
from ridotto.house.answering import JSON, Way
from ridotto.house.routes import WAYS
from ridotto.rules.event import Facts
from ridotto.table.asks import AnyAsking
from ridotto.table.told import AnyTold, Refused
from ridotto.version import __version__

SCHEMAS = "#/components/schemas/{name}"
ANY = {"description": "Any JSON."}
SOCKET = "/api/tables/{code}/socket"


def schemas_of(types: list[object]) -> tuple[tuple[Facts, ...], Facts]:
    """Facts of a game are described by its positions (docs/positions.md): here they are any JSON."""
    return msgspec.json.schema_components(types, schema_hook=lambda kind: ANY, ref_template=SCHEMAS)


def first_line(thing: object) -> str:
    return (inspect.getdoc(thing) or "").split("\n")[0]


# -- the routes


def open_api() -> Facts:
    types = [kind for way in WAYS for kind in (way.answer, way.body) if kind is not None and not isinstance(kind, str)]
    schemas, components = schemas_of([*types, Refused])
    known = {str(kind): schema for kind, schema in zip([*types, Refused], schemas, strict=True)}
    paths: dict[str, Facts] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way, known)
    return {"openapi": "3.1.0", "info": info(), "paths": paths, "components": {"schemas": components}}


def operation(way: Way, known: dict[str, Facts]) -> Facts:
    described: Facts = {
        "operationId": way.walk.__name__,
        "summary": first_line(way.walk),
        "parameters": [*parameters(way)],
        "responses": {"200": answer(way, known), "default": content("Refused", JSON, known[str(Refused)])},
    }
    if way.body is not None:
        described["requestBody"] = {"required": True, **content("", JSON, known[str(way.body)])}
    return described


def parameters(way: Way) -> list[Facts]:
    text = {"type": "string"}
    words = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", way.path)
    ]
    queries = [{"name": name, "in": "query", "schema": text} for name in way.queries]
    return [*words, *queries]


def answer(way: Way, known: dict[str, Facts]) -> Facts:
    if way.answer is None:
        return {"description": "OK"}
    if isinstance(way.answer, str):
        return content("OK", way.answer, {"type": "string"})
    return content("OK", JSON, known[str(way.answer)])


def content(description: str, media: str, schema: Facts) -> Facts:
    described: Facts = {"description": description} if description else {}
    return described | {"content": {media: {"schema": schema}}}


# -- the socket


def async_api() -> Facts:
    (asked, told), components = schemas_of([AnyAsking, AnyTold])
    messages: Facts = {"asked": {"payload": asked}, "told": {"payload": told}}
    return {
        "asyncapi": "3.0.0",
        "info": info(),
        "channels": {"table": channel(messages)},
        "operations": {"ask": action("receive", "asked"), "tell": action("send", "told")},
        "components": {"schemas": components},
    }


def channel(messages: Facts) -> Facts:
    words = {"code": {"description": "The code of the table."}}
    return {"address": SOCKET, "description": socket.__doc__, "parameters": words, "messages": messages}


def action(action: str, message: str) -> Facts:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{message}"}],
    }


def info() -> Facts:
    return {"title": "Ridotto", "version": __version__}


def written(description: Facts) -> str:
    """As it is committed under docs/."""
    return msgspec.json.format(msgspec.json.encode(description, order="sorted"), indent=2).decode() + "\n"


DESCRIPTIONS = {"openapi": open_api, "asyncapi": async_api}
