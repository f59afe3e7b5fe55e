"""Hostile records and files of games: numbers at their extremes with the right hash, many lines, bombs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from arktable.engine.datum import MOST
from arktable.engine.game import Game
from arktable.engine.records.record import MAX_MOVES, MAX_RECORD_BYTES, Record, new_record
from arktable.engine.registry import find_game
from arktable.engine.sheets import hash_of, without
from tools.probe.attack import Asked, Attack, Group, analysed, id_of, looked_at
from tools.probe.client import Client
from tools.probe.games import late_text, played, seats_of
from tools.probe.play import Seated
from tools.probe.positions import bombs

RULESETS: Final = ("arkadia", "arkwright-cards", "water-frame")
"""One of each game, with most of its rules."""
STEPS: Final = 8
"""Moves that are played at a table made of a hostile record."""
GAMES_HEAD: Final = '{"arktable": "games 1", "name": "Eve"}\n'
GAMES_MOST: Final = 8 * 1024 * 1024
START_ROOM: Final = 240 * 1024


def uploaded(text: str) -> Callable[[Client], Asked]:
    """Have a record shown, and ask about it."""

    def run(client: Client) -> Asked:
        answer = client.post("/records", text.encode())
        yield "POST /records", answer
        if table := id_of(answer):
            yield from analysed(client, table)

    return run


def played_on(text: str, seats: int) -> Callable[[Client], Asked]:
    """Have a record shown and played on, at random."""

    def run(client: Client) -> Asked:
        yield "POST /records", client.post("/records", text.encode())
        taken = ",".join(str(seat) for seat in range(seats))
        answer = client.post(f"/records/play?seats={taken}", text.encode())
        yield "POST /records/play", answer
        if not (table := id_of(answer)):
            return
        seated = Seated(client, random.Random(1), seats=seats)
        seated.join(table)
        yield from looked_at(client, table)
        for _ in range(STEPS):
            yield "a move", seated.step()
            yield "GET /tables/…", client.get(seated.path())
            if seated.table != table:
                return

    return run


# -- numbers ----------------------------------------------------------------------------------------------------------


def extreme(value: Any, number: int) -> Any:
    """A value of the same form in which every number is this one."""
    if isinstance(value, bool) or not isinstance(value, (int, list, dict)):
        return value
    if isinstance(value, int):
        return number
    if isinstance(value, list):
        return [extreme(part, number) for part in value]
    return {key: extreme(part, number) for key, part in value.items()}


def with_number(game: Game, key: str, value: Any) -> str:
    """A record of a game that has just begun, on the present numbers but this one, with the hash of them."""
    seats = seats_of(game)
    record = new_record(game, seats, {}, 1)
    values = {**game.sheet.own().values(), key: value}
    sheet_hash = hash_of(without(values, game.unused_numbers(record.options, seats)))
    head = (record.ruleset, record.rules_rev, sheet_hash, record.options, seats, 1, record.players)
    return Record(*head, [], {key: value}).text()


def number_group(every: int = 1) -> Group:
    """Every number of every sheet at the ends of what is allowed. With `every` = 10 only each tenth is tried."""
    attacks: list[Attack] = []
    for game in map(find_game, RULESETS):
        unused = game.unused_numbers(game.choose({}), seats_of(game))
        for key, own in without(game.sheet.own().values(), unused).items():
            for number in (0, MOST):
                value = extreme(own, number)
                if value != own:
                    text = with_number(game, key, value)
                    attacks.append(Attack(f"{game.facts.id} {key} = {number}", played_on(text, seats_of(game))))
    about = f"every number of every sheet as 0 and as {MOST}, with the hash that fits; then the game is played on"
    return Group("records: numbers of a sheet", about, attacks[::every])


# -- sizes ------------------------------------------------------------------------------------------------------------


def _head(record: Record, *more: str) -> str:
    head, _, _ = record.text().partition("\n\n")
    return "\n".join([head, *more]) + "\n\n"


def large_records() -> dict[str, str]:
    """Records near the limits of size."""
    game = played("water-frame", 4, 5)
    record, text = game.record, game.record.text()
    room = MAX_RECORD_BYTES - len(text) - 100
    begun = _head(record)
    moves = "".join(f"{seat + 1} {move}\n" for seat, move in record.moves)
    start = [f"| {line}" for line in late_text("water-frame", 4).splitlines()]
    switch = f"rules {record.rules_rev}\n"
    return {
        "20,000 moves": begun + moves + "1 done\n" * (MAX_MOVES - len(record.moves)),
        "changes of the rules": begun
        + moves.partition("\n")[0]
        + "\n"
        + switch * (room // 8)
        + moves.partition("\n")[2],
        "a whole game for four": text,
        "20,000 moves of nobody": begun + "1 done\n" * MAX_MOVES,
        "comments": text + "#\n" * (room // 2),
        "numbers that nobody knows": _head(record, *(f"number n{n} = 1" for n in range(room // 17))),
        "options": _head(record, *(f"option o{n}=x" for n in range(room // 16))) + moves,
        "one long number": _head(record, f"number workers.own = [{'1,' * (room // 2 - 50)}1]"),
        "a deep number": _head(record, f"number workers.own = {'[' * (room // 2)}{']' * (room // 2 - 50)}"),
        "a number of many digits": _head(record, f"number workers.own = {'9' * (room - 50)}"),
        "a late position": _head(new_record(find_game("water-frame"), 4, record.options, 1), *start),
        "a NUL in it": text + "\0\n",
    }


def large_group() -> Group:
    attacks = [Attack(name, uploaded(text)) for name, text in large_records().items()]
    return Group(
        "records: near 1 MB", "records of 20,000 moves, of many options, numbers, changes of the rules", attacks
    )


def bomb_group() -> Group:
    """The bombs of positions, larger: a record may be larger than a body of JSON."""
    head = _head(new_record(find_game("water-frame"), 2, {}, 1)).rstrip("\n")
    attacks = []
    for name, text in bombs(START_ROOM).items():
        lines = "\n".join(f"| {line}" for line in text.splitlines())
        attacks.append(Attack(f"TOML: {name}", uploaded(f"{head}\n{lines}\n\n")))
    return Group("records: TOML bombs", "240 KB of such TOML in the `|` lines of a record", attacks)


# -- files of games ---------------------------------------------------------------------------------------------------


def games_files() -> dict[str, bytes]:
    """Files of games of up to 8 MB."""
    empty = '{"record":""}\n'
    whole = json.dumps({"record": played("water-frame", 4, 5).record.text()}) + "\n"
    large = json.dumps({"record": large_records()["20,000 moves"]}) + "\n"
    return {
        "590,000 empty games": (GAMES_HEAD + empty * 590_000).encode(),
        "whole games": (GAMES_HEAD + whole * (GAMES_MOST // (len(whole) + 100))).encode(),
        "records of 20,000 moves": (GAMES_HEAD + large * (GAMES_MOST // (len(large) + 100))).encode(),
        "empty lines": (GAMES_HEAD + "\n" * (GAMES_MOST - 100)).encode(),
        "one line": (GAMES_HEAD + '{"record":"' + "a" * (GAMES_MOST - 100) + '"}').encode(),
        "deep JSON": (GAMES_HEAD + "[" * (GAMES_MOST - 100)).encode(),
        "more than 8 MB": b"x" * (GAMES_MOST + 1),
    }


def sent_games(content: bytes) -> Callable[[Client], Asked]:
    def run(client: Client) -> Asked:
        yield "POST /me/games", client.post("/me/games", content)
        yield "GET /me/games", client.get("/me/games")

    return run


def games_group() -> Group:
    attacks = [Attack(name, sent_games(content)) for name, content in games_files().items()]
    return Group("files of games", "8 MB to `/me/games`: 590,000 empty games, hundreds of whole ones", attacks)
