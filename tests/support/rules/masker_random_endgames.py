"""Random late positions of Masker: few crosses are left, so the rare paragraphs (MK-8, MK-10, MK-14) come up often."""

from __future__ import annotations

import random

import ridotto
from ridotto import State

BOX = "w" * 5 + "RBGYP" * 6  # MK-1, without the colourless cross
FULL = {2: 18, 3: 12, 4: 9}


def random_endgame(seats: int, grid: str, choice: random.Random) -> State:
    colours = discs(seats, choice)
    left, taken = parted(colours, choice)
    captured = dealt_out(taken, seats, choice)
    gone = [seat for seat in range(seats) if colours[seat] not in left]
    can_play = [seat for seat in range(seats) if seat not in gone and len(captured[seat]) < FULL[seats]]
    everybody = [seat for seat in range(seats) if seat not in gone]
    return ridotto.game("masker").load(
        {
            "grid": scattered(left, choice) if grid == "flat" else stacked(left, choice),
            "colours": colours,
            "captured": captured,
            "turn": choice.choice(can_play or everybody),
            "eliminated": gone,
        }
    )


def discs(seats: int, choice: random.Random) -> list[str]:
    drawn = choice.sample("RBGYP", 2 if seats == 4 else seats)
    return drawn * 2 if seats == 4 else drawn


def parted(colours: list[str], choice: random.Random) -> tuple[list[str], list[str]]:
    """What is on the grid, at least two of the colours in play, and what is in the piles."""
    taken = list(BOX)
    choice.shuffle(taken)
    if len(colours) == 3 and choice.random() < 0.4:
        colours = choice.sample(colours, 2)
    left = sorted(set(colours)) + choice.choices("wwwwRBGYP", k=choice.randrange(8))
    left = [cross for place, cross in enumerate(left) if left[:place].count(cross) < BOX.count(cross)]
    for cross in left:
        taken.remove(cross)
    return left, taken


def dealt_out(crosses: list[str], seats: int, choice: random.Random) -> list[str]:
    """The captured crosses in uneven piles; some positions have lost crosses, so that piles are short."""
    crosses = crosses[: choice.randrange(len(crosses) + 1)] if choice.random() < 0.5 else crosses
    cuts = sorted(choice.randrange(len(crosses) + 1) for _ in range(seats - 1))
    ends = zip([0, *cuts], [*cuts, len(crosses)], strict=True)
    return ["".join(crosses[start:end][: FULL[seats]]) for start, end in ends]


def scattered(crosses: list[str], choice: random.Random) -> list[str]:
    cells = [*crosses, "o"] + ["."] * (35 - len(crosses))
    choice.shuffle(cells)
    return ["".join(cells[row * 6 : row * 6 + 6]) for row in range(6)]


def stacked(crosses: list[str], choice: random.Random) -> list[str]:
    """On one to five stacks, the colourless cross on top of one; sometimes alone."""
    stacks = [""] * 9
    home = choice.randrange(9)
    used = [home, *choice.sample(range(9), choice.randrange(5))]
    choice.shuffle(crosses)
    for cross in crosses:
        low = [place for place in used if len(stacks[place]) < (3 if place == home else 4)] or list(range(9))
        place = choice.choice([place for place in low if len(stacks[place]) < (3 if place == home else 4)])
        stacks[place] += cross
    stacks[home] += "o"
    return stacks
