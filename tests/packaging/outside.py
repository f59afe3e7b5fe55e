"""Installs a package from outside in addition to Arktable, as a user would, and runs programs that then have it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "tests" / "packaging"
BIN = Path(sys.executable).parent


def install(package: str, folder: Path) -> Path:
    """The package in a folder of its own; Python finds it when the folder is in PYTHONPATH."""
    command = [
        str(BIN / "uv"), "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation",
        "--python", sys.executable, "--target", str(folder), str(PACKAGES / package),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Ours with that folder in front; a compiled build that is there already stays."""
    before = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{before}" if before else str(folder)}


def run(folder: Path, *command: str, say: str = "") -> str:
    """What a program prints that has the package."""
    program = [sys.executable, "-m", *command]
    done = subprocess.run(
        program, env=environment(folder), cwd=ROOT, input=say, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
