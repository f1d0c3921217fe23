"""Everything that can be refused, as a small tree.

RidottoError
├── UnknownGame          no game has that name
├── NotInstalled         Ridotto runs from a folder that was never installed, so it finds no game
├── BadOption            seats or options that the game doesn't offer
│   └── BadFile          a deck or stencil file that can't be used
├── IllegalMove          a move that the rules refuse, and why
│   ├── UnreadableMove   a text that isn't a move of this game
│   ├── NotYourTurn      the seat has nothing to decide now
│   └── UnknownSeat      nobody sits there
├── NotAllowed           something that only the host, or whoever holds the seat, may do
├── NotNow               something that the table doesn't do at this moment
├── BadPosition          a position (or a view) that contradicts itself
├── BadRecord            a record that can't be read or replayed
├── CodeTaken            a table with that code or id exists already
├── Overtaken            somebody else wrote to the table first; `facts["seq"]` says how long its log is
├── BadStore             a store that can't be opened
├── StoreUnavailable     the store doesn't answer; what was sent to it may have been written or not
├── BadRequest           a message or request that can't be read; `facts["why"]` tells programmers what's wrong
├── NoSuchTable          no table has that code
├── NoSuchPage           nothing at that path
├── NoHouse              no house answers at that address
└── TooMuch              too many requests
    └── TooLarge         too many bytes

An error is a code (one per type), the key of a sentence in `words/`, and the facts that the sentence mentions. So it
can be shown in the reader's language; `str(error)` uses the current one (`words.spoken()`), English by default.
"""

from __future__ import annotations

import errno

from ridotto.words import say, sentence, spoken

LONGEST_FACT = 300


class RidottoError(Exception):
    """A refusal: what was wrong and what would be right."""

    code = "refused"

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = {name: _shortened(fact) for name, fact in facts.items()}

    def sentence(self, language: str | None = None) -> str:
        """The refusal as a person reads it."""
        return sentence(language or spoken(), self.key, self.facts)

    def __str__(self) -> str:
        return self.sentence()


def _shortened(fact: str | int) -> str | int:
    """Nobody wants to read back the whole novel they sent."""
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


REASONS = {
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.ENOENT: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.EADDRINUSE: "reason-taken",
}


def reason(fault: OSError) -> str:
    """Why the system refused something, in the current language if we have words for it, or else in the system's."""
    key = REASONS.get(fault.errno or 0)
    return say(key) if key else fault.strerror or str(fault)


class UnknownGame(RidottoError):
    code = "unknown-game"


class NotInstalled(RidottoError):
    code = "not-installed"


class BadOption(RidottoError):
    code = "bad-option"


class BadFile(BadOption):
    code = "bad-file"


class IllegalMove(RidottoError):
    code = "illegal-move"


class UnreadableMove(IllegalMove):
    code = "unreadable-move"


class NotYourTurn(IllegalMove):
    code = "not-your-turn"


class UnknownSeat(IllegalMove):
    code = "unknown-seat"


class NotAllowed(RidottoError):
    code = "not-allowed"


class NotNow(RidottoError):
    code = "not-now"


class BadPosition(RidottoError):
    code = "bad-position"


class BadRecord(RidottoError):
    code = "bad-record"


class CodeTaken(RidottoError):
    code = "code-taken"


class Overtaken(RidottoError):
    code = "overtaken"


class BadStore(RidottoError):
    code = "bad-store"


class StoreUnavailable(RidottoError):
    code = "store-unavailable"


class BadRequest(RidottoError):
    code = "bad-request"


class NoSuchTable(RidottoError):
    code = "no-such-table"


class NoSuchPage(RidottoError):
    code = "no-such-page"


class NoHouse(RidottoError):
    code = "no-house"


class TooMuch(RidottoError):
    code = "too-much"


class TooLarge(TooMuch):
    code = "too-large"
