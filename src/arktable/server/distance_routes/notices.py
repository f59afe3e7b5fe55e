"""`/channels`, `/push-key`, `/feed/…`, `/tables/{id}/remind`: notices."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance.notices.channels import NewChannel
from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.wire.distance.notices import ChannelKind, WebhookFormat

ROUTES = Routes()

Short = Annotated[str, Meta(max_length=200)]


class ChannelBody(msgspec.Struct, frozen=True):
    """`POST /channels`"""

    kind: ChannelKind
    address: Annotated[str, Meta(max_length=2000)] = ""
    """The mail address, or the address of the webhook or push service."""
    format: WebhookFormat = "json"
    p256dh: Short = ""
    """With `auth`: the keys of a push subscription, in base64url."""
    auth: Short = ""
    label: Annotated[str, Meta(max_length=60)] = ""
    """Of a push subscription: a name for the browser; by default the one that it sends."""
    locale: Annotated[str, Meta(max_length=10)] = ""
    zone: Annotated[str, Meta(max_length=64)] = ""
    """Language and time zone, if the account has none."""


class ChannelChangeBody(msgspec.Struct, frozen=True):
    """`POST /channels/{id}`: what is to change."""

    wants: dict[str, bool] | None = None
    daily: bool | None = None


@ROUTES.get("/channels")
async def get_channels(call: Call) -> Reply:
    return answer(await distance_of(call).notices.channels.list(await somebody(call)))


@ROUTES.post("/channels")
async def post_channels(call: Call) -> Reply:
    call.spend()
    body = await call.read(ChannelBody)
    person = await call.person_or_guest()
    new = NewChannel(
        body.kind, body.address.strip(), body.format, body.p256dh, body.auth, body.label, body.locale, body.zone
    )
    return answer(await distance_of(call).notices.channels.add(person, new))


@ROUTES.post("/channels/{channel}")
async def post_channel(call: Call) -> Reply:
    call.spend()
    body = await call.read(ChannelChangeBody)
    channels, person = distance_of(call).notices.channels, await somebody(call)
    return answer(await channels.change(person, call.word("channel"), body.wants, body.daily))


@ROUTES.post("/channels/{channel}/remove")
async def post_channel_remove(call: Call) -> Reply:
    call.spend()
    await distance_of(call).notices.channels.remove(await somebody(call), call.word("channel"))
    return answer({})


@ROUTES.post("/channels/{channel}/test")
async def post_channel_test(call: Call) -> Reply:
    call.spend()
    channel = await distance_of(call).notices.channels.test(await somebody(call), call.word("channel"))
    return answer({"channel": channel})


@ROUTES.post("/channels/{channel}/resume")
async def post_channel_resume(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).notices.channels.resume(await somebody(call), call.word("channel")))


@ROUTES.get("/push-key")
async def get_push_key(call: Call) -> Reply:
    call.spend()
    notices = distance_of(call).notices
    notices.channels.need("push")
    return answer({"key": await notices.push.public_key()})


@ROUTES.get("/feed/{name}")
async def get_feed(call: Call) -> Reply:
    call.spend()
    body, kind = await distance_of(call).notices.feed(call.word("name"))
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Reply(body, kind, headers={"cache-control": "private, max-age=300", "etag": tag})


@ROUTES.post("/tables/{table_id}/remind")
async def post_remind(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).notices.reminding.remind(await somebody(call), call.table_id))
