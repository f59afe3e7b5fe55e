"""Code blocks of README and docs, and how each is tried: every language has its own way.

| language | what is done |
|---|---|
| any, with the name of a file of the repository | the text is part of that file; a line `…` is what is left out |
| `toml`, with another name | the file is written for the commands that follow |
| `python` | run, all blocks of a page in one namespace, in a folder of its own |
| `sh` | each command as `commands.py` says; most are run |
| `output` | part of what the commands of the page have written so far |
| `toml` | a position, which is loaded and played to its end |
| `ftl` | messages that our words have |
| `json` | an object in each line |
| `text` | a list of folders and files that exist |

A block that cannot be tried has a comment above it: `<!-- not run: the reason -->`.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

from fluent.syntax import FluentParser, ast

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.text.positions import read_position_text
from tests.builders.random_play import play_out
from tests.docs.commands import Terminal
from tests.docs.given import INSTALLED, given

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
HOMES = {
    "docs/how-to/add-a-game.md": "tests/packaging/nim_with_money",
    "docs/how-to/add-a-house-rule.md": "tests/packaging/poor_law",
}
"""The package whose files a page shows, where it is not the repository."""
BLOCK = re.compile(
    r"(?:^ *<!-- not run: (?P<reason>.+?) -->\n\s*)?"
    r"^(?P<indent> *)```(?P<language>\w*)(?: (?P<file>\S+))?\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)
LEFT_OUT = re.compile(r"^\s*…\n", re.MULTILINE)
INDENTS = (0, 2, 4, 8)


@dataclass(frozen=True)
class Block:
    """One code block of a page."""

    page: str
    line: int
    language: str
    file: str
    text: str
    reason: str
    """Why it is not tried; empty if it is."""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str, text: str = "") -> list[Block]:
    """The code blocks of a page in their order."""
    text = text or (ROOT / page).read_text("utf-8")
    return [
        Block(
            page,
            text.count("\n", 0, found.start("language")) + 1,
            found["language"],
            found["file"] or "",
            dedent(found["text"]),
            found["reason"] or "",
        )
        for found in BLOCK.finditer(text)
    ]


class Page:
    """Tries the blocks of one page in their order: what one writes, the next ones find."""

    def __init__(self, page: str, folder: Path) -> None:
        self.page = page
        self.folder = folder
        found = given(page, folder)
        self.terminal = Terminal(folder, found.environment)
        self.names: dict[str, Any] = {"__name__": "__main__", **found.names}

    def try_all(self, blocks: list[Block]) -> None:
        """Raise an error that names the block if one is wrong."""
        for block, following in zip(blocks, [*blocks[1:], None], strict=True):
            if not block.reason:
                output = following.text if following is not None and following.language == "output" else ""
                try:
                    self._try(block, output)
                except (Exception, SystemExit) as error:
                    raise AssertionError(f"{block} ({block.language}): {type(error).__name__}: {error}") from error

    def _try(self, block: Block, output: str) -> None:
        if block.file:
            self._compare(block)
        elif block.language == "sh":
            self.terminal.run(block.text, output)
        else:
            way = getattr(self, f"_{block.language}", None)
            assert way is not None, "say what it is: a language of tests/docs/snippets.py, or `<!-- not run: … -->`"
            way(block)

    def _compare(self, block: Block) -> None:
        homes = [ROOT / HOMES[self.page]] if self.page in HOMES else []
        file = next((home / block.file for home in [*homes, ROOT] if (home / block.file).is_file()), None)
        if file is None:
            assert block.language == "toml", f"there is no {block.file}"
            (self.folder / block.file).write_text(block.text, "utf-8")
            return
        content = file.read_text("utf-8")
        for part in LEFT_OUT.split(block.text):
            found = any(indent(part, " " * deep) in content for deep in INDENTS)
            assert found, f"not in {block.file}:\n{part}"

    def _python(self, block: Block) -> None:
        if self.page in INSTALLED:  # this process has not got the package
            self.terminal.run_python(block.text)
            return
        told = io.StringIO()
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(told):
            exec(compile(block.text, str(block), "exec"), self.names)  # noqa: S102 - that is what is tried
        self.terminal.told += told.getvalue()

    def _output(self, block: Block) -> None:
        told = " ".join(self.terminal.told.split())
        assert " ".join(block.text.split()) in told, f"not in the output:\n{self.terminal.told[-2000:]}"

    def _toml(self, block: Block) -> None:
        position = find_game(str(read_position_text(block.text)["ruleset"])).load(block.text, seed=1)
        assert position.seat == 0
        play_out(position, rng_from_seed(1))
        assert position.seat == -1

    def _ftl(self, block: Block) -> None:
        english = (ROOT / "src/arktable/i18n/locales/en.ftl").read_text("utf-8")
        messages = FluentParser().parse(block.text).body
        assert messages
        for message in messages:
            assert isinstance(message, ast.Message)
            assert f"\n{message.id.name} = " in f"\n{english}", message.id.name

    def _json(self, block: Block) -> None:
        for line in block.text.splitlines():
            assert json.loads(line)

    def _text(self, block: Block) -> None:
        """The first word of each line; what is indented lies in the folder above it."""
        above = ROOT
        for line in block.text.splitlines():
            for word in re.findall(r"^\s*(\S+)", line) + re.findall(r"  (src/\S+)", line):
                name = word.partition("<")[0]
                homes = [above] if line.startswith(" ") else [ROOT, ROOT / "src/arktable"]
                place = next((home / name for home in homes if (home / name).exists()), None)
                assert place is not None, f"there is no {name}"
                if not line.startswith(" "):
                    above = place
