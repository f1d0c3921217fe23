"""The bot that believes: it keeps in mind what it has seen and heard, votes, acts and talks by it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ridotto.bots.believer import buffet, dance, talk, voting
from ridotto.bots.believer.counsel import advised, worth
from ridotto.bots.believer.honesty import honest, is_statement
from ridotto.bots.believer.manner import MANNERS
from ridotto.bots.believer.memory import Memory
from ridotto.bots.believer.reasons import Reason, reason
from ridotto.bots.believer.scene import read
from ridotto.bots.believer.strength import STRENGTHS, Strength
from ridotto.bots.believer.thought import Thought
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts

MOST_SEATS = 15
MOODS = 16
TALKING = ("discussion", "defence")
SILENT = "ready"


class BelieverBot:
    def __init__(self, game: Game, seed: int, strength: Strength = STRENGTHS["master"]) -> None:
        self.game = game
        self.strength = strength
        self.choice = random.Random(seed)
        self.feelings = [self.choice.gauss(0.0, 1.0) for _ in range(MOST_SEATS)]
        self.moods = [self.choice.random() for _ in range(MOODS)]
        self.manner = self.choice.choice(MANNERS)
        self.memory = Memory()
        self.quiet = False  # whether he only listens while the others talk
        self.lying = False  # whether his last move said what he does not believe

    def choose(self, view: Facts) -> str:
        thought = self.think(view)
        move = SILENT if self.quiet and thought.scene.phase in TALKING else decide(thought)
        self.lying = is_statement(move) and not honest(move, thought)
        return move

    def explain(self, view: Facts, move: str) -> Reason:
        """Why he would make that move: a key of our words, and its facts."""
        return reason(move, self.think(view))

    def advise(self, view: Facts) -> Iterator[tuple[str, float, Reason]]:
        """What he would do with a view, best first: the move, its worth from 0 to 1, and why."""
        thought = self.think(view)
        for move in advised(thought, decide(thought)):
            yield move, worth(thought, move), reason(move, thought)

    def watch(self, view: Facts) -> None:
        """Takes in what his seat saw before: for one who is woken in the middle of an evening."""
        self.memory.heed(read(view))

    def think(self, view: Facts) -> Thought:
        scene = read(view)
        self.memory.heed(scene)
        mood = self.moods[scene.dance % MOODS]
        return Thought(scene, self.memory, self.strength, self.feelings, mood, self.choice, self.manner)


def decide(thought: Thought) -> str:
    phase = thought.scene.phase
    if len(thought.scene.moves) == 1:
        return thought.scene.moves[0]
    if phase == "vote":
        return voting.vote(thought)
    if phase == "tie":
        return voting.break_tie(thought)
    if phase == "hypnosis":
        return "unknown"  # a free question is for people
    if phase in TALKING:
        return buffet.act(thought) or talk.speak(thought)
    return dance.decide(thought)
