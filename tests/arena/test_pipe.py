"""Bots in programs of their own: `pipe:COMMAND`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arktable
from arktable.arena import pipe
from arktable.arena.pipe import MOST_BYTES, MOST_FAULTS, PipeBot, end_idle
from arktable.engine.errors import ArktableError
from arktable.engine.rng import rng_from_seed

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"

BEGIN = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello": say(type="hello", protocol=1, name="x", wants="WANTS")
    elif kind == "start": START = message; say(type="ready")
    elif kind == "quit": break
"""


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    end_idle()


def program(folder: Path, decide: str, wants: str = "moves", begin: str = BEGIN) -> str:
    """A command that runs a program which begins properly and then does this when it is asked."""
    path = folder / "bot.py"
    lines = "".join(f"        {line}\n" for line in decide.splitlines())
    path.write_text(f"{begin.replace('WANTS', wants)}    elif kind == 'decide':\n{lines}", encoding="utf-8")
    return f"{sys.executable} {path}"


FIRST = "say(type='move', id=message['id'], move=message['offer'][0]['moves'][0][0])"


def asked(command: str, seconds: str = "") -> tuple[PipeBot, arktable.Position, arktable.Move]:
    """The bot's first decision in a game."""
    bot = PipeBot(f"pipe{seconds}:{command}", rng_from_seed(1))
    position = arktable.start("arkwright-cards", 2, seed=3)
    return bot, position, bot.choose(position.sample(position.seat, rng_from_seed(2)))


def test_the_example_without_our_package_plays_whole_games_in_one_process() -> None:
    name = f"pipe:{sys.executable} {EXAMPLES / 'first_move.py'}"
    for seed in (4, 5):
        match = arktable.play_match("arkwright-cards", [name, "random"], seed=seed)
        assert match.position.seat == -1
        texts = [text for seat, text in match.record.moves if seat == 0]
        twin = arktable.start("arkwright-cards", 2, seed=seed)
        assert texts[0] == twin.moves()[0].text or match.record.moves[0][0] != 0
    assert [len(children) for children in pipe._idle.values()] == [1]


def test_every_seat_and_the_workers_have_programs_of_their_own(tmp_path: Path) -> None:
    name = f"pipe:{program(tmp_path, FIRST)}"
    alone = arktable.simulate("arkadia", [name, name], games=3, records=tmp_path / "records")
    assert alone.tally.ended == 3
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == [
        f"game-{number:06}.ark" for number in range(3)
    ]
    position = arktable.replay(tmp_path / "records" / "game-000002.ark")
    assert position.seat == -1


@pytest.mark.parametrize("wants", ["view", "position", "moves"])
def test_a_program_gets_what_it_wants_and_only_what_its_seat_knows(tmp_path: Path, wants: str) -> None:
    seen = tmp_path / "seen.json"
    decide = f"open({str(seen)!r}, 'w').write(json.dumps([START, message]))\n{FIRST}"
    bot, position, move = asked(program(tmp_path, decide, wants))
    assert move is position.moves()[0]
    start, question = json.loads(seen.read_text(encoding="utf-8"))
    assert start["ruleset"] == "arkwright-cards"
    assert start["seat"] == position.seat
    assert ("view" in question, "position" in question) == (wants == "view", wants == "position")
    if wants == "position":
        assert arktable.load(question["position"]).view(position.seat) == position.view(position.seat)
        assert "chance" not in question["position"]
    assert bot.faults == []


def test_an_answer_may_name_the_kind_and_its_arguments(tmp_path: Path) -> None:
    decide = (
        "group = message['offer'][0]\n"
        "say(type='move', id=message['id'], kind=group['kind'], args=dict(zip(group['args'], group['moves'][0][1:])))"
    )
    bot, position, move = asked(program(tmp_path, decide))
    assert move is position.moves()[0]
    assert bot.faults == []


def test_a_move_may_be_given_by_its_number_in_the_catalogue(tmp_path: Path) -> None:
    number = arktable.start("arkwright-cards", 2, seed=3).moves()[-1].id
    bot, position, move = asked(program(tmp_path, f"say(type='move', id=message['id'], action={number})"))
    assert move is position.moves()[-1]
    assert bot.faults == []


@pytest.mark.parametrize(
    ("decide", "fault"),
    [
        ("print('garbage', flush=True)\n" * 3, "garbage"),
        ("print('[' * 100000, flush=True)\n" * 3, "garbage"),
        ("say(type='move', id=message['id'], move='bogus')\n" * 3, "unknown-move"),
        ("say(type='move', id=message['id'], move=5)\n" * 3, "unknown-move"),
        ("say(type='move', id=message['id'], action=True)\n" * 3, "unknown-move"),
        ("say(type='move', id=message['id'], action=999999)\n" * 3, "unknown-move"),
        ("say(type='move', id=message['id'], kind='lay', args={'n': [1]})\n" * 3, "unknown-move"),
        ("sys.exit(1)", "it has ended"),
        ("time.sleep(60)", "it was silent for too long"),
        ("say(type='move', id=message['id'] - 1, move='old')\ntime.sleep(60)", "it was silent for too long"),
        (f"sys.stdout.write('x' * {2 * MOST_BYTES}); sys.stdout.flush(); time.sleep(60)", "a line that never ended"),
    ],
    ids=["garbage", "deep", "bogus", "number", "truth", "no-such-number", "kind", "death", "silence", "old", "endless"],
)
def test_a_bad_answer_costs_its_own_time_and_then_a_random_move(tmp_path: Path, decide: str, fault: str) -> None:
    # Only silence waits for the limit; on a slow machine the other answers may take longer than that.
    bot, position, move = asked(program(tmp_path, decide), "@500ms" if "silent" in fault else "")
    assert position.why_not(move) is None
    assert fault in bot.faults[0]


def test_an_illegal_move_is_refused_with_its_reason_and_may_be_corrected(tmp_path: Path) -> None:
    start = arktable.start("arkwright-cards", 2, seed=3)
    illegal = next(move for move in start.catalogue if start.why_not(move) is not None)
    decide = f"say(type='move', id=message['id'], move={illegal.text!r})\nOFFER = message"
    begin = (
        f"{BEGIN}    elif kind == 'refused': say(type='move', id=OFFER['id'], move=OFFER['offer'][0]['moves'][0][0])\n"
    )
    bot, position, move = asked(program(tmp_path, decide, begin=begin))
    assert move is position.moves()[0]
    assert len(bot.faults) == 1


def test_a_program_that_always_fails_is_not_asked_without_end(tmp_path: Path) -> None:
    match = arktable.play_match("arkadia", [f"pipe:{program(tmp_path, 'sys.exit(1)')}", "random"], seed=1)
    assert match.position.seat == -1
    bot = PipeBot("pipe:/no/such/program", rng_from_seed(1))
    position = arktable.start("arkadia", 2)
    for _ in range(MOST_FAULTS + 5):
        assert position.why_not(bot.choose(position)) is None
    assert len(bot.faults) == MOST_FAULTS
    assert "cannot be started" in bot.faults[0]


@pytest.mark.parametrize("name", ["pipe:", "pipe:  ", "pipe@64:python x.py", "pipe@soon:python x.py"])
def test_a_name_without_a_program_or_time_is_refused(name: str) -> None:
    with pytest.raises(ArktableError):
        arktable.play_match("arkadia", [name, "random"])


def test_events_are_told_as_the_seat_may_know_them(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    begin = (
        f"{BEGIN}    elif kind == 'told': open({str(heard)!r}, 'a').write(json.dumps(message['events']) + chr(10))\n"
    )
    name = f"pipe:{program(tmp_path, FIRST, begin=begin)}"
    arktable.play_match("arkadia", [name, "random"], seed=2)
    events = [event for line in heard.read_text(encoding="utf-8").splitlines() for event in json.loads(line)]
    assert events
    drawn = [event for event in events if event["key"] in ("drew", "drew-card")]
    assert {event["seat"] for event in drawn} == {0, 1}
    assert all(event["key"] == ("drew", "drew-card")[event["seat"] == 0] for event in drawn), "a rival's card was told"
