"""What the list of sessions says about a browser: its name and system, and a part of its address."""

from __future__ import annotations

import ipaddress
from typing import Final

# In this order: browsers also name those that they want to be taken for.
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("Vivaldi", "Vivaldi"), ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"), ("Firefox", "Firefox"), ("CriOS", "Chrome"), ("HeadlessChrome", "Chrome"),
    ("Chromium", "Chromium"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
LOCAL: Final = "local"


def agent_words(agent: str) -> str:
    """The browser and its system, as "Firefox / Linux"; empty parts if they are not known."""
    browser = next((name for word, name in BROWSERS if word in agent), "")
    system = next((name for word, name in SYSTEMS if word in agent), "")
    return f"{browser} / {system}" if browser or system else ""


def coarse(client: str) -> str:
    """A part of the address of a client, which does not identify it: 203.0.x.x, or the first 32 bits of IPv6."""
    text = client.partition("/")[0]
    try:
        known = ipaddress.ip_address(text)
    except ValueError:
        return ""
    if known.is_loopback or known.is_private or known.is_link_local:
        return LOCAL
    if isinstance(known, ipaddress.IPv6Address):
        return f"{ipaddress.IPv6Address(int(known) >> 96 << 96)}/32"
    return ".".join([*text.split(".")[:2], "x", "x"])
