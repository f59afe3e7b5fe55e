"""What this server can do: each feature is on, or off with a reason that the page shows in its place."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from arktable.server.settings import Settings
from arktable.server.wire.distance.features import Feature

NEEDS: Final = {
    "passkeys": ("webauthn",),
    "passwords": ("argon2",),
    "push": ("http_ece", "py_vapid", "httpcore", "anyio"),
    "webhooks": ("httpcore", "anyio"),
    "ratings": ("openskill",),
}
"""Packages of the extra `server` that a feature needs."""
ALWAYS: Final = ("clocks", "chat", "notes", "orders", "tournaments", "feeds", "devices")
"""Features that need nothing else."""


class Features:
    """Finds out once which features are on."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._found: dict[str, Feature] | None = None

    def all(self) -> dict[str, Feature]:
        """Every feature by name."""
        if self._found is None:
            self._found = {name: Feature(True) for name in ALWAYS}
            for name, packages in NEEDS.items():
                lacks = [package for package in packages if find_spec(package) is None]
                self._found[name] = Feature(False, "needs-extra") if lacks else Feature(True)
            self._found["mail"] = self._mail()
            shut = self._settings.by_invitation
            self._found["open-to-all"] = Feature(False, "by-invitation") if shut else Feature(True)
        return self._found

    def is_on(self, name: str) -> bool:
        return self.all()[name].on

    def _mail(self) -> Feature:
        """Mails contain links, which must not lead to an address that a client has made up."""
        if not self._settings.mail_host:
            return Feature(False, "no-mail-server")
        return Feature(True) if self._settings.public_url else Feature(False, "no-public-url")
