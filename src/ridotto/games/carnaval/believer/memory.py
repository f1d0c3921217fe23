"""What a seat has seen in earlier views: a view carries only the last vote and the last talk."""

from __future__ import annotations

from ridotto.games.carnaval.believer.carnival_view import CarnivalView

CLAIM_PREFIXES = ("claim ", "answer ")
StatementAbout = tuple[int, int, int]  # speaker, player, dance


class Memory:
    """Grows with every view. A bot that comes late remembers nothing and plays by what it sees."""

    def __init__(self) -> None:
        self.ballots: dict[tuple[int, int], list[int | None]] = {}  # by dance and round
        self.talks: dict[int, list[list[str]]] = {}  # by dance, per seat
        self.claims: dict[int, list[str]] = {}  # per seat, every change
        self.claimed_in: dict[int, int] = {}  # per seat, the dance after which it first claimed
        self.said_before_defence: dict[int, int] = {}  # by dance, how many statements of its own
        self.watched_in: set[int] = set()
        self.answers: dict[tuple[int, str], str] = {}  # under hypnosis
        self.statements_by_verb: dict[str, list[StatementAbout]] = {}  # by verb, those about a player

    def update(self, view: CarnivalView) -> None:
        if view.phase != "vote" and any(vote is not None for vote in view.votes):
            self.ballots[view.vote_dance, view.round] = list(view.votes)
        self.update_talk(view.talk_dance, [list(said) for said in view.said])
        self.update_defence(view)
        for seat in range(view.seats):
            self.update_claims(view, seat)
        if view.watched == view.seat:
            self.watched_in.add(view.dance)
        if view.hypnosis is not None:
            player, question, answer = view.hypnosis
            self.answers[player, question] = answer

    def update_defence(self, view: CarnivalView) -> None:
        """A bot that comes late takes it that it hasn't defended itself yet."""
        said = len(view.said[view.seat])
        if view.phase == "defence":
            self.said_before_defence.setdefault(view.dance, said)
        else:
            self.said_before_defence[view.dance] = said

    def has_defended(self, view: CarnivalView) -> bool:
        """Whether the seat has said something since it was accused."""
        return len(view.said[view.seat]) > self.said_before_defence.get(view.dance, 0)

    def update_claims(self, view: CarnivalView, seat: int) -> None:
        told = [words.split(" ", 1)[1] for words in view.said[seat] if words.startswith(CLAIM_PREFIXES)]
        latest = view.claims[seat]
        known = self.claims.setdefault(seat, [])
        for role in [*told, *([latest] if latest is not None else [])]:
            if role not in known:
                known.append(role)
                self.claimed_in.setdefault(seat, view.talk_dance)

    def update_talk(self, dance: int, talk: list[list[str]]) -> None:
        if self.talks.get(dance) == talk:
            return
        self.talks[dance] = talk
        self.statements_by_verb = {}
        for when, said in self.talks.items():
            for speaker, statements in enumerate(said):
                for statement in dict.fromkeys(statements):
                    verb, _, thing = statement.rpartition(" ")
                    if thing.isdecimal():
                        self.statements_by_verb.setdefault(verb, []).append((speaker, int(thing), when))

    def statements(self, verb: str) -> list[StatementAbout]:
        """Who said that about whom, and after which dance."""
        return self.statements_by_verb.get(verb, [])

    def roles_reported(self) -> list[tuple[int, int, str]]:
        """Who said about whom that they hold which card."""
        reports = [
            (speaker, words.split(" ")[2:])
            for talk in self.talks.values()
            for speaker, said in enumerate(talk)
            for words in dict.fromkeys(said)
            if words.startswith("report role ")
        ]
        return [(speaker, int(player), role) for speaker, (player, role) in reports]

    def speakers_watched(self) -> list[int]:
        """Who said that the soldier watched them."""
        talks = [enumerate(talk) for talk in self.talks.values()]
        return sorted({speaker for talk in talks for speaker, said in talk if "report watched" in said})

    def said_by(self, seat: int) -> set[str]:
        return {words for talk in self.talks.values() for words in talk[seat]}

    def questioners(self, seat: int, dance: int | None = None) -> set[int]:
        """Who asked a seat for its role, ever or in one talk."""
        questions = self.statements("ask")
        return {speaker for speaker, asked, when in questions if asked == seat and dance in (None, when)}

    def accusers(self, seat: int, dance: int) -> set[int]:
        """Who accused a seat, or said they'd vote for it, in one talk."""
        spoken = self.statements("accuse") + self.statements("vote-for")
        return {speaker for speaker, player, when in spoken if player == seat and when == dance}
