"""Alone with bots, moves are simply taken back; otherwise all people have to agree."""

from __future__ import annotations

import random

import pytest
from support.table.table_driver import TableDriver, event_names

from ridotto import State
from ridotto.errors import NotAllowed, NotNow
from ridotto.rules.event import Facts
from ridotto.table import commands, gate
from ridotto.table.events import Clock, LogEntry, TookBack, UndoAnswered


def state_of(evening: TableDriver) -> State:
    assert evening.table.state is not None
    return evening.table.state


def after_a_move(*names: str, seats: int = 2, game: str = "masker") -> tuple[TableDriver, int, State]:
    """Somebody has moved; their seat, and the state before."""
    evening = TableDriver(game, seats).sit(*names).start()
    choice = random.Random(1)
    while (seat := state_of(evening).to_act[0]) not in evening.table.people():
        evening.play_bots(choice)
    before = state_of(evening).copy()
    evening.move(seat, before.moves(seat)[0])
    return evening, seat, before


def test_alone_with_bots_it_is_free() -> None:
    evening, seat, before = after_a_move("Anna", seats=3)
    evening.play_bots(random.Random(2))
    assert event_names(evening.send("Anna", commands.Undo("x", seat))) == ["TookBack"]
    assert state_of(evening) == before
    assert state_of(evening).to_act == (seat,)


def test_hotseat_is_alone_too() -> None:
    evening, seat, before = after_a_move("Anna", "Anna/Ben")
    evening.send("Anna", commands.Undo("x", seat))
    assert state_of(evening) == before


def test_all_other_people_must_agree() -> None:
    evening, seat, before = after_a_move("Anna", "Bob", "Cy", seats=4)
    asker = evening.holder_name(seat)
    others = [name for name in ("Anna", "Bob", "Cy") if name != asker]
    assert event_names(evening.send(asker, commands.Undo("x", seat))) == ["UndoAsked"]
    with pytest.raises(NotNow, match="Answer that first"):
        evening.send(others[0], commands.Undo("y", evening.table.seats_of(others[0].lower())[0]))
    answers = [
        event_names(evening.send(name, commands.AnswerUndo("z", evening.table.seats_of(name.lower())[0], yes=True)))
        for name in others
    ]
    assert answers == [["UndoAnswered"], ["UndoAnswered", "TookBack"]]
    assert state_of(evening) == before


def test_one_no_ends_it() -> None:
    evening, seat, before = after_a_move("Anna", "Bob", "Cy", seats=3)
    asker = evening.holder_name(seat)
    other, third = (name for name in ("Anna", "Bob", "Cy") if name != asker)
    evening.send(asker, commands.Undo("x", seat))
    evening.send(other, commands.AnswerUndo("y", evening.table.seats_of(other.lower())[0], yes=False))
    assert evening.table.pending_undo is None
    assert state_of(evening) != before
    with pytest.raises(NotNow, match="Nobody has asked you"):
        evening.send(third, commands.AnswerUndo("z", evening.table.seats_of(third.lower())[0], yes=True))


def asked_by_the_first_of_two() -> tuple[TableDriver, int]:
    """Whoever moved first has asked to take it back, and it's the other one's turn, or still theirs."""
    evening, seat, _ = after_a_move("Anna", "Bob")
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    return evening, seat


def test_a_request_lapses_with_the_next_move_of_a_person() -> None:
    evening, _ = asked_by_the_first_of_two()
    mover = state_of(evening).to_act[0]
    since = len(evening.table.log.entries)
    evening.move(mover, state_of(evening).moves(mover)[0])
    assert evening.table.pending_undo is None
    for name in ("anna", "bob"):
        [update] = gate.updates(evening.table, name, since, (), evening.now)
        assert update.info is not None, "everybody is told"
        assert update.info.undo is None


def test_bots_play_on_whatever_is_asked() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob", seats=3)
    choice = random.Random(4)
    while state_of(evening).to_act[0] in evening.table.people():
        mover = state_of(evening).to_act[0]
        evening.move(mover, choice.choice(state_of(evening).moves(mover)))
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    evening.play_bots(choice)
    assert evening.table.pending_undo is not None


def test_the_question_says_which_move_would_be_taken_back() -> None:
    evening, seat, before = after_a_move("Anna", "Bob")
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    place = before.moves(seat)[0]
    info = gate.snapshot(evening.table, evening.holder_name(1 - seat).lower(), (), evening.now).info
    [captured] = [event for event in info.undo_events if event["event"] == "captures"]
    assert captured["seat"] == seat
    assert captured["at"] == place


def moves_until_next(evening: TableDriver, seat: int) -> int:
    """Plays until another seat than this has to decide, and returns how many moves it took."""
    before = len(evening.table.moves)
    while state_of(evening).to_act == (seat,):
        evening.move(seat, state_of(evening).moves(seat)[-1])
    return len(evening.table.moves) - before


def test_the_question_says_whose_later_moves_would_go_too() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob", "Cy", seats=3)
    moves_until_next(evening, seat)
    second = state_of(evening).to_act[0]
    played = moves_until_next(evening, second)
    assert played > 0
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    for name in ("anna", "bob", "cy", "a spectator"):
        info = gate.snapshot(evening.table, name, (), evening.now).info
        assert info.undo_later == tuple(played if at == second else 0 for at in range(3)), name


def test_a_last_move_goes_alone() -> None:
    evening, _ = asked_by_the_first_of_two()
    assert gate.snapshot(evening.table, "anna", (), evening.now).info.undo_later == ()


def test_what_a_bot_plays_meanwhile_is_told_too() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob", seats=3)
    choice = random.Random(4)
    while (mover := state_of(evening).to_act[0]) in evening.table.people():
        evening.move(mover, choice.choice(state_of(evening).moves(mover)))
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    since = len(evening.table.log.entries)
    evening.play_bots(choice)
    last = gate.updates(evening.table, "bob", since, (), evening.now)[-1]
    assert last.info is not None
    assert last.info.undo_later[mover] > 0


@pytest.mark.parametrize(("names", "told"), [(("Anna", "Bob", "Cy"), True), (("Anna", "Anna/Bob", "Cy"), False)])
def test_it_shows_nobody_around_a_shared_device_a_card_that_one_of_them_has_drawn(
    names: tuple[str, ...], told: bool
) -> None:
    evening, choice = TableDriver("mask", 3).sit(*names).start(), random.Random(1)
    while "draw" not in state_of(evening).moves(0):
        mover = state_of(evening).to_act[0]
        evening.move(mover, choice.choice(state_of(evening).moves(mover)))
    evening.move(0, "draw")
    evening.send("Anna", commands.Undo("x", 0))
    info = gate.snapshot(evening.table, "anna", (), evening.now).info
    [drew] = [event for event in info.undo_events if event["event"] == "draws"]
    assert ("card" in drew) == told


def test_a_log_in_which_people_played_on_before_they_agreed_still_works() -> None:
    """As it was possible earlier."""
    evening, seat = asked_by_the_first_of_two()
    to = len(evening.table.moves) - 1
    mover = state_of(evening).to_act[0]
    evening.move(mover, state_of(evening).moves(mover)[0])
    answers = (UndoAnswered(1 - seat, yes=True), TookBack(to))
    evening.table.apply([LogEntry(evening.now, answer) for answer in answers])
    assert len(evening.table.moves) == to
    assert state_of(evening).to_act == (seat,)


def test_nobody_answers_their_own_request() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob")
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    with pytest.raises(NotNow, match="Nobody has asked you"):
        evening.send(evening.holder_name(seat), commands.AnswerUndo("y", seat, yes=True))


def test_whoever_asked_may_withdraw_the_request() -> None:
    evening, seat, before = after_a_move("Anna", "Bob")
    asker = evening.holder_name(seat)
    evening.send(asker, commands.Undo("x", seat))
    evening.send(asker, commands.AnswerUndo("y", seat, yes=False))
    assert evening.table.pending_undo is None
    assert state_of(evening) != before
    evening.send(asker, commands.Undo("z", seat))
    assert evening.table.pending_undo is not None


def test_a_hotseat_guest_answers_for_all_their_seats() -> None:
    evening, seat, before = after_a_move("Anna", "Bob", "Bob/Ben", seats=3)
    while evening.holder_name(seat) != "Anna":
        seat = state_of(evening).to_act[0]
        before = state_of(evening).copy()
        evening.move(seat, before.moves(seat)[0])
    evening.send("Anna", commands.Undo("x", seat))
    assert event_names(evening.send("Bob", commands.AnswerUndo("y", 2, yes=True))) == ["UndoAnswered", "TookBack"]
    assert state_of(evening) == before


def test_when_somebody_leaves_the_request_lapses() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob", "Cy", seats=3)
    evening.send(evening.holder_name(seat), commands.Undo("x", seat))
    other = next(other for other in range(3) if other != seat)
    evening.send(evening.holder_name(other), commands.GiveSeat("y", other))
    assert evening.table.pending_undo is None


def test_somebody_for_whom_a_bot_plays_is_asked_too() -> None:
    """Otherwise the host could let a bot play for whoever is away, and take back a move they would never give back."""
    evening, seat, before = after_a_move("Anna", "Bob")
    asker, other = evening.holder_name(seat), 1 - seat
    absent = evening.holder_name(other)
    evening.send(absent, commands.GiveSeat("x", other))
    assert event_names(evening.send(asker, commands.Undo("y", seat))) == ["UndoAsked"]
    assert evening.table.pending_undo is not None
    assert evening.table.pending_undo.missing == {other}
    assert event_names(evening.send(absent, commands.AnswerUndo("z", other, yes=True))) == ["UndoAnswered", "TookBack"]
    assert state_of(evening) == before


def test_no_secret_is_unlearned_when_the_others_have_left_either() -> None:
    evening = TableDriver("carnaval", 4).sit("Anna", "Bob", "Cy").start()
    evening.send("Bob", commands.GiveSeat("x", 1))
    evening.send("Cy", commands.Resign("y", 2))
    with pytest.raises(NotAllowed, match="can’t be unseen"):
        evening.send("Anna", commands.Undo("z", 0))


def test_there_must_be_a_move_of_ones_own() -> None:
    evening = TableDriver("masker", 2, clock=Clock("move", 30)).sit("Anna", "Anna/Ben").start()
    with pytest.raises(NotNow, match="haven’t made a move"):
        evening.send("Anna", commands.Undo("x", 0))
    late = state_of(evening).to_act[0]
    evening.wait(30)
    with pytest.raises(NotNow, match="haven’t made a move"):
        evening.send("Anna", commands.Undo("y", late))


def test_a_device_is_told_which_of_its_seats_can_take_a_move_back() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    assert undoable(evening, "Anna") == undoable(evening, "Bob") == ()
    first = state_of(evening).to_act[0]
    mover, other = evening.holder_name(first), evening.holder_name(1 - first)
    evening.move(first, state_of(evening).moves(first)[0])
    assert undoable(evening, mover) == (first,)
    assert undoable(evening, other) == undoable(evening, "Cy, who watches") == ()
    evening.send(mover, commands.Undo("x", first))
    assert undoable(evening, mover) == (), "the others are being asked"
    evening.send(other, commands.AnswerUndo("y", 1 - first, yes=True))
    assert undoable(evening, mover) == (), "it was the only move"


def test_nothing_is_offered_that_would_be_refused() -> None:
    evening, seat, _ = after_a_move("Anna", "Bob")
    mover = evening.holder_name(seat)
    evening.send(mover, commands.Pause("x"))
    assert undoable(evening, mover) == ()
    evening.send(mover, commands.Resume("y"))
    assert undoable(evening, mover) == (seat,)
    evening.send(mover, commands.GiveSeat("z", seat))
    assert undoable(evening, mover) == (), "a bot plays there"
    evening.send(mover, commands.Resign("r", seat))
    assert undoable(evening, mover) == (), "it is over"


def test_around_one_device_the_offer_tells_nobody_who_was_called() -> None:
    evening = TableDriver("carnaval", 4).sit("Anna", "Anna/Ben").start()
    assert undoable(evening, "Anna") == (0, 1), "whoever was called or not"
    with_bob = TableDriver("carnaval", 4).sit("Anna", "Bob").start()
    assert undoable(with_bob, "Anna") == ()


def undoable(evening: TableDriver, name: str) -> tuple[int, ...]:
    return gate.snapshot(evening.table, name.lower(), (), evening.now).info.undoable


def test_moves_that_were_taken_back_can_be_followed_by_others_to_the_end() -> None:
    evening, seat, _ = after_a_move("Anna", seats=4, game="mascarade")
    evening.send("Anna", commands.Undo("x", seat))
    table = evening.play_out(3)
    assert table.ended is not None
    with pytest.raises(NotNow, match="is over"):
        evening.send("Anna", commands.Undo("y", seat))


def test_among_people_no_secret_is_unlearned() -> None:
    evening = TableDriver("carnaval", 4).sit("Anna", "Bob").start()
    with pytest.raises(NotAllowed, match="can’t be unseen"):
        evening.send("Anna", commands.Undo("x", 0))


def test_alone_at_the_carnival_moves_can_be_taken_back() -> None:
    evening = TableDriver("carnaval", 4).sit("Anna").start()
    choice = random.Random(5)
    before = 0
    while not any(move.by == "person" for move in evening.table.moves):
        before = len(seen_by(evening, "Anna", 0))
        evening.now += 0.2
        evening.play_step(choice)
    assert event_names(evening.send("Anna", commands.Undo("x", 0))) == ["TookBack"]
    assert 0 in state_of(evening).to_act
    *since, took_back = seen_by(evening, "Anna", 0)[before:]
    assert took_back == {"event": "took-back", "undone": len(since)}, "not how many secret moves there were"


def seen_by(evening: TableDriver, name: str, seat: int) -> list[Facts]:
    """All that has happened, as this seat saw it."""
    seen = gate.snapshot(evening.table, name.lower(), (), evening.now).seen
    return next(list(part.events) for part in seen if part.seat == seat)


def test_around_one_device_taking_back_tells_nobody_when_a_secret_decision_was_made() -> None:
    evening = TableDriver("carnaval", 4).sit("Anna", "Anna/Ben").start()
    choice = random.Random(5)
    while not any(move.by == "person" for move in evening.table.moves):
        evening.now += 0.2
        evening.play_step(choice)
    mover = next(move.seat for move in evening.table.moves if move.by == "person")
    evening.send("Anna", commands.Undo("x", mover))
    assert seen_by(evening, "Anna", 1 - mover)[-1] == {"event": "took-back"}


@pytest.mark.parametrize(("game", "seats"), [("mascarade", 2), ("mask", 3), ("masker", 2)])
def test_everybody_can_tell_which_events_were_taken_back(game: str, seats: int) -> None:
    """Whoever tells the story of a game leaves out so many of the last events that they saw."""
    evening = TableDriver(game, seats).sit("Anna").start()
    choice = random.Random(7)
    for n in range(12):
        while 0 not in state_of(evening).to_act:
            evening.play_step(choice)
        before = seen_by(evening, "Anna", 0), seen_by_gallery(evening)
        evening.move(0, choice.choice(state_of(evening).moves(0)))
        while 0 not in state_of(evening).to_act and state_of(evening).outcome is None and n % 2:
            evening.play_step(choice)
        if evening.table.phase == "ended":
            return
        evening.send("Anna", commands.Undo(f"undo {n}", 0))
        for log, known in zip((seen_by(evening, "Anna", 0), seen_by_gallery(evening)), before, strict=True):
            assert log[-1] == {"event": "took-back", "undone": len(log) - 1 - len(known)}


def seen_by_gallery(evening: TableDriver) -> list[Facts]:
    return list(gate.snapshot(evening.table, "somebody", (), evening.now).seen[0].events)


@pytest.mark.parametrize(("game", "seats"), [("mascarade", 2), ("mask", 3), ("masker", 2)])
def test_whoever_is_asked_knows_whether_something_came_to_light_since(game: str, seats: int) -> None:
    """A card that was drawn can't be unseen: people who agree to take a move back agree to that, too."""
    names = ("Anna", "Bob", "Cy")[:seats]
    evening = TableDriver(game, seats).sit(*names).start()
    choice = random.Random(5)
    for n in range(40):
        state = state_of(evening)
        hidden = hidden_things(state)
        seat = state.to_act[0]
        evening.move(seat, choice.choice(state.moves(seat)))
        if state_of(evening).outcome is not None:
            break
        evening.send(evening.holder_name(seat), commands.Undo(f"undo {n}", seat))
        came_out = has_come_out(hidden, hidden_things(state_of(evening)))
        undoing = evening.table.pending_undo
        assert undoing is not None
        assert undoing.revealed == came_out
        other = (seat + 1) % seats
        snapshot = gate.snapshot(evening.table, evening.holder_name(other).lower(), (), evening.now)
        assert snapshot.info.undo_revealed == came_out
        evening.send(evening.holder_name(other), commands.AnswerUndo(f"no {n}", other, yes=False))


def hidden_things(state: State) -> list[list[object]]:
    """The piles that lie face down. The mask that is being turned is dumped as one of those to come, but is seen."""
    facts = state.game.dump(state)
    piles = [facts.get("pool"), facts.get("cards"), facts.get("masks")]
    if facts.get("phase") == "orient":
        assert isinstance(piles[2], list)
        piles[2] = piles[2][1:]
    return [pile if isinstance(pile, list) else [] for pile in piles]


def has_come_out(before: list[list[object]], after: list[list[object]]) -> bool:
    """Whether something was taken from a pile. A card that nobody buys goes back below the others."""
    return any(new[: len(old)] != old for old, new in zip(before, after, strict=True))
