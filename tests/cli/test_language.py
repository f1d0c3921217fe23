"""The terminal speaks the language of whoever sits in front of it."""

from __future__ import annotations

import io
import re
import sys
from contextvars import copy_context
from pathlib import Path

import pytest
from support.words.language_check import foreign_texts

import ridotto
from ridotto.bots import kinds_for
from ridotto.cli.main import COMMANDS, main
from ridotto.cli.rules import BOARD_BLOCK, TERMINAL_ONLY
from ridotto.games.carnaval.terminal import CarnavalBoard
from ridotto.table.records.record import read_record
from ridotto.words import LANGUAGES, PSEUDO, rules_page, sentence, speak

Capture = pytest.CaptureFixture[str]
PLAIN_WORD = re.compile(r"(?<![\w/-])[a-z]*[aceinouy][a-z]+(?![\w/-])")  # the pseudo-language leaves none of these
ACTS = ["end draw", "end-discussion", "next", "vote 2", "vote 2 3", "vote 2 none"]
ACTS += [f"{verb} 3" for verb in ("block", "free", "mark", "mask", "unmask")]
TABLES = {
    "mascarade": ["--players", "random,random,random"],
    "masker": ["--players", "random,random,random"],
    "mask": ["--players", "random,random,random", "--masks", "3", "--farewell", "yes"],
    "carnaval": ["--players", ",".join(["random"] * 8), "--roles", "full", "--gatecrasher", "yes"],
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("environment", "flags", "french"),
    [
        ({}, [], False),
        ({"LANG": "fr_FR.UTF-8"}, [], True),
        ({"LANG": "tlh"}, [], False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE"}, [], True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, [], False),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "tlh:fr:en"}, [], True),
        ({"LANG": "", "LC_ALL": "", "LANGUAGE": ""}, [], False),
        ({"LANG": "en_US.UTF-8"}, ["--language", "fr"], True),
        ({"LANG": "fr_FR.UTF-8"}, ["--language=en"], False),
    ],
)
def test_the_language_is_the_systems_unless_a_flag_says_otherwise(
    environment: dict[str, str], flags: list[str], french: bool, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main(["play", *flags, "--help"])
    said = capsys.readouterr().out
    assert ("utilisation" in said, "usage" in said) == (french, not french)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "key", "facts"),
    [
        (["play", "chess"], "unknown-game", {"name": "chess", "names": ", ".join(ridotto.GAMES)}),
        (["play", "--seed", "x"], "bad-argument", {"part": "--seed", "command": "ridotto play"}),
        (["play", "--bo"], "unknown-words", {"words": "--bo", "command": "ridotto"}),
        (["replay"], "bad-command", {"command": "ridotto replay"}),
    ],
)
def test_refusals_are_in_the_chosen_language(
    args: list[str], key: str, facts: dict[str, str | int], language: str, capsys: Capture
) -> None:
    assert main(["--language", language, *args]) == 2
    assert capsys.readouterr().err == f"{sentence(language, key, facts)}\n"


def test_system_errors_are_in_the_chosen_language(capsys: Capture) -> None:
    assert main(["--language", "fr", "replay", "none.jsonl"]) == 2
    assert "Impossible de lire" in capsys.readouterr().err


def pieces(shown: str) -> list[str]:
    """What's on a screen, column by column."""
    return [piece.removesuffix(":") for line in shown.splitlines() for piece in re.split(r"\s{2,}", line.strip())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_in_the_systems_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("LANG", f"{language}_{language.upper()}.UTF-8")
    monkeypatch.setenv("COLUMNS", "1000")  # so that no sentence is broken
    for command in ("", *COMMANDS):
        with pytest.raises(SystemExit):
            main([word for word in (command, "--help") if word])
        said = capsys.readouterr().out
        assert said.startswith(sentence(language, "help-usage", {}))
        assert foreign_texts(pieces(said), language) == []


def test_one_command_does_not_change_the_language_of_the_next(capsys: Capture) -> None:
    main(["--language", "fr", "games"])
    main(["games"])
    french, english = capsys.readouterr().out.split("mascarade: ")
    assert "joueurs" in french
    assert "joueurs" not in english


def test_the_rules_are_in_the_chosen_language(capsys: Capture) -> None:
    main(["--language", "fr", "rules", "mask"])
    shown = capsys.readouterr().out
    written, drawn = (
        BOARD_BLOCK.split(TERMINAL_ONLY.sub(r"\1", rules_page("mask", "fr")))[::3],
        "  A  Ada          7 points",
    )
    assert all(part in shown for part in written)
    assert drawn in shown


def watch(language: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play a game, and somebody looks at every step of it."""
    flags = ["--language", language]
    assert main([*flags, "play", name, "-y", "--seed", "3", "--record", "game.jsonl", *TABLES[name]]) == 0
    steps = len(read_record(Path("game.jsonl").read_text(encoding="utf-8")).moves) + 1
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * steps))
    assert main([*flags, "replay", "game.jsonl"]) == 0


@pytest.mark.parametrize("name", ridotto.GAMES)
def test_nothing_in_a_game_is_in_english_when_another_language_is_chosen(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    watch(PSEUDO, name, monkeypatch)
    said = capsys.readouterr().out.replace("game.jsonl", "").replace("ridotto", "")
    assert set(PLAIN_WORD.findall(said)) == set()


@pytest.mark.parametrize("act", ACTS)
def test_the_leaders_word_is_in_the_chosen_language(act: str) -> None:
    """Leaders sit at a table of a house; others may read of it in a terminal."""
    there = copy_context()
    there.run(speak, PSEUDO)
    shown = there.run(CarnavalBoard().describe_event, {"event": "master", "seat": 4, "act": act}, list("ABCDE"))
    assert shown is not None
    assert PLAIN_WORD.findall(shown) == []
    assert all("ABCDE"[int(seat)] in shown for seat in re.findall(r"\d", act))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ridotto.GAMES)
def test_a_whole_game(name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    watch(language, name, monkeypatch)
    assert foreign_texts(pieces(capsys.readouterr().out), language) == []


def typed_words() -> set[str]:
    """Words in the help that are typed, or names: the same in all languages."""
    bots = {kind for game in ridotto.GAMES.values() for kind in kinds_for(game)}
    options = {option.name for game in ridotto.GAMES.values() for option in game.options}
    names = {word for game in ridotto.GAMES.values() for word in game.title.lower().split()}
    languages = {word.lower() for language in LANGUAGES.items() for word in language}
    return {"ridotto", *COMMANDS, *ridotto.GAMES, *names, *bots, *options, *languages}


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_nothing_in_the_help_is_hard_coded(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([word for word in ("--language", PSEUDO, command, "--help") if word])
    assert set(PLAIN_WORD.findall(capsys.readouterr().out.lower())) <= typed_words()
