"""Compiles the rulebooks with mypyc. Without a C compiler the same source is installed and runs uncompiled."""

import os
import sys
import sysconfig
import tempfile
from distutils import ccompiler, errors
from distutils import sysconfig as compilers
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

PLAIN = {"__init__.py", "option.py", "shape.py"}  # used once per game, not once per move
TRAINING = (
    "encoding.py",
    "number_row.py",
    "observation.py",
    "vector_games.py",
)  # of the lab, what is used once per move
MINDS = ("mind.py", "policy.py", "reading.py", "values.py", "earlier/*.py")
BELIEFS = ("beliefs.py", "carnival_view.py", "memory.py", "probabilities.py", "strength.py", "weights.py", "clues/*.py")
# Nobody reads generated code, but gcc would spend as long looking for misleading indentation in it as compiling it.
# No sum and product in one step: compiled and uncompiled bots would round, and so decide, differently.
FLAGS = ["-fvisibility=hidden", "-finline-limit=600", "-ffp-contract=off", "-Wno-all"]
# Tests that only want to know whether everything is installed say 0, which compiles four times as fast.
OPTIMISATION = os.environ.get("MYPYC_OPT_LEVEL", "3")
# gcc optimises one large file on one core only. Split at link time, it uses all of them, and still sees the whole.
SPLIT = ["-flto=auto"] if OPTIMISATION != "0" else []
# Of all setuptools commands, only these need the compiled modules.
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop", "install"}


def compiles(source: str, *flags: str) -> bool:
    """Whether there is a C compiler that takes these lines, and knows these flags."""
    compiler = ccompiler.new_compiler()
    compilers.customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(source)
        headers = [sysconfig.get_path("include")]
        try:
            compiler.compile([str(probe)], folder, include_dirs=headers, extra_postargs=[*flags])
        except (errors.CompileError, errors.DistutilsPlatformError):
            return False
    return True


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers. An uncompiled wheel must say so in its
    name, and the name is settled before anything is compiled."""
    return compiles("#include <Python.h>\n")


def split_flags() -> list[str]:
    """The flags for gcc. Other compilers have other flags for it, which we haven't measured."""
    is_gcc = "#if defined(__clang__) || !defined(__GNUC__)\n#error\n#endif\n"
    return SPLIT if SPLIT and compiles(is_gcc, *SPLIT) else []


def believers(package: Path) -> list[Path]:
    """What a bot believes is weighed several times for each of its decisions; the decisions themselves cost little."""
    found = [path for name in BELIEFS for path in package.glob(f"games/*/believer/{name}")]
    return sorted(path for path in found if path.name not in PLAIN)


def compiled() -> list[Extension]:
    package = Path("src/ridotto")
    files = sorted([*package.glob("rules/*.py"), *package.glob("games/*/rulebook/**/*.py")])
    rulebooks = [str(path) for path in files if path.name not in PLAIN]
    minds = [path for name in MINDS for path in sorted(package.glob(f"games/*/{name}")) if path.name not in PLAIN]
    search = [str(package / "bots" / name) for name in ("mind.py", "search.py")]
    training = [str(package / "lab" / "training" / name) for name in TRAINING]
    encodings = [
        str(path)
        for path in sorted([*package.glob("games/*/encoding.py"), *package.glob("games/*/position_writer.py")])
    ]
    sources = [*rulebooks, *search, *map(str, [*minds, *believers(package)]), *training, *encodings]
    # A cache of its own, because the project's types may be checked at the same time. Silent, because modules that
    # aren't compiled may import what isn't there when the package is built on its own.
    options = ["--strict", "--follow-imports=silent", "--cache-dir=build/mypy"]
    extensions = mypycify([*sources, *options], opt_level=OPTIMISATION, debug_level="0", target_dir="build/mypyc")
    for extension in extensions:
        extension.optional = True
        # All code is in one library; the others only find their module in it.
        split = split_flags() if extension.name.endswith("__mypyc") else []
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *split]
        if split:  # the code is made when it's linked, so the linker has to be told the same
            extension.extra_link_args = extension.extra_compile_args
    return extensions


setup(
    ext_modules=compiled() if BUILDS.intersection(sys.argv) and can_compile() else [],
    options={"build_ext": {"parallel": os.cpu_count()}},
)
