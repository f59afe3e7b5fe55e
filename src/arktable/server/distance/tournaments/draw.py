"""The next round of a tournament: who meets whom, and who sits where."""

from __future__ import annotations

from typing import NamedTuple

from arktable.engine.rng import rng_of
from arktable.server.distance.tournaments.pairing import seated, shuffled
from arktable.server.distance.tournaments.schedule import Drawn, draw_round, round_robin
from arktable.server.distance.tournaments.standings import past_of
from arktable.server.distance.tournaments.state import TournamentState


class DrawnRound(NamedTuple):
    """A round by numbers of entrants: tables by seat, and who sits out."""

    tables: list[tuple[int, ...]]
    out: list[int]


def next_round(state: TournamentState, least: int) -> DrawnRound:
    """Draw the next round. The same state always gives the same round. `least` are the fewest seats of the game."""
    n = len(state.rounds) + 1
    here = [number for number, one in enumerate(state.entrants) if not one.withdrawn]
    past = past_of(state.played, len(state.entrants), state.row.seats)
    if state.row.kind == "all":
        drawn = without(rest_of(state, least)[0], set(here), least)
    else:
        order = [one.person for one in state.standings if one.person in here]
        if n == 1:
            order = shuffled(sorted(order), rng_of(state.row.seed, "first"))
        points = {one.person: one.points for one in state.standings}
        seed = state.row.seed * 100 + n
        drawn = draw_round(order, points, past.met, past.byes, state.row.seats, seed, state.row.rounds - n, least)
    seed = state.row.seed * 100 + n
    tables = [tuple(seated(table, past.sat, seed * 100 + at)) for at, table in enumerate(drawn.tables)]
    return DrawnRound(tables, drawn.out)


def rest_of(state: TournamentState, least: int) -> list[Drawn]:
    """The rounds of a round robin that are not open yet; nothing for a Swiss tournament."""
    if state.row.kind != "all" or state.row.state != "running":
        return []
    rounds = round_robin(len(state.entrants), state.row.seats, state.row.seed, least)
    return rounds[len(state.rounds) :]


def without(drawn: Drawn, here: set[int], least: int) -> Drawn:
    """The round without those who have withdrawn: their tables are smaller, and who is left alone sits out."""
    tables, out = [], [one for one in drawn.out if one in here]
    for table in drawn.tables:
        left = [one for one in table if one in here]
        if len(left) >= least:
            tables.append(left)
        else:
            out += left
    return Drawn(tables, out)
