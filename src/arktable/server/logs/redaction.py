"""Removes secrets from what is logged: a second safeguard behind code that does not log them.

Rather too much is removed than too little. Ids of tables stay: an operator needs them (`arktable aside`). Each pattern
begins at few places, so that its time grows with the length of a text and not with its square.
"""

from __future__ import annotations

import re
from typing import Final

GONE: Final = "[…]"
MOST: Final = 20_000
"""Characters of a message, or of a traceback."""

_RULES: Final = (
    # Private keys, hashes of passwords, secrets of webhooks.
    (re.compile(r"-----BEGIN [^-]+-----.*?(?:-----END [^-]+-----|$)", re.DOTALL), GONE),
    (re.compile(r"\$argon2\S+"), GONE),
    (re.compile(r"\bwhsec_[A-Za-z0-9+/=_-]+"), GONE),
    # Headers with credentials: the rest of their line.
    (re.compile(r"(?i)\b((?:set-)?cookie|(?:proxy-)?authorization)\b(\W{1,8})[^\r\n]*"), rf"\1\2{GONE}"),
    (re.compile(r"(?i)\barktable_session\b\W{0,4}[^\s;,\"')]*"), f"arktable_session={GONE}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{4,}"), rf"\1 {GONE}"),
    # Values by their names, as in forms, JSON and keyword arguments.
    (
        re.compile(
            r"(?i)\b((?:\w+_)?(?:password|passwd|secret|token|code|api_?key|p256dh|auth))\b"
            r"(\W{0,2}\s*[=:]\s*[\"']?)(?!\d{1,4}\b)[^\s\"',;&)]+"
        ),
        rf"\1\2{GONE}",
    ),
    # What PostgreSQL tells about a clash: `Key (mail)=(ada@example.org) already exists`.
    (re.compile(r"(Key \([^)]{0,200}\)=)\([^\n]{0,400}?\)(?= |$)"), rf"\1({GONE})"),
    # Users and passwords in addresses, then mail addresses, then query strings.
    (re.compile(r"(?<=://)[^\s/@]+@"), f"{GONE}@"),
    (re.compile(r"(?<![\w.+%-])[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+"), "[mail]"),
    (re.compile(r"(?<=[^\s?])\?[^\s\"'<>]+"), f"?{GONE}"),
    # Feeds and links: parts of paths that are secrets.
    (re.compile(r"(/api/feed/)[^\s/\"'<>]+"), rf"\1{GONE}"),
    (re.compile(r"(?i)(/(?:carry|k|invite|invitation|device|recovery|confirm|seat)/)[^\s/\"'<>]+"), rf"\1{GONE}"),
    # Codes of seat links, devices and recovery: ABCD-EFGH-JKMN-PQRS, ABCDE-FGHJK, ABCD-EFGH.
    (re.compile(r"\b[0-9A-Z]{4,5}(?:-[0-9A-Z]{4,5}){1,3}\b"), GONE),
    # Tokens: long, with digits, capital and small letters.
    (
        re.compile(r"(?<![\w-])(?=[\w-]*[0-9])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[A-Za-z0-9_-]{20,}(?![\w-])"),
        GONE,
    ),
)


def redacted(text: str) -> str:
    """The text without what may be a secret. Of a very long one, the beginning and the end."""
    if len(text) > MOST:
        text = f"{text[: MOST // 2]} {GONE} {text[-MOST // 2 :]}"
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text
