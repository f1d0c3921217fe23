"""The names that people may have, so that nobody is taken for somebody else, or for a bot."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable
from functools import cache
from itertools import groupby
from unicodedata import category, normalize

from ridotto.errors import BadOption
from ridotto.table.bot_names import BOT_NAMES
from ridotto.table.records.record import LONGEST_NAME
from ridotto.words import LANGUAGES, sentence

OLD_BOT_NAMES = ("Bot", "Bott")  # what bots of earlier versions are called, with a number
MOST_BOTS = 100  # more than there can be at a table
MOST_MARKS = 3  # on one letter: some scripts need that many, none needs more
EMOJI_STYLE = "\ufe0e\ufe0f"  # phones add it unseen, and it changes next to nothing

# Characters that show nothing: Unicode's Default_Ignorable_Code_Point, and letters and signs that are blank.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
# Letters that look like a Latin one (confusable, in UTS #39); capitals too, because case makes no difference.
LIKE_LATIN = str.maketrans(
    "АаВвЕеКкМмНнОоРрСсТтУуХхѕЅіІјЈԁԛԚԝԜһҺӏӀүҮьЬпПгѴѵ"  # Cyrillic
    "ΑαΒβΕεΖΗΙιΚκΜΝνΟοΡρΤτΥυΧχγωσϲϹ"  # Greek
    "օՕսՍհցոԼՏ"  # Armenian
    "ᎪᏴᏟᎬᎻᎫᏦᏞᎷᏢᏚᎳᏃᏙ"  # Cherokee
    "ıłŁøØđĐħĦɑɡᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",  # Latin itself
    "aabbeekkmmhhooppccttyyxxssiijjdqqwwhhllyybbnnrvv"
    "aabbeezhiikkmnvooppttyuxxywocc"
    "oouuhgnls"
    "abcehjklmpswzv"
    "illooddhhagabcdefghijklmnoprstuvwyz",
)
ALIKE = str.maketrans("01i|", "olll")
SEVERAL_ALIKE = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A name as it is shown, or BadOption."""
    spelled = normalize("NFKC", name.translate(dict.fromkeys(map(ord, EMOJI_STYLE))))
    cleaned = " ".join(spelled.split())
    if not 1 <= len(cleaned) <= LONGEST_NAME or not is_visible(cleaned):
        raise BadOption("bad-name", name=ascii(name)[1:-1], longest=LONGEST_NAME)
    if is_bots_name(cleaned):
        raise BadOption("name-of-bot", name=cleaned)
    return cleaned


def is_visible(name: str) -> bool:
    """Whether all of it shows, in its own place."""
    return (
        name.isprintable()
        and not INVISIBLE.search(name)
        and not is_combining_mark(name[0])
        and name == limit_marks(name)
    )


def is_combining_mark(letter: str) -> bool:
    return category(letter)[0] == "M"


def limit_marks(text: str) -> str:
    """Leaves no more marks on a letter than any script needs: a pile of them would cover the lines around it."""
    runs = (([*run], marks) for marks, run in groupby(text, is_combining_mark))
    return "".join("".join(run[:MOST_MARKS] if marks else run) for run, marks in runs)


# -- what looks alike


def likeness(name: str) -> str:
    """The same for all names that could be mistaken for each other."""
    letters = _latin(name)
    for several, one in SEVERAL_ALIKE:
        letters = letters.replace(several, one)
    return letters.translate(ALIKE) or name


def _latin(name: str) -> str:
    """In small Latin letters, as far as it looks like them, without accents, blanks and punctuation; digits stay."""
    parts = normalize("NFKD", normalize("NFKC", name).translate(LIKE_LATIN)).casefold()
    return "".join(
        letter for letter in parts if not "\u0300" <= letter <= "\u036f" and category(letter)[0] not in "PZC"
    )


def lookalike_of(name: str, others: Iterable[str | None]) -> str | None:
    """The name among the others that looks like this one, if any."""
    look = likeness(name)
    return next((other for other in others if other is not None and likeness(other) == look), None)


def distinct_name(name: str, taken: Collection[str | None]) -> str:
    """The name; with a number if another one looks like it."""
    return next((own for own in (name, *numbered_names(name)) if lookalike_of(own, taken) is None), name)


def numbered_names(name: str) -> list[str]:
    return [f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}" for number in range(2, 20)]


def is_name_of(name: str, guest: str) -> bool:
    """Whether a guest of that name is called so at a table, perhaps with a number."""
    return name in (guest, *numbered_names(guest))


# -- bots


def bot_name(lot: str, taken: Iterable[str | None]) -> str:
    """A name that nobody at the table has, chosen by hash: the same lot gives the same name at every node.

    The lot mustn't be anything that has to stay secret until the end, or that says how well somebody plays here.
    """
    looks = {likeness(name) for name in taken if name is not None}
    drawn = sorted(BOT_NAMES, key=lambda name: hashlib.sha256(f"{lot}/{name}".encode()).digest())
    names = (*drawn, *(f"{OLD_BOT_NAMES[0]} {number}" for number in range(1, MOST_BOTS)))
    return next(name for name in names if likeness(name) not in looks)


def is_bots_name(name: str) -> bool:
    """Whether people would think that it's a bot: by the words for a bot, in any language, and with any number."""
    stem = re.sub(r"\d+$", "", _latin(name))
    return likeness(stem) in _bots_likenesses() or likeness(name) in _numbered_likenesses()


@cache
def _bots_likenesses() -> frozenset[str]:
    called = [sentence(language, "page-seat-bot", {}) for language in LANGUAGES]
    return frozenset(likeness(name) for name in (*OLD_BOT_NAMES, *BOT_NAMES, *called))


@cache
def _numbered_likenesses() -> frozenset[str]:
    """With a number in letters that look like digits: Bot l, Bot IO."""
    return frozenset(look + likeness(str(number)) for look in _bots_likenesses() for number in range(MOST_BOTS))
