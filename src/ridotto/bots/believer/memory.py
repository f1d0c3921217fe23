"""What a seat has seen in earlier views: a view carries only the last vote and the last talk."""

from __future__ import annotations

from ridotto.bots.believer.scene import Scene

CLAIMING = ("claim ", "answer ")
Said = tuple[int, int, int]  # speaker, player, dance


class Memory:
    """Grows with every view. Who comes late remembers nothing and plays on what lies before him."""

    def __init__(self) -> None:
        self.ballots: dict[tuple[int, int], list[int | None]] = {}  # by dance and round
        self.talks: dict[int, list[list[str]]] = {}  # by dance, per seat
        self.claims: dict[int, list[str]] = {}  # per seat, every change
        self.claimed_in: dict[int, int] = {}  # per seat, the dance after which it first claimed
        self.watched_in: set[int] = set()
        self.answers: dict[tuple[int, str], str] = {}  # under hypnosis
        self.heard: dict[str, list[Said]] = {}  # by verb, those about a player

    def heed(self, scene: Scene) -> None:
        if scene.phase != "vote" and any(vote is not None for vote in scene.votes):
            self.ballots[scene.vote_of, scene.round] = list(scene.votes)
        self.hear(scene.talk_of, [list(said) for said in scene.said])
        for seat in range(scene.seats):
            self.heed_claims(scene, seat)
        if scene.watched == scene.seat:
            self.watched_in.add(scene.dance)
        if scene.hypnosis is not None:
            player, question, answer = scene.hypnosis
            self.answers[player, question] = answer

    def heed_claims(self, scene: Scene, seat: int) -> None:
        told = [words.split(" ", 1)[1] for words in scene.said[seat] if words.startswith(CLAIMING)]
        latest = scene.claims[seat]
        known = self.claims.setdefault(seat, [])
        for role in [*told, *([latest] if latest is not None else [])]:
            if role not in known:
                known.append(role)
                self.claimed_in.setdefault(seat, scene.talk_of)

    def hear(self, dance: int, talk: list[list[str]]) -> None:
        if self.talks.get(dance) == talk:
            return
        self.talks[dance] = talk
        self.heard = {}
        for when, said in self.talks.items():
            for speaker, statements in enumerate(said):
                for words in dict.fromkeys(statements):
                    verb, _, thing = words.rpartition(" ")
                    if thing.isdecimal():
                        self.heard.setdefault(verb, []).append((speaker, int(thing), when))

    def statements(self, verb: str) -> list[Said]:
        """Who said that of whom after which dance."""
        return self.heard.get(verb, [])

    def roles_reported(self) -> list[tuple[int, int, str]]:
        """Who said of whom that he holds which card."""
        reports = [
            (speaker, words.split(" ")[2:])
            for talk in self.talks.values()
            for speaker, said in enumerate(talk)
            for words in dict.fromkeys(said)
            if words.startswith("report role ")
        ]
        return [(speaker, int(player), role) for speaker, (player, role) in reports]

    def say_watched(self) -> list[int]:
        """Who said that the soldier watched him."""
        talks = [enumerate(talk) for talk in self.talks.values()]
        return sorted({speaker for talk in talks for speaker, said in talk if "report watched" in said})

    def said_by(self, seat: int) -> set[str]:
        return {words for talk in self.talks.values() for words in talk[seat]}

    def askers(self, seat: int, dance: int | None = None) -> set[int]:
        """Who asked a seat for its role, ever or in one talk."""
        questions = self.statements("ask")
        return {speaker for speaker, asked, when in questions if asked == seat and dance in (None, when)}

    def naming(self, seat: int, dance: int) -> set[int]:
        """Who accused a seat, or said he would vote for it, in one talk."""
        spoken = self.statements("accuse") + self.statements("vote-for")
        return {speaker for speaker, player, when in spoken if player == seat and when == dance}
