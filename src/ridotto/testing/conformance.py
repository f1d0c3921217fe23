"""What every game must do. A check of VARIANT_CHECKS takes a variant, one of GAME_CHECKS a game."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Final

from ridotto.errors import BadOption, BadPosition, IllegalMove, NotYourTurn, UnknownSeat, UnreadableMove
from ridotto.rules.contract import Game, State
from ridotto.rules.dice import Dice
from ridotto.rules.playout import play_out
from ridotto.rules.position import NOBODY
from ridotto.testing.json_bytes import from_json, to_json
from ridotto.testing.refused import check_sentence, refused
from ridotto.testing.variant import Variant, positions, some_positions

LOOKS_A_GAME: Final = 2  # positions of each random game that are looked at closely
MOST_MOVES: Final = 5000  # a game in which everybody idles must be over by then
NO_MOVES: Final = ["", " ", "z99", "capture", "🎭", "stop stop", "c4 c4 c4", "-1", "share 1", "\x00", "a" * 10_000]
NONSENSE: Final[tuple[object, ...]] = ("no-such-value", 17.5, [], [[]], ["x"], {}, {"x": "y"}, b"x")
BAD_SEATS: Final[tuple[object, ...]] = (-1, 0, 99, True, "3", None, 2.0)


# -- every variant


def random_games_end_and_keep_the_contract(variant: Variant) -> None:
    for seed in range(variant.games):
        game = list_of_looks(variant, seed)
        for state in game:
            check_round_trip(state)
            check_legality(state)
            check_worlds(state, seed)
        check_end(game[-1])


def list_of_looks(variant: Variant, seed: int) -> list[State]:
    """Some positions of a random game; the last one is its end."""
    choice = random.Random(seed)
    looks: list[State] = []
    last = None
    for number, state in enumerate(positions(variant, seed)):
        last = state
        if len(looks) < LOOKS_A_GAME and choice.random() < 1 / (1 + number / 10):
            looks.append(state.copy())
    assert last is not None
    return [*looks, last]


def check_round_trip(state: State) -> None:
    dumped = to_json(state.game.dump(state))
    again = state.game.load(from_json(dumped))
    assert to_json(state.game.dump(again)) == dumped
    assert again == state
    assert again.to_act == state.to_act
    assert again.outcome == state.outcome


def check_legality(state: State) -> None:
    for seat in range(state.position.seats):
        moves = state.moves(seat)
        assert bool(moves) == (seat in state.to_act or state.position.may_interrupt(seat))
        assert len(set(moves)) == len(moves)
        for move in moves:
            number = state.game.read(state.position, move)
            assert state.game.written(state.position, number) == move
            assert state.position.is_legal(seat, number)


def check_worlds(state: State, seed: int) -> None:
    for seat in (*range(state.position.chairs()), None):
        view = to_json(state.view(seat))
        world = state.game.world(from_json(view), seed)
        assert to_json(world.view(seat)) == view
        assert deciders(world, seat) == deciders(state, seat)


def deciders(state: State, seat: int | None) -> tuple[int, ...]:
    return state.position.deciders_seen_by(NOBODY if seat is None else seat)


def check_end(state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    assert state.to_act == ()
    assert outcome.winners
    assert len(outcome.scores) == state.position.seats
    with refused(NotYourTurn):
        state.play(0, "stop")


def a_redeal_changes_nothing_that_the_seat_sees(variant: Variant) -> None:
    dice = Dice(3)
    for state in some_positions(variant, 7):
        for seat in (*range(variant.seats), None):
            before = to_json(state.view(seat))
            twin = state.copy()
            twin.position.redeal(NOBODY if seat is None else seat, dice)
            assert to_json(twin.view(seat)) == before
            check_round_trip(twin)


def same_seed_same_game(variant: Variant) -> None:
    one, other = ([s.game.dump(s) for s in positions(variant, 5)] for _ in range(2))
    assert one == other
    assert variant.game.dump(variant.deal(5)) != variant.game.dump(variant.deal(6))


def a_copy_is_independent(variant: Variant) -> None:
    for state in some_positions(variant, 3):
        before = to_json(state.game.dump(state))
        twin = state.copy()
        assert twin == state
        play_out(twin.position, Dice(1))
        assert to_json(state.game.dump(state)) == before


def illegal_moves_change_nothing(variant: Variant) -> None:
    for state in some_positions(variant, 4):
        before = to_json(state.game.dump(state))
        events = list(state.events)
        for seat in range(state.position.seats):
            for move in NO_MOVES:
                with refused(IllegalMove):
                    state.play(seat, move)
        assert to_json(state.game.dump(state)) == before
        assert state.events == events


def the_default_after_a_timeout_is_legal(variant: Variant) -> None:
    for state in some_positions(variant, 6):
        for seat in range(state.position.chairs()):
            if seat in state.to_act:
                assert state.default(seat) in state.moves(seat)
            else:
                with refused(NotYourTurn):
                    state.default(seat)


def a_game_ends_even_if_everybody_lets_their_time_run_out(variant: Variant) -> None:
    state = variant.deal(6)
    for _ in range(MOST_MOVES):
        if not state.to_act:
            return
        seat = state.to_act[0]
        state.play(seat, state.default(seat))
    raise AssertionError("it never ends")


def there_are_as_many_chairs_as_the_game_says(variant: Variant) -> None:
    chairs = variant.game.chairs(variant.seats, variant.options)
    assert chairs == variant.deal(1).position.chairs()


def who_may_talk_depends_on_nothing_hidden(variant: Variant) -> None:
    for state in some_positions(variant, 8):
        for seat in range(state.position.chairs()):
            world = variant.game.world(state.view(seat), 1)
            assert world.may_talk(seat) == state.may_talk(seat)
            assert state.may_talk(seat) or state.to_act, "when all is over everybody talks"
    with refused(UnknownSeat):
        state.may_talk(99)


def only_a_game_that_says_so_hides_who_decides(variant: Variant) -> None:
    hidden = any(state.to_act != deciders(state, None) for state in some_positions(variant, 1))
    assert hidden == variant.game.secret_deciders


def random_move_picks_among_the_legal_ones(variant: Variant) -> None:
    dice = Dice(9)
    for state in some_positions(variant, 2):
        for seat in state.to_act:
            legal = set(state.position.legal(seat))
            picked = {int(state.position.random_move(seat, dice)) for _ in range(20)}
            assert picked <= legal


VARIANT_CHECKS: Final = (
    random_games_end_and_keep_the_contract,
    a_redeal_changes_nothing_that_the_seat_sees,
    same_seed_same_game,
    a_copy_is_independent,
    illegal_moves_change_nothing,
    the_default_after_a_timeout_is_legal,
    a_game_ends_even_if_everybody_lets_their_time_run_out,
    there_are_as_many_chairs_as_the_game_says,
    who_may_talk_depends_on_nothing_hidden,
    only_a_game_that_says_so_hides_who_decides,
    random_move_picks_among_the_legal_ones,
)


# -- every game


def the_default_declines_if_it_can(game: Game) -> None:
    """And the first move of `declines` comes up in some game."""
    said: set[str] = set()
    for state in positions(Variant(game, game.fewest, {}), 1):
        for seat in state.to_act:
            declines = [word for word in game.declines if word in state.moves(seat)]
            assert state.default(seat) == (declines or state.moves(seat))[0]
            said |= set(declines)
    assert said >= set(game.declines[:1])


def whoever_may_not_play_is_told_so(game: Game) -> None:
    state = game.deal(game.most, 1)
    waiting = next((seat for seat in range(game.most) if seat not in state.to_act), None)
    if waiting is not None:
        with refused(NotYourTurn):
            state.play(waiting, state.moves(state.to_act[0])[0])
    for nobody in (-1, game.most, True, "0", None, 1.0):
        with refused(UnknownSeat):
            state.play(nobody, "x")
    with refused(UnreadableMove):
        state.play(state.to_act[0], 3)
    with refused(UnknownSeat):
        state.view(game.most)


def wrong_numbers_of_seats_are_refused(game: Game) -> None:
    for seats in (*BAD_SEATS, game.fewest - 1, game.most + 1):
        with refused(BadOption, saying=f"{game.title} is for {game.fewest} to {game.most}"):
            game.deal(seats, 1)


def wrong_options_are_refused(game: Game) -> None:
    with refused(BadOption, saying="no option “colour”"):
        game.deal(game.most, 1, {"colour": "red"})
    for option in game.options:
        for value in NONSENSE:
            with refused(BadOption):
                game.deal(game.most, 1, {option.name: value})
    with refused(BadOption, saying="seed"):
        game.deal(game.most, "seven")


def options_are_declared_as_data(game: Game) -> None:
    for option in game.options:
        described = option.describe(game.most)
        assert from_json(to_json(described)) == described
        assert option.settle(option.default, game.most) == option.default


def every_view_says_what_it_is(game: Game) -> None:
    state = game.deal(game.most, 1)
    for seat in (*range(game.most), None):
        view = state.view(seat)
        assert view["game"] == game.name
        assert view["seat"] == seat
        assert view["moves"] == ([] if seat is None else state.moves(seat))
        assert view["to_act"] == list(deciders(state, seat))


def a_state_can_be_written_down(game: Game) -> None:
    state = game.deal(game.fewest, 8)
    assert eval(repr(state), {"ridotto": SimpleNamespace(game={game.name: game}.get)}) == state


def broken_positions_are_refused_with_a_sentence(game: Game) -> None:
    """Every field of a dump in turn goes missing or becomes nonsense: a sentence or the same game, never a crash."""
    whole = game.dump(game.deal(game.most, 1))
    for field in whole:
        for nonsense in (*NONSENSE, None, -1, 10**30, "x", [None] * game.most, True):
            check_refused_or_taken(game, whole | {field: nonsense})
        check_refused_or_taken(game, {name: whole[name] for name in whole if name != field})
    for nothing in NONSENSE[:4]:
        with refused(BadPosition):
            game.load(nothing)  # type: ignore[arg-type]  # bad input is normal


def check_refused_or_taken(game: Game, facts: dict[str, object]) -> None:
    try:
        play_out(game.load(facts).position, Dice(1))
    except (BadPosition, BadOption) as refusal:
        check_sentence(refusal)


GAME_CHECKS: Final = (
    the_default_declines_if_it_can,
    whoever_may_not_play_is_told_so,
    wrong_numbers_of_seats_are_refused,
    wrong_options_are_refused,
    options_are_declared_as_data,
    every_view_says_what_it_is,
    a_state_can_be_written_down,
    broken_positions_are_refused_with_a_sentence,
)
