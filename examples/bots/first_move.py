"""A bot without Arktable: it reads questions from stdin and answers with the first move that is offered.

arktable simulate arkwright-cards --seats 2 --bots "pipe:python examples/bots/first_move.py,greedy" --games 10
"""

import json
import sys


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="first-move", wants="moves")
    elif message["type"] == "start":
        say(type="ready")
    elif message["type"] == "decide":
        say(type="move", id=message["id"], move=message["offer"][0]["moves"][0][0])
    elif message["type"] == "quit":
        break
