"""For those who run the house: health, metrics, logs, settings, API descriptions."""

from __future__ import annotations

import asyncio
import io
import json
import resource
from pathlib import Path

import pytest
import structlog
from support.house.house_process import HouseProcess, running
from support.house.raw_connection import raw_socket
from support.house.running_house import WebGuest, quick_settings, run_house
from support.store.failing_store import FailingStore

from ridotto.errors import BadOption
from ridotto.house.http.api_docs import DESCRIPTIONS, to_json
from ridotto.house.logs import fault_details, set_up_logs
from ridotto.house.settings import Settings, settings_from
from ridotto.house.sockets import device

pytestmark = pytest.mark.anyio
FULL = 8_192  # bytes that a file may have: the log of the house fits, its database doesn't
API = Path(__file__).parent.parent.parent / "docs" / "api"


async def test_health_says_whether_the_store_answers() -> None:
    store = FailingStore()
    async with run_house(store=store) as url:
        web = WebGuest(url).web
        well = await web.get("/healthz")
        assert (well.status_code, well.json()) == (200, {"store": True, "bus": True})
        store.away = "before"
        ill = await web.get("/healthz")
        assert (ill.status_code, ill.json()["store"]) == (503, False)


async def test_a_full_disk_shows_in_the_log_and_in_health(tmp_path: Path) -> None:
    """No file of the house may grow any more; then they may again."""
    node = HouseProcess(tmp_path, data=tmp_path / "data")
    async with running(node):
        anna = await WebGuest(node.url).set_name("Anna")
        code = await anna.open()
        async with anna.connect(code) as seat:
            await seat.must_do("sit", seat=0)
            for most in (FULL, resource.RLIM_INFINITY):
                resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
                is_full = most == FULL
                # Health shows it even if nobody plays, and commands and health agree from the first look.
                await asyncio.sleep(1.1)
                health = await anna.web.get("/healthz")
                assert (health.status_code, health.json()["store"]) == ((503, False) if is_full else (200, True))
                answer = await seat.send_command("stand", seat=0)
                assert answer["type"] == ("refusal" if is_full else "done"), answer
        failed = node.logged("store failed")
        assert len(failed) in (1, 2), "one line stands for all failures for a while"
        assert "SQLITE_" in failed[0]
        assert code not in failed[0]


async def test_a_failed_write_shows_in_health_at_once() -> None:
    store = FailingStore()
    async with run_house(store=store) as url:
        anna = await WebGuest(url).set_name("Anna")
        async with anna.connect(await anna.open()) as seat:
            assert (await anna.web.get("/healthz")).status_code == 200
            store.away = "full"
            with structlog.testing.capture_logs() as written:
                assert (await seat.send_command("sit", seat=0))["code"] == "store-unavailable"
            assert [line["event"] for line in written] == ["store failed"]
            assert (await anna.web.get("/healthz")).status_code == 503
            store.away = ""
            await asyncio.sleep(1.1)
            assert (await anna.web.get("/healthz")).status_code == 200


async def test_devices_that_do_not_read_are_counted_however_they_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for most, timeout in ((10_000, 60.0), (1 << 30, 0.1)):
        monkeypatch.setattr(device, "MOST_PENDING_BYTES", most)
        monkeypatch.setattr(device, "STUCK_AFTER", timeout)
        async with run_house() as url:
            anna = await WebGuest(url).set_name("Anna")
            code = await anna.open()
            async with anna.connect(code) as seat:
                await seat.must_do("sit", seat=0)
                async with raw_socket(url, code) as client:
                    client.writer.transport.pause_reading()  # type: ignore[attr-defined]
                    await seat.receive_presence(True, False, watching=1)
                    while seat.presence["watching"]:
                        await seat.must_do("say", text="x" * 400)
            assert "ridotto_dropped_total 1.0" in (await anna.web.get("/metrics")).text


async def test_moves_on_disk_are_counted(house: str, anna: WebGuest) -> None:
    code = await anna.open("masker", 2, bots="random")
    async with anna.connect(code) as seat:
        await seat.receive()
        while seat.view["to_act"] != [0]:
            await seat.receive()
        await seat.must_do("move", seat=0, move=seat.view["moves"][0])
        page = (await anna.web.get("/metrics")).text
    assert "ridotto_moves_total 1.0" in page
    assert "ridotto_sockets 1.0" in page
    assert "ridotto_tables_open 1.0" in page


async def test_strangers_cannot_read_the_metrics() -> None:
    async with run_house(quick_settings(metrics="open sesame")) as url:
        web = WebGuest(url).web
        assert (await web.get("/metrics")).status_code == 200
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            assert (await web.get("/metrics", headers={name: "203.0.113.7"})).status_code == 404
        headers = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer open sesame"}
        assert (await web.get("/metrics", headers=headers)).status_code == 200


def test_flags_override_the_environment_and_both_override_the_defaults() -> None:
    environment = {"RIDOTTO_PORT": "80", "RIDOTTO_RATE": "2.5", "HOME": "/"}
    assert settings_from({"port": None}, {}) == Settings()
    assert settings_from({"port": None}, environment) == Settings(port=80, rate=2.5)
    assert settings_from({"port": "81"}, environment) == Settings(port=81, rate=2.5)


@pytest.mark.parametrize(("name", "value"), [("port", "x"), ("port", "70000"), ("pause", "-1"), ("workers", "two")])
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        settings_from({name: value}, {})
    assert refused.value.facts == {"name": name, "value": value}


def test_logs_say_where_something_failed_and_not_with_what(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = io.StringIO()
    monkeypatch.setattr("sys.stderr", lines)
    set_up_logs()
    try:
        raise KeyError("the secret move c4")
    except KeyError as fault:
        structlog.get_logger().error("command failed", **fault_details(fault))
    structlog.reset_defaults()
    line = json.loads(lines.getvalue())
    assert line["fault"] == "KeyError"
    assert "test_operations.py" in line["where"]
    assert "c4" not in lines.getvalue()


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_the_committed_description_is_current(name: str) -> None:
    """If this fails: ridotto describe NAME > docs/api/NAME.json"""
    assert (API / f"{name}.json").read_text(encoding="utf-8") == to_json(DESCRIPTIONS[name]())


async def test_every_route_that_is_described_is_there(anna: WebGuest) -> None:
    description = json.loads(to_json(DESCRIPTIONS["openapi"]()))
    for path, methods in description["paths"].items():
        for method in methods:
            answer = await anna.web.request(method, path.replace("{game}", "masker"), json={})
            assert answer.status_code != 405, path
            assert answer.status_code != 404 or "{" in path, path
