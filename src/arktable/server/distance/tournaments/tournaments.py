"""What people do with tournaments: set one up, enter, withdraw, start it, end a round, close it."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Final

import msgspec

from arktable.bots.catalogue import usual_bot
from arktable.engine.rng import rng_of
from arktable.server.distance.proposals.endings import Endings
from arktable.server.distance.tournaments.pairing import shuffled
from arktable.server.distance.tournaments.rounds import Rounds
from arktable.server.distance.tournaments.schedule import MOST_ROUNDS, round_robin
from arktable.server.distance.tournaments.state import TournamentState, read_state
from arktable.server.lobby.agreement import Agreement, check_agreement
from arktable.server.lobby.lobby import OpeningLobby
from arktable.server.people import names
from arktable.server.people.bot_names import BOT_NAMES, check_bot
from arktable.server.running.errors import Refused
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.running.times import iso
from arktable.server.services import Services
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.tournaments import EntrantRow, SqlTournaments, TournamentRow
from arktable.server.store.rows import AccountRow, Conflict
from arktable.server.wire.distance.tournaments import NewTournament
from arktable.server.wire.pace import Pace

MOST_OWNED: Final = 5
"""Tournaments that one person has set up and that are not over."""
MOST_ENTERED: Final = 10
"""Tournaments that one person takes part in at the same time."""
MOST_IN_ROBIN: Final = 20
"""Entrants of a round robin."""
LEAST_ROUND: Final = {"live": timedelta(hours=2), "days": timedelta(days=1), "unhurried": timedelta(days=1)}
"""By pace: how long a round lasts before its organiser can end it."""
MOST_TRIES: Final = 5
MOST_SEED: Final = 2**31


class Tournaments:
    """Changes tournaments on behalf of people. Only players set them up and take part: a guest has no lasting name."""

    def __init__(
        self, services: Services, store: SqlTournaments, people: SqlPeople, rounds: Rounds, endings: Endings
    ) -> None:
        self._tables = services.tables
        self._lobby: OpeningLobby = services.lobby
        self._find_game = services.find_game
        self._bot_think = services.settings.bot_think
        self._seed = services.settings.seed
        self._store = store
        self._people = people
        self._rounds = rounds
        self._endings = endings
        self._busy = OneAtATime()

    async def create(self, person: AccountRow, new: NewTournament) -> str:
        """Set up a tournament; returns its id."""
        owner = await self._player(person)
        game = self._find_game(new.ruleset)
        pace = new.pace or Pace()
        check_agreement(Agreement(pace), [], True)
        for seats in {new.seats, max(new.seats - 1, 2, game.facts.seats_min)}:
            self._lobby.check_options(new.ruleset, new.options, seats)
        most = min(new.most, MOST_IN_ROBIN) if new.kind == "all" else new.most
        row = TournamentRow(
            id=names.table_id(),
            name=names.clean_name(new.name, names.TABLE_NAME_MOST),
            owner=owner.id,
            ruleset=new.ruleset,
            options=msgspec.json.encode(new.options).decode(),
            kind=new.kind,
            pace=Agreement(pace).pace_text(),
            seats=new.seats,
            most=most,
            rounds=new.rounds if new.kind == "swiss" else 0,
            round_days=new.round_days,
            rated=new.rated,
            vacation=new.vacation,
            state="open",
            seed=(self._seed or secrets.randbelow(MOST_SEED)) % MOST_SEED,
            created=self._tables.now(),
        )
        async with self._busy.of(owner.id):
            owned, _ = await self._store.active_of(owner.id)
            if owned >= MOST_OWNED:
                raise Refused("conflict", "too-many-tournaments", most=MOST_OWNED)
            await self._store.add(row)
        return row.id

    async def enter(self, person: AccountRow, tournament_id: str) -> None:
        """Take part."""
        player = await self._player(person)
        state = await self._open(tournament_id)
        if state.number_of(player.id) >= 0:
            raise Refused("conflict", "has-entered")
        async with self._busy.of(player.id):
            _, entered = await self._store.active_of(player.id)
            if entered >= MOST_ENTERED:
                raise Refused("conflict", "too-many-tournaments", most=MOST_ENTERED)
            await self._enter(state, [EntrantRow(player.id, player.name, self._tables.now())])

    async def add_bots(self, person: AccountRow, tournament_id: str, bot: str, count: int) -> None:
        """Let bots take part, so that tables can be filled. Only the organiser may ask for it."""
        state = await self._own(person, tournament_id)
        await self._open(tournament_id)
        game = self._find_game(state.row.ruleset).facts.game
        chosen = bot or usual_bot(game)
        check_bot(chosen, game, self._bot_think)
        at, number = self._tables.now(), _next_bot(state)
        rows = [EntrantRow(f"bot:{chosen}:{n:02}", _bot_name(n), at) for n in range(number, number + count)]
        await self._enter(state, rows)

    async def _enter(self, state: TournamentState, rows: list[EntrantRow]) -> None:
        try:
            if not await self._store.enter(state.row.id, rows):
                raise Refused("conflict", "tournament-full", most=state.row.most)
        except Conflict:
            raise Refused("conflict", "has-entered") from None

    async def leave(self, person: AccountRow, tournament_id: str, name: str = "") -> None:
        """Withdraw. Before the start the place is free again, and the organiser may remove others by their name. Later
        the games that run are resigned, and the points stay.
        """
        state = await read_state(self._store, tournament_id)
        mine = state.number_of(person.id)
        named = (number for number, one in enumerate(state.entrants) if one.name == name)
        number = next(named, -1) if name else mine
        if number < 0:
            raise Refused("conflict", "not-entered")
        who = state.entrants[number]
        if number != mine:
            await self._own(person, tournament_id)
        if state.row.state == "open" and await self._store.drop(tournament_id, who.entrant):
            return
        if state.row.state not in ("open", "running"):
            raise Refused("conflict", "tournament-over")
        if number != mine and not who.bot:
            raise Refused("conflict", "tournament-begun")
        if not await self._store.withdraw(tournament_id, who.entrant, self._tables.now()):
            raise Refused("conflict", "has-withdrawn")
        if not who.bot:
            await self._resign_all(person, state)
        await self._rounds.go_on(tournament_id)

    async def _resign_all(self, person: AccountRow, state: TournamentState) -> None:
        for table in state.tables:
            if table.table_id and not table.results and person.id in table.entrants:
                await self._resign(person, table.table_id)

    async def _resign(self, person: AccountRow, table_id: str) -> None:
        for _ in range(MOST_TRIES):
            try:
                table = await self._tables.cache.fresh(table_id)
                await self._endings.resign(person, table_id, table.version, secrets.token_hex(8))
                return
            except Refused as refused:
                if refused.key != "stale":
                    return  # it has ended, or the person has resigned before

    async def left(self, account_id: str) -> None:
        """A person was deleted: they take part in nothing that comes."""
        for row in await self._store.of_person(account_id, MOST_ENTERED + MOST_OWNED):
            if row.state == "open":
                await self._store.drop(row.id, account_id)
            elif row.state == "running":
                await self._store.withdraw(row.id, account_id, self._tables.now())

    # -- the organiser ------------------------------------------------------------------------------------------

    async def start(self, person: AccountRow, tournament_id: str) -> None:
        """Draw the lots and open the first round."""
        state = await self._own(person, tournament_id)
        await self._open(tournament_id)
        least = max(2, self._find_game(state.row.ruleset).facts.seats_min)
        count = len(state.entrants)
        if count < least:
            raise Refused("conflict", "too-few-entrants", least=least)
        rounds = state.row.rounds
        if state.row.kind == "all":
            seats, seed = state.row.seats, state.row.seed
            rounds = len(await self._tables.offload.do(lambda: round_robin(count, seats, seed, least)))
        ids = [one.entrant for one in state.entrants]
        order = shuffled(range(count), rng_of(state.row.seed, "lots"))
        lots = {ids[person_]: lot for lot, person_ in enumerate(order, 1)}
        if not await self._store.start(tournament_id, min(rounds, MOST_ROUNDS), lots):
            raise Refused("conflict", "tournament-changed")
        await self._rounds.go_on(tournament_id)

    async def next(self, person: AccountRow, tournament_id: str) -> None:
        """End the round: unfinished tables count as they stand, and the next round opens. Not too early, so that an
        organiser who plays cannot end a game at once.
        """
        state = await self._own(person, tournament_id)
        if state.row.state != "running" or state.present is None:
            raise Refused("conflict", "tournament-not-running")
        if self._tables.now() < next_from(state):
            raise Refused("conflict", "round-young", until=next_from(state))
        await self._rounds.go_on(tournament_id, now=True)

    async def close(self, person: AccountRow, tournament_id: str) -> None:
        """End the tournament. Games that run go on, but no longer count."""
        await self._own(person, tournament_id, moderators=True)
        if not await self._store.change_state(tournament_id, ("open", "running"), "closed", self._tables.now()):
            raise Refused("conflict", "tournament-over")

    # -- who asks -----------------------------------------------------------------------------------------------

    async def _player(self, person: AccountRow) -> PersonRow:
        found = await self._people.of(person.id)
        if found is None or found.state != "player":
            raise Refused("forbidden", "players-only")
        return found

    async def _open(self, tournament_id: str) -> TournamentState:
        state = await read_state(self._store, tournament_id)
        if state.row.state != "open":
            raise Refused("conflict", "tournament-begun" if state.row.state == "running" else "tournament-over")
        return state

    async def _own(self, person: AccountRow, tournament_id: str, moderators: bool = False) -> TournamentState:
        state = await read_state(self._store, tournament_id)
        if state.row.owner != person.id:
            found = await self._people.of(person.id) if moderators else None
            if found is None or found.role != "moderator":
                raise Refused("forbidden", "organiser-only")
        return state


def next_from(state: TournamentState) -> str:
    """When the organiser can end the present round at the earliest; empty if nothing is to be ended."""
    if state.row.state != "running" or state.present is None:
        return ""
    opened = datetime.fromisoformat(state.present.opened)
    return iso(opened + LEAST_ROUND[state.pace.kind])


def _next_bot(state: TournamentState) -> int:
    numbers = [int(one.entrant.rpartition(":")[2]) for one in state.entrants if one.bot]
    return max(numbers, default=0) + 1


def _bot_name(number: int) -> str:
    """The name of the bot with this number, from 1."""
    again, which = divmod(number - 1, len(BOT_NAMES))
    return BOT_NAMES[which] if again == 0 else f"{BOT_NAMES[which]} {again + 1}"
