"""`make audit`: what was found, what was not, and that no data is not a good result."""

from __future__ import annotations

import json
import shlex
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tools.audit import FOUND, LOCKS, NO_DATA, NOTHING, ROOT, Package, main, packages_of

CLEAN: dict[str, Any] = {"vulnerabilities": {}, "metadata": {}}
BAD = {"vulnerabilities": {"left-pad": {"severity": "high", "range": "<2"}}, "metadata": {}}
REFUSED = {"message": "405 Method Not Allowed", "error": {"summary": ""}}


@contextmanager
def osv(answer: Any, status: int = 200) -> Iterator[str]:
    """The address of a service that answers each question; `answer` may be made from the queries."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            body = json.dumps(answer(queries) if callable(answer) else answer).encode()
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def npm(answer: Any, code: int = 0) -> str:
    """A command that says this, as npm does."""
    said = answer if isinstance(answer, str) else json.dumps(answer)
    return shlex.join([sys.executable, "-c", f"import sys; print({said!r}); sys.exit({code})"])


def nothing(queries: list[Any]) -> Any:
    return {"results": [{} for _ in queries]}


def one(queries: list[Any]) -> Any:
    return {"results": [{"vulns": [{"id": "GHSA-1"}]}, *({} for _ in queries[1:])]}


@pytest.mark.parametrize(
    ("python", "client", "code", "told"),
    [
        (nothing, npm(CLEAN), NOTHING, "no known vulnerabilities"),
        (one, npm(CLEAN), FOUND, "GHSA-1"),
        (nothing, npm(BAD, 1), FOUND, "left-pad <2: high"),
        (nothing, npm(REFUSED, 1), NO_DATA, "npm: NO DATA, nothing was checked"),
        (nothing, npm("not JSON"), NO_DATA, "NO DATA"),
        (nothing, "no-such-program", NO_DATA, "NO DATA"),
        (nothing, npm({"vulnerabilities": {}}), NO_DATA, "no list of vulnerabilities"),
        ({"results": []}, npm(CLEAN), NO_DATA, "packages: NO DATA"),
        ([], npm(CLEAN), NO_DATA, "packages: NO DATA"),
        (one, npm(REFUSED, 1), FOUND, "NO DATA"),
    ],
)
def test_each_outcome_has_its_exit_code(
    python: Any, client: str, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with osv(python) as address:
        assert main(["--osv", address, "--npm", client]) == code
    assert told in capsys.readouterr().out


def test_a_service_that_fails_or_is_away_gave_no_data(capsys: pytest.CaptureFixture[str]) -> None:
    with osv({"results": []}, 500) as address:
        assert main(["--osv", address, "--npm", npm(CLEAN)]) == NO_DATA
    assert main(["--osv", address, "--npm", npm(CLEAN)]) == NO_DATA
    assert capsys.readouterr().out.count("packages: NO DATA, nothing was checked") == 2


def test_every_pinned_package_is_asked_for() -> None:
    text = "# a comment\nA.b==1.2 ; python_version < '3.12' \\\n    --hash=sha256:0\n"
    text += "psycopg[binary]==3.3\n    # via x==9\n"
    assert packages_of([text, text]) == [Package("a.b", "1.2"), Package("psycopg", "3.3")]
    found = packages_of((ROOT / lock).read_text("utf-8") for lock in LOCKS)
    assert {"uvicorn", "sqlalchemy", "ray", "uv", "msgspec"} <= {package.name for package in found}
