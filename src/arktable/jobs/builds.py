"""Compiled builds of engine, games and bots: which one fits the sources, and whether one can be made here.

`tools/compile.py` makes a build from a checkout of the project and writes the key of its sources into it. Builds that a
server makes in the background are in `build/background`, one folder per key; a folder appears there complete or not at
all. Each key has a lock file: the builder holds it exclusively, the servers that use the build share it.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Final

import arktable.engine.position

COMPILED: Final = ("engine", "games", "bots")
"""The parts of the package that are compiled."""
TOOL: Final = Path("tools", "compile.py")
KEY_FILE: Final = ".key"
USUAL_LEVEL: Final = "3"
"""The optimisation of `make compiled`."""
BACKGROUND_LEVEL: Final = "1"
"""The optimisation of builds made in the background: compiled in a fraction of the time, and nearly as fast."""
MEMORY: Final = 3 * 1024**3
"""Free memory in bytes without which no build is begun; it needs 2 GB."""
AUTOMATED: Final = ("CI", "PYTEST_VERSION", "PYTEST_CURRENT_TEST")
"""Environment variables of automatic runs, in which nothing is built."""
MEMINFO: Final = Path("/proc/meminfo")


def runs_compiled() -> bool:
    """Is this process itself running on a compiled build?"""
    return str(arktable.engine.position.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def content_key(package: Path, tool: Path, level: str) -> str:
    """The key of what a build is made from: sources, compiler settings and Python."""
    digest = hashlib.sha256()
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    digest.update(repr([sys.version, sysconfig.get_config_var("EXT_SUFFIX"), level, *compiler]).encode())
    with suppress(ImportError):
        digest.update(version("mypy").encode())
    for path in [tool, *_sources(package)]:
        content = path.read_bytes()
        name = path.relative_to(package).as_posix() if path.is_relative_to(package) else path.name
        digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:32]


def _sources(package: Path) -> list[Path]:
    """Every file that a build copies."""
    found = (path for part in COMPILED for path in (package / part).rglob("*"))
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


class Checkout:
    """A checkout of the project, from which builds are made."""

    def __init__(self, root: Path) -> None:
        self.tool = root / TOOL
        self.package = root / "src" / "arktable"
        self.compiled = root / "build" / "compiled"
        self.background = root / "build" / "background"

    def key(self, level: str) -> str:
        """The key of the present sources."""
        return content_key(self.package, self.tool, level)

    def fitting(self, key: str) -> Path | None:
        """A finished build of the present sources; `key` is theirs for builds made in the background."""
        with suppress(OSError):
            if (self.compiled / KEY_FILE).read_text(encoding="utf-8") == self.key(USUAL_LEVEL):
                return self.compiled
        folder = self.background / key
        return folder if folder.is_dir() else None


def this_checkout() -> Checkout | None:
    """The checkout that this program runs from; None if it was installed from a wheel."""
    root = Path(arktable.__file__).resolve().parents[2]
    checkout = Checkout(root)
    return checkout if checkout.tool.is_file() and checkout.package.is_dir() else None


def why_not_build(environment: Mapping[str, str] = os.environ, meminfo: Path = MEMINFO) -> str:
    """The reason why no build can be made here; empty if one can."""
    if any(environment.get(name) for name in AUTOMATED):
        return "this is an automatic run"
    if free_memory(meminfo) < MEMORY:
        return f"less than {MEMORY // 1024**3} GB of memory are free"
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed"
    if not any(shutil.which(name) for name in (environment.get("CC") or "cc", "gcc")):
        return "there is no C compiler"
    return ""


def free_memory(meminfo: Path = MEMINFO) -> int:
    """Bytes that programs can use without swapping; 0 where the system does not tell."""
    with suppress(OSError):
        for line in meminfo.read_text(encoding="ascii").splitlines():
            name, _, amount = line.partition(":")
            if name == "MemAvailable":
                return int(amount.split()[0]) * 1024
    return 0


@contextmanager
def locked(folder: Path, key: str, how: int) -> Iterator[bool]:
    """Hold the lock of a build (`fcntl.LOCK_…`). False if `how` does not wait and another process has it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{key}.lock").open("ab") as file:
        try:
            fcntl.flock(file, how)
        except BlockingIOError:
            yield False
            return
        yield True


def remove_unused(folder: Path, but: str) -> None:
    """Delete the builds that no server uses and what interrupted ones left, except the build of this key."""
    for lock in folder.glob("*.lock"):
        if lock.stem != but:
            with locked(folder, lock.stem, fcntl.LOCK_EX | fcntl.LOCK_NB) as unused:
                if unused:
                    shutil.rmtree(folder / lock.stem, ignore_errors=True)
                    shutil.rmtree(folder / f"{lock.stem}.part", ignore_errors=True)
                    (folder / f"{lock.stem}.log").unlink(missing_ok=True)
