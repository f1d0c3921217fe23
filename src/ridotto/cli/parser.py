"""The arguments after `ridotto` on the command line, parsed and explained in the language of whoever typed them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from ridotto.errors import BadOption
from ridotto.words import LANGUAGES, closest, is_spoken, say, speak

LANGUAGE_VARIABLES: Final = (
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
)  # the first one that's set counts, as in any program


class TranslatedHelpFormatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, say("help-usage") if prefix is None else prefix)


class TranslatedParser(argparse.ArgumentParser):
    """Complains in one sentence, and never in the library's words, which are English."""

    def __init__(self, add_help: bool = True, **about: Any) -> None:  # noqa: ANN401  # the library's own affair
        super().__init__(**about, add_help=False, exit_on_error=False, formatter_class=TranslatedHelpFormatter)
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def parse_known_args(  # type: ignore[override]  # its stub allows namespaces of other types
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as fault:
            raise BadOption("bad-argument", part=fault.argument_name or "", command=self.prog) from fault

    def parse_all(self, arguments: list[str]) -> argparse.Namespace:
        """Every argument must mean something."""
        args, rest = self.parse_known_args(arguments)
        if rest:
            raise BadOption("unknown-words", words=" ".join(rest), command=self.prog)
        return args

    def error(self, message: str) -> NoReturn:
        raise BadOption("bad-command", command=self.prog)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the system is set to."""
    wished = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    return closest(wished.split(":"))


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> list[str]:
    """Speaks the language of `--language`, wherever it is, else that of the system. Returns the other arguments.

    This comes before anything else is parsed, since even the help is in that language.
    """
    speak(language_of(environment))
    parser = TranslatedParser(prog="ridotto", add_help=False, allow_abbrev=False)
    add_language(parser)
    args, rest = parser.parse_known_args(arguments)
    if args.language is None:
        return rest
    if not is_spoken(args.language):
        raise BadOption("unknown-language", language=args.language, languages=", ".join(LANGUAGES))
    speak(args.language)
    return rest


def add_language(parser: TranslatedParser) -> None:
    offered = ", ".join(f"{tag} ({name})" for tag, name in LANGUAGES.items())
    parser.add_argument("--language", metavar=say("type-language"), help=say("help-language", languages=offered))
