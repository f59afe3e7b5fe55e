"""The bus of several processes: listeners here are called at once, those elsewhere by a message."""

from __future__ import annotations

from collections.abc import Callable

from arktable.server.bus.kinds import TABLE
from arktable.server.bus.memory import MemoryBus
from arktable.server.store.shared.news import News

Handler = Callable[[str], None]


class SharedBus(MemoryBus):
    """Implements `Bus`."""

    def __init__(self, news: News) -> None:
        super().__init__()
        self.news = news
        self._handlers: dict[str, Handler] = {}
        news.on_message = self._heard

    def publish(self, table_id: str) -> None:
        self.publish_here(table_id)
        self.news.send(TABLE, table_id)

    def tell(self, kind: str, what: str) -> None:
        self.news.send(kind, what)

    def handle(self, kind: str, handler: Handler) -> None:
        """Call `handler` for each message of this kind from another process."""
        self._handlers[kind] = handler

    def _heard(self, kind: str, what: str) -> None:
        self._published += 1
        handler = self._handlers.get(kind)  # another version may tell more than this one knows
        if handler is not None:
            handler(what)
