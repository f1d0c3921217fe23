"""Au carnaval de Venise in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.cli.boards.board import dict_in, int_in, list_in
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import say

MASK: Final = 220
BARE: Final = 250
PRANKSTER: Final = 203
SEAT_FACTS: Final = ("player", "guest", "holder", "genie", "victim", "taker")  # facts that are seats
UNTOLD_EVENTS: Final = ("ends", "voted", "ready")  # events that need no sentence


class CarnavalBoard:
    def draw(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        call = view["call"]
        now = say(f"carnaval-now-{view['phase']}", dance=int_in(view, "dance"), call=_call(call) if call else "")
        roles = ", ".join(_counted([str(role) for role in list_in(view, "in_play")]))
        people = [_person(view, seat, names, terminal) for seat in range(len(names))]
        return [now, *people, say("carnaval-in-play", roles=roles)]

    def draw_secrets(self, view: Facts, names: list[str], terminal: Terminal) -> list[str]:
        seat = int_in(view, "seat")
        role = str(list_in(view, "roles")[seat])
        lines = [say("carnaval-your-card", role=_as(role), card=say(f"carnaval-card-{role}"))]
        if view["genie"] == seat:
            lines.append(terminal.paint(say("carnaval-you-joined"), PRANKSTER))
        lines += [say("carnaval-you-know", player=_name(other, names), what=what) for other, what in _known(view)]
        if view["victim"] is not None:
            lines.append(say("carnaval-your-victim", player=_name(view["victim"], names)))
        return lines

    def explain_move(self, view: Facts, move: str, terminal: Terminal) -> str:
        return move

    def describe_event(self, event: Facts, names: list[str], earlier: Sequence[Facts] = ()) -> str | None:
        kind = str(event["event"])
        if kind in UNTOLD_EVENTS:
            return None
        if kind == "master":
            return _master(str(event["act"]).split(), names)
        if kind == "says":
            return say("carnaval-says", who=_name(event["seat"], names), statement=_said(event, names, earlier))
        if kind == "asks" and event["victim"] == event["seat"]:
            kind += "-condemned"
        if kind == "master" and str(event["act"]).startswith("give "):
            return say("carnaval-master-give", player=_name(int(str(event["act"]).split()[1]), names))
        if "player" in event and event["player"] is None:
            kind += "-nobody"
        return say(f"carnaval-{kind}", **_spoken(event, names))


# -- people


def _person(view: Facts, seat: int, names: list[str], terminal: Terminal) -> str:
    masked = seat in list_in(view, "masked")
    role = list_in(view, "roles")[seat]
    shown = seat in list_in(view, "shown") or view["phase"] == "over"
    face = say("carnaval-wears-mask") if masked else ""
    words = [face, _role(role) if role and shown else "", *_marks(view, seat)]
    claim = list_in(view, "claims")[seat]
    if claim and not shown:
        words.append(say("carnaval-claims-to-be", role=_as(claim)))
    painted = terminal.paint(f"{names[seat]:12}", MASK if masked else BARE, strong=masked)
    return f"  {seat:2}  {painted} {', '.join(word for word in words if word)}"


def _marks(view: Facts, seat: int) -> list[str]:
    found = []
    if view["mark"] == seat:
        found.append(say("carnaval-has-mark"))
    if dict_in(view, "blocked")["wine"] == seat:
        found.append(say("carnaval-has-wine"))
    if view["invitation"] == seat:
        found.append(say("carnaval-has-invitation"))
    if seat in dict_in(view, "charmed").values():
        found.append(say("carnaval-is-charmed"))
    return found


def _known(view: Facts) -> list[tuple[int, str]]:
    """What only this seat knows about the others."""
    me = int_in(view, "seat")
    found: list[tuple[int, str]] = []
    told = dict_in(view, "soldier")
    for other in range(int_in(view, "seats")):
        if other == me or other in list_in(view, "shown"):
            continue
        if list_in(view, "roles")[other]:
            found.append((other, _as(list_in(view, "roles")[other])))
        if list_in(view, "camps")[other] == "pranksters":
            found.append((other, _as("prankster")))
        if other in list_in(told, "suspicious"):
            found.append((other, say("carnaval-you-found-suspicious")))
        if other in list_in(told, "harmless"):
            found.append((other, say("carnaval-you-found-harmless")))
    return found


# -- words


def _role(role: object) -> str:
    return say(f"carnaval-role-{role}")


def _as(role: object) -> str:
    """As in “I am …”: each language has its own article there, or none."""
    return say(f"carnaval-as-{role}")


def _call(call: object) -> str:
    """As in “…, open your eyes.”"""
    return say(f"carnaval-call-{call}")


def _counted(roles: list[str]) -> list[str]:
    """`guest ×3`, each role once."""
    return [_role(role) + (f" ×{roles.count(role)}" if roles.count(role) > 1 else "") for role in dict.fromkeys(roles)]


def _name(seat: object, names: list[str]) -> str:
    return names[seat] if isinstance(seat, int) and seat < len(names) else ""


def _spoken(event: Facts, names: list[str]) -> dict[str, str | int]:
    """The facts of an event as its sentence needs them."""
    facts = {fact: _fact(fact, value, names) for fact, value in event.items() if fact not in ("event", "seat")}
    return {"who": _name(event["seat"], names)} | facts


def _fact(fact: str, value: object, names: list[str]) -> str | int:
    if fact in SEAT_FACTS:
        return _name(value, names)
    if isinstance(value, list):
        return _votes(value, names) if fact == "votes" else ", ".join(_name(seat, names) for seat in value)
    match fact:
        case "role":
            return _as(value)
        case "call":
            return _call(value)
        case "question":
            return _question(str(value).split(), names)
    return _plain(value)


def _plain(value: object) -> str | int:
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


def _votes(votes: list[object], names: list[str]) -> str:
    cast = [
        say("carnaval-one-vote", who=names[seat], player=_name(vote, names))
        for seat, vote in enumerate(votes)
        if vote is not None
    ]
    return ", ".join(cast) or say("carnaval-no-votes")


def _question(parts: list[str], names: list[str]) -> str:
    """`knows 3` as a question. What a leader asks aloud isn't written down."""
    match parts:
        case ["role", role]:
            return say("carnaval-question-role", role=_as(role))
        case [("knows" | "voted") as kind, seat]:
            return say(f"carnaval-question-{kind}", player=names[int(seat)])
    return say(f"carnaval-question-{parts[0]}")


def _master(parts: list[str], names: list[str]) -> str:
    """What the master did. When a vote is corrected, everybody learns only whose it is: `vote 2`."""
    match parts:
        case ["end", how]:
            return say(f"carnaval-master-end-{how}")
        case ["vote", seat, "none"]:
            return say("carnaval-master-vote-none", player=names[int(seat)])
        case ["vote", seat, other]:
            return say("carnaval-master-vote-instead", player=names[int(seat)], other=names[int(other)])
        case [deed, seat]:
            return say(f"carnaval-master-{deed}", player=names[int(seat)])
    return say(f"carnaval-master-{parts[0]}")


def _said(event: Facts, names: list[str], heard: Sequence[Facts]) -> str:
    """A retraction repeats what is taken back."""
    kind, _, number = str(event["statement"]).partition(" ")
    if kind == "retract":
        for before in reversed(heard):
            if before["event"] == "says" and (before["seat"], before["number"]) == (event["seat"], int(number)):
                return say("carnaval-say-retract-this", statement=_statement(str(before["statement"]), names))
    return _statement(str(event["statement"]), names)


def _statement(statement: str, names: list[str]) -> str:
    """`report role 3 chef` as a sentence."""
    parts = statement.split()
    kind = "-".join(parts[:2]) if parts[0] == "report" else parts[0]
    things = parts[2:] if parts[0] == "report" else parts[1:]
    facts: dict[str, str | int] = {}
    for thing in things:
        if not thing.isdecimal():
            facts["role"] = _as(thing)
        elif kind != "retract":
            facts["player"] = names[int(thing)]
    return say(f"carnaval-say-{kind}", **facts)
