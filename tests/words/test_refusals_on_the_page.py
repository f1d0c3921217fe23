"""No screen shows the text of a move: whatever a rulebook refuses, the page says as a player would.

A board says what it shows instead (`rephrased`), by the key of the refusal. Here every game is played at random, and at
every turn all kinds of moves are tried: from other moments, of other seats, and pure nonsense.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ridotto
from ridotto.errors import RidottoError
from ridotto.words import LANGUAGES, sentence

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
NONSENSE = (
    "",
    "xyzzy",
    "vote 99",
    "step-in 1",
    "go z9 z9",
    "share 99 99",
    "bid 999",
    "99999 e5",
    "place d4",
    "orient 7",
)
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "mascarade": [(2, {}), (4, {})],
    "masker": [(2, {}), (3, {"grid": "stacks"}), (4, {})],
    "mask": [(3, {"masks": 3}), (6, {"masks": 6})],
    "carnaval": [(5, {}), (9, {}), (12, {"roles": "full", "gatecrasher": True}), (7, {"master": "person"})],
}
TURNS = 60
TRIED = 12  # moves per seat at every turn, besides the nonsense
# The table has its own refusals for these (`table-not-your-turn`), so the page never gets them.
OF_TURNS = ("not-your-turn", "nothing-to-decide", "game-is-over")
ENGLISH = ("mask-bid-too-high",)  # “You can’t bid 5” is how people speak


def rephrased(game: str) -> dict[str, str]:
    """What the board says instead, by key of the refusal."""
    source = "\n".join(path.read_text() for path in (BOARDS / game / "describe.ts", BOARDS / game / "index.tsx"))
    found = re.search(r"export const rephrased = \{(.*?)\};", source, re.DOTALL)
    assert found is not None, f"{game} says nothing instead"
    return dict(re.findall(r'"([\w-]+)": "([\w-]+)"', found[1]))


def refusals(game: str, seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[str, RidottoError]]:
    """What was tried at random moments of a game, and how it was refused."""
    choice = random.Random(f"{game} {seats} {seed}")
    state = ridotto.game(game).deal(seats, seed, options)
    known = list(NONSENSE)
    for _ in range(TURNS):
        if state.outcome is not None:
            return
        for seat in range(int(state.position.chairs())):
            moves = state.moves(seat)
            for text in {*NONSENSE, *choice.sample(known, min(TRIED, len(known)))}.difference(moves):
                with pytest.raises(RidottoError) as refused:
                    state.play(seat, text)
                yield text, refused.value
            known += choice.sample(moves, min(3, len(moves)))
        seat = choice.choice(state.to_act)
        state.play(seat, choice.choice(state.moves(seat)))


@pytest.mark.parametrize("game", TABLES)
def test_no_refusal_on_the_page_shows_the_text_of_a_move(game: str) -> None:
    rephrasings = rephrased(game)
    seen = set()
    for seats, options in TABLES[game]:
        for seed in range(3):
            for text, refusal in refusals(game, seats, options, seed):
                if refusal.key in OF_TURNS + ENGLISH or (refusal.key, text) in seen:
                    continue
                seen.add((refusal.key, text))
                for language in LANGUAGES:
                    said = sentence(language, rephrasings.get(refusal.key, refusal.key), refusal.facts)
                    assert not is_shown(text, said), f"{refusal.key}: {said}"
    assert len({key for key, _ in seen}) > 2, "too little was refused to say anything"


def is_shown(move: str, sentence: str) -> bool:
    """In Masker a place alone is a move, but that is also what players call the place."""
    return (" " in move and move in sentence) or EXAMPLE.search(sentence) is not None


# How moves are written: `like: go a1 a4`, `share 3 2`, `watch 3`, `orient 0`, `03521 e6`.
WRITTEN = (
    "go",
    "put",
    "swap",
    "place",
    "orient",
    "share",
    "from",
    "to",
    "watch",
    "claim",
    "vote",
    "step-in",
    "out",
    "[0-9]{5}",
)
EXAMPLE = re.compile(
    rf"\b(?:{'|'.join(WRITTEN)}) (?:[a-i]\d [a-i]\d|\d+ \d+|\d+[,.]|soldier)|: (?:out|ready|stop)\b|[0-9]{{5}}"
)


@pytest.mark.parametrize("game", TABLES)
def test_the_terminal_still_says_how_a_move_is_written(game: str) -> None:
    """Otherwise the test above would prove nothing."""
    seats, options = TABLES[game][0]
    found = refusals(game, seats, options, seed=1)
    assert any(is_shown(text, str(refusal)) for text, refusal in found if refusal.key not in OF_TURNS)
