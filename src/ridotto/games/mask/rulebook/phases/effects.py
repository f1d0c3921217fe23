"""What a card can do: seven verbs, and the phrases that cards.txt writes them with (MS-16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Verbs.
WALK: Final = 0
LEAP: Final = 1
PUT: Final = 2
SWAP: Final = 3
TURN_MASK: Final = 4
PAY: Final = 5
PAYDAY: Final = 6

# Who pays, and who is paid.
BANK: Final = 0
YOU: Final = 1
OTHERS: Final = 2
ALL: Final = 3
ONE: Final = 4  # another player, of the buyer's choice
POOREST: Final = 5  # of the others; of several, the buyer's choice
UNLUCKY: Final = 6  # anyone with no stick on a winning hole
PARTIES: Final = ("bank", "you", "others", "all", "one", "poorest", "unlucky")
PAID_BY: Final = {
    "bank": ("you", "others", "all", "one", "poorest", "unlucky"),
    "you": ("bank", "others", "one", "poorest"),
    "others": ("bank", "you"),
    "all": ("bank",),
    "one": ("bank", "you"),
}

# What an amount counts.
PLAIN: Final = 0
PER_STICK: Final = 1  # on a winning hole
HALF: Final = 2  # of what the payer has


@final
class Effect:
    """One thing done. Which fields count depends on the verb."""

    def __init__(self, verb: i64) -> None:
        self.verb = verb
        self.everybody: bool = False  # each player in turn, beginning with the buyer (MS-11)
        self.own: bool = True  # the doer's sticks, or else those of the others
        self.sticks: i64 = 0  # walk: how many sticks …
        self.each: i64 = 0  # … how far each …
        self.steps: i64 = 0  # … and how far in all
        self.border: bool = False  # put: into the outer border only
        self.payer: i64 = BANK
        self.payee: i64 = BANK
        self.amount: i64 = 0
        self.measure: i64 = PLAIN

    def on_sticks(self) -> bool:
        return self.verb <= SWAP

    def may_stop(self) -> bool:
        """Whether one may do less than the card allows (MS-17)."""
        return self.verb == WALK

    def lets_choose(self) -> bool:
        """Whether the buyer chooses whom to take from or to give to (MS-18)."""
        return self.payer == ONE or self.payee in (ONE, POOREST)


def effect_from(phrase: str) -> Effect | None:
    """The effect of a phrase, if it is one."""
    words = phrase.lower().split()
    everybody = words[:1] == ["everybody"]
    effect = _effect(words[1:] if everybody else words)
    if effect is None or (everybody and not effect.on_sticks()):
        return None
    effect.everybody = everybody
    return effect


def _effect(words: list[str]) -> Effect | None:
    if words == ["turn", "mask"]:
        return Effect(TURN_MASK)
    if words[:2] == ["payday", "for"]:
        return _payday(words[2:])
    if len(words) >= 4 and words[1] in ("pay", "pays"):
        return _pay(words[0], words[2], words[3:])
    if len(words) >= 2 and words[1] in ("own", "other"):
        return _deed(words[0], words[1] == "own", words[2:])
    return None


def _payday(words: list[str]) -> Effect | None:
    if words not in (["all"], ["you"]):
        return None
    effect = Effect(PAYDAY)
    effect.payee = PARTIES.index(words[0])
    return effect


def _pay(payer: str, payee: str, words: list[str]) -> Effect | None:
    if payee not in PAID_BY.get(payer, ()):
        return None
    effect = Effect(PAY)
    effect.payer = PARTIES.index(payer)
    effect.payee = PARTIES.index(payee)
    if words == ["half"] and payer != "bank":
        effect.measure = HALF
        return effect
    effect.amount = number(words[0], 99)
    effect.measure = PER_STICK if words[1:] == ["per", "winning", "stick"] else PLAIN
    return effect if effect.amount and (len(words) == 1 or effect.measure) else None


def _deed(verb: str, own: bool, words: list[str]) -> Effect | None:
    effect: Effect | None = None
    if verb == "walk":
        effect = _walk(words)
    elif verb == "leap" and not words:
        effect = Effect(LEAP)
    elif verb == "put" and words in (["anywhere"], ["border"]):
        effect = Effect(PUT)
        effect.border = words == ["border"]
    elif verb == "swap" and words == ["other"]:
        effect = Effect(SWAP)
    if effect is not None:
        effect.own = own
    return effect


def _walk(words: list[str]) -> Effect | None:
    """`2 sticks 3 steps`, in all or, with `each`, for each of them."""
    each = words[4:] == ["each"]
    if len(words) != (5 if each else 4) or words[1] not in ("stick", "sticks") or words[3] not in ("step", "steps"):
        return None
    effect = Effect(WALK)
    effect.sticks = number(words[0], 9)
    effect.each = number(words[2], 9)
    effect.steps = effect.each * effect.sticks if each else effect.each
    return effect if effect.sticks and effect.steps else None


def number(text: str, most: int) -> int:
    """A number from 1 to the most that is allowed, or 0."""
    plain = text.isascii() and text.isdecimal() and len(text) <= 7
    return int(text) if plain and int(text) <= most else 0
