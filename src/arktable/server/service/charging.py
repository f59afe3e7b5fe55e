"""What looking at a table costs whoever looks, from the budget of expensive requests."""

from __future__ import annotations

from arktable.server.service.limits import cost_of_moment, cost_of_snapshot
from arktable.server.service.services import Services


async def charge_snapshot(services: Services, client: str, table_id: str) -> None:
    """Count a snapshot of this table; refused when the client has used up its budget.

    How much it costs is known when the table is in memory. Whoever makes the server replay it pays for that too; the
    rest is taken afterwards, so that nobody who has nothing left makes the server load a table.
    """
    dear = services.limits.dear
    dear.spend(client)
    known = services.cache.known(table_id) is not None
    table = await services.cache.get(table_id)
    rest = cost_of_snapshot(len(table.entries)) - 1
    dear.fine(client, rest if known else rest + cost_of_moment(len(table.decisions)))
