"""What a believer says (CV-35): guests what they know and believe, pranksters what helps, each in his manner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Final

from ridotto.bots.believer.beliefs import Beliefs
from ridotto.bots.believer.honesty import candidates, honest
from ridotto.bots.believer.scene import GENIE, PLAIN, PRANKSTER_CARDS, TAKEN_BACK
from ridotto.bots.believer.thought import Thought
from ridotto.bots.believer.voting import target

MOST: Final = 6  # statements a discussion, with all that he owes others: the rules allow eight
PRESSED: Final = 2  # accusers who make one claim
ECHO: Final = 2  # so many have said what everybody can know: one more would only bore
JUDGED: Final = ("accuse ", "vouch ", "vote-for ")
OWED: Final = ("answer ", "retract ", "report ")  # said however little one talks: others wait for it
NAMING: Final = ("claim ", "answer ")
VOUCH_FOR_FRIEND: Final = 0.15
UNSPEAKABLE: Final = (*PRANKSTER_CARDS, GENIE)  # nobody claims these
A_REASON: Final = 0.04  # so much more than the usual suspicion is a reason to name somebody …
REASON_ENOUGH: Final = 0.6  # … and so much in any case
SPEAKS_UP: Final = 0.4  # suspicion that a special name costs on top: its holder may hear of it


def speak(thought: Thought) -> str:
    """The next statement worth making, or `ready`."""
    return next(wishes(thought), "ready")


def wishes(thought: Thought) -> Iterator[str]:
    """What he would say now, best first."""
    scene = thought.scene
    already = scene.said[scene.seat]
    for words in truths(thought) if scene.plays_guest else tales(thought):
        fair = not scene.plays_guest or honest(words, thought)
        if has_words_left(thought, words) and fair and words in scene.moves and words not in already:
            yield words


def has_words_left(thought: Thought, words: str) -> bool:
    already = thought.scene.said[thought.scene.seat]
    own = [said for said in already if not said.startswith(OWED)]
    return len(already) < MOST and (words.startswith(OWED) or len(own) < thought.manner.words)


# -- a guest


def truths(thought: Thought) -> Iterator[str]:
    scene = thought.scene
    yield from regrets(thought)
    if is_asked(thought):
        yield f"answer {scene.role}"
    if is_pressed(thought):
        yield f"claim {scene.role}"
    yield from findings(thought)
    yield from judgements(thought)
    yield from retorts(thought)
    yield from intentions(thought)
    yield from questions(thought)
    yield from praise(thought)


def regrets(thought: Thought) -> Iterator[str]:
    """Takes back what he has said of another and believes no longer."""
    for number, words in enumerate(thought.scene.said[thought.scene.seat], start=1):
        if words.startswith(JUDGED) and not honest(words, thought):
            yield f"retract {number}"


def is_asked(thought: Thought) -> bool:
    """For his role: in this talk, and has not said it yet; or earlier, and has never said it."""
    scene, askers = thought.scene, thought.memory.askers
    if any(words.startswith(NAMING) for words in scene.said[scene.seat]):
        return False
    return bool(askers(scene.seat, scene.talk_of) or (scene.claims[scene.seat] is None and askers(scene.seat)))


def is_pressed(thought: Thought) -> bool:
    """Accused, or robbed of one's name."""
    scene = thought.scene
    if scene.claims[scene.seat] is not None or scene.seat in scene.shown:
        return False
    accusers = thought.memory.naming(scene.seat, scene.talk_of)
    usurped = scene.role != PLAIN and any(scene.claims[seat] == scene.role for seat in scene.others)
    return len(accusers) >= PRESSED or usurped or scene.phase == "defence"


def findings(thought: Thought) -> Iterator[str]:
    """What one's ability has shown, once; the painter keeps it to himself until somebody needs it."""
    scene = thought.scene
    told = thought.memory.said_by(scene.seat)
    found = [f"report suspicious {seat}" for seat in sorted(scene.suspicious & scene.masked)]
    found += [f"report harmless {seat}" for seat in sorted(scene.harmless & scene.masked)]
    fresh = [report for report in found if report not in told]
    if fresh and scene.claims[scene.seat] is None and scene.seat not in scene.shown:
        yield "claim soldier"
    yield from fresh
    if scene.talk_of in thought.memory.watched_in and is_reported(thought):
        yield "report watched"
    for seat in sorted(scene.painted - {scene.seat}):
        if thought.memory.naming(seat, scene.talk_of):
            yield f"report role {seat} {scene.roles[seat]}"


def is_reported(thought: Thought) -> bool:
    """Whether a soldier has called him suspicious."""
    return any(player == thought.scene.seat for _, player, _ in thought.memory.statements("report suspicious"))


def judgements(thought: Thought) -> Iterator[str]:
    """Accuses the most suspicious, if there is a reason; speaks for the trusted who are accused."""
    scene, suspicion = thought.scene, thought.beliefs.suspicion
    masked = candidates(scene)
    accusable = [
        seat for seat in masked if suspicion[seat] >= thought.manner.accuses_from and has_grounds(thought, seat)
    ]
    if accusable:
        yield from against(thought, "accuse", thought.beliefs.most(accusable))
    for seat in masked:
        if suspicion[seat] <= thought.manner.vouches_to and thought.memory.naming(seat, scene.talk_of):
            yield f"vouch {seat}"


def has_grounds(thought: Thought, seat: int) -> bool:
    """Whether more than a feeling speaks against somebody: more than against most of whom nothing is known."""
    suspicion, camps = thought.grounds.suspicion, thought.grounds.scene.camps
    unknown = [suspicion[other] for other in candidates(thought.scene) if camps[other] is None]
    return suspicion[seat] >= min(median(unknown or [0.0]) + A_REASON, REASON_ENOUGH)


def against(thought: Thought, verb: str, seat: int) -> Iterator[str]:
    """Names somebody, unless everybody can know it and has heard it often enough; and leaves those who have been named
    and have said nothing yet the time to answer."""
    others = thought.memory.naming(seat, thought.scene.talk_of) - {thought.scene.seat}
    known = thought.table.is_prankster(seat)
    if len(others) < ECHO if known else not others or has_spoken(thought, seat):
        yield f"{verb} {seat}"


def has_spoken(thought: Thought, seat: int) -> bool:
    """In this talk."""
    return any(words != TAKEN_BACK for words in thought.scene.said[seat])


def retorts(thought: Thought) -> Iterator[str]:
    """Asks back whoever accuses him, as long as they are there to answer."""
    scene = thought.scene
    if not thought.manner.retorts or not may_ask(thought):
        return
    for seat in sorted(thought.memory.naming(scene.seat, scene.talk_of)):
        if is_open_question(thought, seat):
            yield f"ask {seat}"


def intentions(thought: Thought) -> Iterator[str]:
    """Whom it is going to vote for, if it has not accused them anyway. Without a reason only against somebody who has
    had their say: nobody shall hear first of all that they are going to fall."""
    scene = thought.scene
    chosen = target(thought, candidates(scene))
    if chosen is None or not thought.manner.tells_votes or f"accuse {chosen}" in scene.said[scene.seat]:
        return
    if has_spoken(thought, chosen) or has_grounds(thought, chosen):
        yield from against(thought, "vote-for", chosen)


def questions(thought: Thought) -> Iterator[str]:
    """Asks the most suspicious of those who have not said who they are; a prankster puts no friend on the spot."""
    scene, opinion = thought.scene, thought.beliefs if thought.scene.plays_guest else thought.table
    others = [seat for seat in candidates(scene) if seat not in scene.friends]
    silent = [seat for seat in others if is_open_question(thought, seat)]
    if silent and may_ask(thought) and scene.dance >= thought.manner.asks_from:
        yield f"ask {opinion.most(silent)}"


def may_ask(thought: Thought) -> bool:
    asked = [words for words in thought.scene.said[thought.scene.seat] if words.startswith("ask ")]
    return len(asked) < thought.manner.questions


def is_open_question(thought: Thought, seat: int) -> bool:
    """Whether nobody knows or has asked who that is, and they can still say it."""
    scene = thought.scene
    unknown = scene.claims[seat] is None and scene.roles[seat] is None
    return unknown and seat in scene.pending and not thought.memory.askers(seat)


def praise(thought: Thought) -> Iterator[str]:
    """Speaks for whom he trusts most, of those for whom nobody has spoken yet."""
    scene, opinion = thought.scene, thought.beliefs if thought.scene.plays_guest else thought.table
    praised = {player for _, player, _ in thought.memory.statements("vouch")}
    others = [seat for seat in candidates(scene) if seat not in praised]
    if others and thought.manner.vouches_unasked:
        trusted = opinion.least(others)
        if opinion.suspicion[trusted] <= thought.manner.vouches_to:
            yield f"vouch {trusted}"


# -- a prankster, a convert, the genie


def tales(thought: Thought) -> Iterator[str]:
    scene = thought.scene
    if scene.seat in scene.shown:
        if is_asked(thought):
            yield f"answer {scene.role}"  # there is nothing left to hide
        return  # and nobody would listen
    name = cover(thought) if is_asked(thought) or is_pressed(thought) else ""
    if is_asked(thought):
        yield f"answer {name}"
    if is_pressed(thought):
        yield f"claim {name}"
    yield from inventions(thought)
    chosen = target(thought, candidates(scene))
    suspected = chosen is not None and thought.table.suspicion[chosen] >= thought.manner.accuses_from
    if chosen is not None and suspected and has_grounds(thought, chosen):
        yield from against(thought, "accuse", chosen)
    yield from retorts(thought)
    yield from intentions(thought)
    yield from favours(thought)
    yield from questions(thought)
    yield from praise(thought)


def cover(thought: Thought) -> str:
    """Whom a prankster says he is: the same as before, or a convert's own card, or what he can carry off best."""
    scene = thought.scene
    said_before = scene.claims[scene.seat]
    if said_before is not None:
        return said_before
    if scene.role is not None and scene.role not in UNSPEAKABLE:
        return scene.role
    names = [role for role in dict.fromkeys(scene.in_play) if role not in UNSPEAKABLE]
    if not thought.strength.lies_well:
        return thought.choice.choice(names)
    return min(free_names(thought, names) or names, key=lambda role: exposure(thought, role))


def free_names(thought: Thought, names: list[str]) -> list[str]:
    """Roles of which the table has seen and heard fewer than there are."""
    scene, public = thought.scene, thought.table.scene
    claimed = [scene.claims[seat] for seat in scene.others if seat not in scene.shown]
    return [role for role in names if public.cards_left(role) > claimed.count(role)]


def exposure(thought: Thought, role: str) -> float:
    """How suspicious the table would find him under that name; the holder of a special card may speak up, too."""
    scene = thought.table.scene
    claims = [role if seat == thought.scene.seat else claim for seat, claim in enumerate(scene.claims)]
    pretended = Beliefs(replace(scene, claims=claims), thought.memory, thought.strength)
    return pretended.suspicion[thought.scene.seat] + (0.0 if role == PLAIN else SPEAKS_UP)


def inventions(thought: Thought) -> Iterator[str]:
    """Who claims to be the soldier must have seen something."""
    scene = thought.scene
    told = thought.memory.said_by(scene.seat)
    guests = [seat for seat in thought.dangerous(candidates(scene)) if scene.roles[seat] is None]
    if scene.claims[scene.seat] == "soldier" and guests and not any(words.startswith("report") for words in told):
        yield f"report suspicious {thought.table.most(guests)}"


def favours(thought: Thought) -> Iterator[str]:
    """Speaks for an accused friend, sparingly."""
    scene = thought.scene
    accused = [seat for seat in scene.friends if thought.memory.naming(seat, scene.talk_of) and seat in scene.masked]
    if accused and thought.choice.random() < VOUCH_FOR_FRIEND:
        yield f"vouch {accused[0]}"
