"""The notebook of the examples: it runs, and what is kept in it is the output of a full run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.check_words import found_in
from tools.notebook import read, run, source_of
from tools.notebook_page import page

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "examples" / "balance.ipynb"
MOST_BYTES = 400_000


def kinds(notebook: dict[str, Any]) -> list[list[str]]:
    """The kinds of the outputs of each code cell."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [[output["output_type"] for output in cell["outputs"]] for cell in cells]


def printed(notebook: dict[str, Any]) -> str:
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    return "".join("".join(output.get("text", [])) for output in outputs)


def test_the_notebook_runs_with_few_games(tmp_path: Path) -> None:
    copy = tmp_path / NOTEBOOK.name
    shutil.copy(NOTEBOOK, copy)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tools.notebook", str(copy)],
        cwd=ROOT,
        env={**os.environ, "ARKTABLE_GAMES": "2", "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert kinds(read(copy)) == kinds(read(NOTEBOOK))
    assert "2 games of each setting" in printed(read(copy))
    assert [path.name for path in tmp_path.iterdir()] == [copy.name], "nothing is left behind"


def test_the_kept_outputs_are_those_of_a_full_run_and_name_no_machine() -> None:
    notebook, text = read(NOTEBOOK), NOTEBOOK.read_text("utf-8")
    assert "300 games of each setting" in printed(notebook)
    assert sum(kind.count("display_data") for kind in kinds(notebook)) == 3
    assert NOTEBOOK.stat().st_size < MOST_BYTES
    assert not [place for place in ("/root", "/home", "/tmp", "/usr") if place in text]
    for cell in notebook["cells"]:
        assert cell["metadata"] == {}
        assert cell.get("execution_count") is None


def test_the_text_of_the_notebook_uses_plain_words() -> None:
    prose = "\n\n".join(source_of(cell) for cell in read(NOTEBOOK)["cells"] if cell["cell_type"] == "markdown")
    assert found_in("balance.md", prose) == []


def test_an_error_in_a_cell_is_an_error() -> None:
    cells = [{"cell_type": "code", "source": ["a = 1\n", "a / 0"], "metadata": {}, "outputs": []}]
    with pytest.raises(ZeroDivisionError):
        run({"cells": cells}, "a notebook")


def test_a_page_has_text_code_output_and_pictures() -> None:
    text, pictures = page(NOTEBOOK)
    assert list(pictures) == ["balance-1.png", "balance-2.png", "balance-3.png"]
    assert all(content.startswith(b"\x89PNG") for content in pictures.values())
    assert "](../reference/tables.md)" in text
    assert "```python\nimport os" in text
    assert "300 games of each setting" in text
    assert all(f"]({name})" in text for name in pictures)
