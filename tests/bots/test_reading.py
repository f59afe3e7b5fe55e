"""What the bot that looks ahead reads from its rivals' moves: which kind of player each of them is."""

from __future__ import annotations

import pytest

from arktable.bots.arkadia.by_the_book import BookArkadia
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.search import ArkadiaStudy
from arktable.bots.bot import Notes, ReadingBot, ask, show
from arktable.bots.catalogue import make_bot
from arktable.bots.search.playout import cast
from arktable.bots.search.reading import Reading
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from tests.builders.random_play import walk

OWN = 0
STRANGER = -1


def read(ruleset: str, rivals: list[str], decisions: int, seed: int = 1) -> Reading:
    """What the bot in the first seat has read when its rivals have made this many decisions together."""
    game = find_game(ruleset)
    bots = [make_bot(name, game.facts.game, rng_of(seed, name)) for name in ["greedy", *rivals]]
    reader = make_bot("search", game.facts.game, rng_of(seed))
    assert isinstance(reader, ReadingBot)
    position = game.start(seats=len(bots), options={}, seed=seed)
    seen = 0
    while position.seat >= 0 and seen < decisions:
        rng = rng_of(seed, position.decisions)
        move = ask(bots[position.seat], position, rng)
        show(reader, OWN, position, move, rng)
        seen += position.seat != OWN
        position.play(move)
    notes = reader.notes()
    assert isinstance(notes, Reading)
    return notes


@pytest.mark.parametrize(
    ("ruleset", "rivals", "kinds"),
    [
        ("arkadia", ["greedy", "by-the-book", "random"], [0, 1, STRANGER]),
        ("arkwright-cards", ["greedy", "random"], [0, STRANGER]),
        ("water-frame", ["greedy", "specialist", "shipowner"], [0, 1, 2]),
        ("water-frame", ["completist", "flexible", "random"], [3, 4, STRANGER]),
    ],
)
def test_a_rival_is_told_by_its_moves(ruleset: str, rivals: list[str], kinds: list[int]) -> None:
    reading = read(ruleset, rivals, 150)
    for seat, kind in enumerate(kinds, 1):
        shares = reading.shares(seat)
        assert sum(shares) == pytest.approx(1.0)
        assert shares[kind] > 0.9, (seat, shares)


def test_a_rival_that_did_nothing_yet_is_a_stranger() -> None:
    reading = Reading(ArkadiaStudy())
    assert reading.shares(1) == [0.0, 0.0, 1.0]
    assert reading.kind_of(1, 0) is None


def test_play_outs_count_on_a_rival_as_what_it_seems_to_be() -> None:
    position = find_game("arkadia").start(seats=3, options={}, seed=1)
    while position.seat != OWN:
        position.play(position.moves()[0])
    reading = read("arkadia", ["by-the-book", "greedy"], 60)
    for row in range(20):
        players = cast(ArkadiaStudy(), position, row, reading)
        assert isinstance(players[1](rng_of(1)), BookArkadia)
        assert isinstance(players[2](rng_of(1)), GreedyArkadia)


def test_a_rival_who_could_be_of_two_kinds_is_counted_on_as_each_of_them_in_proportion() -> None:
    reading = Reading(ArkadiaStudy())
    for decisions in range(1, 200):
        reading = read("arkadia", ["gentle"], decisions)
        shares = reading.shares(1)
        if max(shares) < 0.8:
            break
    else:
        pytest.fail("this rival was never in doubt")
    taken = [reading.kind_of(1, turn) for turn in range(1000)]
    for number, kind in enumerate([GreedyArkadia, BookArkadia, None]):
        assert taken.count(kind) / 1000 == pytest.approx(shares[number], abs=0.01)


class Seen(Notes):
    """Keeps the text of what it was shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def take(self, position: Position, move: Move) -> None:
        self.shown.append(f"{position.save()} {move.text}")


class Onlooker(ReadingBot):
    def __init__(self) -> None:
        self.seen = Seen()

    def notes(self) -> Notes:
        return self.seen


@pytest.mark.parametrize("ruleset", ["arkadia", "water-frame", "arkwright-cards"])
def test_who_reads_sees_no_more_than_its_seat_knows(ruleset: str) -> None:
    """Two truths that differ only in what the seat cannot know show it the same."""
    game: Game = find_game(ruleset)
    options = {"setup": "predetermined", "events": "shuffled"} if ruleset == "water-frame" else {}
    differ = shown = 0
    for position in walk(game, 2, options, 4):
        if position.seat != 1 or position.decisions % 7:
            continue
        move = position.moves()[-1]
        one, other = (position.sample(OWN, rng_of(number)) for number in (1, 2))
        bots = [Onlooker(), Onlooker()]
        for truth, bot in zip((one, other), bots, strict=True):
            show(bot, OWN, truth, move, rng_of(9))
            show(bot, 1, truth, move, rng_of(9))  # nobody is shown what it does itself
        assert bots[0].seen.shown == bots[1].seen.shown
        shown += len(bots[0].seen.shown)
        differ += one.save() != other.save()
    assert shown > 3
    assert differ > 3


def test_a_move_that_the_sampled_hand_does_not_allow_tells_nothing() -> None:
    reading = Reading(ArkadiaStudy())
    position = find_game("arkadia").start(seats=2, options={}, seed=1)
    while position.phase() != "must":
        position.play(position.moves()[0])
    impossible = position.catalogue.parse("done")
    assert position.why_not(impossible) is not None
    reading.take(position, impossible)
    assert reading.shares(position.seat)[STRANGER] == 1.0
