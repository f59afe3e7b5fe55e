"""A notebook as a page of the documentation: its text, code, printed output and pictures (`tools/site_pages.py`)."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from tools.notebook import read, source_of


def page(path: Path) -> tuple[str, dict[str, bytes]]:
    """The Markdown of a page in a folder of docs, and its pictures by file name."""
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in read(path)["cells"]:
        if cell["cell_type"] == "markdown":
            # A notebook is in a folder next to docs, a page in a folder of docs.
            parts.append(source_of(cell).replace("](../docs/", "](../"))
            continue
        parts.append(f"```python\n{source_of(cell)}\n```")
        parts += [_shown(output, path.stem, pictures) for output in cell["outputs"]]
    return "\n\n".join(parts) + "\n", pictures


def _shown(output: dict[str, Any], stem: str, pictures: dict[str, bytes]) -> str:
    if "data" not in output:
        return f"```text\n{''.join(output['text']).rstrip()}\n```"
    name = f"{stem}-{len(pictures) + 1}.png"
    pictures[name] = base64.b64decode(output["data"]["image/png"])
    return f"![Plot {len(pictures)}]({name})"
