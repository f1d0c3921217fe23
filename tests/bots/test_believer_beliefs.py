"""What makes a believer suspicious: claims that can't be true, votes, the soldier's word."""

from __future__ import annotations

from collections.abc import Iterator

from support.rules.carnaval_positions import drawn

import ridotto
from ridotto import State
from ridotto.bots import make_bot
from ridotto.games.carnaval.believer import STRENGTHS, BelieverBot
from ridotto.games.carnaval.believer.beliefs import Beliefs
from ridotto.games.carnaval.believer.weights import HARDLY, SURELY
from ridotto.rules.event import Facts

CARNIVAL = ridotto.game("carnaval")
NOBODY_CLAIMS: list[str | None] = [None] * 7


def claims(**by_seat: str) -> list[str | None]:
    """claims(s0="soldier"): seat 0 says so."""
    return [by_seat.get(f"s{seat}") for seat in range(7)]


def bot_of(kind: str) -> BelieverBot:
    made = make_bot(kind, CARNIVAL, 1)
    assert isinstance(made, BelieverBot)
    made.feelings = []
    return made


def believed(state: State, seat: int) -> Beliefs:
    """What a seat whose feelings are cold thinks of the others."""
    believer = BelieverBot(CARNIVAL, 1)
    believer.feelings = []
    return believer.decision_context(state.view(seat)).beliefs


def suspicion(state: State, seat: int) -> list[float]:
    """How likely each is a prankster."""
    return believed(state, seat).suspicion


def test_before_anything_is_known_everybody_is_equally_suspicious() -> None:
    found = suspicion(drawn("p p s g g w l", dance=1), 3)
    assert found[3] < 0.01
    assert all(abs(found[seat] - 2 / 6) < 0.01 for seat in range(7) if seat != 3)


def test_chances_fit_the_cards_in_any_view() -> None:
    """Everybody holds one card, every role is held as often as it was dealt, and what is seen is certain."""
    for number, seats in enumerate((5, 7, 10)):
        state = CARNIVAL.deal(seats, number, {"roles": ("full", "usual")[number % 2]})
        bots = [BelieverBot(CARNIVAL, seat) for seat in range(seats)]
        while state.to_act:
            seat = state.to_act[-1]
            view = state.view(seat)
            beliefs = bots[seat].decision_context(view).beliefs
            for player, chances in enumerate(beliefs.role_chances):
                assert abs(sum(chances.values()) - 1) < 1e-6
                assert 0 <= beliefs.suspicion[player] <= 1 + 1e-6
            for role in beliefs.roles:
                held = sum(chances[role] for chances in beliefs.role_chances)
                assert abs(held - beliefs.view.in_play.count(role)) < 0.1
            for player, card in enumerate(beliefs.view.roles):
                assert card is None or beliefs.chance_of_role(player, card) == 1
            state.play(seat, bots[seat].choose(view))


def test_the_stronger_believer_is_nearer_to_the_truth() -> None:
    """All watch the same evenings of masters from the same chairs. The measure is Brier's; "nobody" knows nothing."""
    missed = dict.fromkeys(("master", "regular", "novice", "nobody"), 0.0)
    for number in range(6):
        for view, believers, truth in watched_votes(number):
            share = truth.count(True) / len(truth)
            unsure = [player for player, camp in enumerate(view_camps(view)) if camp is None]
            for kind, believer in believers.items():
                found = believer.decision_context(view).beliefs.suspicion
                missed[kind] += sum((found[player] - truth[player]) ** 2 for player in unsure)
            missed["nobody"] += sum((share - truth[player]) ** 2 for player in unsure)
    assert missed["master"] < missed["regular"] < missed["novice"]
    assert missed["master"] < missed["nobody"]


def watched_votes(number: int) -> Iterator[tuple[Facts, dict[str, BelieverBot], list[bool]]]:
    """What the guests see whenever they vote, with believers of each strength that have watched all along."""
    state = CARNIVAL.deal(9, 900 + number)
    truth = [camp == "pranksters" for camp in view_camps(CARNIVAL.dump(state))]
    bots = [{kind: BelieverBot(CARNIVAL, seat, strength) for kind, strength in STRENGTHS.items()} for seat in range(9)]
    while state.to_act:
        seat = state.to_act[-1]
        view = state.view(seat)
        for believer in bots[seat].values():
            believer.observe(view)
        if view["phase"] == "vote" and not truth[seat]:
            yield view, bots[seat], truth
        state.play(seat, bots[seat]["master"].choose(view))


def view_camps(view: Facts) -> list[object]:
    found = view["camps"]
    assert isinstance(found, list)
    return found


def test_cards_shown_are_certain_and_the_rest_add_up() -> None:
    found = suspicion(drawn("p* p s g g w* l"), 3)
    assert found[0] > 0.99
    assert found[5] < 0.01
    assert abs(sum(found) - 2) < 0.05


def test_pranksters_know_each_other() -> None:
    found = suspicion(drawn("p p s g g w l"), 0)
    assert found[1] > 0.99
    assert max(found[2:]) < 0.01


def test_two_who_claim_one_card_are_both_suspicious() -> None:
    found = suspicion(drawn("p p s g g w l", claims=claims(s0="soldier", s2="soldier")), 3)
    assert abs(found[0] - found[2]) < 0.01
    assert found[0] > 0.45 > found[1]


def test_anyone_who_claims_my_card_lies() -> None:
    found = suspicion(drawn("p p s g g w l", claims=claims(s0="soldier")), 2)
    assert found[0] > 0.85


def test_anyone_who_claims_a_card_that_lies_open_lies() -> None:
    found = suspicion(drawn("p p s g g w* l", claims=claims(s0="winegrower")), 3)
    assert found[0] > 0.85


def test_a_third_plain_guest_where_there_are_two_cards_is_suspicious() -> None:
    found = suspicion(drawn("p p s g g w l", claims=claims(s0="guest", s3="guest", s4="guest")), 5)
    assert found[0] > found[1]
    assert found[0] > found[2]


def test_anyone_who_changes_their_story_is_suspicious() -> None:
    said: list[list[str]] = [["claim mask-lender", "claim soldier"], [], [], [], [], [], []]
    found = suspicion(drawn("p p s g g w l", said=said, claims=claims(s0="soldier")), 3)
    assert found[0] > 0.5


def test_the_word_of_a_soldier_whose_card_lies_open() -> None:
    """Anyone who claims to be a plain guest and isn't must be a prankster; anyone found plain can't be."""
    said: list[list[str]] = [[], [], ["report suspicious 0", "report harmless 4"], [], [], [], []]
    found = suspicion(drawn("p p s* g g w l", said=said, claims=claims(s0="guest")), 3)
    assert found[0] > SURELY
    assert found[4] < HARDLY


def test_the_word_of_a_soldier_is_worth_as_much_as_they_are_trusted() -> None:
    """An open card above an uncontested claim, that above a contested one, that above none at all."""
    said: list[list[str]] = [[], [], ["report suspicious 0"], [], [], [], []]
    open_card = suspicion(drawn("p p s* g g w l", said=said, claims=claims(s0="guest")), 3)[0]
    claimed = suspicion(drawn("p p s g g w l", said=said, claims=claims(s0="guest", s2="soldier")), 3)[0]
    rivals = claims(s0="guest", s2="soldier", s6="soldier")
    contested = suspicion(drawn("p p s g g w l", said=said, claims=rivals), 3)[0]
    silence = suspicion(drawn("p p s g g w l", claims=rivals), 3)[0]
    assert open_card > claimed > contested > silence


def test_the_word_of_a_painter_whose_card_lies_open() -> None:
    """Painters see special guests only: anyone they have seen isn't a prankster, whatever that player claims."""
    said: list[list[str]] = [[], [], ["report role 6 mask-lender", "report role 4 soldier"], [], [], [], []]
    beliefs = believed(drawn("p p t* g s w l", said=said, claims=claims(s4="guest")), 3)
    assert beliefs.chance_of_role(4, "soldier") > 0.5 > beliefs.chance_of_role(4, "guest")
    assert beliefs.chance_of_role(6, "mask-lender") > 0.9
    assert max(beliefs.suspicion[4], beliefs.suspicion[6]) < min(beliefs.suspicion[seat] for seat in (0, 1, 5))


def test_the_soldier_believes_their_own_eyes() -> None:
    state = drawn("p p s g g w l", soldier={"suspicious": [0], "harmless": [3]}, claims=claims(s0="guest"))
    found = suspicion(state, 2)
    assert found[0] > 0.85
    assert found[3] < 0.1


def test_votes_are_remembered_until_the_cards_show_what_they_were_worth() -> None:
    """Seat 1 voted against a guest, seat 4 against a prankster; all that was two votes ago."""
    believer = BelieverBot(CARNIVAL, 1)
    believer.feelings = []
    votes = [5, 5, "none", "none", 0, "none", "none"]
    believer.decision_context(drawn("p p s g g w l", votes=votes, dance=2).view(3))
    after = drawn("p* p s g g w* l", votes=["none"] * 7, dance=3)
    found = believer.decision_context(after.view(3)).beliefs.suspicion
    assert found[1] > found[2] > found[4]


def test_the_weak_do_not_listen() -> None:
    state = drawn("p p s g g w* l", claims=claims(s0="winegrower"))
    from_words = [bot_of(kind).decision_context(state.view(3)).beliefs.suspicion[0] for kind in ("novice", "master")]
    assert from_words[0] < 0.5 < from_words[1]


def test_a_believer_can_wake_up_in_the_middle() -> None:
    state = drawn("p* p s g* g w* l", dance=4, claims=NOBODY_CLAIMS)
    assert BelieverBot(CARNIVAL, 1).choose(state.view(4)) in state.moves(4)
