"""The fields of positions, as the checks of conformance walk over them."""

from arktable.conformance.fields import SHARED, changes, difference, field_names

__all__ = ["SHARED", "changes", "difference", "field_names"]
