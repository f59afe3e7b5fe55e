"""The slots of a game's rules as a table for the reference: names, types and meanings from `games/<game>/rules.py`."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.shapes import meanings


def slots_table(rules: Path) -> str:
    """A table of the slots of the class `Rules`."""
    (node,) = [node for node in ast.parse(rules.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    about = meanings(node.body)
    rows = ["| slot | type | meaning |", "|---|---|---|"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            kind = ast.unparse(field.annotation).replace("|", "\\|")
            rows.append(f"| `{field.target.id}` | `{kind}` | {' '.join(about[field.target.id].split())} |")
    return "\n".join([*rows, ""])
