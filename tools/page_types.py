"""Writes the page's types from the server's: `python tools/page_types.py`. A test checks that they are current.

A board has those of its game, from the rulebook's `shape.py`, in its own `wire.ts`. In web/src/wire/, `game.ts` has
what all games have in common, `messages.ts` what passes between a device and a table, `routes.ts` what the HTTP routes
take and return, and `catalog.ts` the games themselves. Unions tagged by `event`, `command` or `type` become unions
that TypeScript can tell apart.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ridotto.catalog import packages
from ridotto.house.http import balance, lobby, replay, routes, sessions
from ridotto.house.sockets import queries
from ridotto.rules import shape
from ridotto.rules.event import Facts
from ridotto.table import commands, events, messages

PAGE = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/page_types.py from the server's own types: change those, not this.\n"
WIDTH = 100
PLAIN_TYPES: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    NoneType: "null",
    object: "unknown",
}
SHARED_TYPES = ("Ends", "Frame", "Outcome", "Seat")
GAME_TYPES = ("View", "Event", "Preview", "Options", "Choices")  # what each game has

# What the page knows of any game. Only its board knows more.
ANY_GAME = """/** What every view has, whatever the game. */
export interface View extends Frame {
  game: string;
  options: object;
}

/** An event of a game (`Event` is taken by the browser). Its kind says which facts come with it. */
export interface GameEvent {
  event: string;
  seat: Seat | null;
}

/** What a move would do. */
export type Preview = object;

/** What a host has chosen, by the option's name. */
export type Choices = Record<string, unknown>;
"""

# The table passes on the facts of any game; here we know which ones they can be.
OVERRIDES = {
    ("Perspective", "events"): "(GameEvent | TableEvent)[]",
    ("Perspective", "view"): "View | null",
    ("Snapshot", "recalled"): "TableEvent[]",
    ("TableInfo", "options"): "Choices | Record<string, ContentRef>",
    ("Arrange", "options"): "Choices | null",
    ("Done", "answer"): "AnyAnswer | null",
    ("LookAnswer", "previews"): "Record<string, Preview>",
    ("BalanceRequest", "options"): "Choices",
    ("NewTableRequest", "options"): "Choices",
    ("OfferedGame", "quick_options"): "Choices | null",
    ("ReplayStep", "view"): "View",
    ("ReplayStep", "events"): "GameEvent[]",
}

Names = dict[object, str]


# -- types


def type_text(hint: object, names: Names) -> str:
    """A Python type as TypeScript; if it has a name, by its name."""
    name = type_name(hint, names)
    if name is not None:
        return name
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return type_text(inner[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(type_text(each, names) for each in inner))
    return container_type(origin, [type_text(each, names) for each in inner if each is not Ellipsis])


def container_type(origin: object, inner: list[str]) -> str:
    """A type that contains other types."""
    if origin is dict:
        return f"Record<string, {inner[1]}>"
    if origin is tuple and len(inner) > 1:
        return f"[{', '.join(inner)}]"
    each = inner[0]
    return f"({each})[]" if " | " in each and not each.startswith("[") else f"{each}[]"


def type_name(hint: object, names: Names) -> str | None:
    if isinstance(hint, (type, NoneType)) and hint in PLAIN_TYPES:
        return PLAIN_TYPES[hint]
    if isinstance(hint, NewType) or is_typeddict(hint) or is_struct(hint):
        return str(getattr(hint, "__name__", ""))
    return names.get(hint)


def is_struct(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


# -- declarations


def declaration(name: str, hint: object, names: Names) -> str:
    """The declaration of a type under a name."""
    if is_typeddict(hint) or is_struct(hint):
        return interface(name, hint, names)
    plain = hint.__supertype__ if isinstance(hint, NewType) else hint
    others = {other: known for other, known in names.items() if known != name}
    return union(name, type_text(plain, others).split(" | ")) + "\n"


def union(name: str, kinds: list[str]) -> str:
    """An alias; a long one gets a line for each kind."""
    line = f"export type {name} = {' | '.join(kinds)};"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";"


def interface(name: str, hint: object, names: Names) -> str:
    lines = [f"/** {line} */" for line in doc_lines(hint)[:1]]
    lines.append(f"export interface {name} {{")
    lines += [f"  {field};" for field in fields(name, hint, names)]
    return "\n".join([*lines, "}"]) + "\n"


def doc_lines(hint: object) -> list[str]:
    """The lines of the type's own docstring, if it has one."""
    docstring = vars(hint).get("__doc__") if isinstance(hint, type) else None
    return docstring.strip().splitlines() if isinstance(docstring, str) else []


def fields(name: str, hint: object, names: Names) -> list[str]:
    found = tag_of(hint)
    optional = optional_fields(hint)
    for field, kind in get_type_hints(hint, include_extras=True).items():
        if not field.startswith("_"):
            text = OVERRIDES.get((name, field)) or type_text(kind, names)
            found.append(f"{field}{'?' if field in optional else ''}: {text}")
    return found


def tag_of(hint: object) -> list[str]:
    """The field that tells a struct from the others of its union."""
    if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        return []
    config = hint.__struct_config__
    return [] if config.tag is None else [f"{config.tag_field}: {json.dumps(config.tag)}"]


def optional_fields(hint: object) -> set[str]:
    """The fields that may be missing: defaults aren't sent."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {field.name for field in msgspec.structs.fields(hint) if not field.required}
    marked = {n for n, kind in get_type_hints(hint, include_extras=True).items() if get_origin(kind) is NotRequired}
    return marked | set(getattr(hint, "__optional_keys__", ()))


# -- files


def reachable_types(hint: object, found: set[object]) -> set[object]:
    """All structs and dicts that a type consists of, including itself."""
    inner = get_args(hint)
    if (is_typeddict(hint) or is_struct(hint)) and hint not in found:
        found.add(hint)
        inner = tuple(get_type_hints(hint, include_extras=True).values())
    for each in inner:
        if get_origin(hint) is not Literal:
            reachable_types(each, found)
    return found


def types_of(module: ModuleType, roots: set[object]) -> dict[str, object]:
    """The types of a module that the page needs, by name and in the module's order."""
    here = {name: thing for name, thing in vars(module).items() if not name.startswith("_")}
    return {name: thing for name, thing in here.items() if is_needed(thing, module, roots)}


def is_needed(thing: object, module: ModuleType, roots: set[object]) -> bool:
    if is_alias(thing):
        return reachable_types(thing, set()) <= roots
    known = is_typeddict(thing) or is_struct(thing)
    return known and thing in roots and getattr(thing, "__module__", None) == module.__name__


def is_alias(thing: object) -> bool:
    """A type that only has a name where it is defined. `Facts` is too general to be worth one."""
    return get_origin(thing) in (Literal, Union, UnionType, dict) and thing != Facts


def page(types: dict[str, object], imports: str = "") -> str:
    names = {hint: name for name, hint in types.items() if is_alias(hint)}
    return "\n".join(
        [HEAD, *([imports] if imports else []), *(declaration(name, hint, names) for name, hint in types.items())]
    )


def shared_page() -> str:
    return page({name: vars(shape)[name] for name in SHARED_TYPES}) + "\n" + ANY_GAME


def game_page(game: str) -> str:
    module = importlib.import_module(f"ridotto.games.{game}.rulebook.shape")
    roots: set[object] = set()
    for name in GAME_TYPES:
        reachable_types(vars(module)[name], roots)
    return page(types_of(module, roots), 'import type { Ends, Outcome, Seat } from "../../wire/game.ts";\n')


def catalog_page() -> str:
    """The games that the page is built with: it shows their doors before a house has answered."""
    imports = 'import type { OfferedGame } from "./routes.ts";\n'
    games = msgspec.json.encode(lobby.describe_games()).decode()
    return "\n".join([HEAD, imports, f"export const CATALOG: readonly OfferedGame[] = {games};", ""])


def messages_page() -> str:
    """Of the log's own types, only those that commands and messages contain: the log is full of secrets."""
    roots = reachable_types(commands.AnyCommand | messages.AnyMessage | messages.ContentRef, set())
    types = types_of(events, roots) | types_of(commands, roots) | types_of(messages, roots)
    imports = """import type { Choices, GameEvent, View } from "./game.ts";
import type { AnyAnswer } from "./routes.ts";
"""
    return page(types, f"{imports}\n{table_event()}")


def routes_page() -> str:
    """What the routes take and return, and the answers to queries at a table."""
    types: dict[str, object] = {}
    for module in (sessions, lobby, balance, replay, routes, queries):
        types |= types_of(module, route_types())
    imports = """import type { Choices, GameEvent, Preview, View } from "./game.ts";
import type { Clock, TableInfo } from "./messages.ts";
"""
    return page(types, imports)


def route_types() -> set[object]:
    roots = reachable_types(queries.AnyAnswer, set())
    for route in routes.API_ROUTES:
        reachable_types(route.response, roots)
        reachable_types(route.body, roots)
    return roots


def table_event() -> str:
    """What a device may be sent about the table itself. The gate decides which facts come with it."""
    kinds = "".join(f"\n    | {json.dumps(each.__struct_config__.tag)}" for each in get_args(events.AnyTableEvent))
    lines = ["/** Something that happened around the game. */", "export interface TableEvent {", f"  event:{kinds};"]
    return "\n".join([*lines, "  [fact: string]: unknown;", "}"]) + "\n"


def pages() -> dict[str, str]:
    """The files in web/src/, by path."""
    boards = {name: owner.page_board for name, owner in packages().items() if owner.page_board is not None}
    return {
        **{f"boards/{board}/wire.ts": game_page(game) for game, board in boards.items()},
        "wire/catalog.ts": catalog_page(),
        "wire/game.ts": shared_page(),
        "wire/routes.ts": routes_page(),
        "wire/messages.ts": messages_page(),
    }


def main() -> None:
    for path, text in pages().items():
        (PAGE / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
