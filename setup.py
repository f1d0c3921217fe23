"""Compiles the rulebooks with mypyc. Without a C compiler the same source is installed and runs as it is."""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

PLAIN = {"__init__.py", "option.py", "catalog.py", "shape.py"}  # asked once a game, not once a move
# Nobody reads generated code, but gcc would look for misleading indentation in it for as long as it compiles.
FLAGS = ["-fvisibility=hidden", "-finline-limit=600", "-Wno-all"]


def compiled() -> list[Extension]:
    rulebooks = [str(path) for path in sorted(Path("src/ridotto/rules").rglob("*.py")) if path.name not in PLAIN]
    minds = [str(path) for path in sorted(Path("src/ridotto/bots/minds").glob("[!_]*.py"))]
    sources = [*rulebooks, "src/ridotto/bots/search.py", *minds]
    # A cache of its own: the types of the project may be checked at the same time.
    words = ["--strict", "--cache-dir=build/mypy"]
    extensions = mypycify([*sources, *words], opt_level="3", debug_level="0", target_dir="build/mypyc")
    for extension in extensions:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


# Before the wheel pip asks for its name and version only.
setup(ext_modules=[] if "dist_info" in sys.argv else compiled())
