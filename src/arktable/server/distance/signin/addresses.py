"""At which addresses passkeys work, and what is said at the others.

Accepted origins are a fixed list. The `Host` header is used only to tell a person where passkeys work.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from arktable.server.running.client import ASKING
from arktable.server.settings import Settings
from arktable.server.wire.distance.account import WayIn

LOCALHOST: Final = "localhost"
LOOPBACK: Final = ("127.0.0.1", "[::1]", "::1")


class Addresses:
    """The addresses of a server, by its settings and its port."""

    def __init__(self, settings: Settings) -> None:
        self._public = settings.public_url.rstrip("/")
        self._origins = settings.origins

    @property
    def rp_id(self) -> str:
        """The name for which passkeys are made."""
        return (urlsplit(self._public).hostname or LOCALHOST) if self._public else LOCALHOST

    def origins(self) -> list[str]:
        """The origins from which a passkey is accepted."""
        if not self._public:
            port = ASKING.get().port
            return [f"http://{LOCALHOST}:{port}" if port != 80 else f"http://{LOCALHOST}"]
        place = urlsplit(self._public)
        own = f"{place.scheme}://{place.netloc}"
        return [own, *(one for one in self._origins if one != own and urlsplit(one).hostname == place.hostname)]

    def base(self) -> str:
        """The address of this server for links: the public one, else the one that the browser uses."""
        asking = ASKING.get()
        return self._public or f"{asking.scheme}://{asking.host or LOCALHOST}"

    def is_reachable(self) -> bool:
        """Can other devices reach the address of `base`?"""
        host = urlsplit(self.base()).hostname or ""
        return host not in (*LOOPBACK, LOCALHOST) and not host.endswith(f".{LOCALHOST}")

    def passkeys(self) -> WayIn:
        """Whether passkeys work at the address that the browser uses, and where else."""
        asking = ASKING.get()
        here = f"{asking.scheme}://{asking.host}"
        allowed = self.origins()
        if here in allowed:
            return WayIn(True)
        host = urlsplit(here).hostname or ""
        if self._public:
            return WayIn(False, "other-address", self._public)
        if host in LOOPBACK:
            return WayIn(False, "needs-localhost", allowed[0])
        return WayIn(False, "needs-https")
