"""Accounts: names, ways to sign in, sessions, other devices."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

AccountState: TypeAlias = Literal["visitor", "guest", "player", "banned"]


class WayIn(msgspec.Struct, frozen=True):
    """Whether a way to sign in works at the address that the browser uses."""

    on: bool
    reason: str = ""
    """Why not: `needs-extra`, `needs-https`, `needs-localhost`, `other-address` (words: `sign-in-off-<reason>`)."""
    address: str = ""
    """Where it works."""


class WaysIn(msgspec.Struct, frozen=True):
    """The ways to sign in (`GET /sign-in`)."""

    passkey: WayIn
    password: WayIn
    tables: int
    """Tables at which the asking guest sits; they can be brought along. 0 for players."""
    name: str
    """The name of the asking guest; empty for players and visitors."""
    password_least: int
    password_most: int


class NameCheck(msgspec.Struct, frozen=True):
    """Whether somebody can have a name (`POST /names`)."""

    name: str
    """As it would be written."""
    free: bool
    fault: dict[str, Any] | None = None
    """Why not: key and arguments of an error."""
    offers: list[str] = []
    """Names like it that are free."""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a player."""

    id: str
    label: str
    created: str
    used: str
    """Empty if it was not used yet."""
    backed_up: bool
    """It is kept by the maker of the device, too."""


class OpenSession(msgspec.Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    browser: str
    system: str
    network: str
    """A part of its address; `local` for the own network; empty if it is not known or was deleted."""
    created: str
    used: str
    here: bool
    """This browser."""


class Account(msgspec.Struct, frozen=True):
    """The person who asks (`GET /account`)."""

    id: str | None
    """Null for a visitor without a session."""
    name: str
    state: AccountState
    role: str = ""
    created: str = ""
    zone: str = ""
    locale: str = ""
    hides_presence: bool = False
    has_password: bool = False
    passkeys: list[Passkey] = []
    codes_left: int = 0
    """Recovery codes that were not used."""


class Signed(msgspec.Struct, frozen=True):
    """The answer when somebody has signed in, or has become a player."""

    account: Account
    codes: list[str] = []
    """Recovery codes, only in this answer."""


class DeviceCode(msgspec.Struct, frozen=True):
    """A code with which another device signs in (`POST /device`)."""

    code: str
    """Two groups of four letters, only in this answer."""
    expires: str
    link: str
    qr_size: int
    """Modules of the picture on each side."""
    qr: str
    """Its dark modules as the path of an SVG."""
    reachable: bool
    """False: the link has an address of this device, which others cannot open."""


class DeviceState(msgspec.Struct, frozen=True):
    """What has become of the code of this browser (`GET /device`)."""

    state: Literal["none", "open", "asked", "allowed"]
    """`asked`: a device has typed it and waits. `none`: there is no code, or it is over."""
    expires: str = ""
    agent: str = ""
    network: str = ""
    signs: list[int] = []
    """Three shapes of seats, which the other device shows too."""


class DeviceAnswer(msgspec.Struct, frozen=True):
    """What a device is told that has typed a code (`POST /device/ask`, `POST /device/wait`)."""

    state: Literal["asked", "done", "over"]
    secret: str = ""
    """Sent with every `POST /device/wait`."""
    signs: list[int] = []
