"""The usual columns of the tables. Times are ISO texts (`running/times.py`), ids are random texts."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, ForeignKey, String, false
from sqlalchemy.types import TypeEngine

ID: Final = String(40)
HASH: Final = String(64)
TIME: Final = String(40)

Kind = TypeEngine[Any] | type[TypeEngine[Any]]


def key(name: str, kind: Kind = ID) -> Column[Any]:
    """A part of the primary key."""
    return Column(name, kind, primary_key=True)


def required(name: str, kind: Kind) -> Column[Any]:
    """A column that every row states."""
    return Column(name, kind, nullable=False)


def optional(name: str, kind: Kind, default: str = "") -> Column[Any]:
    """A column with a default, the empty text where nothing else is said. It is never null."""
    return Column(name, kind, nullable=False, server_default=default)


def switch(name: str) -> Column[Any]:
    """Yes or no; no by default."""
    return Column(name, Boolean, nullable=False, server_default=false())


def owned(name: str, owner: str, primary_key: bool = False) -> Column[Any]:
    """The id of the row that this one belongs to, in the table `owner`: it is deleted with it."""
    return Column(name, ID, ForeignKey(f"{owner}.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key)
