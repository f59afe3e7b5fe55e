"""Recovery codes and device codes: letters that are not mistaken for others, of which only hashes are stored."""

from __future__ import annotations

import secrets
from typing import Final

from arktable.server.people.sessions import hash_of

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, O, 1 and I. Ten of them are 50 bits, eight are 40 bits."""
RECOVERY_CODES: Final = 10
RECOVERY_LETTERS: Final = 10
DEVICE_LETTERS: Final = 8


def new_code(length: int) -> str:
    """A random code in two groups."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(length))
    return f"{letters[: length // 2]}-{letters[length // 2 :]}"


def new_recovery_codes() -> list[str]:
    return [new_code(RECOVERY_LETTERS) for _ in range(RECOVERY_CODES)]


def code_hash(kind: str, code: str) -> str:
    """The stored form of a code. Case, spaces and hyphens do not count; codes of other kinds have other hashes."""
    letters = "".join(letter for letter in code[:64].upper() if letter not in "- ")
    return hash_of(f"{kind}:{letters}")
