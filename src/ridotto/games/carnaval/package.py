"""Au carnaval de Venise, as the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ridotto.game_package import BalanceForecast, GamePackage
from ridotto.games.carnaval.rulebook.game import Carnaval
from ridotto.rules.contract import State
from ridotto.rules.event import Facts

if TYPE_CHECKING:
    from ridotto.bots.bot import BotMaker
    from ridotto.games.carnaval.encoding import CarnavalEncoding
    from ridotto.games.carnaval.rulebook.shape import View
    from ridotto.games.carnaval.terminal import CarnavalBoard
    from ridotto.table.lessons.lesson import Lesson

GUESTS: Final = "guests"
PRANKSTERS: Final = "pranksters"
PLAIN_GUEST: Final = "guest"
COUNT_PAUSES: Final = 8.0  # how long a count of hands is read, in pauses of a bot
DEFENCE_PAUSES: Final = 4.0  # how long each word of the accused
TALK_PHASES: Final = ("discussion", "defence")
MOST_STATEMENTS: Final = 6  # in one talk; after that, even bots that talk at random have nothing more to say


class CarnavalPackage(GamePackage):
    rulebook = Carnaval()
    order = 4
    page_board = "carnaval"
    usual_seats = 8
    minutes = "30–60"
    sides = (GUESTS, PRANKSTERS)
    options_not_asked = ("master",)  # at one keyboard the house leads
    balanced_option = "roles"
    # If a clue is about its reader, it says "you", and leaves out what they seem to be: they know that.
    reasons_about_reader: ClassVar[Mapping[str, str]] = {
        "bot-clue-voted-prankster": "bot-clue-voted-you",
        "bot-clue-voted-guest": "bot-clue-voted-you",
        "bot-clue-accused-prankster": "bot-clue-accused-you",
        "bot-clue-accused-guest": "bot-clue-accused-you",
        "bot-clue-vouched-prankster": "bot-clue-vouched-you",
        "bot-clue-vouched-guest": "bot-clue-vouched-you",
        "bot-clue-false-report": "bot-clue-false-report-you",
    }

    def terminal_board(self) -> CarnavalBoard:
        from ridotto.games.carnaval.terminal import CarnavalBoard  # noqa: PLC0415

        return CarnavalBoard()

    def lesson(self) -> Lesson[View]:
        from ridotto.games.carnaval.lesson import LESSON  # noqa: PLC0415

        return LESSON

    def own_bots(self) -> Mapping[str, BotMaker]:
        from ridotto.games.carnaval.believer import BOT_MAKERS  # noqa: PLC0415

        return BOT_MAKERS

    def encoding(self) -> type[CarnavalEncoding]:
        from ridotto.games.carnaval.encoding import CarnavalEncoding  # noqa: PLC0415

        return CarnavalEncoding

    def reading_pauses(self, view: Facts, events: Sequence[str]) -> float:
        """Everybody sees for whom the hands went up, and then hears the accused, before the next vote."""
        if "votes" in events:
            return COUNT_PAUSES
        return DEFENCE_PAUSES if view["phase"] == "defence" and "says" in events else 1.0

    def asked_seats(self, view: Facts) -> list[int]:
        """CV-60: bots that are ready to vote answer, too, while the talk goes on."""
        if view["phase"] not in TALK_PHASES:
            return []
        statements = view["said"]
        assert isinstance(statements, list)
        asked = {int(words.split()[1]) for said in statements for words in said if words and words.startswith("ask ")}
        return [seat for seat in sorted(asked) if owes_answer(statements[seat])]

    def side_of_seats(self, state: State) -> list[str]:
        """The evil genie counts with the pranksters."""
        camps = self.rulebook.dump(state)["camps"]
        assert isinstance(camps, list)
        return [GUESTS if camp == GUESTS else PRANKSTERS for camp in camps]

    def dealt_set(self, state: State) -> str:
        """All roles but the plain guests, which fill up any company."""
        roles = state.view(None)["in_play"]
        assert isinstance(roles, list)
        return ",".join(str(role) for role in roles if role != PLAIN_GUEST)

    def length_of(self, state: State) -> float:
        """In dances."""
        dances = state.view(None)["dance"]
        assert isinstance(dances, int)
        return float(dances)

    def forecast(self, seats: int, options: Facts, strength: str) -> BalanceForecast:
        from ridotto.games.carnaval.forecast import balance_forecast  # noqa: PLC0415

        return balance_forecast(seats, options, strength)

    def options_at_start(self, options: Facts, titles: Sequence[str | None]) -> Facts:
        """CV-7: players who said what they are decide who plays a lady, unless the host has; the others take turns."""
        if "ladies" in options or not any(titles):
            return options
        ladies = [seat for seat, title in enumerate(titles) if title == "lady" or (title is None and seat % 2 == 0)]
        return {**options, "ladies": ladies or "none"}

    def options_for_rematch(
        self, options: Facts, titles: Sequence[str | None], next_seat: Callable[[int], int]
    ) -> Facts:
        """Ladies are ladies wherever they sit; players with a title are counted again when it starts (CV-7)."""
        others = {name: value for name, value in options.items() if name != "ladies"}
        ladies = options.get("ladies")
        if ladies is None or any(titles):
            return others
        return {**others, "ladies": sorted(map(next_seat, ladies)) if isinstance(ladies, list) else ladies}


def owes_answer(said: Sequence[str | None]) -> bool:
    """Whether somebody who was asked for their role has yet to answer, by what they have said in this talk."""
    return len(said) < MOST_STATEMENTS and not any(words and words.startswith("answer ") for words in said)
