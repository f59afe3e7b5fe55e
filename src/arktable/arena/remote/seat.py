"""One seat at a table of a server, played by a bot of this machine."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final, Protocol

from arktable.arena.match import Hearing
from arktable.arena.outside import seat_bot
from arktable.arena.remote.connection import FOREVER, LOST, Denied, Pause, Server
from arktable.bots.bot import Bot, ask
from arktable.engine.errors import ArktableError
from arktable.engine.events import Event
from arktable.engine.registry import find_game, reopen, rulesets
from arktable.engine.rng import Rng, rng_of

MOST_REFUSALS: Final = 3
"""After this many refused moves in answer to one question a random one is sent."""


def check_bot(spec: str) -> None:
    """Refuse a bot that plays none of the games."""
    games = {game.facts.game for game in rulesets()}
    faults = []
    for game in sorted(games):
        try:
            seat_bot(spec, game, rng_of("remote", spec))
        except ArktableError as error:
            faults.append(error)
    if len(faults) == len(games):
        raise faults[0]


class Say(Protocol):
    """Prints what happens: the key of a sentence, and its arguments."""

    def __call__(self, key: str, **args: int | str) -> None: ...


class Seat:
    """Plays a seat until its game is over, also over interruptions of the connection."""

    def __init__(self, server: Server, table: dict[str, Any], spec: str, stopped: threading.Event, say: Say) -> None:
        self._server = server
        self._id = str(table["id"])
        self._name = str(table["name"])
        self._spec = spec
        self._stopped = stopped
        self._say = say
        self._bot: Bot | None = None
        self._seat = -1
        self._ruleset = ""
        self._rng: Rng = rng_of("remote", self._id, spec)
        self.is_over = False

    @property
    def _path(self) -> str:
        return f"/tables/{self._id}"

    def play(self) -> None:
        """Play to the end, or until the program is to stop."""
        pause = Pause(self._stopped)
        while not self.is_over and not self._stopped.is_set():
            try:
                for message in self._server.lines(f"{self._path}?wants=position"):
                    pause.reset()
                    self._take(message)
                    if self._stopped.is_set():
                        return
                if not self.is_over:
                    pause.wait()
            except Denied as denied:
                if denied.status in FOREVER or denied.reason == "no-such-table":
                    self._say("cli-sit-table-refuses", table=self._name, reason=denied.reason)
                    return
                pause.wait(denied.seconds)
            except LOST as error:
                self._lost(str(error))
                pause.wait()

    def _lost(self, why: str) -> None:
        if not self._stopped.is_set():
            self._say("cli-sit-lost", why=why)

    def _take(self, message: dict[str, Any]) -> None:
        """Do what a message asks for."""
        take: dict[str, Callable[[dict[str, Any]], None]] = {
            "waiting": self._agree, "start": self._start, "told": self._told, "decide": self._decide,
            "over": self._over, "error": self._end,
        }  # fmt: skip
        known = take.get(str(message.get("type")))
        if known is not None:
            known(message)

    def _agree(self, message: dict[str, Any]) -> None:
        """Agree to what the host has changed, if there is something to agree to."""
        if message["table"].get("must_agree"):
            self._change("agree", message["version"])

    def _start(self, message: dict[str, Any]) -> None:
        self._seat, self._ruleset = int(message["seat"]), str(message["ruleset"])
        if self._bot is None:
            self._say("cli-sit-plays", table=self._name, ruleset=self._ruleset, seat=self._seat + 1)
            try:
                self._bot = seat_bot(self._spec, find_game(self._ruleset).facts.game, self._rng)
            except ArktableError as error:
                self._say("cli-sit-fault", table=self._name, why=str(error))
        if message["table"].get("handed_over"):
            self._change("take-back", message["version"])

    def _told(self, message: dict[str, Any]) -> None:
        if isinstance(self._bot, Hearing):
            told = [Event(one["key"], one["seat"], one["args"]) for one in message["events"]]
            self._bot.hear(told, self._seat)

    def _over(self, message: dict[str, Any]) -> None:
        self.is_over = True
        if isinstance(self._bot, Hearing):
            self._bot.over(message["scores"], message["winners"])
        self._say("cli-sit-won" if self._seat in message["winners"] else "cli-sit-over", table=self._name)

    def _end(self, message: dict[str, Any]) -> None:
        self._say("cli-sit-table-refuses", table=self._name, reason=str(message["error"]["key"]))

    def _decide(self, message: dict[str, Any]) -> None:
        """Ask the bot, and send its move; after faults of the bot a random one."""
        for attempt in range(MOST_REFUSALS + 1):
            text = self._chosen(message) if attempt < MOST_REFUSALS else self._random(message)
            try:
                self._post("moves", {"version": message["id"], "move": text, "key": f"{message['id']} {attempt}"})
            except Denied as denied:
                if denied.status != 422:
                    return  # stale, or handed over: the stream tells how it goes on
                self._say("cli-sit-refused", table=self._name, move=text, reason=denied.reason)
            else:
                return

    def _chosen(self, message: dict[str, Any]) -> str:
        if self._bot is None:  # it does not play this game
            return self._random(message)
        try:
            position = reopen(self._ruleset, str(message["position"]))
            return ask(self._bot, position, self._rng).text
        except Exception as error:
            self._say("cli-sit-fault", table=self._name, why=f"{type(error).__name__}: {error}")
            return self._random(message)

    def _random(self, message: dict[str, Any]) -> str:
        texts = [str(row[0]) for group in message["offer"] for row in group["moves"]]
        return texts[self._rng.below(len(texts))]

    def _change(self, what: str, version: int) -> None:
        try:
            self._post(what, {"version": version})
        except ArktableError as error:
            self._say("cli-sit-fault", table=self._name, why=str(error))

    def _post(self, what: str, body: dict[str, Any]) -> None:
        self._server.ask_surely(f"{self._path}/{what}", body, self._stopped, self._lost)
