"""The bot that believes: it keeps in mind what it has seen and heard, votes, acts and talks by it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from ridotto.bots.bot import RememberingBot
from ridotto.bots.ranked_move import RankedMove
from ridotto.games.carnaval.believer.carnival_view import read_view
from ridotto.games.carnaval.believer.decision_context import DecisionContext
from ridotto.games.carnaval.believer.decisions import buffet, dance, defence, talk, voting
from ridotto.games.carnaval.believer.decisions.advice import move_worth, rank_moves
from ridotto.games.carnaval.believer.decisions.honesty import is_honest, is_statement
from ridotto.games.carnaval.believer.decisions.reasons import Reason, explain_move
from ridotto.games.carnaval.believer.manner import MANNERS
from ridotto.games.carnaval.believer.memory import Memory
from ridotto.games.carnaval.believer.strength import STRENGTHS, Strength
from ridotto.rules.contract import Game
from ridotto.rules.event import Facts

MAX_SEATS = 15
MOOD_COUNT = 16
TALK_PHASES = ("discussion", "defence")
READY = "ready"


class BelieverBot(RememberingBot):
    def __init__(self, game: Game, seed: int, strength: Strength = STRENGTHS["master"]) -> None:
        self.game = game
        self.strength = strength
        self.rng = random.Random(seed)
        self.feelings = [self.rng.gauss(0.0, 1.0) for _ in range(MAX_SEATS)]
        self.moods = [self.rng.random() for _ in range(MOOD_COUNT)]
        self.manner = self.rng.choice(MANNERS)
        self.memory = Memory()
        self.lying = False  # whether its last move said something that it doesn't believe

    def choose(self, view: Facts) -> str:
        context = self.decision_context(view)
        move = READY if self.quiet and context.view.phase in TALK_PHASES else choose_move(context)
        self.lying = is_statement(move) and not is_honest(move, context)
        return move

    def explain(self, view: Facts, move: str) -> Reason:
        """Why it would make that move: the key of a sentence, and its facts."""
        return explain_move(move, self.decision_context(view))

    def advise(self, view: Facts) -> Iterator[RankedMove]:
        context = self.decision_context(view)
        for move in rank_moves(context, choose_move(context)):
            why = explain_move(move, context)
            yield RankedMove(move, move_worth(context, move), (why.key, why.facts))

    def observe(self, view: Facts) -> None:
        self.memory.update(read_view(view))

    def decision_context(self, view: Facts) -> DecisionContext:
        carnival = read_view(view)
        self.memory.update(carnival)
        mood = self.moods[carnival.dance % MOOD_COUNT]
        return DecisionContext(carnival, self.memory, self.strength, self.feelings, mood, self.rng, self.manner)


def choose_move(context: DecisionContext) -> str:
    moves = context.view.moves
    return moves[0] if len(moves) == 1 else CHOICES.get(context.view.phase, dance.choose_move)(context)


def choose_at_buffet(context: DecisionContext) -> str:
    return buffet.choose_ability(context) or talk.choose_statement(context)


def answer_on_honour(context: DecisionContext) -> str:
    return "unknown"  # a free question is for people


CHOICES: Final[dict[str, Callable[[DecisionContext], str]]] = {
    "vote": voting.choose_vote,
    "tie": voting.break_tie,
    "hypnosis": answer_on_honour,
    "discussion": choose_at_buffet,
    "defence": defence.choose_defence,
}
