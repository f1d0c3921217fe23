"""A whole game among bots: which side wins, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec

from ridotto import catalog
from ridotto.bots import Bot, ProgressCallback, choose_move, make_bot
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

DRAW: Final = "draw"
GAME_TIMEOUT: Final = 60.0  # seconds; the longest games of masters take a few
CHECK_INTERVAL: Final = 0.02  # seconds after which a game that is no longer wanted stops

ChooseMove = Callable[[Bot, Facts], str | None]  # None: stop


class WholeGame(msgspec.Struct, frozen=True, tag=True):
    """A game that bots of one kind are to play. The result depends on these fields and on nothing else."""

    game: str
    seats: int
    options: Facts
    kind: str
    seed: int


class FinishedGame(msgspec.Struct, frozen=True, tag=True):
    winner: str  # a side, or DRAW
    length: float  # in whatever the game counts


def play_whole_game(request: WholeGame, on_progress: ProgressCallback) -> FinishedGame | None:
    """Plays it here and now. None if it's no longer wanted."""
    game = catalog.game(request.game)
    state = game.deal(request.seats, request.seed, request.options)
    bots = [make_bot(request.kind, game, request.seed * request.seats + seat) for seat in range(request.seats)]
    play_out(state, bots, choose_while_wanted(on_progress))
    if state.outcome is None:
        return None
    return FinishedGame(winner(state), catalog.package(request.game).length_of(state))


def choose_while_wanted(on_progress: ProgressCallback) -> ChooseMove:
    """Asks now and then: a question to whoever waits takes longer than most moves."""
    asked_at = monotonic()
    wanted = True

    def is_wanted(used: float) -> bool:
        nonlocal asked_at, wanted
        if wanted and monotonic() - asked_at > CHECK_INTERVAL:
            wanted, asked_at = on_progress(0.0), monotonic()
        return wanted

    def choose(bot: Bot, view: Facts) -> str | None:
        move = choose_move(bot, view, is_wanted)
        return move if is_wanted(0.0) else None

    return choose


def choose_always(bot: Bot, view: Facts) -> str:
    return bot.choose(view)


def play_out(state: State, bots: list[Bot], choose: ChooseMove = choose_always) -> None:
    """The bots act in turn around the table. A seat without one, that of a person who leads, does what the rules do if
    nobody decides."""
    last = -1
    while state.to_act:
        last = min(state.to_act, key=lambda seat: (seat - last - 1) % len(bots))
        move = choose(bots[last], state.view(last)) if last < len(bots) else state.default(last)
        if move is None:
            return
        state.play(last, move)


def sides_in(state: State) -> list[str]:
    return catalog.package(state.game.name).side_of_seats(state)


def winner(state: State) -> str:
    """The first of the sides that a winner belongs to."""
    outcome = state.outcome
    assert outcome is not None
    if not any(outcome.scores):
        return DRAW
    winning = {sides_in(state)[seat] for seat in outcome.winners}
    return next(side for side in catalog.package(state.game.name).sides if side in winning)
