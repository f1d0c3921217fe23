"""Each language says everything that English says, in its own words: the same keys, facts, cases and chapters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale
from support.words.fluent_messages import cases, has_words, messages, plurals, prose, variables, written

import ridotto
from ridotto import words
from ridotto.table.names import clean_name

OTHERS = [language for language in words.LANGUAGES if language != "en"]

# By language: keys that rightly read the same as in English, such as names and words of both.
SAME = Path(__file__).parent / "same"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_facts(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert not {
        key: (variables(other[key]), variables(english[key]))
        for key in english.keys() & other.keys()
        if variables(other[key]) != variables(english[key])
    }


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_cases(language: str) -> None:
    """A case that the code never uses, or that is missing, is a slip."""
    english, other = messages("en"), messages(language)
    assert not [key for key in english.keys() & other.keys() if cases(other[key]) != cases(english[key])]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_only_plural_forms_that_the_language_has(language: str) -> None:
    known = Locale.parse(language).plural_form.tags | {"other"}
    assert not [key for key, message in messages(language).items() if not plurals(message) <= known]


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated_except_what_is_rightly_the_same(language: str) -> None:
    english, other = messages("en"), messages(language)
    same = {
        key
        for key in english.keys() & other.keys()
        if has_words(english[key]) and written(english[key]) == written(other[key])
    }
    assert same == set((SAME / f"{language}.txt").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_every_sentence_can_be_said(language: str) -> None:
    for key, message in messages(language).items():
        for number in (0, 1, 2, 5, 21, 1_000_000):
            assert words.sentence(language, key, dict.fromkeys(variables(message), number)), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ridotto.GAMES)
def test_the_same_chapters_of_the_rules(name: str, language: str) -> None:
    def outline(page: str) -> list[str]:
        """The chapters, and in each one the names of its examples and the marks of our rulings."""
        return re.findall(r"^#+|^```.*|\*\(", page, re.MULTILINE)

    def typed(page: str) -> list[str]:
        return [code for code in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", page) if ".txt" not in code]

    page, english = words.rules_page(name, language), words.rules_page(name, "en")
    assert outline(page) == outline(english)
    assert sorted(typed(page)) == sorted(typed(english))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ridotto.GAMES)
def test_no_line_of_the_rules_is_left_in_english(name: str, language: str) -> None:
    page, english = prose(words.rules_page(name, language)), prose(words.rules_page(name, "en"))
    same = {line for line in set(page) & set(english) if re.search(r"[^\W\d_]", line)}
    assert same == {f"# {ridotto.game(name).title}"}


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_every_option_is_explained_in_the_rules(name: str) -> None:
    explained = set(re.findall(r"`(\w+)", words.rules_page(name, "en")))
    assert {option.name for option in ridotto.game(name).options} <= explained


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
@pytest.mark.parametrize("name", ridotto.GAMES)
def test_every_game_has_its_rules_page(name: str, language: str) -> None:
    assert words.rules_page(name, language).startswith(f"# {ridotto.game(name).title}\n")


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_the_house_takes_every_name_that_the_page_invents(language: str) -> None:
    names = [name.strip() for name in words.sentence(language, "page-names", {}).split(",")]
    assert len(set(names)) == len(names) >= 20
    assert [clean_name(name) for name in names] == names


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_refusal_after_the_end_names_the_rematch_button(language: str) -> None:
    assert words.sentence(language, "page-rematch", {}) in words.sentence(language, "table-is-over", {})


@pytest.mark.parametrize("language", [*words.LANGUAGES, words.PSEUDO])
def test_passing_is_called_differently_in_each_phase(language: str) -> None:
    """The gentleman is asked in the dance and after a vote, and these are two different buttons."""
    left = {words.sentence(language, "carnaval-pass", {"phase": phase}) for phase in ("dance", "vote", "verdict")}
    assert len(left) == 3
