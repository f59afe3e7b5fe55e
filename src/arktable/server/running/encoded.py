"""Answers that stay the same as long as the program runs: made and encoded once. A flood of questions costs no more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec

MOST_ANSWERS: Final = 500
"""Kits by options are the most of them; the one that was asked for longest ago is forgotten first."""


class Encoded:
    """JSON by what was asked. What is refused is not kept."""

    def __init__(self, most: int = MOST_ANSWERS) -> None:
        self._most = most
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """The answer to this question; `make` is called when it is not kept."""
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = msgspec.json.encode(make())
        self._answers.move_to_end(key)
        while len(self._answers) > self._most:
            self._answers.popitem(last=False)
        return found
