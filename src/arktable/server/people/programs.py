"""Bot accounts: accounts whose seats are played by a program of somebody, over HTTP.

The id of an account tells whether it is one, and its name ends with a mark that the name of a player cannot have. So
everything that shows a name shows that it is a bot. Its token is that of a session, which no browser can use.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from arktable.server.bus.kinds import PROGRAM
from arktable.server.bus.protocol import Bus
from arktable.server.people.names import NAME_MOST
from arktable.server.store.rows import SeatRow

PREFIX: Final = "bot-"
"""The beginning of the id of a bot account; other ids are hexadecimal."""
MARK: Final = " (bot)"
NAME_LETTERS: Final = NAME_MOST - len(MARK)
"""Letters that the name of a bot account may have before the mark."""
TOKEN: Final = "arkbot_"
"""The beginning of the token of a program."""
FORMER_BOT: Final = "Former bot"
"""The name of a removed bot account at tables."""


def new_program_id() -> str:
    """The id of a new bot account."""
    return PREFIX + secrets.token_hex(10)


def new_program_token() -> str:
    """A new token of a program."""
    return TOKEN + secrets.token_urlsafe(32)


def is_program(account_id: str | None) -> bool:
    """Is this the id of a bot account?"""
    return account_id is not None and account_id.startswith(PREFIX)


def has_person(seat: SeatRow) -> bool:
    """Does the seat belong to a person, neither to a bot of the server nor to a bot account?"""
    return seat.kind == "person" and not is_program(seat.account_id)


def programs_at(seats: Sequence[SeatRow]) -> list[str]:
    """The bot accounts that have these seats."""
    return [seat.account_id for seat in seats if seat.account_id is not None and is_program(seat.account_id)]


def wake_programs(bus: Bus, *accounts: str) -> None:
    """Notify the programs of these bot accounts, in all processes: something that concerns them has changed."""
    for account_id in accounts:
        bus.publish_here(account_id)
        bus.tell(PROGRAM, account_id)


def bare_name(name: str) -> str:
    """The name of a bot account without the mark; other names as they are."""
    return name.removesuffix(MARK)
