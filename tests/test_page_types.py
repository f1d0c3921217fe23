"""The page's types are those of the server."""

from __future__ import annotations

import importlib
import re
from typing import get_args, get_type_hints

import pytest
from page_types import PAGE, pages

import ridotto
from ridotto.catalog import packages
from ridotto.house.http.lobby import OfferedGame, describe_games
from ridotto.table import events

UNIONS = {"AnyCommand": "command", "AnyMessage": "type"}


@pytest.mark.parametrize("path", pages())
def test_they_are_current(path: str) -> None:
    assert (PAGE / path).read_text(encoding="utf-8") == pages()[path], "run: python tools/page_types.py"


@pytest.mark.parametrize("union", UNIONS)
def test_a_union_can_be_told_apart(union: str) -> None:
    page = pages()["wire/messages.ts"]
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
    types = set(re.findall(r"export (?:interface|type) (\w+)", pages()["wire/messages.ts"]))
    assert not types & {event.__name__ for event in get_args(events.AnyTableEvent)}


def test_no_game_event_has_the_name_of_a_table_event() -> None:
    """The page tells events apart by their kind alone."""
    of_the_table = {event.__struct_config__.tag for event in get_args(events.AnyTableEvent)}
    for game in ridotto.GAMES:
        shape = importlib.import_module(f"ridotto.games.{game}.rulebook.shape")
        kinds = {kind for event in get_args(shape.Event) for kind in get_args(get_type_hints(event)["event"])}
        assert not kinds & of_the_table


def test_every_board_that_a_game_names_is_on_the_page() -> None:
    boards = [owner.page_board for owner in packages().values() if owner.page_board is not None]
    assert len(boards) > 1
    assert [board for board in boards if not (PAGE / "boards" / board / "index.tsx").is_file()] == []


@pytest.mark.parametrize("game", describe_games(), ids=lambda game: game.name)
def test_a_quick_game_is_possible(game: OfferedGame) -> None:
    assert game.fewest <= game.usual_seats <= game.most
    ridotto.game(game.name).deal(game.usual_seats, 1, game.quick_options)
