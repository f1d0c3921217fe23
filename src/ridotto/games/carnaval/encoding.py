"""The carnival as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ridotto.games.carnaval.position_writer import PositionWriter
from ridotto.games.carnaval.rulebook.content import CALLS, ROLES, call_name
from ridotto.games.carnaval.rulebook.game import own
from ridotto.games.carnaval.rulebook.notation import (
    ACCUSE,
    ANSWERS,
    END,
    ENDS,
    FREE_QUESTION,
    HARMLESS,
    IF_KNOWS,
    IF_PRANKSTER,
    IF_ROLE,
    IF_VOTED,
    NEXT,
    NO_VOTE,
    REPORT_ROLE,
    REPORT_WATCHED,
    SHAPES,
    THING,
    VERB,
    move_from,
    move_of,
    question_from,
)
from ridotto.games.carnaval.rulebook.position import PHASES, STATEMENTS, STEPS
from ridotto.games.carnaval.rulebook.shape import Hypnosis, View
from ridotto.lab.training.encoding import Encoding
from ridotto.lab.training.observation import ObservationSheet
from ridotto.rules.event import Facts
from ridotto.rules.position import Position

CAMPS: Final = ("guests", "pranksters", "genie")
CALL_NAMES: Final = [call_name(role) for role in CALLS]
ALL_PHASES: Final = (*PHASES, "over")
THINGS_ASKED: Final = ("player", "role", "yes")
# Fields of a view that name some seats, or one seat or none; and such fields within others.
OF_SEATS: Final = (
    "to_act", "ladies", "masked", "shown", "fallen", "painted", "ready", "accused", "victims", "votes_late", "mark",
    "invitation", "genie", "spare", "avenged", "named", "victim",
)  # fmt: skip
PARTS_OF_SEATS: Final = {
    "blocked": ("watched", "served", "wine", "barred"),
    "before": ("served", "wine", "lady", "lord"),
    "eyes": ("closed", "unsure"),
    "soldier": ("suspicious", "harmless"),
    "charmed": ("lady", "lord"),
}
OF_ROLES: Final = ("roles", "claims")  # of each seat, a role or none
NUMBERS: Final = ("dance", "round", "caught", "stirred", "sat", "late", "votes_open")
CHOICES: Final = ("votes", "proposals")
STATEMENTS_ABOUT: Final = HARMLESS - ACCUSE + 1  # kinds of statement that name a player


@final
class CarnavalEncoding(Encoding):
    def all_moves(self) -> list[int]:
        led = self.options.get("master") == "person"
        verbs = [verb for verb in range(len(SHAPES)) if led or not NEXT <= verb <= END]
        return [move for verb in verbs for move in self._moves_of(verb)]

    def _moves_of(self, verb: int) -> list[int]:
        kinds = SHAPES[verb][1]
        things = self._things(kinds[0]) if kinds else [0]
        others = self._things(kinds[1]) if len(kinds) > 1 else [0]
        return [move_of(verb, thing, other) for thing in things for other in others]

    def _things(self, kind: str) -> list[int]:
        """What can follow the words of a verb."""
        seats = list(range(int(self.seats)))
        roles = list(range(len(ROLES)))
        about_roles = [IF_PRANKSTER, FREE_QUESTION, *(IF_ROLE + role for role in roles)]
        return {
            "s": seats,
            "r": roles,
            "a": list(range(len(ANSWERS))),
            "e": list(range(len(ENDS))),
            "n": list(range(1, STATEMENTS + 1)),
            "v": [*seats, NO_VOTE],
            "q": [*about_roles, *(IF_KNOWS + seat for seat in seats), *(IF_VOTED + seat for seat in seats)],
        }[kind]

    def all_fields(self) -> dict[str, tuple[int, ...]]:
        seats, roles = int(self.seats), len(ROLES)
        fields: dict[str, tuple[int, ...]] = dict.fromkeys(OF_SEATS, (seats,))
        fields |= {f"{whole}.{part}": (seats,) for whole, parts in PARTS_OF_SEATS.items() for part in parts}
        fields |= dict.fromkeys(OF_ROLES, (seats, roles))
        fields |= dict.fromkeys(NUMBERS, (1,))
        fields |= dict.fromkeys(CHOICES, (seats, seats + 2))  # a seat, nobody, or covered
        return fields | {
            "camps": (seats, len(CAMPS)),
            "in_play": (roles,),
            "used": (roles,),
            "sketch": (roles,),
            "phase": (len(ALL_PHASES),),
            "call": (len(CALL_NAMES),),
            "heard": (len(CALL_NAMES),),
            "step": (len(STEPS),),
            "asks_for": (len(THINGS_ASKED),),
            "spare_taken": (1,),
            "someone_watched": (1,),
            "said": (STATEMENTS_ABOUT, seats, seats),  # kind, speaker, about whom
            "reported_roles": (seats, seats, roles),  # speaker, about whom
            "reported_watched": (seats,),
            "hypnosis.player": (seats,),
            "hypnosis.question": (IF_ROLE + roles,),
            "hypnosis.knows": (seats,),
            "hypnosis.voted": (seats,),
            "hypnosis.answer": (len(ANSWERS),),
        }

    def observe(self, view: Facts) -> list[int]:
        seen = cast(View, view)
        sheet = ObservationSheet(self, seen["seat"] or 0)
        for field in OF_SEATS:
            _mark_seats(sheet, field, view[field])
        for whole, parts in PARTS_OF_SEATS.items():
            for part in parts:
                _mark_seats(sheet, f"{whole}.{part}", cast(Facts, view[whole])[part])
        for field in OF_ROLES:
            _put_words(sheet, field, cast("list[str | None]", view[field]), ROLES)
        for field in NUMBERS:
            sheet.fill(field, [int(cast(int, view[field] or 0))])
        for field in CHOICES:
            _put_choices(sheet, field, cast("list[object]", view[field]))
        _put_stage(sheet, seen)
        _put_statements(sheet, seen["said"])
        if seen["hypnosis"] is not None:
            _put_hypnosis(sheet, seen["hypnosis"])
        return sheet.values

    def write(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        PositionWriter(own(position), seat, into, at).write()


def _mark_seats(sheet: ObservationSheet, field: str, seats: object) -> None:
    """Some seats, one, or none. A word says that there is one that the viewer may not know."""
    named = seats if isinstance(seats, list) else [seats]
    sheet.mark_seats(field, [seat for seat in named if isinstance(seat, int) and seat < sheet.seats])


def _put_words(sheet: ObservationSheet, field: str, words: Sequence[str | None], known: Sequence[str]) -> None:
    """One of the known words for each seat."""
    for seat, word in enumerate(words):
        if word is not None:
            sheet.put(field, 1, sheet.relative(seat), known.index(word))


def _put_choices(sheet: ObservationSheet, field: str, choices: list[object]) -> None:
    for seat, choice in enumerate(choices):
        if choice is not None:
            column = sheet.relative(choice) if isinstance(choice, int) else sheet.seats + (choice == "hidden")
            sheet.put(field, 1, sheet.relative(seat), column)


def _mark_word(sheet: ObservationSheet, field: str, word: str | None, known: Sequence[str]) -> None:
    if word is not None:
        sheet.mark(field, [known.index(word)])


def _put_stage(sheet: ObservationSheet, seen: View) -> None:
    """How far the evening has come, and what everybody knows of the cards."""
    _put_words(sheet, "camps", seen["camps"], CAMPS)
    sheet.fill("in_play", [seen["in_play"].count(role) for role in ROLES])
    sheet.mark("used", [ROLES.index(role) for role in seen["used"]])
    _mark_word(sheet, "sketch", seen["sketch"], ROLES)
    _mark_word(sheet, "phase", seen["phase"], ALL_PHASES)
    _mark_word(sheet, "call", seen["call"], CALL_NAMES)
    _mark_word(sheet, "heard", seen["heard"], CALL_NAMES)
    _mark_word(sheet, "step", seen["step"], STEPS)
    _mark_word(sheet, "asks_for", seen["asks_for"], THINGS_ASKED)
    sheet.fill("spare_taken", [int(seen["spare"] == "taken")])
    sheet.fill("someone_watched", [int(seen["blocked"]["watched"] == "someone")])


def _put_statements(sheet: ObservationSheet, said: list[list[str | None]]) -> None:
    for seat, statements in enumerate(said):
        for statement in statements:
            if statement is not None:
                _put_statement(sheet, sheet.relative(seat), statement)


def _put_statement(sheet: ObservationSheet, speaker: int, statement: str) -> None:
    move = move_from(statement)
    assert move is not None
    verb, about = move // VERB, sheet.relative(move // THING % THING)
    if verb <= HARMLESS:
        sheet.put("said", 1, verb - ACCUSE, speaker, about)
    elif verb == REPORT_ROLE:
        sheet.put("reported_roles", 1, speaker, about, move % THING)
    elif verb == REPORT_WATCHED:
        sheet.put("reported_watched", 1, speaker)


def _put_hypnosis(sheet: ObservationSheet, hypnosis: Hypnosis) -> None:
    sheet.mark_seats("hypnosis.player", [hypnosis["player"]])
    _mark_word(sheet, "hypnosis.answer", hypnosis["answer"], ANSWERS)
    question = question_from(hypnosis["question"].split())
    assert question is not None
    if question >= IF_VOTED:
        sheet.mark_seats("hypnosis.voted", [question - IF_VOTED])
    elif question >= IF_KNOWS:
        sheet.mark_seats("hypnosis.knows", [question - IF_KNOWS])
    else:
        sheet.mark("hypnosis.question", [question])
