"""Records on disk, written as the game is played."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from ridotto.errors import BadRecord, reason
from ridotto.rules.position import Outcome
from ridotto.table.record import Record, end_line, move_line, read_record


def records_folder() -> Path:
    """Where games are kept that were given no file of their own."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("RIDOTTO_DATA") or Path(home) / "ridotto") / "records"


def new_file(record: Record, now: datetime) -> Path:
    """A name that nobody has used."""
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{record.game.name}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.jsonl", *(f"{stem}-{number}.jsonl" for number in range(2, 1000)))
    return next(folder / name for name in names if not (folder / name).exists())


class Keeper:
    """An open record. What it has been told is on disk when the call returns."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        try:
            self.file = path.open(mode, encoding="utf-8")
        except FileExistsError as fault:
            raise BadRecord("record-exists", file=str(path)) from fault
        except OSError as fault:
            raise BadRecord("record-unwritable", file=str(path), why=reason(fault)) from fault

    @classmethod
    def begin(cls, record: Record, path: Path) -> Self:
        keeper = cls(path, "x")
        keeper.keep(record.header())
        return keeper

    @classmethod
    def go_on(cls, path: Path) -> Self:
        """Opens a record to write on; the torn end of a line that was never finished is dropped."""
        whole = path.read_bytes()
        finished = whole.rfind(b"\n") + 1
        if finished != len(whole):
            os.truncate(path, finished)
        return cls(path, "a")

    def move(self, seat: int, move: str) -> None:
        self.keep(move_line(seat, move))

    def end(self, outcome: Outcome) -> None:
        self.keep(end_line(outcome))

    def keep(self, line: str) -> None:
        self.file.write(line)
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def open_record(path: Path) -> Record:
    return read_record(read_file(path))


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise BadRecord("file-unreadable", file=str(path), why=reason(fault)) from fault
    except UnicodeDecodeError as fault:
        raise BadRecord("file-not-text", file=str(path)) from fault
