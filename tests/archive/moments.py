"""Which moments of a game the archive counts paths from, and how they are counted without the engine's `moves`.

Arkadia's nodes are counted by the second Arkadia of tests/builders/shadow.py. The other games have no second engine:
theirs are counted by asking `why_not` of every move of the catalogue, which shares no line with `moves`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from arktable.engine.position import Position
from arktable.engine.records.record import Record, new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.random_play import pick
from tests.builders.shadow import Shadow

Wanted = Callable[[Any], bool]
MOST_GAMES = 500
EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
}
FREE = {"setup": "free"}
OPEN_SHARES = {"stock-exchange": "on"}
AWARDS = {"award-markers": "on", "payments": "apart"}
MODULES = {"setup": "free", "reorganization": "on", "steam-power": "on", "new-tiles": "on", "stock-exchange": "on"}


@dataclass(frozen=True)
class Moment:
    """The first position of a random game that is wanted, trying seed after seed."""

    ruleset: str
    wanted: Wanted
    seats: int
    options: dict[str, str] = field(default_factory=dict)


def _phase(phase: str, decade: int = 0, choices: int = 1) -> Wanted:
    """A decision of this kind, not before this decade, between at least this many moves."""
    return lambda p: p.phase() == phase and p.decade >= decade and len(p.moves()) >= choices


def _bill(position: Any) -> bool:
    """A factory action in which something has been built or modernised and stands on the bill."""
    if position.phase() != "factory" or position.decade < 2:
        return False
    return int(position.view(-1)["asked"]["turn"]["owed"]) > 12


def _can(position: Any, words: str) -> bool:
    """Does a legal move have these words in its notation?"""
    return any(words in move.text for move in position.moves())


def _arkadia(wanted: Wanted, seats: int, **options: str) -> Moment:
    return Moment("arkadia", wanted, seats, options)


def _cards(wanted: Wanted, seats: int, options: dict[str, str] | None = None) -> Moment:
    return Moment("arkwright-cards", wanted, seats, options or {})


def _frame(wanted: Wanted, seats: int, options: dict[str, str] | None = None) -> Moment:
    return Moment("water-frame", wanted, seats, options or {})


MOMENTS: dict[str, Moment] = {
    "lot": _arkadia(lambda p: p.phase() == "lot", 2, lot="choose"),
    "opening-2": _arkadia(lambda p: p.phase() == "must", 2),
    "opening-4": _arkadia(lambda p: p.phase() == "must", 4, start="random"),
    "beginner-3": _arkadia(lambda p: p.phase() == "must", 3, setup="beginner"),
    "middle": _arkadia(lambda p: p.turn == 25 and p.phase() == "must", 3),
    "crowded": _arkadia(lambda p: p.turn == 60 and p.phase() == "must", 4),
    "workers": _arkadia(lambda p: p.turn > 15 and p.phase() == "workers" and sum(p.neutral) > 0, 2),
    "lay": _arkadia(lambda p: p.turn == 12 and p.phase() == "lay", 4),
    "lay-flipped": _arkadia(lambda p: p.turn > 6 and p.phase() == "lay", 2, flip="yes"),
    "castle-two": _arkadia(lambda p: p.phase() == "castle" and p.view(-1)["asked"]["castle"]["left"] == 2, 3),
    "castle-third-floor": _arkadia(lambda p: p.phase() == "castle" and p.floor == 3, 4, setup="beginner"),
    "draw": _arkadia(lambda p: p.turn > 30 and p.phase() == "draw", 3),
    "sell": _arkadia(lambda p: p.phase() == "sell" and sum(p.seals) > 12, 4),
    "last-turn": _arkadia(lambda p: p.turns_left == 1 and p.phase() == "must", 4),
    "cards-opening-3": _cards(_phase("develop", 1), 3),
    "cards-found-4": _cards(_phase("found", 1), 4, EXPERT),
    "cards-action": _cards(_phase("action", 2), 4, EXPERT),
    "cards-solo-action": _cards(_phase("action", 3), 1),
    "cards-price": _cards(_phase("price", 2, 16), 3),
    "cards-quality": _cards(_phase("quality", 2, 8), 2),
    "cards-distribution": _cards(_phase("distribution", 2, 10), 4),
    "cards-build": _cards(_phase("build", 2, 4), 3),
    "cards-exchange": _cards(_phase("exchange", 2, 12), 2),
    "cards-extra": _cards(_phase("extra", 2, 7), 2, EXPERT),
    "cards-sell": _cards(_phase("sell", 2, 3), 3, EXPERT),
    "cards-solo-ship": _cards(_phase("ship", 3, 3), 1),
    "jenny-found-3": Moment("spinning-jenny", _phase("found"), 3, FREE),
    "jenny-marker": Moment("spinning-jenny", _phase("marker", 2, 5), 4),
    "jenny-sale": Moment("spinning-jenny", _phase("sale", 1, 2), 2),
    "jenny-machinery": Moment("spinning-jenny", _phase("machinery", 2, 3), 3),
    "mule-marker": Moment("spinning-mule", _phase("marker", 2, 5), 3),
    "mule-exchange": Moment("spinning-mule", _phase("exchange", 1, 4), 2),
    "frame-start-shares": _frame(_phase("start-shares"), 3, FREE),
    "frame-marker": _frame(_phase("marker", 2, 6), 4),
    "frame-sale": _frame(_phase("sale", 2, 2), 4),
    "frame-workers": _frame(_phase("workers", 1, 4), 3),
    "frame-overtime": _frame(_phase("overtime", 1, 3), 2),
    "frame-dismiss": _frame(_phase("dismiss", 1, 4), 2),
    "frame-contract": _frame(_phase("contract", 1, 2), 3),
    "frame-portfolio": _frame(_phase("start-portfolio"), 3, MODULES),
    "frame-emergency": _frame(_phase("emergency", 1, 3), 3, OPEN_SHARES),
    "frame-open-exchange": _frame(_phase("exchange", 1, 8), 4, OPEN_SHARES),
    "frame-modules-marker": _frame(_phase("marker", 2, 6), 3, MODULES),
    "frame-modules-sale": _frame(lambda p: p.phase() == "sale" and p.decade < 4 and len(p.moves()) > 1, 2, MODULES),
    "frame-modules-extra": _frame(_phase("extra", 1, 3), 3, MODULES),
    # Revision 2 of Arkwright's rules.
    "jenny-bill": Moment("spinning-jenny", _bill, 3),
    "mule-bill": Moment("spinning-mule", _bill, 2, {"school": "on", "luddism": "on"}),
    "frame-bill": _frame(_bill, 4),
    "frame-apart": _frame(_phase("factory", 2, 4), 3, {"payments": "apart"}),
    "frame-production-bill": _frame(lambda p: p.phase() == "overtime" and len(p.moves()) > 4, 3),
    "frame-ships": _frame(lambda p: p.phase() == "marker" and _can(p, "ship-2") and p.decade > 2, 3),
    "frame-both-ships": _frame(lambda p: p.phase() == "contract" and _can(p, "both-ships"), 3),
    "frame-awards": _frame(lambda p: p.phase() == "award-share" or p.awards[0] >= 0, 3, AWARDS),
    "frame-board": _frame(_phase("board"), 4, MODULES),
}


def find(moment: Moment, seed: int) -> tuple[Record, Position]:
    """The record of a random game up to that moment, and the position there."""
    game = find_game(moment.ruleset)
    for chance in range(seed, seed + MOST_GAMES):
        record = new_record(game, moment.seats, moment.options, chance)
        position, rng = game.start(moment.seats, moment.options, chance), rng_from_seed(chance)
        while position.seat >= 0:
            if moment.wanted(position):
                return record, position
            move = pick(position.moves(), rng)
            record.moves.append((position.seat, move.text))
            position.play(move)
    raise LookupError(f"no such moment of {moment.ruleset} in {MOST_GAMES} random games")


def counted(record: Record, position: Position, depth: int) -> int:
    """Paths of this length, not counted by `moves`."""
    if record.ruleset != "arkadia":
        return _by_why_not(position, depth)
    start = find_game("arkadia").start(record.seats, record.options, record.seed)
    shadow = Shadow(start.view(OPEN_BOOK), flip=record.options.get("flip") == "yes")
    for _, text in record.moves:
        start.play(start.catalogue.parse(text))
        shadow.play(text, start.view(OPEN_BOOK))
    return _by_shadow(position, shadow, depth)


def _by_why_not(position: Position, depth: int) -> int:
    fine = [move for move in position.catalogue.all if position.why_not(move) is None]
    if depth <= 1 or not fine:
        return len(fine) if depth == 1 else 1
    found = 0
    for move in fine:
        after = position.copy()
        after.play(move)
        found += _by_why_not(after, depth - 1)
    return found


def _by_shadow(position: Position, shadow: Shadow, depth: int) -> int:
    """Paths by the shadow's rules; the engine only says what chance drew."""
    moves = shadow.legal()
    if depth <= 1 or not moves:
        return len(moves) if depth == 1 else 1
    found = 0
    for text in sorted(moves):
        after, then = position.copy(), copy.deepcopy(shadow)
        after.play(after.catalogue.parse(text))
        then.play(text, after.view(OPEN_BOOK))
        found += _by_shadow(after, then, depth - 1)
    return found
