"""Do the tests notice mistakes in the rules? `make mutate` makes them one at a time and counts those that a test finds.

    make mutate ARGS="--game arkwright --folder economy --sample 50 --seed 7"

The tests are collected once. A first process runs them and notes which of them reach a statement that is to be changed.
Then each mistake gets a process of its own: the changed function takes the place of the right one in memory, and the
tests that reach it run, the quickest first, until one fails. No file is ever changed (docs/decisions/0046).
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutations import Mutation, blocks, functions, mutations  # noqa: E402 - after the path is set

GAMES = ROOT / "src" / "arktable" / "games"
MEMORY = 4 << 30
"""Bytes for one process: a mistake may collect things without end."""
RAN = "__ran__"
"""Under this name a module finds the function that notes a statement as reached."""


@dataclass(frozen=True)
class Mutant:
    """A mutation and the file that it is made in."""

    path: Path
    mutation: Mutation

    @property
    def statement(self) -> str:
        return f"{self.path.relative_to(GAMES).as_posix()}:{self.mutation.line}"

    @property
    def part(self) -> str:
        """The game and the folder, as the score names them."""
        return "/".join(self.path.relative_to(GAMES).parts[:2])

    def apply(self) -> None:
        put(self.path, ast.parse(self.mutation.applied(self.path.read_text("utf-8"))), {self.mutation.function})

    def is_overlooked(self, items: list[pytest.Item], seconds: list[float]) -> bool:
        """Do these tests, which usually take so long, pass in spite of the mistake? It stays in this process."""
        self.apply()
        return passes(items, seconds)

    def difference(self) -> str:
        source = self.path.read_text("utf-8")
        lines = difflib.unified_diff(source.splitlines(), self.mutation.applied(source).splitlines(), n=1, lineterm="")
        return "\n".join(f"    {line}" for line in list(lines)[3:])


def module_of(path: Path) -> ModuleType:
    return importlib.import_module(".".join(path.relative_to(GAMES.parents[1]).with_suffix("").parts))


def put(path: Path, tree: ast.Module, names: set[str]) -> None:
    """Let the named functions of the module do what they do in `tree`, for those too who have imported them already."""
    module = module_of(path)
    whole = compile(tree, str(path), "exec", dont_inherit=True)
    for name in names:
        function: Any = module
        code = whole
        for part in name.split("."):
            function = vars(function)[part]
            code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
        function = getattr(function, "fget", None) or getattr(function, "__func__", None) or function
        function = getattr(function, "__wrapped__", function)
        if not isinstance(function, FunctionType):
            sys.exit(f"{path}: {name} is a {type(function).__name__}; only interpreted functions can be exchanged")
        function.__code__ = code


def note_statements(path: Path, lines: set[int], ran: Callable[[str], None]) -> None:
    """Let every statement of the file that begins on one of these lines say so when it is reached."""

    def noting(body: list[ast.stmt]) -> None:
        for at in range(len(body) - 1, -1, -1):
            for inner in blocks(body[at]):
                noting(inner)
            if body[at].lineno in lines:
                text = f"{path.relative_to(GAMES).as_posix()}:{body[at].lineno}"
                call = ast.Expr(ast.Call(ast.Name(RAN, ast.Load()), [ast.Constant(text)], []))
                body.insert(at, ast.fix_missing_locations(ast.copy_location(call, body[at])))

    tree = ast.parse(path.read_text("utf-8"))
    names = set()
    for name, function in functions(tree):
        if any(function.lineno <= line <= (function.end_lineno or 0) for line in lines):
            noting(function.body)
            names.add(name)
    put(path, tree, names)
    vars(module_of(path))[RAN] = ran


def passes(items: list[pytest.Item], seconds: list[float]) -> bool:
    """Do these tests pass, one after the other, up to the first that does not?

    A test that takes far more processor time than it usually does ends the process.
    """
    for item, after, usual in zip(items, [*items[1:], None], seconds, strict=True):
        most = int(time.process_time() + 3 + 10 * usual)
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return False
    return True


def in_a_process(work: Callable[[], bool]) -> bool:
    """What a process of its own answers; one that takes too long or too much memory ends and answers no."""
    pid = os.fork()
    if pid == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os._exit(0 if work() else 1)
        except BaseException:  # the process must end here, whatever the mistake has caused
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


class Trial:
    """A plugin of pytest that takes the place of its loop over the tests."""

    def __init__(self, mutants: list[Mutant], seconds: float, minutes: float, notes: Path) -> None:
        self.mutants = mutants
        self.seconds = seconds
        self.until = time.monotonic() + 60 * minutes
        self.notes = notes
        self.made: Counter[str] = Counter()
        self.caught: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        say = session.config.pluginmanager.getplugin("terminalreporter").write_line
        if session.testsfailed or not in_a_process(lambda: self.record(session.items)):
            raise pytest.UsageError("the tests must pass before a mistake is made")
        noted = json.loads(self.notes.read_text())
        for number, mutant in enumerate(self.mutants, 1):
            if time.monotonic() > self.until:
                say("the time is over")
                break
            reaching = sorted((noted["seconds"][at], at) for at in noted["reaching"].get(mutant.statement, ()))
            within = sum(total <= self.seconds for total in accumulate(seconds for seconds, _ in reaching))
            items, usual = [session.items[at] for _, at in reaching[:within]], [each for each, _ in reaching[:within]]
            self.made[mutant.part] += 1
            if items and not in_a_process(partial(mutant.is_overlooked, items, usual)):
                self.caught[mutant.part] += 1
            else:
                tests = f"{within} of {len(reaching)} tests that reach it" if reaching else "no test reaches it"
                say(
                    f"{number} survived: {mutant.statement} {mutant.mutation.function} ({tests})\n{mutant.difference()}"
                )
        for part in sorted(self.made):
            say(f"{part}: {self.caught[part]} of {self.made[part]} caught")
        say(f"score: {self.caught.total() / max(1, self.made.total()):.1%} of {self.made.total()}")
        return True

    def record(self, items: list[pytest.Item]) -> bool:
        """Run all tests and write down which statements each of them reaches, and how long it takes."""
        lines: dict[Path, set[int]] = defaultdict(set)
        for mutant in self.mutants:
            lines[mutant.path].add(mutant.mutation.line)
        ran: set[str] = set()
        for path, begun_on in lines.items():
            note_statements(path, begun_on, ran.add)
        reaching: dict[str, list[int]] = defaultdict(list)
        seconds = []
        for at, item in enumerate(items):
            ran.clear()
            begun = time.process_time()
            following = items[at + 1] if at + 1 < len(items) else None
            failed = [report for report in runtestprotocol(item, log=False, nextitem=following) if report.failed]
            if failed:
                print(item.nodeid, failed[0].longreprtext, file=sys.stderr)
                return False
            seconds.append(time.process_time() - begun)
            for statement in ran:
                reaching[statement].append(at)
        self.notes.write_text(json.dumps({"reaching": reaching, "seconds": seconds}))
        return True


def chosen(games: list[str], folder: str, given: argparse.Namespace) -> list[Mutant]:
    """A sample of the mistakes that can be made in this folder, as many in each of the games."""
    chance = random.Random(given.seed)
    sample: list[Mutant] = []
    for game in games:
        files = sorted((GAMES / game / folder).rglob(f"{given.file}.py"))
        mutants = [Mutant(path, mutation) for path in files for mutation in mutations(path.read_text("utf-8"))]
        sample += chance.sample(mutants, min(len(mutants), given.sample or len(mutants)))
    chance.shuffle(sample)
    return sample


def main() -> int:
    options = argparse.ArgumentParser(description="Make mistakes in the rules and count those that the tests find.")
    options.add_argument("--game", action="append", help="a folder of src/arktable/games (all of them)")
    options.add_argument("--folder", action="append", help="a folder of a game (economy and phases)")
    options.add_argument("--file", default="*", help="only files of this name, such as sale or s*")
    options.add_argument(
        "--sample", type=int, default=20, help="how many mistakes in each folder of each game (20; 0: all)"
    )
    options.add_argument("--seed", type=int, default=1, help="which ones (1)")
    options.add_argument("--seconds", type=float, default=30, help="of tests at most for each mistake (30)")
    options.add_argument("--minutes", type=float, default=60, help="make no more mistakes after so long (60)")
    given = options.parse_args()
    games = given.game or sorted(path.name for path in GAMES.iterdir() if (path / "phases").is_dir())
    folders = given.folder or ["economy", "phases"]
    mutants = [mutant for folder in folders for mutant in chosen(games, folder, given)]
    print(f"{len(mutants)} mistakes will be made", flush=True)
    tests = [str(ROOT / "tests" / "games" / game) for game in games]
    tests += sorted({str(path) for g in games for path in (ROOT / "tests" / "rulebook").glob(f"test_{g}*.py")})
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(mutants, given.seconds, given.minutes, Path(folder) / "notes.json")
        quiet = ["-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", f"--basetemp={folder}/tests"]
        return int(pytest.main([*quiet, *tests], plugins=[trial]))


if __name__ == "__main__":
    sys.exit(main())
