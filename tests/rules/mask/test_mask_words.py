"""Mask has words for everything that can be named: masks, cards, events, ends."""

from __future__ import annotations

import ridotto
from ridotto.games.mask.rulebook.content import our_deck, our_stencils
from ridotto.rules.dice import Dice
from ridotto.rules.event import Event
from ridotto.words import knows, say

KINDS = {
    *("places", "turns-up", "lays", "passes", "goes", "done", "payday", "takes-off", "ends"),
    *("draws", "bids", "out", "cannot-bid", "unsold", "buys", "keeps", "pays", "pays-bank", "gets"),
    *("walks", "leaps", "puts", "swaps", "turns", "skips", "cannot"),
}


def test_masks_and_cards_have_names_and_texts() -> None:
    for mask in our_stencils().names:
        assert knows(f"mask-stencil-{mask}"), mask
    for card in our_deck().names:
        key = card.replace(" ", "-")
        assert knows(f"mask-card-{key}"), card
        assert knows(f"mask-card-{key}-text"), card


def test_every_event_can_be_put_into_words() -> None:
    seen: dict[str, Event] = {}
    for seed in range(60):
        position = ridotto.game("mask").deal(3, seed, {"farewell": seed % 2 == 1}).position
        position.telling = True
        dice = Dice(seed)
        while not position.over:
            seat = position.decider()
            position.do(seat, position.random_move(seat, dice))
        seen |= {event.kind: event for event in position.events}
    assert set(seen) == KINDS
    for kind in KINDS - {"ends"}:
        facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in seen[kind].facts.items()}
        # Page and terminal name the owners of two sticks that are swapped.
        assert say(f"mask-{kind}", **{"who": "Ada", "owner": "Bo", "second": "Ada", **facts})
    assert say("mask-draws-known", who="Ada", card="Leap")
    assert say("mask-last-payday")
    assert say("mask-farewell")
