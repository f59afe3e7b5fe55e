"""`make mutate` makes one small mistake at a time, in memory only, and knows which tests reach it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from arktable.games.arkwright_cards.economy import market
from tools.mutate import GAMES, RAN, Mutant, note_statements
from tools.mutations import mutations

SOURCE = '''
"""Prices."""
TOP = 9

class Track:
    def __init__(self) -> None:
        self.space = 1

    def move(self, steps: int) -> None:
        if steps > 0 and not self.stuck:
            self.space += min(steps, TOP)  # « à »
        raise ValueError(f"{1 + 1}")
'''


def test_every_kind_of_mistake_is_made_in_its_place() -> None:
    lines = SOURCE.splitlines()
    made = [
        (mutation.function, *(line for line in mutation.applied(SOURCE).splitlines() if line not in lines))
        for mutation in mutations(SOURCE)
    ]
    condition = "        if {}:"
    assert made == [
        ("Track.__init__", "        self.space = (2)"),
        ("Track.move", condition.format("not (steps > 0 and (not self.stuck))")),
        ("Track.move", condition.format("(steps > 0 or not self.stuck)")),
        ("Track.move", condition.format("(steps >= 0) and not self.stuck")),
        ("Track.move", condition.format("(not steps > 0) and not self.stuck")),
        ("Track.move", condition.format("steps > (1) and not self.stuck")),
        ("Track.move", condition.format("steps > 0 and (self.stuck)")),
        ("Track.move", "            pass  # « à »"),
        ("Track.move", "            self.space -= min(steps, TOP)  # « à »"),
        ("Track.move", "            self.space += (max(steps, TOP))  # « à »"),
    ]


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/economy/*.py")), ids=lambda path: str(path.relative_to(GAMES)))
def test_a_file_with_a_mistake_can_still_be_read(path: Path) -> None:
    source = path.read_text("utf-8")
    for mutation in mutations(source):
        assert ast.dump(ast.parse(mutation.applied(source))) != ast.dump(ast.parse(source))


MARKET = GAMES / "arkwright_cards" / "economy" / "market.py"


@pytest.fixture
def _mended() -> Iterator[None]:
    """Afterwards the function is the right one again."""
    right = market.home_limit.__code__
    yield
    market.home_limit.__code__ = right
    vars(market).pop(RAN, None)


@pytest.mark.usefixtures("_mended")
def test_a_module_that_has_imported_a_function_gets_the_mistaken_one() -> None:
    home_limit, source = market.home_limit, MARKET.read_text("utf-8")
    mutants = [Mutant(MARKET, mutation) for mutation in mutations(source)]
    mutant = next(mutant for mutant in mutants if "appeal + demand" in mutant.mutation.text)
    assert home_limit(5, 2) == 3
    mutant.apply()
    assert home_limit(5, 2) == 5
    assert MARKET.read_text("utf-8") == source
    assert mutant.difference().splitlines()[1:] == [
        "    -    return max(0, min(appeal, appeal - demand))",
        "    +    return max(0, min(appeal, (appeal + demand)))",
    ]


@pytest.mark.usefixtures("_mended")
def test_a_statement_that_is_reached_is_noted() -> None:
    statements = {mutation.line for mutation in mutations(MARKET.read_text("utf-8"))}
    ran: list[str] = []
    note_statements(MARKET, statements, ran.append)
    assert market.home_limit(5, 2) == 3
    assert ran == [f"arkwright_cards/economy/market.py:{line}" for line in statements]
