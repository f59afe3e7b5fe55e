"""The wheel, as somebody gets it who installs Arktable: built, installed in a clean environment, opened."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment that holds the wheel, and nothing of this source tree."""
    folder = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    python = folder / "bin" / "python"
    uv = Path(sys.executable).with_name("uv")
    run(str(uv), "pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(python), str(wheel))
    # The dependencies are borrowed from our own environment. A folder named in a .pth file comes last in the path and
    # its own .pth files are not read, so the editable install of this source tree stays out.
    site = run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(site, "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "bin"


def run(*command: str, cwd: Path | None = None) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_source_archive_has_every_file_of_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """The client included: it cannot be built from the archive. A compiled build hides no source."""
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path), cwd=ROOT)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        packed = {name.partition("/src/")[2] for name in opened.getnames() if "/src/" in name}
    wanted = {name for name in ZipFile(wheel).namelist() if name.startswith("arktable/")}
    assert wanted <= packed
    assert "arktable/server/static/index.html" in packed


def test_data_files_are_in_the_wheel(wheel: Path) -> None:
    packed = set(ZipFile(wheel).namelist())
    package = ROOT / "src" / "arktable"
    wanted = [
        package / "py.typed",
        package / "arena" / "reports" / "report.css",
        package / "bots" / "strength.json",
        *package.glob("games/*/sheet/**/*.toml"),
        *package.glob("games/*/sheet/archive/*.json"),
        *package.rglob("locales/*.ftl"),
    ]
    assert {path.relative_to(ROOT / "src").as_posix() for path in wanted} <= packed


COMPRESSED_FROM = 300
"""Smaller files may not get smaller when they are compressed."""


def test_client_is_in_the_wheel(wheel: Path) -> None:
    packed = ZipFile(wheel).namelist()
    assert "arktable/server/static/index.html" in packed
    scripts = [name for name in packed if name.startswith("arktable/server/static/") and name.endswith((".js", ".css"))]
    assert scripts
    # What the server sends is compressed when it is built; where another server sends the files, that is its business.
    large = [name for name in scripts if ZipFile(wheel).getinfo(name).file_size > COMPRESSED_FROM]
    for name in (*large, "arktable/server/static/index.html"):
        assert {f"{name}.br", f"{name}.gz"} <= set(packed), name
    assert not [name for name in packed if "/standalone/" in name and name.endswith((".br", ".gz"))]


def test_the_table_for_browsers_is_written_from_the_wheel(clean: Path, tmp_path: Path) -> None:
    out = tmp_path / "public"
    said = run(str(clean / "arktable"), "static", "--out", str(out), "--lang", "en", cwd=tmp_path)
    built = ROOT / "src" / "arktable" / "server" / "standalone"
    assert str(out) in said
    assert files_in(out) == files_in(built)
    assert {"index.html", "sw.js", "manifest.webmanifest"} <= files_in(out).keys()


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_command_runs_from_the_wheel(clean: Path, tmp_path: Path) -> None:
    where = run(str(clean / "python"), "-c", "import arktable; print(arktable.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(clean.parent)
    assert "arkadia" in run(str(clean / "arktable"), "games", cwd=tmp_path)


def test_the_compressed_copies_in_the_wheel_are_used(clean: Path, tmp_path: Path) -> None:
    look = """
from pathlib import Path
from arktable.server.http.files import copies_of
from arktable.server.settings import STATIC
scripts = sorted(STATIC.rglob("*.js"))
scripts = [file for file in scripts if file.stat().st_size > 300]
print(len(scripts) > 10, all(set(copies_of(file, file.read_bytes())) == {"br", "gzip"} for file in scripts))
"""
    assert run(str(clean / "python"), "-c", look, cwd=tmp_path).split() == ["True", "True"]


def test_client_is_found_from_the_wheel(clean: Path, tmp_path: Path) -> None:
    look = "from importlib.resources import files; print((files('arktable.server') / 'static/index.html').is_file())"
    assert run(str(clean / "python"), "-c", look, cwd=tmp_path).strip() == "True"
