"""What looking at a table costs a client, from the budget of expensive requests."""

from __future__ import annotations

from arktable.server.running.limits import cost_of_snapshot
from arktable.server.services import Services


async def charge_snapshot(services: Services, client: str, table_id: str) -> None:
    """Count a snapshot of this table; refused when the client has used up its budget.

    The size is known once the table is in memory, and is charged then. Loading it is charged by the cache.
    """
    budget = services.limits.expensive
    budget.spend(client)
    table = await services.cache.get(table_id)
    budget.fine(client, cost_of_snapshot(len(table.entries)) - 1)
