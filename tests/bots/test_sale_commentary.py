"""The reasons of a hint: a closed factory is said first, and what only costs says what it buys."""

from __future__ import annotations

from arktable.bots.commentary import COST, PAIN, View
from arktable.bots.sale_commentary import SaleCommentary, SaleLine
from arktable.engine.registry import find_game


class _Plain(SaleCommentary):
    """A game in which a view is what the test says it is."""

    WHEN = ("year",)

    def active(self, view: View) -> int:
        return 0

    def lines(self, view: View, good: int) -> list[View]:
        return list(view["sellers"]) if good == 0 else []

    def read(self, line: View) -> SaleLine:
        return SaleLine(line["sells"], 0, line["cash"], 5)

    def owned(self, company: View) -> dict[str, int]:
        return {"cash": company["cash"], "share": 5}


def _view(cash: int, factory: View | None) -> View:
    company = {"cash": cash, "factories": [factory]}
    return {"year": 1, "seats": 1, "companies": [company], "sellers": [{"seat": 0, "sells": 2, "cash": cash}]}


FACTORY: View = {"makes": 2, "quality": 0, "distribution": 0, "appeal": 3, "price": 8}
KIT: View = {"goods": ["food"]}


def test_what_only_costs_says_what_the_money_buys() -> None:
    catalogue = find_game("water-frame").start(2, {}, 1).catalogue
    tile = catalogue.parse("tile broker")
    parts = _Plain().reasons(KIT, 0, [tile], _view(12, FACTORY), _view(6, FACTORY))
    assert [part.key for part in parts] == ["about", "cash-then"]
    assert parts[0].args == {"of": "tile-broker"}
    assert parts[1].kind == COST


def test_a_factory_that_is_closed_is_said_first() -> None:
    catalogue = find_game("water-frame").start(2, {}, 1).catalogue
    parts = _Plain().reasons(KIT, 0, [catalogue.parse("done")], _view(12, FACTORY), _view(20, None))
    assert (parts[0].key, parts[0].kind) == ("closes", PAIN)
