"""Taking back a move: alone with bots just so, else if everybody agrees who was there, a bot in their chair or not."""

from __future__ import annotations

from ridotto.errors import NotAllowed, NotNow
from ridotto.rules.contract import State
from ridotto.table import asks, hush
from ridotto.table.log import AnyHappening, TookBack, UndoAnswered, UndoAsked
from ridotto.table.playing import deal
from ridotto.table.standing import Asker, Asks, Folds, Standing, Undoing

# -- questions


def undoable(table: Standing, seats: tuple[int, ...]) -> tuple[int, ...]:
    """At which of these seats, all of one guest, something can be taken back now."""
    if not seats or table.phase != "playing" or table.paused_at is not None or table.undoing is not None:
        return ()
    played = tuple(seat for seat in seats if table.chairs[seat].bot is None)
    if not table.game.secret_deciders:
        return tuple(seat for seat in played if seat in table.movers)
    if len(table.players) > 1:
        return ()
    # Around one device a button that only some have would tell the others who was called.
    return played if len(seats) > 1 else tuple(seat for seat in played if seat in table.movers)


# -- what can be asked


def undo(table: Standing, asker: Asker, asking: asks.Undo) -> list[AnyHappening]:
    """Back to before the seat's last own decision. What was secret cannot be unlearned, so a carnival goes on."""
    table.going_on()
    table.check_mine(asker.guest, asking.seat)
    others = concerned(table, asker.guest.id)
    if table.undoing is not None:
        raise NotNow("table-undo-asked")
    if table.game.secret_deciders and table.players != {asker.guest.id}:
        raise NotAllowed("table-no-undo")
    own = [at for at, move in enumerate(table.moves) if move.seat == asking.seat and move.by == "person"]
    if not own:
        raise NotNow("table-nothing-to-undo")
    return [UndoAsked(asking.seat, own[-1], has_revealed(table, own[-1]))] if others else [TookBack(own[-1])]


def has_revealed(table: Standing, remaining: int) -> bool:
    """Whether something hidden has come out since then, say a card that was drawn. It can't be unseen, so everybody
    who is asked shall know it."""
    state = replayed(table, remaining)
    for move in table.moves[remaining:]:
        state.play(move.seat, move.move)
        if any(event.kind in table.game.reveals for event in state.events):
            return True
    return False


def replayed(table: Standing, remaining: int) -> State:
    """The game after so many moves."""
    assert table.dealt is not None
    state = deal(table, table.dealt)
    for move in table.moves[:remaining]:
        state.play(move.seat, move.move)
    return state


def concerned(table: Standing, asker: str) -> set[int]:
    """The seats of all other people, also of those for whom a bot plays: nobody is asked less by being away."""
    held = set(table.seats_of(asker))
    return {seat for seat, chair in enumerate(table.chairs) if chair.guest is not None and seat not in held}


def answer(table: Standing, asker: Asker, asking: asks.AnswerUndo) -> list[AnyHappening]:
    """A guest answers for all their seats; the last yes takes back, one no ends it, also that of whoever has asked."""
    table.going_on()
    table.check_held(asker.guest, asking.seat)
    undoing = table.undoing
    if undoing is not None and asking.seat == undoing.seat and not asking.yes:
        return [UndoAnswered(asking.seat, False, withdrawn=True)]
    if undoing is None or asking.seat not in undoing.missing:
        raise NotNow("table-no-undo-asked")
    answered = UndoAnswered(asking.seat, asking.yes)
    agreed = asking.yes and undoing.missing <= set(table.seats_of(asker.guest.id))
    return [answered, TookBack(undoing.to)] if agreed else [answered]


# -- what happens


def asked(table: Standing, what: UndoAsked, at: float) -> None:
    guest = table.chairs[what.seat].guest
    table.undoing = Undoing(what.seat, what.to, concerned(table, guest.id if guest else ""), what.revealed)


def answered(table: Standing, what: UndoAnswered, at: float) -> None:
    guest = table.chairs[what.seat].guest
    if table.undoing is not None and guest is not None:
        table.undoing.missing -= set(table.seats_of(guest.id))
    if not what.yes:
        table.undoing = None


def took_back(table: Standing, what: TookBack, at: float) -> None:
    table.undoing = None
    table.state = replayed(table, what.to)
    table.moves = table.moves[: what.to]
    table.movers = {move.seat for move in table.moves if move.by == "person"}
    table.running.clear()
    hush.renew(table, at)


ASKS: Asks = {asks.Undo: undo, asks.AnswerUndo: answer}
FOLDS: Folds = {UndoAsked: asked, UndoAnswered: answered, TookBack: took_back}
