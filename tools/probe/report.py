"""What the probe found: tables of figures, expectations that were broken, targets that were missed."""

from __future__ import annotations

import datetime
import os
import platform
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tools.probe.latency import P99_MOST_MS, Waits

MOST_SHOWN: Final = 40
"""Broken expectations of one part that are listed; the others are only counted."""


def machine_line() -> str:
    """The machine in a line, with how busy it was: figures of a busy machine say little."""
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {system}, load {load}"


@dataclass
class Section:
    """One part of the probe."""

    name: str
    about: str
    """What it does, in a sentence or two."""
    columns: tuple[str, ...] = ()
    rows: list[tuple[str, ...]] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    """Expectations that did not hold: wrong answers, lost moves, crashes. They never depend on speed."""
    missed: list[str] = field(default_factory=list)
    """Targets of time and memory that were missed. A busy machine misses them too."""
    skipped: list[str] = field(default_factory=list)
    checks: int = 0

    def expect(self, what: str, fault: str) -> bool:
        """Count an expectation; `fault` says how it was broken and is empty if it holds."""
        self.checks += 1
        line = f"{what}: {fault}"
        if fault and line not in self.broken:  # attacks are repeated
            self.broken.append(line)
            say(f"  BROKEN {line}")
        return not fault

    def aim(self, what: str, waits: Waits, refused: str) -> None:
        """Compare the waiting times of a bystander with the target; a request that was refused misses it too."""
        if waits.p99 > P99_MOST_MS:
            self.missed.append(f"{what}: p99 of a bystander {waits.p99:.0f} ms, target {P99_MOST_MS:.0f} ms")
        if refused:
            self.missed.append(f"{what}: requests of a bystander were refused ({refused})")

    def add(self, *cells: object) -> None:
        self.rows.append(tuple(_cell(each) for each in cells))
        say("  " + " · ".join(f"{name} {cell}" for name, cell in zip(self.columns, self.rows[-1], strict=True)))

    def as_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "about": self.about,
            "columns": self.columns,
            "rows": self.rows,
            "facts": self.facts,
            "checks": self.checks,
            "broken": self.broken,
            "missed": self.missed,
            "skipped": self.skipped,
        }


@dataclass
class Report:
    """All sections of a run, and where it was made."""

    command: str
    target: str
    sections: list[Section] = field(default_factory=list)
    date: str = field(default_factory=lambda: datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC"))
    machine: str = field(default_factory=machine_line)
    seconds: float = 0.0

    def broken(self) -> list[str]:
        return [f"{section.name}: {each}" for section in self.sections for each in section.broken]

    def missed(self) -> list[str]:
        return [f"{section.name}: {each}" for section in self.sections for each in section.missed]

    def as_data(self) -> dict[str, Any]:
        return {
            "command": self.command,
            "target": self.target,
            "date": self.date,
            "machine": self.machine,
            "seconds": round(self.seconds, 1),
            "broken": self.broken(),
            "missed": self.missed(),
            "sections": [section.as_data() for section in self.sections],
        }


_BEGAN: Final = time.monotonic()


def say(line: str) -> None:
    """A line of progress, with the seconds since the start."""
    sys.stderr.write(f"{time.monotonic() - _BEGAN:7.1f} s  {line}\n")
    sys.stderr.flush()


def counted(numbers: Mapping[Any, int]) -> str:
    """How often each came, as `200: 31, 429: 4`."""
    return ", ".join(f"{key}: {number}" for key, number in sorted(numbers.items(), key=lambda each: str(each[0])))


def cut(lines: Sequence[str]) -> list[str]:
    """The first lines, and how many more there are."""
    more = len(lines) - MOST_SHOWN
    return [*lines[:MOST_SHOWN], *([f"… and {more} more"] if more > 0 else [])]


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.1f}" if value < 10 else f"{value:.0f}"
    return str(value)
