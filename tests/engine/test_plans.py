"""Plans: steps replaced, added, left out."""

from arktable.engine.plans import after, before, swapped, without

PLAN = ("a", "b", "c")


def test_steps_are_replaced_by_others_or_by_none() -> None:
    assert swapped(PLAN, {"a": ("x", "y"), "c": ()}) == ("x", "y", "b")


def test_a_step_that_is_not_there_is_no_matter() -> None:
    assert swapped(PLAN, {"z": ("x",)}) == PLAN


def test_a_step_is_put_before_or_after_another() -> None:
    assert before(PLAN, "x", "b") == ("a", "x", "b", "c")
    assert after(PLAN, "x", "b") == ("a", "b", "x", "c")


def test_a_step_is_left_out() -> None:
    assert without(PLAN, "b") == ("a", "c")
