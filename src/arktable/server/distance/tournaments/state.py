"""A tournament as it is stored, read at once, with its standings."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from arktable.server.distance.tournaments.points import SeatResult
from arktable.server.distance.tournaments.standings import Played, Standing, standings
from arktable.server.running.errors import Refused
from arktable.server.store.distance.tournaments import (
    EntrantRow,
    PairingRow,
    RoundRow,
    SqlTournaments,
    TournamentRow,
)
from arktable.server.wire.pace import Pace

ID_MOST: Final = 40


class TournamentState:
    """A tournament with everything that belongs to it. Entrants are numbered in the order in which they entered."""

    def __init__(
        self, row: TournamentRow, entrants: list[EntrantRow], rounds: list[RoundRow], tables: list[PairingRow]
    ) -> None:
        self.row = row
        self.entrants = entrants
        self.rounds = rounds
        self.tables = tables

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {one.entrant: number for number, one in enumerate(self.entrants)}

    @cached_property
    def played(self) -> list[Played]:
        return [
            Played(
                table.round,
                table.n,
                tuple(self.numbers[one] for one in table.entrants),
                read_results(table.results),
                not table.table_id,
            )
            for table in self.tables
        ]

    @cached_property
    def standings(self) -> list[Standing]:
        return standings([one.lot for one in self.entrants], self.played, self.row.seats)

    @property
    def options(self) -> dict[str, str]:
        return msgspec.json.decode(self.row.options, type=dict[str, str])

    @property
    def pace(self) -> Pace:
        """The pace of its tables; vacations are a matter of the tournament."""
        pace = msgspec.json.decode(self.row.pace, type=Pace) if self.row.pace else Pace()
        return msgspec.structs.replace(pace, vacation=self.row.vacation)

    @property
    def present(self) -> RoundRow | None:
        """The latest round; None before the first one."""
        return self.rounds[-1] if self.rounds else None

    def of_round(self, n: int) -> list[PairingRow]:
        return [table for table in self.tables if table.round == n]

    def number_of(self, account_id: str | None) -> int:
        """The number of this person, −1 if they do not take part."""
        return self.numbers.get(account_id or "", -1)


def read_results(text: str) -> tuple[SeatResult, ...] | None:
    return msgspec.json.decode(text, type=tuple[SeatResult, ...]) if text else None


def write_results(results: list[SeatResult]) -> str:
    return msgspec.json.encode(results).decode()


async def read_state(store: SqlTournaments, tournament_id: str) -> TournamentState:
    """The tournament of this id; refused if there is none."""
    row = await store.of(tournament_id) if len(tournament_id) <= ID_MOST else None
    if row is None:
        raise Refused("missing", "no-such-tournament")
    return TournamentState(
        row,
        await store.entrants(tournament_id),
        await store.rounds(tournament_id),
        await store.tables(tournament_id),
    )
