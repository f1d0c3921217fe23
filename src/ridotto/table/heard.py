"""What everybody who notices it hears of something that happened around the game. Hidden by default."""

from __future__ import annotations

from ridotto.rules.event import Facts
from ridotto.table import log
from ridotto.table.log import AnyHappening, hyphenated

# What is not here is heard of only through the game, or through the frame.
TOLD: dict[type, tuple[str, ...]] = {
    log.Opened: (),
    log.Arranged: (),
    log.HintsRuled: ("allowed",),
    log.Sat: ("seat",),
    log.BotSat: ("seat", "kind", "name"),
    log.Stood: ("seat",),
    log.Renamed: ("seat", "name", "was"),
    log.Kicked: (),
    log.Dealt: ("seal",),
    log.Said: ("seat", "name", "text"),
    log.Reacted: ("seat", "name", "sign"),
    log.UndoAsked: ("seat", "revealed"),  # not how many moves remain: secret ones are among them
    log.UndoAnswered: ("seat", "yes", "withdrawn"),
    log.TookBack: (),
    log.Paused: ("seat",),
    log.Resumed: ("seat",),
    log.GaveTime: ("seat",),
    log.Resigned: ("seat",),
    log.TimedOut: ("seat",),
    log.BotTook: ("seat", "kind"),
    log.TookSeat: ("seat",),
    log.Ended: ("winners", "scores", "reason"),
    log.Rematched: ("code",),
}
TAGS = {kind: hyphenated(kind.__name__) for kind in TOLD}


def heard_of(what: AnyHappening) -> Facts | None:
    kind = type(what)
    if kind not in TOLD:
        return None
    facts: Facts = {"event": TAGS[kind]}
    for name in TOLD[kind]:
        facts[name] = getattr(what, name)
    if isinstance(what, log.Sat):
        facts["name"] = what.guest.name
    return facts
