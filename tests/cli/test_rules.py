"""The rules in the terminal: examples are positions of the real rulebook, drawn as in a game."""

from __future__ import annotations

import io

import pytest

import ridotto
from ridotto import words
from ridotto.cli.rules import BOARD_BLOCK, EXAMPLE_NAMES, TERMINAL_ONLY, load_examples, render_rules
from ridotto.cli.terminal import Terminal

LOOKED = [
    (game, name) for game in ridotto.GAMES for name, example in load_examples(game).items() if example.move_looked_at
]


@pytest.fixture
def terminal() -> Terminal:
    return Terminal(io.StringIO(), io.StringIO(), {})


@pytest.mark.parametrize("game", ridotto.GAMES)
def test_every_example_has_a_position_and_every_position_is_an_example(game: str) -> None:
    named = [block[1] for block in BOARD_BLOCK.finditer(words.rules_page(game, "en"))]
    assert sorted(named) == sorted(load_examples(game))
    assert len(named) >= 3


@pytest.mark.parametrize(("game", "name"), LOOKED)
def test_the_move_looked_at_is_a_legal_move_or_its_beginning(game: str, name: str) -> None:
    example = load_examples(game)[name]
    assert example.seat is not None
    assert any(f"{move} ".startswith(f"{example.move_looked_at} ") for move in example.state.moves(example.seat))


@pytest.mark.parametrize("game", ridotto.GAMES)
def test_boards_are_drawn_between_the_words(game: str, terminal: Terminal) -> None:
    shown = render_rules(game, terminal)
    for block in BOARD_BLOCK.finditer(words.rules_page(game, "en")):
        below = TERMINAL_ONLY.sub(r"\1", block[2])
        assert f"{load_examples(game)[block[1]].draw(terminal)}\n\n{below}" in shown
    assert "```" not in shown


def test_the_terminals_rules_say_how_to_type(terminal: Terminal) -> None:
    shown = render_rules("masker", terminal)
    assert "In the terminal, a cross is a letter" in shown
    assert "`grid: stacks`" in shown
    assert "<!--" not in shown


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", ridotto.GAMES)
def test_the_pages_rules_say_nothing_of_terminals_and_codes(game: str, language: str) -> None:
    page = BOARD_BLOCK.sub(r"\2", TERMINAL_ONLY.sub("", words.rules_page(game, language)))
    assert "`" not in page
    assert "terminal" not in page.lower()


def test_a_drawing_as_the_players_see_it(terminal: Terminal) -> None:
    drawn = load_examples("masker")["neighbours"].draw(terminal).split("\n")
    assert drawn[3:7] == [
        "      3  B  w  P  R  G [R]",
        "      2  Y  Y  w  Y [P] o",
        "      1  B  R  R  B  B  .",
        "         a  b  c  d  e  f",
    ]


@pytest.mark.parametrize("game", ridotto.GAMES)
def test_there_are_names_for_all_players_in_examples(game: str) -> None:
    assert all(
        len(example.names) == example.state.position.seats <= len(EXAMPLE_NAMES)
        for example in load_examples(game).values()
    )


# -- what the words below the boards say


def test_masker_neighbours() -> None:
    state = load_examples("masker")["neighbours"].state
    assert state.moves(0) == ["e2", "f3"]
    state.play(0, "e2")
    assert {"d2", "e1", "e3"} <= set(state.moves(0))


def test_masker_everything_lies_open_after_white_and_when_isolated() -> None:
    white, isolated = (load_examples("masker")[name].state for name in ("white", "isolated"))
    assert len(white.moves(0)) == 24 + len(["stop"])
    assert len(isolated.moves(0)) == 12
    white.play(0, "stop")
    assert len(white.moves(1)) == 24


def test_mascarade_what_fits_where() -> None:
    state = load_examples("mascarade")["fits"].state
    points = {move.split()[1]: state.preview(0, move)["points"] for move in state.moves(0)}
    assert points == {"d5": 2, "e4": 2, "d6": 1, "e7": 1}


def test_mascarade_points_by_side() -> None:
    preview = load_examples("mascarade")["points"].state.preview(0, "15244 e6")
    assert preview["points"] == 7
    sides = preview["sides"]
    assert isinstance(sides, list)
    assert {side["card"]: len(side["shared"]) for side in sides} == {"15043": 3, "04240": 2, "34414": 1, "50424": 1}


def test_mask_what_the_clown_pays_in_two_orientations() -> None:
    state = load_examples("mask")["turned"].state
    assert state.preview(0, "orient 0")["gains"] == [0, 6, 5]
    assert state.preview(0, "orient 1")["gains"] == [8, 0, 0]


def test_mask_the_way_around_a_stick() -> None:
    assert load_examples("mask")["steps"].state.preview(0, "go b4 b2")["cost"] == 4


def test_mask_payday() -> None:
    state = load_examples("mask")["payday"].state
    state.play(2, "pass")
    assert [event.facts["gains"] for event in state.events if event.kind == "payday"] == [[0, 8, 3]]


def test_mask_who_is_asked_in_the_auction() -> None:
    state = load_examples("mask")["auction"].state
    assert state.to_act == (1,)
    assert state.moves(1)[:2] == ["out", "bid 4"]


def test_carnaval_nobody_has_more_than_half() -> None:
    view = load_examples("carnaval")["vote"].state.view(None)
    votes = view["votes"]
    assert isinstance(votes, list)
    assert (votes.count(2), votes.count(5), votes.count("none")) == (3, 3, 1)
    assert view["accused"] == [2, 5]


def test_carnaval_the_genie_must_choose() -> None:
    state = load_examples("carnaval")["genie"].state
    assert state.to_act == (3,)
    assert "pass" not in state.moves(3)
