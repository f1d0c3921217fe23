"""Nobody is taken for somebody else, or for a bot."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.table.table_driver import FixedChance, TableDriver

from ridotto.catalog import GAMES
from ridotto.errors import BadOption
from ridotto.games.carnaval.rulebook.content import ROLES
from ridotto.table import commands
from ridotto.table.bot_names import BOT_NAMES
from ridotto.table.events import Guest, Said
from ridotto.table.names import bot_name, clean_name, distinct_name, is_bots_name, likeness, lookalike_of
from ridotto.table.records.record import LONGEST_NAME
from ridotto.words import LANGUAGES, sentence

UNSEEN = {
    "zero width space": "\u200b",
    "joiner": "\u200d",
    "soft hyphen": "\u00ad",
    "right to left": "\u202e",
    "isolate": "\u2066",
    "word joiner": "\u2060",
    "hangul filler": "\u3164",
    "halfwidth filler": "\uffa0",
    "choseong filler": "\u115f",
    "braille blank": "\u2800",
    "grapheme joiner": "\u034f",
    "khmer vowel": "\u17b5",
    "mongolian selector": "\u180b",
    "variation selector": "\ufe01",
    "tag": "\U000e0041",
    "ideographic selector": "\U000e0101",
}


@pytest.mark.parametrize("sign", UNSEEN.values(), ids=UNSEEN)
@pytest.mark.parametrize("name", ["{}", "Anna{}", "An{}na", "{}Anna"])
def test_invisible_characters_are_not_allowed_in_a_name(name: str, sign: str) -> None:
    with pytest.raises(BadOption, match="isn’t a valid name for a player"):
        clean_name(name.format(sign))


@pytest.mark.parametrize("name", ["\u0301", "\u0301Anna", "A" + "\u0335" * 4, " \u0300"])
def test_marks_need_a_letter_and_there_are_few(name: str) -> None:
    with pytest.raises(BadOption, match="isn’t a valid name for a player"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("Ａｎｎａ", "Anna"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Anna\u00a0\u2003B", "Anna B"),
        ("Анна", "Анна"),
        ("Nguyễn", "Nguyễn"),
        ("กิ่งแก้ว", "กิ่งแก้ว"),
        ("محمد", "محمد"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("花子", "花子"),
        ("🦊", "🦊"),
        ("❤\ufe0f", "❤"),
        ("O’Neill", "O’Neill"),
    ],
)
def test_names_of_all_the_world_are_names(name: str, cleaned: str) -> None:
    assert clean_name(name) == clean_name(cleaned)
    assert clean_name(cleaned).isprintable()


@given(st.text(max_size=20))
def test_a_cleaned_name_stays_as_it_is(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except BadOption:
        return
    assert clean_name(cleaned) == cleaned
    assert len(cleaned) <= LONGEST_NAME
    assert likeness(cleaned)


# -- bots


@pytest.mark.parametrize(
    "name",
    [
        "Bot 1",
        "Bot",
        "BOT 12",
        "bot1",
        "B0t 1",
        "Воt 1",
        "Bot l",
        "Bot IO",
        "Bot-3",
        "Ein Bot",
        "a bot",
        "ʙᴏᴛ 2",
        "Bot ②",
        "Bott 2",
        "Dandolo",
        "dandolo",
        "DandoIo",
        "Dandolo 2",
        "Gríttí",
    ],
)
def test_a_guest_cannot_have_a_bots_name(name: str) -> None:
    with pytest.raises(BadOption, match="Bots are called"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Botticelli", "Abbott", "Talbot 2", "Robo", "Otto", "Bota", "Botol"])
def test_a_name_that_only_begins_like_a_bots_is_allowed(name: str) -> None:
    assert not is_bots_name(name)
    assert clean_name(name) == name


def test_a_bot_takes_no_name_that_looks_like_anothers() -> None:
    """A guest of an earlier version may have such a name."""
    first = bot_name("a table", [])
    assert bot_name("a table", [None, first.upper()]) not in (first, first.upper())
    assert bot_name("a table", ["Bot l", "BOT 2", None, *BOT_NAMES]) == "Bot 3"


def test_bots_names_are_drawn_by_lot_and_the_same_table_draws_the_same() -> None:
    """Otherwise two nodes would give one bot two names."""
    firsts = [bot_name(f"table {number}", []) for number in range(200)]
    assert firsts == [bot_name(f"table {number}", []) for number in range(200)]
    assert len(set(firsts)) > len(BOT_NAMES) * 3 / 4


def test_bots_names_are_easy_to_tell_apart_and_fit_everywhere() -> None:
    assert len({likeness(name) for name in BOT_NAMES}) == len(BOT_NAMES)
    assert len({name[:4] for name in BOT_NAMES}) == len(BOT_NAMES)
    assert all(len(name) <= LONGEST_NAME and name.isascii() and name.isalpha() for name in BOT_NAMES)


def test_there_are_names_for_the_bots_of_every_table() -> None:
    most = max(game.most for game in GAMES.values())
    assert len(BOT_NAMES) >= 2 * most


def test_no_bot_has_the_name_of_a_role() -> None:
    roles = {word.lower() for role in ROLES for word in role.split("-")}
    said = {sentence(language, f"carnaval-role-{role}", {}).lower() for language in LANGUAGES for role in ROLES}
    assert not {name.lower() for name in BOT_NAMES} & (roles | said)


# -- at one table


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),  # two letters are Cyrillic
        ("Bill", "BiII"),
        ("Anna", "Ann\u0101"),
        ("Bob", "B0b"),
        ("Anna 2", "Anna2"),
        ("Amy", "Arny"),
        ("Nina", "Νina"),  # the first letter is Greek
        ("coco", "сосо"),  # all letters are Cyrillic
        ("Paul", "ᴘᴀᴜʟ"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert one != other
    assert lookalike_of(one, [None, other]) == other
    assert distinct_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Anna", "Anna 2"), ("🦊", "🐻"), ("!", "?"), ("Jan", "Jon")]
)
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert lookalike_of(one, [other]) is None


def sits(evening: TableDriver, seat: int, guest: Guest, name: str | None = None) -> None:
    command = commands.Sit(evening.next_id(), seat, name)
    evening.table.apply(evening.table.decide(guest, command, evening.now, FixedChance()))


def test_a_stranger_who_looks_like_a_player_gets_a_number() -> None:
    evening = TableDriver("masker", 4).sit("Anna")
    sits(evening, 1, Guest("stranger", "Аnna"))
    sits(evening, 2, Guest("another", "ANNA"))
    assert [chair.name for chair in evening.table.chairs] == ["Anna", "Аnna 2", "ANNA 3", None]


def test_fifteen_guests_of_the_same_name_are_told_apart() -> None:
    evening = TableDriver("carnaval", 15)
    for seat in range(15):
        sits(evening, seat, Guest(f"guest {seat}", "Bartholomäus"))
    names = [chair.name for chair in evening.table.chairs]
    assert len(set(names)) == 15
    assert names[-1] == "Bartholom 15"


def test_a_second_name_is_refused_with_the_name_that_it_looks_like() -> None:
    evening = TableDriver("masker", 4).sit("Anna", "Bob")
    with pytest.raises(BadOption, match="“B0b” looks too much like Bob"):
        sits(evening, 2, Guest("anna", "Anna"), "B0b")
    with pytest.raises(BadOption, match="“anna” looks too much like Anna"):
        sits(evening, 2, Guest("anna", "Anna"), "anna")
    with pytest.raises(BadOption, match="two players called Bob"):
        sits(evening, 2, Guest("anna", "Anna"), "Bob")


def test_a_guest_of_an_earlier_version_cannot_sit_down_under_a_bots_name() -> None:
    with pytest.raises(BadOption, match="Bots are called"):
        sits(TableDriver("masker", 3).sit("Anna"), 1, Guest("old", "Bot 1"))


def test_spectators_cannot_talk_under_a_players_name() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob").start()
    entries = evening.table.decide(Guest("zoe", "Аnna"), commands.Say("x", "I give up"), 0.0, FixedChance())
    assert isinstance(entries[0].event, Said)
    assert entries[0].event.name == "Аnna 2"


def test_spectators_cannot_talk_under_the_name_of_a_host_who_does_not_play() -> None:
    table = TableDriver("masker", 2, host="Zoe").sit("Anna", "Bob").start().table
    names = []
    for guest in (Guest("eve", "Zoe"), Guest("zoe", "Zoe")):
        (entry,) = table.decide(guest, commands.Say("x", "Who wants to play?"), 0.0, FixedChance())
        assert isinstance(entry.event, Said)
        names.append(entry.event.name)
    assert names == ["Zoe 2", "Zoe"]
