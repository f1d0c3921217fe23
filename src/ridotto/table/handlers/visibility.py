"""What could be noticed of a move, by comparing the game before it and after it."""

from __future__ import annotations

from ridotto.rules.contract import State


def is_secret(state: State) -> bool:
    """Whether somebody has to decide, and not everybody may know who."""
    return state.to_act != state.position.deciders_seen_by(-1)


def sees_change(before: State, after: State, seat: int | None) -> bool:
    """Whether that seat (None: a spectator) could tell that something has happened."""
    return any(event.seen_by(seat) is not None for event in after.events) or after.view(seat) != before.view(seat)


def is_public(before: State, after: State) -> bool:
    """Whether everybody could tell, spectators too."""
    return sees_change(before, after, None)


def is_noticed_by_strangers(before: State, after: State, mover: int) -> bool:
    """Whether anybody could tell who may not see that the mover had to decide."""
    chairs = range(int(before.position.chairs()))
    strangers = [seat for seat in chairs if mover not in before.position.deciders_seen_by(seat)]
    return is_public(before, after) or any(sees_change(before, after, seat) for seat in strangers)
