"""The page itself: built by Vite into the folder `page`, served as it is."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ridotto.house.answering import language
from ridotto.words import sentence

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # their names change with what is in them


class Assets(StaticFiles):
    """Scripts, styles, fonts and pictures."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


class Beside(StaticFiles):
    """Icons and the like. A person who has gone astray sees the page, which says so and leads home."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as fault:
            if fault.status_code != HTTPStatus.NOT_FOUND or not is_for_eyes(Request(scope)):
                raise
            return await front(Request(scope), HTTPStatus.NOT_FOUND)


def is_for_eyes(request: Request) -> bool:
    """Whether a browser asks for a page to show, and not a program for facts."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


async def front(request: Request, status: int = HTTPStatus.OK) -> Response:
    """One page for all addresses: which one it is, the page itself sees."""
    index = PAGE / "index.html"
    if not index.exists():
        return PlainTextResponse(sentence(language(request), "page-not-built", {}), 503)
    return FileResponse(index, status, {"cache-control": "no-cache"})


def page_routes() -> list[BaseRoute]:
    paths = ("/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/carry/{rest:path}")
    fronts: list[BaseRoute] = [Route(path, front) for path in paths]
    if not PAGE.is_dir():
        return fronts
    return [*fronts, Mount("/assets", Assets(directory=PAGE / "assets")), Mount("/", Beside(directory=PAGE))]
