"""The API described for other programs, from its own types: OpenAPI for the routes, AsyncAPI for the socket."""

from __future__ import annotations

import inspect
import re

import msgspec

from ridotto.house.http.api_route import JSON, ApiRoute
from ridotto.house.http.routes import API_ROUTES
from ridotto.house.sockets import endpoint
from ridotto.rules.event import Facts
from ridotto.table.commands import AnyCommand
from ridotto.table.messages import AnyMessage, Refusal
from ridotto.version import __version__

SCHEMA_REF = "#/components/schemas/{name}"
ANY_JSON = {"description": "Any JSON."}
SOCKET = "/api/tables/{code}/socket"


def schemas_of(types: list[object]) -> tuple[tuple[Facts, ...], Facts]:
    """A game's facts are described in docs/positions.md: here they are any JSON."""
    return msgspec.json.schema_components(types, schema_hook=lambda kind: ANY_JSON, ref_template=SCHEMA_REF)


def first_line(thing: object) -> str:
    return (inspect.getdoc(thing) or "").split("\n")[0]


# -- the routes


def open_api() -> Facts:
    types = [
        kind
        for route in API_ROUTES
        for kind in (route.response, route.body)
        if kind is not None and not isinstance(kind, str)
    ]
    schemas, components = schemas_of([*types, Refusal])
    known = {str(kind): schema for kind, schema in zip([*types, Refusal], schemas, strict=True)}
    paths: dict[str, Facts] = {}
    for route in API_ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    return {"openapi": "3.1.0", "info": info(), "paths": paths, "components": {"schemas": components}}


def operation(route: ApiRoute, known: dict[str, Facts]) -> Facts:
    described: Facts = {
        "operationId": route.handle.__name__,
        "summary": first_line(route.handle),
        "parameters": [*parameters(route)],
        "responses": {"200": ok_response(route, known), "default": content("Refusal", JSON, known[str(Refusal)])},
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, **content("", JSON, known[str(route.body)])}
    return described


def parameters(route: ApiRoute) -> list[Facts]:
    text = {"type": "string"}
    path_params = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in re.findall(r"{(\w+)}", route.path)
    ]
    queries = [{"name": name, "in": "query", "schema": text} for name in route.queries]
    return [*path_params, *queries]


def ok_response(route: ApiRoute, known: dict[str, Facts]) -> Facts:
    if route.response is None:
        return {"description": "OK"}
    if isinstance(route.response, str):
        return content("OK", route.response, {"type": "string"})
    return content("OK", JSON, known[str(route.response)])


def content(description: str, media: str, schema: Facts) -> Facts:
    described: Facts = {"description": description} if description else {}
    return described | {"content": {media: {"schema": schema}}}


# -- the socket


def async_api() -> Facts:
    (command, message), components = schemas_of([AnyCommand, AnyMessage])
    messages: Facts = {"command": {"payload": command}, "message": {"payload": message}}
    return {
        "asyncapi": "3.0.0",
        "info": info(),
        "channels": {"table": channel(messages)},
        "operations": {"command": action("receive", "command"), "message": action("send", "message")},
        "components": {"schemas": components},
    }


def channel(messages: Facts) -> Facts:
    parameters = {"code": {"description": "The code of the table."}}
    return {"address": SOCKET, "description": endpoint.__doc__, "parameters": parameters, "messages": messages}


def action(action: str, message: str) -> Facts:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{message}"}],
    }


def info() -> Facts:
    return {"title": "Ridotto", "version": __version__}


def to_json(description: Facts) -> str:
    """As it is committed under docs/."""
    return msgspec.json.format(msgspec.json.encode(description, order="sorted"), indent=2).decode() + "\n"


DESCRIPTIONS = {"openapi": open_api, "asyncapi": async_api}
