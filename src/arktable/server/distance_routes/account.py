"""`/account`, `/password`, `/recovery`, `/passkeys/…`, `/sessions`, `/device`, `/me/delete`: the own account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance.signin.signing import Visitor
from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.limits import COST_OF_UPLOAD
from arktable.server.store.distance.people import PersonRow
from arktable.server.wire.distance.account import Account, AccountState, Signed

ROUTES = Routes()

Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=1000)]


class AccountBody(msgspec.Struct, frozen=True):
    """`POST /account`: the settings to change."""

    zone: Annotated[str, Meta(max_length=64)] | None = None
    locale: Annotated[str, Meta(max_length=10)] | None = None
    hides_presence: bool | None = None


class PasswordBody(msgspec.Struct, frozen=True):
    """`POST /password`"""

    password: Secret
    current: Secret = ""
    name: Name = ""
    """Of a guest: the name to have as a player."""


class PasskeyNameBody(msgspec.Struct, frozen=True):
    """`POST /passkeys/{id}`"""

    label: Name


class DeviceAllowBody(msgspec.Struct, frozen=True):
    """`POST /device/allow`"""

    allow: bool


class DeleteBody(msgspec.Struct, frozen=True):
    """`POST /me/delete`"""

    name: Name
    """The own name, to confirm it."""


async def visitor_of(call: Call) -> Visitor:
    """Who asks."""
    return Visitor(call.client, call.token, await call.person())


async def account_of(call: Call, person: PersonRow | None) -> Account:
    """The account as its owner sees it."""
    if person is None:
        return Account(None, "", "visitor")
    signin = distance_of(call).signin
    state: AccountState = "guest" if person.state == "guest" else "banned" if person.state == "banned" else "player"
    return Account(
        person.id, person.name, state, person.role, person.created, person.zone, person.locale, person.hides_presence,
        person.has_password, await signin.passkeys.of(person.id), await signin.accounts.codes_left(person),
    )  # fmt: skip


@ROUTES.get("/account")
async def get_account(call: Call) -> Reply:
    visitor = await visitor_of(call)
    person = await distance_of(call).signin.signing.somebody(visitor) if visitor.person is not None else None
    return answer(await account_of(call, person))


@ROUTES.post("/account")
async def post_account(call: Call) -> Reply:
    call.spend()
    body = await call.read(AccountBody)
    accounts = distance_of(call).signin.accounts
    person = await accounts.set_details(await visitor_of(call), body.zone, body.locale, body.hides_presence)
    distance_of(call).hidden.hide(person.id, person.hides_presence)
    return answer(await account_of(call, person))


@ROUTES.post("/password")
async def post_password(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    body = await call.read(PasswordBody)
    signin = distance_of(call).signin
    signin.need("passwords")
    player, codes, token = await signin.accounts.set_password(
        await visitor_of(call), body.password, body.current, body.name
    )
    await call.keep(token)
    return answer(Signed(await account_of(call, await signin.people.of(player.id)), codes))


@ROUTES.post("/recovery")
async def post_recovery(call: Call) -> Reply:
    call.spend()
    signin, visitor = distance_of(call).signin, await visitor_of(call)
    codes = await signin.accounts.new_codes(visitor)
    return answer(Signed(await account_of(call, await signin.signing.player(visitor)), codes))


@ROUTES.post("/passkeys/{passkey}")
async def post_passkey(call: Call) -> Reply:
    call.spend()
    body = await call.read(PasskeyNameBody)
    visitor = await visitor_of(call)
    await distance_of(call).signin.passkeys.rename(visitor, call.word("passkey"), body.label)
    return await get_account(call)


@ROUTES.post("/passkeys/{passkey}/remove")
async def post_passkey_remove(call: Call) -> Reply:
    call.spend()
    await distance_of(call).signin.passkeys.remove(await visitor_of(call), call.word("passkey"))
    return await get_account(call)


@ROUTES.get("/sessions")
async def get_sessions(call: Call) -> Reply:
    call.spend()
    return answer({"sessions": await distance_of(call).signin.sessions.list(await visitor_of(call))})


@ROUTES.post("/sessions/{session}/end")
async def post_session_end(call: Call) -> Reply:
    call.spend()
    sessions, visitor = distance_of(call).signin.sessions, await visitor_of(call)
    await sessions.end(visitor, call.word("session"))
    return answer({})


@ROUTES.get("/device")
async def get_device(call: Call) -> Reply:
    return answer(await distance_of(call).signin.devices.state(await visitor_of(call)))


@ROUTES.post("/device")
async def post_device(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).signin.devices.make(await visitor_of(call)))


@ROUTES.post("/device/allow")
async def post_device_allow(call: Call) -> Reply:
    call.spend()
    body = await call.read(DeviceAllowBody)
    return answer(await distance_of(call).signin.devices.answer(await visitor_of(call), body.allow))


@ROUTES.post("/me/delete")
async def post_delete(call: Call) -> Reply:
    call.spend()
    body = await call.read(DeleteBody)
    await distance_of(call).signin.leaving.delete(await visitor_of(call), body.name)
    await call.keep("")
    return answer({})
