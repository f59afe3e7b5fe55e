"""`/mail/confirm`, `/mail/off`: the links in mails. They work without a session.

Programs open links in mails: `GET` only shows a page with a button, `POST` acts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from typing import Final

from arktable.server.distance.notices.telling import words_of
from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply
from arktable.server.routes.route import Routes
from arktable.server.store.distance.notices import ChannelRow

ROUTES = Routes()

HTML: Final = "text/html; charset=utf-8"
PRIVATE: Final = {"cache-control": "no-store", "referrer-policy": "no-referrer"}


Find = Callable[[str], Awaitable[ChannelRow | None]]


async def page(call: Call, find: Find, key: str, button: str = "") -> Reply:
    """A page that needs no script, about the channel of a link; with a button it asks before anything is done."""
    call.spend()
    row = await find(call.query.get("token", "")[:100])
    language, _ = await distance_of(call).notices.telling.reader(row) if row is not None else ("en", "")
    words = words_of(language)
    text = words(key, address=row.address) if row is not None else words("mail-page-unknown")
    ask = f'<form method="post"><button>{escape(words(button))}</button></form>' if button and row is not None else ""
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f'<title>{escape(words("mail-page-title"))}</title><link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main><h1>{escape(words('mail-page-title'))}</h1><p>{escape(text)}</p>{ask}"
        f'<p><a href="/">{escape(words("mail-page-home"))}</a></p></main></body></html>\n'
    )
    return Reply(body.encode(), HTML, 200 if row is not None else 404, PRIVATE)


@ROUTES.get("/mail/confirm")
async def get_confirm(call: Call) -> Reply:
    find = distance_of(call).notices.channels.to_confirm
    return await page(call, find, "mail-page-confirm", "mail-page-confirm-button")


@ROUTES.post("/mail/confirm")
async def post_confirm(call: Call) -> Reply:
    return await page(call, distance_of(call).notices.channels.confirm, "mail-page-confirmed")


@ROUTES.get("/mail/off")
async def get_off(call: Call) -> Reply:
    find = distance_of(call).notices.channels.by_mail
    return await page(call, find, "mail-page-off", "mail-page-off-button")


@ROUTES.post("/mail/off")
async def post_off(call: Call) -> Reply:
    return await page(call, distance_of(call).notices.channels.end_mails, "mail-page-ended")
