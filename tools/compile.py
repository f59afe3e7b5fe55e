"""Compiles engine, games and bots with mypyc into build/compiled; `PYTHONPATH=build/compiled` runs them compiled.

The package is rebuilt there from scratch: what is compiled is copied, everything above it is linked. With --prove it
compiles nothing and fails unless every compiled module is really loaded from a library. With --tested it makes the
build of the tests in build/tested: the same C code, hardly optimised, which the C compiler turns out in a fraction of
the time. With --only GAME the other games and their bots are left out, and cannot be loaded beside it: a change of one
bot is tried quickly so (import `GAMES` of that game, not the registry).
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import shutil
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "arktable"
BUILD = ROOT / "build"
COMPILED = ("engine", "games", "bots")

# the end of a path inside the package: why it stays interpreted
INTERPRETED = {"shapes.py": "mypyc forgets what the fields of a TypedDict hold, and others read that"}

TESTED_LEVEL = "0"
# C's own assertions, which mypyc switches on without optimisation, triple the time. The warning is about indentation.
CFLAGS = ["-DNDEBUG", "-Wno-misleading-indentation"]
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def copy_package(target: Path) -> None:
    """A fresh package arktable in the target: copies of what is compiled, links to the rest."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / "arktable"
    package.mkdir(parents=True)
    for entry in SOURCE.iterdir():
        if entry.name in COMPILED:
            shutil.copytree(entry, package / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif entry.name != "__pycache__":
            (package / entry.name).symlink_to(os.path.relpath(entry, package))


def sources(target: Path, only: str = "") -> list[str]:
    """The files to compile, as paths from the target: of all games, or of the only one that is named."""
    package = target / "arktable"
    others = {path.name for path in (package / "games").iterdir() if path.is_dir() and only} - {only}
    files = [path for part in COMPILED for path in (package / part).rglob("*.py")]
    return sorted(
        path.relative_to(target).as_posix()
        for path in files
        if not path.name.endswith(tuple(INTERPRETED)) and not others & set(path.relative_to(package).parts)
    )


def unindent(file: Path) -> None:
    """Take away what stands before the code of each line.

    mypyc indents every line further than the one before it: six of seven bytes are spaces, and the compiler reads them.
    """
    file.write_text(INDENT.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")


def build(target: Path, level: str, only: str) -> None:
    """Run mypyc and the C compiler in the target."""
    # Both take seconds to import, and --prove wants neither.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    started = time.perf_counter()
    copy_package(target)
    os.chdir(target)
    files = sources(target, only)
    print(f"compiling {len(files)} modules with mypyc: this takes a minute or two", flush=True)
    # One group for all modules: calls between them are then bound at compile time, which is most of the gain.
    # The project's settings stay out: they point at src/, and mypyc must see this copy only.
    extensions = mypycify(["--config-file=", *files], opt_level=level, debug_level="0")
    for file in {Path(source) for extension in extensions for source in extension.sources}:
        if file.name.startswith("__native"):
            unindent(file)
    for extension in extensions:
        extension.extra_compile_args += CFLAGS
    setup(
        name="arktable-compiled", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"]
    )
    print(f"compiled in {time.perf_counter() - started:.0f} s: use it with PYTHONPATH={target.relative_to(ROOT)}")


def prove(target: Path) -> None:
    """Import every compiled module and look where it came from."""
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in sources(target)]
    wrong = [
        name for name in names if not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    if wrong or not names:
        found = ", ".join(wrong) or "nothing was built"
        sys.exit(f"not loaded compiled (is PYTHONPATH={target.relative_to(ROOT)} set?): {found}")
    print(f"{len(names)} modules are loaded compiled")


def main() -> None:
    """Compile, or prove that what was compiled is used."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prove", action="store_true", help="check that the compiled modules are loaded")
    parser.add_argument("--tested", action="store_true", help="the build of the tests, hardly optimised")
    parser.add_argument("--only", default="", metavar="GAME", help="no other game; they cannot be loaded then")
    parser.add_argument("--level", default="3", choices=list("0123"), help="how hard the C compiler tries (usually 3)")
    given = parser.parse_args()
    target, level = (BUILD / "tested", TESTED_LEVEL) if given.tested else (BUILD / "compiled", given.level)
    if given.prove:
        prove(target)
    else:
        build(target, level, given.only)


if __name__ == "__main__":
    main()
