"""A hostile upload: what is sent, and what is asked about it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tools.probe.client import Answer, Client

Asked = Iterator[tuple[str, Answer]]


class Attack(NamedTuple):
    """Some requests of one client, in their order. Each answer is checked, whatever it says."""

    label: str
    run: Callable[[Client], Asked]


class Group(NamedTuple):
    """Attacks of one kind; the bystander is measured while all of them run."""

    name: str
    about: str
    attacks: list[Attack]


def looked_at(client: Client, table: str) -> Asked:
    """What anybody asks of a table that has come to be."""
    for what in ("", "/moves", "/steps", "/position", "/standing", "/kit"):
        yield f"GET /tables/…{what}", client.get(f"/tables/{table}{what}")
    yield "POST …/outlook", client.post(f"/tables/{table}/outlook?seat=0", {"version": 1})


def analysed(client: Client, table: str) -> Asked:
    """What anybody asks of a game that can only be watched."""
    for what in ("", "/at/0", "/report", "/position?as=open"):
        yield f"GET /tables/…{what}", client.get(f"/tables/{table}{what}")
    for what in ("", "/moves", "/position"):
        yield f"POST …/analysis/0{what}", client.post(f"/tables/{table}/analysis/0{what}", {})


def id_of(answer: Answer) -> str:
    """The id of the table that was made; empty if none was."""
    found = answer.json()
    return str(found.get("id", "")) if answer.ok and isinstance(found, dict) else ""
