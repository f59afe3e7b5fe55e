"""What the documents point to exists, and the examples run. `test_snippets.py` tries what they tell people to type."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.snippets import blocks_of

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_readme_names_the_two_commands() -> None:
    commands = [line.split("#")[0].strip() for block in blocks_of("README.md") for line in block.text.splitlines()]
    assert {"make play", "make test"} <= set(commands)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_of_the_documents_lead_somewhere(document: Path) -> None:
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(example: Path, tmp_path: Path) -> None:
    short = {
        "card_game_scores.py": ["1"],
        "finish_rates.py": ["1"],
        "train_cards.py": ["--updates", "4", "--games", "2", "--out", str(tmp_path)],
    }
    small = short.get(example.name, [])
    done = subprocess.run(
        [sys.executable, "-W", "error", str(example), *small], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
