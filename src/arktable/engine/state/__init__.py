"""Classes whose fields are declared once; `__slots__`, `FIELDS`, constructor and copy are generated.

    class SellSeals(Phase["ArkadiaPosition"]):
        NAME = "sell"
        sold: int = field(Bits, family_words)
        gained: int = field(Whole, default=0)

`field` takes a kind of `engine/fields.py` and the arguments of the kind without the name. The annotation says how the
value is copied. A `Struct`, such as a phase, has a constructor that takes the fields in their order; those declared
with `default=` may be left out. A `State` is for classes with many fields: its constructor takes nothing, or an object
to copy.

The methods are generated as source text when the class is created. `tools/compile.py` writes the same text into the
files that mypyc compiles. A class may define `__init__` or `copy` itself; an attribute that it sets there and that is
no field is annotated without a value. A class that defines `FIELDS` itself is left unchanged.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from arktable.engine.fields import Field
from arktable.engine.state.declaring import DECLARED, Declaration, complete, field

__all__ = ["State", "Struct", "field"]


@mypyc_attr(native_class=False)
class Slotted(type):
    """Gives a class `__slots__` for its annotated attributes.

    There are no slots if the class is derived from a compiled one, or if its module evaluates annotations later.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **given: Any) -> Slotted:
        own = {key: value for key, value in namespace.items() if isinstance(value, Declaration)}
        by_hand = "__slots__" in namespace or "FIELDS" in namespace or ("__init__" in namespace and not own)
        annotations = namespace.get("__annotations__", {})
        if not by_hand and (annotations or not own):
            kept = {key: value for key, value in namespace.items() if key not in own}
            slots = [key for key, text in annotations.items() if key not in kept and "ClassVar" not in str(text)]
            namespace = {**kept, "__slots__": tuple(slots), DECLARED: own}
        return type.__new__(cls, name, bases, namespace, **given)


@mypyc_attr(allow_interpreted_subclasses=True)
class Base(metaclass=Slotted):
    """What `Struct` and `State` have in common."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    """The fields, as they are written in the text of a position."""

    @classmethod
    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        own = vars(cls)
        if "__mypyc_attrs__" not in own and "FIELDS" not in own:
            complete(cls)

    def copy(self) -> Self:
        """Return an independent copy."""
        raise AssertionError(f"{type(self).__name__} has no copy")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass_transform(field_specifiers=(field,))
class Struct(Base):
    """A class whose constructor takes every field."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LEADING: ClassVar[tuple[str, ...]] = ()
    """Names of whole numbers that the constructor takes before the fields. They are not in `FIELDS`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Base):
    """A class with many fields. A new one has their default values; `State(source)` is a copy."""

    __slots__ = ()

    def __init__(self, source: State | None = None) -> None:
        raise AssertionError(f"{type(self).__name__} has no fields")

    def set_defaults(self) -> None:
        """Set every field to its default value."""

    def take_fields(self, source: Self) -> None:
        """Set every field to a copy of its value in `source`."""
