"""SQL for awards."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, distinct, func, select

from arktable.server.store.rows import Awarded, EarnedAward
from arktable.server.store.schema import award, game_table, seat

# Awards with the seat that holds the name and the table that says which game.
_AWARDS: Final = award.join(game_table).join(
    seat, and_(seat.c.table_id == award.c.table_id, seat.c.seat == award.c.seat)
)


def earned_by(connection: Connection, name: str) -> list[EarnedAward]:
    """The awards of players with this name, by ruleset and award."""
    same = (game_table.c.ruleset, award.c.award)
    earned = (
        select(
            *same,
            func.count().over(partition_by=same),
            award.c.at,
            award.c.table_id,
            func.row_number().over(partition_by=same, order_by=(award.c.at, award.c.table_id)).label("nth"),
        )
        .select_from(_AWARDS)
        .where(seat.c.name == name)
        .subquery()
    )
    query = select(earned).where(earned.c.nth == 1).order_by(earned.c.ruleset, earned.c.award)
    return [EarnedAward(*row[:-1]) for row in connection.execute(query)]


def all_awarded(connection: Connection, limit: int) -> list[Awarded]:
    """Players with awards, those with the most first."""
    different = func.count(distinct(game_table.c.ruleset + "/" + award.c.award))
    query = (
        select(seat.c.name, different, func.count(distinct(award.c.table_id)))
        .select_from(_AWARDS)
        .group_by(seat.c.name)
        .order_by(different.desc(), seat.c.name)
        .limit(limit)
    )
    return [Awarded(*row) for row in connection.execute(query)]
