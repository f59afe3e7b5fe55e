"""What happens to a seat whose player is away: the others vote, and somebody may step in.

A vote can be changed until more than half of the people who play have voted for the same.
"""

from __future__ import annotations

from typing import Final

from arktable.server.bus.kinds import ASKED
from arktable.server.distance.clocks.limits import decision_due
from arktable.server.distance.proposals.endings import Endings, write_entries
from arktable.server.distance.proposals.log import missing, offer_of, voters, votes_on
from arktable.server.people.leaving import given_time, replaced, returned
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.times import iso
from arktable.server.store.distance.invites import AskingRow, SqlInvites
from arktable.server.store.rows import AccountRow
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, key_of
from arktable.server.wire.distance.proposals import Asking, MissingSeat, OfferShown, Proposals
from arktable.server.wire.tables import Ack

MORE_TIME: Final = {"live": 300, "days": 86_400}
"""By pace: seconds that a seat gets by a vote."""
STEP_IN: Final = "substitute:"
CHOICES: Final = ("bot", "time", "end", "wait")


class Votes:
    """Votes about seats whose players are away, and people who step in."""

    def __init__(self, tables: Tables, stand_ins: StandIns, endings: Endings, invites: SqlInvites) -> None:
        self._tables = tables
        self._stand_ins = stand_ins
        self._endings = endings
        self._invites = invites
        tables.bus.handle(ASKED, self._asked_elsewhere)

    async def shown(self, table_id: str) -> Proposals:
        """What is proposed at a table; everybody may see it."""
        table = await self._tables.cache.get(table_id)
        if table.row.state != "running":
            return Proposals(None, [])
        offer = offer_of(table.entries)
        asking = await self._invites.asking(table_id)
        seats = [
            MissingSeat(
                seat,
                {str(voter): choice for voter, choice in votes_on(table.entries, seat).items()},
                [voter for voter in voters(table.seats) if voter != seat],
                [Asking(one.account_id, one.name) for one in asking if one.seat == seat],
                _decided_by(table, seat),
            )
            for seat in missing(table)
        ]
        shown = None if offer is None else OfferShown(offer.what, offer.by, sorted(offer.agreed))
        return Proposals(shown, seats)

    async def vote(
        self, person: AccountRow | None, table_id: str, version: int, key: str, seat: int, choice: str
    ) -> Ack:
        """Vote on a seat whose player is away."""
        asking = {one.account_id: one for one in await self._invites.asking(table_id) if one.seat == seat}

        async def action(table: LiveTable, mine: int) -> None:
            self._tables.check_room(table, again=True)
            if table.row.state != "running" or seat not in missing(table):
                raise Refused("conflict", "not-missing")
            asked = [voter for voter in voters(table.seats) if voter != seat]
            if mine not in asked:
                raise Refused("forbidden", "no-vote")
            _check_choice(table, choice, set(asking))
            who = asking.get(choice.removeprefix(STEP_IN))
            what = f"{seat} {choice}" if who is None else f"{seat} {choice} {who.name}"
            rows = [self._tables.entry(table, 1, "vote", mine, what, key_of(mine, key))]
            votes = {**votes_on(table.entries, seat), mine: choice}
            is_decided = 2 * sum(votes.get(voter) == choice for voter in asked) > len(asked)
            if is_decided:
                rows.append(self._tables.entry(table, 2, "vote", -1, what))
            if is_decided and choice == "end":
                await self._endings.end(table, rows, "agreed")
                return
            await write_entries(self._tables, table, rows)
            if is_decided:
                await self._carry_out(table, seat, choice, asking)

        return await self._tables.once(person, table_id, version, key, action)

    async def _carry_out(self, table: LiveTable, seat: int, choice: str, asking: dict[str, AskingRow]) -> None:
        """Do what was decided; a table that waits needs nothing but the entry of the decision."""
        if choice == "bot":
            if table.seats[seat].bot is None:
                await self._stand_ins.bot_sits(table, seat)
        elif choice == "time" and table.clock is not None:
            row = self._tables.entry(table, 1, "give-time", -1, f"{seat} {MORE_TIME[table.clock.pace.kind]}")
            back = given_time(table.seats[seat])
            await write_entries(self._tables, table, [row], (back,))
        elif choice.startswith(STEP_IN):
            account = choice.removeprefix(STEP_IN)
            taken = replaced(table.seats[seat], account)
            row = self._tables.entry(table, 1, "substitute", -1, f"{seat} {asking[account].name}")
            await write_entries(self._tables, table, [row], (taken,))
            await self._invites.drop(table.row.id, account)

    async def step_in(self, person: AccountRow, table_id: str, seat: int) -> None:
        """Ask to play for somebody who is away; the others decide by vote."""
        table = await self._tables.cache.get(table_id)
        if any(person.id in (one.account_id, one.substitute) for one in table.seats):
            raise Refused("conflict", "already-seated", seat=seat)
        if table.row.state != "running" or seat not in missing(table):
            raise Refused("conflict", "not-missing")
        await self._tables.check_seats(person)
        await self._invites.ask(table_id, person.id, seat, self._tables.now())
        table.asked += 1
        self._tables.publish(table)
        self._tables.bus.tell(ASKED, table_id)

    def _asked_elsewhere(self, table_id: str) -> None:
        """Somebody has asked to step in by another process."""
        table = self._tables.cache.known(table_id)
        if table is not None:
            table.asked += 1
            self._tables.bus.publish_here(table_id)

    async def reclaim(self, person: AccountRow, table_id: str) -> None:
        """The owner of a seat takes it back from a substitute, before the next move."""
        table = await self._tables.cache.get(table_id)

        async def action() -> None:
            mine = [one for one in table.seats if one.account_id == person.id and one.substitute]
            if not mine or table.row.state != "running":
                raise Refused("conflict", "not-handed-over")
            for one in mine:
                row = self._tables.entry(table, 1, "take-back", one.seat)
                await write_entries(self._tables, table, [row], (returned(one),))

        await self._tables.change(table, action)


def _decided_by(table: LiveTable, seat: int) -> str:
    """When a bot takes over this seat, unless the others decide before."""
    due = None if table.clock is None else decision_due(table.clock, seat)
    return "" if due is None else iso(due)


def _check_choice(table: LiveTable, choice: str, asking: set[str]) -> None:
    stepping = choice.startswith(STEP_IN) and choice.removeprefix(STEP_IN) in asking
    if choice not in CHOICES and not stepping:
        raise malformed("choice is bot, time, end, wait or substitute:<account> of somebody who asks")
    if choice in ("time", "wait") and table.clock is None:
        raise Refused("conflict", "no-clock")
