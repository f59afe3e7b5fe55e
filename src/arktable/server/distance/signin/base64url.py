"""Base64 for addresses, without padding, as browsers write it in passkeys."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode


def as_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """The bytes of a text; `ValueError` if it is none."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
