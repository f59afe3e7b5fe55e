"""Writes the types that checkers and editors see through `import arktable`: what a ruleset is, by its id.

`src/arktable/typed.py` has the position, view and rules of each of our games; `src/arktable/__init__.pyi` the public
names, and `game` and `start` with the types of the ruleset that is named.

python tools/typed_api.py            write both
python tools/typed_api.py --check    fail if they are not what the registered games say
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arktable import api
from arktable.engine.registry import rulesets

ROOT = Path(__file__).resolve().parent.parent
TYPED = ROOT / "src/arktable/typed.py"
STUB = ROOT / "src/arktable/__init__.pyi"
OURS = "arktable.games."
OVERLOADED = ("game", "start")
"""The public functions whose result depends on the ruleset that is named."""

TYPED_HEAD = '''"""The positions, views and rules of our games, and `GameOf`: types for annotations and `isinstance`.

Made by `make types` from the registered games. To type checkers, the position classes differ from those of the games in
one thing: `view` returns the shape of the game. They are the same classes when a program runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from arktable.engine.additions import Addition
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.engine.sheets import Sheet
'''

GAME_OF = '''
P = TypeVar("P", bound=Position)
"""The position class of a game."""
R = TypeVar("R")
"""The rules of a game."""

if TYPE_CHECKING:

    class GameOf(Game, Generic[P, R]):
        """A ruleset of which the types of its positions and rules are known."""

        def start(
            self,
            seats: int | None = None,
            options: Mapping[str, str] | None = None,
            seed: int = 0,
            listen: bool = False,
        ) -> P: ...
        def load(self, text: str, seed: int = 0) -> P: ...
        def empty(self, seats: int, options: Mapping[str, str], rng: Rng) -> P: ...
        def go_on(self, position: Position) -> P: ...
        def rules(self, options: Mapping[str, str], seats: int = 0) -> R: ...
        def with_sheet(self, sheet: Sheet) -> Self: ...
        def with_additions(self, additions: tuple[Addition, ...]) -> Self: ...
        def by_revision(self, revision: int) -> Self: ...
'''

POSITION = '''
    class {name}Position(_{name}Position):
        """A position of {ids}, whose view is typed."""

        def copy(self) -> Self: ...
        def view(self, viewer: int) -> {name}View: ...  # type: ignore[override]  # a dict in general
'''

ELSE = """
else:
{positions}

    class GameOf(Game):
        \"\"\"A ruleset in annotations: `GameOf[ArkadiaPosition, ArkadiaRules]` is `Game` when a program runs.\"\"\"

        def __class_getitem__(cls, types: Any) -> type[Game]:
            return Game
"""

STUB_HEAD = '''"""The public API, for type checkers. Made by `make types` from `arktable.api` and the games."""

from collections.abc import Mapping
from typing import Literal, overload

'''


@dataclass
class Family:
    """The rulesets of one package, which share position, rules and views."""

    name: str
    package: str
    state: str
    rules: str
    ids: list[str] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The type of its rulesets."""
        return f"GameOf[{self.name}Position, {self.name}Rules]"

    @property
    def literal(self) -> str:
        """The type of the ids of its rulesets."""
        return f"Literal[{', '.join(map(repr, self.ids))}]"


def families() -> list[Family]:
    """Our games, in the order of the first of their rulesets."""
    found: dict[str, Family] = {}
    for game in rulesets():
        position: Any = game.start()
        state, rules = type(position).__module__, type(position.rules)
        if state.startswith(OURS):
            name = type(position).__name__.removesuffix("Position")
            family = found.setdefault(name, Family(name, state.rpartition(".")[0], state, rules.__module__))
            family.ids.append(game.facts.id)
    return list(found.values())


def typed(games: list[Family]) -> str:
    """The file `typed.py`."""
    imports = [
        f"from {one.rules} import Rules as {one.name}Rules\n"
        f"from {one.state} import {one.name}Position as _{one.name}Position\n"
        f"from {one.package}.views.shapes import View as {one.name}View\n"
        for one in games
    ]
    names = sorted(["GameOf", *(f"{one.name}{what}" for one in games for what in ("Position", "Rules", "View"))])
    listed = "\n__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"
    aliases = "\n".join(f"    {one.name}Position = _{one.name}Position" for one in games)
    positions = [POSITION.format(name=one.name, ids=", ".join(one.ids)) for one in games]
    return "".join([TYPED_HEAD, *imports, listed, GAME_OF, *positions, ELSE.format(positions=aliases)])


def stub(games: list[Family]) -> str:
    """The file `__init__.pyi`."""
    kept = [name for name in api.__all__ if name not in OVERLOADED]
    names = sorted(f"{one.name}{what}" for one in games for what in ("Position", "Rules"))
    lines = [
        f"from arktable.api import {', '.join(f'{name} as {name}' for name in kept)}\n",
        "from arktable.api import __all__ as __all__\n",
        f"from arktable.typed import {', '.join([*names, 'GameOf'])}\n",
        "\n__version__: str\n\n",
    ]
    rest = "seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0"
    general = [("str", "Game", "Position")]
    known = [(one.literal, one.game, f"{one.name}Position") for one in games]
    lines += [f"@overload\ndef game(ruleset: {ids}) -> {made}: ...\n" for ids, made, _ in known + general]
    lines += [f"@overload\ndef start(ruleset: {ids}, {rest}) -> {made}: ...\n" for ids, _, made in known + general]
    return "".join([STUB_HEAD, *lines])


def formatted(path: Path, text: str) -> str:
    """The text with its imports sorted, as the formatter writes it."""
    ruff = str(Path(sys.executable).parent / "ruff")
    for command in (["check", "--select", "I", "--fix", "--quiet"], ["format"]):
        whole = [ruff, *command, "--stdin-filename", str(path), "-"]
        text = subprocess.run(whole, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return text


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    check = parser.parse_args().check
    games = families()
    for path, text in ((TYPED, typed(games)), (STUB, stub(games))):
        made = formatted(path, text)
        if check and path.read_text("utf-8") != made:
            print(f"{path.relative_to(ROOT)} is not what the registered games say: run `make types`")
            return 1
        path.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
