"""What a guided game says of a plan: its account sale by sale, when it pays, what it buys."""

from __future__ import annotations

from arktable.bots.catalogue import make_bot
from arktable.bots.commentary import Sum, View, commentary_on
from arktable.bots.sale_account import Account, Prospect, Stand, account, least_cash, notes_on
from arktable.bots.sale_commentary import SaleCommentary
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.jobs.hint_plans import explained_plan
from arktable.jobs.job import Plan

GOODS = ["food", "clothes"]


def stand(cash: int, *sales: Prospect | None) -> Stand:
    return Stand(cash, list(sales), GOODS)


def test_the_account_tells_each_sale_with_its_time_and_what_is_paid_now() -> None:
    told = account(stand(50, Prospect(2, 10, 4), Prospect()), stand(28, Prospect(3, 15, 6), Prospect(1, 7, 4)), 30)
    assert told.sums() == [
        Sum("good", 5, {"good": "food", "wait": 0, "n": 1, "up": "yes"}),
        Sum("good", 7, {"good": "clothes", "wait": 1, "n": 1, "up": "yes"}),
        Sum("costs", -6, {}),
        Sum("paid", -22, {"up": "no", "sold": 0}),
        Sum("total", -16, {}),
        Sum("worth", 30, {}),
    ]
    assert (told.paid, told.gain, told.shown()) == (-22, 6, 14)


def test_a_sale_of_which_nothing_is_known_is_left_out() -> None:
    assert account(stand(50, None, Prospect()), stand(50, Prospect(3, 15, 6), Prospect()), 0).sums() == []


def note(paid: int, gain: int, worth: int, *texts: str) -> tuple[str, dict[str, int | str]]:
    catalogue = find_game("spinning-jenny").start(2, {}, 1).catalogue
    found = notes_on(Account([], paid, gain, worth), [catalogue.parse(text) for text in texts], 3)
    return (found[0].key, found[0].args) if found else ("", {})


def test_what_is_paid_once_comes_back_in_every_round_of_sales() -> None:
    assert note(-10, 6, 0, "raise food") == (
        "again",
        {"paid": 10, "gain": 6, "n": 3, "all": 18, "short": "no", "worth": 0},
    )
    assert note(-22, 6, 30, "build lamps 1")[1]["short"] == "yes"
    assert note(-22, 40, -9, "build lamps 1")[1]["short"] == "less"


def test_what_goes_with_the_sales_is_not_promised_again() -> None:
    assert note(-4, 9, 0, "promote food")[0] == "fades"


def test_a_plan_that_loses_says_what_it_buys() -> None:
    assert note(-21, 0, 22, "buy 1") == ("buys", {"paid": 21, "worth": 22})
    assert note(-6, 0, 20, "raise food") == ("share", {"loss": 6, "worth": 20})
    assert note(-6, 0, 0, "raise food") == ("long", {"loss": 6})
    assert note(0, 13, -9, "price food 7") == ("cash", {"gain": 13, "worth": 9})
    assert note(0, 0, 0, "done") == ("", {})


def test_shares_that_are_sold_to_pay_are_told_and_regretted() -> None:
    told = account(stand(20, Prospect()), stand(21, Prospect()), -72, 3)
    assert told.sums()[0] == Sum("paid", 1, {"up": "yes", "sold": 3})
    (found,) = notes_on(told, [], 3)
    assert (found.key, found.args["n"]) == ("sells-shares", 3)
    had, has = [{"companies": [{"shares": shares}]} for shares in (9, 6)]
    judge = commentary_on("arkwright")
    assert judge.regrets({}, 0, [], had, has, has) == 3
    assert judge.regrets({}, 0, [], has, had, had) == 0
    catalogue = find_game("spinning-jenny").start(2, {}, 1).catalogue
    assert judge.regrets({}, 0, [catalogue.parse("close food")], had, had, had) == 1


class Buyer(SaleCommentary):
    """Has this much cash after a plan."""

    def __init__(self, cash: int) -> None:
        self.cash = cash

    def stand(self, kit: View, seat: int, view: View) -> Stand:
        return stand(self.cash, Prospect(1, 2, 9))


def test_shares_that_are_bought_with_the_last_cash_or_sold_again_are_regretted() -> None:
    had, has = [{"companies": [{"shares": shares}]} for shares in (8, 10)]
    buy = find_game("spinning-jenny").start(2, {}, 1).catalogue.parse("buy 2")
    assert Buyer(7).regrets({}, 0, [buy], had, has, has) == 0
    assert Buyer(6).regrets({}, 0, [buy], had, has, has) == 1
    assert Buyer(7).regrets({}, 0, [buy], had, had, had) == 2


def test_cash_is_lowest_before_the_sale_that_brings_it_back() -> None:
    assert least_cash(stand(20, Prospect(1, 2, 9), Prospect(3, 30, 4))) == 13
    assert least_cash(stand(20, None, Prospect(3, 30, 4))) == 20


def explained(position: Position, *moves: Move) -> Plan:
    game = position.begun_by().game
    return explained_plan(position, commentary_on(game.facts.game), game.kit({}), list(moves), None)


def test_in_1760_the_bill_of_the_first_factories_is_explained() -> None:
    position = find_game("spinning-jenny").start(2, {}, 1)
    plan = explained(position, *[move for move in position.moves() if move.word == "done"])
    assert plan.sums == []
    (told,) = plan.notes
    assert told.key == "bill"
    assert int(told.args["cash"]) - int(told.args["n"]) == told.args["left"]


def test_enclosing_a_building_of_arkadia_is_told_in_gold() -> None:
    position = find_game("arkadia").start(2, {"setup": "beginner"}, 2)
    plan = explained(position, *[position.catalogue.parse(text) for text in ("own h3", "own j3", "own i2", "done")])
    (told,) = plan.notes
    assert told.key == "seals"
    assert told.args["gold"] == int(told.args["n"]) * int(told.args["value"])


def test_a_price_is_told_by_its_production_and_compared_with_the_one_that_brings_most() -> None:
    position = find_game("arkwright-cards").start(2, {}, 2)
    bot = make_bot("greedy", "arkwright-cards", rng_of(1))
    while not position.view(position.seat)["choices"]:
        position.play(bot.choose(position.copy()))
    prices = [move for move in position.moves() if move.word == "set"]
    plans = [explained(position, move) for move in prices]
    for plan in plans:
        bill = {one.key: one.amount for one in plan.sums}
        assert bill["production"] == bill["home"] + bill.get("ships", 0) + bill["costs"]
    most = max(one.amount for plan in plans for one in plan.sums if one.key == "production")
    for plan in plans:
        is_best = any(one.key == "production" and one.amount == most for one in plan.sums)
        assert (plan.notes[0].key == "price-most") == is_best
        if not is_best:
            assert int(plan.notes[0].args["less"]) > 0


def test_what_is_decided_in_a_production_is_told_by_its_goods_and_costs() -> None:
    position = find_game("arkwright-cards").start(2, {}, 3)
    bot = make_bot("greedy", "arkwright-cards", rng_of(1))
    phases = set[str]()
    while position.seat >= 0 and phases != {"sell", "ship"}:
        if position.phase() in ("sell", "ship"):
            phases.add(position.phase())
            for move in [move for move in position.moves() if move.word in ("sell", "ship")]:
                plan = explained(position, move)
                assert plan.reasons == []
                assert [note.key for note in plan.notes] == (["kept"] if move.text.startswith("ship 0") else [])
                bill = {one.key: one.amount for one in plan.sums}
                goods = sum([bill.get(key, 0) for key in ("home", "ships", "income")])
                assert bill["money"] == goods + bill.get("costs", 0)
        position.play(bot.choose(position.copy()))
    assert phases == {"sell", "ship"}


def test_a_price_is_called_safe_only_while_somebody_may_still_go_higher() -> None:
    position = find_game("arkwright-cards").start(2, {}, 2)
    bot = make_bot("greedy", "arkwright-cards", rng_of(1))
    found = set[tuple[str, bool]]()
    while position.seat >= 0 and position.turn < 12:
        view = position.view(position.seat)
        if view["choices"]:
            is_open = any(seat != position.seat for seat in view["forecast"]["yet_to_set"])
            plans = [explained(position, move) for move in position.moves() if move.word == "set"]
            found |= {(plan.notes[0].key, is_open) for plan in plans}
        position.play(bot.choose(position.copy()))
    assert ("price-safe", False) not in found
    assert ("price-long", True) not in found
    assert {("price-safe", True), ("price-long", False)} <= found
