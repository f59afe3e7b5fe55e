"""Who may call which route: one line for each route, and one letter for each person.

The persons, in the order of the letters:

  N  nobody: a visitor without a session
  S  a spectator with a session
  P  a guest on another seat
  O  the owner of seat 0, a guest, who is to move
  C  the creator of the table, a player without a seat there
  M  a moderator, a player without a seat there
  B  a banned person on the last seat

The letters:

  +  answered (2xx)
  o  not refused for who they are: the request does not fit the moment, or names something that does not exist (400,
     404, 409, 422, 503)
  -  refused for who they are (403; 401 where the token of a bot account is asked for)

A new route needs a line here. Run the test: it says what each person gets, to be compared with what they should get.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

PEOPLE: Final = "NSPOCMB"


class Row(NamedTuple):
    """What each person gets, and the request: texts with `$` are filled in by the test."""

    who: str
    body: Any = None
    query: str = ""
    ends: bool = False
    """The request ends the session or the account of the person who makes it."""


CHANGE: Final = {"version": "$version", "key": "$key"}
MOVES: Final = {**CHANGE, "moves": ["$move"]}
TRY: Final = {"version": "$version", "moves": ["$move"]}
LESSON: Final[dict[str, list[str]]] = {"done": [], "moves": []}
HIDE: Final = {"table": "$table", "room": "players", "line": 1, "reason": "An insult."}
PLAYERS: Final = "--++---"
ALL: Final = "+++++++"
ALL_BUT_BANNED: Final = "++++++-"
WITH_SESSION: Final = "-++++++"
MODERATORS: Final = "-----+-"
PROGRAMS: Final = "-------"
"""A session counts for nothing: these ask for a token (test_bot_accounts.py, test_bot_streams.py)."""

ROWS: Final[dict[str, Row]] = {
    # people
    "GET /me": Row(ALL),
    "POST /me": Row(ALL_BUT_BANNED, {"name": "$name"}),
    "GET /awards": Row(ALL),
    "GET /awards/of": Row(ALL, query="name=Ada"),
    "GET /rulesets": Row(ALL),
    "GET /bots": Row(ALL),
    "GET /rulesets/{ruleset}/kit": Row(ALL),
    "GET /rulesets/{ruleset}/numbers": Row(ALL),
    "GET /health": Row(ALL),
    "GET /me/carry": Row(ALL),
    "POST /me/carry": Row("-+++++-", {}),
    "POST /me/carry/revoke": Row("-+++++-", {}),
    "POST /me/sessions/end-others": Row("-+++++-", {}),
    "POST /carry": Row("oooooo-", {"code": "wrong"}),
    # games and lessons
    "GET /games/{game}/words/{file}": Row("ooooooo"),
    "GET /games/{game}/page/{path:path}": Row("ooooooo"),
    "GET /lessons": Row(ALL),
    "GET /lessons/{game}/{name}/kit": Row(ALL),
    "GET /lessons/{game}/{name}/solution": Row(ALL),
    "POST /lessons/{game}/{name}": Row(ALL_BUT_BANNED, LESSON),
    "POST /lessons/{game}/{name}/try": Row(ALL_BUT_BANNED, LESSON),
    "POST /lessons/{game}/{name}/why": Row(ALL_BUT_BANNED, LESSON),
    "POST /lessons/{game}/{name}/moves": Row(ALL_BUT_BANNED, LESSON),
    # tables
    "GET /tables": Row(ALL),
    "POST /tables": Row(ALL_BUT_BANNED, {"ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    "POST /positions": Row("oooooo-", {"text": "x"}),
    "GET /tables/{table_id}": Row(ALL),
    "GET /tables/{table_id}/kit": Row(ALL),
    "GET /tables/{table_id}/numbers": Row(ALL),
    "POST /tables/{table_id}/sit": Row("oooooo-", {"seat": 0}),
    "POST /tables/{table_id}/leave": Row("-ooooo-", {}),
    "POST /tables/{table_id}/delete": Row("-------", {}),
    "POST /tables/{table_id}/moves": Row("--o+---", MOVES),
    "POST /tables/{table_id}/kept": Row(PLAYERS, {"text": "x"}),
    "GET /tables/{table_id}/standing-answers": Row("--++--+"),
    "POST /tables/{table_id}/standing-answers": Row("--oo---", {"question": "x", "answer": "x"}),
    "POST /tables/{table_id}/undo": Row("--oo---", CHANGE),
    "POST /tables/{table_id}/rules": Row("--oo---", CHANGE),
    "POST /tables/{table_id}/hand-over": Row("--oo---", {**CHANGE, "seat": 1}),
    "POST /tables/{table_id}/take-back": Row("--oo---", CHANGE),
    "POST /tables/{table_id}/why": Row(PLAYERS, {"undo": True}),
    "POST /tables/{table_id}/try": Row("--o+---", TRY),
    "POST /tables/{table_id}/outlook": Row(PLAYERS, {"version": "$version"}),
    "POST /tables/{table_id}/answers": Row(PLAYERS, {"version": "$version"}),
    "POST /tables/{table_id}/hint": Row("--o+---", {"version": "$version", "games": 1}),
    "POST /tables/{table_id}/guide": Row("--o+---", {"version": "$version"}),
    "POST /tables/{table_id}/explain": Row("--o+---", TRY),
    "POST /tables/{table_id}/review": Row("oooooo-", {"seat": 0, "games": 1}),
    "GET /tables/{table_id}/moves": Row("--++--+"),
    "GET /tables/{table_id}/standing": Row(ALL),
    "GET /tables/{table_id}/report": Row("ooooooo"),
    "GET /tables/{table_id}/report.csv": Row("ooooooo"),
    "GET /tables/{table_id}/steps": Row(ALL),
    "GET /tables/{table_id}/at/{n:int}": Row(ALL),
    "GET /tables/{table_id}/since": Row(ALL),
    "GET /tables/{table_id}/scenes": Row(ALL, query="after=0&to=0"),
    "GET /tables/{table_id}/position": Row(ALL),
    "GET /tables/{table_id}/record": Row("ooooooo"),
    "GET /tables/{table_id}/take-along": Row("ooooooo"),
    "POST /records": Row("oooooo-", "x"),
    "POST /records/play": Row("oooooo-", "x"),
    "GET /me/games": Row(ALL),
    "POST /me/games": Row("oooooo-", "x"),
    "POST /tables/{table_id}/analysis/{n:int}": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/try": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/why": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/moves": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/position": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/candidates": Row("oooooo-", LESSON),
    "POST /tables/{table_id}/analysis/{n:int}/worth": Row("oooooo-", LESSON),
    "POST /positions/analysis": Row("oooooo-", "x"),
    # clocks and proposals
    "GET /features": Row(ALL),
    "POST /tables/{table_id}/give-time": Row("--oo---", {**CHANGE, "seat": 1, "seconds": 60}),
    "POST /tables/{table_id}/zone": Row("-+++++-", {"zone": "Europe/Paris"}),
    "GET /vacations": Row(WITH_SESSION),
    "POST /vacations": Row("-+++++-", {"first": "2026-12-24", "last": "2026-12-24", "zone": "UTC"}),
    "POST /vacations/end": Row("-+++++-", {"first": "2026-12-24"}),
    "GET /tables/{table_id}/proposals": Row(ALL),
    "POST /tables/{table_id}/resign": Row("--++---", CHANGE),
    "POST /tables/{table_id}/offer": Row("--+o---", {**CHANGE, "what": "end"}),
    "POST /tables/{table_id}/reply": Row("--oo---", {**CHANGE, "agrees": True}),
    "POST /tables/{table_id}/resume": Row("--oo---", CHANGE),
    "POST /tables/{table_id}/vote": Row("--oo---", {**CHANGE, "seat": 2, "choice": "wait"}),
    "POST /tables/{table_id}/step-in": Row("-ooooo-", {"seat": 0}),
    "POST /tables/{table_id}/reclaim": Row("-ooooo-", {}),
    # talk
    "GET /tables/{table_id}/chat": Row("--++--+", query="room=players"),
    "POST /tables/{table_id}/chat": Row("--++---", {"room": "players", "text": "hello"}),
    "GET /tables/{table_id}/note": Row("--++--+"),
    "POST /tables/{table_id}/note": Row("--++---", {"text": "hello"}),
    # signing in
    "GET /sign-in": Row(ALL),
    "POST /names": Row(ALL_BUT_BANNED, {"name": "Somebody New"}),
    "POST /sign-in": Row("-------", {"name": "Nobody Here", "password": "not the password"}),
    "POST /recovery/use": Row("-------", {"name": "Nobody Here", "code": "aaaaaaaaaa"}),
    "POST /sign-out": Row("+ooo+++", {}, ends=True),
    "POST /passkey/new": Row("-ooo++-", {}),
    "POST /passkey/new/done": Row("-ooooo-", {"credential": {}}),
    "POST /passkey/in": Row(ALL, {}),
    "POST /passkey/in/done": Row("ooooooo", {"credential": {}}),
    "POST /device/ask": Row("ooooooo", {"code": "AAAA-AAAA"}),
    "POST /device/wait": Row("ooooooo", {"code": "AAAA-AAAA", "secret": "x"}),
    # the own account
    "GET /account": Row(ALL),
    "POST /account": Row("-+++++-", {"locale": "fr"}),
    "POST /password": Row("-ooooo-", {"password": "short"}),
    "POST /recovery": Row("----++-", {}),
    "POST /passkeys/{passkey}": Row("----oo-", {"label": "x"}),
    "POST /passkeys/{passkey}/remove": Row("----oo-", {}),
    "GET /sessions": Row(WITH_SESSION),
    "POST /sessions/{session}/end": Row("-oooooo", {}),
    "GET /device": Row(WITH_SESSION),
    "POST /device": Row("-+++++-", {}),
    "POST /device/allow": Row("-ooooo-", {"allow": True}),
    "GET /me/bots": Row("----+++"),
    "POST /me/bots": Row("----++-", {"name": "$name"}),
    "POST /me/bots/{bot}/token": Row("----oo-", {}),
    "POST /me/bots/{bot}/revoke": Row("----oo-", {}),
    "POST /me/bots/{bot}/remove": Row("----oo-", {}),
    "GET /bot/account": Row(PROGRAMS),
    "GET /bot/events": Row(PROGRAMS),
    "GET /bot/tables/{table_id}": Row(PROGRAMS),
    "POST /bot/tables/{table_id}/moves": Row(PROGRAMS, {"version": "$version", "move": "$move"}),
    "POST /bot/tables/{table_id}/answer": Row(PROGRAMS, {"accept": True}),
    "POST /bot/tables/{table_id}/sit": Row(PROGRAMS, {"seat": 0}),
    "POST /bot/tables/{table_id}/leave": Row(PROGRAMS, {}),
    "POST /bot/tables/{table_id}/agree": Row(PROGRAMS, {"version": "$version"}),
    "POST /bot/tables/{table_id}/resign": Row(PROGRAMS, {"version": "$version"}),
    "POST /bot/tables/{table_id}/take-back": Row(PROGRAMS, {"version": "$version"}),
    "POST /me/delete": Row("-oooooo", {"name": "not mine"}, ends=True),
    # notices
    "GET /channels": Row(WITH_SESSION),
    "POST /channels": Row(ALL_BUT_BANNED, {"kind": "feed"}),
    "POST /channels/{channel}": Row("-oo+oo-", {"daily": True}),
    "POST /channels/{channel}/remove": Row("-oo+ooo", {}),
    "POST /channels/{channel}/test": Row("-ooooo-", {}),
    "POST /channels/{channel}/resume": Row("-ooooo-", {}),
    "GET /push-key": Row(ALL),
    "GET /feed/{name}": Row("ooooooo"),
    "POST /tables/{table_id}/remind": Row("--+o---", {}),
    "GET /mail/confirm": Row("ooooooo"),
    "POST /mail/confirm": Row("ooooooo", {}),
    "GET /mail/off": Row("ooooooo"),
    "POST /mail/off": Row("ooooooo", {}),
    # orders
    "GET /tables/{table_id}/facts": Row("--++--+"),
    "GET /tables/{table_id}/order": Row("--++--+"),
    "POST /tables/{table_id}/order": Row("--oo---", {"steps": ["done"]}),
    "POST /tables/{table_id}/order/withdraw": Row("--++---", {}),
    "POST /tables/{table_id}/order/turn": Row("--++---", LESSON),
    "POST /tables/{table_id}/order/turn/moves": Row("--++---", LESSON),
    "POST /tables/{table_id}/order/turn/try": Row("--++---", LESSON),
    "POST /tables/{table_id}/order/turn/why": Row("--++---", LESSON),
    # pages of people
    "GET /me/export": Row(WITH_SESSION),
    "GET /me/next": Row(ALL),
    "GET /me/record": Row(WITH_SESSION),
    "GET /me/tables": Row(WITH_SESSION),
    "GET /people/{name}": Row("ooooooo"),
    "GET /ratings/{ruleset}": Row(ALL),
    "POST /tables/{table_id}/rematch": Row("--oo---", {}),
    # invitations; the powers of the host end with the start of the game
    "GET /blocked": Row(WITH_SESSION),
    "POST /tables/{table_id}/block": Row("--++---", {"room": "players", "line": 1}),
    "POST /people/{name}/block": Row("-ooooo-", {"block": True}),
    "GET /invitations": Row(ALL),
    "GET /tables/{table_id}/invitation": Row(ALL),
    "GET /tables/{table_id}/invited": Row("----+--"),
    "POST /tables/{table_id}/invite": Row("----o--", {"name": "Mod Keeper"}),
    "POST /tables/{table_id}/uninvite": Row("----o--", {"name": "Mod Keeper"}),
    "POST /tables/{table_id}/answer": Row("-ooooo-", {"accept": True}),
    "POST /tables/{table_id}/remove": Row("----o--", {"seat": 1}),
    "POST /tables/{table_id}/fill": Row("----o--", {"seat": 1}),
    "POST /tables/{table_id}/close": Row("-ooooo-", {}),
    "POST /tables/{table_id}/agree": Row("--oo---", {"version": 0}),
    "POST /tables/{table_id}/agreement": Row("----o--", {"name": "Another name"}),
    "POST /tables/{table_id}/shelve": Row("--++---", {"away": False}),
    "GET /tables/{table_id}/link": Row(ALL),
    "GET /watch": Row(ALL),
    "GET /reach": Row(ALL),
    "GET /welcome": Row(ALL),
    "POST /welcome": Row("----++-", {}),
    "POST /welcome/use": Row("oooooo-", {"code": "wrong"}),
    # tournaments, which the creator of the table organises
    "GET /tournaments": Row(ALL),
    "POST /tournaments": Row("----++-", {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2}),
    "GET /tournaments/{id}": Row(ALL),
    "POST /tournaments/{id}/enter": Row("----++-", {}),
    "POST /tournaments/{id}/leave": Row("-ooooo-", {}),
    "POST /tournaments/{id}/start": Row("----o--", {}),
    "POST /tournaments/{id}/next": Row("----o--", {}),
    "POST /tournaments/{id}/close": Row("----o+-", {}),
    # moderation
    "POST /reports": Row("-+++++-", {"text": "$key", "table": "$table", "seat": 2}),
    "POST /reports/answer": Row("-ooooo+", {"text": "I am sorry."}),
    "GET /ban": Row(ALL),
    "GET /moderation/reports": Row(MODERATORS),
    "GET /moderation/reports/{report}": Row(MODERATORS),
    "POST /moderation/reports/{report}/line": Row(MODERATORS, {}),
    "POST /moderation/reports/{report}/close": Row(MODERATORS, {"reason": ""}),
    "POST /moderation/hide": Row(MODERATORS, HIDE),
    "POST /moderation/close-table": Row(MODERATORS, {"table": "$table", "reason": "x"}),
    "POST /moderation/revoke": Row("-----o-", {"table": "$table", "reason": "x"}),
    "GET /moderation/bans": Row(MODERATORS),
    "POST /moderation/bans": Row(MODERATORS, {"report": "$report", "reason": "x", "days": 1}),
    "POST /moderation/bans/{account}/lift": Row(MODERATORS, {"reason": "x"}),
    "GET /moderation/trail": Row(MODERATORS),
    "GET /moderation/trail/export": Row(MODERATORS),
    "GET /privacy": Row(ALL),
}
