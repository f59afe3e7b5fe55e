"""A bot over HTTP without Arktable: it sits at tables of a server and plays the first move that is offered.

python examples/bots/http_bot.py http://localhost:8000 token.txt

The page of your account makes a bot account and its token (docs/how-to/let-a-bot-sit-at-a-table.md). Invite the bot by
its name; it accepts invitations of its owner.
"""

import json
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

SERVER, TOKEN = sys.argv[1].rstrip("/"), Path(sys.argv[2]).read_text(encoding="utf-8").strip()


def opened(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api/bot{path}", data, headers), timeout=60)


def post(path, **body):
    """The answer, or the error of a refusal. A refused move is not sent again: the stream says how the game goes on."""
    try:
        with opened(path, body) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)


def messages(path):
    """The messages of a stream. Empty lines only show that the connection lives."""
    with opened(path) as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def play(table):
    for message in messages(f"/tables/{table}?wants=moves"):
        if message["type"] == "decide":
            move = message["offer"][0]["moves"][0][0]
            post(f"/tables/{table}/moves", version=message["id"], move=move)
        elif message["type"] == "over":
            print(f"{table}: over, the winners are {message['winners']}", flush=True)


def take_part():
    playing = set()
    for message in messages("/events"):
        kind, table = message["type"], message.get("table", {}).get("id")
        if kind == "hello":
            print("connected", flush=True)
        elif kind == "invitation":
            post(f"/tables/{table}/answer", accept=message["by_owner"])
        elif kind == "game-start" and table not in playing:
            playing.add(table)
            threading.Thread(target=play, args=(table,), daemon=True).start()


while True:
    try:
        take_part()
    except urllib.error.HTTPError as error:
        if error.code in (401, 403):
            sys.exit(f"the server refuses the token: {error.read().decode()}")
        time.sleep(int(error.headers.get("Retry-After", "5")))
    except OSError as error:
        print(f"trying again: {error}", flush=True)
        time.sleep(5)
