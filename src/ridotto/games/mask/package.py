"""Mask, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from ridotto.game_package import GamePackage
from ridotto.games.mask.rulebook.game import Mask
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

if TYPE_CHECKING:
    from ridotto.bots.bot import BotMaker
    from ridotto.bots.ranked_move import HintReason
    from ridotto.games.mask.encoding import MaskEncoding
    from ridotto.games.mask.mind import MaskMind
    from ridotto.games.mask.rulebook.shape import View
    from ridotto.games.mask.terminal import MaskBoard
    from ridotto.table.lessons.lesson import Lesson


HINT_ITERATIONS: Final = 20_000  # good moves and bad ones often differ by a point only
HINT_MILLISECONDS: Final = 1_500.0  # for a house that isn't compiled


class MaskPackage(GamePackage):
    rulebook = Mask()
    order = 3
    page_board = "mask"
    usual_seats = 3
    minutes = "20"
    quick_options: ClassVar[Facts | None] = {"masks": 6}
    search_iterations: ClassVar[Mapping[str, int]] = {"novice": 15, "regular": 30, "master": 2_000}
    # A card is read, a payday is followed stick by stick, and a new mask has new rings. The price of a card is obvious.
    looked_at: ClassVar[Mapping[str, float]] = {
        "payday": 5.0,
        "buys": 6.0,
        "keeps": 6.0,
        "unsold": 3.0,
        "lays": 3.0,
        "turns": 3.0,
        "swaps": 2.0,
        "puts": 2.0,
        "leaps": 2.0,
    }

    def terminal_board(self) -> MaskBoard:
        from ridotto.games.mask.terminal import MaskBoard  # noqa: PLC0415

        return MaskBoard()

    def lesson(self) -> Lesson[View]:
        from ridotto.games.mask.lesson import LESSON  # noqa: PLC0415

        return LESSON

    def mind(self) -> type[MaskMind]:
        from ridotto.games.mask.mind import MaskMind  # noqa: PLC0415

        return MaskMind

    def own_bots(self) -> Mapping[str, BotMaker]:
        """The master thinks with the same mind as the others, and goes about it more cleverly."""
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.mask.mind import master_mind  # noqa: PLC0415

        return {"master": search_bot_maker(master_mind, self.search_iterations["master"])}

    def adviser(self) -> BotMaker:
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.mask.mind import adviser_mind  # noqa: PLC0415

        return search_bot_maker(adviser_mind, HINT_ITERATIONS, HINT_MILLISECONDS)

    def earlier_bots(self) -> Mapping[str, BotMaker]:
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.mask.mind import first_master_mind  # noqa: PLC0415

        return {"master-1": search_bot_maker(first_master_mind, 2_000)}

    def hint_reason(self, position: Position, seat: int, move: int) -> HintReason | None:
        from ridotto.games.mask.hints import hint_reason  # noqa: PLC0415

        return hint_reason(position, seat, move)

    def encoding(self) -> type[MaskEncoding]:
        from ridotto.games.mask.encoding import MaskEncoding  # noqa: PLC0415

        return MaskEncoding
