"""`make load` in short: a client in a process of its own plays, and the server is measured. No time is judged."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.engine.registry import find_game, rulesets
from tools.load import measure
from tools.load.bench import MIX, SQLITE, Home, opened
from tools.load.client import Task
from tools.load.offers import chosen
from tools.load.page import BEGIN, plots, write_load
from tools.load.parts import MAIN, PARTS
from tools.load.people import Plan
from tools.load.plots import plot
from tools.load.profile import LOOP, shares
from tools.probe.page import END

RUN: dict[str, Any] = {
    "tables": 4, "moves": 8, "seconds": 2.0, "rate": 4.0, "server_ms": 0.9, "cpu": dict.fromkeys(PARTS, 0.1),
    "busy": dict.fromkeys(PARTS, 0.05), "client_cpu": 0.1, "answers": [8, 1.0, 2.0, 3.0], "updates": [8, 1.0, 2.0, 3.0],
    "late": [8, 0.0, 0.1, 0.2], "disk": [8, 0.0, 0.1, 0.2],
    "bytes": 8000, "load": 1.0, "memory": 100.0, "memory_per_table": 50.0, "faults": [],
}  # fmt: skip


@pytest.mark.parametrize("ruleset", [game.facts.id for game in rulesets()])
def test_a_move_chosen_from_the_offer_is_legal_to_the_end_of_the_game(ruleset: str) -> None:
    position, chance = find_game(ruleset).start(2, {}, 5), random.Random(3)
    for _ in range(400):
        if position.seat < 0:
            break
        # As it travels: what the client reads is JSON.
        offer = msgspec.json.decode(msgspec.json.encode(position.view(position.seat)["offer"]))
        wish = chosen(offer, chance)
        move = (
            position.catalogue.parse(wish)
            if isinstance(wish, str)
            else position.catalogue.find(wish["kind"], wish["args"])
        )
        assert position.why_not(move) is None
        position.play(move)


def test_a_client_plays_at_tables_of_people_and_bots_and_the_server_is_measured() -> None:
    plans = [*(Plan(ruleset) for ruleset in MIX), Plan("arkadia", people=2, bots=1, watchers=2)]
    with opened(Home(SQLITE)) as bench, bench.client(plans) as client:
        run = client.run(Task(len(plans), most=4, seconds=600.0, stretch=10))
        assert run.faults == []
        assert run.moves == 4 * len(plans)
        assert run.answers.asked == run.moves
        assert run.cpu[MAIN] > 0
        assert set(run.cpu) == set(PARTS)
        assert [moves for moves, _ in run.stretches] == [10, 20]
        further = client.run(Task(len(plans) + 1, most=1, seconds=600.0, idle=3))
        assert further.moves == len(plans) + 1
        assert further.idle == 3


def test_stacks_are_counted_by_package() -> None:
    stacks = "\n".join(
        [
            "thread (1): MainThread;run (asyncio/runners.py:9);news (arktable/server/live/updates.py:3) 6",
            "thread (1): MainThread;news (arktable/server/live/updates.py:3);sorted (functools.py:1) 1",
            "thread (1): MainThread;run (asyncio/runners.py:9) 3",
            "thread (2): arktable-writer_0;execute (sqlalchemy/engine/base.py:1) 90",
        ]
    )
    assert shares(stacks) == {"server: updates": 0.7, LOOP: 0.3}


def test_a_plot_has_a_line_and_a_name_for_each_series() -> None:
    drawing = plot("Cost & more", "tables", "ms", {"one": [(0, 1.0), (200, 2.0)], "two < three": [(100, 0.5)]})
    texts = [node.text for node in ET.fromstring(drawing).iter() if node.tag.endswith("text")]
    assert {"one", "two < three", "Cost & more", "200", "2"} <= set(texts)


def test_the_page_gets_tables_and_plots_and_keeps_what_people_wrote(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    page.write_text(f"# Figures\n\nBy hand.\n\n{BEGIN}\nold\n{END}\n\n## On paper\n", "utf-8")
    growth = {what: {"arkadia": [(2, 0.5), (4, 0.6)]} for what in ("seats", "length", "connections")}
    figures: dict[str, Any] = {"flat": {"mixed": RUN}, "live": [RUN], "growth": growth, "profile": {"uvicorn": 0.25}}
    found = {part: {"SQLite": {"date": "today", "machine": "two cores", "figures": figures[part]}} for part in figures}
    write_load(page, found)
    text = page.read_text("utf-8")
    assert text.startswith("# Figures\n\nBy hand.\n")
    assert text.endswith("## On paper\n")
    assert "old" not in text
    assert "| uvicorn | 25 % |" in text
    assert {path.stem for path in (tmp_path / "figures").iterdir()} == set(plots(found))


def test_processes_share_a_database_server_only() -> None:
    assert measure.homes(["sqlite"]) == [Home(SQLITE)]
    assert [home.processes for home in measure.homes(["postgres"])] == [1, 2]
