"""How fast the table without a server opens and answers, in headless Chromium: `make bench-static`.

Prints the load of the machine beside every figure: on a busy one they say little.
"""

from __future__ import annotations

import gzip
import os
import statistics
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.static.guest import Guest
from tests.e2e.static.site import FILES, FOLDER, Site

VISITS = 3
MOVES = 24
# Plays for my seat, and takes the time: of each of my moves until it is answered, and of each turn of the bots after it.
MEASURED = """
async ([name, table, most]) => {
  const channel = new BroadcastChannel(name);
  const tab = `bench ${Math.random()}`;
  const asked = new Map();
  let id = 0;
  channel.onmessage = ({ data }) => data.to === tab && asked.get(data.id)(JSON.parse(data.text));
  const ask = (method, path, body) => new Promise((resolve) => {
    asked.set(++id, resolve);
    const text = body && JSON.stringify(body);
    channel.postMessage({ to: 'desk', kind: 'ask', tab, id, method, path: `/tables/${table}${path}`, body: text, type: 'application/json' });
  });
  let longest = 0, frame = performance.now(), watching = true;
  const look = (now) => { longest = Math.max(longest, now - frame); frame = now; if (watching) requestAnimationFrame(look); };
  requestAnimationFrame((now) => { frame = now; look(now); });
  const answers = [], turns = [];
  let mine = null;
  while (answers.length < most) {
    const { version, moves: groups } = await ask('GET', '/moves');
    const moves = groups.flatMap(({ moves }) => moves.map(([text]) => text));
    if (!moves.length) {
      const now = await ask('GET', '');
      if (now.view.over) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    if (mine !== null) {
      const { log } = await ask('GET', '');
      const theirs = log.filter((entry) => entry.version > mine.version && entry.seat !== 0 && entry.kind === 'move');
      const count = new Set(theirs.map(({ seat }) => seat)).size;
      if (count) turns.push((performance.now() - mine.at) / count);
    }
    const begin = performance.now();
    const taken = await ask('POST', '/moves', { version, key: `bench-${answers.length}-${begin}`, moves: [moves[0]] });
    if (taken.error) throw new Error(JSON.stringify(taken));
    answers.push(performance.now() - begin);
    mine = { version: taken.version, at: performance.now() };
  }
  watching = false;
  return { answers, turns, longest };
}
"""


def say(what: str, figure: str, goal: str) -> None:
    print(f"{what:<58} {figure:>14}   goal {goal:<8} load {os.getloadavg()[0]:.1f}")


def seconds(act: Callable[[], None]) -> float:
    begin = time.perf_counter()
    act()
    return time.perf_counter() - begin


def first_decision(guest: Guest) -> None:
    """From an empty browser to the first question."""
    guest.come_in()
    guest.page.get_by_role("button", name=guest.say("first-play")).click()
    asked(guest.page)


def asked(page: Page) -> None:
    page.locator("html[data-version]").wait_for()
    page.locator("[role=grid]").wait_for()


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
        first.append(seconds(lambda guest=guest: first_decision(guest)))  # type: ignore[misc]
        if number == 0:
            plain, packed = downloaded(site)
        guest.page.wait_for_function("navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')")
        address = guest.page.url
        guest.page.close()
        guest.page = guest.context.new_page()
        later.append(seconds(lambda guest=guest, address=address: (guest.page.goto(address), asked(guest.page))))  # type: ignore[misc]
        guest.close()
        site.stop()
    say("first visit to the first decision", f"{statistics.median(first):.2f} s", "≤ 6 s")
    say("later visit to the same table", f"{statistics.median(later):.2f} s", "≤ 2.5 s")
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
    found: dict[str, Any] = guest.page.evaluate(MEASURED, [guest.api.name, table, MOVES])
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
