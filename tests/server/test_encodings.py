"""Compressed answers: which encoding a client gets, what it need not load again, and what costs the server nothing."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from arktable.engine.registry import find_game
from arktable.server.http import answers, content
from arktable.server.http.content import Content, ContentCache
from arktable.server.http.encodings import choose, gzipped
from arktable.server.running.encoded import Encoded
from tests.server.helpers import Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

SCRIPT = b"export const answer = 42; " * 500
INDEX = b"<title>Arktable</title>" * 100
BROTLI = b"as brotli would make it"
"""Nothing here can read brotli; the server takes what lies next to the file."""
SIZES = {"identity": 1000, "gzip": 300, "br": 200}


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("", "identity"),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("GZIP , BR", "br"),
        ("x-gzip", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("gzip; q=0, br;q=0", "identity"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0.3, gzip;q=0.5", "gzip"),
        ("*;q=0", "identity"),
        ("identity;q=0, gzip;q=0.1", "gzip"),
        ("identity;q=0", "identity"),
        ("identity, gzip;q=0.5", "identity"),
        ("deflate, zstd", "identity"),
        ("gzip;q=many, br;q=nan", "identity"),
        ("gzip;q=7", "identity"),
        (";;,,=", "identity"),
    ],
)
def test_the_most_welcome_encoding_is_chosen(header: str, encoding: str) -> None:
    assert choose(header, SIZES) == encoding


def test_of_equals_the_smallest_is_chosen() -> None:
    assert choose("gzip, br, identity", {"identity": 20, "gzip": 40}) == "identity"
    assert choose("gzip, identity;q=0", {"identity": 20, "gzip": 40}) == "gzip"


def test_contents_in_memory_have_an_end() -> None:
    cache: ContentCache[str] = ContentCache(1000)
    for key in "abcde":
        cache.put(key, Content("text/plain", key, {"identity": b"x" * 250}))
        cache.get("a")
    cache.put("large", Content("text/plain", "large", {"identity": b"x" * 251}))
    assert [key for key in ["a", "b", "c", "d", "e", "large"] if cache.get(key)] == ["a", "c", "d", "e"]


def write(folder: Path, path: str, body: bytes, brotli: bytes = b"") -> None:
    """A file as `make web` writes it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
    if brotli:
        file.with_name(f"{file.name}.br").write_bytes(brotli)
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(body, 9, mtime=0))


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    write(folder, "index.html", INDEX, BROTLI)
    write(folder, "assets/index-1a2b.js", SCRIPT, BROTLI)
    write(folder, "assets/old-3c4d.js", SCRIPT)
    write(folder, "icon.svg", b"<svg/>")
    return folder


@pytest.fixture
async def visitor(tmp_path: Path, static: Path) -> AsyncIterator[Person]:
    async with an_app(settings_for(tmp_path, static=static)) as app, a_person(app) as person:
        yield person


async def ask(person: Person, path: str, accept: str, method: str = "GET", **headers: str) -> httpx.Response:
    given = {"accept-encoding": accept, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return await person.client.request(method, path, headers=given)


async def test_a_file_is_sent_as_it_was_compressed_when_it_was_built(visitor: Person) -> None:
    for path in ("/assets/index-1a2b.js", "/", "/t/abc"):
        plain, packed, brotli = [await ask(visitor, path, accept) for accept in ("identity", "gzip", "gzip, br")]
        assert "content-encoding" not in plain.headers
        assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
        assert int(packed.headers["content-length"]) < len(plain.content)
        assert (brotli.headers["content-encoding"], brotli.content) == ("br", BROTLI)
        assert [one.headers["vary"] for one in (plain, packed, brotli)] == ["accept-encoding"] * 3
        assert len({one.headers["etag"] for one in (plain, packed, brotli)}) == 3


async def test_files_are_not_compressed_while_they_are_served(visitor: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_body: bytes, _level: int) -> bytes:
        raise AssertionError("a file was compressed for an answer")

    monkeypatch.setattr(content, "gzipped", never)
    monkeypatch.setattr(answers, "gzipped", never)
    for _ in range(2):
        assert (await ask(visitor, "/assets/index-1a2b.js", "gzip")).content == SCRIPT


async def test_a_file_without_copies_is_compressed_once(visitor: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch)
    for _ in range(3):
        answer = await ask(visitor, "/assets/old-3c4d.js", "gzip, br")
        assert (answer.headers["content-encoding"], answer.content) == ("gzip", SCRIPT)
    assert len(made) == 1


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which something is compressed from now on."""
    made: list[str] = []
    real = gzipped

    def note(body: bytes, level: int) -> bytes:
        made.append(threading.current_thread().name)
        return real(body, level)

    monkeypatch.setattr(content, "gzipped", note)
    monkeypatch.setattr(answers, "gzipped", note)
    return made


async def test_what_a_client_has_is_not_sent_again(visitor: Person) -> None:
    for path, accept in (("/", "br"), ("/assets/index-1a2b.js", "gzip"), ("/icon.svg", "identity")):
        first = await ask(visitor, path, accept)
        for given in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
            again = await ask(visitor, path, accept, if_none_match=given)
            assert (again.status_code, again.content) == (304, b"")
            assert [again.headers[name] for name in ("etag", "cache-control", "vary")] == [
                first.headers[name] for name in ("etag", "cache-control", "vary")
            ]
        assert (await ask(visitor, path, accept, if_none_match='"other"')).status_code == 200


async def test_who_has_another_encoding_of_the_same_content_has_it(visitor: Person) -> None:
    first = await ask(visitor, "/", "gzip")
    again = await ask(visitor, "/", "br", if_none_match=first.headers["etag"])
    assert (again.status_code, again.headers["etag"]) == (304, first.headers["etag"])


async def test_files_that_are_built_again_are_seen(visitor: Person, static: Path) -> None:
    assert (await ask(visitor, "/", "br")).content == BROTLI
    write(static, "index.html", INDEX + b"new", b"other brotli")
    answer = await ask(visitor, "/", "br")
    assert answer.content == b"other brotli"
    (static / "index.html").unlink()
    assert (await ask(visitor, "/", "br")).status_code == 503


async def test_a_copy_of_something_else_is_not_sent(visitor: Person, static: Path) -> None:
    """Somebody has changed a file by hand, and its copies are still there."""
    write(static, "index.html", INDEX + b"changed")
    answer = await ask(visitor, "/", "gzip, br")
    assert (answer.headers["content-encoding"], answer.content) == ("gzip", INDEX + b"changed")


@pytest.mark.parametrize("ending", [".br", ".gz"])
async def test_copies_have_no_address(visitor: Person, ending: str) -> None:
    assert (await ask(visitor, f"/assets/index-1a2b.js{ending}", "identity")).status_code == 404
    assert (await ask(visitor, f"/index.html{ending}", "identity")).content == INDEX


async def test_many_who_ask_at_once_wait_for_one_reader(visitor: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch)
    found = await asyncio.gather(*[ask(visitor, "/assets/old-3c4d.js", "gzip") for _ in range(5)])
    assert [answer.content for answer in found] == [SCRIPT] * 5
    assert len(made) == 1


async def test_files_are_counted_and_a_flood_is_refused(tmp_path: Path, static: Path) -> None:
    async with an_app(settings_for(tmp_path, static=static, limit_pages=3)) as app, a_person(app) as visitor:
        paths = ("/", "/assets/index-1a2b.js", "/t/abc", "/icon.svg", "/assets/gone.js")
        found = [await ask(visitor, path, "gzip") for path in paths]
        assert [answer.status_code for answer in found] == [200, 200, 200, 429, 429]
        assert found[3].headers["retry-after"] == "4"
        assert (await visitor.get("/me"))["id"] is None  # questions have a budget of their own


async def test_answers_are_compressed_for_who_accepts_it(visitor: Person) -> None:
    plain = await ask(visitor, "/api/rulesets", "")
    packed = await ask(visitor, "/api/rulesets", "gzip;q=0.5, br")
    assert "content-encoding" not in plain.headers
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", plain.content)
    assert "content-encoding" not in (await ask(visitor, "/api/rulesets", "gzip;q=0, br")).headers
    small = await ask(visitor, "/api/me", "gzip")
    assert "content-encoding" not in small.headers


async def test_large_answers_are_compressed_beside_the_event_loop(
    visitor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = counted(monkeypatch)
    body = {"ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = (await visitor.post("/tables", body))["id"]
    for most, here in ((100, False), (1_000_000, True)):
        monkeypatch.setattr(answers, "MOST_AT_ONCE", most)
        made.clear()
        answer = await ask(visitor, f"/api/tables/{table}", "gzip")
        assert answer.headers["content-encoding"] == "gzip"
        assert [name == threading.current_thread().name for name in made] == [here]


HEADS = ("/", "/t/abc", "/assets/index-1a2b.js", "/api/rulesets", "/api/tables", "/api/health", "/api/tables/none")


@pytest.mark.parametrize("path", [*HEADS, "/assets/none.js", "/api/none"])
@pytest.mark.parametrize("accept", ["identity", "gzip"])
async def test_head_says_what_get_would_and_sends_nothing(visitor: Person, path: str, accept: str) -> None:
    get, head = await ask(visitor, path, accept), await ask(visitor, path, accept, "HEAD")
    assert head.status_code == get.status_code
    assert _same(head) == _same(get)
    assert "content-length" in head.headers
    assert head.content == b""


def _same(answer: httpx.Response) -> dict[str, str]:
    """The headers without the id, which every request has for itself."""
    return {name: value for name, value in answer.headers.items() if name != "x-request-id"}


async def test_head_is_counted_like_get_and_answers_no_post(tmp_path: Path, static: Path) -> None:
    settings = settings_for(tmp_path, static=static, limit_requests=2, limit_pages=1)
    async with an_app(settings) as app, a_person(app) as visitor:
        found = [(await ask(visitor, path, "", "HEAD")).status_code for path in ("/api/me", "/api/me", "/api/me")]
        assert found == [200, 200, 429]
        assert [(await ask(visitor, path, "", "HEAD")).status_code for path in ("/", "/")] == [200, 429]
        assert (await ask(visitor, "/api/positions", "", "HEAD")).status_code == 405


CONSTANT = (
    "/api/rulesets",
    "/api/rulesets/arkadia/kit",
    "/api/rulesets/arkadia/numbers",
    "/api/lessons",
    "/api/lessons/arkadia/{lesson}/kit",
    "/api/lessons/arkadia/{lesson}/solution",
)


@pytest.mark.parametrize("path", CONSTANT)
async def test_what_never_changes_is_made_once(visitor: Person, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = await visitor.get("/lessons")
    path = path.format(lesson=next(one["id"] for one in lessons if one["game"] == "arkadia"))
    first = await ask(visitor, path, "gzip")
    compressed = counted(monkeypatch)
    encoded: list[object] = []
    monkeypatch.setattr(msgspec.json, "encode", encoded.append)
    again = await ask(visitor, path, "gzip")
    assert (again.content, compressed, encoded) == (first.content, [], [])
    kept = await ask(visitor, path, "gzip", if_none_match=first.headers["etag"])
    assert (kept.status_code, kept.content) == (304, b"")


async def test_kits_are_kept_by_their_options(visitor: Person) -> None:
    rulesets = await visitor.get("/rulesets")
    ruleset = next(one for one in rulesets if one["options"])
    option = ruleset["options"][0]
    path = f"/api/rulesets/{ruleset['id']}/kit"
    for value in option["values"]:
        expected = find_game(ruleset["id"]).kit({option["key"]: value})
        for _ in range(2):
            found = await ask(visitor, f"{path}?{option['key']}={value}", "")
            assert found.json() == msgspec.json.decode(msgspec.json.encode(expected))
    assert (await ask(visitor, f"{path}?nothing=else", "")).status_code == 400


def test_answers_that_are_kept_have_an_end() -> None:
    made: list[int] = []
    kept = Encoded(most=2)

    def make(key: int) -> int:
        made.append(key)
        return key

    for key in (1, 2, 1, 3, 1, 2):
        assert kept.get(key, partial(make, key)) == str(key).encode()
    assert made == [1, 2, 3, 2]
