"""What would a bot do in my place? Plans with figures, for the seat that decides, from what they know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.bots import catalogue
from arktable.bots.bot import Advice, AdvisingBot, Bot, Choice, RankingBot, ask
from arktable.bots.catalogue import adviser
from arktable.bots.commentary import PAIN, Because, Figure, commentary_on
from arktable.bots.sale_commentary import SaleCommentary
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_of
from arktable.engine.text.positions import read_position_text
from arktable.jobs.hint_plans import explained_plan, plans_of
from arktable.jobs.hint_reasons import at_least
from arktable.jobs.job import Answer, BotFailed, Job, Plan
from arktable.jobs.worker import advise
from arktable.server.bots.pool import BotPool
from arktable.server.settings import Settings
from tests.archive.files import POSITIONS
from tests.server.helpers import BOT, ME, PATIENCE, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]

A_JOB = Job("arkadia", {}, 2, "1", [], "greedy", 60, hint=True)


async def hint(person: Person, table: str, status: int = 200, version: int | None = None) -> Any:
    wanted = await person.version(table) if version is None else version
    return await person.post(f"/tables/{table}/hint", {"version": wanted}, status)


async def test_a_hint_is_up_to_three_plans_that_can_be_played_and_plays_none(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    version = await ada.version(table)
    answer = await hint(ada, table)
    assert 1 <= len(answer["plans"]) <= 3
    assert await ada.version(table) == version
    for plan in answer["plans"]:
        moves = [move["text"] for move in plan["moves"]]
        await ada.post(f"/tables/{table}/try", {"version": version, "moves": moves})
    leads = [plan["worth"]["lead"] for plan in answer["plans"]]
    assert leads == sorted(leads, reverse=True)
    assert all(plan["behind"] == (-plan["worth"]["gap"] if plan["worth"]["clear"] else 0) for plan in answer["plans"])


async def test_a_hint_says_its_spread_and_number_of_games_and_thinks_longer_when_asked(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    version = await ada.version(table)
    first = await hint(ada, table)
    assert first["games"] == first["most"] == 4
    assert {plan["worth"]["games"] for plan in first["plans"]} == {4}
    assert all(plan["worth"]["spread"] > 0 for plan in first["plans"])
    assert await hint(ada, table) == first
    longer = await ada.post(f"/tables/{table}/hint", {"version": version, "games": 8})
    assert {plan["worth"]["games"] for plan in longer["plans"]} == {8}


async def test_a_hint_is_for_the_seat_that_decides_at_this_moment(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    assert (await hint(ben, table, 409))["error"]["key"] == "hint-not-your-turn"
    assert (await hint(visitor, table, 403))["error"]["key"] == "not-seated"
    assert (await hint(ada, table, 409, version=0))["error"]["key"] == "stale"


def test_the_best_bot_of_a_game_is_asked() -> None:
    assert adviser("arkadia", 1.5) == "search@1500ms"
    assert adviser("nim", 1.5) == "random"


async def test_hints_are_limited_for_each_client(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_hints=1)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        await hint(ada, table)
        assert (await hint(ada, table, 429))["error"]["key"] == "too-many"


class Silent(InlineBots):
    """Bots that have no advice."""

    async def review(self, job: Job) -> Answer:
        raise BotFailed("bot-slow", job.bot)


async def test_who_asks_a_bot_that_fails_is_told_so(settings: Settings) -> None:
    async with an_app(settings, Silent()) as app, a_person(app, "Ada") as ada:
        assert (await hint(ada, await ada.create(ME, BOT), 409))["error"]["key"] == "hint-failed"


async def test_hints_are_thought_out_in_the_processes_of_the_bots() -> None:
    pool = BotPool(1, PATIENCE)
    assert await pool.advise(A_JOB) == advise(A_JOB)
    await pool.close()


SEEN: list[tuple[list[str], list[str]]] = []


def hand_of(position: Position, seat: int) -> list[str]:
    """The cards that this seat holds, as it sees them itself."""
    hand: list[str] = position.view(seat)["you"]["hand"]
    return hand


class Spy(RankingBot):
    """A bot that notes the hands it sees: its own, and the other one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def ranked(self, position: Position) -> list[Choice]:
        SEEN.append((hand_of(position, 0), hand_of(position, 1)))
        return [Choice(move, -float(at)) for at, move in enumerate(position.moves())]


@pytest.fixture
def spy() -> Iterator[None]:
    def make(rng: Rng) -> Bot:
        return Spy(rng)

    SEEN.clear()
    catalogue._bots_of("arkadia")["spy"] = make
    yield
    del catalogue._bots_of("arkadia")["spy"]


@pytest.mark.usefixtures("spy")
def test_the_adviser_knows_what_the_asker_knows_and_no_more() -> None:
    truth = find_game("arkadia").start(2, {}, 1)
    plans = advise(msgspec.structs.replace(A_JOB, bot="spy"))
    assert [plan.worth for plan in plans] == [0.0, -1.0, -2.0]
    own, other = SEEN[0]
    assert own == hand_of(truth, 0)
    assert other != hand_of(truth, 1)
    assert len(other) == len(hand_of(truth, 1))


def test_a_bot_that_looks_ahead_gives_whole_plans() -> None:
    played = find_game("arkadia").start(2, {}, 1)
    plans = advise(msgspec.structs.replace(A_JOB, bot="search@12"))
    assert plans
    for text in plans[0].moves:
        assert played.seat == 0
        played.play_checked(played.catalogue.parse(text))


def test_a_bot_without_time_to_compare_tells_what_the_usual_bot_would_do_next() -> None:
    plans = advise(msgspec.structs.replace(A_JOB, bot="search@1"))
    assert len(plans) == 3
    assert plans[1].worth is None
    assert plans[1].reasons


def arkwright_view(
    sells: int, cash: int, share: int, cycle: int = 0, shares: int = 10, coming: int = 0
) -> dict[str, Any]:
    line = {"seat": 0, "sells": sells, "costs": 0, "cash_after": cash, "space_after": share, "shortfall": None}
    company = {"cash": 40, "space": 1, "portfolio": 40, "shares": shares, "loans": 0, "ships": [], "stock": []}
    company |= {"factories": [None], "markers": []}
    forecast = [{"good": 0, "sellers": [line]}]
    when = {"year": 1770, "cycle": cycle, "coming": coming}
    return {**when, "asked": {}, "seats": 2, "companies": [company], "forecast": forecast}


ARKWRIGHT = commentary_on("arkwright")
ARKWRIGHT_KIT = {"goods": ["food"], "share_value": [0, 4, 5, 6, 7, 8]}
PASS = find_game("water-frame").start(2, find_game("water-frame").choose({}), 1).catalogue.parse("done")


def reasons(before: dict[str, Any], after: dict[str, Any]) -> list[tuple[str, int | str, int | str]]:
    found = ARKWRIGHT.reasons(ARKWRIGHT_KIT, 0, [PASS], before, after)
    return [(part.key, part.args.get("was", ""), part.args.get("now", "")) for part in found]


def test_a_reason_is_what_the_plan_changes_in_the_next_sale() -> None:
    found = reasons(arkwright_view(2, 50, 2), arkwright_view(4, 68, 5))
    assert found == [("sells", 2, 4), ("cash-then", 50, 68), ("share-then", 2, 5)]


def test_what_hurts_is_said_first_and_what_it_costs_last() -> None:
    found = reasons(arkwright_view(4, 50, 2), arkwright_view(3, 68, 2, shares=6))
    assert found == [("shares", 10, 6), ("cash-then", 50, 68), ("sells", 4, 3)]


def test_a_sale_that_forces_shares_or_loans_says_so_first() -> None:
    before, after = arkwright_view(2, 50, 2), arkwright_view(3, 60, 2)
    after["forecast"][0]["sellers"][0]["shortfall"] = {"shares": 2, "loans": 1}
    found = ARKWRIGHT.reasons(ARKWRIGHT_KIT, 0, [PASS], before, after)
    assert found[:2] == [Because("forced", {"n": 2}, PAIN), Because("fund", {"n": 1}, PAIN)]
    cards = commentary_on("arkwright-cards")
    assert isinstance(cards, SaleCommentary)
    line = {"seat": 0, "sells": 3, "costs": 24, "money_then": 4, "value_then": 12, "loans": 3}
    assert cards.read(line).fund == 3


def test_a_plan_that_changes_nothing_leaves_the_sale_as_it_stands() -> None:
    view = arkwright_view(2, 50, 2)
    assert ARKWRIGHT.reasons(ARKWRIGHT_KIT, 0, [PASS], view, view) == [Because("keeps", {"n": 2, "cash": 50})]
    sold = arkwright_view(2, 50, 2, coming=1)  # the forecast of this good is for the next decade
    assert ARKWRIGHT.reasons(ARKWRIGHT_KIT, 0, [PASS], sold, sold) == []


def test_the_figures_lead_from_now_to_the_end_of_the_next_sale() -> None:
    found = ARKWRIGHT.figures(ARKWRIGHT_KIT, 0, arkwright_view(2, 50, 2), arkwright_view(4, 68, 5))
    assert found == ([Figure("cash", 40, 68), Figure("share", 1, 5), Figure("worth", 40, 80)], True)


@pytest.mark.parametrize(
    ("at", "choices", "behind", "next_behind", "key"),
    [
        (0, 1, None, None, "only"),
        (1, 9, 3.0, 3.0, "less"),
        (0, 9, 0.0, 3.0, "more"),
        (1, 9, 0.2, 0.2, "equal"),
        (1, 9, None, None, "next"),
        (0, 9, 0.0, None, "waits"),
    ],
)
def test_a_plan_without_any_change_is_compared_with_the_others(
    at: int, choices: int, behind: float | None, next_behind: float | None, key: str
) -> None:
    assert at_least(at, PASS, choices, behind, next_behind).key == key


def test_a_sentence_and_the_figure_beside_it_name_the_same_amount() -> None:
    """The client rounds 6.5 to 7, and is told tenths."""
    assert at_least(1, PASS, 3, 6.5, 6.5) == Because("less", {"n": 7})
    assert at_least(0, PASS, 3, 0.0, 6.45) == Because("more", {"n": 7})
    assert at_least(1, PASS, 3, 0.4, 0.4).key == "equal"


def test_forecasts_of_different_productions_are_told_apart() -> None:
    assert ARKWRIGHT.comparable(arkwright_view(2, 50, 1), arkwright_view(4, 68, 4))
    assert not ARKWRIGHT.comparable(arkwright_view(2, 50, 1), arkwright_view(4, 68, 4, cycle=1))


def test_the_forecast_after_a_production_is_one_of_the_next_decade() -> None:
    under_way, over = arkwright_view(3, 50, 1), arkwright_view(2, 68, 4, coming=1)
    assert ARKWRIGHT.comparable(under_way, under_way)
    assert not ARKWRIGHT.comparable(under_way, over)
    assert [key for key, _, _ in reasons(under_way, over) if key.startswith("sells")] == []


def test_a_game_that_announces_no_commentary_gets_plans_without_figures() -> None:
    nim = commentary_on("nim")
    assert nim.figures({}, 0, {}, {}) == ([], False)
    assert nim.reasons({}, 0, [PASS], {}, {}) == []


class InOrder(RankingBot):
    """A bot that likes the moves in the order in which they are listed."""

    def ranked(self, position: Position) -> list[Choice]:
        return [Choice(move, -float(at)) for at, move in enumerate(position.moves())]


WORDS = [
    (ROOT / f"web/src/locales/{language}.ftl").read_text(encoding="utf-8").splitlines() for language in ("en", "fr")
]


def is_said(key: str) -> bool:
    return all(any(line.startswith(f"{key} =") for line in words) for words in WORDS)


def hinted(path: Path, seed: int) -> list[Plan]:
    """Plans in a position of the archive, from a sample of what the seat that decides there knows."""
    text = path.read_text(encoding="utf-8")
    position = find_game(str(read_position_text(text)["ruleset"])).load(text)
    begun = position.begun_by()
    sample = position.sample(position.seat, rng_of(seed))
    return plans_of(InOrder(), sample, begun.game.facts.game, begun.game.kit(begun.options))


EVERY_PHASE = pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.toml")), ids=lambda path: path.stem)


@EVERY_PHASE
def test_every_plan_in_every_phase_has_figures_and_reasons_in_words(path: Path) -> None:
    plans = hinted(path, 1)
    assert plans
    for plan in plans:
        assert plan.reasons
        assert plan.figures
        assert [figure.key for figure in plan.figures if not is_said(f"hint-figure-{figure.key}")] == []
        assert [part.key for part in plan.reasons if part.key != "about" and not is_said(f"hint-why-{part.key}")] == []


@EVERY_PHASE
def test_figures_and_reasons_are_the_same_whatever_the_seat_cannot_know(path: Path) -> None:
    assert hinted(path, 1) == hinted(path, 2)


def test_a_plan_of_the_card_game_names_the_price_that_it_will_set() -> None:
    game = find_game("arkwright-cards")
    position = game.start(2, {}, 1)
    bot = catalogue.make_bot("greedy", "arkwright-cards", rng_of(1))
    while position.phase() != "action":
        position.play(bot.choose(position.copy()))
    seat, good = position.seat, position.view(position.seat)["round"]
    plan = plans_of(bot, position.copy(), "arkwright-cards", game.kit({}))[0]
    at = next(at for at, text in enumerate(plan.moves) if text.startswith("set "))
    assert plan.words[:at] == [{}] * at
    for text in plan.moves[: at + 1]:
        position.play(position.catalogue.parse(text))
    factory = position.view(seat)["companies"][seat]["factories"][good]
    assert plan.words[at] == {"price": factory["price"], "appeal": factory["appeal"]}


class TwoOrders(AdvisingBot):
    """A bot that advises the same two workers in both orders."""

    def __init__(self, one: Move, other: Move) -> None:
        self._one, self._other = one, other

    def advise(self, position: Position) -> list[Advice]:
        return [Advice((self._one, self._other), 3.0), Advice((self._other, self._one), 3.0)]


def test_the_same_decisions_in_another_order_are_one_plan() -> None:
    game = find_game("arkadia")
    position = game.start(2, {}, 1)
    workers = [move for move in position.moves() if move.word == "own"]
    after = position.copy()
    after.play(workers[0])
    other = next(move for move in after.moves() if move in workers)
    plans = plans_of(TwoOrders(workers[0], other), position, "arkadia", game.kit({}))
    assert plans[0].moves == [workers[0].text, other.text]
    assert len(plans) > 1
    assert all(sorted(plan.moves) != sorted(plans[0].moves) for plan in plans[1:])


def cash_foreseen(view: Any, seat: int) -> int:
    """What the forecast of a view says that a seat has after the sale that comes next."""
    if "cycle" in view:
        (sellers,) = [one["sellers"] for one in view["forecast"] if one["good"] == view["cycle"]]
        return int(next(line["cash_after"] for line in sellers if line["seat"] == seat))
    return int(next(line["money_then"] for line in view["forecast"]["sellers"] if line["seat"] == seat))


@pytest.mark.parametrize("ruleset", ["spinning-jenny", "arkwright-cards"])
def test_a_plan_that_a_production_follows_is_told_to_its_end(ruleset: str) -> None:
    """The seat that acts last in a cycle sees what the last decision does in the sale right after it."""
    game = find_game(ruleset)
    kit, position, rng = game.kit({}), game.start(2, {}, 5), rng_of(5)
    bot = catalogue.make_bot("greedy", game.facts.game, rng)
    told = 0
    while position.seat >= 0:
        begin, seat, moves = position.copy(), position.seat, list[Move]()
        company = begin.view(seat)["companies"][seat]
        while position.seat == seat and position.turn == begin.turn:
            moves.append(ask(bot, position, rng))
            position.events = []
            position.play(moves[-1])
        ended = (position.ended or {}).pop(seat, None)
        if ended is None or begin.view(seat)["year"] == 1760 or begin.phase() not in ("marker", "action"):
            continue
        told += 1
        plan = explained_plan(begin, commentary_on(game.facts.game), kit, moves, None)
        [cash] = [figure for figure in plan.figures if figure.key == "cash"]
        had = company["cash"] if "cash" in company else company["money"]
        assert (cash.was, cash.now) == (had, cash_foreseen(ended.view(seat), seat))
        assert plan.sold or moves[-1].word in ("sell", "ship", "store")  # these are made in the sale itself
    assert told >= 11


def test_a_plan_that_goes_on_after_its_own_sale_is_told_as_the_sale_leaves_the_company() -> None:
    """Tiles may ask something when the goods are sold, in the same cycle: the next sale is not counted in as well."""
    game = find_game("water-frame")
    kit, position, rng = game.kit({}), game.start(3, {}, 1), rng_of(1)
    bot = catalogue.make_bot("greedy", "arkwright", rng)
    told = 0
    while position.seat >= 0 and not told:
        begin, seat, moves = position.copy(), position.seat, list[Move]()
        while position.seat == seat and position.turn == begin.turn:
            moves.append(ask(bot, position, rng))
            position.play(moves[-1])
        after = position.view(seat)
        if begin.phase() != "marker" or begin.view(seat)["coming"] == after["coming"]:
            continue
        if moves[-1].word == "done" and moves[-2].word in ("patron", "row-on"):
            told += 1
            plan = explained_plan(begin, ARKWRIGHT, kit, moves, None)
            company = after["companies"][seat]
            found = {figure.key: figure.now for figure in plan.figures}
            assert (found["cash"], found["share"]) == (company["cash"], company["space"])
    assert told
