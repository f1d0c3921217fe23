"""Attacks a house in one way after another while a person plays at another table; prints how long that person waits.

python bench/attack.py [URL] [--seconds 10] [--only WORD …] [--json]

Without an address it opens a house of its own, with default settings. It only attacks this machine: any other address
is refused. Every attack is limited in time, bytes and connections. The attacker runs at a lower priority (nice),
because a real one would have a machine of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from attack_bystander import WaitFigures
from attack_methods import ATTACKS, Attack, AttackTarget

BYSTANDER = Path(__file__).with_name("attack_bystander.py")
TIMEOUT = 60.0  # seconds for a house to open, and for an attack to end after its time is up
LEAD_SECONDS = 1.5  # seconds that the attack has been running before anybody plays
NICENESS = 10  # the attacker's lower priority
MAX_SECONDS = 60.0  # for one attack


class AttackResult(msgspec.Struct):
    attack: str
    person: WaitFigures
    attacker: dict[str, int]


# -- the house to attack


def loopback_address(url: str) -> tuple[str, int]:
    """Host and port if they are this machine's own; otherwise the program exits."""
    parts = urlsplit(url)
    if parts.scheme != "http" or parts.hostname is None:
        raise SystemExit(f"attack: {url} is not an address like http://127.0.0.1:1638")
    port = parts.port or 80
    found = addresses(parts.hostname, port)
    if not found or not all(ip_address(address).is_loopback for address in found):
        raise SystemExit(
            f"attack: {parts.hostname} is not this machine. Attack nothing but your own house, from where it runs."
        )
    return ("127.0.0.1" if "127.0.0.1" in found else min(found)), port


def addresses(host: str, port: int) -> set[str]:
    try:
        return {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except OSError:
        return set()


@contextmanager
def run_house() -> Iterator[tuple[str, int]]:
    """With default settings: the usual limits, and on disk."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="ridotto-") as folder:
        args = ("serve", "--data", folder, "--host", "127.0.0.1", "--port", str(port))
        with subprocess.Popen([sys.executable, "-m", "ridotto", *args], stdout=subprocess.DEVNULL) as process:
            try:
                wait_for(f"http://127.0.0.1:{port}/healthz", process)
                yield "127.0.0.1", port
            finally:
                process.terminate()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=TIMEOUT).close()
        except OSError:
            continue
        return
    raise SystemExit("attack: the house did not open")


# -- running attacks


async def no_attack(target: AttackTarget) -> None:
    """For comparison."""


async def run_attack(address: tuple[str, int], name: str, attack: Attack, seconds: float) -> AttackResult:
    target = AttackTarget(*address, LEAD_SECONDS + seconds + LEAD_SECONDS)
    attack_task = asyncio.create_task(attack(target))
    await asyncio.sleep(LEAD_SECONDS)
    try:
        waits = await play_meanwhile(target.url, seconds)
        async with asyncio.timeout(TIMEOUT):
            await attack_task
    finally:
        attack_task.cancel()
    return AttackResult(name, waits, dict(target.counts))


async def play_meanwhile(url: str, seconds: float) -> WaitFigures:
    person = await asyncio.create_subprocess_exec(
        sys.executable, str(BYSTANDER), url, str(seconds), stdout=subprocess.PIPE
    )
    try:
        async with asyncio.timeout(seconds + TIMEOUT):
            output, _ = await person.communicate()
    except TimeoutError:
        person.kill()
        output = b""
    # A person who couldn't even get in has waited for all that time.
    return msgspec.json.decode(output, type=WaitFigures) if output else WaitFigures(longest=1000 * seconds, failed=1)


async def run_attacks(address: tuple[str, int], only: list[str], seconds: float, as_json: bool) -> None:
    for name, attack in {"nothing": no_attack, **ATTACKS}.items():
        if only and not any(word in name for word in only):
            continue
        result = await run_attack(address, name, attack, seconds)
        print(msgspec.json.encode(result).decode() if as_json else row(result), flush=True)


def row(result: AttackResult) -> str:
    waits, counts = result.person, result.attacker
    attacker = ", ".join(f"{count} {what}" for what, count in counts.items() if what != "bytes")
    sent = f", {counts['bytes'] >> 20} MB" if "bytes" in counts else ""
    return (
        f"{result.attack:34} {waits.answers:5} {waits.p50:7.1f} {waits.p99:7.1f} {waits.longest:8.1f} {waits.failed:8}"
        f" {waits.bot_p50:8.0f} {waits.bot_longest:8.0f}   {attacker}{sent}"
    )


HEAD = (
    f"{'':34} {'a person waits, in ms':>38} {'for a master, in ms':>21}\n"
    f"{'attack':34} {'asked':>5} {'p50':>7} {'p99':>7} {'longest':>8} {'failed':>8} {'p50':>8} {'longest':>8}"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("url", nargs="?", help="of your own house, on this machine")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack, 60 at most")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only attacks with one of these words in their name"
    )
    parser.add_argument("--json", action="store_true", help="a line of JSON for each attack")
    args = parser.parse_args()
    seconds = min(max(args.seconds, 1.0), MAX_SECONDS)
    given = None if args.url is None else loopback_address(args.url)
    with run_house() if given is None else nullcontext(given) as address:
        run(address, args.only, seconds, args.json)


def run(address: tuple[str, int], only: list[str], seconds: float, as_json: bool) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if not as_json:
        print(HEAD)
    asyncio.run(run_attacks(address, only, seconds, as_json))


if __name__ == "__main__":
    main()
