"""Records on disk, written as the game is played."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from ridotto.errors import BadRecord, reason
from ridotto.rules.position import Outcome
from ridotto.table.records.record import Record, end_line, move_line, read_record


def records_folder() -> Path:
    """Where games are kept if no file was given."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("RIDOTTO_DATA") or Path(home) / "ridotto") / "records"


def new_record_path(record: Record, now: datetime) -> Path:
    """A file name that isn't used yet."""
    folder = records_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{record.game.name}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.jsonl", *(f"{stem}-{number}.jsonl" for number in range(2, 1000)))
    return next(folder / name for name in names if not (folder / name).exists())


class RecordWriter:
    """An open record. What's written is on disk when the call returns."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        try:
            self.file = path.open(mode, encoding="utf-8")
        except FileExistsError as fault:
            raise BadRecord("record-exists", file=str(path)) from fault
        except OSError as fault:
            raise BadRecord("record-unwritable", file=str(path), why=reason(fault)) from fault

    @classmethod
    def create(cls, record: Record, path: Path) -> Self:
        writer = cls(path, "x")
        writer.write_line(record.header())
        return writer

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """Opens a record to go on writing. If its last line was cut off, that line is dropped."""
        whole = path.read_bytes()
        finished = whole.rfind(b"\n") + 1
        if finished != len(whole):
            os.truncate(path, finished)
        return cls(path, "a")

    def write_move(self, seat: int, move: str) -> None:
        self.write_line(move_line(seat, move))

    def write_end(self, outcome: Outcome) -> None:
        self.write_line(end_line(outcome))

    def write_line(self, line: str) -> None:
        self.file.write(line)
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def load_record(path: Path) -> Record:
    return read_record(read_file(path))


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise BadRecord("file-unreadable", file=str(path), why=reason(fault)) from fault
    except UnicodeDecodeError as fault:
        raise BadRecord("file-not-text", file=str(path)) from fault
