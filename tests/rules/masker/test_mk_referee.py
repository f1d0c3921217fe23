"""The rulebook against the referee: whole games and endgames, move by move, the rare things among them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
import support.rules.masker_reference as referee
from support.rules.masker_random_endgames import random_endgame
from support.rules.masker_reference import Dump
from support.rules.variants import VARIANTS

from ridotto import State
from ridotto.testing import Variant

GAMES = 25  # of each kind of player
ENDGAMES = 500
SPENT = {"turn", "taken", "anywhere"}  # mean nothing once the game is over

MASKER = [variant for variant in VARIANTS if variant.name == "masker"]

# What must have been seen, so that the comparison isn't empty. Not everything can happen at every table: two full
# players at two or at four would hold 36 crosses, one more than there are.
EVERYWHERE = {"isolated", "white goes on though isolated", "white for the next", "full passes", "suicide at the end"}
AT_THREE = {
    "share",
    "forced share",
    "handed over",
    "handed over all they had",
    "handed over, so goes on",
    "drawn on, so plays again",
    "limit lifted",
    "beyond the limit",
}
IN_STACKS = {"own stack", "own stack, white", "stack left empty", "covered cross saves"}


def expected(variant: Variant) -> set[str]:
    at_three = AT_THREE if variant.seats == 3 else set()
    in_stacks = IN_STACKS if variant.options["grid"] == "stacks" else set()
    return EVERYWHERE | at_three | in_stacks


# -- players: each says which crosses it likes to take


def nothing_special(_dump: Dump) -> str:
    return ""


def self_destroyer(dump: Dump) -> str:
    return dump["colours"][dump["turn"]]


def hunter(dump: Dump) -> str:
    """All against seat 0, and white to get about."""
    return dump["colours"][0] + "w"


def hoarder(dump: Dump) -> str:
    """Takes what is nobody's, so that piles grow full."""
    return "".join(cross for cross in "wRBGYP" if cross not in dump["colours"])


PLAYERS: list[Callable[[Dump], str]] = [nothing_special, self_destroyer, hunter, hoarder]


def picked(dump: Dump, moves: list[str], liked: str, choice: random.Random) -> str:
    tops = {place: pile[-1:] for place, pile in referee.piles(dump).items()}
    good = [move for move in moves if move in tops and tops[move] in liked]
    return choice.choice(good if good and choice.random() < 0.9 else moves)


# -- the comparison


def compared(state: State, player: Callable[[Dump], str], choice: random.Random) -> Iterator[str]:
    """Plays to the end beside the referee; yields the rare things that happened."""
    now = referee.of(state.game.dump(state))
    while state.to_act:
        check_moves(state, now)
        seat = state.to_act[0]
        move = picked(now, state.moves(seat), player(now), choice)
        state.play(seat, move)
        must = referee.after(now, move)
        then = referee.of(state.game.dump(state))
        check_position(must, then, f"{now} {move}")
        check_outcome(state, must)
        yield from rare(now, move, then)
        now = then


def check_moves(state: State, dump: Dump) -> None:
    assert state.to_act == referee.to_act(dump)
    for seat in range(dump["seats"]):
        assert sorted(state.moves(seat)) == sorted(referee.legal(dump, seat)), dump


def check_position(must: Dump, then: Dump, how: str) -> None:
    if referee.is_over(must):
        assert {**then, **dict.fromkeys(SPENT)} == {**must, **dict.fromkeys(SPENT)}, how
    else:
        assert then == must, how


def check_outcome(state: State, dump: Dump) -> None:
    winners = referee.winners(dump)
    if winners is None:
        assert state.outcome is None
        return
    assert state.outcome is not None
    assert list(state.outcome.winners) == winners
    assert list(state.outcome.scores) == [referee.crosses_of(dump, seat) for seat in range(dump["seats"])]


# -- what was rare


def rare(now: Dump, move: str, then: Dump) -> Iterator[str]:
    if move.startswith("share"):
        yield from rare_share(now, then)
    elif move != "stop":
        yield from rare_capture(now, move, then)
        yield from rare_elimination(now, then)
        yield from rare_stack(now, move, then)
    yield from rare_turn(now, then)


def rare_share(now: Dump, then: Dump) -> Iterator[str]:
    yield "share"
    full = [seat for seat in range(3) if referee.is_full(now, seat)]
    if then["turn"] in full and not now["unlimited"] and not then["unlimited"]:
        yield "drawn on, so plays again"


def rare_capture(now: Dump, move: str, then: Dump) -> Iterator[str]:
    white = referee.piles(now)[move].removesuffix("o").endswith("w")
    alone = not referee.beside(then)
    same_turn = then["taken"] == now["taken"] + 1
    if alone and not white and not referee.is_over(then):
        yield "isolated"
    if alone and white and same_turn:
        yield "white goes on though isolated"
    if white and not same_turn and not alone:
        yield "white for the next"
    if now["unlimited"] and referee.is_full(now, now["turn"]):
        yield "beyond the limit"


def rare_elimination(now: Dump, then: Dump) -> Iterator[str]:
    fallen = set(then["eliminated"]) - set(now["eliminated"])
    seat = now["turn"]
    if fallen and referee.is_over(then):
        yield "suicide at the end" if seat in fallen else "end"
    elif seat in fallen:
        yield "wait for the share" if referee.must_share(then) else "forced share"
    elif fallen:
        yield from rare_gift(now, then, seat)


def rare_gift(now: Dump, then: Dump, seat: int) -> Iterator[str]:
    yield "handed over"
    if not then["captured"][seat]:
        yield "handed over all they had"
    would_be_full = len(now["captured"][seat]) == referee.FULL[3] - 1
    if would_be_full and then["turn"] == seat and then["taken"] and not now["unlimited"]:
        yield "handed over, so goes on"


def rare_stack(now: Dump, move: str, then: Dump) -> Iterator[str]:
    if referee.is_flat(now):
        return
    if move == referee.home(now):
        yield "own stack, white" if then["captured"][now["turn"]].endswith("w") else "own stack"
    if move != referee.home(now) and not referee.piles(then)[referee.home(now)]:
        yield "stack left empty"  # MK-13
    tops = [pile[-1:] for pile in referee.piles(then).values()]
    if any(now["colours"][seat] not in tops for seat in referee.in_play(then)):
        yield "covered cross saves"


def rare_turn(now: Dump, then: Dump) -> Iterator[str]:
    if then["unlimited"] and not now["unlimited"]:
        yield "limit lifted"
    turned = then["taken"] == 0 and not referee.is_over(then)
    following = referee.next_seat(now, now["turn"])
    if turned and then["turn"] != following and following in referee.in_play(then):
        yield "full passes"


# -- the tests


@pytest.mark.parametrize("variant", MASKER, ids=str)
def test_rulebook_and_referee_agree(variant: Variant) -> None:
    """MK-4 to MK-15: legal moves, whose turn, the whole next position and the outcome, at every step."""
    seen: Counter[str] = Counter()
    for player in PLAYERS:
        for seed in range(GAMES):
            seen.update(compared(variant.deal(seed), player, random.Random(seed)))
    for seed in range(ENDGAMES):
        choice = random.Random(seed)
        start = random_endgame(variant.seats, str(variant.options["grid"]), choice)
        seen.update(compared(start, choice.choice(PLAYERS), choice))
    assert expected(variant) - set(seen) == set()
