"""Which network addresses are outer ones. Addresses are judged, never the text of a name."""

from __future__ import annotations

import ipaddress
from typing import Final

NOT_OUTER: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # protocol assignments, such as 192.0.0.8
        "192.88.99.0/24",  # relays of 6to4
        "64:ff9b::/96",  # IPv4 addresses behind NAT64
        "64:ff9b:1::/48",
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
    )
)
"""Networks that `ipaddress` calls global in whole or in part, but which lead to other addresses."""


def is_outer(text: str) -> bool:
    """Is this the address of a machine on the internet, and not of our own network?"""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    address = mapped or address
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return not any(address in network for network in NOT_OUTER if network.version == address.version)
