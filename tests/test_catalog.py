"""Games are found by entry points, whoever wrote them; a broken one of somebody else's doesn't stop the house."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from io import StringIO
from pathlib import Path

import pytest
from support.table.table_driver import TableDriver

import ridotto
from ridotto import catalog, words
from ridotto.bots import bot_makers, kinds_for
from ridotto.cli.boards import board_of
from ridotto.cli.terminal import Terminal
from ridotto.errors import NotInstalled, NotNow, UnknownGame
from ridotto.game_package import GamePackage
from ridotto.games.masker.rulebook.game import Masker
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts
from ridotto.rules.lots import Lots
from ridotto.rules.position import Position
from ridotto.table.lessons.catalog import games_with_lessons, lesson_of

OURS = ["mascarade", "masker", "mask", "carnaval"]


class Nodding(Game):
    name, title, fewest, most, options = "nodding", "Nodding", 2, 2, ()

    def dealt(self, seats: int, chosen: Facts, lots: Lots) -> Position:
        return Masker().dealt(seats, {"grid": "flat"}, lots)

    def seen(self, position: Position, seat: int | None) -> Facts:
        return {"nods": [3, 4], "table": "round"}

    def options_of(self, position: Position) -> Facts:
        return {}

    def written(self, position: Position, move: int) -> str:
        return f"nod {move}"


class NoddingPackage(GamePackage):
    """The least that an author has to write."""

    rulebook = Nodding()


class Misnamed(GamePackage):
    rulebook = Masker()


class Broken(GamePackage):
    def __init__(self) -> None:
        raise ValueError("half a game")


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, catalog.ENTRY_POINTS)


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The games that are installed besides ours."""
    others: list[EntryPoint] = []
    ours = list(entry_points(group=catalog.ENTRY_POINTS))
    monkeypatch.setattr(catalog, "entry_points", lambda group: [*ours, *others])
    for cached in (catalog.packages, bot_makers, board_of):
        cached.cache_clear()
    yield others
    for cached in (catalog.packages, bot_makers, board_of):
        cached.cache_clear()


def test_ours_come_first_and_in_their_order(install: list[EntryPoint]) -> None:
    install.append(entry("nodding", f"{__name__}:NoddingPackage"))
    assert list(ridotto.GAMES) == [*OURS, "nodding"]
    assert ridotto.game("nodding").title == "Nodding"
    with pytest.raises(UnknownGame, match="nodding"):
        ridotto.game("chess")


def test_a_game_that_brings_only_its_rulebook_has_a_bot_and_a_board(install: list[EntryPoint]) -> None:
    install.append(entry("nodding", f"{__name__}:NoddingPackage"))
    game = ridotto.game("nodding")
    assert kinds_for(game) == ["random"]
    assert games_with_lessons() == OURS
    with pytest.raises(NotNow, match="Nodding doesn’t have a lesson yet"):
        lesson_of("nodding")
    board, terminal = board_of("nodding"), Terminal(StringIO(), StringIO(), {})
    drawn = board.draw(game.deal(2, 1).view(0), ["Anna", "Bob"], terminal)
    assert drawn == ["nods:", "  Anna: 3", "  Bob: 4", "table: round"]
    assert board.describe_event({"event": "nods", "seat": 1, "times": 2}, ["Anna", "Bob"]) is None, "it has no words"


def test_where_no_bot_thinks_there_are_no_hints(install: list[EntryPoint]) -> None:
    install.append(entry("nodding", f"{__name__}:NoddingPackage"))
    assert not TableDriver("nodding").sit("Anna").table.gives_hints
    assert TableDriver("masker").sit("Anna").table.gives_hints


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("gone", "no_such_package.game:Game", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("broken", f"{__name__}:Broken", "ValueError: half a game"),
        ("nodding", f"{__name__}:Misnamed", "TypeError: this isn't the descriptor of a game called nodding"),
        ("nodding", f"{__name__}:Nodding", "TypeError: this isn't the descriptor of a game called nodding"),
    ],
)
def test_a_broken_game_is_named_and_left_out(install: list[EntryPoint], name: str, value: str, why: str) -> None:
    install.append(entry(name, value))
    with pytest.warns(RuntimeWarning, match=name) as warned:
        assert list(ridotto.GAMES) == OURS
    assert why in str(warned[0].message)


def test_a_second_game_of_the_same_name_is_left_out(install: list[EntryPoint]) -> None:
    install.append(entry("masker", f"{__name__}:Misnamed"))
    with pytest.warns(RuntimeWarning, match="two games called masker"):
        assert type(catalog.package("masker")).__module__ == "ridotto.games.masker.package"


def test_without_metadata_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch, install: list[EntryPoint]) -> None:
    monkeypatch.setattr(catalog, "entry_points", lambda group: [])
    with pytest.raises(NotInstalled, match=r"python3 dev\.py play"):
        ridotto.game("masker")


def modules_after(program: str) -> list[str]:
    """The modules of ours that are loaded when the program has run."""
    listed = f"import json, sys\n{program}\nprint(json.dumps([name for name in sys.modules if 'ridotto.' in name]))"
    done = subprocess.run([sys.executable, "-c", listed], env={**os.environ}, capture_output=True, check=True, cwd="/")
    found: list[str] = json.loads(done.stdout)
    return found


def test_importing_ridotto_loads_no_game() -> None:
    assert not [name for name in modules_after("import ridotto") if name.startswith("ridotto.games")]


def test_a_worker_of_the_bots_loads_neither_tables_nor_boards() -> None:
    loaded = modules_after("""
import ridotto.bots.pool.worker_main
from ridotto import GAMES
from ridotto.bots import kinds_for, make_bot
from ridotto.bots.hints import explain_move
for game in GAMES.values():
    state = game.deal(game.fewest, 1)
    seat = state.to_act[0]
    make_bot(kinds_for(game)[1], game, 1).choose(state.view(seat))
    explain_move(game.name, state.position, seat, state.position.legal(seat)[0])
""")
    assert "ridotto.games.carnaval.believer" in loaded
    assert not [name for name in loaded if name.startswith(("ridotto.table", "ridotto.cli", "ridotto.house"))]
    assert not [name for name in loaded if name.endswith((".terminal", ".lesson"))]


def test_a_game_that_lacks_a_language_speaks_english_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("nodding-summary = Nod.\n", encoding="utf-8")
    (tmp_path / "en" / "rules.md").write_text("# Nodding\n", encoding="utf-8")
    monkeypatch.setattr(words, "_game_folders", [lambda: {"nodding": tmp_path}])
    words.messages.cache_clear()
    try:
        assert words.messages("de").endswith("nodding-summary = Nod.\n")
        assert words.rules_page("nodding", "de") == "# Nodding\n"
    finally:
        words.messages.cache_clear()
