"""The best moves in a position, what they are worth, and one sentence why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from ridotto.bots.believer import BelieverBot
from ridotto.bots.minds.mask import UNREAD
from ridotto.bots.minds.mask import own as as_mask
from ridotto.bots.minds.mask_worth import card_worth
from ridotto.bots.searcher import Progress, SearchingBot, carry_on
from ridotto.rules.event import Facts
from ridotto.rules.mascarade.game import own as as_mascarade
from ridotto.rules.mascarade.notation import card_in, neighbours, square_in
from ridotto.rules.mascarade.table import EMPTY
from ridotto.rules.mask.notation import BID, GO, ORIENT, OUT, PASS, first_of, kind_of, second_of
from ridotto.rules.mask.play import MaskPosition
from ridotto.rules.mask.view import cost
from ridotto.rules.masker.content import KINDS, WHITE
from ridotto.rules.masker.game import own as as_masker
from ridotto.rules.masker.notation import STOP, place_text
from ridotto.rules.position import Position

MOST: Final = 3  # hints given at once

Reason = tuple[str, dict[str, str | int]]  # a key of `words/`, and its facts
NO_REASON: Final[Reason] = ("hint-mask-else", {})  # a move of Mask for which no simple one speaks


@dataclass(frozen=True)
class Hint:
    move: str
    worth: float  # the share of imagined games that it wins, or how well they stand; for a believer see counsel.py
    why: Reason


PEOPLE: Final = ("player", "about")  # facts that are seats


def named(facts: dict[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    """The facts of a reason with names for seats."""
    return {fact: names[int(said)] if fact in PEOPLE else said for fact, said in facts.items()}


def hints(
    thinker: SearchingBot | BelieverBot, view: Facts, before: Sequence[Facts] = (), progress: Progress = carry_on
) -> list[Hint]:
    """What a bot thinks of the moves of a seat, best first; a believer also goes by what the seat saw before."""
    return believed(thinker, view, before) if isinstance(thinker, BelieverBot) else searched(thinker, view, progress)


def believed(believer: BelieverBot, view: Facts, before: Sequence[Facts]) -> list[Hint]:
    for earlier in before:
        believer.watch(earlier)
    return [Hint(move, worth, (why.key, why.facts)) for move, worth, why in islice(believer.advise(view), MOST)]


def searched(searcher: SearchingBot, view: Facts, progress: Progress) -> list[Hint]:
    game, search = searcher.game, searcher.think(view, progress)
    root, seat = search.root, int(search.seat)
    ranking = search.ranking()[:MOST]
    return [Hint(game.written(root, move), worth, reason(game.name, root, seat, move)) for move, _, worth in ranking]


def reason(name: str, position: Position, seat: int, move: int) -> Reason:
    return REASONS[name](position, seat, move)


def masker_reason(position: Position, seat: int, move: int) -> Reason:
    """Which crosses it takes, and which it opens. What the last of a colour brings depends on what nobody shows."""
    after = as_masker(position.copy())
    kind = int(after.kind_at(move)) if move < STOP else WHITE
    after.do(seat, move)
    if kind != WHITE and after.alive & after.layout.of_kind[kind] == 0:
        return "hint-masker-last", {"cross": KINDS[kind]}
    side = int(after.layout.side)
    reach = sorted(place_text(place, side) for place in after.places(after.reach()))
    opened: dict[str, str | int] = {"open": "" if after.anywhere else ", ".join(reach), "anywhere": int(after.anywhere)}
    if move >= STOP:
        return "hint-masker-stop", {**opened}
    return "hint-masker-capture", {"cross": KINDS[kind], **opened}


def mascarade_reason(position: Position, seat: int, move: int) -> Reason:
    """Which cards it touches, and how many features it shares with each."""
    table = as_mascarade(position)
    card, square = card_in(move), square_in(move)
    touched = [beside for beside in neighbours(square) if table.board[beside] != EMPTY]
    cards = [f"{table.deck.texts[table.board[beside]]} ×{table.shared_with(card, beside)}" for beside in touched]
    return "hint-mascarade", {"cards": ", ".join(cards), "touched": len(cards)}


def mask_reason(position: Position, seat: int, move: int) -> Reason:
    """What it brings on payday, or what the card is worth, if that speaks for the move."""
    mask = as_mask(position)
    if move >= BID or move == OUT:
        return bid_reason(mask, seat, move)
    if kind_of(move) == GO:
        return way_reason(mask, seat, move)
    if ORIENT <= move < PASS:
        after = as_mask(mask.copy())
        after.do(seat, move)
        gain = 0 if after.over else int(after.wages(seat))  # at the very end, rings of other masks may lie open
        return ("hint-mask-orient", {"gain": gain}) if gain else NO_REASON
    return NO_REASON


def bid_reason(mask: MaskPosition, seat: int, move: int) -> Reason:
    """A card that is worth the bid speaks for it, one that isn't worth the next bid speaks for dropping out."""
    known = mask.knows(seat, mask.top)
    worth = round(card_worth(mask, seat)) if known else round(UNREAD)
    speaks_for_it = worth <= int(mask.high) if move == OUT else worth >= move - BID
    if not speaks_for_it:
        return NO_REASON
    if not known:
        return "hint-mask-unread", {}
    return ("hint-mask-card", {"worth": worth}) if worth > 0 else ("hint-mask-no-use", {})


def way_reason(mask: MaskPosition, seat: int, move: int) -> Reason:
    """A card may move the sticks of others, to bring them less."""
    owner = int(mask.stick_at(first_of(move))) // 2
    gain = int(mask.worth(second_of(move)) - mask.worth(first_of(move)))
    price = cost(mask, move)
    if owner == seat and gain > price:
        return "hint-mask-way", {"gain": gain, "cost": price}
    if owner != seat and gain < 0:
        return "hint-mask-hinder", {"player": owner, "loss": -gain}
    return NO_REASON


REASONS: Final[dict[str, Callable[[Position, int, int], Reason]]] = {
    "mascarade": mascarade_reason,
    "mask": mask_reason,
    "masker": masker_reason,
}
