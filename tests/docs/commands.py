"""Commands that the documents tell people to type. Those of Arktable are run at a small size, where possible."""

from __future__ import annotations

import importlib.util
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import typer

from arktable.cli.main import app
from arktable.server.settings import Settings, variable
from tests.docs.given import STANDS_FOR

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
SERVES = ("serve", "static", "moderator", "ratings", "aside", "backup", "restore", "check", "move", "token", "sit")
"""Commands that serve, or need a server, its database or its built pages: only their arguments are read."""
SYSTEM = ("createdb", "createuser", "curl", "df", "grep", "install", "journalctl", "sudo", "systemctl", "useradd")
"""Programs of the system of a server. They are not run; the files of ours that they name must exist."""
PLAYS_MANY = ("simulate", "tournament", "lab", "review")
SMALL = {"--games": "2", "--workers": "1"}
SAYS = "quit\n"
"""What somebody types into a command that waits for people."""


class Terminal:
    """A folder in which the commands of a page are run one after the other, and what they wrote."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment
        self.told = ""
        self.refused = False

    def run(self, text: str, output: str = "") -> None:
        """Try each command of a block. `output` is what the page shows below it: perhaps an error."""
        self.refused = output.startswith("arktable: ")
        for line in re.sub(r"\\\n\s*", "", text).splitlines():
            words = [STANDS_FOR.get(word, word) for word in shlex.split(line, comments=True)]
            while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
                del words[0]
            if words:
                self._try(words)

    def _try(self, words: list[str]) -> None:
        program = Path(words[0]).name.replace("python3", "python")
        if program in SYSTEM:
            ours = [word for word in words if word.startswith("deploy/")]
            assert all((ROOT / word).is_file() for word in ours), ours
            return
        way = getattr(self, f"_{program}", None)
        assert way is not None, f"nothing is known of {program}: mark the block `<!-- not run: … -->`"
        way(words[1:])

    # -- Arktable -----------------------------------------------------------------------------------------------

    def _arktable(self, words: list[str]) -> None:
        into = words[words.index(">") + 1] if ">" in words else ""
        words = words[: words.index(">")] if into else words
        if words[0] in SERVES or "--ray" in words:
            self.parse(words)
            return
        done = self._started([sys.executable, "-m", "arktable", *small(words)])
        assert done.returncode == (2 if self.refused else 0), done.stdout + done.stderr
        if into:
            (self.folder / into).write_text(done.stdout, "utf-8")
        self.told += done.stdout + done.stderr

    def run_python(self, text: str) -> None:
        """Run a program, in which words of the page are replaced as in its commands."""
        for word, used in STANDS_FOR.items():
            text = text.replace(f'"{word}"', f'"{used}"')
        done = self._started([sys.executable, "-W", "error", "-c", text])
        assert done.returncode == 0, done.stderr
        self.told += done.stdout

    def _started(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, input=SAYS, capture_output=True, text=True, check=False
        )

    def parse(self, words: list[str]) -> None:
        """Let the command read its arguments, and do nothing."""
        group: Any = typer.main.get_command(app)
        context = group.make_context("arktable", list(words))
        rest = [*context._protected_args, *context.args]
        while isinstance(group, typer.core.TyperGroup):
            name, group, rest = group.resolve_command(context, rest)
            context = group.make_context(name, list(rest), parent=context)
            rest = [*context._protected_args, *context.args]

    # -- other programs -----------------------------------------------------------------------------------------

    def _make(self, words: list[str]) -> None:
        target, *given = words
        recipe = re.search(rf"^{target}:.*(?:\n\t.*)*", MAKEFILE, re.MULTILINE)
        assert recipe, f"the Makefile has no {target}"
        assert all(f"$({one.partition('=')[0]})" in recipe[0] for one in given), f"make {target} takes no {given}"

    def _pip(self, words: list[str]) -> None:
        assert words[0] == "install"
        for extras in re.findall(r"arktable\[([\w,]+)\]", " ".join(words)):
            assert set(extras.split(",")) <= EXTRAS.keys(), extras

    def _uv(self, words: list[str]) -> None:
        assert words[0] == "pip"
        self._pip(words[1:])

    def _export(self, words: list[str]) -> None:
        name = words[0].partition("=")[0]
        assert name in {variable(field.name) for field in fields(Settings)}, f"a server has no setting {name}"

    def _pytest(self, words: list[str]) -> None:
        assert (ROOT / words[0]).exists(), words[0]

    def _node(self, words: list[str]) -> None:
        assert (ROOT / words[0]).is_file(), words[0]

    def _python(self, words: list[str]) -> None:
        if words[0] == "-m":
            assert importlib.util.find_spec(words[1]), words[1]
        else:
            assert (ROOT / words[0]).is_file(), words[0]


def small(words: list[str]) -> list[str]:
    """The same command with few games."""
    fewer = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [*fewer, "--games", SMALL["--games"]] if words[0] in PLAYS_MANY and "--games" not in words else fewer
