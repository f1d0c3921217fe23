"""No bot touches the true state: while it thinks, every look at it raises; and no bot's source knows how to get one."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ridotto
from ridotto import Game, State
from ridotto.bots import all_kinds, make_bot
from ridotto.rules.event import Facts

PACKAGE = Path(ridotto.__file__).parent
SOURCES = sorted(
    [
        *(set(PACKAGE.glob("bots/**/*.py")) - {PACKAGE / "bots" / "whole_game.py"}),  # the table that bots sit at
        *PACKAGE.glob("games/*/mind.py"),
        *PACKAGE.glob("games/*/policy.py"),
        *PACKAGE.glob("games/*/reading.py"),
        *PACKAGE.glob("games/*/earlier/*.py"),
        *PACKAGE.glob("games/*/hints.py"),
        *PACKAGE.glob("games/*/believer/**/*.py"),
    ]
)
EVERYBODY = [(game, kind) for game in ridotto.GAMES.values() for kind in all_kinds(game)]
MOVES = {"master": 6, "master-1": 6, "master-2": 6}  # kinds that think long are watched for fewer moves
STATES_ONLY = {"deal", "load", "dump", "loaded", "dealt", "dumped"}  # of a game: these make states, or give one away


class Poisoned(Exception):
    """Somebody looked at what they may not know."""


@contextmanager
def poisoned(state: State) -> Iterator[None]:
    """While it lasts, any look at this state raises, and so does dealing, loading or dumping any state."""

    def look(self: State, name: str) -> object:
        if self is state:
            raise Poisoned(name)
        return object.__getattribute__(self, name)

    def refuse(*_: object, **__: object) -> None:
        raise Poisoned

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "__getattribute__", look, raising=False)
        for name in ("deal", "load", "dump"):
            patch.setattr(Game, name, refuse)
        yield


def over_the_wire(view: Facts) -> Facts:
    """As JSON brings it: nothing in it leads back to where it was made."""
    received: Facts = json.loads(json.dumps(view))
    return received


def test_the_poison_works() -> None:
    state = ridotto.game("masker").deal(2, 1)
    with poisoned(state):
        with pytest.raises(Poisoned):
            state.view(0)
        with pytest.raises(Poisoned):
            _ = state.position
        with pytest.raises(Poisoned):
            state.game.deal(2, 1)
    assert state.view(0)


@pytest.mark.parametrize(("game", "kind"), EVERYBODY, ids=[f"{game.name}-{kind}" for game, kind in EVERYBODY])
def test_a_bot_plays_from_its_view_alone(game: Game, kind: str) -> None:
    seats = max(game.fewest, 4)
    state = game.deal(seats, 3)
    players = [make_bot(kind, game, seat) for seat in range(seats)]
    for _ in range(MOVES.get(kind, 40)):
        if not state.to_act:
            break
        seat = state.to_act[0]
        view = over_the_wire(state.view(seat))
        with poisoned(state):
            move = players[seat].choose(view)
        state.play(seat, move)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_bot_knows_how_to_get_a_state(source: Path) -> None:
    """A world imagined from a view is the only state that it may ask for."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom | ast.Import):
            assert "State" not in [name.name for name in node.names]
            assert "ridotto" not in [name.name for name in node.names], "the whole package would bring states with it"
        if isinstance(node, ast.Attribute):
            assert node.attr not in STATES_ONLY
