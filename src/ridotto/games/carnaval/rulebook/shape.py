"""The shape of what leaves the carnival. docs/positions.md tells what each field means."""

from __future__ import annotations

from typing import Literal, TypedDict

from ridotto.rules.shape import Deed, Ends, Frame, News, Seat

Camp = Literal["guests", "pranksters", "genie"]
Role = Literal[
    "guest", "prankster", "musician", "soldier", "evil-genie", "mask-lender", "little-old-man", "avenger", "painter",
    "master-prankster", "gentleman", "dancing-prankster", "winegrower", "chef", "hypnotist", "casanova", "isabella",
]  # fmt: skip
Call = Literal[
    "chef", "painter", "musician", "soldier", "evil-genie", "mask-lender", "little-old-man", "avenger", "pranksters",
    "master-prankster",
]  # fmt: skip
Phase = Literal["invitation", "dance", "discussion", "hypnosis", "vote", "defence", "tie", "verdict", "over"]
Step = Literal["choose", "gentleman", "take", "done"]
Hindrance = Literal["watched", "served", "barred", "marked", "invitation", "bare", "robbed", "no-need", "tired", "used"]
Answer = Literal["yes", "no", "unknown"]
Choice = Seat | Literal["none", "hidden"] | None  # a vote or proposal; null while it is awaited


class Options(TypedDict):
    """How it is played."""

    confidence: bool
    secret_vote: bool
    gatecrasher: bool
    master: Literal["house", "person"]


class Choices(TypedDict, total=False):
    """What the host may choose."""

    roles: Literal["usual", "plain", "full"] | list[Role]
    confidence: bool
    secret_vote: bool
    gatecrasher: bool
    master: Literal["house", "person"]
    ladies: Literal["turns", "none"] | list[Seat]


class Blocked(TypedDict):
    """Who cannot use any ability now."""

    watched: Seat | Literal["someone"] | None
    served: Seat | None
    wine: Seat | None
    barred: list[Seat]


class Before(TypedDict):
    """Who had it last time, and cannot have it again."""

    served: Seat | None
    wine: Seat | None
    lady: Seat | None
    lord: Seat | None


class Eyes(TypedDict):
    """What an unmasked prankster could not see."""

    closed: list[Seat]
    unsure: list[Seat]
    missed: list[Seat]


class Answers(TypedDict):
    """What the soldier was told."""

    suspicious: list[Seat]
    harmless: list[Seat]


class Charmed(TypedDict):
    """Who must vote as Casanova, and as Isabella."""

    lady: Seat | None
    lord: Seat | None


class Hypnosis(TypedDict):
    """Who is asked what."""

    player: Seat
    question: str
    answer: Answer | None


class View(Frame):
    """What a seat may know."""

    game: Literal["carnaval"]
    edition: int
    options: Options
    chairs: int
    leader: Seat | None
    in_play: list[Role]
    calls: list[Call]
    heard: Call | None
    asks_for: Literal["player", "role", "yes"] | None
    sketchable: list[Role]
    hindrance: Hindrance | None
    roles: list[Role | None]
    ladies: list[Seat]
    masked: list[Seat]
    shown: list[Seat]
    fallen: list[Seat]
    camps: list[Camp | None]
    phase: Phase
    call: Call | None
    step: Step
    dance: int
    used: list[Role]
    blocked: Blocked
    before: Before
    mark: Seat | None
    invitation: Seat | None
    genie: Seat | None
    spare: Seat | Literal["taken"] | None
    eyes: Eyes
    sketch: Role | None
    painted: list[Seat]
    soldier: Answers
    sat: int | None
    caught: int
    stirred: int
    avenged: Seat | None
    named: Seat | None
    victim: Seat | None
    proposals: list[Choice]
    ready: list[Seat]
    said: list[list[str | None]]
    statements_left: int | None
    claims: list[Role | None]
    charmed: Charmed
    hypnosis: Hypnosis | None
    votes: list[Choice]
    votes_open: bool
    votes_late: list[Seat]
    votes_with: Seat | None
    round: int
    late: bool
    accused: list[Seat]
    victims: list[Seat]


# -- events


class Dances(News):
    event: Literal["dance", "rest"]
    dance: int


class Calls(News):
    event: Literal["calls"]
    call: Call


class Serves(Deed):
    event: Literal["serves"]
    guest: Seat


class Recognises(Deed):
    event: Literal["recognises"]
    holder: Seat
    role: Role


class RecognisesGenie(Deed):
    event: Literal["recognises-genie"]
    genie: Seat


class Learns(Deed):
    event: Literal["learns"]
    player: Seat
    suspicious: bool


class Does(Deed):
    """Something with one player."""

    event: Literal["gives", "tempts", "reaches", "pours", "charms", "chooses"]
    player: Seat


class Proposes(Deed):
    event: Literal["proposes", "proposes-taker"]
    player: Seat | None


class Happens(Deed):
    """To a player, or by him, with nothing more to tell."""

    event: Literal["watched", "joins", "masked", "sits", "falls", "ready", "unready", "voted", "drags"]


class IsHeard(News):
    event: Literal["cancels", "watches", "robbed", "nobody"]


class Names(News):
    event: Literal["agree", "by-lot", "marks", "unmarks"]
    player: Seat


class Takes(News):
    event: Literal["takes"]
    taker: Seat


class Asks(Deed):
    event: Literal["asks"]
    victim: Seat


class Unmasked(Deed):
    event: Literal["unmasked"]
    role: Role


class Says(Deed):
    event: Literal["says"]
    statement: str
    number: int


class Hypnotises(Deed):
    event: Literal["hypnotises"]
    player: Seat
    question: str


class IsAnswered(Deed):
    event: Literal["answers"]
    answer: Answer


class Vote(News):
    event: Literal["vote"]
    round: int
    accused: list[Seat]


class Votes(News):
    event: Literal["votes"]
    votes: list[Seat | None]


class Accused(News):
    event: Literal["accused", "tie"]
    players: list[Seat]


class Master(Deed):
    event: Literal["master"]
    act: str


Event = (
    Dances | Calls | Serves | Recognises | RecognisesGenie | Learns | Does | Proposes | Happens | IsHeard | Names
    | Takes | Asks | Unmasked | Says | Hypnotises | IsAnswered | Vote | Votes | Accused | Master | Ends
)  # fmt: skip


# -- previews


class Preview(TypedDict):
    """Whom a move names, and whether an ability is then used up."""

    player: Seat | None
    role: Role | None
    uses_up: bool
