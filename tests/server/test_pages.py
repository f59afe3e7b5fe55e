"""The web client's files."""

from __future__ import annotations

from pathlib import Path

import pytest

from arktable.i18n.language import LANGUAGES
from arktable.server import app
from tests.server.helpers import a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Arktable</title>")
    (folder / "assets" / "index-1a2b.js").write_text("1")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_pages_of_the_client_are_its_index(tmp_path: Path, static: Path) -> None:
    async with an_app(settings_for(tmp_path, static=static)) as served, a_person(served) as visitor:
        for path in ("/", "/t/abc", "/learn", "/index.html"):
            response = await visitor.client.get(path)
            assert response.status_code == 200
            assert response.text == "<title>Arktable</title>"
            assert response.headers["content-type"].startswith("text/html")
            assert response.headers["cache-control"] == "no-cache"


async def test_hashed_files_are_kept_without_end(tmp_path: Path, static: Path) -> None:
    async with an_app(settings_for(tmp_path, static=static)) as served, a_person(served) as visitor:
        script = await visitor.client.get("/assets/index-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert (await visitor.client.get("/assets/gone.js")).status_code == 404
        assert (await visitor.client.get("/icon.svg")).headers["content-type"].startswith("image/svg")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/%00"]
)
async def test_nothing_outside_the_client_is_served(tmp_path: Path, static: Path, path: str) -> None:
    async with an_app(settings_for(tmp_path, static=static)) as served, a_person(served) as visitor:
        response = await visitor.client.get(path)
        assert "secret" not in response.text
        assert "root:" not in response.text


async def test_a_client_that_was_not_built_is_explained(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, static=tmp_path / "none")) as served, a_person(served) as visitor:
        response = await visitor.client.get("/")
        assert response.status_code == 503
        assert response.text.count("<code>make web</code>") == len(LANGUAGES)
        assert "Der Server antwortet" in response.text


def test_a_server_without_a_client_says_in_its_log_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "from_process", lambda _database: settings_for(tmp_path, static=tmp_path / "none"))
    monkeypatch.setattr(app.AnnouncingServer, "run", lambda server, _sockets: setattr(server, "started", True))
    app.run_server(port=0)
    assert [record.message for record in caplog.records if "make web" in record.message] == [
        "the web client is not built, so there are no pages to play on: run `make web` in the project's folder"
    ]


async def test_every_answer_carries_the_security_headers(tmp_path: Path, static: Path) -> None:
    async with an_app(settings_for(tmp_path, static=static)) as served, a_person(served) as visitor:
        for path in ("/", "/assets/index-1a2b.js", "/api/me", "/api/tables/none", "/api/none"):
            headers = (await visitor.client.get(path)).headers
            assert headers["content-security-policy"].startswith("default-src 'self'"), path
            assert "'unsafe-inline'" not in headers["content-security-policy"].split("style-src-attr")[0]
            assert headers["x-content-type-options"] == "nosniff"
