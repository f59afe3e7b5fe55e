"""Reads a record into the rows of the tables, by replaying it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from arktable.arena.export.accounts import accounts_of
from arktable.arena.export.tables import DECISIONS, EVENTS, GAMES, SEATS
from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.records.record import Record, line_of
from arktable.engine.registry import find_game
from arktable.engine.reporting.places import places_of
from arktable.engine.seats import OPEN_BOOK

Rows = dict[str, list[tuple[Any, ...]]]
"""Rows by the name of their table."""


def rows_of(record: Record, number: int, file: str) -> Rows:
    """Return the rows of one game. Raise a RecordError if it does not replay."""
    game = find_game(record.ruleset)
    line = line_of(record, game)
    accounts = accounts_of(game.facts.game, number)
    decisions: list[tuple[Any, ...]] = []
    events: list[tuple[Any, ...]] = []
    position: Position | None = None
    for n, (moment, told) in enumerate(line.events(), -1):
        position = moment
        events += _events(number, n, told)
        for event in told:
            accounts.take(n, event)
        if n + 1 < len(line.moves):
            decisions.append(_decision(number, n + 1, moment, line.moves[n + 1]))
    assert position is not None, "a line has at least its first moment"
    return {
        GAMES.name: [_game(record, number, file, position)],
        SEATS.name: _seats(record, number, position),
        DECISIONS.name: decisions,
        EVENTS.name: events,
        **accounts.rows(),
    }


def _game(record: Record, number: int, file: str, end: Position) -> tuple[Any, ...]:
    usual = find_game(record.ruleset).choose({})
    chosen = " ".join(f"{key}={value}" for key, value in sorted(record.options.items()) if usual.get(key) != value)
    ended = end.seat < 0
    return (
        number, file, record.ruleset, record.rules_rev, record.sheet_hash, chosen, record.seats, str(record.seed),
        end.decisions, end.turn, ended, ended and end.ended_properly(),
    )  # fmt: skip


def _seats(record: Record, number: int, end: Position) -> list[tuple[Any, ...]]:
    scores, winners = end.scores(), end.winners()
    places = places_of(scores, winners)
    rows: list[tuple[Any, ...]] = []
    for seat, player in enumerate(record.players):
        others = [score for at, score in enumerate(scores) if at != seat]
        won = 1 / len(winners) if seat in winners else 0.0
        decided = sum(who == seat for who, _ in record.moves)
        lead = scores[seat] - max(others, default=0)
        rows.append((number, seat, player.name, player.kind, scores[seat], won, places[seat], lead, decided))
    return rows


def _decision(number: int, n: int, position: Position, text: str) -> tuple[Any, ...]:
    move, legal = position.catalogue.parse(text), len(position.moves())
    return (
        number, n, position.turn, position.seat, position.phase(), move.word, move.text, move.id, legal, legal == 1,
        position.reveals, position.progress(), position.scores()[position.seat],
    )  # fmt: skip


def _events(number: int, n: int, told: Sequence[Event]) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    for event in told:
        seen = event.seen_by(OPEN_BOOK)
        rows.append((number, n, seen["key"], event.seat, event.silent, json.dumps(seen["args"], sort_keys=True)))
    return rows
