"""Compiles engine and games with mypyc into build/compiled, so that `PYTHONPATH=build/compiled` runs them compiled.

The package is rebuilt there from scratch: `engine/` and `games/` are copied and compiled, everything above them is
linked. With --prove it compiles nothing and fails unless every compiled module is really loaded from a library.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "arktable"
TARGET = ROOT / "build" / "compiled"
COMPILED = ("engine", "games")

# path inside the package: why it stays interpreted
INTERPRETED: dict[str, str] = {}


def copy_package() -> None:
    """A fresh build/compiled/arktable: copies of what is compiled, links to the rest."""
    shutil.rmtree(TARGET, ignore_errors=True)
    package = TARGET / "arktable"
    package.mkdir(parents=True)
    for entry in SOURCE.iterdir():
        if entry.name in COMPILED:
            shutil.copytree(entry, package / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif entry.name != "__pycache__":
            (package / entry.name).symlink_to(os.path.relpath(entry, package))


def sources() -> list[str]:
    """The files to compile, as paths from TARGET."""
    files = [path.relative_to(TARGET) for part in COMPILED for path in (TARGET / "arktable" / part).rglob("*.py")]
    return sorted(path.as_posix() for path in files if path.relative_to("arktable").as_posix() not in INTERPRETED)


def build() -> None:
    """Run mypyc and the C compiler in TARGET."""
    # Both take seconds to import, and --prove wants neither.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415

    started = time.perf_counter()
    copy_package()
    os.chdir(TARGET)
    files = sources()
    print(f"compiling {len(files)} modules with mypyc: this takes a minute or two", flush=True)
    # One group for all modules: calls between them are then bound at compile time, which is most of the gain.
    # The project's settings stay out: they point at src/, and mypyc must see this copy only.
    extensions = mypycify(["--config-file=", *files], opt_level="3", debug_level="0")
    setup(
        name="arktable-compiled", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"]
    )
    print(f"compiled in {time.perf_counter() - started:.0f} s: use it with PYTHONPATH={TARGET.relative_to(ROOT)}")


def prove() -> None:
    """Import every compiled module and look where it came from."""
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in sources()]
    wrong = [
        name for name in names if not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))
    ]
    if wrong or not names:
        sys.exit(f"not loaded compiled (is PYTHONPATH=build/compiled set?): {', '.join(wrong) or 'nothing was built'}")
    print(f"{len(names)} modules are loaded compiled")


def main() -> None:
    """Compile, or prove that what was compiled is used."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prove", action="store_true", help="check that the compiled modules are loaded")
    if parser.parse_args().prove:
        prove()
    else:
        build()


if __name__ == "__main__":
    main()
