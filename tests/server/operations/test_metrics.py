"""Metrics: the format, what is counted, the port, and the list in the reference."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from arktable.server.app import create_app
from arktable.server.http.application import Application
from arktable.server.http.metrics_port import MetricsPort
from arktable.server.metrics import declared
from arktable.server.metrics.kinds import Counter, Gauge, Histogram, Overdue, exposition
from arktable.server.settings import Settings, SettingsError, address_of, settings_from
from arktable.server.store.rows import StoreFault
from tests.cli.runner import refused
from tests.server.helpers import (
    BOT,
    ME,
    PATIENCE,
    InlineBots,
    Person,
    a_person,
    a_server,
    an_app,
    serving,
    settings_for,
)
from tests.server.operations.exposition import Family, read

pytestmark = pytest.mark.anyio

REFERENCE = Path(__file__).parents[3] / "docs" / "reference" / "server.md"


def test_values_and_labels_are_written_as_the_format_wants_them() -> None:
    counter = Counter("a_total", 'back\\slash, "quotes" and\na line', "of")
    counter.add('x"\\\ny')
    counter.add('x"\\\ny')
    gauge = Gauge("b", "A number.")
    gauge.set(0.1 + 0.2)
    found = read(exposition([counter, gauge]))
    assert found["a_total"].value(of='x"\\\ny') == 2
    assert found["a_total"].help == 'back\\\\slash, "quotes" and\\na line'
    assert found["b"].value() == 0.1 + 0.2


def test_a_histogram_counts_a_value_in_each_bucket_that_holds_it() -> None:
    histogram = Histogram("a", "Sizes.", (1, 2.5), "of")
    for value in (0.5, 1, 2, 3, 1e9):
        histogram.observe(value, "x")
    [found] = read(exposition([histogram])).values()
    assert [found.value("_bucket", of="x", le=bound) for bound in ("1", "2.5", "+Inf")] == [2, 3, 5]
    assert (found.value("_sum", of="x"), found.value("_count", of="x")) == (1e9 + 6.5, 5)


def test_without_a_value_a_counter_is_zero_and_an_unknown_gauge_is_left_out() -> None:
    found = read(exposition([Counter("a_total", "A."), Gauge("b", "B."), Histogram("c", "C.", (1,))]))
    assert found["a_total"].value() == 0
    assert not found["b"].samples
    assert found["c"].value("_count") == 0


def test_what_can_be_known_before_is_zero_from_the_beginning() -> None:
    counter, histogram = Counter("a_total", "A.", "of").known("x", "y"), Histogram("b", "B.", (1,), "of").known("x")
    counter.add("y")
    found = read(exposition([counter, histogram]))
    assert (found["a_total"].value(of="x"), found["a_total"].value(of="y")) == (0, 1)
    assert found["b"].value("_count", of="x") == 0


def test_work_is_overdue_after_the_time_at_which_it_was_expected() -> None:
    lag = Overdue("a", "A.", "work")
    lag.expect(3600, "later")
    lag.expect(-3600, "late")
    lag.begin(3600, "late")
    lag.expect(0, "ended")
    lag.forget("ended")
    [found] = read(exposition([lag])).values()
    assert found.value(work="later") == 0
    assert found.value(work="late") >= 3600
    assert len(found.samples) == 2


def test_names_follow_the_conventions_and_no_label_names_a_person_or_a_table() -> None:
    names = [metric.name for metric in declared.ALL]
    assert len(set(names)) == len(names)
    assert {label for metric in declared.ALL for label in metric.labels} == {
        "version", "python", "bots", "method", "route", "status", "code", "by", "until", "work", "why",
    }  # fmt: skip
    for metric in declared.ALL:
        assert re.fullmatch(r"(arktable|process)_[a-z_]+", metric.name)
        assert (metric.kind == "counter") == metric.name.endswith("_total")
    written = [one for one in vars(declared).values() if isinstance(one, Counter | Gauge | Histogram)]
    assert written == list(declared.ALL)


def test_the_reference_lists_all_metrics() -> None:
    lines = [line for line in REFERENCE.read_text().splitlines() if re.match(r"\| `(arktable|process)_", line)]
    assert lines == [
        f"| `{one.name}` | {one.kind} | {', '.join(f'`{label}`' for label in one.labels)} | {one.explanation} |"
        for one in declared.ALL
    ]


async def scraped(app: Application) -> dict[str, Family]:
    return read(await MetricsPort(app.services).text())


def count(families: dict[str, Family], name: str, ending: str = "", **labels: str) -> float:
    key = (ending, tuple(sorted(labels.items())))
    return families[name].samples.get(key, 0)


async def test_moves_and_requests_are_counted(app: Application, ada: Person) -> None:
    table = await ada.create(ME, BOT)
    before = await scraped(app)
    await ada.play(table, (await ada.legal(table, "own"))[0])
    await ada.play(table, "nonsense", status=422)
    await ada.get("/tables/none", 404)
    await ada.get("/none", 404)
    after = await scraped(app)

    def more(name: str, ending: str = "", **labels: str) -> float:
        return count(after, name, ending, **labels) - count(before, name, ending, **labels)

    assert more("arktable_moves_total", by="person") == 1
    assert more("arktable_move_seconds", "_count", until="commit") == 1
    assert more("arktable_move_seconds", "_count", until="answer") == 1
    route = "/api/tables/{table_id}/moves"
    assert more("arktable_requests_total", method="POST", route=route, status="200") == 1
    assert more("arktable_requests_total", method="POST", route=route, status="422") == 1
    assert more("arktable_requests_total", method="GET", route="/api/tables/{table_id}", status="404") == 1
    assert more("arktable_requests_total", method="GET", route="unknown", status="404") == 1
    assert more("arktable_commit_seconds", "_count") >= 1
    assert after["arktable_tables"].value() == 1
    assert after["arktable_ready"].value() == 1
    assert table not in exposition(declared.ALL)


async def test_moves_of_bots_and_their_failures_are_counted(settings: Settings) -> None:
    class Silent(InlineBots):
        async def choose(self, job: object) -> list[str]:
            return []

    async with an_app(settings, Silent()) as app, a_person(app, "Ada") as ada:
        before = await scraped(app)
        table = await ada.create(ME, BOT)
        await ada.play_on(table)
        await ada.wait(table, lambda brief: brief["to_move"] == 0)
        after = await scraped(app)
    assert count(after, "arktable_moves_total", by="bot") > count(before, "arktable_moves_total", by="bot")
    why = {"why": "bot-failed"}
    assert count(after, "arktable_bot_failures_total", **why) > count(before, "arktable_bot_failures_total", **why)
    assert count(after, "arktable_bots_thinking") == count(after, "arktable_bots_waiting") == 0


async def test_faults_of_the_database_are_counted_and_the_notices_left_out(
    app: Application, visitor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreFault("away")

    before = declared.FAULTS.value("request")
    monkeypatch.setattr(app.services.store, "tables_in", away)
    await visitor.get("/tables", 503)
    assert declared.FAULTS.value("request") == before + 1
    assert (await scraped(app))["arktable_notices_waiting"].value() == 0
    monkeypatch.setattr(app.services.distance.store.notices, "waiting", away)  # type: ignore[union-attr]  # a server
    assert not (await scraped(app))["arktable_notices_waiting"].samples


async def test_repeated_work_that_runs_is_not_overdue(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, sweep_seconds=3600.0)) as app:
        assert (await scraped(app))["arktable_sweep_lag_seconds"].value(work="clocks") == 0
    assert not [key for key in read(exposition([declared.SWEEP_LAG]))["arktable_sweep_lag_seconds"].samples if key[1]]


async def test_prometheus_gets_them_on_their_own_port_only(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, metrics="127.0.0.1:0")
    app = create_app(settings, InlineBots())
    async with serving(app, settings) as address, httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
        own = f"http://127.0.0.1:{app.metrics.port}"
        answer = await client.get(f"{own}/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert set(read(answer.text)) == {metric.name for metric in declared.ALL}
        assert (await client.head(f"{own}/metrics")).content == b""
        for path in ("/", "/api/me", "/metrics/more"):
            assert (await client.get(f"{own}{path}")).status_code == 404
        assert (await client.post(f"{own}/metrics")).status_code == 404
        assert "arktable_build_info" not in (await client.get(f"{address}/metrics")).text


async def test_open_sockets_are_counted(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect  # noqa: PLC0415 - only for this test

    async with a_server(tmp_path) as address, httpx.AsyncClient(base_url=address, trust_env=False) as client:
        table = await Person(client).create()
        before = declared.SOCKETS.value()
        async with connect(f"ws{address[4:]}/api/tables/{table}/live", proxy=None) as socket:
            await socket.recv()
            assert declared.SOCKETS.value() == before + 1
    assert declared.SOCKETS.value() == before


@pytest.mark.parametrize("given", ["9100", "localhost", "127.0.0.1:x", "127.0.0.1:70000", "::1:9100", ":9100"])
def test_an_address_that_cannot_be_listened_on_is_refused(given: str) -> None:
    with pytest.raises(SettingsError, match="ARKTABLE_METRICS"):
        settings_from({"ARKTABLE_METRICS": given})


def test_addresses_have_a_host_and_a_port() -> None:
    assert address_of("0.0.0.0:9100") == ("0.0.0.0", 9100)
    assert address_of("[::1]:9100") == ("::1", 9100)


def test_a_port_for_metrics_that_is_taken_or_no_port_is_a_clear_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        for given in (address, "nonsense"):
            told = refused("serve", "--port", "0", "--database", str(tmp_path / "t.db"), "--metrics", given)
            assert f"ARKTABLE_METRICS='{given}'" in told
