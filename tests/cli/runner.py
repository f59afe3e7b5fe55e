"""Runs `arktable` in this process and keeps what it printed."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from arktable.cli.main import app

# For whatever needs a time limit; only a failure ever waits so long.
PATIENCE = 300.0
# `arktable` in a process of its own. What is started with `&` or nohup ignores Ctrl-C and hands that on to children:
# the process must listen again, as one does that somebody starts at a terminal.
PROGRAM = (
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\nfrom arktable.cli.main import run; run()",
)


@dataclass(frozen=True)
class Ran:
    """What came out of one command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """Standard output, which must be JSON and nothing else."""
        return json.loads(self.out)


def arktable(*args: str, say: str = "", **environment: str) -> Ran:
    """Run one command; `say` is what the person types."""
    given = {"ARKTABLE_LANG": "en", "COLUMNS": "120", **environment}
    result = CliRunner().invoke(app, list(args), input=say, env=given, catch_exceptions=False, prog_name="arktable")
    return Ran(result.exit_code, result.stdout, result.stderr)


def refused(*args: str, **environment: str) -> str:
    """Run a command that must fail as a person's mistake does: code 2, one line on stderr, nothing else."""
    ran = arktable(*args, **environment)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("arktable: ")
    assert ran.err.count("\n") == 1
    return ran.err
