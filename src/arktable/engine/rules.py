"""Rules composed of modules: the rules are a frozen value with named slots, and modules are functions on it.

A game's `Rules` is a frozen dataclass: phase plans, replaceable rules, chains of hooks, tables. A `Module` takes rules
and returns rules with some slots changed. `compose` applies the modules once, at set-up, and refuses two modules that
set the same slot, unless the later one declares that it wraps it. A phase that asks "which variant is this?" needs a
new slot instead.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Generic, TypeVar

from arktable.engine.errors import ArktableError

R = TypeVar("R")

CLASH: Final = "module-clash"
NEEDS: Final = "module-needs"


class Module(Generic[R]):
    """One element of a variant. `needs` and `excludes` name other modules, `wraps` the slots it builds upon.

    `because` says why another module is excluded: the key of the error, and its English text. `unless` names a third
    module that makes the two compatible. `numbers` are the numbers of the sheet that only this module uses
    ("award.space", or "award.*" for all of a group).
    """

    def __init__(
        self,
        id: str,  # noqa: A002 - it is what people type
        extend: Callable[[R], R],
        needs: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        wraps: tuple[str, ...] = (),
        because: Mapping[str, tuple[str, str]] | None = None,
        numbers: tuple[str, ...] = (),
        unless: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.extend = extend
        self.needs = needs
        self.excludes = excludes
        self.wraps = wraps
        self.because = because or {}
        self.numbers = numbers
        self.unless = unless or {}


class Clash:
    """Two incompatible choices: `second` is excluded by `first`, or needed by it and missing.

    `key` is the key of the error. `unless` is a third choice that makes them compatible, or "".
    """

    __slots__ = ("first", "key", "needed", "second", "unless")

    def __init__(self, first: str, second: str, key: str, needed: bool, unless: str = "") -> None:
        self.first: Final[str] = first
        self.second: Final[str] = second
        self.key: Final[str] = key
        self.needed: Final[bool] = needed
        self.unless: Final[str] = unless


def clashes_of(modules: Sequence[Module[R]]) -> list[Clash]:
    """Return the combinations of these modules that `compose` would refuse by their declarations."""
    found: list[Clash] = []
    for module in modules:
        found += [Clash(module.id, other, NEEDS, True) for other in module.needs]
        for other in module.excludes:
            key, _ = module.because.get(other, (CLASH, ""))
            found.append(Clash(module.id, other, key, False, module.unless.get(other, "")))
    return found


class ModuleClash(ArktableError):
    """Modules that cannot be played together."""

    def __init__(self, what: str, first: str, second: str, key: str = CLASH) -> None:
        super().__init__(key, what, {"first": first, "second": second})


def compose(base: R, modules: Sequence[Module[R]]) -> R:
    """Return the base rules with all modules applied in order."""
    chosen = [module.id for module in modules]
    for module in modules:
        for needed in module.needs:
            if needed not in chosen:
                raise ModuleClash(f"module {module.id!r} needs module {needed!r}", module.id, needed, NEEDS)
        for other in module.excludes:
            if other in chosen and module.unless.get(other) not in chosen:
                key, reason = module.because.get(other, (CLASH, ""))
                what = f"modules {module.id!r} and {other!r} exclude each other"
                raise ModuleClash(f"{what}: {reason}" if reason else what, module.id, other, key)
    rules = base
    set_by: dict[str, str] = {}
    for module in modules:
        before, rules = rules, module.extend(rules)
        for slot in _changed(before, rules):
            if slot in set_by and slot not in module.wraps:
                raise ModuleClash(
                    f"modules {set_by[slot]!r} and {module.id!r} both set {slot!r}", set_by[slot], module.id
                )
            set_by[slot] = module.id
    return rules


def compose_options(base: R, modules: Sequence[Module[R]], options: Mapping[str, str]) -> R:
    """Return the base rules with the modules of these options; a module is named after its option, "key=value"."""
    return compose(base, chosen_modules(modules, options))


def chosen_modules(modules: Sequence[Module[R]], options: Mapping[str, str]) -> list[Module[R]]:
    """Return the modules that these options choose, in the order of the game."""
    wanted = [f"{key}={value}" for key, value in options.items()]
    return [module for module in modules if module.id in wanted]


def unused_numbers(modules: Sequence[Module[R]], options: Mapping[str, str]) -> list[str]:
    """Return the numbers that only modules use which are not chosen, as the modules name them."""
    chosen = chosen_modules(modules, options)
    used = {pattern for module in chosen for pattern in module.numbers}
    return [pattern for module in modules for pattern in module.numbers if pattern not in used]


def _changed(before: Any, after: Any) -> list[str]:
    # Compared by value: compiled code makes a new object for the same number at each access.
    return [field.name for field in fields(before) if getattr(before, field.name) != getattr(after, field.name)]
