"""Who holds which card, and who plays with the pranksters: probabilities, given everything seen and heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ridotto.games.carnaval.believer.carnival_view import GENIE, PRANKSTER_CARDS, CarnivalView
from ridotto.games.carnaval.believer.clues import cards, claims, statements, votes
from ridotto.games.carnaval.believer.clues.clue import Clue, SeatClues
from ridotto.games.carnaval.believer.memory import Memory
from ridotto.games.carnaval.believer.probabilities import Rows, fit_to_cards, shift_log_odds, total
from ridotto.games.carnaval.believer.strength import Strength
from ridotto.games.carnaval.believer.weights import CERTAIN, HARDLY, SURELY

EXPECTED_CONVERTS: Final = 0.6  # if there's a genie
CERTAIN_CLUES: Final = ("known-prankster", "known-guest", "card-seen", "watched-plain")


class Beliefs:
    """`chances[seat]` has the probability of every role, `suspicion[seat]` that of playing with the pranksters."""

    def __init__(self, view: CarnivalView, memory: Memory, strength: Strength, feelings: Iterable[float] = ()) -> None:
        self.view = view
        self.memory = memory
        self.roles = list(dict.fromkeys(view.in_play))
        self.pranksters = [role in PRANKSTER_CARDS for role in self.roles]
        self.liars = [role in PRANKSTER_CARDS or role == GENIE for role in self.roles]
        self.known, self.cards_left = locate_cards(view, self.roles)
        self.clues: list[list[Clue]] = [[] for _ in range(view.seats)]
        self.log_likelihoods: Rows = [[0.0] * len(self.roles) for _ in range(view.seats)]
        self.add_clues(self.sympathy_clues(feelings) + cards.card_clues(view, memory))
        self.weigh_evidence(strength)

    def weigh_evidence(self, strength: Strength) -> None:
        """First the clues that stand for themselves, then those that are worth as much as the player they come from."""
        self.add_clues(claims.claim_clues(self.view, self.memory) if strength.weighs_claims else [])
        self.update()
        if strength.weighs_votes:
            self.add_clues(votes.vote_clues(self.view, self.memory, self.suspicion))
            self.update()
        if strength.weighs_statements:
            self.add_clues(statements.statement_clues(self.view, self.memory, self))
            self.update()

    def sympathy_clues(self, feelings: Iterable[float]) -> SeatClues:
        """Sympathies that last the whole evening: they keep believers from being all of one mind."""
        felt = zip(self.view.others, feelings, strict=False)
        return [(seat, Clue("feeling", seat, feeling)) for seat, feeling in felt]

    def add_clues(self, found: SeatClues) -> None:
        for seat, clue in found:
            self.clues[seat].append(clue)
            self.add_clue(self.log_likelihoods[seat], clue, 1.0)

    def add_clue(self, row: list[float], clue: Clue, sign: float) -> None:
        weight, feigned, pull = sign * clue.weight, sign * clue.feigned, sign * clue.pull
        for at, role in enumerate(self.roles):
            if self.pranksters[at]:
                row[at] += weight
            if self.liars[at]:
                row[at] += feigned
            if role == clue.role:
                row[at] += pull

    # -- what follows

    def update(self) -> None:
        rows = self.fit_rows(self.log_likelihoods)
        self.role_chances = [dict(zip(self.roles, row, strict=True)) for row in rows]
        self.suspicion = self.suspicions(rows, self.clues)

    def fit_rows(self, log_likelihoods: Rows) -> Rows:
        """The cards that nobody has located, among the seats that nobody has seen through."""
        hidden = [seat for seat in range(self.view.seats) if seat not in self.known]
        rows = fit_to_cards([log_likelihoods[seat] for seat in hidden], self.cards_left) if hidden else []
        return [
            self.known[seat] if seat in self.known else rows[hidden.index(seat)] for seat in range(len(log_likelihoods))
        ]

    def suspicions(self, rows: Rows, clues: list[list[Clue]]) -> list[float]:
        """A prankster by card, or a guest whom the genie has turned: their card says nothing about that."""
        by_card = [total([chance for chance, prank in zip(row, self.pranksters, strict=True) if prank]) for row in rows]
        if GENIE not in self.roles:
            return by_card
        genie = self.roles.index(GENIE)
        guests = [1.0 - card - row[genie] for card, row in zip(by_card, rows, strict=True)]
        if self.view.is_small_table:
            guests = self.cap_guests(guests)
        turned = self.conversion_chances(clues, guests)
        return [card + guest * heart for card, guest, heart in zip(by_card, guests, turned, strict=True)]

    def cap_guests(self, guests: list[float]) -> list[float]:
        """Whoever has said which guest they are cannot be the genie, but that makes them no likelier the genie's choice
        than those who have said nothing: at a small table, where every vote counts, it would be their downfall."""
        hidden = [guest for seat, guest in enumerate(guests) if seat not in self.known]
        usual = total(hidden) / max(len(hidden), 1)
        return [guest if seat in self.known else min(guest, usual) for seat, guest in enumerate(guests)]

    def conversion_chances(self, clues: list[list[Clue]], guests: list[float]) -> list[float]:
        """How likely each was turned, if they were dealt a guest. It's certain once the convert is known."""
        odds = [total([clue.weight for clue in found if clue.role is None]) for found in clues]
        sure = [odd >= CERTAIN and guest > HARDLY for odd, guest in zip(odds, guests, strict=True)]
        wanted = max(0.0, (1.0 if self.view.is_small_table else EXPECTED_CONVERTS) - sum(sure))
        room = [0.0 if known else guest for known, guest in zip(sure, guests, strict=True)]
        hearts = shift_log_odds(odds, room, wanted)
        return [1.0 if known else heart for known, heart in zip(sure, hearts, strict=True)]

    # -- questions

    def most_suspicious(self, seats: list[int]) -> int:
        """The most suspicious of them."""
        return max(seats, key=lambda seat: (self.suspicion[seat], -seat))

    def least_suspicious(self, seats: list[int]) -> int:
        return min(seats, key=lambda seat: (self.suspicion[seat], seat))

    def is_prankster(self, seat: int) -> bool:
        return self.suspicion[seat] >= SURELY

    def is_guest(self, seat: int) -> bool:
        return self.suspicion[seat] <= HARDLY

    def chance_of_role(self, seat: int, role: str) -> float:
        return self.role_chances[seat].get(role, 0.0)

    def serves_as(self, seat: int, role: str) -> float:
        """How likely the seat holds that card and hasn't been turned by the genie."""
        return min(self.chance_of_role(seat, role), 1.0 - self.suspicion[seat])

    def strongest_clue(self, seat: int) -> Clue:
        """The clue that changes the opinion of a seat most."""
        if seat in self.known:
            return next(clue for clue in self.clues[seat] if clue.kind in CERTAIN_CLUES)
        usual = total(self.suspicion) / self.view.seats
        sign = 1.0 if self.suspicion[seat] >= usual else -1.0
        found = [
            (sign * (self.suspicion[seat] - self.suspicion_without(seat, clue)), clue) for clue in self.clues[seat]
        ]
        told, clue = max(found, key=lambda pair: pair[0], default=(0.0, Clue("nothing", seat)))
        return clue if told > 0.0 else Clue("nothing", seat)

    def suspicion_without(self, seat: int, clue: Clue) -> float:
        log_likelihoods, clues = list(self.log_likelihoods), list(self.clues)
        log_likelihoods[seat] = list(log_likelihoods[seat])
        self.add_clue(log_likelihoods[seat], clue, -1.0)
        clues[seat] = [other for other in clues[seat] if other is not clue]
        return self.suspicions(self.fit_rows(log_likelihoods), clues)[seat]


def locate_cards(view: CarnivalView, roles: list[str]) -> tuple[dict[int, list[float]], list[float]]:
    """The seats whose cards are known, and how many cards of each role are left for the others."""
    cards = {seat: role for seat in range(view.seats) if (role := view.card_of(seat)) is not None}
    known = {seat: [float(role == card) for role in roles] for seat, card in cards.items()}
    left = [float(view.in_play.count(role) - list(cards.values()).count(role)) for role in roles]
    friends = [seat for seat in range(view.seats) if seat not in known and view.camps[seat] == "pranksters"]
    pranks = [count if role in PRANKSTER_CARDS else 0.0 for role, count in zip(roles, left, strict=True)]
    hidden = total(pranks)
    if len(friends) > hidden:
        return known, left  # the genie has turned some of them
    share = [count / max(hidden, 1.0) for count in pranks]
    return known | dict.fromkeys(friends, share), [
        count - part * len(friends) for count, part in zip(left, share, strict=True)
    ]
