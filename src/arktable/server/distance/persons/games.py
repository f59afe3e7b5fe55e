"""Games of people as their pages show them."""

from __future__ import annotations

from typing import Final

from arktable.server.distance.ratings.judging import final_places
from arktable.server.store.distance.own import GameRow, GameSeatRow
from arktable.server.tables.table_clock import read_pace
from arktable.server.wire.distance.people import Game, GameSeat, WhoSits

OVER: Final = ("finished",)


def places_in(game: GameRow) -> list[int]:
    """The place of each seat of a finished game; 0 where it is not known, as in games of earlier versions."""
    summary = game.summary
    if summary.places:
        return final_places([one.row for one in game.seats], summary.places)
    return [1 if one.row.seat in summary.winners else 0 for one in game.seats]


def shown_game(game: GameRow, account_id: str, asks: bool = False, waited: tuple[list[int], str] = ([], "")) -> Game:
    """A game on the page of a person; `asks`: it is their own page. `waited` has the seats that are waited for, and
    when a clock runs out.
    """
    is_over = game.state in OVER
    places = places_in(game) if is_over else []
    mine = [one.row.seat for one in game.seats if account_id in (one.row.account_id, one.row.substitute)]
    is_known = len(mine) == 1 and bool(places)
    return Game(
        id=game.id,
        name=game.name,
        ruleset=game.ruleset,
        options=game.options,
        seats=[_seat(game, one, places) for one in game.seats],
        mine=mine,
        updated=game.updated,
        to_move=game.summary.to_move if game.state == "running" else -1,
        your_turn=asks and is_due(game, account_id, waited[0]),
        flag=waited[1] if asks else "",
        turn=game.summary.turn,
        progress=game.summary.progress,
        pace=read_pace(game.pace).kind,
        rated=game.rated,
        ended=game.ended,
        place=places[mine[0]] if is_known else 0,
    )


def is_due(game: GameRow, account_id: str, waited: list[int]) -> bool:
    """Does a running game wait for this person?"""
    if game.state != "running":
        return False
    return any(
        one.row.kind == "person" and one.row.bot is None and one.row.player == account_id
        for one in game.seats
        if one.row.seat in waited or one.row.seat == game.summary.to_move
    )


def who_sits(one: GameSeatRow) -> WhoSits:
    """Who sits there; a banned player is shown like a guest, who has no page."""
    if one.row.kind != "person":
        return "bot" if one.row.kind == "bot" else "open"
    if one.state in ("player", "former"):
        return "player" if one.state == "player" else "former"
    return "guest"


def _seat(game: GameRow, one: GameSeatRow, places: list[int]) -> GameSeat:
    who, row = who_sits(one), one.row
    scores = game.summary.scores if places else ()
    return GameSeat(
        seat=row.seat,
        who=who,
        name="" if who in ("former", "open") else row.name,
        bot=row.bot or "",
        place=places[row.seat] if places else 0,
        score=scores[row.seat] if scores else None,
        out=row.forfeit or row.out,
    )
