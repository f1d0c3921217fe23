"""Hints: legal moves, best first, each with a sentence that is true."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from support.rules.carnaval_positions import drawn
from support.rules.mask_positions import drawn as mask_drawn
from support.rules.mask_positions import with_card

import ridotto
from ridotto import State
from ridotto.bots import make_thinking_bot
from ridotto.bots.hints import NO_REASON, explain_move, find_hints, reason_sentence, with_names
from ridotto.bots.ranked_move import HintReason
from ridotto.cli.main import EXIT_REFUSED, main
from ridotto.errors import BadOption
from ridotto.games.carnaval.believer import BelieverBot
from ridotto.rules.event import Facts
from ridotto.table.records.record import Player, Record, move_line
from ridotto.words import say


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_hints_through_a_game(name: str) -> None:
    game = ridotto.game(name)
    state = game.deal(game.fewest, 3)
    novice = make_thinking_bot("novice", game, 1)
    for _ in range(40):
        if not state.to_act:
            break
        seat = state.to_act[0]
        found = find_hints(novice, state.view(seat))
        assert found
        assert {hint.move for hint in found} <= set(state.moves(seat))
        assert all(0 <= hint.worth <= 1 for hint in found)
        assert all(reason_sentence("en", *hint.why) for hint in found if hint.why != NO_REASON)
        state.play(seat, found[0].move)


def test_a_hint_says_what_a_capture_takes_and_opens() -> None:
    grid = ["oRBB..", "w.....", "......", "......", "......", "......"]
    state = ridotto.game("masker").load({"grid": grid, "colours": ["B", "R"], "captured": ["", ""], "turn": 0})
    best = find_hints(make_thinking_bot("novice", state.game, 1), state.view(0))
    by_move = {hint.move: say(hint.why[0], **hint.why[1]) for hint in best}
    assert by_move["a2"] == "Captures a white cross. White is nobody’s colour. After that, any cross can be captured."
    assert best[0].move == "b1", "the last red cross: that wins"
    assert by_move["b1"] == "Captures the last red cross on the grid: whoever has that colour is out."


@pytest.mark.parametrize(
    ("beside", "move", "why"),
    [
        ("oGGGGG ......", "b1", "There’s nothing else to capture."),
        ("oGGGGG R.....", "b1", "It isn’t your colour, so it may hurt somebody else."),
        ("oGGG.. R.....", "b1", "That leaves only 2 of that colour: whoever has it is in danger."),
        ("oGGGGG B.....", "b1", "Otherwise there’s only your own colour to capture."),
        ("oGGGGG B.....", "a2", "It’s your own colour, but 3 will be left."),
    ],
)
def test_a_hint_at_masker_says_why_from_the_grid_and_the_own_colour(beside: str, move: str, why: str) -> None:
    """The seat is blue."""
    rows = [*beside.split(), *["......"] * 3, "RRRBBB"]
    facts = {"grid": rows, "colours": ["B", "R"], "captured": ["", ""], "turn": 0}
    key, said = reasons(ridotto.game("masker").load(facts))[move]
    assert why in say(key, **said)


@pytest.mark.parametrize(
    ("grid", "then"),
    [
        ("oGBG.. .R....", "After that, these can be captured: b2, c1. Of your colour: c1."),
        ("oGGG.. .R....", "After that, these can be captured: b2, c1."),
    ],
)
def test_a_hint_at_masker_says_which_crosses_are_of_the_own_colour(grid: str, then: str) -> None:
    rows = [*grid.split(), *["......"] * 3, "RRRBBB"]
    facts = {"grid": rows, "colours": ["B", "R"], "captured": ["", ""], "turn": 0}
    key, said = reasons(ridotto.game("masker").load(facts))["b1"]
    assert say(key, **said).endswith(then)


@pytest.mark.parametrize(
    ("grid", "why"),
    [("oBB... B.....", "you’d have to capture one of your own"), ("oGG... R.....", "None of them is your colour.")],
)
def test_a_hint_to_stop_says_why(grid: str, why: str) -> None:
    rows = [*grid.split(), *["......"] * 3, "RRGGBB"]
    facts = {"grid": rows, "colours": ["B", "R"], "captured": ["G", ""], "turn": 0, "taken": 1}
    key, said = reasons(ridotto.game("masker").load(facts))["stop"]
    assert why in say(key, **said)


def reasons(state: State) -> dict[str, HintReason]:
    """Why each legal move of whoever decides might be right."""
    game, position, seat = state.game, state.position, state.to_act[0]
    return {move: explain_move(game.name, position, seat, int(game.read(position, move))) for move in state.moves(seat)}


@pytest.mark.parametrize("grid", ["flat", "stacks"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_capture_never_lists_what_nobody_can_take(players: int, grid: str) -> None:
    state = ridotto.game("masker").deal(players, 5, {"grid": grid})
    kinds = set()
    while state.to_act:
        for key, facts in reasons(state).values():
            kinds.add(key)
            assert key == "hint-masker-last" or facts["anywhere"] or facts["open"]
        state.play(state.to_act[0], state.moves(state.to_act[0])[0])
    assert kinds >= {"hint-masker-capture", "hint-masker-last"}


# -- Mask: a reason speaks for its move, or there is none

WAYS = """
    0......  @o.....
    .......  o......
    ..1.1..  ..@.o..
    ...#...  ...#...
    ..2.2..  .......
    .......  ......o
    ......0  .....@.
"""


def test_a_way_is_praised_only_if_it_brings_its_owner_more_than_it_costs() -> None:
    why = reasons(mask_drawn(WAYS))
    assert why["go g7 f7"] == ("hint-mask-way", {"gain": 5, "cost": 1})
    assert why["go g7 g6"] == ("hint-mask-way", {"gain": 3, "cost": 1})
    assert why["go a1 b1"] == NO_REASON, "from a double ring to a single one"
    assert why["go g7 e7"] == NO_REASON, "from nothing to nothing"
    assert why["go g7 d7"] == NO_REASON


def test_passing_and_selling_say_what_they_bring() -> None:
    why = reasons(mask_drawn(WAYS))
    assert why["pass"] == ("hint-mask-stay", {"gain": 5})
    assert say(*why["draw"][:1]) == "Whoever buys the card from you pays you."


def test_whoever_has_moved_far_enough_is_told_what_their_sticks_earn() -> None:
    state = mask_drawn(WAYS)
    state.play(0, "go g7 f7")
    wages = state.view(0)["wages"]
    assert isinstance(wages, list)
    assert wages[0] > 0
    assert reasons(state)["done"] == ("hint-mask-done", {"gain": wages[0]})


def test_a_seller_drops_out_because_the_buyer_pays_them() -> None:
    """MS-10; also if the card would be worth more to the seller."""
    state = mask_drawn(cards=["full purse"], points=[20, 20, 20])
    for move in ("draw", "bid 1", "bid 3", "out"):
        state.play(state.to_act[0], move)
    key, facts = reasons(state)["out"]
    assert say(key, **with_names(facts, NAMES)) == "If you drop out and nobody bids more, Bo pays you 3."


def test_a_card_that_moves_the_sticks_of_others_says_whom_it_hinders() -> None:
    why = reasons(with_card("shove", WAYS))
    assert why["go c3 c2"] == ("hint-mask-hinder", {"player": 1, "loss": 5})
    assert why["go e3 e2"] == ("hint-mask-hinder", {"player": 1, "loss": 3})
    assert why["go e5 f5"] == NO_REASON, "it stood on nothing"
    sentence = say("hint-mask-hinder", **with_names(why["go c3 c2"][1], NAMES))
    assert sentence == "Bo would earn 5 less on payday."


def test_a_card_moves_your_own_sticks_free() -> None:
    key, facts = reasons(with_card("stroll", WAYS))["go g7 f7"]
    assert say(key, **facts) == "This stick would earn you 5 more on payday, and moving it is free."


@pytest.mark.parametrize(
    ("card", "before", "bids", "out"),
    [
        ("full purse", [], {1: "hint-mask-card", 8: "hint-mask-card", 9: ""}, "hint-mask-own"),
        ("fine", [], {1: "hint-mask-bluff", 2: ""}, "hint-mask-no-use"),
        ("purse", ["bid 1", "bid 4", "out"], {5: ""}, "hint-mask-card"),
    ],
)
def test_a_card_that_was_read_speaks_for_a_bid_or_against_it(
    card: str, before: list[str], bids: dict[int, str], out: str
) -> None:
    state = mask_drawn(cards=[card], points=[20, 20, 20])
    for move in ("draw", *before):
        state.play(state.to_act[0], move)
    why = reasons(state)
    assert {points: why[f"bid {points}"][0] for points in bids} == bids
    assert why["out"][0] == out


def test_an_unread_card_speaks_for_low_bids_only() -> None:
    state = mask_drawn()
    state.play(0, "draw")
    state.play(0, "out")
    why = reasons(state)
    assert why["bid 1"][0] == why["bid 2"][0] == "hint-mask-unread"
    assert why["bid 3"] == NO_REASON
    assert why["out"] == ("hint-mask-unwanted", {"player": 0}), "the seller could bid, and doesn't"
    state.play(1, "bid 3")
    assert reasons(state)["out"][0] == "hint-mask-unread"


def test_no_reason_in_mask_speaks_of_less_than_nothing() -> None:
    state = ridotto.game("mask").deal(3, 8)
    kinds = set()
    dice = random.Random(1)
    while state.to_act:
        for key, facts in reasons(state).values():
            kinds.add(key)
            assert all(int(fact) > 0 for name, fact in facts.items() if name not in ("cost", "player"))
        state.play(state.to_act[0], dice.choice(state.moves(state.to_act[0])))
    assert {"hint-mask-way", "hint-mask-orient", "hint-mask-card", "hint-mask-no-use"} <= kinds


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(ridotto.game("mascarade"), [Player("Anna"), Player("Bo")], {"first": 0}, 4)
    path = tmp_path / "game.jsonl"
    opening = record.deal().moves(0)[0]
    path.write_text(record.header() + move_line(0, opening), encoding="utf-8")
    assert main(["hint", str(path)]) == 0
    said = capsys.readouterr().out
    assert "as Bo:" in said
    assert f"{opening.split()[0]} ×" in said


# -- at the carnival

NAMES = ("Anna", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")
LIAR = ["winegrower", *[None] * 6]  # seat 0 claims a card that lies open


def believer(seed: int = 1) -> BelieverBot:
    found = make_thinking_bot("master", ridotto.game("carnaval"), seed)
    assert isinstance(found, BelieverBot)
    return found


def said_by(view: Facts, seat: int) -> object:
    said = view["said"]
    assert isinstance(said, list)
    return said[seat]


def test_the_first_hint_is_what_the_believer_itself_would_do() -> None:
    """Except that a person who hasn't said a word isn't sent away: they're advised to begin with a question."""
    game = ridotto.game("carnaval")
    state = game.deal(9, 5)
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat)
        move = believer().choose(view)
        hint = find_hints(believer(), view)[0].move
        begins = move == "ready" and not said_by(view, seat) and hint.startswith("ask ")
        assert hint == move or begins
        state.play(seat, move)


def test_a_hint_says_who_is_suspicious_and_why() -> None:
    state = drawn("p p s g g g w*", phase="vote", claims=LIAR)
    best, second, *_ = find_hints(believer(), state.view(3))
    assert best.move == "vote 0"
    assert best.worth > 0.9 > second.worth
    assert say(best.why[0], **best.why[1]).startswith("The card 0 claims to hold belongs to somebody else")


def test_a_hint_goes_by_what_the_seat_saw_before() -> None:
    """Seat 1 voted for a guest, two votes ago; that shows only now, and the last vote in view is another."""
    votes = [5, 5, "none", "none", 0, "none", "none"]
    before = drawn("p p s g g w l", votes=votes, dance=2).view(3)
    view = drawn("p* p s g g w* l", votes=["none"] * 7, dance=3).view(3)
    remembered = find_hints(believer(), view, [before])[0]
    assert remembered.move == "vote-for 1"
    assert remembered.why[0] == "bot-clue-voted-guest"
    assert "bot-clue-voted-guest" not in {hint.why[0] for hint in find_hints(believer(), view)}


def carnival(folder: Path) -> Path:
    record = Record(ridotto.game("carnaval"), [Player(name) for name in NAMES], {}, 4)
    state, moves = record.deal(), ""
    while state.view(None)["phase"] != "discussion":
        seat = state.to_act[0]
        move = state.moves(seat)[-1]
        moves += move_line(seat, move)
        state.play(seat, move)
    path = folder / "carnival.jsonl"
    path.write_text(record.header() + moves, encoding="utf-8")
    return path


def test_the_command_at_the_carnival(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(carnival(tmp_path))
    assert main(["hint", path]) == 0
    assert "as Anna:" in capsys.readouterr().out
    assert main(["hint", path, "--player", "3"]) == 0
    assert "as Cy:" in capsys.readouterr().out
    assert main(["hint", path, "--player", "8"]) == EXIT_REFUSED


def test_no_hint_for_a_player_with_nothing_to_decide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record(ridotto.game("mascarade"), [Player("Anna"), Player("Bo")], {"first": 0}, 4)
    path = tmp_path / "game.jsonl"
    path.write_text(record.header(), encoding="utf-8")
    assert main(["hint", str(path), "--player", "2"]) == EXIT_REFUSED
    assert "Bo has nothing to decide right now. Deciding: Anna." in capsys.readouterr().err


def test_a_bot_that_cannot_think_gives_no_hint() -> None:
    with pytest.raises(BadOption, match="“talker” can’t explain moves in Au carnaval de Venise"):
        make_thinking_bot("talker", ridotto.game("carnaval"), 1)


def believers_hints(state: State, seat: int) -> list[tuple[str, str]]:
    """What a master advises a seat of the carnival, and why; with all sorts of feelings."""
    game = ridotto.game("carnaval")
    found = [find_hints(BelieverBot(game, seed), state.view(seat))[0] for seed in range(12)]
    return [(hint.move, hint.why[0]) for hint in found]


def test_nobody_is_advised_to_leave_a_talk_before_having_said_a_word() -> None:
    state = drawn("p M s g g g e w", dance=1)
    for seat in range(8):
        assert "ready" not in {move for move, _ in believers_hints(state, seat)}


def test_the_reason_to_be_ready_is_true_of_somebody_who_said_nothing() -> None:
    known = [None, "master-prankster", "soldier", "guest", "guest", "guest", "evil-genie", "winegrower"]
    silent = drawn("p M s g g g e w", dance=1, ready=[1, 2, 3, 4, 5, 6, 7], claims=known)
    spoken = drawn("p M s g g g e w", dance=1, ready=[1, 2, 3, 4, 5, 6, 7], claims=known, said=[["ask 3"], *[[]] * 7])
    reasons = {dict(believers_hints(state, 0)).get("ready") for state in (silent, spoken)}
    assert reasons <= {"bot-ready-silent", "bot-ready", None}
    assert dict(believers_hints(silent, 0)).get("ready") != "bot-ready"


NAMING = ("accuse ", "vote-for ", "vote ")


@pytest.mark.parametrize("phase", ["discussion", "vote"])
def test_the_genie_is_advised_against_players_who_are_likely_guests(phase: str) -> None:
    """CV-1: the genie is on the pranksters' side, but doesn't know them: whoever looks like one is spared."""
    votes = [None, 3, 3, 4, 4, 4, 2, 2, 2]  # seats 1 and 2 went after a guest
    history = {"dance": 2, "claims": [None, "chef", "chef", *[None] * 6], "phase": phase}
    state = drawn("e p M g g g w* c* h", **history, votes=votes if phase == "discussion" else [None] * 9)
    game = ridotto.game("carnaval")
    for seed in range(12):
        believer = BelieverBot(game, seed)
        believer.feelings = []
        suspicion = believer.decision_context(state.view(0)).beliefs.suspicion
        assert min(suspicion[1], suspicion[2]) > max(suspicion[3], suspicion[4], suspicion[5])
        hint = find_hints(believer, state.view(0))[0]
        if hint.move.startswith(NAMING):
            assert hint.move.split()[-1] not in ("1", "2")
            assert hint.why[0] == "bot-genie-guest"


def reasons_of(state: State, seat: int, move: str) -> str:
    """Why a master without feelings would make that move."""
    made = believer()
    made.feelings = []
    reason = made.explain(state.view(seat), move)
    names = [f"P{number}" for number in range(9)]
    return say(reason.key, **with_names(reason.facts, names))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("accuse 4", "You spoke out against P4, but there’s too little evidence for that (suspicion: 0%)."),
        ("vote-for 4", "You said you’d vote against P4, but now P0 is the better choice (suspicion of P4: 0%)."),
    ],
)
def test_a_hint_to_take_something_back_says_what_speaks_against_it(said: str, why: str) -> None:
    """The soldier, whose card lies open, has found seat 4 to be a plain guest; seat 0 claims a card that lies open."""
    lines = [[], [], ["report harmless 4"], [said], [], [], [], []]
    state = drawn("p p s* g g w* l g", said=lines, claims=["winegrower", *[None] * 7])
    assert find_hints(believer(), state.view(3))[0].move == "retract 1"
    assert reasons_of(state, 3, "retract 1") == why


def test_a_hint_to_stop_vouching_says_that_nobody_can_be_sure() -> None:
    state = drawn("p p s g g w* l g", said=[[], [], [], ["vouch 0"], *[[]] * 4], claims=["winegrower", *[None] * 7])
    why = "You vouched for P0, but you can’t be sure of them (suspicion: "
    assert reasons_of(state, 3, "retract 1").startswith(why)


def test_nobody_is_advised_to_take_back_whom_they_cannot_vote_for_any_more() -> None:
    """In the defence only the accused can be chosen."""
    lines = [[], [], [], ["vote-for 6"], *[[]] * 4]
    state = drawn("p p s g g w l g", phase="defence", round=1, accused=[3, 0], said=lines)
    assert not any(hint.move.startswith("retract") for hint in find_hints(believer(), state.view(3)))


def test_nobody_seems_to_be_what_everybody_can_see() -> None:
    """Seats 0 and 5 have lost their masks: one was a prankster, the other certainly isn't."""
    votes = ["none", 0, "none", "none", 0, "none", 5, 5]
    before = drawn("p p s g g w l g", votes=votes, dance=2).view(3)
    state = drawn("p* p s g g w* l g", votes=["none"] * 8, dance=3)
    made = believer()
    made.feelings = []
    made.observe(before)
    texts = [made.explain(state.view(3), f"accuse {seat}") for seat in (1, 6)]
    said = [say(reason.key, **with_names(reason.facts, [f"P{n}" for n in range(8)])) for reason in texts]
    assert said[0].startswith("P1 voted against P0, who is a prankster (suspicion of P1: ")
    assert said[1].startswith("P6 voted against P5, who isn’t a prankster (suspicion of P6: ")


def test_no_hint_is_against_a_player_whose_mask_is_off() -> None:
    game = ridotto.game("carnaval")
    state = game.deal(8, 2)
    bots = [BelieverBot(game, seat) for seat in range(8)]
    named: list[bool] = []
    while state.to_act:
        seat = state.to_act[-1]
        view = state.view(seat)
        masked = view["masked"]
        assert isinstance(masked, list)
        against = [hint.move for hint in find_hints(bots[seat], view) if hint.move.startswith((*NAMING, "ask "))]
        named += [int(move.split()[-1]) in masked for move in against]
        state.play(seat, bots[seat].choose(view))
    assert len(named) > 20
    assert all(named)
