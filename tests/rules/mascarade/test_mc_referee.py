"""The rulebook against the referee: whole games and small tangles, move by move, the rare things among them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
import support.rules.mascarade_reference as referee
from support.rules.mascarade_random_positions import random_position
from support.rules.mascarade_reference import Dump
from support.rules.variants import VARIANTS

from ridotto import State
from ridotto.testing import Variant

GAMES = 8
TANGLES = 150

MASCARADE = [variant for variant in VARIANTS if variant.name == "mascarade"]

# What must have been seen, so that the comparison is not empty.
ALWAYS = {
    "drew one and could lay",
    "drew one in vain",
    "passed, the pool being empty",
    "laid from a long rack",
    "refilled as far as the pool went",
    "last card",
    "blocked",
    "blocked, lots drawn",
}
WITH_POINTS = {"last card, another wins", "equal points, fewer cards"}
LINKS_ANY = {"laid beside a stranger"}


def expected(variant: Variant) -> set[str]:
    points = WITH_POINTS if variant.options["scoring"] == "points" else set()
    return ALWAYS | points | (LINKS_ANY if variant.options["links"] == "any" else set())


# -- the comparison


def compared(state: State, choice: random.Random) -> Iterator[str]:
    """Plays to the end beside the referee; yields the rare things that happened."""
    facts = state.game.dump(state)
    while state.to_act:
        now = referee.of(facts)
        check_moves(state, now)
        move = choice.choice(state.moves(now["turn"]))
        state.play(now["turn"], move)
        must = referee.after(now, move)
        lots = facts["lots"]
        facts = state.game.dump(state)
        then = referee.of(facts)
        check_position(must, then, f"{now} {move}")
        assert (facts["lots"] != lots) == drawn_lots(must)
        yield from rare(now, move, then, must)


def check_moves(state: State, dump: Dump) -> None:
    assert state.to_act == referee.to_act(dump)
    for seat in range(dump["seats"]):
        assert sorted(state.moves(seat)) == sorted(referee.legal(dump, seat)), dump


def check_position(must: Dump, then: Dump, how: str) -> None:
    if must["outcome"] is None:
        assert then == must, how
        return
    # Whose turn it would be no longer matters; and among equal players lots have chosen one.
    assert then["outcome"] is not None
    assert [winner for winner in then["outcome"]["winners"] if winner in must["outcome"]["winners"]]
    chosen = must["outcome"] | {"winners": then["outcome"]["winners"][:1]}
    assert then == must | {"turn": then["turn"], "outcome": chosen}, how


def drawn_lots(must: Dump) -> bool:
    return must["outcome"] is not None and len(must["outcome"]["winners"]) > 1


# -- what was rare


def rare(now: Dump, move: str, then: Dump, must: Dump) -> Iterator[str]:
    seat = now["turn"]
    card, square = move.split()
    if 0 in [referee.shared(card, other) for other in referee.beside(now, square)]:
        yield "laid beside a stranger"
    if len(now["racks"][seat]) > 6:
        yield "laid from a long rack"
    if now["pool"] and not then["pool"] and len(then["racks"][seat]) < 5:
        yield "refilled as far as the pool went"
    if then["outcome"] is None:
        yield from rare_turn(now, then)
    else:
        yield from rare_end(seat, then, must)


def rare_turn(now: Dump, then: Dump) -> Iterator[str]:
    """What those between the last player and the next one did."""
    following = [(now["turn"] + step) % now["seats"] for step in range(1, now["seats"])]
    for seat in following:
        on_turn = seat == then["turn"]
        if len(then["racks"][seat]) > len(now["racks"][seat]):
            yield "drew one and could lay" if on_turn else "drew one in vain"
        elif not on_turn:
            yield "passed, the pool being empty"
        if on_turn:
            return


def rare_end(seat: int, then: Dump, must: Dump) -> Iterator[str]:
    assert then["outcome"] is not None
    assert must["outcome"] is not None
    if then["outcome"]["reason"] == "mascarade-last-card":
        yield "last card" if then["outcome"]["winners"] == [seat] else "last card, another wins"
    else:
        yield "blocked, lots drawn" if drawn_lots(must) else "blocked"
    if must["outcome"]["scores"].count(max(must["outcome"]["scores"])) > len(must["outcome"]["winners"]):
        yield "equal points, fewer cards"


# -- the tests


@pytest.mark.parametrize("variant", MASCARADE, ids=str)
def test_rulebook_and_referee_agree(variant: Variant) -> None:
    """MC-4 to MC-9: legal moves, whose turn, the whole next position and the outcome, at every step."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        seen.update(compared(variant.deal(seed), random.Random(seed)))
    for seed in range(TANGLES):
        choice = random.Random(seed)
        seen.update(compared(random_position(variant.seats, variant.options, choice), choice))
    assert expected(variant) - set(seen) == set()
