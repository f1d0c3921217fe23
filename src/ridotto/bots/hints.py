"""The best moves in a position, what they are worth, and one sentence why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from ridotto.bots.search_bot import ProgressCallback, SearchBot, never_stop
from ridotto.games.carnaval.believer import BelieverBot
from ridotto.games.mascarade.rulebook.game import own as as_mascarade
from ridotto.games.mascarade.rulebook.notation import card_in, neighbours, square_in
from ridotto.games.mascarade.rulebook.position import EMPTY
from ridotto.games.mask.mind import UNREAD_CARD_VALUE, as_mask
from ridotto.games.mask.rulebook.notation import BID, GO, ORIENT, OUT, PASS, first_of, kind_of, second_of
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.view import cost
from ridotto.games.mask.values import card_value
from ridotto.games.masker.rulebook.content import KINDS, WHITE
from ridotto.games.masker.rulebook.game import own as as_masker
from ridotto.games.masker.rulebook.notation import STOP, place_text
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

MAX_HINTS: Final = 3  # hints given at once

HintReason = tuple[str, dict[str, str | int]]  # a key of `words/`, and its facts
NO_REASON: Final[HintReason] = ("hint-mask-else", {})  # a move of Mask for which no simple one speaks


@dataclass(frozen=True)
class RankedMove:
    move: str
    worth: float  # the share of imagined games that it wins, or how well they stand; for a believer see counsel.py
    why: HintReason


SEAT_FACTS: Final = ("player", "about")  # facts that are seats


def with_names(facts: dict[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    """The facts of a reason with names for seats."""
    return {fact: names[int(said)] if fact in SEAT_FACTS else said for fact, said in facts.items()}


def find_hints(
    bot: SearchBot | BelieverBot,
    view: Facts,
    earlier_views: Sequence[Facts] = (),
    on_progress: ProgressCallback = never_stop,
) -> list[RankedMove]:
    """What a bot thinks of the moves of a seat, best first; a believer also goes by what the seat saw before."""
    return (
        hints_from_believer(bot, view, earlier_views)
        if isinstance(bot, BelieverBot)
        else hints_from_search(bot, view, on_progress)
    )


def hints_from_believer(believer: BelieverBot, view: Facts, earlier_views: Sequence[Facts]) -> list[RankedMove]:
    for earlier in earlier_views:
        believer.observe(earlier)
    return [
        RankedMove(move, worth, (why.key, why.facts)) for move, worth, why in islice(believer.advise(view), MAX_HINTS)
    ]


def hints_from_search(searcher: SearchBot, view: Facts, on_progress: ProgressCallback) -> list[RankedMove]:
    game, search = searcher.game, searcher.search(view, on_progress)
    root, seat = search.root, int(search.seat)
    ranking = search.ranking()[:MAX_HINTS]
    return [
        RankedMove(game.written(root, move), worth, explain_move(game.name, root, seat, move))
        for move, _, worth in ranking
    ]


def explain_move(name: str, position: Position, seat: int, move: int) -> HintReason:
    return REASONS[name](position, seat, move)


def masker_reason(position: Position, seat: int, move: int) -> HintReason:
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


def mascarade_reason(position: Position, seat: int, move: int) -> HintReason:
    """Which cards it touches, and how many features it shares with each."""
    table = as_mascarade(position)
    card, square = card_in(move), square_in(move)
    touched = [beside for beside in neighbours(square) if table.board[beside] != EMPTY]
    cards = [f"{table.deck.texts[table.board[beside]]} ×{table.shared_with(card, beside)}" for beside in touched]
    return "hint-mascarade", {"cards": ", ".join(cards), "touched": len(cards)}


def mask_reason(position: Position, seat: int, move: int) -> HintReason:
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


def bid_reason(mask: MaskPosition, seat: int, move: int) -> HintReason:
    """A card that is worth the bid speaks for it, one that isn't worth the next bid speaks for dropping out."""
    known = mask.knows(seat, mask.top)
    worth = round(card_value(mask, seat)) if known else round(UNREAD_CARD_VALUE)
    speaks_for_it = worth <= int(mask.high) if move == OUT else worth >= move - BID
    if not speaks_for_it:
        return NO_REASON
    if not known:
        return "hint-mask-unread", {}
    return ("hint-mask-card", {"worth": worth}) if worth > 0 else ("hint-mask-no-use", {})


def way_reason(mask: MaskPosition, seat: int, move: int) -> HintReason:
    """A card may move the sticks of others, to bring them less."""
    owner = int(mask.stick_at(first_of(move))) // 2
    gain = int(mask.worth(second_of(move)) - mask.worth(first_of(move)))
    price = cost(mask, move)
    if owner == seat and gain > price:
        return "hint-mask-way", {"gain": gain, "cost": price}
    if owner != seat and gain < 0:
        return "hint-mask-hinder", {"player": owner, "loss": -gain}
    return NO_REASON


REASONS: Final[dict[str, Callable[[Position, int, int], HintReason]]] = {
    "mascarade": mascarade_reason,
    "mask": mask_reason,
    "masker": masker_reason,
}
