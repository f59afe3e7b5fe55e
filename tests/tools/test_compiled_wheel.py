"""A compiled wheel is the pure one with libraries next to its modules, and says which Python and platform it is for."""

from __future__ import annotations

import csv
import io
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import compiled_wheel

SUFFIX = EXTENSION_SUFFIXES[0]
INFO = "arktable-9.9.9.dist-info"


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    path = tmp_path / "arktable-9.9.9-py3-none-any.whl"
    with ZipFile(path, "w") as wheel:
        wheel.writestr("arktable/engine/moves.py", "ONE = 1\n")
        wheel.writestr(f"{INFO}/WHEEL", "Wheel-Version: 1.0\nGenerator: x\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{INFO}/RECORD", "arktable/engine/moves.py,,\n")
    return path


@pytest.fixture
def build(tmp_path: Path) -> Path:
    folder = tmp_path / "build"
    (folder / "arktable" / "engine").mkdir(parents=True)
    (folder / f"abc__mypyc{SUFFIX}").write_bytes(b"all")
    (folder / "arktable" / "engine" / f"moves{SUFFIX}").write_bytes(b"one")
    (folder / "arktable" / "engine" / "moves.py").write_text("# written out\n")
    return folder


def test_libraries_are_added_and_sources_stay(pure: Path, build: Path, tmp_path: Path) -> None:
    with ZipFile(compiled_wheel.make(pure, build, tmp_path)) as wheel:
        assert wheel.read(f"abc__mypyc{SUFFIX}") == b"all"
        assert wheel.read(f"arktable/engine/moves{SUFFIX}") == b"one"
        assert wheel.read("arktable/engine/moves.py") == b"ONE = 1\n"


def test_the_tag_is_in_the_name_and_in_the_file(pure: Path, build: Path, tmp_path: Path) -> None:
    made = compiled_wheel.make(pure, build, tmp_path)
    assert made.name == f"arktable-9.9.9-{compiled_wheel.tag()}.whl"
    with ZipFile(made) as wheel:
        told = wheel.read(f"{INFO}/WHEEL").decode().split("\n")
    assert f"Tag: {compiled_wheel.tag()}" in told
    assert "Root-Is-Purelib: false" in told
    assert not [line for line in told if "any" in line or "true" in line]


def test_every_file_is_listed_with_its_hash(pure: Path, build: Path, tmp_path: Path) -> None:
    with ZipFile(compiled_wheel.make(pure, build, tmp_path)) as wheel:
        rows = list(csv.reader(io.StringIO(wheel.read(f"{INFO}/RECORD").decode())))
        assert sorted(row[0] for row in rows) == sorted(wheel.namelist())
        for name, digest, size in rows:
            content = wheel.read(name)
            ours = name == f"{INFO}/RECORD"
            assert (digest, size) == (("", "") if ours else (compiled_wheel.digest(content), str(len(content))))


def test_a_build_without_libraries_is_refused(pure: Path, tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    with pytest.raises(SystemExit, match="no libraries"):
        compiled_wheel.make(pure, tmp_path / "nothing", tmp_path)
