"""The record of a person: by ruleset and by opponent, with ratings and awards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from arktable.server.distance.persons.games import OVER, places_in, shown_game, who_sits
from arktable.server.distance.ratings.ratings import Ratings
from arktable.server.running.errors import Refused
from arktable.server.store.distance.own import GameRow, SqlOwn
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.wire.distance.people import Against, Earned, PublicPlayer, Record, RecordLine, WhoSits

MOST_GAMES: Final = 5000
"""The latest games that are counted."""
MOST_RESULTS: Final = 50


class Result(NamedTuple):
    """The result of a person in a game."""

    place: int
    won: bool


class PlayerRecords:
    """Counts the finished games of people."""

    def __init__(self, store: SqlOwn, people: SqlPeople, ratings: Ratings) -> None:
        self._store = store
        self._people = people
        self._ratings = ratings

    async def own(self, person: PersonRow) -> Record:
        """The record of the person who asks, with all their games."""
        games = await self._games(person.id)
        return await self._record(person, games, is_own=True)

    async def public(self, fold: str, asker: str) -> PublicPlayer:
        """The page of a player. It says nothing about games that are not public, guests, and former players."""
        found = await self._people.by_fold(fold)
        if found is None or found[0].state != "player":
            raise Refused("missing", "no-such-player")
        person = found[0]
        games = [game for game in await self._games(person.id) if game.is_public]
        record = await self._record(person, games, is_own=False)
        results = [shown_game(game, person.id) for game in games[:MOST_RESULTS]]
        return PublicPlayer(record, results, person.id == asker)

    async def _games(self, account_id: str) -> list[GameRow]:
        """The finished games that count: from the usual set-up, with one seat of this person."""
        games = await self._store.games(account_id, OVER, MOST_GAMES)
        return [game for game in games if not game.start and len(game.seats_of(account_id)) == 1]

    async def _record(self, person: PersonRow, games: Sequence[GameRow], is_own: bool) -> Record:
        awards = await self._store.awards(person.id, only_public=not is_own)
        counted = await asyncio.to_thread(_counted, games, person.id)  # nobody waits for somebody with many games
        return Record(
            name=person.name,
            since=person.created if is_own else "",
            games=len(games),
            wins=counted.wins,
            rulesets=counted.rulesets,
            against=counted.against if is_own else [one for one in counted.against if one.who in ("player", "bot")],
            ratings=await self._ratings.of(person.id),
            steps=await self._ratings.steps(person.id, None if is_own else {game.id for game in games}),
            awards=[Earned(one.ruleset, one.award, one.times, one.at, one.table) for one in awards],
        )


class Counted(NamedTuple):
    """The games of a person, counted."""

    wins: int
    rulesets: list[RecordLine]
    against: list[Against]


def _counted(games: Sequence[GameRow], account_id: str) -> Counted:
    results = {game.id: result_of(game, account_id) for game in games}
    wins = sum(result.won for result in results.values())
    return Counted(wins, by_ruleset(games, account_id, results), opponents(games, account_id, results))


def result_of(game: GameRow, account_id: str) -> Result:
    """The result of a person with one seat in a finished game."""
    mine = game.seats_of(account_id)[0]
    place = places_in(game)[mine]
    return Result(place, place == 1 if len(game.seats) > 1 else mine in game.summary.winners)


def by_ruleset(games: Sequence[GameRow], account_id: str, results: dict[str, Result]) -> list[RecordLine]:
    """A line for each ruleset, and another one for games alone, those with the most games first."""
    groups: dict[tuple[str, bool], list[GameRow]] = {}
    for game in games:
        groups.setdefault((game.ruleset, len(game.seats) == 1), []).append(game)
    lines = []
    for (ruleset, alone), own in groups.items():
        scores = [game.summary.scores[game.seats_of(account_id)[0]] for game in own if game.summary.scores]
        wins, places = sum(results[game.id].won for game in own), _places([results[game.id] for game in own])
        lines.append(RecordLine(ruleset, alone, len(own), wins, [] if alone else places, max(scores, default=None)))
    return sorted(lines, key=lambda line: (-line.games, line.ruleset, line.alone))


def opponents(games: Sequence[GameRow], account_id: str, results: dict[str, Result]) -> list[Against]:
    """A line for each opponent, those with the most games first. All bots of a kind are one opponent; former players
    are not named.
    """
    met: dict[tuple[WhoSits, str], dict[str, list[int]]] = {}
    names: dict[tuple[WhoSits, str], str] = {}
    for game in games:
        mine, places = game.seats_of(account_id)[0], places_in(game)
        for one in game.seats:
            who, row = who_sits(one), one.row
            if row.seat == mine or who in ("former", "open"):
                continue
            key = (who, (row.bot or "").partition("@")[0] if who == "bot" else row.account_id or "")
            names.setdefault(key, key[1] if who == "bot" else row.name)
            met.setdefault(key, {}).setdefault(game.id, []).append(places[row.seat])
    found = []
    for key, at in met.items():
        own = [results[game_id] for game_id in at]
        pairs = [(results[game_id].place, place) for game_id, places in at.items() for place in places]
        higher, lower = sum(_before(a, b) for a, b in pairs), sum(_before(b, a) for a, b in pairs)
        wins = sum(result.won for result in own)
        found.append(Against(key[0], names[key], len(own), wins, higher, lower, _places(own)))
    return sorted(found, key=lambda one: (-one.games, one.name))


def _before(place: int, other: int) -> bool:
    """Is the first place better? A place that is not known (0) is worse than that of a winner."""
    return place > 0 and (place < other or (other == 0 and place == 1))


def _places(results: Sequence[Result]) -> list[int]:
    """How often each place was reached, from the first on."""
    places = [result.place for result in results if result.place]
    return [places.count(place) for place in range(1, max(places, default=0) + 1)]
