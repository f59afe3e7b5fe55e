"""What Nim can tell."""

from typing import Final

from arktable.engine.told import NUMBER, Told

TOLD: Final = Told(
    arguments={"n": NUMBER, "heap": NUMBER, "most": NUMBER},
    events={
        "guessed": (),
        "guessed-heap": ("heap",),
        "took": ("n", "heap"),
        "last": ("n",),
        "paid": ("n",),
        "right": ("n",),
    },
    reasons={"same-heap": ("heap",), "too-many": ("most",), "heap-small": ("heap", "n")},
)
