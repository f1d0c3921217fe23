"""The page itself, built by Vite into the folder `page`.

All of it is read when the house opens, so a house goes on serving its own page while its package is replaced. The build
has laid compressed copies beside its texts: a house compresses nothing itself.
"""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ridotto.house.answering import language
from ridotto.house.headers import CONTENT
from ridotto.words import sentence

FOLDER = Path(__file__).parent / "page"
ENTRANCE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them
ASK_AGAIN = "no-cache"
# Machines differ in what they know of these.
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
CODINGS = {"br": ".br", "gzip": ".gz"}  # and how their files end; the smallest first
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class Copy:
    """A file as it travels: as it is, or compressed."""

    content: bytes
    headers: Mapping[str, str]

    def answer(self, request: Request, media_type: str, status: int) -> Response:
        if status == HTTPStatus.OK and is_known(self.headers["etag"], request.headers.get("if-none-match", "")):
            about = {name: value for name, value in self.headers.items() if name != "content-encoding"}
            return Response(None, HTTPStatus.NOT_MODIFIED, about)
        return Response(self.content, status, self.headers, media_type)


@dataclass(frozen=True)
class PageFile:
    """A script, a style, a font, a picture, or the entrance."""

    media_type: str
    plain: Copy
    compressed: Mapping[str, Copy] = field(default_factory=dict)  # by coding

    def answer(self, request: Request, status: int = HTTPStatus.OK) -> Response:
        coding = chosen_coding(request.headers.get("accept-encoding", ""), self.compressed)
        return self.compressed.get(coding, self.plain).answer(request, self.media_type, status)


class Page:
    """The files of a built page, by their path. One address after the other shows the same entrance: which one it is,
    the page itself sees."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in CODINGS.values()]
        self._files: Mapping[str, PageFile] = {path.relative_to(folder).as_posix(): read(path) for path in paths}

    async def enter(self, request: Request, status: int = HTTPStatus.OK) -> Response:
        if ENTRANCE not in self._files:
            return PlainTextResponse(sentence(language(request), "page-not-built", {}), 503)
        return self._files[ENTRANCE].answer(request, status)

    async def find(self, request: Request) -> Response:
        """A file. A person who is lost sees the page, which says so and leads home."""
        found = self._files.get(request.path_params["path"])
        if found is not None:
            return found.answer(request)
        if is_for_eyes(request) and ENTRANCE in self._files:
            return await self.enter(request, HTTPStatus.NOT_FOUND)
        raise HTTPException(HTTPStatus.NOT_FOUND)

    def routes(self) -> list[BaseRoute]:
        entrances = ("/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/carry/{rest:path}")
        return [*(Route(path, self.enter) for path in entrances), Route("/{path:path}", self.find)]


def read(path: Path) -> PageFile:
    """A file with its compressed copies. Each has a tag of its own: a browser keeps one of them, a proxy all."""
    content = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = hashlib.sha256(content).hexdigest()[:32]
    headers = {"cache-control": FOR_EVER if path.parent.name == "assets" else ASK_AGAIN, "etag": f'"{tag}"'}
    if path.suffix == ".html":
        headers["content-security-policy"] = allowing(INLINE_SCRIPT.findall(content))
    copies = {coding: path.with_name(path.name + suffix) for coding, suffix in CODINGS.items()}
    there = {coding: copy for coding, copy in copies.items() if copy.is_file()}
    if there:
        headers["vary"] = "accept-encoding"
    compressed = {
        coding: Copy(copy.read_bytes(), {**headers, "etag": f'"{tag}-{coding}"', "content-encoding": coding})
        for coding, copy in there.items()
    }
    return PageFile(media_type, Copy(content, headers), compressed)


def allowing(scripts: list[bytes]) -> str:
    """The house's policy, with the scripts that stand in the page itself, each by its hash."""
    if not scripts:
        return CONTENT
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts]
    allowed = " ".join(f"'sha256-{name}'" for name in hashes)
    return f"{CONTENT}; script-src 'self' {allowed}"


def chosen_coding(accepted: str, there: Mapping[str, Copy]) -> str:
    """The smallest of the codings that the client takes (RFC 9110, 12.5.3); without a word of it, as it is."""
    wishes = dict(wish_of(item) for item in accepted.split(",") if item.strip())
    return next((coding for coding in there if wishes.get(coding, wishes.get("*", 0.0)) > 0), "")


def wish_of(item: str) -> tuple[str, float]:
    """A coding, and how gladly it is taken: `br;q=0.5`. What cannot be read is not taken."""
    name, _, weight = item.strip().lower().partition(";")
    _, equals, number = weight.partition("=")
    try:
        return name.strip(), float(number) if equals else 1.0
    except ValueError:
        return name.strip(), 0.0


def is_known(tag: str, known: str) -> bool:
    """Whether the client has that already. A proxy may have marked the tag as weak, which is no other file."""
    tags = (name.strip().removeprefix("W/") for name in known.split(","))
    return any(name in (tag, "*") for name in tags)


def is_for_eyes(request: Request) -> bool:
    """Whether a browser asks for a page to show, and not a program for facts."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/assets/"))
