"""Looking back: the steps of a game, the table at any of them, records out and in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from arktable.engine.editions import foreign_numbers, is_known
from arktable.engine.events import Event, said
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import Player, Record, game_of, new_record, read_record, replay, replay_step
from arktable.engine.scenes import kinds_in, scenes_between
from arktable.engine.text import read_position_text
from arktable.server.service import names
from arktable.server.service.errors import Refused
from arktable.server.service.limits import Limits
from arktable.server.service.stored_events import write_events
from arktable.server.service.table import LiveTable
from arktable.server.service.tables import Tables
from arktable.server.service.views import eyes_of
from arktable.server.service.wire import Brief, Moment, Step
from arktable.server.service.wire_log import Since
from arktable.server.service.wire_scene import Scene
from arktable.server.store.rows import AccountRow, EntryRow, SeatRow, Summary, TableRow

MOST_MOVES_PER_ENTRY: Final = 50
SEED_OF_ANALYSES: Final = 1
"""What a position leaves open is dealt by it: the same text always becomes the same game."""


class History:
    """Reads finished and running games alike; the past of a running game shows no more than its present."""

    def __init__(self, tables: Tables, find_game: Callable[[str], Game], limits: Limits) -> None:
        self._tables = tables
        self._beside = tables.beside
        self._find_game = find_game
        self._limits = limits

    async def steps(self, table_id: str) -> list[Step]:
        """One line per decision. What was decided is public in every game: what it showed is in the events."""
        table = await self._ready(table_id)
        if table.position is None:
            raise Refused("conflict", "not-started")
        parse, decisions = table.position.catalogue.parse, list(table.decisions)

        def lines() -> list[Step]:
            return [
                Step(n, decision.seat, parse(decision.move).as_data(), decision.turn)
                for n, decision in enumerate(decisions, 1)
            ]

        return await self._beside.do(lines)

    async def at(self, person: AccountRow | None, table_id: str, n: int, as_open: bool) -> Moment:
        """The table after the first n decisions, through this person's eyes, and what the n-th one did."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        past, told = table.past(n), table.decisions[n - 1].events if n else None
        kinds = table.scene_kinds

        def moment() -> Moment:
            events = past.beginning()[1] if told is None else told
            view = past.position().view(viewer)
            return {"n": n, "view": view, "events": said(events, viewer), "scenes": kinds_in(kinds, events)}

        return await self._beside.do(moment)

    async def since(self, person: AccountRow | None, table_id: str) -> Since:
        """The table as this person's last turn left it, and as it was when the present one began."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open=False)
        mark = table.marks.of(viewer)
        if mark is None:
            return {"mark": 0, "was": None, "now": None}

        def looked_at() -> Since:
            begun = mark.begun
            now = None if begun is None else begun.view(viewer)
            return {"mark": mark.version, "was": mark.position.view(viewer), "now": now}

        return await self._beside.do(looked_at)

    async def scenes(self, person: AccountRow | None, table_id: str, after: int, to: int, as_open: bool) -> list[Scene]:
        """The scenes under way in the decisions after `after` up to `to`, through this person's eyes."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        kinds, told = table.scene_kinds, [decision.events for decision in table.decisions]

        def shown() -> list[Scene]:
            found: list[Scene] = []
            for scene in scenes_between(kinds, told, after, to):
                drawn = kinds[scene.kind].read([event.seen_by(viewer) for event in scene.events])
                if drawn is not None:
                    name = f"{scene.first}.{scene.index}"
                    found.append(
                        {"id": name, "kind": scene.kind, "first": scene.first, "last": scene.last, "over": scene.over,
                         "told": drawn}
                    )  # fmt: skip
            return found

        return await self._beside.do(shown)

    async def _ready(self, table_id: str) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None:
            raise Refused("conflict", "not-started")
        return table

    async def position(self, person: AccountRow | None, table_id: str, n: int | None, as_open: bool) -> str:
        """The text of the position after n decisions (now, if not given), as far as this person knows it."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        last = len(table.decisions)
        n = last if n is None else n
        if not 0 <= n <= last:
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=last)
        past = table.past(n)
        return await self._beside.do(lambda: past.position().save(viewer))

    # -- records ------------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> tuple[str, str]:
        """The table's name and its `.ark` text, once the game is over."""
        table = await self._tables.cache.fresh(table_id)
        if not table.over:
            raise Refused("conflict", "record-running")
        row = table.row
        moves = [(decision.seat, decision.move) for decision in table.decisions]
        if table.pinned:  # the log says it as well, only slower
            moves = list(_logged_moves(table))
        players = [Player(_player_kind(table, seat), seat.name) for seat in table.seats]
        record = Record(
            row.ruleset, row.rules_rev, row.sheet_hash, row.options, row.seats, int(row.seed), players, moves,
            switches=table.switches, start=row.start,
        )  # fmt: skip
        if table.first_game is not None:
            _give_numbers(record, table.first_game)
        return row.name, record.text()

    async def upload(self, person: AccountRow | None, client: str, text: str) -> Brief:
        """A table that can only be watched, out of a record. Refused unless the record replays to its last move."""
        self._limits.records.spend(person.id if person else client)
        self._limits.tables_address.spend(client, why="too-many-tables")
        # A long record takes a second or two to replay.
        record, game, position, events = await self._beside.do(lambda: self._replayed(text))
        now = self._tables.now()
        summary = Summary(position.seat, position.turn, round(position.progress(), 3), tuple(position.winners()))
        row = TableRow(
            names.table_id(), names.table_name(), record.ruleset, record.options, record.seats, str(record.seed),
            "archived", record.rules_rev, game.sheet_hash(record.options, record.seats), now, now, summary,
            record.start,
        )  # fmt: skip
        seats = [_seat_of(seat, player) for seat, player in enumerate(record.players)]
        await self._tables.store.add_table(row, seats, _entries_of(record, events, now), game.sheet.values())
        return self._tables.brief(await self._tables.cache.get(row.id), person)

    async def of_position(self, person: AccountRow | None, client: str, text: str) -> Brief:
        """A table that can only be watched, of a game that has just begun in this position: for its analysis."""

        def record() -> str:
            position = self._find_game(str(read_position_text(text)["ruleset"])).load(text, SEED_OF_ANALYSES)
            begun = position.begun_by()
            return new_record(begun.game, position.seats, begun.options, SEED_OF_ANALYSES, start=text).text()

        return await self.upload(person, client, await self._beside.do(record))

    def _replayed(self, text: str) -> tuple[Record, Game, Position, list[list[Event]]]:
        """The record, the game as it was played, its end, and what the set-up and every move did."""
        record = read_record(text)
        game = game_of(record, self._find_game(record.ruleset))
        record.options = game.choose(record.options)
        position = replay(record, game, 0, listen=True)
        told = [_taken(position)]
        for index in range(len(record.moves)):
            position = replay_step(record, game, position, index)
            told.append(_taken(position))
        return record, game, position, told


def _taken(position: Position) -> list[Event]:
    events, position.events = position.events or [], []
    return events


def _give_numbers(record: Record, game: Game) -> None:
    """A record names numbers that other programs can find, or gives them."""
    if not is_known(game, record.sheet_hash, record.options, record.seats):
        record.sheet_hash = game.sheet_hash(record.options, record.seats)
        record.numbers = foreign_numbers(game, record.options, record.seats)


def _logged_moves(table: LiveTable) -> Iterator[tuple[int, str]]:
    undone = {int(entry.row.moves) for entry in table.entries if entry.row.kind == "undo"}
    for entry in table.entries:
        if entry.row.kind == "move" and entry.row.version not in undone:
            for move in entry.row.moves.split("; "):
                yield entry.row.seat, move


def _player_kind(table: LiveTable, seat: SeatRow) -> str:
    """`person+bot:greedy` is somebody for whom a bot has played at times."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    handed = [entry.row.moves.split() for entry in table.entries if entry.row.kind == "hand-over"]
    stood_in = [bot for at, bot in handed if at == str(seat.seat)]
    return f"person+bot:{stood_in[-1]}" if stood_in else "person"


def _seat_of(seat: int, player: Player) -> SeatRow:
    bot = player.kind.removeprefix("bot:") if player.kind.startswith("bot:") else None
    try:
        name = names.clean_name(player.name, 40)
    except Refused:
        name = f"Seat {seat + 1}"
    return SeatRow(seat, "bot" if bot else "person", name, bot=bot[:40] if bot else None)


def _entries_of(record: Record, told: list[list[Event]], now: str) -> list[EntryRow]:
    """Moves that one seat made in a row share an entry, as they do at a table."""
    entries = [EntryRow(1, "start", -1, "", now, events=write_events(told[0]))]
    switches = dict(record.switches)
    begin = 0
    while begin < len(record.moves):
        if begin in switches:
            entries.append(EntryRow(len(entries) + 1, "revision", -1, str(switches[begin]), now))
        seat, end = record.moves[begin][0], begin + 1
        while (
            end < min(len(record.moves), begin + MOST_MOVES_PER_ENTRY)
            and record.moves[end][0] == seat
            and end not in switches
        ):
            end += 1
        joined = "; ".join(text for _, text in record.moves[begin:end])
        events = [event for step in told[begin + 1 : end + 1] for event in step]
        entries.append(EntryRow(len(entries) + 1, "move", seat, joined, now, events=write_events(events)))
        begin = end
    return entries
