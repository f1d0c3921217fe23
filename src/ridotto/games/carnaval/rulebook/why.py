"""Why a move of the carnival is refused."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.errors import IllegalMove
from ridotto.games.carnaval.rulebook.content import CASANOVA
from ridotto.games.carnaval.rulebook.notation import (
    FIRST_STATEMENT,
    LAST_STATEMENT,
    PASS,
    RETRACT,
    SHAPES,
    THING,
    VERB,
    move_text,
)
from ridotto.games.carnaval.rulebook.phases import rest
from ridotto.games.carnaval.rulebook.phases.abilities import can_do
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import STATEMENTS
from ridotto.rules.bits import bit


def refusal(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if seat == position.seats:
        return IllegalMove("carnaval-not-master", move=move_text(move))
    if position.talking():
        return _not_in_talk(position, seat, move)
    if move == PASS:
        return IllegalMove("carnaval-must-name", wanted=_wanted(position))
    if move // VERB != position.verb():
        return IllegalMove("carnaval-other-move", wanted=_wanted(position), move=move_text(move))
    return _cannot_name(position, seat, move)


def _wanted(position: CarnavalPosition) -> str:
    """The verb that is asked for now."""
    phrase, shape = SHAPES[position.verb()]
    return f"{phrase} …" if shape else phrase


def _cannot_name(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if position.choices(seat) == 0:
        return _unable(position, seat)
    return _not_this_one(position, seat, move)


def _not_this_one(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    """Why that player cannot be named; of what the seat knows anyway."""
    phrase, shape = SHAPES[move // VERB]
    named = bit(move // THING % THING)
    if shape == "s" and named & position.cast.everybody:
        if named == bit(seat):
            return IllegalMove("carnaval-name-self")
        for key, seats in _unnameable(position, seat, phrase):
            if named & seats:
                return IllegalMove(key)
    return IllegalMove("carnaval-cannot-name", move=move_text(move))


def _unnameable(position: CarnavalPosition, seat: int, verb: str) -> list[tuple[str, i64]]:
    """By what is done: whom it cannot be done to, and why not."""
    bare = position.open()
    if verb == "lend":
        return [("carnaval-name-masked", ~bare)]
    if verb in ("mark", "serve", "pour"):
        before = {"mark": position.mark, "serve": position.served_before, "pour": position.wine_before}[verb]
        return [("carnaval-name-again", before), ("carnaval-name-bare", bare if verb == "serve" else i64(0))]
    if verb == "charm":
        again = position.lady_before if position.cast.roles[seat] == CASANOVA else position.lord_before
        return [("carnaval-name-again", again), ("carnaval-name-charm", position.cast.everybody)]
    friends = position.pranksters() if position.pranksters() & bit(seat) and verb == "unmask" else i64(0)
    accused = position.accused if verb in ("vote", "choose") else position.cast.everybody
    return [("carnaval-name-bare", bare), ("carnaval-name-fellow", friends), ("carnaval-name-accused", ~accused)]


def _unable(position: CarnavalPosition, seat: int) -> IllegalMove:
    """They are asked all the same, so that nobody can read anything from silence."""
    if position.blocked() & bit(seat):
        return IllegalMove("carnaval-blocked")
    if not position.masked & bit(seat):
        return IllegalMove("carnaval-mask-gone")
    return IllegalMove("carnaval-only-pass")


def _not_in_talk(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    verb = move // VERB
    if FIRST_STATEMENT <= verb <= LAST_STATEMENT:
        return _not_said(position, seat, move)
    if verb != can_do(position, seat):
        blocked = position.blocked() & bit(seat) != 0
        return IllegalMove("carnaval-blocked" if blocked else "carnaval-not-in-talk", move=move_text(move))
    return _not_this_one(position, seat, move)


def _not_said(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if not rest.can_talk(position, seat):
        return IllegalMove("carnaval-said-enough", most=STATEMENTS)
    if move // VERB == RETRACT:
        return IllegalMove("carnaval-nothing-to-retract", number=move // THING % THING)
    return IllegalMove("carnaval-cannot-say", statement=move_text(move))
