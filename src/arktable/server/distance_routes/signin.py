"""`/sign-in`, `/sign-out`, `/names`, `/passkey/…`, `/recovery/use`, `/device/…`: signing in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.account import account_of, visitor_of
from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.errors import Refused
from arktable.server.running.limits import COST_OF_UPLOAD
from arktable.server.wire.distance.account import Signed

ROUTES = Routes()

Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=1000)]
Code = Annotated[str, Meta(max_length=64)]


class NameCheckBody(msgspec.Struct, frozen=True):
    """`POST /names`"""

    name: Name


class SignInBody(msgspec.Struct, frozen=True):
    """`POST /sign-in`"""

    name: Name
    password: Secret
    bring: bool = True
    """Everything of the asking guest moves to the player."""


class RecoveryBody(msgspec.Struct, frozen=True):
    """`POST /recovery/use`"""

    name: Name
    code: Code
    bring: bool = True


class SignOutBody(msgspec.Struct, frozen=True):
    """`POST /sign-out`"""

    leave: bool = False
    """A guest signs out, and cannot come back."""


class PasskeyNewBody(msgspec.Struct, frozen=True):
    """`POST /passkey/new`"""

    name: Name = ""
    """Of a guest: the name to have as a player."""


class PasskeyMadeBody(msgspec.Struct, frozen=True):
    """`POST /passkey/new/done`"""

    credential: dict[str, Any]
    label: Name = ""


class PasskeyInBody(msgspec.Struct, frozen=True):
    """`POST /passkey/in/done`"""

    credential: dict[str, Any]
    bring: bool = True


class DeviceAskBody(msgspec.Struct, frozen=True):
    """`POST /device/ask`"""

    code: Code


class DeviceWaitBody(msgspec.Struct, frozen=True):
    """`POST /device/wait`"""

    code: Code
    secret: Annotated[str, Meta(max_length=100)]
    bring: bool = True


@ROUTES.get("/sign-in")
async def get_sign_in(call: Call) -> Reply:
    return answer(await distance_of(call).signin.ways(await visitor_of(call)))


@ROUTES.post("/names")
async def post_names(call: Call) -> Reply:
    call.spend()
    body = await call.read(NameCheckBody)
    person = await call.person()
    return answer(await distance_of(call).signin.becoming.check(body.name, person.id if person else ""))


@ROUTES.post("/sign-in")
async def post_sign_in(call: Call) -> Reply:
    body = await call.read(SignInBody)
    signin = distance_of(call).signin
    call.spend(COST_OF_UPLOAD)
    signin.need("passwords")
    player, token = await signin.accounts.sign_in(await visitor_of(call), body.name, body.password, body.bring)
    await call.keep(token)
    return answer(Signed(await account_of(call, player)))


@ROUTES.post("/recovery/use")
async def post_recovery_use(call: Call) -> Reply:
    body = await call.read(RecoveryBody)
    signin = distance_of(call).signin
    player, token = await signin.accounts.recover(await visitor_of(call), body.name, body.code, body.bring)
    await call.keep(token)
    return answer(Signed(await account_of(call, player)))


@ROUTES.post("/sign-out")
async def post_sign_out(call: Call) -> Reply:
    body = await call.read(SignOutBody)
    signin, visitor = distance_of(call).signin, await visitor_of(call)
    if visitor.person is not None:
        await signin.accounts.check_leaving(await signin.signing.somebody(visitor), body.leave)
    await signin.signing.sign_out(visitor)
    await call.keep("")
    return answer({})


@ROUTES.post("/passkey/new")
async def post_passkey_new(call: Call) -> Reply:
    call.spend()
    body = await call.read(PasskeyNewBody)
    signin = distance_of(call).signin
    signin.need("passkeys")
    return answer(await signin.passkeys.begin(await visitor_of(call), body.name))


@ROUTES.post("/passkey/new/done")
async def post_passkey_made(call: Call) -> Reply:
    call.spend()
    body = await call.read(PasskeyMadeBody)
    signin = distance_of(call).signin
    signin.need("passkeys")
    player, codes, token = await signin.passkeys.finish(await visitor_of(call), body.credential, body.label)
    if token is not None:
        await call.keep(token)
    return answer(Signed(await account_of(call, player), codes))


@ROUTES.post("/passkey/in")
async def post_passkey_in(call: Call) -> Reply:
    call.spend()
    signin = distance_of(call).signin
    signin.need("passkeys")
    return answer(await signin.passkeys.challenge(await visitor_of(call)))


@ROUTES.post("/passkey/in/done")
async def post_passkey_in_done(call: Call) -> Reply:
    body = await call.read(PasskeyInBody)
    signin = distance_of(call).signin
    signin.need("passkeys")
    player, token = await signin.passkeys.sign_in(await visitor_of(call), body.credential, body.bring)
    await call.keep(token)
    return answer(Signed(await account_of(call, player)))


@ROUTES.post("/device/ask")
async def post_device_ask(call: Call) -> Reply:
    body = await call.read(DeviceAskBody)
    return answer(await distance_of(call).signin.devices.ask(await visitor_of(call), body.code))


@ROUTES.post("/device/wait")
async def post_device_wait(call: Call) -> Reply:
    body = await call.read(DeviceWaitBody)
    devices = distance_of(call).signin.devices
    found, person, token = await devices.wait(await visitor_of(call), body.code, body.secret, body.bring)
    if person is None:
        if found.state == "over":
            raise Refused("missing", "device-unknown")
        return answer(found)
    await call.keep(token)
    return answer(found)
