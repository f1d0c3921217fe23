"""The page's types are those of the server."""

from __future__ import annotations

import importlib
import re
from typing import get_args, get_type_hints

import pytest
from page_types import WIRE, pages

import ridotto
from ridotto.table import events

UNIONS = {"AnyCommand": "command", "AnyMessage": "type"}


@pytest.mark.parametrize("name", pages())
def test_they_are_current(name: str) -> None:
    assert (WIRE / name).read_text(encoding="utf-8") == pages()[name], "run: python tools/page_types.py"


@pytest.mark.parametrize("union", UNIONS)
def test_a_union_can_be_told_apart(union: str) -> None:
    page = pages()["wire.ts"]
    found = re.search(rf"export type {union} =([^;]+);", page)
    assert found is not None
    tags = [tag_in(page, name, UNIONS[union]) for name in re.findall(r"\w+", found[1])]
    assert len(tags) > 1
    assert len(set(tags)) == len(tags)


def tag_in(page: str, name: str, field: str) -> str:
    found = re.search(rf'export interface {name} {{\n  {field}: "([a-z-]+)";', page)
    assert found is not None, name
    return found[1]


def test_the_page_has_no_types_of_the_log() -> None:
    """The log holds seeds and sealed moves."""
    types = set(re.findall(r"export (?:interface|type) (\w+)", pages()["wire.ts"]))
    assert not types & {event.__name__ for event in get_args(events.AnyTableEvent)}


def test_no_game_event_has_the_name_of_a_table_event() -> None:
    """The page tells events apart by their kind alone."""
    of_the_table = {event.__struct_config__.tag for event in get_args(events.AnyTableEvent)}
    for game in ridotto.GAMES:
        shape = importlib.import_module(f"ridotto.games.{game}.rulebook.shape")
        kinds = {kind for event in get_args(shape.Event) for kind in get_args(get_type_hints(event)["event"])}
        assert not kinds & of_the_table


DOOR = re.compile(r'name: "(\w+)", title: "([^"]+)", fewest: (\d+), most: (\d+), usual: (\d+)')


def test_a_door_says_what_the_rulebook_says_before_the_house_has_answered() -> None:
    doors = DOOR.findall((WIRE.parent / "api.ts").read_text(encoding="utf-8"))
    rulebooks = [(game.name, game.title, str(game.fewest), str(game.most)) for game in ridotto.GAMES.values()]
    assert sorted(door[:4] for door in doors) == sorted(rulebooks)
    assert all(int(fewest) <= int(usual) <= int(most) for _, _, fewest, most, usual in doors)
