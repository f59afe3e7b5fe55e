"""How fast the table without a server opens and answers, in headless Chromium: `make bench-static`.

Prints the load of the machine with every figure: on a busy machine they say little.
"""

from __future__ import annotations

import gzip
import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.static.guest import Guest, script
from tests.e2e.static.site import FILES, FOLDER, Site

VISITS = 3
MOVES = 24
READY = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"


def say(what: str, figure: str, goal: str) -> None:
    print(f"{what:<58} {figure:>24}   goal {goal:<8} load {os.getloadavg()[0]:.1f}")


def worked() -> float:
    """Seconds of work that all processes below this one have done: on a busy machine they say more than a clock."""
    parents, times = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(path.parent.name)] = int(fields[1])
        times[int(path.parent.name)] = int(fields[11]) + int(fields[12])
    below = {os.getpid()}
    for _ in range(8):
        below |= {one for one, parent in parents.items() if parent in below}
    return sum(times[one] for one in below if one in times and one != os.getpid()) / os.sysconf("SC_CLK_TCK")


def taken(act: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock, and of work."""
    begin, work = time.perf_counter(), worked()
    act()
    return time.perf_counter() - begin, worked() - work


def middle(found: list[tuple[float, float]]) -> str:
    clock, work = (statistics.median(column) for column in zip(*found, strict=True))
    return f"{clock:.2f} s ({work:.1f} of work)"


def first_decision(guest: Guest) -> None:
    """From an empty browser to the first question."""
    guest.come_in()
    guest.page.get_by_role("button", name=guest.say("first-play")).click()
    asked(guest.page)


def asked(page: Page) -> None:
    page.locator("html[data-version]").wait_for()
    page.locator("[role=grid]").wait_for()


def again(page: Page, address: str) -> None:
    """Back to a table that was open before."""
    page.goto(address)
    asked(page)


def downloaded(site: Site) -> tuple[float, float]:
    """Megabytes of the files that were asked for: as they lie there, and compressed."""
    names = {path.removeprefix(FOLDER[:-1]).strip("/") or "index.html" for path in site.asked}
    files = [(FILES / name).read_bytes() for name in sorted(names) if (FILES / name).is_file()]
    return sum(map(len, files)) / 1e6, sum(min(len(file), len(gzip.compress(file))) for file in files) / 1e6


def visits(browser: Browser) -> None:
    first, later = [], []
    for number in range(VISITS):
        site = Site()
        guest = Guest(browser, site.address)
        first.append(taken(partial(first_decision, guest)))
        if number == 0:
            plain, packed = downloaded(site)
        guest.page.wait_for_function(READY)
        address = guest.page.url
        guest.page.close()
        guest.page = guest.context.new_page()
        later.append(taken(partial(again, guest.page, address)))
        guest.close()
        site.stop()
    say("first visit to the first decision", middle(first), "≤ 6 s")
    say("later visit to the same table", middle(later), "≤ 2.5 s")
    say("download, compressed", f"{packed:.2f} MB", "≤ 7 MB")
    say("download from a server that compresses nothing", f"{plain:.2f} MB", "–")


def play(browser: Browser, ruleset: str, seats: int) -> None:
    site = Site()
    guest = Guest(browser, site.address)
    guest.come_in()
    body = {"ruleset": ruleset, "seats": [ME, *[GREEDY] * (seats - 1)], "options": {}}
    table = guest.api.post("/tables", body)["id"]
    guest.open_table(table)
    guest.api.my_move(table)
    found: dict[str, Any] = guest.page.evaluate(script("measured"), [guest.api.name, table, MOVES])
    say(f"{ruleset}, {seats} seats: a move answered", f"{statistics.median(found['answers']):.0f} ms", "≤ 100 ms")
    say(f"{ruleset}, {seats} seats: a turn of greedy", f"{statistics.median(found['turns']):.0f} ms", "≤ 300 ms")
    say(f"{ruleset}, {seats} seats: the page was busy at most", f"{found['longest']:.0f} ms", "–")
    guest.close()
    site.stop()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        visits(browser)
        for ruleset, seats in (("arkadia", 4), ("arkwright-cards", 4), ("water-frame", 4)):
            play(browser, ruleset, seats)
        browser.close()


if __name__ == "__main__":
    main()
