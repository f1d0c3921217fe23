"""Records on disk, written as the game is played."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from ridotto.errors import BadRecord, reason
from ridotto.table.records.record import Record, read_record


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
    """An open record. What's saved is on disk when the call returns."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        self._header = ""
        self._lines: list[str] = []  # that follow the header
        try:
            self.file = path.open(mode, encoding="utf-8")
        except FileExistsError as fault:
            raise BadRecord("record-exists", file=str(path)) from fault
        except OSError as fault:
            raise BadRecord("record-unwritable", file=str(path), why=reason(fault)) from fault

    @classmethod
    def create(cls, record: Record, path: Path) -> Self:
        writer = cls(path, "x")
        writer._header = record.header()
        writer._append([writer._header])
        writer.save(record)
        return writer

    @classmethod
    def reopen(cls, record: Record, path: Path) -> Self:
        """Opens a record to go on writing. If its last line was cut off, that line is dropped."""
        whole = path.read_bytes()
        finished = whole.rfind(b"\n") + 1
        if finished != len(whole):
            os.truncate(path, finished)
        writer = cls(path, "a")
        writer._header, writer._lines = whole[: whole.index(b"\n") + 1].decode(), record.lines()
        return writer

    def save(self, record: Record) -> None:
        """Usually the record has grown. If something was taken back, or a sealed decision was played, it's replaced at
        a stroke: whatever happens meanwhile, one of the two is on disk."""
        lines, known = record.lines(), len(self._lines)
        if lines[:known] == self._lines:
            self._append(lines[known:])
        else:
            self._replace([self._header, *lines])
        self._lines = lines

    def _append(self, lines: list[str]) -> None:
        self.file.write("".join(lines))
        self.file.flush()
        os.fsync(self.file.fileno())

    def _replace(self, lines: list[str]) -> None:
        self.file.close()
        final = self.path.resolve()
        self.file = final.with_name(f"{final.name}.new").open("w", encoding="utf-8")
        self._append(lines)
        Path(self.file.name).replace(final)

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
