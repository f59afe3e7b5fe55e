"""What people see of tournaments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from arktable.server.distance.tournaments.draw import rest_of, without
from arktable.server.distance.tournaments.points import bye_points, points_of
from arktable.server.distance.tournaments.state import TournamentState, read_results, read_state
from arktable.server.distance.tournaments.tournaments import MOST_ENTERED, MOST_OWNED, next_from
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.tournaments import ACTIVE, GameState, PairingRow, SqlTournaments, TournamentRow
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.tournaments import (
    RoundResult,
    StandingRow,
    Tournament,
    TournamentBrief,
    TournamentLists,
    TournamentRound,
    TournamentSeat,
    TournamentTable,
)

MOST_LISTED: Final = 20
LEADERS: Final = 3


class ShownTournaments:
    """Reads tournaments for somebody who looks."""

    def __init__(self, store: SqlTournaments, people: SqlPeople, least_seats: Callable[[str], int]) -> None:
        self._store = store
        self._people = people
        self._least_seats = least_seats

    async def lists(self, person: AccountRow | None) -> TournamentLists:
        viewer = await self._people.of(person.id) if person else None
        why_no_new = "" if viewer is not None and viewer.state == "player" else "players-only"
        full = False
        mine: list[TournamentRow] = []
        if viewer is not None and not why_no_new:
            owned, entered = await self._store.active_of(viewer.id)
            why_no_new = "too-many-tournaments" if owned >= MOST_OWNED else ""
            full = entered >= MOST_ENTERED
            mine = [row for row in await self._store.of_person(viewer.id, MOST_LISTED) if row.state in ACTIVE]
        own = {row.id for row in mine}
        groups = [mine]
        for states in (("open",), ("running",), ("finished",)):
            rows = await self._store.in_states(states, MOST_LISTED)
            groups.append([row for row in rows if row.id not in own])
        mine_, open_, running, finished = [[await self._listed(row, viewer, full) for row in rows] for rows in groups]
        return TournamentLists(mine_, open_, running, finished, why_no_new)

    async def _listed(self, row: TournamentRow, viewer: PersonRow | None, full: bool) -> TournamentBrief:
        state = await read_state(self._store, row.id)
        return await self._brief(state, await self._games(state), viewer, full)

    async def one(self, person: AccountRow | None, tournament_id: str) -> Tournament:
        state = await read_state(self._store, tournament_id)
        viewer = await self._people.of(person.id) if person else None
        full = viewer is not None and (await self._store.active_of(viewer.id))[1] >= MOST_ENTERED
        games = await self._games(state)
        brief = await self._brief(state, games, viewer, full)
        begun = state.row.state != "open" and bool(state.rounds)
        planned = self._planned(state)
        return Tournament(
            brief,
            _standings(state),
            [_round(state, games, n) for n in range(1, len(state.rounds) + 1)] + planned,
            points_of(range(1, state.row.seats + 1), state.row.seats),
            bye_points(state.row.seats),
            str(state.row.seed) if begun else "",
            self._may(state, brief, viewer),
            next_from(state),
            _next_others(planned, brief.you),
        )

    async def _games(self, state: TournamentState) -> dict[str, GameState]:
        """The games of the present round."""
        tables = state.of_round(state.present.n) if state.present else []
        return await self._store.games([table.table_id for table in tables if table.table_id])

    def _may(self, state: TournamentState, brief: TournamentBrief, viewer: PersonRow | None) -> list[str]:
        if viewer is None or state.row.state not in ACTIVE:
            return []
        may = ["enter"] if not brief.why_not else []
        if brief.you >= 0 and not state.entrants[brief.you].withdrawn:
            may.append("leave")
        if brief.is_yours:
            may += ["start", "bots"] if state.row.state == "open" else ["next"]
        if brief.is_yours or viewer.role == "moderator":
            may.append("close")
        return may

    def _planned(self, state: TournamentState) -> list[TournamentRound]:
        """The rounds of a round robin that are not open yet."""
        least = max(2, self._least_seats(state.row.ruleset))
        here = {number for number, one in enumerate(state.entrants) if not one.withdrawn}
        rounds = []
        for n, plan in enumerate(rest_of(state, least), len(state.rounds) + 1):
            drawn = without(plan, here, least)
            tables = [
                TournamentTable(at, [_seat(state, one) for one in table]) for at, table in enumerate(drawn.tables, 1)
            ]
            rounds.append(TournamentRound(n, tables, [_seat(state, one) for one in drawn.out]))
        return rounds

    async def _brief(
        self, state: TournamentState, games: dict[str, GameState], viewer: PersonRow | None, full: bool
    ) -> TournamentBrief:
        row, you = state.row, state.number_of(viewer.id if viewer else None)
        owner = await self._people.of(row.owner)
        brief = TournamentBrief(
            id=row.id,
            name=row.name,
            ruleset=row.ruleset,
            options=state.options,
            kind=row.kind,
            seats=row.seats,
            state=row.state,
            entrants=len(state.entrants),
            most=row.most,
            rounds=row.rounds,
            round=len(state.rounds),
            round_days=row.round_days,
            pace=state.pace if row.pace else None,
            rated=row.rated,
            vacation=row.vacation,
            owner=owner.name if owner else "",
            created=row.created,
            is_yours=viewer is not None and viewer.id == row.owner,
            progress=_progress(state, games),
            closes=state.present.closes if state.present and row.state == "running" else "",
            you=you,
            why_not=_why_not(state, viewer, full),
        )
        if row.state == "finished":
            names = [state.entrants[one.person].name for one in state.standings[:LEADERS]]
            brief = msgspec.structs.replace(brief, leaders=names)
        return _with_own(brief, state, games)


def _why_not(state: TournamentState, viewer: PersonRow | None, full: bool) -> str:
    """Why this person cannot enter; empty if they can."""
    faults = (
        (state.row.state == "running", "tournament-begun"),
        (state.row.state != "open", "tournament-over"),
        (viewer is None or viewer.state != "player", "players-only"),
        (viewer is not None and state.number_of(viewer.id) >= 0, "has-entered"),
        (len(state.entrants) >= state.row.most, "tournament-full"),
        (full, "too-many-tournaments"),
    )
    return next((key for holds, key in faults if holds), "")


def _progress(state: TournamentState, games: dict[str, GameState]) -> float:
    """How much of a tournament is played, from 0 to 1."""
    if state.row.state == "finished":
        return 1.0
    if not state.rounds or not state.row.rounds:
        return 0.0
    tables = [table for table in state.of_round(len(state.rounds)) if table.table_id]
    played = sum(
        1.0 if table.results else (game.summary.progress if (game := games.get(table.table_id)) else 0.0)
        for table in tables
    )
    return round((len(state.rounds) - 1 + played / max(1, len(tables))) / state.row.rounds, 3)


def _with_own(brief: TournamentBrief, state: TournamentState, games: dict[str, GameState]) -> TournamentBrief:
    """With what concerns the asker: their place, their table."""
    if brief.you < 0 or state.present is None:
        return brief
    place = next(n for n, one in enumerate(state.standings, 1) if one.person == brief.you)
    brief = msgspec.structs.replace(brief, place=place)
    me = state.entrants[brief.you].entrant
    mine = next((table for table in state.of_round(state.present.n) if me in table.entrants), None)
    if mine is None or state.row.state != "running":
        return brief
    if not mine.table_id:
        return msgspec.structs.replace(brief, sits_out=True)
    game = games.get(mine.table_id)
    to_move = game.summary.to_move if game and game.state == "running" else -1
    return msgspec.structs.replace(
        brief,
        table=mine.table_id,
        table_number=mine.n,
        waits_for=state.entrants[state.numbers[mine.entrants[to_move]]].name if to_move >= 0 else "",
        is_your_turn=to_move >= 0 and mine.entrants[to_move] == me,
    )


def _standings(state: TournamentState) -> list[StandingRow]:
    rows = []
    for place, one in enumerate(state.standings, 1):
        entrant = state.entrants[one.person]
        rounds = [_result(state, table, entrant.entrant) for table in state.tables if entrant.entrant in table.entrants]
        rows.append(
            StandingRow(
                one.person,
                entrant.name,
                entrant.bot,
                bool(entrant.withdrawn),
                place,
                one.points,
                round(one.opponents, 2),
                round(one.share, 4),
                one.wins,
                entrant.lot,
                rounds,
            )
        )
    return rows


def _result(state: TournamentState, table: PairingRow, who: str) -> RoundResult:
    if not table.table_id:
        return RoundResult(table.round, 0, points=bye_points(state.row.seats))
    results = read_results(table.results)
    if results is None:
        return RoundResult(table.round, table.n)
    mine = results[table.entrants.index(who)]
    return RoundResult(table.round, table.n, mine.place, mine.points)


def _round(state: TournamentState, games: dict[str, GameState], n: int) -> TournamentRound:
    row = state.rounds[n - 1]
    pairings = state.of_round(n)
    out = [_seat(state, state.numbers[table.entrants[0]]) for table in pairings if not table.table_id]
    tables = [_table(state, table, games.get(table.table_id)) for table in pairings if table.table_id]
    return TournamentRound(n, tables, out, row.opened, row.closes, row.closed)


def _table(state: TournamentState, table: PairingRow, game: GameState | None) -> TournamentTable:
    results = read_results(table.results)
    seats = [_seat(state, state.numbers[one]) for one in table.entrants]
    if results is not None:
        seats = [
            TournamentSeat(seat.entrant, seat.name, one.place, one.points, one.score)
            for seat, one in zip(seats, results, strict=True)
        ]
    if game is None:
        return TournamentTable(table.n, seats, table.table_id, results is not None)
    summary = game.summary
    is_over = results is not None or game.state != "running"
    return TournamentTable(
        table.n, seats, table.table_id, is_over, summary.progress, summary.turn, summary.to_move, game.updated
    )


def _seat(state: TournamentState, number: int) -> TournamentSeat:
    return TournamentSeat(number, state.entrants[number].name)


def _next_others(planned: list[TournamentRound], you: int) -> list[str]:
    """The others at the table of this entrant in the next round."""
    tables = planned[0].tables if planned else []
    mine = next((table for table in tables if you in [seat.entrant for seat in table.seats]), None)
    return [seat.name for seat in mine.seats if seat.entrant != you] if mine else []
