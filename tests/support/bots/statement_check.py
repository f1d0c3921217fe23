"""Judges what is said at the carnival by nothing but the views that the speaker was shown. It knows nothing of bots."""

from __future__ import annotations

View = dict[str, object]


class StatementCheck:
    """Sits behind one player and looks over their shoulder."""

    def __init__(self) -> None:
        self.watched_in: set[object] = set()

    def observe(self, view: View) -> None:
        if entry(view, "blocked", "watched") == view["seat"]:
            self.watched_in.add(view["dance"])

    def proves(self, view: View, statement: str) -> bool | None:
        """Whether what the player knows bears out a statement of fact; None if it isn't a matter of fact."""
        verb, *things = statement.split(" ")
        if verb in ("claim", "answer"):
            return entry(view, "roles", view["seat"]) == things[0]
        if verb != "report":
            return None
        if things[0] == "watched":
            return view["dance"] in self.watched_in
        if things[0] == "role":
            return entry(view, "roles", int(things[1])) == things[2]
        answers = entry(view, "soldier", things[0])
        assert isinstance(answers, list)
        return int(things[1]) in answers

    def allows(self, view: View, statement: str) -> bool:
        """Whether a statement can be the player's true opinion, for all they know."""
        verb, thing = statement.split(" ", 1)
        if verb == "accuse":
            return camp(view, int(thing)) in (None, "pranksters")
        if verb == "vouch":
            return camp(view, int(thing)) != "pranksters"
        if verb == "vote-for":
            return camp(view, int(thing)) != "guests" or entry(view, "camps", view["seat"]) != "guests"
        return self.proves(view, statement) is not False


def camp(view: View, player: int) -> object:
    """As far as the seat can know it: pranksters know that nobody else is one of them."""
    known = entry(view, "camps", player)
    if known is None and entry(view, "camps", view["seat"]) == "pranksters":
        return "others"
    return known


def entry(view: View, name: str, key: object) -> object:
    found = view[name]
    assert isinstance(found, (list, dict))
    return found[key]  # type: ignore[call-overload]
