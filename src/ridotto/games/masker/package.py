"""Masker, as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ridotto.game_package import GamePackage
from ridotto.games.masker.rulebook.game import Masker
from ridotto.rules.position import Position

if TYPE_CHECKING:
    from ridotto.bots.bot import BotMaker
    from ridotto.bots.ranked_move import HintReason
    from ridotto.games.masker.encoding import MaskerEncoding
    from ridotto.games.masker.mind import MaskerMind
    from ridotto.games.masker.rulebook.shape import View
    from ridotto.games.masker.terminal import MaskerBoard
    from ridotto.table.lessons.lesson import Lesson


class MaskerPackage(GamePackage):
    rulebook = Masker()
    order = 2
    page_board = "masker"
    usual_seats = 2
    minutes = "15"
    search_iterations: ClassVar[Mapping[str, int]] = {"novice": 60, "regular": 400, "master": 3_400}
    # Which colour is taken gives its player away, so every capture is seen by itself.
    looked_at: ClassVar[Mapping[str, float]] = {"captures": 1.5}

    def terminal_board(self) -> MaskerBoard:
        from ridotto.games.masker.terminal import MaskerBoard  # noqa: PLC0415

        return MaskerBoard()

    def lesson(self) -> Lesson[View]:
        from ridotto.games.masker.lesson import LESSON  # noqa: PLC0415

        return LESSON

    def mind(self) -> type[MaskerMind]:
        from ridotto.games.masker.mind import MaskerMind  # noqa: PLC0415

        return MaskerMind

    def own_bots(self) -> Mapping[str, BotMaker]:
        """The master thinks with the same mind as the others, and reads what their moves tell."""
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.masker.mind import master_mind  # noqa: PLC0415

        return {"master": search_bot_maker(master_mind, self.search_iterations["master"])}

    def earlier_bots(self) -> Mapping[str, BotMaker]:
        from ridotto.bots.search_bot import search_bot_maker  # noqa: PLC0415
        from ridotto.games.masker.earlier.mind import FirstMaskerMind  # noqa: PLC0415

        return {
            "master-1": search_bot_maker(FirstMaskerMind, 5_000),
            "master-2": search_bot_maker(self.mind(), 3_600),  # doesn't read
        }

    def hint_reason(self, position: Position, seat: int, move: int) -> HintReason:
        from ridotto.games.masker.hints import hint_reason  # noqa: PLC0415

        return hint_reason(position, seat, move)

    def encoding(self) -> type[MaskerEncoding]:
        from ridotto.games.masker.encoding import MaskerEncoding  # noqa: PLC0415

        return MaskerEncoding
