"""SQL for ratings. Every step is kept, so that all can be computed again, and single games can be revoked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from arktable.server.store.distance.moderation import Effect, NotPossible
from arktable.server.store.distance_schema import rating, rating_step
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import SeatRow, Summary
from arktable.server.store.schema import account, game_table, seat

Pair = tuple[float, float]
"""A mean and a deviation."""


class RatedGame(msgspec.Struct, frozen=True):
    """What ratings need to know of a game."""

    table_id: str
    ruleset: str
    state: str
    is_rated: bool
    ended: str
    start: str
    places: tuple[int, ...]
    seats: list[SeatRow]


class StepRow(msgspec.Struct, frozen=True):
    """What a game has changed for a seat."""

    table_id: str
    seat: int
    account_id: str
    """Empty for a bot."""
    ruleset: str
    place: int
    before: Pair
    after: Pair
    at: str
    revoked: bool = False

    def with_figures(self, before: Pair, after: Pair) -> StepRow:
        return msgspec.structs.replace(self, before=before, after=after)

    def taken_back(self) -> StepRow:
        return msgspec.structs.replace(self, revoked=True)


class RatingRow(msgspec.Struct, frozen=True):
    """The rating of a player."""

    account_id: str
    name: str
    ruleset: str
    mu: float
    sigma: float
    games: int


class Replayed(NamedTuple):
    """How many players have a figure after a replay, and how many steps and ratings it has changed."""

    players: int
    changed: int


Judge = Callable[[RatedGame, Mapping[str, Pair], str], list[StepRow]]
"""The steps of a game, from the figures of its people and the time of the last step of its ruleset."""
Replay = Callable[[Sequence[StepRow]], tuple[list[StepRow], Mapping[str, tuple[Pair, int]]]]

_ORDER: Final = (rating_step.c.at, rating_step.c.table_id, rating_step.c.seat)
_CHANGE: Final = update(rating_step).where(
    rating_step.c.table_id == bindparam("of_table"), rating_step.c.seat == bindparam("of_seat")
)


class SqlRatings(SqlPart):
    """Ratings and their steps."""

    async def rate(self, table_id: str, judge: Judge) -> int:
        """Write the steps of a finished game, once; returns how many."""

        def work(connection: Connection) -> int:
            known = select(rating_step.c.seat).where(rating_step.c.table_id == table_id)
            game = None if connection.execute(known).first() else _game(connection, table_id)
            if game is None:
                return 0
            people = [one.account_id for one in game.seats if one.account_id]
            query = select(rating).where(rating.c.account_id.in_(people), rating.c.ruleset == game.ruleset)
            rows = {row.account_id: row for row in connection.execute(query)}
            figures = {account_id: (row.mu, row.sigma) for account_id, row in rows.items()}
            steps = judge(game, figures, _last(connection, game.ruleset))
            if steps:
                connection.execute(insert(rating_step), [_step_values(step) for step in steps])
            counts = {account_id: row.games for account_id, row in rows.items()}
            for step in steps:
                if step.account_id:
                    _put(connection, step.account_id, step.ruleset, step.after, counts.get(step.account_id, 0) + 1)
            return len(steps)

        return await self._writer.write(work)

    async def unrated(self) -> list[str]:
        """Finished games that may have to be rated and have no steps, in the order in which they ended."""
        done = select(rating_step.c.table_id)
        query = (
            select(game_table.c.id)
            .where(game_table.c.rated, game_table.c.state == "finished", game_table.c.ended.in_(("", "resigned")))
            .where(game_table.c.id.not_in(done), game_table.c.start == "")
            .order_by(game_table.c.updated)
        )
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def replay(self, ruleset: str, again: Replay) -> Replayed:
        """Compute all ratings of a ruleset again from their steps."""
        return await self._writer.write(lambda connection: _replay(connection, ruleset, again))

    async def rulesets(self) -> list[str]:
        """The rulesets in which games were rated."""
        query = select(rating_step.c.ruleset).distinct().order_by(rating_step.c.ruleset)
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def counts(self, table_id: str) -> bool:
        """Has this game changed ratings, and was it not revoked?"""
        query = select(rating_step.c.seat).where(rating_step.c.table_id == table_id, ~rating_step.c.revoked)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def best(self, ruleset: str, limit: int) -> list[RatingRow]:
        """The players with a rating, the best first. Guests and former players are not listed."""
        query = (
            select(rating, account.c.name)
            .join(account, account.c.id == rating.c.account_id)
            .where(rating.c.ruleset == ruleset, account.c.state == "player")
            .order_by(rating.c.mu.desc(), account.c.name)
            .limit(limit)
        )
        return await self._read(lambda connection: [_rating(row) for row in connection.execute(query)])

    async def of(self, account_id: str) -> list[RatingRow]:
        query = (
            select(rating, account.c.name)
            .join(account, account.c.id == rating.c.account_id)
            .where(rating.c.account_id == account_id)
            .order_by(rating.c.games.desc(), rating.c.ruleset)
        )
        return await self._read(lambda connection: [_rating(row) for row in connection.execute(query)])

    async def steps_of(self, account_id: str) -> list[StepRow]:
        """The steps of a person that count, in their order."""
        query = select(rating_step).where(rating_step.c.account_id == account_id, ~rating_step.c.revoked)
        return await self._read(lambda connection: [_step(row) for row in connection.execute(query.order_by(*_ORDER))])


def _game(connection: Connection, table_id: str) -> RatedGame | None:
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one_or_none()
    if row is None:
        return None
    query = select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat)
    seats = [
        SeatRow(one.seat, one.kind, one.name, one.account_id, one.bot, one.out, one.substitute, one.forfeit)
        for one in connection.execute(query)
    ]
    summary = msgspec.json.decode(row.summary, type=Summary)
    return RatedGame(row.id, row.ruleset, row.state, row.rated, row.ended, row.start, summary.places, seats)


def _last(connection: Connection, ruleset: str) -> str:
    query = select(func.max(rating_step.c.at)).where(rating_step.c.ruleset == ruleset)
    return connection.execute(query).scalar() or ""


def revoke(table_id: str, again: Replay) -> Effect:
    """The effect of a deed that lets a game count for nothing, as if it had not been rated."""

    def work(connection: Connection) -> None:
        place = rating_step.c.table_id == table_id
        query = select(rating_step.c.ruleset).where(place, ~rating_step.c.revoked)
        ruleset = connection.execute(query).scalars().first()
        if ruleset is None:
            raise NotPossible("the game does not count for ratings")
        connection.execute(update(rating_step).where(place).values(revoked=True))
        _replay(connection, ruleset, again)

    return work


def _replay(connection: Connection, ruleset: str, again: Replay) -> Replayed:
    query = select(rating_step).where(rating_step.c.ruleset == ruleset).order_by(*_ORDER)
    before = [_step(row) for row in connection.execute(query)]
    steps, figures = again(before)
    changed = set(steps) - set(before)
    if changed:
        connection.execute(
            _CHANGE, [{"of_table": one.table_id, "of_seat": one.seat, **_figures(one)} for one in changed]
        )
    kept = select(rating).where(rating.c.ruleset == ruleset)
    had = {(row.account_id, row.mu, row.sigma, row.games) for row in connection.execute(kept)}
    connection.execute(delete(rating).where(rating.c.ruleset == ruleset))
    # Games of former players count for the others, but they have no rating.
    there = select(account.c.id).where(account.c.id.in_(list(figures)), account.c.state != "former")
    has = {(one, *figures[one][0], figures[one][1]) for one in connection.execute(there).scalars()}
    if has:
        names = ("account_id", "mu", "sigma", "games")
        connection.execute(insert(rating), [{"ruleset": ruleset, **dict(zip(names, one, strict=True))} for one in has])
    return Replayed(len(figures), len(changed) + len(has ^ had))


def _put(connection: Connection, account_id: str, ruleset: str, figure: Pair, games: int) -> None:
    connection.execute(delete(rating).where(rating.c.account_id == account_id, rating.c.ruleset == ruleset))
    mu, sigma = figure
    values = {"account_id": account_id, "ruleset": ruleset, "mu": mu, "sigma": sigma, "games": games}
    connection.execute(insert(rating).values(**values))


def _rating(row: Row[Any]) -> RatingRow:
    return RatingRow(row.account_id, row.name, row.ruleset, row.mu, row.sigma, row.games)


def _step(row: Row[Any]) -> StepRow:
    before, after = (row.before_mu, row.before_sigma), (row.after_mu, row.after_sigma)
    return StepRow(
        row.table_id, row.seat, row.account_id, row.ruleset, row.place, before, after, row.at, bool(row.revoked)
    )


def _step_values(step: StepRow) -> dict[str, Any]:
    values = {**msgspec.structs.asdict(step), **_figures(step)}
    del values["before"], values["after"]
    return values


def _figures(step: StepRow) -> dict[str, Any]:
    """What a replay may change of a step."""
    (before_mu, before_sigma), (after_mu, after_sigma) = step.before, step.after
    return {
        "before_mu": before_mu, "before_sigma": before_sigma, "after_mu": after_mu, "after_sigma": after_sigma,
        "revoked": step.revoked,
    }  # fmt: skip
