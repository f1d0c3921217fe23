"""The built page is complete inside the package, and loads nothing from anywhere else."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from support.house.running_house import run_house

from devtools.node import node_folders
from ridotto.house.http.page import Page

PAGE = Path(str(files("ridotto"))) / "house" / "page"


def built(suffix: str) -> list[Path]:
    return sorted(PAGE.rglob(f"*{suffix}"))


def test_everything_the_entrance_refers_to_is_there() -> None:
    entrance = (PAGE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/([^"]+)"', entrance)
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if not (PAGE / name).is_file()] == []


@pytest.mark.parametrize("suffix", [".html", ".css", ".webmanifest"])
def test_nothing_comes_from_elsewhere(suffix: str) -> None:
    pages = built(suffix)
    assert pages
    assert [page.name for page in pages if "//" in page.read_text(encoding="utf-8")] == []


def test_the_fonts_are_included() -> None:
    shipped = {page.name for page in built(".woff2")}
    wanted = {
        name for page in built(".css") for name in re.findall(r"[\w.-]+\.woff2", page.read_text(encoding="utf-8"))
    }
    assert wanted
    assert wanted <= shipped


def files_of(folder: Path) -> list[Path]:
    """What is served under its own name, without the compressed copies."""
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]


def page_client(folder: Path = PAGE) -> TestClient:
    return TestClient(Starlette(routes=Page(folder).routes()), headers={"accept-encoding": "identity"})


def a_script() -> str:
    """The largest: a tiny one isn't worth compressing."""
    return f"/assets/{max(built('.js'), key=lambda script: script.stat().st_size).name}"


def test_a_house_keeps_serving_its_own_page_when_the_package_is_replaced(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(PAGE, tmp_path / "page"))
    client = page_client(folder)
    shutil.rmtree(folder)
    for path in files_of(PAGE):
        response = client.get(f"/{path.relative_to(PAGE).as_posix()}")
        assert (response.status_code, response.content) == (200, path.read_bytes())
    assert client.get("/t/ABCDEF").content == (PAGE / "index.html").read_bytes()


def test_what_a_browser_has_already_is_not_sent_again() -> None:
    client = page_client()
    first = client.get("/")
    for known in (first.headers["etag"], f'"older", W/{first.headers["etag"]}', "*"):
        again = client.get("/", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert client.get("/", headers={"If-None-Match": '"another"'}).status_code == 200


# -- compressed


def test_every_text_is_compressed_and_comes_out_the_same() -> None:
    texts = [path for path in files_of(PAGE) if path.suffix in (".html", ".js", ".css", ".svg")]
    assert len(texts) > 20
    inflate = """for (const file of process.argv.slice(1))
        process.stdout.write(require("zlib").brotliDecompressSync(require("fs").readFileSync(file)))"""
    large = [path for path in texts if path.stat().st_size > 200]
    node = [str(node_folders()[0] / "node"), "-e", inflate, *(f"{path}.br" for path in large)]
    assert subprocess.run(node, capture_output=True, check=True).stdout == b"".join(map(Path.read_bytes, large))
    for path in large:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("br;q=0, gzip;q=0.000", None),
        ("identity", None),
        ("deflate, zstd", None),
        ("br;q=lots", None),
        ("", None),
    ],
)
def test_each_client_gets_an_encoding_it_accepts(accepted: str, coding: str | None) -> None:
    client = page_client()
    with client.stream("GET", a_script(), headers={"accept-encoding": accepted}) as response:
        sent = b"".join(response.iter_raw())
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert sent == (PAGE / f"{a_script()[1:]}{suffix}").read_bytes()
    assert response.headers.get("content-encoding") == coding
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"


def test_compressed_and_plain_copies_have_different_tags() -> None:
    """A proxy that has cached one of them asks with its tag, and mustn't be told that it has the other."""
    client = page_client()
    tags = {}
    for accepted in ("br", "gzip", "identity"):
        with client.stream("GET", "/", headers={"accept-encoding": accepted}) as response:
            tags[accepted] = response.headers["etag"]
    assert len(set(tags.values())) == 3
    for accepted in tags:
        for other, tag in tags.items():
            headers = {"accept-encoding": accepted, "if-none-match": tag}
            with client.stream("GET", "/", headers=headers) as response:
                assert response.status_code == (304 if accepted == other else 200)
                assert response.headers["vary"] == "accept-encoding"


def test_what_is_already_compressed_is_sent_as_it_is() -> None:
    client = page_client()
    response = client.get(f"/assets/{built('.woff2')[0].name}", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in response.headers
    assert "vary" not in response.headers


def test_a_compressed_copy_cannot_be_requested_by_name() -> None:
    assert page_client().get(f"{a_script()}.br").status_code == 404


def test_files_named_after_their_content_are_cached_for_ever_and_all_others_revalidated() -> None:
    client = page_client()
    for path in files_of(PAGE):
        cache_control = client.get(f"/{path.relative_to(PAGE).as_posix()}").headers["cache-control"]
        assert ("immutable" in cache_control, "no-cache" in cache_control) == (
            path.parent.name == "assets",
            path.parent.name != "assets",
        )
    assert client.get("/t/ABCDEF").headers["cache-control"] == "no-cache"


@pytest.mark.anyio
async def test_a_head_request_describes_the_same_copy_and_a_range_request_gets_all_of_it() -> None:
    """In a running house, because some of this is done by the server."""
    async with run_house() as url, httpx2.AsyncClient(base_url=url, verify=False) as client:
        headers = {"accept-encoding": "gzip"}
        whole = await client.get(a_script(), headers=headers)
        head = await client.head(a_script(), headers=headers)
        part = await client.get(a_script(), headers={**headers, "range": "bytes=0-9"})
    assert head.content == b""
    names = ("content-length", "content-encoding", "etag", "vary", "cache-control", "content-type")
    assert [head.headers[name] for name in names] == [whole.headers[name] for name in names]
    assert (part.status_code, part.content) == (200, whole.content)


# -- the first load


def test_the_inline_script_is_the_only_one_that_is_allowed() -> None:
    scripts = re.findall(r"<script>(.*?)</script>", (PAGE / "index.html").read_text(encoding="utf-8"), re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    policy = page_client().get("/t/ABCDEF").headers["content-security-policy"]
    assert re.findall(r"script-src ([^;]*)", policy) == [" ".join(["'self'", *(f"'sha256-{name}'" for name in hashes)])]
    assert len(scripts) == 1
    assert "default-src 'self'" in policy


def test_the_words_of_every_language_can_be_fetched_before_any_script_has_loaded() -> None:
    entrance = (PAGE / "index.html").read_text(encoding="utf-8")
    named = json.loads(re.findall(r"\((\{\"da\".*?\})\)", entrance)[0])
    assert set(named) == {"da", "de", "en", "fr", "it", "nl", "sv"}
    assert [file for file in named.values() if not (PAGE / file[1:]).is_file()] == []
    # A script that follows a stylesheet waits for it.
    assert entrance.index("charset") < entrance.index("<script>") < entrance.index("stylesheet")
