"""Whether a game is rated, and the places that count for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from arktable.server.distance.ratings.model import Figure, Rate, bot_figure
from arktable.server.people.programs import is_program
from arktable.server.running.times import iso
from arktable.server.store.distance.ratings import Pair, RatedGame, StepRow
from arktable.server.store.rows import SeatRow


def final_places(seats: Sequence[SeatRow], places: Sequence[int]) -> list[int]:
    """The place of each seat. Who resigned, ran out of time, or was replaced is last (`people/leaving.py`); the others
    as they ended. Equal places are ties.
    """
    gone = {seat.seat for seat in seats if is_gone(seat)}
    stay = [place for seat, place in enumerate(places) if seat not in gone]
    return [
        len(stay) + 1 if seat in gone else 1 + sum(other < place for other in stay) for seat, place in enumerate(places)
    ]


def is_gone(seat: SeatRow) -> bool:
    """Is the person of this seat placed last, since they gave up, or since somebody else plays for them at the end?"""
    return seat.kind == "person" and bool(seat.forfeit or seat.out or seat.substitute or seat.bot is not None)


def is_rateable(game: RatedGame) -> bool:
    """Was it agreed to be rated, did it end by its rules or because players resigned, and were there two people and no
    bot account?
    """
    people = [seat.account_id for seat in game.seats if seat.kind == "person"]
    return (
        game.is_rated
        and game.state == "finished"
        and game.ended in ("", "resigned")
        and not game.start
        and len(game.places) == len(game.seats)
        and len(people) == len(set(people)) > 1
        and not any(map(is_program, people))
    )


def later(now: str, last: str) -> str:
    """The time of a new step. It is after the last one, so that the times give the order in which steps were made."""
    return now if last < now else iso(datetime.fromisoformat(last) + timedelta(milliseconds=1))


def steps_of(game: RatedGame, known: Mapping[str, Pair], rate: Rate, at: str) -> list[StepRow]:
    """What the game changes, for each seat; nothing if it is not rated. `known` has the figures of its people."""
    if not is_rateable(game):
        return []
    places = final_places(game.seats, game.places)
    before = [
        bot_figure(seat.bot or "") if seat.kind == "bot" else Figure(*known.get(seat.account_id or "", Figure()))
        for seat in game.seats
    ]
    after = rate(before, places)
    return [
        StepRow(
            table_id=game.table_id,
            seat=seat.seat,
            account_id=(seat.account_id or "") if seat.kind == "person" else "",
            ruleset=game.ruleset,
            place=places[seat.seat],
            before=before[seat.seat],
            after=after[seat.seat] if seat.kind == "person" else before[seat.seat],
            at=at,
        )
        for seat in game.seats
    ]


def replayed(steps: Sequence[StepRow], rate: Rate) -> tuple[list[StepRow], dict[str, tuple[Figure, int]]]:
    """The steps of a ruleset computed again in their order, and the figure and the games of each account after them.

    Games that were revoked count for nothing. Those of a player with a guest who has become the same account are
    revoked.
    """
    figures: dict[str, tuple[Figure, int]] = {}
    games: dict[str, list[StepRow]] = {}
    for step in steps:
        if not step.revoked:
            games.setdefault(step.table_id, []).append(step)
    again: list[StepRow] = []
    for rows in games.values():
        people = [row.account_id for row in rows if row.account_id]
        if len(people) > len(set(people)):
            again += [row.taken_back() for row in rows]
            continue
        before = [
            figures.get(row.account_id, (Figure(), 0))[0] if row.account_id else Figure(*row.before) for row in rows
        ]
        after = rate(before, [row.place for row in rows])
        for row, was, now in zip(rows, before, after, strict=True):
            changed = now if row.account_id else was
            again.append(row.with_figures(was, changed))
            if row.account_id:
                figures[row.account_id] = (changed, figures.get(row.account_id, (Figure(), 0))[1] + 1)
    return again, figures
