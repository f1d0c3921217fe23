"""Every ability is used sensibly, in drawn positions. Seats 0 and 1 are pranksters unless the row says otherwise."""

from __future__ import annotations

import pytest
from support.rules.carnaval_positions import drawn, until

import ridotto
from ridotto import State
from ridotto.games.carnaval.believer import BelieverBot

CARNIVAL = ridotto.game("carnaval")
LIAR = ["winegrower", None, None, None, None, None, None, None]  # seat 0 claims a card that lies open


def chosen(state: State, seat: int) -> str:
    return BelieverBot(CARNIVAL, 1).choose(state.view(seat))


@pytest.mark.parametrize(
    ("row", "call", "seat", "facts", "move"),
    [
        ("p p a g g w* l g", "avenger", 2, {"claims": LIAR}, "unmask 0"),
        ("p p a g g w* l g", "avenger", 2, {}, "pass"),
        ("p p m g g w l g", "musician", 2, {}, "cancel"),
        ("p p o g g w l g", "little-old-man", 2, {}, "sit"),
        ("p p l s* g g* w g", "mask-lender", 2, {}, "lend 3"),
        ("p p l p* g g g g", "mask-lender", 2, {}, "pass"),
        ("p p* l* g g g g g", "mask-lender", 0, {"spare": 0}, "lend 1"),
        ("p p t s g g l g", "painter", 2, {}, "sketch soldier"),
        ("p p t s* g g l g", "painter", 2, {}, "sketch mask-lender"),
        ("p p c* g g w* l g", "chef", 2, {"claims": [*LIAR[:6], "mask-lender", None]}, "serve 6"),
        ("M p s g g w l g", "master-prankster", 0, {"claims": [None, None, "soldier", *LIAR[3:]]}, "mark 2"),
        ("p p s g g w l g", "pranksters", 0, {"claims": [None, None, "soldier", *LIAR[3:]]}, "unmask 2"),
        ("p p s g g w l g", "pranksters", 1, {"proposals": [6, *[None] * 7]}, "unmask 6"),
        (
            "p p e g g w l g",
            "evil-genie",
            2,
            {"claims": [*LIAR[:6], "mask-lender", None], "dance": 3},
            "convert 6",
        ),
    ],
)
def test_in_the_dance(row: str, call: str, seat: int, facts: dict[str, object], move: str) -> None:
    assert chosen(drawn(row, call, **facts), seat) == move


def test_the_soldier_watches_a_player_who_claims_to_be_plain() -> None:
    state = drawn("p p s g g w l g", "soldier", claims=[None, "guest", *[None] * 6])
    assert chosen(state, 2) == "watch 1"


def test_the_soldier_looks_at_nobody_twice() -> None:
    state = drawn("p p s g g w l g", "soldier", soldier={"suspicious": [0, 1, 5, 6], "harmless": [3, 4]})
    assert chosen(state, 2) == "watch 7"


@pytest.mark.parametrize(
    ("row", "seat", "facts", "move"),
    [
        ("p p w* g g g l g", 2, {"claims": LIAR}, "pour 0"),
        ("p p C* g w* g l g", 2, {"claims": LIAR}, "charm 0"),
        ("D* p I* w* g g l g", 2, {"claims": [None, "winegrower", *LIAR[2:]]}, "charm 1"),
        ("D* p w* g g g l g", 0, {"claims": [None, "winegrower", *LIAR[2:]]}, "drag"),
    ],
)
def test_at_the_buffet(row: str, seat: int, facts: dict[str, object], move: str) -> None:
    assert chosen(drawn(row, **facts), seat) == move


def test_the_hypnotist_asks_a_masked_player_whether_they_are_a_prankster() -> None:
    move = chosen(drawn("p p h* g g w* l g"), 2)
    assert move.startswith("hypnotise ")
    assert move.endswith(" prankster")


def test_what_was_said_under_hypnosis_is_believed() -> None:
    hypnosis = {"player": 0, "question": "prankster", "answer": "yes"}
    state = drawn("p p h* g g w l g", hypnosis=hypnosis, used=["hypnotist"])
    assert BelieverBot(CARNIVAL, 1).decision_context(state.view(3)).beliefs.suspicion[0] > 0.99


def test_the_gentleman_falls_for_a_soldier_they_trust() -> None:
    claims = [None, None, "soldier", *[None] * 5]
    state = drawn("p p s G g w l g", "pranksters", step="gentleman", victim=2, claims=claims)
    assert chosen(state, 3) == "step-in"
    stranger = drawn("p p s G g w l g", "pranksters", step="gentleman", victim=4, claims=claims)
    assert chosen(stranger, 3) == "pass"


def test_the_gentleman_breaks_a_tie_against_the_liar() -> None:
    state = drawn("p p s G* g w* l g", phase="tie", victims=[0, 4], claims=LIAR)
    assert chosen(state, 3) == "choose 0"


def test_the_invitation_goes_to_the_liar() -> None:
    options = {"gatecrasher": True}
    state = drawn("p p s g g w* l g", phase="invitation", invitation=3, options=options, claims=LIAR)
    assert chosen(state, 3) == "give 0"


def test_votes() -> None:
    guest_votes = drawn("p p s g g w* l g", phase="vote", claims=LIAR)
    assert chosen(guest_votes, 3) == "vote 0"
    friend = chosen(drawn("p p s g g w* l g", phase="vote"), 0)
    assert friend not in ("vote 1", "pass")


def test_talk() -> None:
    """The soldier claims the card before reporting; anyone who is asked answers; anyone who has spoken is ready."""
    seen = {"suspicious": [0], "harmless": []}
    assert chosen(drawn("p p s g g w l g", soldier=seen), 2) == "claim soldier"
    known = drawn("p p s g g w l g", soldier=seen, claims=[None, None, "soldier", *[None] * 5])
    assert chosen(known, 2) == "report suspicious 0"
    asked = drawn("p p s g g w l g", said=[[], [], [], ["ask 4", "ask 0"], [], [], [], []])
    assert chosen(asked, 4) == "answer guest"
    assert chosen(asked, 0) == "answer guest"
    tired = drawn("p p s g g w l g", said=[[], [], ["ask 0", "ask 1", "ask 3"], [], [], [], [], []])
    assert chosen(tired, 2) == "ready"


def test_a_guest_takes_back_what_they_no_longer_believe() -> None:
    """Seat 3 accused seat 4; now the soldier, whose card lies open, has found seat 4 to be a plain guest."""
    said = [[], [], ["report harmless 4"], ["accuse 4", "ask 0"], [], [], [], []]
    state = drawn("p p s* g g w l g", said=said)
    assert chosen(state, 3) == "retract 1"
    state.play(3, "retract 1")
    assert chosen(state, 3) == "ready"


def test_a_player_who_was_watched_confirms_the_soldiers_word() -> None:
    believer = BelieverBot(CARNIVAL, 1)
    watched: dict[str, object] = {"watched": 6, "served": None, "wine": None, "barred": []}
    believer.observe(drawn("p p s g g w l g", "mask-lender", blocked=watched).view(6))
    said = [[], [], ["report suspicious 6"], [], [], [], ["claim mask-lender"], []]
    claims = [None, None, "soldier", None, None, None, "mask-lender", None]
    assert believer.choose(drawn("p p s g g w l g", said=said, claims=claims).view(6)) == "report watched"


def test_a_prankster_does_not_claim_what_the_soldier_disproved() -> None:
    said = [[], [], ["report suspicious 0"], ["ask 0"], [], [], [], []]
    answer = chosen(drawn("p p s* g g w l g", said=said), 0)
    assert answer in ("answer winegrower", "answer mask-lender")


def test_a_prankster_is_never_silent_when_asked() -> None:
    """Not even when every name is taken: silence would tell all."""
    claims = [None, None, "soldier", "guest", "guest", "winegrower", "mask-lender", "guest"]
    state = drawn("p p s g g w l g", said=[[], [], [], ["ask 0"], [], [], [], []], claims=claims)
    assert chosen(state, 0).startswith("answer ")


def test_a_small_table_has_its_genie_and_its_convert() -> None:
    state = until(CARNIVAL.deal(5, 2), "evil-genie")
    assert chosen(state, state.to_act[0]).startswith("convert ")
