"""What everybody who notices an event around the game is told of it. Hidden by default."""

from __future__ import annotations

from ridotto.rules.event import Facts
from ridotto.table import events
from ridotto.table.events import AnyTableEvent, kebab_case

# Other events show only through the game, or through the table info.
PUBLIC_FIELDS: dict[type, tuple[str, ...]] = {
    events.Opened: (),
    events.Arranged: (),
    events.HintsRuled: ("allowed",),
    events.Sat: ("seat",),
    events.BotSat: ("seat", "kind", "name"),
    events.Stood: ("seat",),
    events.Renamed: ("seat", "name", "was"),
    events.Kicked: (),
    events.Dealt: ("seal",),
    events.Said: ("seat", "name", "text"),
    events.Reacted: ("seat", "name", "sign"),
    events.UndoAsked: ("seat", "revealed"),  # not how many moves remain: secret ones are among them
    events.UndoAnswered: ("seat", "yes", "withdrawn"),
    events.TookBack: (),
    events.Paused: ("seat",),
    events.Resumed: ("seat",),
    events.GaveTime: ("seat",),
    events.Resigned: ("seat", "name"),
    events.TimedOut: ("seat",),
    events.BotTook: ("seat", "kind"),
    events.TookSeat: ("seat",),
    events.Ended: ("winners", "scores", "reason"),
    events.Rematched: ("code",),
}
TAGS = {kind: kebab_case(kind.__name__) for kind in PUBLIC_FIELDS}


def public_facts(event: AnyTableEvent) -> Facts | None:
    kind = type(event)
    if kind not in PUBLIC_FIELDS:
        return None
    facts: Facts = {"event": TAGS[kind]}
    for name in PUBLIC_FIELDS[kind]:
        facts[name] = getattr(event, name)
    if isinstance(event, events.Sat):
        facts["name"] = event.guest.name
    return facts
