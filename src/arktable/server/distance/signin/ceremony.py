"""The calls of the package `webauthn`. Importing this module takes about 150 ms, so `passkeys.py` does it when it is
needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from arktable.server.distance.signin.base64url import as_bytes, as_text


def making(rp_id: str, name: str, handle: str, known: Sequence[str], milliseconds: int) -> tuple[dict[str, Any], str]:
    """The options for a new passkey, and the challenge in them. The browser can find it without a name."""
    options = generate_registration_options(
        rp_id=rp_id,
        rp_name="Arktable",
        user_name=name,
        user_id=bytes.fromhex(handle),
        timeout=milliseconds,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(as_bytes(one)) for one in known],
    )
    return _as_data(options), as_text(options.challenge)


def asking(rp_id: str, milliseconds: int) -> tuple[dict[str, Any], str]:
    """The options to sign in, and the challenge in them. They name no passkey: the browser knows its own."""
    options = generate_authentication_options(
        rp_id=rp_id, timeout=milliseconds, user_verification=UserVerificationRequirement.REQUIRED
    )
    return _as_data(options), as_text(options.challenge)


def made(credential: dict[str, Any], challenge: str, rp_id: str, origins: list[str]) -> VerifiedRegistration | None:
    """A new passkey, if it was made for this challenge, name and origin."""
    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=as_bytes(challenge),
            expected_rp_id=rp_id,
            expected_origin=origins,
            require_user_verification=True,
        )
    except Exception:
        return None


def signed(
    credential: dict[str, Any], challenge: str, rp_id: str, origins: list[str], public_key: str, counter: int
) -> VerifiedAuthentication | None:
    """The new counter of a passkey, if it has signed this challenge for this name and origin.

    A counter that has not grown is refused: the passkey may have been copied. Passkeys that are kept in several devices
    always say 0.
    """
    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=as_bytes(challenge),
            expected_rp_id=rp_id,
            expected_origin=origins,
            credential_public_key=as_bytes(public_key),
            credential_current_sign_count=counter,
            require_user_verification=True,
        )
    except Exception:
        return None


def _as_data(options: Any) -> dict[str, Any]:
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])
