"""`arktable serve` starts without the packages that only some requests need."""

from __future__ import annotations

import subprocess
import sys

LATE = ("webauthn", "argon2", "segno", "cryptography")


def test_the_server_starts_without_what_signing_in_needs() -> None:
    code = f"import sys, arktable.server.app; print([name for name in {LATE} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
