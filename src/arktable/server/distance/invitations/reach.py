"""The addresses at which others reach this server, and links with their pictures."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from arktable.server.distance.signin.addresses import LOCALHOST, Addresses
from arktable.server.distance.signin.devices import qr_path
from arktable.server.running.client import ASKING
from arktable.server.settings import Settings
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.invitations import Reach, TableLink

EVERYWHERE: Final = ("0.0.0.0", "::")
ONLY_HERE: Final = "only-here"
SOMEWHERE: Final = "192.0.2.1"
"""An address for documentation (RFC 5737); nothing is sent to it."""


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others on its network can use, the usual one first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))  # a datagram socket only looks up the route
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass  # no route: the machine is offline
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM)
        found += [str(one[4][0]) for one in known]
    except OSError:
        pass  # its name is not known to itself
    return [one for one in dict.fromkeys(found) if _is_useful(one)]


def _is_useful(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_unspecified or known.is_link_local or known.is_multicast)


class Reaching:
    """Finds the addresses of the server: the public one, the one that the asker uses, those of its network."""

    def __init__(self, tables: Tables, addresses: Addresses, settings: Settings) -> None:
        self._tables = tables
        self._addresses = addresses
        self._public = settings.public_url.rstrip("/")
        self._is_everywhere = settings.listens in EVERYWHERE

    def addresses(self) -> Reach:
        """The addresses for others; those of this computer alone if there are no others."""
        if self._public:
            return Reach([self._public])
        base, asking = self._addresses.base(), ASKING.get()
        found = [base] if self._addresses.is_reachable() and _is_address(base) else []
        if self._is_everywhere:
            port = asking.port
            found += [f"http://{address}:{port}" if port != 80 else f"http://{address}" for address in own_addresses()]
        if found:
            return Reach(list(dict.fromkeys(found)))
        return Reach([base], ONLY_HERE)

    async def link(self, table_id: str) -> TableLink:
        """The link of a table, and its picture."""
        table = await self._tables.cache.get(table_id)
        reach = self.addresses()
        first, *others = [f"{address}/table/{table.row.id}" for address in reach.addresses]
        size, path = qr_path(first)
        return TableLink(first, others, size, path, reach.reason)


def _is_address(base: str) -> bool:
    """Is this a plain address? The client says it, and it is only shown to the same client."""
    host = urlsplit(base).hostname or ""
    return bool(host) and host != LOCALHOST
