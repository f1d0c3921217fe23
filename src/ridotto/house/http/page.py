"""The page itself, built by Vite into the folder `page`.

All of it is read at startup, so a house keeps serving its own page while its package is being replaced. The build puts
compressed copies beside its text files: the house itself compresses nothing.
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

from ridotto.house.http.api_route import reply_language
from ridotto.house.http.security import CONTENT_SECURITY_POLICY
from ridotto.words import sentence

PAGE_FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
CACHE_FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
REVALIDATE = "no-cache"
# Not every machine knows these.
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
CONTENT_CODINGS = {"br": ".br", "gzip": ".gz"}  # and the suffixes of their files; the smallest first
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class Representation:
    """A file as it is sent: as it is, or compressed."""

    content: bytes
    headers: Mapping[str, str]

    def respond(self, request: Request, media_type: str, status: int) -> Response:
        if status == HTTPStatus.OK and matches_etag(self.headers["etag"], request.headers.get("if-none-match", "")):
            about = {name: value for name, value in self.headers.items() if name != "content-encoding"}
            return Response(None, HTTPStatus.NOT_MODIFIED, about)
        return Response(self.content, status, self.headers, media_type)


@dataclass(frozen=True)
class PageFile:
    """A script, a stylesheet, a font, an image, or the index page."""

    media_type: str
    plain: Representation
    compressed: Mapping[str, Representation] = field(default_factory=dict)  # by coding

    def respond(self, request: Request, status: int = HTTPStatus.OK) -> Response:
        coding = chosen_coding(request.headers.get("accept-encoding", ""), self.compressed)
        return self.compressed.get(coding, self.plain).respond(request, self.media_type, status)


class Page:
    """The files of a built page, by path. Several addresses serve the same index: the page itself looks at which one it
    is."""

    def __init__(self, folder: Path = PAGE_FOLDER) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in CONTENT_CODINGS.values()]
        self._files: Mapping[str, PageFile] = {path.relative_to(folder).as_posix(): load_file(path) for path in paths}

    async def serve_index(self, request: Request, status: int = HTTPStatus.OK) -> Response:
        if INDEX not in self._files:
            return PlainTextResponse(sentence(reply_language(request), "page-not-built", {}), 503)
        return self._files[INDEX].respond(request, status)

    async def serve_file(self, request: Request) -> Response:
        """A file. For an unknown path a browser gets the page, which says so and leads home."""
        found = self._files.get(request.path_params["path"])
        if found is not None:
            return found.respond(request)
        if wants_html(request) and INDEX in self._files:
            return await self.serve_index(request, HTTPStatus.NOT_FOUND)
        raise HTTPException(HTTPStatus.NOT_FOUND)

    def routes(self) -> list[BaseRoute]:
        index_paths = ("/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/carry/{rest:path}")
        return [*(Route(path, self.serve_index) for path in index_paths), Route("/{path:path}", self.serve_file)]


def load_file(path: Path) -> PageFile:
    """A file with its compressed copies. Each has its own ETag: a browser caches one of them, a proxy all."""
    content = path.read_bytes()
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = hashlib.sha256(content).hexdigest()[:32]
    headers = {"cache-control": CACHE_FOREVER if path.parent.name == "assets" else REVALIDATE, "etag": f'"{tag}"'}
    if path.suffix == ".html":
        headers["content-security-policy"] = policy_with_scripts(INLINE_SCRIPT.findall(content))
    copies = {coding: path.with_name(path.name + suffix) for coding, suffix in CONTENT_CODINGS.items()}
    there = {coding: copy for coding, copy in copies.items() if copy.is_file()}
    if there:
        headers["vary"] = "accept-encoding"
    compressed = {
        coding: Representation(copy.read_bytes(), {**headers, "etag": f'"{tag}-{coding}"', "content-encoding": coding})
        for coding, copy in there.items()
    }
    return PageFile(media_type, Representation(content, headers), compressed)


def policy_with_scripts(scripts: list[bytes]) -> str:
    """The house's policy, plus the page's inline scripts, each by its hash."""
    if not scripts:
        return CONTENT_SECURITY_POLICY
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts]
    allowed = " ".join(f"'sha256-{name}'" for name in hashes)
    return f"{CONTENT_SECURITY_POLICY}; script-src 'self' {allowed}"


def chosen_coding(accepted: str, there: Mapping[str, Representation]) -> str:
    """The smallest coding that the client accepts (RFC 9110, 12.5.3); uncompressed if it doesn't say."""
    wishes = dict(parse_accepted_coding(item) for item in accepted.split(",") if item.strip())
    return next((coding for coding in there if wishes.get(coding, wishes.get("*", 0.0)) > 0), "")


def parse_accepted_coding(item: str) -> tuple[str, float]:
    """A coding and its weight: `br;q=0.5`. A weight that can't be parsed counts as 0."""
    name, _, weight = item.strip().lower().partition(";")
    _, equals, number = weight.partition("=")
    try:
        return name.strip(), float(number) if equals else 1.0
    except ValueError:
        return name.strip(), 0.0


def matches_etag(tag: str, known: str) -> bool:
    """Whether the client has it already. A proxy may have marked the tag as weak; it's still the same file."""
    tags = (name.strip().removeprefix("W/") for name in known.split(","))
    return any(name in (tag, "*") for name in tags)


def wants_html(request: Request) -> bool:
    """Whether this is a browser that wants a page to show, not a program that wants data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/assets/"))
