"""Log lines: their formats, ids of requests, and nothing that is secret or forged."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.sync.client import connect as connect_sync

from arktable.jobs.job import Job
from arktable.server.logs.formats import FIELDS, JsonFormat, TextFormat
from arktable.server.logs.redaction import redacted
from arktable.server.logs.request_ids import NO_REQUEST, REQUEST, Mark, begin
from arktable.server.running.threads import Threads
from arktable.server.settings import Settings, SettingsError, settings_from
from tests.cli.runner import PATIENCE, PROGRAM, refused
from tests.server.helpers import BOT, ME, InlineBots, Person, a_person, a_server, an_app

pytestmark = pytest.mark.anyio

FORGED = 'ok\nERROR arktable: forged\r\n{"level": "error"}\x1b[2J\u2028next'
TOKEN = "x9Lk2mQv7TzR4wYb8NcD1eFg5HjK3pSa"
CODE = "7ZQ4-K2MX-9RBT-WC3D"


@pytest.fixture(autouse=True)
def _no_request() -> None:
    REQUEST.set(NO_REQUEST)


def line_of(formatter: logging.Formatter, message: str, *args: object, **more: Any) -> str:
    record = logging.LogRecord("arktable.test", logging.WARNING, __file__, 1, message, args, more.get("exc_info"))
    if FIELDS in more:
        setattr(record, FIELDS, more[FIELDS])
    return formatter.format(record)


def failed(message: str) -> Any:
    try:
        raise ValueError(message)
    except ValueError:
        return sys.exc_info()


def test_a_json_line_has_time_level_logger_message_process_and_request() -> None:
    REQUEST.set(Mark("abc", 0.0))
    line = json.loads(line_of(JsonFormat(), "%d of %s", 3, "four", **{FIELDS: {"ms": 1.5}}))
    assert line.pop("time").endswith("Z")
    assert line.pop("process") > 0
    expected = {"level": "warning", "logger": "arktable.test", "message": "3 of four", "request": "abc", "ms": 1.5}
    assert line == expected


def test_a_text_line_names_the_request() -> None:
    assert line_of(TextFormat(), "hello") == "WARNING arktable.test: hello"
    REQUEST.set(Mark("abc", 0.0))
    assert line_of(TextFormat(), "hello") == "WARNING arktable.test [abc]: hello"


def test_no_value_begins_a_line() -> None:
    for text in (line_of(JsonFormat(), "%s", FORGED), line_of(TextFormat(), "%s", FORGED)):
        assert len(text.splitlines()) == 1
        assert "\x1b" not in text
    trace = line_of(TextFormat(), "failed", exc_info=failed(FORGED)).splitlines()
    assert len(trace) > 3
    assert all(line.startswith("    | ") for line in trace[1:])
    assert json.loads(line_of(JsonFormat(), "failed", exc_info=failed(FORGED)))["traceback"].startswith("Traceback")


SECRETS = [
    ("GET /api/feed/{} failed", f"{TOKEN}.atom"),
    ("at https://table.example/carry#{}", CODE),
    ("at /k/{}", CODE),
    ('127.0.0.1:5 - "WebSocket /api/tables/abc/live?{}" [accepted]', "seat=secretword"),
    ("Cookie: {}", "arktable_session=abc; other=hidden"),
    ("[(b'cookie', b'arktable_session={}')]", "abcdef"),
    ("header authorization: {}", "Basic dXNlcjpwYXNz"),
    ("got Bearer {} here", "abc.def-ghi"),
    ("mail to {} failed", "ada.lind+arktable@mail.example.org"),
    ("mail to {} failed", "ada%40example.org"),
    ("connect to postgresql+psycopg://{}@db/arktable", "arktable:hunter2"),
    ("the code {} was tried", "ABCDE-FGH23"),
    ("session {}", TOKEN),
    ("password={}", "hunter2"),
    ('{{"password": "{}"}}', "correct horse"[:7]),
    ("mail_password: {}", "hunter2"),
    ("signed with {}", "whsec_c2VjcmV0c2VjcmV0/x+y="),
    ("stored {}", "$argon2id$v=19$m=65536$abc$def"),
    ("DETAIL:  Key (mail)=({}) already exists.", "ada"),
    ("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----", "MIGHAgEAMBMG"),
    ("https://hooks.example/a?key={}", "12345"),
]


@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_secrets_are_removed_from_messages_tracebacks_and_fields(text: str, secret: str) -> None:
    written = text.format(secret)
    assert secret in written
    assert secret not in redacted(written)
    for formatter in (JsonFormat(), TextFormat()):
        line = line_of(formatter, "%s", written, exc_info=failed(written), **{FIELDS: {"more": written}})
        assert secret not in line


@pytest.mark.parametrize(
    "text",
    [
        "table k7m2p9xq is set aside (too-slow); `arktable aside list` lists such tables",
        "POST /api/tables/k7m2p9xq/moves: 503, the database is at fault: database is locked",
        "the server was away from 2026-11-18T10:00:00.000Z to 2026-11-18T10:05:00.000Z; clocks are not charged for it",
        'File "/opt/arktable/lib/python3.11/site-packages/arktable/server/tables/tables.py", line 12, in commit',
        "why did it end? code=1006",
        "http://127.0.0.1:8000 listens",
    ],
)
def test_what_an_operator_needs_stays(text: str) -> None:
    assert redacted(text) == text


@pytest.mark.parametrize("text", ["a" * 10**6, "/" * 10**6, "a_" * 10**6, "Key (" * 10**6, "a@" * 10**6, "?x" * 10**6])
def test_a_very_long_text_is_shortened(text: str) -> None:
    assert len(redacted(text)) < 30_000


@pytest.mark.parametrize("given", ["", "short", "x" * 65, "with space", 'quote"1234', "line\n12345", "ünïcödé123"])
def test_an_id_that_is_not_well_formed_is_replaced(given: str) -> None:
    first, second = begin(given), begin(given)
    assert given != first.id != second.id
    assert REQUEST.get() == second
    assert begin("given-by.the_proxy").id == "given-by.the_proxy"


async def test_only_a_proxy_gives_requests_their_ids(tmp_path: Path) -> None:
    for proxies, believed in [((), False), (("127.0.0.1",), True)]:
        async with a_server(tmp_path, proxies=proxies) as address:
            headers = {"x-request-id": "given-by-a-client"}
            async with httpx.AsyncClient(base_url=address, trust_env=False, headers=headers) as client:
                answer = await client.get("/api/me")
                assert (answer.headers["x-request-id"] == "given-by-a-client") is believed
                place = f"ws{address[4:]}/api/tables/{await Person(client).create()}/live"
            async with connect(place, proxy=None, additional_headers=headers) as socket:
                assert socket.response is not None
                assert (socket.response.headers["x-request-id"] == "given-by-a-client") is believed


async def test_every_line_of_a_request_has_its_id(
    visitor: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = []

    async def broken(*_: object) -> None:
        await asyncio.sleep(0)
        ids.append(REQUEST.get().id)
        raise RuntimeError(TOKEN)

    monkeypatch.setattr(visitor.services.store, "tables_in", broken)
    caplog.handler.setFormatter(JsonFormat())
    answers = await asyncio.gather(*[visitor.client.get("/api/tables") for _ in range(3)])
    assert [answer.status_code for answer in answers] == [500] * 3
    assert sorted(ids) == sorted(answer.headers["x-request-id"] for answer in answers)
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    assert [line["message"] for line in lines] == ["GET /api/tables failed"] * 3
    assert [line["request"] for line in lines] == ids
    assert TOKEN not in caplog.text


async def test_work_in_a_thread_has_the_id_of_its_request() -> None:
    threads = Threads()
    mark = begin("")
    assert await threads.do(REQUEST.get) == mark
    threads.close()


async def test_a_bot_does_not_keep_the_id_of_the_request_that_woke_it(
    settings: Settings,
) -> None:
    found = []

    class Noting(InlineBots):
        async def choose(self, job: Job) -> list[str]:
            found.append(REQUEST.get())
            return await super().choose(job)

    async with an_app(settings, Noting()) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        await ada.play_on(table)
        await ada.wait(table, lambda brief: brief["to_move"] == 0)
    assert set(found) == {NO_REQUEST}


def test_formats_and_levels_are_checked() -> None:
    assert "xml" in refused("serve", "--log-format", "xml")
    for name, value in [("ARKTABLE_LOG_FORMAT", "xml"), ("ARKTABLE_ACCESS_LEVEL", "loud")]:
        with pytest.raises(SettingsError, match=name):
            settings_from({name: value})


HIDDEN = [TOKEN, CODE, "hunter2-hunter2", "ada.lind@example.org", "secretword", "forged"]


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_server_that_logs_everything_logs_no_secret(tmp_path: Path, form: str) -> None:
    command = [*PROGRAM, "serve", "--port", "0", "--no-build", "--lang", "en", "--log-level", "debug"]
    command += ["--log-format", form, "--database", str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            misbehave(address)
            (tmp_path / "t.db").rename(tmp_path / "moved.db")
            misbehave(address)
            (tmp_path / "moved.db").rename(tmp_path / "t.db")
        finally:
            server.send_signal(signal.SIGTERM)
            _, errors = server.communicate(timeout=PATIENCE)
    assert "503" in errors  # the faults were logged
    assert "POST" in errors
    assert [secret for secret in HIDDEN if secret in errors] == []
    if form == "json":
        assert all(isinstance(json.loads(line), dict) for line in errors.splitlines())


def misbehave(address: str) -> None:
    """Send secrets in every part of a request."""
    headers = {
        "cookie": f"arktable_session={TOKEN}",
        "authorization": "Bearer hunter2-hunter2",
        "user-agent": "ada.lind@example.org",
        "x-request-id": TOKEN,
        "x-forwarded-for": "secretword",
        "referer": f"{address}/carry?code={CODE}",
    }
    with httpx.Client(base_url=address, trust_env=False, headers=headers, timeout=PATIENCE) as client:
        for path in (f"/api/feed/{TOKEN}.atom", f"/api/feed/{TOKEN}.ics?x=secretword", f"/carry/{CODE}"):
            client.get(path)
        client.get("/api/tables", params={"token": TOKEN, "mail": "ada.lind@example.org", "x": "a\nERROR forged"})
        client.get("/api/tables/%0aERROR%20forged")
        client.get("/api/people/ada.lind@example.org")
        bodies = {"name": "ada.lind@example.org", "password": "hunter2-hunter2", "code": CODE, "token": TOKEN}
        for path in ("/api/me", "/api/sign-in", "/api/recovery/use", "/api/carry", "/api/account", "/api/mail/off"):
            client.post(path, json=bodies, params={"t": TOKEN})
        client.get("/api/me", headers={"host": "secretword"})
        client.post("/api/me", headers={"origin": "http://secretword"}, json={"name": "x"})
    place = f"ws{address[4:]}/api/tables/none/live?seat=secretword"
    more = {"cookie": f"arktable_session={TOKEN}", "x-request-id": TOKEN}
    with connect_sync(place, proxy=None, additional_headers=more) as socket:
        socket.recv()
