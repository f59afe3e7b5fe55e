"""What the documents say about the environments is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="needs the extra envs: pip install 'arktable[envs]'")
pytest.importorskip("pettingzoo", reason="needs the extra envs: pip install 'arktable[envs]'")
from arktable import envs
from arktable.engine.registry import find_game
from arktable.envs.ids import VERSIONS, gymnasium_id, openspiel_name, plain_id

ROOT = Path(__file__).resolve().parent.parent.parent
REFERENCE = (ROOT / "docs/reference/environments.md").read_text("utf-8")


def test_the_blocks_of_observations_are_listed() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/observations.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_ids_sizes_and_keys_of_the_reference_are_right() -> None:
    for ruleset in VERSIONS:
        assert gymnasium_id(ruleset).removeprefix("arktable/").partition("-")[0] in REFERENCE
        assert f"{len(find_game(ruleset).catalogue()):,}" in REFERENCE
    assert {gymnasium_id("arkadia"), openspiel_name("arkadia"), plain_id("arkadia")} <= set(
        re.findall(r"`([\w/-]+)`", REFERENCE)
    )
    for key in envs.Setup("arkadia").spec():
        assert f"`{key}`" in REFERENCE or key == "arktable"


def test_importing_arktable_imports_no_package_of_environments() -> None:
    program = (
        "import sys, arktable, arktable.envs; arktable.start('arkadia'); "
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_missing_package_names_its_extra() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from arktable import envs\n"
        "try:\n    envs.make('arkadia')\n"
        "except Exception as error:\n    print(type(error).__name__, error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "ExtraMissing" in done.stdout
    assert "arktable[envs]" in done.stdout
