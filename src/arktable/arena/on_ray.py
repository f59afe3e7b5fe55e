"""Games on many machines, through a Ray cluster that somebody has started (`docs/how-to/run-on-a-cluster.md`).

Ray repeats a task when its machine is lost. A task is a few fixtures. The number of tasks in progress is limited, so
that machines that join later get their share.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final

from arktable import __version__
from arktable.arena.played import Played, play_fixture
from arktable.arena.schedule import Fixture, NoTournament, Schedule
from arktable.engine.errors import ArktableError

MOST_AT_ONCE: Final = 16
AHEAD: Final = 3
"""Tasks in progress for each processor of the cluster."""
PATIENCE: Final = 10.0
"""Seconds to wait for an answer from the address."""


def on_ray(schedule: Schedule, fixtures: Sequence[Fixture], address: str) -> Iterator[Played]:
    """Play the fixtures on the cluster with this address. Games come as they end, in any order."""
    try:
        import ray  # noqa: PLC0415 - an extra that only this way of playing needs
    except ImportError:
        raise NoTournament("playing on a cluster needs Ray: pip install 'arktable[cluster]'") from None
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _silent(address, str(error)) from None
    try:
        yield from _fed(ray, schedule, list(fixtures))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Refuse an address without a listener: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isdigit()):
        return  # A name that Ray looks up itself, such as `auto`.
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise _silent(address, str(error)) from None


def _silent(address: str, why: str) -> NoTournament:
    return NoTournament(f"no Ray cluster answers at {address}: {' '.join(why.split())[:200]}")


def _fed(ray: Any, schedule: Schedule, left: list[Fixture]) -> Iterator[Played]:
    # Tasks of a lost machine are repeated without limit.
    task = ray.remote(num_cpus=1, max_retries=-1)(play_some)
    shared, expected = ray.put(schedule), schedule.as_data()
    under_way: list[Any] = []
    while left or under_way:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while left and len(under_way) < processors * AHEAD:
            handful = max(1, min(MOST_AT_ONCE, len(left) // (processors * AHEAD)))
            under_way.append(task.remote(shared, expected, left[:handful]))
            left = left[handful:]
        ended, under_way = ray.wait(under_way, timeout=1.0)
        for reference in ended:
            try:
                yield from ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, ArktableError):
                    raise error.cause from None
                raise


def play_some(schedule: Schedule, expected: dict[str, Any], fixtures: Sequence[Fixture]) -> list[Played]:
    """Play some games on a machine of the cluster. Refuse a machine with another version of the program."""
    import ray  # noqa: PLC0415 - see above

    machine = str(ray.util.get_node_ip_address())
    here = schedule.as_data()
    if here != expected:
        other = ", ".join(sorted(key for key in expected if here.get(key) != expected[key]))
        raise NoTournament(f"{machine} has other rules or numbers ({other}); install arktable {__version__} there")
    return [play_fixture(schedule, fixture, machine) for fixture in fixtures]
