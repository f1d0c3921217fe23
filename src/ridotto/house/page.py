"""The page itself, built by Vite into the folder `page`.

All of it is read when the house opens, so a house goes on serving its own page while its package is replaced.
"""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ridotto.house.answering import language
from ridotto.words import sentence

FOLDER = Path(__file__).parent / "page"
ENTRANCE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them
ASK_AGAIN = "no-cache"
# Machines differ in what they know of these.
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class PageFile:
    """A script, a style, a font, a picture, or the entrance."""

    content: bytes
    media_type: str
    cache_control: str
    etag: str

    def answer(self, request: Request, status: int = HTTPStatus.OK) -> Response:
        headers = {"cache-control": self.cache_control, "etag": self.etag}
        if status == HTTPStatus.OK and self.etag in request.headers.get("if-none-match", ""):
            return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        return Response(self.content, status, headers, self.media_type)


class Page:
    """The files of a built page, by their path. One address after the other shows the same entrance: which one it is,
    the page itself sees."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()]
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
    content = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache_control = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
    return PageFile(content, media_type, cache_control, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def is_for_eyes(request: Request) -> bool:
    """Whether a browser asks for a page to show, and not a program for facts."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/assets/"))
