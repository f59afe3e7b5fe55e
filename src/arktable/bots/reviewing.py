"""Parts of a review of a finished game: the bot that reviews, and how a turn continued."""

from __future__ import annotations

from arktable.bots.catalogue import bots_for, make_bot
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.events import Event, Seen
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK


def reviewer(game: str, rng: Rng) -> SearchBot | None:
    """The bot that reviews this game; None where the game has no bot that looks ahead."""
    for name in bots_for(game):
        bot = make_bot(name, game, rng)
        if isinstance(bot, SearchBot):
            return bot
    return None


def rest_of_turn(position: Position, moves: list[Move]) -> list[Move]:
    """The first of these moves that belong to the turn of the seat that decides in this position.

    It ends where a plan of a bot ends: with the turn, or where chance reveals something.
    """
    seat, turn, reveals = position.seat, position.turn, position.reveals
    trial = position.copy()
    found: list[Move] = []
    for move in moves:
        if trial.seat != seat or trial.turn != turn or trial.reveals != reveals:
            break
        found.append(move)
        trial.play(move)
    return found


def deeds(study: Study, position: Position, moves: list[Move]) -> list[Seen]:
    """What these moves do, as events of the seat that decides, before the outcome of the turn."""
    seat, trial = position.seat, position.copy()
    events: list[Event] = []
    trial.events = events
    for move in moves:
        trial.play(move)
    found: list[Seen] = []
    for event in events:
        if event.key in study.outcome:
            break
        if event.seat == seat and not event.silent:
            found.append(event.seen_by(OPEN_BOOK))
    return found
