"""Some full position that fits a view: the hidden cards are dealt anew, so that nothing the seat knows is contradicted.

A view is a dump with holes. Whoever's card is unknown has never been unmasked: so in every world the same number of
guests and pranksters is masked, and all that has to be tried out is who was converted.
"""

from __future__ import annotations

from typing import final

from ridotto.errors import BadPosition
from ridotto.games.carnaval.rulebook.content import GENIE, GUEST, LENDER, PRANKSTERS, ROLES, SMALL_TABLE, SOLDIER
from ridotto.games.carnaval.rulebook.dump import options
from ridotto.games.carnaval.rulebook.fields import role_in
from ridotto.games.carnaval.rulebook.load import load
from ridotto.games.carnaval.rulebook.notation import IF_KNOWS, IF_PRANKSTER, IF_ROLE, IF_VOTED, question_from
from ridotto.games.carnaval.rulebook.play import CarnavalPosition
from ridotto.games.carnaval.rulebook.position import NOBODY
from ridotto.games.carnaval.rulebook.view import HIDDEN, SOMEONE, TAKEN, view
from ridotto.rules.dice import Dice
from ridotto.rules.event import Facts
from ridotto.rules.reading import entries, seats_in, table, texts, whole

UNKNOWN = -1


def world(facts: Facts, seats: int, seed: int, chosen: Facts) -> CarnavalPosition:
    lots: Facts = {"lots": {"seed": f"world {seed}", "drawn": 0}}
    if facts.get("outcome") is not None or facts.get("seat") == seats:
        return load(facts | lots, seats, chosen)  # nothing is hidden from whoever leads, but what the lot will bring
    dice = Dice(seed)
    clues = Clues(facts, seats)
    for convert, wasted in clues.converts(dice):
        clues.wasted = wasted
        roles = clues.deal(convert, dice)
        if roles is not None and clues.possible(roles, convert):
            return load(facts | clues.fill(roles, convert, dice) | lots, seats, chosen)
    raise BadPosition("carnaval-no-world")


@final
class Clues:
    """What a view tells about the hidden cards."""

    def __init__(self, facts: Facts, seats: int) -> None:
        self.facts = facts
        self.seats = seats
        seat = facts.get("seat")
        self.viewer = seat if isinstance(seat, int) else UNKNOWN
        cards = entries(facts, "roles", seats)
        self.roles = [UNKNOWN if card is None else role_in(str(card)) for card in cards]
        self.in_play = [role_in(name) for name in texts(facts, "in_play", seats)]
        self.masked = seats_in(facts, "masked", seats)
        self.fallen = seats_in(facts, "fallen", seats)
        camps = entries(facts, "camps", seats)
        self.pranksters = [other for other in range(seats) if camps[other] == "pranksters"]
        self.fellow = self.viewer in self.pranksters
        self.tempted = whole(facts, "genie", 0, seats - 1) if facts.get("genie") is not None else NOBODY
        told = table(facts, "soldier")
        self.suspicious = seats_in(told, "suspicious", seats)
        self.harmless = seats_in(told, "harmless", seats)
        self.watched = table(facts, "blocked").get("watched")
        self.sure_prankster = NOBODY
        self.sure_guest = self._pranksters_victim()
        self.sure_role = (NOBODY, UNKNOWN)
        self.not_role = (NOBODY, UNKNOWN)
        eyes = table(facts, "eyes")
        self.closed = self.viewer in seats_in(eyes, "closed", seats)
        self.unsure = self.viewer in seats_in(eyes, "unsure", seats)
        self.wasted = False  # the genie viewing named a prankster
        self._read_hypnosis()

    def card(self, seat: int) -> int:
        return self.roles[seat] if seat != UNKNOWN else UNKNOWN

    def _pranksters_victim(self) -> int:
        """The gentleman can tell that whoever the pranksters reach for isn't one of them."""
        asked = self.facts.get("call") == "pranksters" and self.facts.get("step") == "gentleman"
        return whole(self.facts, "victim", 0, self.seats - 1) if asked else NOBODY

    def _read_hypnosis(self) -> None:
        if self.facts.get("hypnosis") is None:
            return
        hypnosis = table(self.facts, "hypnosis")
        player = whole(hypnosis, "player", 0, self.seats - 1)
        question = question_from(str(hypnosis.get("question")).split())
        yes = hypnosis.get("answer") == "yes"
        if question is None or question >= IF_VOTED or hypnosis.get("answer") not in ("yes", "no"):
            return
        if question >= IF_KNOWS:
            self.sure_prankster = question - IF_KNOWS if yes else NOBODY
        elif question >= IF_ROLE:
            self.sure_role = (player, question - IF_ROLE) if yes else self.sure_role
            self.not_role = self.not_role if yes else (player, question - IF_ROLE)
        elif question == IF_PRANKSTER and yes:
            self.sure_prankster = player

    # -- who may have been converted

    def converts(self, dice: Dice) -> list[tuple[int, bool]]:
        """Who may have been (NOBODY: no one), in the order in which to try; and whether the genie's word was wasted."""
        if self.card(self.viewer) == GENIE and self.tempted != NOBODY:
            ways = [(self.tempted, False), (NOBODY, True)]
            return ways if dice.below(2) else ways[::-1]
        if self.fellow and not self.unsure:
            return [(self.tempted, False)]
        if GENIE not in self.in_play or self.card(self.viewer) == GENIE or self._before_genie():
            return [(NOBODY, False)]
        seats = [seat for seat in range(self.seats) if self._may_be_converted(seat)]
        dice.shuffle(seats)
        tries = [(seat, False) for seat in seats]
        if self.seats <= SMALL_TABLE:
            return [
                *tries,
                (NOBODY, False),
            ]  # the latter only if the master unmasked the genie before their word (CV-34)
        return [(NOBODY, False), *tries] if dice.below(2) else [*tries, (NOBODY, False)]

    def _before_genie(self) -> bool:
        """At a small table everybody knows when there is no prankster yet (CV-6)."""
        first = self.seats <= SMALL_TABLE and self.facts.get("dance") == 1
        return first and (self.facts.get("phase") == "invitation" or self.facts.get("call") == ROLES[GENIE])

    def _may_be_converted(self, seat: int) -> bool:
        if self.fellow and not self.closed and seat in self.masked + self.fallen:
            return False  # the pranksters would have seen them at their call (CV-15)
        return seat != self.viewer and self.roles[seat] != GENIE and self.roles[seat] not in PRANKSTERS

    # -- the cards

    def deal(self, convert: int, dice: Dice) -> list[int] | None:
        """The unknown cards dealt to the seats that may hold them; None if that cannot be."""
        left = list(self.in_play)
        for seat, role in enumerate(self.roles):
            if role == UNKNOWN:
                continue
            if role not in left or not self.fits(seat, role, convert):
                return None
            left.remove(role)
        dice.shuffle(left)
        seats = [seat for seat in range(self.seats) if self.roles[seat] == UNKNOWN]
        dice.shuffle(seats)
        owner = [UNKNOWN] * len(left)
        if len(seats) != len(left):
            return None
        if not all(self._hand_out(seat, left, owner, convert, [False] * len(left)) for seat in seats):
            return None
        roles = list(self.roles)
        for number, seat in enumerate(owner):
            roles[seat] = left[number]
        return roles

    def _hand_out(self, seat: int, cards: list[int], owner: list[int], convert: int, tried: list[bool]) -> bool:
        """Gives a seat a fitting card; the seat that has it already takes another, if there is one."""
        for number, card in enumerate(cards):
            if tried[number] or not self.fits(seat, card, convert):
                continue
            tried[number] = True
            if owner[number] == UNKNOWN or self._hand_out(owner[number], cards, owner, convert, tried):
                owner[number] = seat
                return True
        return False

    def fits(self, seat: int, role: int, convert: int) -> bool:
        """Whether the seat may hold that card."""
        if (seat == self.sure_role[0] and role != self.sure_role[1]) or (seat, role) == self.not_role:
            return False
        return self.fits_camp(seat, role, convert) and self.fits_soldier(seat, role, convert)

    def fits_camp(self, seat: int, role: int, convert: int) -> bool:
        prankster = role in PRANKSTERS
        if seat == convert:
            return seat != self.sure_guest and role != GENIE and not prankster
        if self.wasted and seat == self.tempted:
            return prankster
        if self.fellow:
            return prankster == (seat in self.pranksters)
        if seat == self.sure_prankster:
            return prankster
        return not (prankster and seat == self.sure_guest)

    def fits_soldier(self, seat: int, role: int, convert: int) -> bool:
        if seat in self.harmless:
            return role == GUEST and (seat not in self.suspicious or seat == convert)
        return seat not in self.suspicious or role != GUEST or seat == convert

    # -- the whole

    def possible(self, roles: list[int], convert: int) -> bool:
        """The evening goes on, so both camps have a mask left (CV-2); and somebody can be the one who is watched."""
        camp = [seat for seat in range(self.seats) if roles[seat] in PRANKSTERS or seat == convert]
        masked_pranksters = [seat for seat in camp if seat in self.masked]
        guests = [seat for seat in self.masked if seat not in camp and roles[seat] != GENIE]
        if (camp and not masked_pranksters) or not guests:
            return False
        return self.watched != SOMEONE or bool(self.watchable(roles, convert))

    def watchable(self, roles: list[int], convert: int) -> list[int]:
        there = self.masked + self.fallen
        suspects = [seat for seat in there if roles[seat] != GUEST or seat == convert]
        return [seat for seat in suspects if seat != self.viewer and roles[seat] != SOLDIER]

    def fill(self, roles: list[int], convert: int, dice: Dice) -> Facts:
        """The holes of the view, filled."""
        camp = [seat for seat in range(self.seats) if roles[seat] in PRANKSTERS or seat == convert]
        camps = ["genie" if role == GENIE else "guests" for role in roles]
        for seat in camp:
            camps[seat] = "pranksters"
        used = texts(self.facts, "used")
        tempted = self.tempted if self.wasted else convert
        if tempted != NOBODY and ROLES[GENIE] not in used:
            used.append(ROLES[GENIE])
        return (
            {
                "roles": [ROLES[role] for role in roles],
                "camps": camps,
                "used": used,
                "genie": None if tempted == NOBODY else tempted,
                "sat": self.facts.get("sat") or 0,
            }
            | self.fill_eyes(roles, camp, dice)
            | self.fill_watch(roles, convert, dice)
            | self.fill_votes(dice)
        )

    def fill_eyes(self, roles: list[int], camp: list[int], dice: Dice) -> Facts:
        """Where the spare mask is, and what unmasked pranksters could not see (CV-15)."""
        spare = self.spare(roles, camp, dice)
        bare = [seat for seat in camp if seat not in self.masked + self.fallen and seat != self.viewer]
        me = [self.viewer]
        sure = GENIE not in roles or any(roles[seat] not in PRANKSTERS for seat in camp)
        unseen = self.fellow and self.facts.get("spare") is None and isinstance(spare, int) and roles[spare] != LENDER
        eyes: Facts = {
            "closed": sorted(bare + (me if self.closed else [])),
            "unsure": sorted(([] if sure else bare) + (me if self.unsure else [])),
            "missed": me if unseen else [],
        }
        return {"spare": spare, "eyes": eyes}

    def fill_watch(self, roles: list[int], convert: int, dice: Dice) -> Facts:
        if self.watched != SOMEONE:
            return {}
        suspects = self.watchable(roles, convert)
        watched = suspects[dice.below(len(suspects))]
        told = {"suspicious": [watched], "harmless": []}
        return {"blocked": table(self.facts, "blocked") | {"watched": watched}, "soldier": told}

    def spare(self, roles: list[int], camp: list[int], dice: Dice) -> object:
        """Where the spare mask is, if that is not known (CV-12)."""
        seen = self.facts.get("spare")
        if isinstance(seen, int):
            return seen
        if seen == TAKEN:
            return camp[dice.below(len(camp))]
        if LENDER not in roles or ROLES[LENDER] in texts(self.facts, "used"):
            return None
        lender = roles.index(LENDER)
        gone = lender in self.fallen or lender in seats_in(self.facts, "shown", self.seats)
        if self.viewer == lender or (gone and self.fellow and not self.closed):
            return None
        if not gone:
            return lender
        takers = [seat for seat in camp if seat != self.viewer]
        return takers[dice.below(len(takers))] if takers and dice.below(2) else None

    # -- votes

    def fill_votes(self, dice: Dice) -> Facts:
        accused = [seat for seat in seats_in(self.facts, "accused", self.seats) if seat in self.masked]
        votes = entries(self.facts, "votes", self.seats)
        for voter in range(self.seats):
            if votes[voter] == HIDDEN:
                votes[voter] = _some_vote(voter, accused, dice)
        filled: Facts = {"votes": votes}
        if self.facts.get("phase") == "verdict":
            victims = seats_in(self.facts, "victims", self.seats) or [accused[dice.below(len(accused))]]
            filled["victims"] = victims
            filled["victim"] = self.facts.get("victim") if self.facts.get("victim") is not None else victims[0]
        return filled


def redeal(position: CarnavalPosition, seat: int, seed: int) -> None:
    """Deals anew, in place, what the seat may not know."""
    facts = view(position, None if seat < 0 else seat)
    facts["seat"] = None if seat < 0 else seat
    if position.over:
        return
    position.become(world(facts, int(position.seats), seed, options(position)))


def _some_vote(voter: int, accused: list[int], dice: Dice) -> object:
    others: list[object] = [seat for seat in accused if seat != voter]
    others.append("none")
    return others[dice.below(len(others))]
