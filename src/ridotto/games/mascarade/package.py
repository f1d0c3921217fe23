"""Mascarade, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ridotto.game_package import GamePackage
from ridotto.games.mascarade.rulebook.game import Mascarade
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

if TYPE_CHECKING:
    from ridotto.bots.bot import BotMaker
    from ridotto.bots.ranked_move import HintReason
    from ridotto.games.mascarade.encoding import MascaradeEncoding
    from ridotto.games.mascarade.mind import MascaradeMind
    from ridotto.games.mascarade.rulebook.shape import View
    from ridotto.games.mascarade.terminal import MascaradeBoard
    from ridotto.table.lessons.lesson import Lesson


class MascaradePackage(GamePackage):
    rulebook = Mascarade()
    order = 1
    page_board = "mascarade"
    usual_seats = 3
    minutes = "15"
    quick_options: ClassVar[Facts | None] = {"masks": 50}
    search_iterations: ClassVar[Mapping[str, int]] = {"novice": 40, "regular": 200, "master": 2_000}
    # A laid mask is found on the board before the next one comes.
    looked_at: ClassVar[Mapping[str, float]] = {"lays": 1.5}

    def terminal_board(self) -> MascaradeBoard:
        from ridotto.games.mascarade.terminal import MascaradeBoard  # noqa: PLC0415

        return MascaradeBoard()

    def lesson(self) -> Lesson[View]:
        from ridotto.games.mascarade.lesson import LESSON  # noqa: PLC0415

        return LESSON

    def mind(self) -> type[MascaradeMind]:
        from ridotto.games.mascarade.mind import MascaradeMind  # noqa: PLC0415

        return MascaradeMind

    def own_bots(self) -> Mapping[str, BotMaker]:
        """Whoever has little time to think spends it on the moves with most points."""
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.mascarade.mind import hasty_mind  # noqa: PLC0415

        return {kind: search_bot_maker(hasty_mind, self.search_iterations[kind]) for kind in ("novice", "regular")}

    def earlier_bots(self) -> Mapping[str, BotMaker]:
        """Today's master is still the first."""
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415

        return {"master-1": search_bot_maker(self.mind(), 2_000)}

    def hint_reason(self, position: Position, seat: int, move: int) -> HintReason:
        from ridotto.games.mascarade.hints import hint_reason  # noqa: PLC0415

        return hint_reason(position, seat, move)

    def encoding(self) -> type[MascaradeEncoding]:
        from ridotto.games.mascarade.encoding import MascaradeEncoding  # noqa: PLC0415

        return MascaradeEncoding
