"""What the players of a table agree on before the start, in addition to the rules: pace, rating, who may come, chat."""

from __future__ import annotations

from typing import Final

import msgspec

from arktable.server.people.programs import is_program
from arktable.server.running.errors import Refused
from arktable.server.store.rows import SeatRow
from arktable.server.wire.pace import Pace

LEAST_WINDOW: Final = 8 * 60
"""Minutes of a daily window at least: people sleep and work."""
DAY: Final = 24 * 60
LEAST_TIME: Final = {"live": 60, "days": 3600}
"""Seconds that a player must have at the start, bank and increment together."""


class Agreement(msgspec.Struct, frozen=True):
    """What the players agree on."""

    pace: Pace = Pace()
    rated: bool = False
    invited: bool = False
    """Only invited people may sit down."""
    chat: bool = True
    tournament: str = ""

    def pace_text(self) -> str:
        """The pace as the store writes it; empty for an unhurried game."""
        return "" if self.pace.kind == "unhurried" else msgspec.json.encode(self.pace).decode()


def check_agreement(agreed: Agreement, seats: list[SeatRow], has_clocks: bool) -> None:
    """Refuse what cannot be agreed on."""
    pace = agreed.pace
    people = [seat for seat in seats if seat.kind != "bot"]
    apart = {seat.account_id or f"open {seat.seat}" for seat in people}
    if agreed.rated and any(is_program(seat.account_id) for seat in seats):
        raise Refused("conflict", "rated-no-bot-accounts")
    if agreed.rated and len(apart) < 2:
        raise Refused("malformed", "rated-needs-people")
    if pace.kind == "unhurried":
        return
    if not has_clocks:
        raise Refused("malformed", "needs-server")
    accounts = [seat.account_id for seat in people if seat.account_id]
    if len(accounts) != len(set(accounts)):
        raise Refused("malformed", "clock-one-device")
    if pace.bank + pace.increment < LEAST_TIME[pace.kind]:
        raise Refused("malformed", "pace-too-short", seconds=LEAST_TIME[pace.kind])
    if pace.window is not None:
        start, end = pace.window
        if pace.kind != "days":
            raise Refused("malformed", "window-needs-days")
        if (end - start if end > start else end - start + DAY) < LEAST_WINDOW:
            raise Refused("malformed", "window-too-short", hours=LEAST_WINDOW // 60)
