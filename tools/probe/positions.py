"""Hostile positions: numbers that nobody has in a box, and texts that take long to parse."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any, Final

from arktable.engine.text.toml import toml
from tools.probe.attack import Asked, Attack, Group, analysed, id_of, looked_at
from tools.probe.client import Client
from tools.probe.games import Number, late_text, numbers_of_positions

HUGE: Final = 10**18
NUMBERS: Final[dict[str, int]] = {"huge": HUGE, "a million": 10**6, "negative": -1, "2^63": 2**63}
DIGITS: Final = "9" * 5000
HEAD: Final = 'arktable = "position 1"\nruleset = "water-frame"\nseats = 2\n'
KB: Final = 1024
BODY_MOST: Final = 64 * KB
ROOMS: Final = (60 * KB, 50 * KB, 40 * KB, 30 * KB)
"""Sizes of texts: the first whose JSON is no larger than a body may be is sent."""


def as_table(text: str, ruleset: str, seats: int) -> Callable[[Client], Asked]:
    """Open a table in this position, and look at it."""

    def run(client: Client) -> Asked:
        wishes = [{"kind": "me", "name": f"Seat {seat + 1}"} for seat in range(max(1, min(seats, 8)))]
        answer = client.post("/tables", {"ruleset": ruleset, "seats": wishes, "position": text})
        yield "POST /tables", answer
        if table := id_of(answer):
            yield from looked_at(client, table)

    return run


def as_text(text: str) -> Callable[[Client], Asked]:
    """Have the position described, and have it analysed."""

    def run(client: Client) -> Asked:
        yield "POST /positions", client.post("/positions", {"text": text})
        answer = client.post("/positions/analysis", {"text": text})
        yield "POST /positions/analysis", answer
        if table := id_of(answer):
            yield from analysed(client, table)

    return run


def of_number(number: Number, size: str) -> Attack:
    """A position in which one number is another one."""
    text = toml(number.replaced(NUMBERS[size]))
    label = f"{number.ruleset} {number.name} {size}"
    if size == "huge":
        return Attack(label, as_text(text))
    return Attack(label, as_table(text, number.ruleset, int(number.table["seats"])))


def _with_digits(number: Number) -> Attack:
    marker = 987654321987654321
    text = toml(number.replaced(marker)).replace(str(marker), DIGITS)
    return Attack(f"{number.ruleset} {number.name} of 5,000 digits", as_text(text))


def _stock() -> Attack:
    """The stock of the first company: the goods of it are shown one by one."""
    table: dict[str, Any] = tomllib.loads(late_text("water-frame", 2))
    table["companies"][0]["stock"] = {"clothes": 2, "cutlery": HUGE}
    return Attack("water-frame stock of 10^18", as_table(toml(table), "water-frame", 2))


def number_groups(every: int = 1) -> list[Group]:
    """Each kind of number in the text of a position, by another one. With `every` = 10 only each tenth is tried."""
    numbers = numbers_of_positions()[::every]
    about = "every number in positions of random games, replaced one at a time by {}; then the table is looked at"
    groups = [
        Group(f"positions: numbers {size}", about.format(size), [of_number(number, size) for number in numbers])
        for size in NUMBERS
    ]
    few = numbers[:: max(1, len(numbers) // 12)]
    groups.append(Group("positions: 5,000 digits", about.format("5,000 digits"), [_with_digits(one) for one in few]))
    groups.append(
        Group("positions: stock of 10^18", "a company with 10^18 goods; then its table is asked for", [_stock()])
    )
    return groups


def bombs(room: int) -> dict[str, str]:
    """Texts of about this many bytes that are slow or deep for a parser of TOML."""
    room -= len(HEAD) + 100
    deep = room // 2
    return {
        "one key of many dots": f"{HEAD}{'.'.join('a' * deep)} = 1\n",
        "one table of many dots": f"{HEAD}[{'.'.join('a' * deep)}]\n",
        "many digits": f"{HEAD}x = {'9' * room}\n",
        "dotted keys": HEAD + "".join(f"{'.'.join('a' * 100)}.k{n} = 1\n" for n in range(room // 215)),
        "many tables": HEAD + "".join(f"[t{n}]\n" for n in range(room // 9)),
        "many tables of many dots": HEAD + "".join(f"[{'.'.join('a' * 100)}.t{n}]\n" for n in range(room // 215)),
        "deep arrays": f"{HEAD}x = {'[' * deep}{']' * deep}\n",
        "deep inline tables": f"{HEAD}x = {'{a=' * (room // 4)}1{'}' * (room // 4)}\n",
        "many hexadecimal digits": f"{HEAD}x = 0x{'f' * room}\n",
        "an exponent": f"{HEAD}x = 1e{'9' * room}\n",
        "an open string": f"{HEAD}x = '''{'a' * room}",
        "escapes": f'{HEAD}x = "{chr(92) + "u0041"}{(chr(92) + "u0041") * (room // 6 - 1)}"\n',
        "one list": f"{HEAD}x = [{'1,' * deep}]\n",
        "lists of tables": HEAD + "[[x]]\n" * (room // 6),
        "frames": HEAD + '[[frames]]\nphase = "turn"\nseat = 1\n' * (room // 40),
    }


def bomb_groups() -> list[Group]:
    fitting: dict[str, str] = {}
    for room in ROOMS:
        for name, text in bombs(room).items():
            if len(json.dumps({"text": text})) <= BODY_MOST:
                fitting.setdefault(name, text)
    attacks = [Attack(f"TOML: {name}", as_text(text)) for name, text in fitting.items()]
    return [Group("positions: TOML bombs", "60 KB of TOML that is deep or slow to parse", attacks)]
