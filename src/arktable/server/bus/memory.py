"""The bus of a single process."""

from __future__ import annotations

from collections.abc import Callable


class MemoryBus:
    """Calls the listeners immediately, in the task of the publisher."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[], None]]] = {}
        self._published = 0

    @property
    def published(self) -> int:
        return self._published

    def publish(self, table_id: str) -> None:
        self.publish_here(table_id)

    def tell(self, kind: str, what: str) -> None:
        """There is no other process."""

    def handle(self, kind: str, handler: Callable[[str], None]) -> None:
        """There is no other process."""

    def publish_here(self, table_id: str) -> None:
        self._published += 1
        for listener in list(self._listeners.get(table_id, ())):
            listener()

    def is_heard(self, table_id: str) -> bool:
        return table_id in self._listeners

    def subscribe(self, table_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        self._listeners.setdefault(table_id, []).append(listener)

        def unsubscribe() -> None:
            listeners = self._listeners.get(table_id, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._listeners.pop(table_id, None)

        return unsubscribe
