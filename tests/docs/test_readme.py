"""What the documents tell people to type is run, and what they point to exists."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
WAITS = re.compile(r" (play|serve|replay|report|position of) ")
"""Commands that wait for people, or want a file of theirs."""
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def code_blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def terminal_commands() -> list[str]:
    lines = [line.split("#")[0].strip() for block in code_blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith(".venv/bin/arktable")]


def test_the_readme_names_the_two_commands() -> None:
    commands = [line.split("#")[0].strip() for block in code_blocks("sh") for line in block.splitlines()]
    assert {"make play", "make test"} <= set(commands)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert all(f"\n{command.split()[1]}:" in makefile for command in ("make play", "make test"))


def test_the_python_of_the_readme_runs() -> None:
    for block in code_blocks("python"):
        done = subprocess.run([sys.executable, "-W", "error", "-c", block], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [c for c in terminal_commands() if not WAITS.search(c)])
def test_commands_of_the_readme_run(command: str) -> None:
    words = shlex.split(command)
    done = subprocess.run(
        [sys.executable, "-m", "arktable", *words[1:]], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [c for c in terminal_commands() if WAITS.search(c)])
def test_commands_that_wait_for_people_know_their_options(command: str) -> None:
    words = shlex.split(command)
    name = words[1:3] if words[1] == "position" else words[1:2]
    done = subprocess.run(
        [sys.executable, "-m", "arktable", *name, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert all(option in done.stdout for option in words[2:] if option.startswith("--"))


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
