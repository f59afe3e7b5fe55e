"""What is impossible in a position that somebody wrote is refused, with the place in the text."""

from __future__ import annotations

import json
import tomllib

import pytest

from arktable.engine.errors import PositionError
from arktable.engine.rng import rng_from_seed
from arktable.engine.values import QUESTION
from tests.builders.arkadia import ARKADIA, SHORTEST
from tests.builders.random_play import pick, walk


def listed(times: int, *words: str) -> str:
    """A list of words as TOML writes it."""
    return json.dumps(list(words) * times)


TURN = (
    'frames = [{ phase = "rounds", seat = 2 }, { phase = "turn", seat = 1, part = %d }, { phase = "%s", seat = 1%s }]'
)
CARDS = '"house-cloth", "house-cloth", "house-cloth"'

WRONG: list[tuple[str, str, str]] = [
    # the lot
    ("lot", 'lot = "4x3 a1"', "tent camp"),
    ("lot", 'lot = "4x3 p12"', "there is no place"),
    ("lot", 'buildings = ["house-cloth a1 a"]\nlot = ""', "there is no place"),
    # buildings
    ("buildings[0]", "buildings = [3]", "must be words"),
    ("buildings[0]", 'buildings = ["house"]', "must begin with a card"),
    ("buildings[0]", 'buildings = ["castle-cloth a1 a"]', "must begin with a card"),
    ("buildings[0]", 'buildings = ["house-cloth q1 a"]', "a1 to p12"),
    ("buildings[0]", 'buildings = ["house-cloth p1 a"]', "leaves the board"),
    ("buildings[0]", 'buildings = ["house-cloth g4 c"]', "cannot be turned"),
    ("buildings[0]", 'buildings = ["mill-cloth g3 e seat 1"]', "known: a b"),
    ("buildings[0]", 'buildings = ["house-cloth g4 a by me"]', "must read like"),
    ("buildings[0]", 'buildings = ["house-cloth g4 a seat 9"]', "no such seat"),
    ("buildings[0]", 'buildings = ["house-cloth g4 a seat 3"]', "no seat 3"),
    ("buildings[0]", 'buildings = ["house-cloth g4 a seat 1 turn 8"]', "not yet reached"),
    ("buildings[0]", 'buildings = ["house-cloth g5 a"]', "on g5 already"),
    ("buildings[1]", 'buildings = ["house-cloth g4 a", "farm-spice f4 a"]', "on g4 already"),
    ("buildings[0]", 'buildings = ["house-cloth a12 a"]', "touch another"),
    ("buildings", 'buildings = ["mill-cloth g3 a", "mill-cloth h8 a"]', "one mill-cloth too many"),
    # workers
    ("workers[0]", 'workers = [""]', "must be words"),
    ("workers[0]", 'workers = ["f5"]', "whose workers"),
    ("workers[0]", 'workers = ["neutral seat 1 f5"]', "whose workers"),
    ("workers[0]", 'workers = ["seat 1"]', "whose workers"),
    ("workers[0]", 'workers = ["seat 1 z5"]', "no square 'z5'"),
    ("workers", 'workers = ["seat 3 f5"]', "no seat 3"),
    ("workers", 'workers = ["seat 1 a1"]', "next to no building"),
    ("workers", 'workers = ["seat 1 g5"]', "on g5 already"),
    ("workers", 'workers = ["seat 1 f5", "neutral f5"]', "on f5 already"),
    ("workers", 'workers = ["seat 1 turn 3 f5"]', "not yet reached"),
    # behind the screens
    ("own", "own = [1]", "must have 2 entries"),
    ("own[1]", "own = [0, -1]", "less than 0"),
    ("own[0]", "own = [12, 0]", "12 workers"),
    ("own[0]", 'own = [11, 0]\nworkers = ["seat 1 f5"]', "of 11"),
    ("neutral", "neutral = [20, 5]", "25 neutral workers"),
    ("neutral[0]", "neutral = [-1, 0]", "less than 0"),
    ("banners[1]", "banners = [4, 5]", "0 to 4"),
    ("gold[0]", "gold = [-1, 0]", "less than 0"),
    ("seals.gold", "seals = { gold = [1, 2] }", "no family"),
    ("seals.spice", "seals = { cloth = [1, 2], spice = [1] }", "each of 2 seats"),
    ("seals", "seals = { cloth = [1, 2, 3] }", "each of 2 seats"),
    ("seals.cloth", "seals = { cloth = [-1, 0] }", "from 0"),
    # cards
    ("hands[0]", 'hands = [["castle-cloth"], []]', "there is no 'castle-cloth'"),
    ("hands[0]", f"hands = [[{CARDS}], []]", "one house-cloth too many"),
    ("open", f"open = [{CARDS}]", "one house-cloth too many"),
    ("hands[1]", 'hands = [[], ["?", "?", "?", "?", "?"]]', "at most 4"),
    ("known[0]", 'known = [["house-cloth"], []]\nhands = [["farm-cloth"], []]', "must be in the hand"),
    ("stack", 'stack = ["house-cloth"]', "are missing"),
    ("stack", f"stack = {listed(41, QUESTION)}", "41 cards are unknown"),
    ("open", f"stack = {listed(40, QUESTION)}", "while there is a stack"),
    ("stack", "chance = [1, 2, 3, 4]", "40 cards are missing"),
    ("stack", 'chance = [1, 2, 3, 4]\nstack = ["?"]', "only if `chance` is left out"),
    ("hands[0]", 'chance = [1, 2, 3, 4]\nhands = [["?"], []]', "only if `chance` is left out"),
    # the castle
    ("heights", "heights = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]", "a floor is full before"),
    ("heights", "heights = [1]", "must have 10 entries"),
    ("tops[4]", f"tops = {listed(2, 'cloth', 'spice', 'carpenter', 'silver', 'cloth')}", "printed"),
    ("tops[4]", "heights = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", "of a family"),
    ("tops", f"heights = {[1] * 10}\ntops = {listed(10, 'cloth')}", "too many cloth"),
    ("pools.cloth", "pools = { cloth = 2, spice = 1, carpenter = 1, silver = 0 }", "the third pool"),
    ("pools.gold", "pools = { gold = 2 }", "no family"),
    # the end
    ("start", "start = 3", "no seat 3"),
    ("ending", "ending = 1", "filled the second floor"),
    ("turns_left", "turns_left = 2", "once the second floor is full"),
    ("idle_turns", "idle_turns = 3", "from 0 to 2"),
    ("turn", "turn = -3", "0 to 1000000"),
    ("final_seals", "final_seals = { cloth = [0, 0] }", "no frame is left"),
    ("frames", "frames = []", "there must be a frame"),
    ("seals", "frames = []\nseals = { cloth = [1, 0] }\nfinal_seals = { cloth = [1, 0] }", "turned all seals"),
    ("gold[0]", "frames = []\nfinal_seals = { cloth = [1, 0] }", "less than the final evaluation"),
    # the frames
    ("frames[0].phase", 'frames = [{ phase = "dance", seat = 1 }]', "no phase 'dance'"),
    ("frames[0].phase", 'frames = [{ phase = "turn", seat = 1 }]', "at the bottom"),
    ("frames[0].seat", 'frames = [{ phase = "rounds" }]', "must be a seat"),
    ("frames[1].seat", 'frames = [{ phase = "rounds", seat = 1 }, { phase = "turn", seat = 1 }]', "must be 2"),
    (
        "frames[1].phase",
        'frames = [{ phase = "rounds", seat = 1 }, { phase = "use-banner", seat = 1 }]',
        "cannot follow",
    ),
    (
        "lot",
        'frames = [{ phase = "rounds", seat = 1 }, { phase = "choose-lot", seat = 1 }]',
        "must be on the board, unless",
    ),
    ("frames[1].part", TURN % (3, "use-banner", ""), "up to 2"),
    ("frames[1].part", TURN % (1, "use-banner", ""), "not part number 1"),
    ("frames[2].card", TURN % (1, "lay-building", ', card = "house-cloth"'), "must be a card of the hand"),
    ("frames[2].card", TURN % (1, "lay-building", ', card = "?"'), "must be a card of the hand"),
    ("frames[2].left", TURN % (1, "build-castle", ", left = 1"), "one for each building"),
    ("frames[2].placed", TURN % (1, "introduce-workers", ', placed = ["f5"]'), "own or neutral workers"),
    (
        "frames[2].placed",
        'buildings = ["farm-cloth k5 b"]\nworkers = ["seat 1 f5 l5"]\n'
        + TURN % (1, "introduce-workers", ', placed = ["f5", "l5"]'),
        "next to one building",
    ),
    ("frames[2].placed[0]", TURN % (1, "introduce-workers", ', placed = ["f99"]'), "no square"),
    ("frames[2].common", TURN % (1, "introduce-workers", ", common = 1"), "is not known here"),
    ("frames[2].gained", TURN % (2, "sell-seals", ", gained = -1"), "less than 0"),
    ("frames[2]", TURN % (2, "sell-seals", ""), "nothing to decide"),
    ("frames[2]", "banners = [0, 4]\n" + TURN % (2, "use-banner", ""), "nothing to decide"),
    ("occupied", "occupied = 3", "is not known here"),
]


@pytest.mark.parametrize(("where", "change", "what"), WRONG, ids=[f"{where} {what}" for where, _, what in WRONG])
def test_what_is_impossible_is_named_with_its_place(where: str, change: str, what: str) -> None:
    given = tomllib.loads(change)
    kept = [line for line in SHORTEST.splitlines() if line.partition(" ")[0] not in given]
    with pytest.raises(PositionError, match=what) as caught:
        ARKADIA.load("\n".join([*kept, change]), 1)
    assert caught.value.where == where


def test_any_change_to_a_text_is_refused_or_gives_a_position_that_can_be_played() -> None:
    """Words of real texts are swapped, doubled and left out; nothing but a PositionError may come of it."""
    rng = rng_from_seed(77)
    texts = [position.save() for position in walk(ARKADIA, 2, {}, 12) if position.decisions % 12 == 0]
    refused = 0
    for text in texts * 4:
        lines = text.splitlines()
        at = 7 + rng.below(len(lines) - 7)
        words = lines[at].split(" ")
        first, second = rng.below(len(words)), rng.below(len(words))
        words[first] = words[second] if rng.below(3) else ""
        lines[at] = " ".join(words)
        try:
            position = ARKADIA.load("\n".join(lines))
        except PositionError:
            refused += 1
            continue
        for _ in range(40):
            if position.seat >= 0:
                position.play(pick(position.moves(), rng))
    assert refused
