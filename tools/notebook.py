"""Runs a notebook without Jupyter, cell after cell, and keeps what it printed and drew.

ARKTABLE_GAMES=300 python -m tools.notebook examples/balance.ipynb    run it and write the outputs into it

The cells are plain Python. Text that is printed becomes the output of a cell, and so do the figures of matplotlib that
are open at its end, as in Jupyter. Counts of executions and other values that change with every run are not kept.
"""

from __future__ import annotations

import argparse
import base64
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

DOTS_PER_INCH: Final = 80


def read(path: Path) -> dict[str, Any]:
    """The notebook of a file."""
    notebook: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return notebook


def source_of(cell: dict[str, Any]) -> str:
    """The text of a cell, which is stored as one text or as lines."""
    return "".join(cell["source"])


def run(notebook: dict[str, Any], name: str) -> None:
    """Execute the code cells in order, in one namespace, and replace their outputs. An error of a cell is raised."""
    import matplotlib as mpl  # noqa: PLC0415 - only those who run a notebook need it

    mpl.use("agg")
    namespace: dict[str, Any] = {"__name__": "notebook"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(source_of(cell), f"{name}, code cell {number}", "exec"), namespace)  # noqa: S102 - our own file
        cell["execution_count"] = None
        cell["metadata"] = {}
        cell["outputs"] = [*_text(printed.getvalue()), *_figures()]


def _text(printed: str) -> list[dict[str, Any]]:
    return [{"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)}] if printed else []


def _figures() -> list[dict[str, Any]]:
    from matplotlib import pyplot  # noqa: PLC0415 - after the backend is chosen

    found = []
    for number in pyplot.get_fignums():
        drawn = io.BytesIO()
        figure = pyplot.figure(number)
        figure.savefig(drawn, format="png", dpi=DOTS_PER_INCH, bbox_inches="tight", metadata={"Software": None})
        picture = base64.b64encode(drawn.getvalue()).decode()
        found.append({"data": {"image/png": picture}, "metadata": {}, "output_type": "display_data"})
    pyplot.close("all")
    return found


def write(notebook: dict[str, Any], path: Path) -> None:
    """Write a notebook in the form that Jupyter gives it."""
    path.write_text(json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Run notebooks and write their outputs into them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("notebooks", type=Path, nargs="+", metavar="FILE")
    for path in parser.parse_args().notebooks:
        notebook = read(path)
        run(notebook, path.name)
        write(notebook, path)


if __name__ == "__main__":
    main()
