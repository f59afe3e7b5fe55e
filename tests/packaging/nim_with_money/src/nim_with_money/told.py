"""What Nim can tell."""

from typing import Final

from arktable.engine.told import NUMBER, Told

TOLD: Final = Told(
    arguments={"n": NUMBER, "heap": NUMBER, "most": NUMBER},
    events={"took": ("n", "heap"), "last": ("n",), "paid": ("n",)},
    reasons={"same-heap": ("heap",), "too-many": ("most",), "heap-small": ("heap", "n")},
)
