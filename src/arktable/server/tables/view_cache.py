"""Caches the views of a table at its present version: the public part, and the own part of each viewer."""

from __future__ import annotations

from typing import Any

import msgspec

from arktable.engine.position import Position
from arktable.engine.seats import OPEN_BOOK


class ViewCache:
    """Views of one version. The returned objects are shared and must not be modified.

    The public part is made, compared with that of an earlier version and encoded once for all viewers. `_changed` has,
    for each of its keys, the version in which it changed last.
    """

    __slots__ = ("_changed", "_encoded", "_last", "_own", "_public", "_version", "_views")

    def __init__(self) -> None:
        self._version = 0
        self._last: dict[str, Any] = {}  # the public part of the last version that was viewed
        self._changed: dict[str, int] = {}
        self._public: dict[bool, dict[str, Any]] = {}
        self._own: dict[int, dict[str, Any]] = {}
        self._views: dict[int, dict[str, Any]] = {}
        self._encoded: dict[int, msgspec.Raw] = {}

    def renew(self, version: int) -> None:
        """Clear the cache: the table has a new version."""
        self._version = version
        self._public.clear()
        self._own.clear()
        self._views.clear()
        self._encoded.clear()

    def view(self, position: Position, viewer: int) -> dict[str, Any]:
        """The whole view of one viewer; the same object until the table changes."""
        if viewer not in self._views:
            self._views[viewer] = {**self.public(position, viewer == OPEN_BOOK), **self.own(position, viewer)}
        return self._views[viewer]

    def public(self, position: Position, is_open: bool = False) -> dict[str, Any]:
        """The public part, which is the same for all viewers."""
        if is_open not in self._public:
            self._public[is_open] = public = position.public_part(is_open)
            if not is_open:
                self._compare(public)
        return self._public[is_open]

    def own(self, position: Position, viewer: int) -> dict[str, Any]:
        """The own part of this viewer."""
        if viewer not in self._own:
            self._own[viewer] = position.own_part(viewer)
        return self._own[viewer]

    def public_since(self, position: Position, version: int) -> msgspec.Raw:
        """The keys of the public part that have changed since this version, as JSON."""
        if version not in self._encoded:
            public = self.public(position)
            since = {key: value for key, value in public.items() if self._changed[key] > version}
            self._encoded[version] = msgspec.Raw(msgspec.json.encode(since))
        return self._encoded[version]

    def _compare(self, public: dict[str, Any]) -> None:
        for key, value in public.items():
            if key not in self._last or self._last[key] != value:
                self._changed[key] = self._version
        self._last = public
