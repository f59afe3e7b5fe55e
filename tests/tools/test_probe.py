"""`make probe` and `make faults` in short: a server answers, loses nothing and goes on. No time is judged."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arktable.engine.records.record import game_of, read_record
from arktable.engine.registry import find_game
from tools.probe.addresses import NotLoopback, Sources, checked
from tools.probe.bad_requests import BY_ROUTE, GOOD, ROUTES, address, fields, needed, queries, requests
from tools.probe.client import Answer, Client, fault_of
from tools.probe.distance import Folk
from tools.probe.distance_floods import distance_kinds
from tools.probe.floods import chosen
from tools.probe.games import numbers_of_positions
from tools.probe.latency import waits_of
from tools.probe.ledger import compared
from tools.probe.page import BEGIN, END, write
from tools.probe.play import Acknowledged, Seated
from tools.probe.records import extreme, with_number
from tools.probe.report import Report, Section

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600


def probed(folder: Path, *arguments: str) -> tuple[int, dict[str, Any]]:
    """The exit status of a tool, and what it found."""
    figures = folder / "figures.json"
    command = [sys.executable, "-m", *arguments, f"--json={figures}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert figures.exists(), done.stderr[-2000:]
    return done.returncode, json.loads(figures.read_text("utf-8"))


@pytest.mark.parametrize("part", ["bad-input", "uploads", "kills", "disk"])
def test_a_server_stands_what_hostile_clients_send(part: str, tmp_path: Path) -> None:
    status, found = probed(tmp_path, "tools.probe", "--quick", f"--only={part}")
    assert found["broken"] == []
    assert status == 0
    assert sum(section["checks"] for section in found["sections"]) > 0


def test_nothing_acknowledged_is_lost_when_bots_or_the_database_are_killed_or_sockets_are_bad(tmp_path: Path) -> None:
    page, parts = tmp_path / "figures.md", ("bots", "database", "sockets")
    status, found = probed(
        tmp_path, "tools.faults", "--times=1", *(f"--only={part}" for part in parts), f"--page={page}"
    )
    assert tuple(found) == parts
    assert [section["broken"] for section in found.values()] == [[], [], []]
    assert status == 0
    assert all(section["checks"] > 0 for section in found.values())
    assert "### PostgreSQL killed" in page.read_text("utf-8")


# -- what the probe itself is made of ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["http://example.org", "http://10.0.0.1:8000", "http://[::1]:1", "https://127.0.0.1", "x"]
)
def test_only_loopback_is_attacked(url: str) -> None:
    with pytest.raises(NotLoopback):
        checked(url)


def test_addresses_of_this_machine_are_taken() -> None:
    assert checked("http://localhost:8000/") == "http://127.0.0.1:8000"
    assert checked("http://127.3.2.1:9") == "http://127.3.2.1:9"


def test_every_client_has_an_address_of_its_own() -> None:
    taken = Sources(30).several(600)
    assert len(set(taken)) == 600
    assert all(one.startswith("127.30.") for one in taken)


def test_every_route_is_asked_with_every_kind_of_bad_input() -> None:
    values = {
        "table_id": "t",
        "n": "1",
        "game": "arkadia",
        "name": "x",
        "file": "en.ftl",
        "path": "p",
        "ruleset": "arkadia",
    }
    asked = list(requests(values, quick=True))
    for route in ROUTES:
        path = address(route, values)
        mine = [request for request in asked if request.path.partition("?")[0] == path]
        assert {request.method for request in mine} >= {route.method}
        assert any("?" in request.path for request in mine)
        if route.method == "POST":
            assert any(request.body not in (None, b"{}") for request in mine)
        if "{" in route.path:
            assert any(f"{route.method} {route.path} with" in request.label for request in asked)


def test_names_of_fields_and_queries_are_found_in_the_routes() -> None:
    by_path = {route.path: route for route in ROUTES}
    assert {"ruleset", "seats", "options", "position", "pace"} <= set(fields(by_path["/tables"]))
    assert {"version", "key", "moves"} <= set(fields(by_path["/tables/{table_id}/moves"]))
    assert {"name", "reason", "report", "days"} <= set(fields(by_path["/moderation/bans"]))
    assert {"kind", "most", "rounds", "round_days"} <= set(fields(by_path["/tournaments"]))
    assert {"as", "seat", "after", "to", "n", "name", "seats"} <= set(queries())


def test_every_field_that_a_body_must_have_has_a_good_value() -> None:
    assert sum(bool(needed(route)) for route in ROUTES) > 50
    for route in ROUTES:
        known = {*GOOD, *BY_ROUTE.get(route.path, {})}
        assert needed(route) <= known, f"the probe gets no further than this at {route.path}"


def test_floods_are_chosen_by_name() -> None:
    people = Folk("c", "d", {"people.name": "x", "tournaments.id": "t", "feed.name": "f.atom"}, "t")
    found = list(distance_kinds(people))
    assert [kind.name for kind in chosen(found, ["chat"])] == ["chat"]
    assert chosen(found, []) == found
    with pytest.raises(SystemExit, match="no flood is called x"):
        chosen(found, ["x"])


def test_floods_reach_every_kind_of_route_of_play_at_a_distance() -> None:
    people = Folk("c", "d", {"people.name": "x", "tournaments.id": "t", "feed.name": "f.atom"}, "t")
    asked = "\n".join(text for kind in distance_kinds(people) for text in kind.orders["requests"])
    for part in ("chat", "order", "sign-in", "names", "passkey", "device", "feed", "export", "invite", "tournaments",
                 "channels", "watch", "people", "reports"):  # fmt: skip
        assert f"/{part}" in asked, part


def test_answers_are_judged() -> None:
    error = b'{"error": {"key": "malformed", "args": {}}}'
    assert fault_of(Answer(200, b"anything", 0.1)) == ""
    assert fault_of(Answer(400, error, 0.1)) == ""
    assert fault_of(Answer(503, error, 0.1)) == ""
    assert fault_of(Answer(500, error, 0.1)).startswith("status 500")
    assert "shape" in fault_of(Answer(400, b"Bad Request", 0.1))
    assert fault_of(Answer(405, b"", 0.1), api=False) == ""
    assert fault_of(Answer(0, b"", 3.0, fault="timed out")).startswith("no answer within 3.0 s")


def test_a_stall_counts_for_the_requests_that_it_held_up() -> None:
    assert waits_of([10.0] * 99 + [1000.0]).p99 == 10.0
    held_up = waits_of([10.0] * 99 + [1000.0], interval=100.0)
    assert held_up.p99 == 900.0
    assert held_up.asked == 109
    assert waits_of([]).p99 == 0.0


def test_numbers_of_positions_are_replaced_one_at_a_time() -> None:
    numbers = numbers_of_positions()
    assert {number.ruleset for number in numbers} >= {"arkadia", "water-frame", "arkwright-cards"}
    (stock,) = [one for one in numbers if one.ruleset == "water-frame" and one.name == "companies.stock.food"]
    changed = stock.replaced(10**18)
    assert changed["companies"][stock.path[1]]["stock"]["food"] == 10**18
    assert stock.replaced(stock.table["companies"][stock.path[1]]["stock"]["food"]) == stock.table


def test_a_hostile_record_has_the_hash_of_its_numbers() -> None:
    game = find_game("arkadia")
    key = next(key for key, value in game.sheet.own().values().items() if isinstance(value, int))
    record = read_record(with_number(game, key, 0))
    assert game_of(record, game).sheet[key] == 0
    assert extreme({"a": [1, "word", True]}, 7) == {"a": [7, "word", True]}


def test_moves_that_are_lost_or_of_nobody_are_found(tmp_path: Path) -> None:
    database = tmp_path / "log.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE entry (table_id, version, kind, seat, key, moves)")
        rows = [
            ("t", 2, "move", 0, "0:a", "done"),
            ("t", 3, "move", 0, "0:a", "done"),
            ("t", 4, "move", 1, "1:c", "own"),
        ]
        connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", rows)
    connection.close()
    seated = Seated(Client("http://127.0.0.1:1", "127.0.0.1"), random.Random(1))
    seated.acknowledged["t"] = [Acknowledged(2, 0, "a", "done"), Acknowledged(5, 1, "b", "done")]
    verdict = compared(database, [seated])
    assert verdict.moves == 1
    assert ["1:b" in each for each in verdict.lost] == [True]
    assert verdict.twice == ["t 0:a"]
    assert len(verdict.others) == 2
    assert verdict.holes == ["t [2, 3, 4]"]
    assert verdict.newest == {"t": 4}


def test_the_page_keeps_what_people_wrote(tmp_path: Path) -> None:
    page = tmp_path / "probes.md"
    page.write_text(f"# Head\n\n{BEGIN}\nold\n{END}\n\nTail\n", "utf-8")
    section = Section("floods", "About.", ("flood", "p99"))
    section.add("why | not", 12.0)
    section.expect("something", "is wrong")
    write(page, Report("python -m tools.probe", "a server", [section]))
    text = page.read_text("utf-8")
    assert text.startswith("# Head\n")
    assert text.endswith("\n\nTail\n")
    assert "old" not in text
    assert r"| why \| not | 12 |" in text
    assert "- broken: something: is wrong" in text
