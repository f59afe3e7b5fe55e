"""Classes that declare their fields: what is generated for them, and what is refused."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from inspect import signature
from typing import Any, ClassVar, Final

import pytest

from arktable.engine import state
from arktable.engine.errors import PositionError
from arktable.engine.fields import (
    Derived,
    Field,
    Flag,
    Part,
    PartList,
    Row,
    Rows,
    Seat,
    Shape,
    Unkept,
    Whole,
    read_fields,
    write_fields,
)
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import State, Struct, field

COMPILED = str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


class Ship(Struct):
    """A constructor that takes some fields, and may be given the others."""

    size: int = field(Whole)
    holds: list[int] = field(Row)
    at_sea: bool = field(Flag, default=True)
    crew: int = field(Whole, default=4)


class Steamer(Ship):
    """A subclass with one more field, and another kind for one that it inherits."""

    crew: int = field(Seat, default=2)
    coal: int = field(Whole, default=0)


class Ferry(Ship):
    """A subclass without fields of its own."""


class Harbour(State):
    """Many fields, of which a new one has the default values."""

    name: int = field(Whole, 7)
    stores: list[int] = field(Row, 3, 1)
    piers: list[list[int]] = field(Rows)
    ships: list[Ship] = field(PartList, Shape(Ship, Ship.FIELDS))
    flagship: Ship = field(Part, Shape(Ship, Ship.FIELDS))
    sum_of_stores: int = field(Derived)
    free: list[int] = field(Derived)
    heard: list[int] | None = field(Unkept, default=None)


class Load(Phase[Any]):
    """A phase: its constructor takes the seat first."""

    NAME = "load"
    good: int = field(Whole)
    left: int = field(Whole, default=1)

    def resume(self, position: Any) -> bool:
        return True

    def moves(self, position: Any) -> list[Move]:
        return []

    def why_not(self, position: Any, move: Move) -> Reason | None:
        return None

    def play(self, position: Any, move: Move) -> None:
        self.left -= 1


class Unload(Load):
    """The same phase under another name."""

    NAME = "unload"


class ByHand(Load):
    """A phase that writes everything itself, as phases did before fields were declared."""

    __slots__ = ("right",)

    NAME: ClassVar[str] = "by-hand"
    FIELDS: ClassVar[tuple[Field, ...]] = (Whole("right"),)

    def __init__(self, seat: int, right: int) -> None:
        super().__init__(seat, 0)
        self.right = right

    def copy(self) -> ByHand:
        return ByHand(self.seat, self.right)


def names(kind: type[Struct] | type[State]) -> list[str]:
    return [one.name for one in kind.FIELDS]


# -- a constructor for every field ------------------------------------------------------------------------------------


def test_the_constructor_takes_the_fields_in_their_order() -> None:
    ship = Ship(3, [1, 2], False, 5)
    assert (ship.size, ship.holds, ship.at_sea, ship.crew) == (3, [1, 2], False, 5)
    assert list(signature(Ship).parameters) == ["size", "holds", "at_sea", "crew"]


def test_a_field_with_a_default_can_be_left_out_and_no_other() -> None:
    ship = Ship(3, [])
    assert (ship.at_sea, ship.crew) == (True, 4)
    with pytest.raises(TypeError, match="holds"):
        Ship(3)  # type: ignore[call-arg]  # that is what is refused


def test_a_copy_shares_no_list() -> None:
    ship = Ship(3, [1], crew=9)
    twin = ship.copy()
    ship.holds.append(2)
    assert (type(twin), twin.size, twin.holds, twin.at_sea, twin.crew) == (Ship, 3, [1], True, 9)


def test_a_subclass_keeps_the_order_of_its_base() -> None:
    assert names(Steamer) == ["size", "holds", "at_sea", "crew", "coal"]
    assert [type(one) for one in Steamer.FIELDS[3:]] == [Seat, Whole]
    steamer = Steamer(1, [], coal=8)
    assert (steamer.crew, steamer.coal, type(steamer.copy()), steamer.copy().coal) == (2, 8, Steamer, 8)


def test_a_subclass_without_fields_is_copied_as_what_it_is() -> None:
    assert type(Ferry(1, []).copy()) is Ferry


def test_a_phase_takes_its_seat_first() -> None:
    frame = Load(2, 5)
    assert (frame.seat, frame.good, frame.left) == (2, 5, 1)
    twin = frame.copy()
    frame.play(None, None)  # type: ignore[arg-type]  # nobody looks at the move
    assert (type(twin), twin.seat, twin.good, twin.left) == (Load, 2, 5, 1)
    assert (type(Unload(0, 1).copy()), Unload.NAME, names(Unload)) == (Unload, "unload", ["good", "left"])


def test_fields_are_written_and_read_as_their_kinds_say() -> None:
    assert write_fields(Steamer(1, [], crew=0), Steamer.FIELDS, None) == {"size": 1, "crew": 1}
    assert read_fields("", {"size": 2, "crew": 3}, Steamer.FIELDS, None) == [2, [], True, 2, 0]
    with pytest.raises(PositionError, match="true or false"):
        read_fields("", {"at_sea": 1}, Steamer.FIELDS, None)


# -- many fields ------------------------------------------------------------------------------------------------------


def a_harbour() -> Harbour:
    harbour = Harbour()
    harbour.piers = [[1], [2]]
    harbour.ships = [Ship(1, [4])]
    harbour.flagship = Ship(2, [])
    harbour.free = [9]
    harbour.heard = [1]
    return harbour


def test_a_new_one_has_the_default_values() -> None:
    harbour = Harbour()
    assert (harbour.name, harbour.stores, harbour.piers, harbour.ships) == (7, [1, 1, 1], [], [])
    assert (harbour.sum_of_stores, harbour.free, harbour.heard) == (0, [], None)
    harbour.stores.append(1)
    assert Harbour().stores == [1, 1, 1]


def test_a_copy_shares_nothing_that_can_change() -> None:
    harbour = a_harbour()
    for twin in (harbour.copy(), Harbour(harbour)):
        assert type(twin) is Harbour
        assert (twin.name, twin.stores, twin.piers, twin.free) == (7, [1, 1, 1], [[1], [2]], [9])
        assert twin.ships[0].holds == [4]
        assert all(getattr(twin, name) is not getattr(harbour, name) for name in ("stores", "piers", "ships", "free"))
        assert twin.piers[0] is not harbour.piers[0]
        assert twin.ships[0].holds is not harbour.ships[0].holds
        assert twin.flagship is not harbour.flagship


def test_nobody_listens_to_a_copy() -> None:
    assert a_harbour().copy().heard is None
    assert "heard" not in write_fields(a_harbour(), Harbour.FIELDS, None, Harbour())


# -- classes that write everything themselves -------------------------------------------------------------------------


def test_a_class_that_lists_its_fields_is_left_as_it_is() -> None:
    frame = ByHand(1, 3)
    assert (frame.seat, frame.right, frame.copy().right, names(ByHand)) == (1, 3, 3, ["right"])


def test_a_constructor_or_a_copy_can_be_written_by_hand() -> None:
    class Raft(Ship):
        def copy(self) -> Raft:
            return self

    class Boat(State):
        oars: Final[int]
        size: int = field(Whole)

        def __init__(self, oars: int) -> None:
            self.oars = oars
            self.set_defaults()

    raft = Raft(1, [])
    assert raft.copy() is raft
    assert (Boat(2).oars, Boat(2).size) == (2, 0)


@pytest.mark.skipif(COMPILED, reason="slots are made by a metaclass, which a compiled class cannot have")
def test_a_typing_error_in_a_name_is_refused() -> None:
    for thing in (Ship(1, []), Ferry(1, []), Harbour(), Load(0, 0)):
        with pytest.raises(AttributeError):
            setattr(thing, "crwe", 1)  # noqa: B010 - mypy would refuse it, too


# -- wrong declarations -----------------------------------------------------------------------------------------------


def test_a_field_needs_a_type() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.size needs a type"):
        type("Wrong", (Ship,), {"size": field(Whole)})


def test_arguments_that_the_kind_does_not_take_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.size: .*colour"):

        class Wrong(Struct):
            size: int = field(Whole, colour=3)  # type: ignore[call-arg]  # that is what is refused


def test_a_plain_value_is_no_field() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.size is no field: write size: int = field"):

        class Wrong(Struct):
            size: int = 3


def test_an_attribute_that_nobody_sets_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.size is no field"):

        class Wrong(State):
            size: int


def test_a_field_after_one_with_a_default_needs_a_default() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.crew needs a default, because size has one"):

        class Wrong(Struct):
            size: int = field(Whole, default=0)
            crew: int = field(Whole)  # type: ignore[misc]  # that is what is refused


def test_a_value_that_nobody_can_copy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"holds: dict\[str, int\] cannot be copied"):

        class Wrong(Struct):
            holds: dict[str, int] = field(Derived)


def test_declared_fields_do_not_go_with_listed_ones() -> None:
    with pytest.raises(TypeError, match="Wrong declares fields, but its base class lists FIELDS"):

        class Wrong(ByHand):
            more: int = field(Whole, default=0)


def test_only_a_struct_or_a_state_has_fields() -> None:
    with pytest.raises((TypeError, RuntimeError)) as caught:  # Python 3.11 wraps it

        class Wrong:
            size: int = field(Whole)

    assert "neither a Struct nor a State" in str(caught.value.__cause__ or caught.value)
