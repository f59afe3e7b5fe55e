"""A position from outside that is impossible is refused, and the refusal names the place."""

from __future__ import annotations

import pytest

from arktable.engine.errors import PositionError
from tests.builders.arkwright_cards import GAME

SUPPLY = "patent = 2, engineer = 2, large-warehouse = 1, entrepreneur = 1, extra-shift = 1, workshop = 2, foreman = 2"
COMPANY = """money = 40
shares = 10
value = 10
ships = 2
tile = { food = 1, lamps = 1 }
appeal = { food = 0, lamps = 0 }
crew = { food = [1, 0], lamps = [1, 0] }"""
NEUTRAL = "appeal = { food = 3, clothes = 3, cutlery = 2, lamps = 2 }"
ROUNDS = '[[frames]]\nphase = "rounds"\nplan = "round"\nseat = 1'
SOLO = """
grid = ["patent", "engineer", "large-warehouse", "entrepreneur", "extra-shift", "workshop", "foreman", "patent",
  "engineer", "workshop", "foreman", "patent", "engineer", "large-warehouse", "extra-shift"]
discs = { first = 1, second = 6, neutral = 11 }
bag = { first = 3, second = 3, neutral = 2 }
[[rivals]]
shares = 12
value = 12
[[rivals]]
shares = 12
value = 12
"""


def two_players(
    table: str = "", company: str = COMPANY, neutral: str = NEUTRAL, frames: str = "", supply: str = SUPPLY
) -> str:
    """The first round of two players, with something else in it."""
    return f"""
arktable = "position 1"
ruleset = "arkwright-cards"
seats = 2
supply = {{ {supply} }}
{table}
[[rivals]]
{neutral}
[[companies]]
{company}
[[companies]]
{COMPANY}
{ROUNDS}
{frames}
"""


def alone(table: str = SOLO, company: str = COMPANY, frames: str = "") -> str:
    """The first round of the solo game, with something else in it."""
    return f"""
arktable = "position 1"
ruleset = "arkwright-cards"
seats = 1
{table}
[[companies]]
{company}
{ROUNDS}
{frames}
"""


def frame(phase: str, rest: str = "", seat: int = 1) -> str:
    return f'[[frames]]\nphase = "{phase}"\nseat = {seat}\n{rest}'


def refused(text: str) -> str:
    """The place that the refusal names."""
    with pytest.raises(PositionError) as refusal:
        GAME.load(text)
    assert refusal.value.message.startswith(f"{refusal.value.where}: ")
    return refusal.value.where


def test_the_unchanged_positions_are_possible() -> None:
    assert GAME.load(two_players()).phase() == "action"
    assert GAME.load(alone()).phase() == "action"


@pytest.mark.parametrize(
    ("table", "where"),
    [
        ("decade = 4", "decade"),
        ("decade = 0", "decade"),
        ("start = 3", "start"),
        ("start = 0", "start"),
        ("favoured = 3", "favoured"),
        ("wage_at = 99", "wage_at"),
        ("demand = { food = 99 }", "demand.food"),
        ("demand = { lamps = -4 }", "demand.lamps"),
        ("demand = { tea = 1 }", "demand.tea"),
        ('round = "tea"', "round"),
        ('round = "?"', "round"),
        ('grid = ["patent"]', "grid"),
        ("discs = { first = 1, second = 2, neutral = 3 }", "discs"),
        ("discs = { first = 1 }", "discs"),
        ("bag = { first = 3 }", "bag"),
        ('reached = ["tycoon"]', "reached"),
        ("finished = 1", "finished"),
        ("bank = 3", "bank"),
        ('gone = ["?"]', "gone[0]"),
    ],
)
def test_the_table(table: str, where: str) -> None:
    assert refused(two_players(table)) == where


@pytest.mark.parametrize(
    ("neutral", "where"),
    [
        ("appeal = { food = 3, clothes = 3, cutlery = 2 }", "rivals[0].appeal.lamps"),
        ("appeal = { food = 99, clothes = 3, cutlery = 2, lamps = 2 }", "rivals[0].appeal.food"),
        (f"{NEUTRAL}\nshares = -1", "rivals[0].shares"),
        (f"{NEUTRAL}\nvalue = 31", "rivals[0].value"),
        (f"{NEUTRAL}\n[[rivals]]\n{NEUTRAL}", "rivals"),
    ],
)
def test_the_neutral_colour(neutral: str, where: str) -> None:
    assert refused(two_players(neutral=neutral)) == where


@pytest.mark.parametrize(
    ("supply", "where"),
    [
        (f"{SUPPLY}, inventor = 1", "supply.inventor"),
        (SUPPLY.replace("patent = 2", "patent = 3"), "supply.patent"),
        (SUPPLY.replace("patent = 2, ", ""), "supply.patent"),
        (SUPPLY.replace("workshop = 2", "workshop = -2"), "supply.workshop"),
        (f"{SUPPLY}, banker = 1", "supply.banker"),
    ],
)
def test_the_supply(supply: str, where: str) -> None:
    assert refused(two_players(supply=supply)) == where


@pytest.mark.parametrize(
    ("supply", "where"),
    [
        ("entrepreneur = 1, engineer = 2, patent = 1", "supply.engineer"),
        ("entrepreneur = 1, engineer = 1", "supply.patent"),
        ("entrepreneur = 2, engineer = 1, patent = 1", "supply.entrepreneur"),
        ("entrepreneur = 1, engineer = 1, patent = 1, broker = 2", "supply.broker"),
    ],
)
def test_a_random_supply(supply: str, where: str) -> None:
    table = 'options = { supply = "random" }'
    assert refused(two_players(table, supply=supply)) == where
    dealt = "entrepreneur = 1, engineer = 1, patent = 1, broker = 1, contract = 1"
    assert GAME.load(two_players(table, supply=dealt)).seat == 0


def test_there_is_a_company_for_every_seat() -> None:
    assert refused(two_players(company=f"{COMPANY}\n[[companies]]\n{COMPANY}")) == "companies"


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ("loans = 10", "loans"),
        ("tokens = 10", "tokens"),
        ("sold = -1", "sold"),
        ("tracks = { cards = 3 }", "tracks.cards"),
        ("spot = { food = 4 }", "spot.food"),
        ("spot = { clothes = 1 }", "spot.clothes"),
        ('office = ["clothes"]', "office"),
        ('office = ["tea"]', "office[0]"),
        ('turned = ["food 2"]', "turned"),
        ('turned = ["food 3"]', "turned[0]"),
        ('machine_token = "food 1"', "machine_token"),
        ('machine_token = "lamps 2"', "machine_token"),
        ('machine_token = "lamps 1"\nturned = ["lamps 1"]', "machine_token"),
        ('piece_at = { quality-1 = "clothes" }', "piece_at.quality-1"),
        ('piece_at = { quality-9 = "food" }', "piece_at.quality-9"),
        ('piece_at = { quality-1 = "food" }', "piece_value.quality-1"),
        ('piece_at = { quality-1 = "food" }\npiece_value = { quality-1 = 3 }', "piece_value.quality-1"),
        ("piece_value = { quality-1 = 1 }", "piece_value.quality-1"),
        ('piece_at = { engineer = "food" }\npiece_value = { engineer = 5 }', "piece_at.engineer"),
        (
            'piece_at = { quality-1 = "food", quality-3 = "food" }\npiece_value = { quality-1 = 1, quality-3 = 4 }',
            "piece_at",
        ),
        (
            'piece_at = { distribution-1 = "food", distribution-2 = "food" }\n'
            "piece_value = { distribution-1 = 1, distribution-2 = 1 }",
            "piece_at",
        ),
        ('appealing = ["quality-1"]', "appealing"),
        ("stored = { food = -1 }", "stored.food"),
        ("stored = { clothes = 1 }", "stored.clothes"),
        ("stored = { food = 5 }", "stored"),
        ('cards = ["patent", "engineer", "workshop"]', "cards"),
        ('cards = ["banker"]', "cards[0]"),
        ('used = ["entrepreneur"]', "used"),
        ('cards = ["workshop"]\nused = ["workshop"]', "used"),
        ('foreman = "food"', "foreman"),
        ('cards = ["foreman"]\nforeman = "clothes"', "foreman"),
        ('cards = ["foreman"]', "foreman"),
        ("broke = true", "appeal.food"),
        ("gold = 3", "gold"),
    ],
)
def test_a_company(more: str, where: str) -> None:
    assert refused(two_players(company=f"{COMPANY}\n{more}")) == f"companies[0].{where}"


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("money = 40", "money = -1", "money"),
        ("shares = 10", "shares = 31", "shares"),
        ("value = 10", "value = 0", "value"),
        ("value = 10", "value = 31", "value"),
        ("ships = 2", "ships = 3", "ships"),
        ("tile = { food = 1", "tile = { food = 3", "tile.food"),
        ("tile = { food = 1, lamps = 1 }", "tile = { food = 1 }", "appeal.lamps"),
        ("appeal = { food = 0, lamps = 0 }", "appeal = { food = 0 }", "appeal.lamps"),
        ("appeal = { food = 0", "appeal = { food = 18", "appeal.food"),
        ("food = [1, 0]", "food = [0, 1]", "crew.food"),
        ("food = [1, 0]", "food = [3, 0]", "crew.food"),
        ("food = [1, 0]", "food = [1]", "crew.food"),
        ("appeal = { food = 0, lamps = 0 }", "broke = true", "broke"),
    ],
)
def test_another_number_of_a_company(old: str, new: str, where: str) -> None:
    assert refused(two_players(company=COMPANY.replace(old, new))) == f"companies[0].{where}"


def test_a_company_has_a_factory_once_the_rounds_have_begun() -> None:
    assert refused(two_players(company="value = 10")) == "companies[0].tile"


def test_a_card_held_is_missing_in_the_supply() -> None:
    held = f'{COMPANY}\ncards = ["patent"]'
    assert refused(two_players(company=held)) == "supply.patent"
    assert GAME.load(two_players(company=held, supply=SUPPLY.replace("patent = 2", "patent = 1"))).seat == 0


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("first = 1,", "first = 16,", "discs.first"),
        ("second = 6,", "second = 1,", "discs.second"),
        ('["patent",', '["none",', "discs.first"),
        ("neutral = 2 }", "neutral = 3 }", "bag.neutral"),
        ('"extra-shift"]', '"extra-shift", "patent"]', "grid"),
        ('"extra-shift"]', '"none"]', "grid"),
        ('"large-warehouse", "extra-shift"]', '"large-warehouse", "broker"]', "grid"),
        ('"large-warehouse", "extra-shift"]', '"large-warehouse", "?"]', "grid[14]"),
        ("bag =", "supply = { patent = 1 }\nbag =", "supply"),
        ("[[rivals]]\nshares = 12\nvalue = 12\n[[rivals]]", "[[rivals]]", "rivals"),
        ("bag = { first = 3, second = 3, neutral = 2 }", "", "bag"),
    ],
)
def test_the_solo_game(old: str, new: str, where: str) -> None:
    assert old in SOLO
    assert refused(alone(SOLO.replace(old, new, 1))) == where


FULL = f'{COMPANY}\ncards = ["patent", "engineer"]'
LESS = SUPPLY.replace("patent = 2", "patent = 1").replace("engineer = 2", "engineer = 1")


@pytest.mark.parametrize(
    ("frames", "where"),
    [
        (frame("rounds"), "[1].phase"),
        (frame("turn", seat=0), "[1].seat"),
        (frame("turn", seat=3), "[1].seat"),
        (frame("turn", 'stage = "tea"'), "[1].stage"),
        (frame("turn", 'stage = "?"'), "[1].stage"),
        (frame("dinner"), "[1].phase"),
        (frame("automate"), "[1].left"),
        (frame("build-and-upgrade", 'invented = ["clothes"]'), "[1].invented"),
        (frame("extra-production"), "[1].phase"),
        (frame("early-shipping"), "[1].phase"),
        (frame("two-steps", "left = 3"), "[1].left"),
        (frame("make-room"), "[1].wanted"),
        (frame("make-room", 'wanted = "take broker"'), "[1].wanted"),
        (frame("make-room", 'wanted = "dance"'), "[1].wanted"),
        (frame("make-room", 'wanted = "take patent"'), "[1].phase"),
        (frame("place-foreman"), "[1].seat"),
        (frame("replace-engineer", 'good = "clothes"'), "[1].good"),
        (frame("replace-engineer", 'good = "food"\nvalue = 7'), "[1].value"),
        (frame("arrange-quality", "allowance = 9"), "[1].allowance"),
        (frame("arrange-quality", "before = { clothes = 1 }"), "[1].before.clothes"),
        (frame("arrange-quality", 'laid = ["patent"]'), "[1].laid"),
        (frame("arrange-distribution", 'lifted = ["quality-1"]'), "[1].lifted"),
        (frame("store"), "[1].phase"),
        (frame("sell-at-home", "made = 1"), "[1].made"),
        (frame("sell-at-home", "limit = 99"), "[1].limit"),
        (frame("production", "turn = 3"), "[1].turn"),
        (frame("actions", "turns = 3"), "[1].turns"),
        (frame("break-tie"), "[1].seat"),
        (frame("entrepreneur-names"), "[1].seat"),
        (frame("solo-actions"), "[1].phase"),
        (frame("be-behind"), "[1].phase"),
        (frame("choose-awards"), "[1].phase"),
        (frame("after-taking"), "[1].seat"),
        (frame("stock-exchange", "gold = 1"), "[1].gold"),
    ],
)
def test_a_phase(frames: str, where: str) -> None:
    assert refused(two_players(frames=frames)) == f"frames{where}"


@pytest.mark.parametrize(
    ("frames", "where"),
    [
        (frame("make-room", 'wanted = "take patent"'), "[1].wanted"),
        (frame("replace-engineer", 'good = "food"\nvalue = 5'), "[1].phase"),
    ],
)
def test_a_phase_of_somebody_with_a_full_hand(frames: str, where: str) -> None:
    assert refused(two_players(company=FULL, supply=LESS, frames=frames)) == f"frames{where}"


@pytest.mark.parametrize("phase", ["set-price", "sell-at-home", "ship-overseas", "pay-costs"])
def test_a_phase_about_a_good_without_a_factory(phase: str) -> None:
    assert refused(two_players('round = "clothes"', frames=frame(phase))) == "frames[1].seat"


@pytest.mark.parametrize("phase", ["actions", "end-of-round", "poorest-names", "neutral-grows"])
def test_a_phase_that_the_solo_game_does_not_have(phase: str) -> None:
    assert refused(alone(frames=frame(phase))) == "frames[1].phase"


def test_early_shipping_has_the_goods_and_the_ships() -> None:
    table, goods = 'options = { actions = "seven" }', f"{COMPANY}\nstored = {{ food = 2, lamps = 2 }}"
    loading = frame("early-shipping", "loads = { food = 3 }")
    assert refused(two_players(table, goods, frames=loading)) == "frames[1].loads.food"
    loading = frame("early-shipping", "loads = { food = 2, lamps = 2 }")
    assert refused(two_players(table, goods.replace("ships = 2", "ships = 1"), frames=loading)) == "frames[1].loads"


def test_a_bankrupt_seat_decides_nothing() -> None:
    broke = COMPANY.replace("money = 40", "broke = true").replace("appeal = { food = 0, lamps = 0 }\n", "")
    assert refused(two_players(company=broke, frames=frame("choose-action"))) == "frames[1].seat"


def test_a_game_without_phases_is_finished() -> None:
    assert refused(two_players().replace(ROUNDS, "")) == "frames"
    assert GAME.load(two_players("finished = true").replace(ROUNDS, "")).winners() == [0, 1]


@pytest.mark.parametrize("left", range(6))
def test_a_position_inside_automate_has_as_many_machines_left_as_the_track_allows(left: int) -> None:
    """EN 333: the machinery track allows two to four."""
    text = two_players(frames=frame("automate", f"left = {left}"))
    if 1 <= left <= 4:
        position = GAME.load(text)
        assert (position.phase(), position.asked(0)["machines"]) == ("automate", left)
        assert GAME.load(position.save()).asked(0)["machines"] == left
    else:
        assert refused(text) == "frames[1].left"


@pytest.mark.parametrize("goods", [-1, 40, 1_000_000, 10**18])
def test_goods_beyond_all_room_are_refused(goods: int) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(two_players(company=f"{COMPANY}\nstored = {{ food = {goods} }}"))
    assert caught.value.where == "companies[0].stored.food"


def test_a_position_with_too_few_companies_is_refused() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(two_players().replace("seats = 2", "seats = 4"))
    assert caught.value.where == "companies"
