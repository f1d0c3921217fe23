"""Whether somebody means what he says: is a statement borne out by his view and his beliefs?"""

from __future__ import annotations

from typing import Final

from ridotto.bots.believer.scene import Scene
from ridotto.bots.believer.thought import Thought
from ridotto.bots.believer.voting import target

STATEMENTS: Final = ("claim", "answer", "accuse", "vouch", "vote-for", "report", "ask", "retract")


def is_statement(move: str) -> bool:
    return move.split(" ", 1)[0] in STATEMENTS


def honest(statement: str, thought: Thought) -> bool:
    """Questions and taking back are always honest."""
    verb, *things = statement.split(" ")
    if verb in ("claim", "answer"):
        return things == [thought.scene.role]
    if verb == "accuse":
        return thought.beliefs.suspicion[int(things[0])] >= thought.manner.accuses_from
    if verb == "vouch":
        return thought.beliefs.suspicion[int(things[0])] <= thought.manner.vouches_to
    if verb == "vote-for":
        return target(thought, candidates(thought.scene)) == int(things[0])
    if verb == "report":
        return known(things, thought)
    return verb in ("ask", "retract")


def candidates(scene: Scene) -> list[int]:
    """For whom one will be able to vote."""
    pool = scene.accused if scene.phase == "defence" else scene.masked
    return [seat for seat in scene.others if seat in pool]


def known(report: list[str], thought: Thought) -> bool:
    scene = thought.scene
    if report[0] == "watched":
        return scene.talk_of in thought.memory.watched_in
    player = int(report[1])
    if report[0] == "role":
        return scene.roles[player] == report[2]
    return player in (scene.suspicious if report[0] == "suspicious" else scene.harmless)
