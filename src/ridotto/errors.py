"""Everything that can be refused, as a small tree.

RidottoError
├── UnknownGame          no game of that name
├── BadOption            seats or options that the game does not offer
│   └── BadFile          a deck or stencil file that cannot be used
├── IllegalMove          a move that the rules refuse, and why
│   ├── UnreadableMove   a text that is no move of this game
│   ├── NotYourTurn      the seat has nothing to decide now
│   └── UnknownSeat      nobody sits there
├── NotAllowed           something that is for the host, or for whoever holds the seat
├── NotNow               something that the table does not do at this moment
├── BadPosition          a position (or a view) that contradicts itself
├── BadRecord            a record that cannot be read or replayed
├── CodeTaken            a table of that code or id is there already
├── Overtaken            somebody else wrote to the table first; `facts["seq"]` says how far its log has come
├── BadStore             a store that cannot be opened
├── StoreUnavailable     the store does not answer; what was sent to it may have been written or not
├── BadRequest           a message or request that cannot be read; `facts["why"]` says to programmers what is wrong
├── NoSuchTable          no table of that code
├── NoSuchPage           nothing is there
├── NoHouse              no house answers at that address
└── TooMuch              too often
    └── TooLarge         too many bytes

An error is a code (of its type), the key of a sentence in `words/`, and the facts that the sentence speaks of. So it
can be said in the reader's language; `str(error)` says it in the one that is spoken here, English if nobody chose.
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
    """Nobody wants to read back the whole novel that he sent."""
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
    """Why the system refused something, in the language that is spoken here; else as the system says it."""
    key = REASONS.get(fault.errno or 0)
    return say(key) if key else fault.strerror or str(fault)


class UnknownGame(RidottoError):
    code = "unknown-game"


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
