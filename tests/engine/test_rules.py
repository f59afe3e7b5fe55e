"""Composing rules out of modules: order, needs, excludes, one slot for one module, wrapping."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from arktable.engine.rules import Module, ModuleClash, clashes_of, compose


@dataclass(frozen=True)
class Toy:
    plan: tuple[str, ...] = ("work", "rest")
    wage: int = 2
    tax: int = 0


BASE = Toy()
DOUBLE = Module[Toy]("double", lambda rules: replace(rules, wage=rules.wage * 2))
BONUS = Module[Toy]("bonus", lambda rules: replace(rules, wage=rules.wage + 1))
BONUS_ON_TOP = Module[Toy]("bonus", lambda rules: replace(rules, wage=rules.wage + 1), wraps=("wage",))
TAXED = Module[Toy]("taxed", lambda rules: replace(rules, tax=3), needs=("double",))
PURE = Module[Toy]("pure", lambda rules: replace(rules, plan=("work",)), excludes=("bonus",))


def test_without_modules_the_base_rules_stay() -> None:
    assert compose(BASE, []) is BASE


def test_modules_that_set_different_slots_are_folded_in_order() -> None:
    assert compose(BASE, [DOUBLE, TAXED]) == Toy(wage=4, tax=3)
    assert Toy() == BASE


def test_two_modules_cannot_set_one_slot() -> None:
    with pytest.raises(ModuleClash) as error:
        compose(BASE, [DOUBLE, BONUS])
    assert error.value.details == {"first": "double", "second": "bonus"}
    assert error.value.key == "module-clash"


def test_a_module_that_wraps_a_slot_builds_on_what_stands_there() -> None:
    assert compose(BASE, [DOUBLE, BONUS_ON_TOP]).wage == 2 * 2 + 1


def test_wrapping_is_for_the_later_one_to_say() -> None:
    with pytest.raises(ModuleClash):
        compose(BASE, [BONUS_ON_TOP, DOUBLE])


def test_a_needed_module_must_be_there_in_any_place() -> None:
    assert compose(BASE, [TAXED, DOUBLE]).tax == 3
    with pytest.raises(ModuleClash) as error:
        compose(BASE, [TAXED])
    assert error.value.key == "module-needs"


@pytest.mark.parametrize("modules", [[PURE, BONUS], [BONUS, PURE]])
def test_modules_that_exclude_each_other_are_refused_in_either_order(modules: list[Module[Toy]]) -> None:
    with pytest.raises(ModuleClash):
        compose(BASE, modules)


def test_a_third_module_can_make_two_go_together() -> None:
    strict = Module[Toy]("strict", replace, excludes=("bonus",), unless={"bonus": "taxed"})
    with pytest.raises(ModuleClash):
        compose(BASE, [strict, BONUS])
    assert compose(BASE, [strict, DOUBLE, BONUS_ON_TOP, TAXED]) == Toy(wage=5, tax=3)
    assert [(clash.second, clash.unless) for clash in clashes_of([strict])] == [("bonus", "taxed")]


def test_a_module_chosen_twice_clashes_with_itself() -> None:
    with pytest.raises(ModuleClash):
        compose(BASE, [DOUBLE, DOUBLE])


def test_a_module_that_changes_nothing_sets_nothing() -> None:
    idle = Module[Toy]("idle", replace)
    assert compose(BASE, [DOUBLE, idle]).wage == 4


def test_a_refusal_says_why_where_the_module_does() -> None:
    honest = Module[Toy](
        "honest", replace, excludes=("bonus",), because={"bonus": ("clash-honest", "bonuses are not reported")}
    )
    with pytest.raises(ModuleClash, match="exclude each other: bonuses are not reported") as error:
        compose(BASE, [honest, BONUS])
    assert error.value.key == "clash-honest"
    assert error.value.details == {"first": "honest", "second": "bonus"}
