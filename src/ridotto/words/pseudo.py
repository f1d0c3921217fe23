"""A language that nobody speaks: English with accents, and a third longer, as German or Dutch may be.

What is still plain in it is written in code; what is cut off in it would be cut off for somebody.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "áçéîñöüýÁÇÉÎÑÖÜÝ")
NAMES: Final = "page-names"
VOWEL: Final = re.compile(r"([aeiou])(?=[a-z])")
FENCE: Final = "```"  # begins the lines around an example, which name its board


def accented(text: str) -> str:
    """Every vowel within a word is doubled, every letter that can have an accent has one."""
    return VOWEL.sub(r"\1\1", text).translate(ACCENTS)


def accented_messages(text: str) -> str:
    """A Fluent file with all that people read in it accented, and nothing else."""
    resource = FluentParser().parse(text)
    _Accents().visit(resource)
    return str(FluentSerializer().serialize(resource))


def accented_page(text: str) -> str:
    """A page of Markdown; names of boards and the title, which is a name, stay as they are."""
    title, *lines = text.split("\n")
    return "\n".join([title, *(line if line.startswith(FENCE) else accented(line) for line in lines)])


class _Accents(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  # called by its name
        """What players are called is as long as it is: the house takes no longer names."""
        return node if node.id.name == NAMES else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # called by its name
        node.value = accented(node.value)
        return node
