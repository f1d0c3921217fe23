"""Compiles the rulebooks with mypyc. Without a C compiler the same source is installed and runs uncompiled."""

import sys
import sysconfig
import tempfile
from distutils import ccompiler, errors
from distutils import sysconfig as compilers
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

PLAIN = {"__init__.py", "option.py", "shape.py"}  # used once per game, not once per move
# Nobody reads generated code, but gcc would spend as long looking for misleading indentation in it as compiling it.
FLAGS = ["-fvisibility=hidden", "-finline-limit=600", "-Wno-all"]
# Of all setuptools commands, only these need the compiled modules.
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop", "install"}


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers. An uncompiled wheel must say so in its
    name, and the name is settled before anything is compiled."""
    compiler = ccompiler.new_compiler()
    compilers.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (errors.CompileError, errors.DistutilsPlatformError):
            return False
    return True


def compiled() -> list[Extension]:
    package = Path("src/ridotto")
    files = sorted([*package.glob("rules/*.py"), *package.glob("games/*/rulebook/**/*.py")])
    rulebooks = [str(path) for path in files if path.name not in PLAIN]
    minds = [str(path) for path in (*sorted(package.glob("games/*/mind.py")), package / "games/mask/values.py")]
    sources = [*rulebooks, "src/ridotto/bots/mind.py", "src/ridotto/bots/search.py", *minds]
    # A cache of its own, because the project's types may be checked at the same time. Silent, because modules that
    # aren't compiled may import what isn't there when the package is built on its own.
    options = ["--strict", "--follow-imports=silent", "--cache-dir=build/mypy"]
    extensions = mypycify([*sources, *options], opt_level="3", debug_level="0", target_dir="build/mypyc")
    for extension in extensions:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


setup(ext_modules=compiled() if BUILDS.intersection(sys.argv) and can_compile() else [])
