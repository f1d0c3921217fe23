"""The best moves in a position, what they're worth, and one sentence why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from ridotto import catalog
from ridotto.bots.bot import RememberingBot
from ridotto.bots.ranked_move import HintReason, RankedMove
from ridotto.bots.search_bot import ProgressCallback, SearchBot, never_stop
from ridotto.rules.event import Facts
from ridotto.rules.position import Position
from ridotto.words import sentence

MAX_HINTS: Final = 3  # hints given at once
NO_REASON: Final[HintReason] = ("", {})  # nothing simple can be said for the move, so nothing is said
SEAT_FACTS: Final = ("player", "about")  # facts that are seats


def with_names(facts: dict[str, str | int], names: Sequence[str]) -> dict[str, str | int]:
    """The facts of a reason, with names for seats."""
    return {fact: names[int(said)] if fact in SEAT_FACTS else said for fact, said in facts.items()}


def reason_for_reader(game: str, key: str, facts: dict[str, str | int], reader: int | None) -> str:
    """A reason that's about its reader says "you"."""
    is_about_reader = reader is not None and facts.get("about") == reader
    return catalog.package(game).reasons_about_reader.get(key, key) if is_about_reader else key


def reason_sentence(language: str, key: str, facts: dict[str, str | int]) -> str:
    """Why, in one sentence; empty if there is no reason to give."""
    return sentence(language, key, facts) if key else ""


def find_hints(
    bot: SearchBot | RememberingBot,
    view: Facts,
    earlier_views: Sequence[Facts] = (),
    on_progress: ProgressCallback = never_stop,
) -> list[RankedMove]:
    """What a bot thinks of a seat's moves, best first. One with a memory also goes by what the seat saw before."""
    if isinstance(bot, SearchBot):
        return hints_from_search(bot, view, on_progress)
    for earlier in earlier_views:
        bot.observe(earlier)
    return list(islice(bot.advise(view), MAX_HINTS))


def hints_from_search(searcher: SearchBot, view: Facts, on_progress: ProgressCallback) -> list[RankedMove]:
    game, search = searcher.game, searcher.search(view, on_progress)
    root, seat = search.root, int(search.seat)
    ranking = search.ranking()[:MAX_HINTS]
    return [
        RankedMove(game.written(root, move), worth, explain_move(game.name, root, seat, move))
        for move, _, worth in ranking
    ]


def explain_move(name: str, position: Position, seat: int, move: int) -> HintReason:
    return catalog.package(name).hint_reason(position, seat, move) or NO_REASON
