"""The messages of the bot protocol, for programs on a pipe (`arena/pipe.py`) and over HTTP.

`server/distance/programs` sends them over HTTP; docs/reference/bot-protocol.md describes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable import __version__
from arktable.engine.errors import UnknownMove
from arktable.engine.events import Event, said
from arktable.engine.moves import Move, offer_of
from arktable.engine.position import Position

PROTOCOL: Final = 1
WANTS: Final = ("view", "position", "moves")
"""What a program can want along with a question."""


def hello_message() -> dict[str, Any]:
    """The first message."""
    return {"type": "hello", "protocol": PROTOCOL, "arktable": __version__}


def start_message(position: Position, seat: int, seconds: float) -> dict[str, Any]:
    """A game begins, or goes on: its rules, and the seat of the program. `seconds` is the time for a decision."""
    setting = position.begun_by()
    return {
        "type": "start",
        "ruleset": setting.game.facts.id,
        "rules": setting.game.revision,
        "sheet": setting.sheet_hash,
        "options": setting.options,
        "seats": position.seats,
        "seat": seat,
        "kit": setting.game.kit(setting.options),
        "seconds": seconds,
    }


def told_message(events: Sequence[Event], seat: int) -> dict[str, Any]:
    """What has happened, as far as this seat may know it."""
    return {"type": "told", "events": said(events, seat)}


def decide_message(position: Position, number: int, wants: str) -> dict[str, Any]:
    """A question to the seat that is to move."""
    question = {"type": "decide", "id": number, "offer": offer_of(position.moves())}
    return {**question, **state_of(position, position.seat, wants)}


def state_of(position: Position, seat: int, wants: str) -> dict[str, Any]:
    """What a seat knows of a position, in the form that the program wants."""
    if wants == "view":
        return {"view": position.view(seat)}
    if wants == "position":
        return {"position": position.save(seat)}
    return {}


def over_message(scores: Sequence[int], winners: Sequence[int]) -> dict[str, Any]:
    """The game is over."""
    return {"type": "over", "scores": list(scores), "winners": list(winners)}


def move_of(message: dict[str, Any], position: Position) -> Move:
    """The move of an answer: its notation, its kind and arguments, or its number in the catalogue."""
    text, kind, args, action = message.get("move"), message.get("kind"), message.get("args", {}), message.get("action")
    if isinstance(text, str):
        return position.catalogue.parse(text)
    if isinstance(kind, str) and isinstance(args, dict):
        return position.catalogue.find(kind, {str(key): value for key, value in args.items()})
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < len(position.catalogue):
        return position.catalogue[action]
    raise UnknownMove(str(text if action is None else action)[:80])
