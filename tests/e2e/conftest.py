"""A real server, a real Chromium, and people who come with a browser each.

A test fails when the browser complained about something (console errors, exceptions) that the test did not provoke.
After a failure build/e2e holds pictures. With `--trace-pages` it holds a trace, too, with the page before and after
every step (`playwright show-trace`); the browser then has half as much again to do. With `--slow-wire MS` every answer
and message comes up to this many milliseconds later: what a page does too early shows on a quiet machine, too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

from tests.e2e.server import Server
from tests.e2e.visitor import PATIENCE_MS, Visitor

KEPT = Path(__file__).resolve().parents[2] / "build" / "e2e"
CHROMIUM = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",  # there is none: drawing as if there were one costs a tenth more
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
]
# Pages of Chromium's own behind every address bar, which take an eighth of the processor, and processes that are kept
# ready for sites to come. Nobody sees them here.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess")
# Answers overtake each other, messages of one socket do not. The delays are the same in every run.
SLOW_WIRE = """(() => {
  let n = 0;
  const wait = window.setTimeout.bind(window);  // not the clock that a test may stop
  const later = () => new Promise((go) => wait(go, ((n += 1) * 7919) % MS));
  const send = window.fetch;
  window.fetch = async (...how) => { const answer = await send(...how); await later(); return answer; };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    #last = Promise.resolve();
    set onmessage(told) {
      super.onmessage = (message) => { this.#last = this.#last.then(later).then(() => told?.call(this, message)); };
    }
    set onclose(told) {
      super.onclose = (event) => { this.#last = this.#last.then(() => told?.call(this, event)); };
    }
    send(text) { if (this.readyState === Plain.OPEN) super.send(text); }  // the page is told of the end later
  };
})()"""
FAILED = pytest.StashKey[bool]()

Invite = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--trace-pages", action="store_true", help="keep a trace of a failure, with the page at every step"
    )
    parser.addoption("--slow-wire", type=int, default=0, metavar="MS", help="answers come up to this much later")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest ones first, walks and then tables without a server: begun last, they would leave a core idle."""
    items.sort(key=lambda item: ("test_walk.py" not in item.nodeid, "/static/" not in item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, _without_unseen(playwright.chromium)]
        )
        yield chromium
        chromium.close()


def _without_unseen(chromium: BrowserType) -> str:
    """The flag that leaves out what nobody sees and what Playwright leaves out: Chromium reads the last one only."""
    usual = chromium.launch(executable_path=CHROMIUM, args=QUIET)
    words = usual.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"].split()
    usual.close()
    flag = "--disable-features="
    return flag + ",".join([*(word.removeprefix(flag) for word in words if word.startswith(flag)), *UNSEEN])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not ask for their own."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """With an empty database, and free to be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock can be set forward."""
    running = Server(tmp_path, ahead=True)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def kept() -> Path:
    """Where pictures go."""
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser, kept: Path) -> Iterator[Invite]:
    """Opens browsers: `invite()` at the common server, `invite(at=own_server)` at another."""
    visitors: list[Visitor] = []

    def come(at: Server | None = None, kind: type[Visitor] = Visitor, **how: Any) -> Visitor:
        home: Server = at or request.getfixturevalue("server")
        visitors.append(kind(browser, home.address, **how))
        slow: int = request.config.getoption("slow_wire")
        if slow:
            visitors[-1].context.add_init_script(SLOW_WIRE.replace("MS", str(slow)))
        if request.config.getoption("trace_pages"):
            visitors[-1].context.tracing.start(snapshots=True)
        return visitors[-1]

    yield come
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    complaints = [text for visitor in visitors for text in visitor.unexpected()]
    try:
        if request.node.stash.get(FAILED, False) or complaints:
            for number, visitor in enumerate(visitors, 1):
                visitor.keep(kept, f"{name}-{number}", request.config.getoption("trace_pages"))
    finally:
        for visitor in visitors:
            visitor.close()
    assert not complaints, "the browser complained:\n" + "\n".join(complaints)


@pytest.fixture
def ada(invite: Invite) -> Visitor:
    """Somebody with a name at the common server, reading English on a wide screen."""
    visitor = invite()
    visitor.api.rename("Ada")
    return visitor
