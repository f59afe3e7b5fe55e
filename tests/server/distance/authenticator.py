"""A device with passkeys, in software: it answers as a browser's `navigator.credentials` does."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


class Authenticator:
    """One passkey. `counter` grows with each use, unless it is said to stay."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.counter = 0
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a new passkey."""
        self.handle = raw(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        return self._answer(
            {
                "clientDataJSON": self._client("webauthn.create", options["challenge"]),
                "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
                "transports": ["internal"],
            }
        )

    def sign(self, options: dict[str, Any], verified: bool = True) -> dict[str, Any]:
        """The answer to options to sign in."""
        if self.counts:
            self.counter += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], PRESENT | (VERIFIED if verified else 0))
        signature = self._key.sign(data + hashlib.sha256(raw(client)).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": client,
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": text(self.handle),
            }
        )

    def _data(self, rp_id: str, flags: int) -> bytes:
        return hashlib.sha256(rp_id.encode()).digest() + struct.pack(">BI", flags, self.counter)

    def _client(self, kind: str, challenge: str) -> str:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return text(json.dumps(said).encode())

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
