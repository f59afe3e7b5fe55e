"""Plays against greedy bots at a desk, a game of each family, and says how long everything takes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

BEGIN = time.perf_counter()

from arktable.bots.catalogue import usual_bot  # noqa: E402 - imports are what is measured
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.jobs.worker import answered  # noqa: E402 - the same
from arktable.server.browser.desk import Desk, desk_settings, open_desk  # noqa: E402 - the same

RULESETS = ("arkadia", "arkwright-cards", "water-frame", "spinning-jenny")
SEATS = 4


class Texts:
    """A cupboard in memory."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self._texts.items() if key.startswith(prefix))

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        for key in deletes:
            self._texts.pop(key, None)
        self._texts.update(puts)


class Trial:
    """One desk, with the times of everything that was asked of it."""

    def __init__(self, desk: Desk, texts: Texts, thought: list[float]) -> None:
        self._desk = desk
        self._texts = texts
        self._thought = thought

    async def ask(self, method: str, path: str, **body: Any) -> tuple[Any, float]:
        """The answer, and after how many milliseconds it came."""
        begin = time.perf_counter()
        status, _, text = await self._desk.ask(method, f"/api{path}", json.dumps(body))
        taken = _since(begin)
        assert status == 200, text
        return json.loads(text), taken

    async def play(self, ruleset: str) -> None:
        """A whole game of the usual bots and a person who makes the first move that there is; then open it again."""
        bot = usual_bot(find_game(ruleset).facts.game)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (SEATS - 1)]
        begin = time.perf_counter()
        self._thought.clear()
        brief, opened = await self.ask("POST", "/tables", ruleset=ruleset, seats=seats)
        table = f"/tables/{brief['id']}"
        told: asyncio.Queue[str] = asyncio.Queue()
        line = self._desk.connect(f"/api{table}/live", told.put_nowait, lambda code, reason: None)
        clicks: list[float] = []
        while (snapshot := (await self.ask("GET", table))[0])["table"]["state"] == "running":
            if snapshot["table"]["to_move"] != 0:
                await told.get()
                continue
            legal, _ = await self.ask("GET", f"{table}/moves")
            move = legal["moves"][0]["moves"][0][0]
            version = snapshot["version"]
            _, taken = await self.ask("POST", f"{table}/moves", version=version, key=f"k{version}", moves=[move])
            clicks.append(taken)
        line.close()
        whole = round(time.perf_counter() - begin, 1)
        print(f"{ruleset}: opened {round(opened)} ms; whole game {whole} s; moves {_told(clicks)};", end=" ")
        print(f"turns of bots {_told(self._thought)};", end=" ")
        again = Trial(await open_desk(self._texts, settings=desk_settings(bot_pause=3600.0)), self._texts, [])
        print(f"opened again {round((await again.ask('GET', table))[1])} ms")


def _since(begin: float) -> float:
    return (time.perf_counter() - begin) * 1000


def _told(times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    return f"{len(times)}, half of them below {ordered[len(ordered) // 2]:.1f} ms, all below {ordered[-1]:.1f} ms"


async def main() -> None:
    """Open a desk, ask what a client asks first, and play."""
    print(f"imports: {round(_since(BEGIN))} ms")
    thought: list[float] = []

    async def think(job: str) -> str:
        begin = time.perf_counter()
        answer = answered(job).decode()
        thought.append(_since(begin))
        return answer

    texts = Texts()
    trial = Trial(await open_desk(texts, think, desk_settings(bot_pause=0.0, seed=7)), texts, thought)
    for path in ("/me", "/tables", "/rulesets", "/lessons"):
        print(f"GET {path}: {round((await trial.ask('GET', path))[1])} ms")
    for ruleset in RULESETS:
        await trial.play(ruleset)


if __name__ == "__main__":
    asyncio.run(main())
