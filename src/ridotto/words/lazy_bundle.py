"""The sentences of one language, each parsed when it's first said: parsing all of them takes longer than a command."""

from __future__ import annotations

import re
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENTRY: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)  # where a message or a -term begins


class References(Visitor):
    """The keys of all messages and -terms that an entry mentions."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named after the node)
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


class LazyBundle:
    def __init__(self, locale: str, source: str) -> None:
        self._unparsed = entries(source)
        self._keys = frozenset(self._unparsed)
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._parsing = RLock()

    def has_message(self, key: str) -> bool:
        return key in self._keys

    def say(self, key: str, facts: dict[str, str | int]) -> str:
        """A key without a sentence is our own fault, so it's loud."""
        with self._parsing:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        text, faults = self._bundle.format_pattern(pattern, facts)
        if faults:
            raise LookupError(f"{key}: {faults[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Adds an entry, and whatever it mentions."""
        source = self._unparsed.pop(key, None)
        if source is None:
            return
        resource = self._parser.parse(source)
        references = References()
        references.visit(resource)
        for mentioned in references.keys:
            self._parse(mentioned)
        self._bundle.add_resource(resource)


def entries(source: str) -> dict[str, str]:
    """The lines of each message and -term, by its key. Of two with the same key, the first counts, as in Fluent."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start.group(1), source[start.start() : end])
    return found
