"""Passwords: argon2 in one thread with a short queue, so that many attempts neither fill the memory nor stop the game.

A name that does not exist costs the same time as a wrong password.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from arktable.server.distance.signin.letters import fold
from arktable.server.running.client import CLIENT
from arktable.server.running.errors import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")

LEAST: Final = 8
MOST: Final = 200
QUEUE: Final = 20
"""Passwords that wait to be checked; further ones are refused."""
MOST_OF_CLIENT: Final = 5
"""At most this many of one client wait: others must be able to sign in meanwhile."""
MEMORY_KIB: Final = 46 * 1024
USUAL: Final = frozenset({
    "password", "passwort", "motdepasse", "password1", "password123", "12345678", "123456789", "1234567890",
    "87654321", "qwertyui", "qwertyuiop", "qwerty123", "azertyui", "azertyuiop", "azerty123", "qwertzui", "qwertzuiop",
    "1q2w3e4r", "1qaz2wsx", "abcd1234", "abcdefgh", "abc12345", "iloveyou", "sunshine", "princess", "football",
    "baseball", "superman", "trustno1", "letmein1", "welcome1", "passw0rd", "p@ssw0rd", "whatever", "starwars",
    "computer", "internet", "michelle", "jennifer", "liverpool", "arktable", "arkwright", "arkwright1", "arkadia1",
    "soleil123", "bonjour1", "chocolat", "doudou123", "loulou123", "marseille", "geheim123", "hallo123", "changeme",
})  # fmt: skip
"""Passwords that are tried first by anybody who guesses."""


def check_form(password: str, name: str) -> None:
    """Refuse a password that is too short, too long or easy to guess."""
    if not LEAST <= len(password) <= MOST:
        raise Refused("malformed", "password-length", least=LEAST, most=MOST)
    plain = fold(password)
    if plain in USUAL or len(set(plain)) < 3 or fold(name) == plain:
        raise Refused("malformed", "password-usual")


class Passwords:
    """Hashes and checks passwords in a thread of its own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "arktable-passwords")
        self._waiting: Counter[str] = Counter()  # by client
        self._hasher: PasswordHasher | None = None
        self._nobody = ""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._ready().hash(password))

    async def check(self, hashed: str | None, password: str) -> tuple[bool, str | None]:
        """Is this the password of the hash? Also a new hash if the old one was made with other parameters.

        Without a hash, the answer is no and takes the same time.
        """

        def work() -> tuple[bool, str | None]:
            from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415 - loaded at the first use

            hasher = self._ready()
            try:
                hasher.verify(hashed or self._nobody, password)
            except (Argon2Error, InvalidHashError):
                return False, None
            if hashed is None:
                return False, None
            return True, hasher.hash(password) if hasher.check_needs_rehash(hashed) else None

        return await self._run(work)

    def _ready(self) -> PasswordHasher:
        """The hasher; argon2 is imported at the first use, in the thread."""
        if self._hasher is None:
            from argon2 import PasswordHasher  # noqa: PLC0415 - loaded at the first use

            self._hasher = PasswordHasher(time_cost=1, memory_cost=MEMORY_KIB, parallelism=1)
            self._nobody = self._hasher.hash(secrets.token_urlsafe(16))
        return self._hasher

    async def _run(self, work: Callable[[], T]) -> T:
        client = CLIENT.get()
        if self._waiting.total() > QUEUE or (client and self._waiting[client] >= MOST_OF_CLIENT):
            raise Refused("busy", "sign-in-busy", seconds=5)
        self._waiting[client] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting[client] -= 1
            self._waiting += Counter()  # forget clients without any
