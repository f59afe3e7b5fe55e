"""A cache of encoded answers that stay the same while the program runs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec

MOST_ANSWERS: Final = 500
"""Most of them are kits, one for each choice of options."""


class Encoded:
    """JSON by key, the least recently used dropped first. Errors are not cached."""

    def __init__(self, most: int = MOST_ANSWERS) -> None:
        self._most = most
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """The answer with this key; `make` is called if it is not cached."""
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = msgspec.json.encode(make())
        self._answers.move_to_end(key)
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return found
