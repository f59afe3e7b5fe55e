"""Makes a compiled wheel from the pure one and a compiled build: the same files, and the libraries in addition.

Python loads a library before the source of the same name; the sources stay in the wheel for readers. The tag names
this Python and this platform. The package index takes Linux wheels with a `manylinux` tag only: `auditwheel repair`
gives one.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import sys
import sysconfig
from email.message import Message
from email.parser import Parser
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

MADE = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the wheel, so that equal contents give equal wheels."""


def tag() -> str:
    """The tag of wheels for this Python on this platform."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def libraries(build: Path) -> dict[str, bytes]:
    """The libraries of a build by their path in the wheel: one per module, and the one that holds the code."""
    suffix = EXTENSION_SUFFIXES[0]
    found = [*build.glob(f"*{suffix}"), *(build / "arktable").rglob(f"*{suffix}")]
    return {path.relative_to(build).as_posix(): path.read_bytes() for path in sorted(found)}


def metadata(text: str) -> bytes:
    """The file WHEEL of the pure wheel, changed to tell of a platform."""
    before, after = Parser().parsestr(text), Message()
    for key, value in before.items():
        if key not in ("Root-Is-Purelib", "Tag"):
            after[key] = value
    after["Root-Is-Purelib"] = "false"
    after["Tag"] = tag()
    return after.as_bytes()


def listed(files: dict[str, bytes], record: str) -> bytes:
    """The file RECORD: every file with its hash and size."""
    rows = [f"{path},{digest(content)},{len(content)}" for path, content in files.items()]
    return "\n".join([*rows, f"{record},,", ""]).encode()


def digest(content: bytes) -> str:
    """A hash in the form of RECORD."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def make(pure: Path, build: Path, into: Path) -> Path:
    """Write the compiled wheel and return its path."""
    with ZipFile(pure) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    added = libraries(build)
    if not added:
        raise SystemExit(f"no libraries in {build}: run `make compiled`")
    (described,) = [name for name in files if name.endswith(".dist-info/WHEEL")]
    record = described.removesuffix("WHEEL") + "RECORD"
    del files[record]
    files[described] = metadata(files[described].decode())
    files = {**files, **added}
    files[record] = listed(files, record)
    out = into / f"{pure.name.removesuffix('-py3-none-any.whl')}-{tag()}.whl"
    with ZipFile(out, "w", ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(_entry(name), content)
    return out


def _entry(name: str) -> ZipInfo:
    entry = ZipInfo(name, MADE)
    entry.external_attr = 0o100644 << 16
    entry.compress_type = ZIP_DEFLATED
    return entry


def main() -> None:
    """Make a wheel from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pure", type=Path, help="the pure wheel")
    parser.add_argument("build", type=Path, help="the compiled build")
    parser.add_argument("into", type=Path, help="the folder of the new wheel")
    given = parser.parse_args()
    print(make(given.pure, given.build, given.into))


if __name__ == "__main__":
    main()
