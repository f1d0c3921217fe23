"""Compiles the rulebooks with mypyc. Without a C compiler the same source is installed and runs as it is."""

from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

PLAIN = {"__init__.py", "option.py", "catalog.py", "shape.py"}  # asked once a game, not once a move

rulebooks = [str(path) for path in sorted(Path("src/ridotto/rules").rglob("*.py")) if path.name not in PLAIN]
search = [
    "src/ridotto/bots/search.py",
    *(str(path) for path in sorted(Path("src/ridotto/bots/minds").glob("[!_]*.py"))),
]
extensions = mypycify([*rulebooks, *search, "--strict"], opt_level="3", debug_level="0", target_dir="build/mypyc")
for extension in extensions:
    extension.optional = True
    extension.extra_compile_args += ["-fvisibility=hidden", "-finline-limit=600"]

setup(ext_modules=extensions)
