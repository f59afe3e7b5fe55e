"""Several people pass one device around: a curtain falls where the rules hide something, and nothing secret is left."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Request, WebSocket, expect

from arktable.engine.registry import find_game
from tests.e2e import brain
from tests.e2e.api import ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.server import SEED
from tests.e2e.test_axe import nothing_found
from tests.e2e.visitor import Visitor

NAMES = ("Ada", "Bruno")
BRUNO = {"kind": "me", "name": "Bruno"}
EVERYTHING = "() => JSON.stringify([document.documentElement.outerHTML, {...localStorage}, {...sessionStorage}])"
"""What the page shows and what the browser keeps."""


class Device:
    """One page for two people. It notes what the page is told and for which seats it asks."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.say = visitor.say
        self.told: list[str] = []
        self.asked: set[int] = set()
        self.page.on("websocket", self._line)
        self.page.on("request", self._request)

    def _line(self, socket: WebSocket) -> None:
        self._note(socket.url)
        socket.on("framereceived", lambda payload: self.told.append(str(payload)))

    def _request(self, request: Request) -> None:
        self._note(request.url)

    def _note(self, url: str) -> None:
        if found := re.search(r"[?&]seat=(\d)", url):
            self.asked.add(int(found[1]))

    def curtain(self, seat: int) -> None:
        """The curtain is down, and names this one."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(
            re.compile(rf"^({self.say('hotseat-pass', who=NAMES[seat])}|{self.say('hotseat-again', who=NAMES[seat])})$")
        )
        expect(self.page.locator(".device")).to_have_count(0)

    def lift(self, seat: int) -> None:
        """The next one opens their table; what was told and asked before is forgotten."""
        self.forget()
        self.page.get_by_role("button", name=self.say("hotseat-open", who=NAMES[seat])).click()
        self.opened(seat)

    def opened(self, seat: int) -> None:
        expect(self.page.locator(".device")).to_contain_text(NAMES[seat])
        self.visitor.api.seat = seat

    def forget(self) -> None:
        self.told.clear()
        self.asked.clear()

    def shows_nothing_of(self, words: set[str]) -> None:
        """Neither the page nor what the browser keeps names any of these."""
        kept = " ".join(str(self.page.evaluate(EVERYTHING)).split())
        assert words
        for word in words:
            assert word not in kept, word

    def was_told_nothing_of(self, words: set[str]) -> None:
        """The server has named none of these on the line since the curtain was lifted."""
        for word in words:
            assert not any(word in message for message in self.told), word


def secrets_of(visitor: Visitor, table: str) -> tuple[set[str], set[str]]:
    """By seat: the cards in its hand that nobody else can name."""
    first, second = [visitor.api.get(f"/tables/{table}?seat={seat}")["view"] for seat in (0, 1)]
    public = {*first["cards"]["open"], *first["cards"]["discard"]}
    public |= {card for player in first["players"] for card in player["known"]}
    ours, theirs = set(first["you"]["hand"]), set(second["you"]["hand"])
    return ours - theirs - public, theirs - ours - public


def test_two_people_pass_a_device_and_find_nothing_of_each_others_hands(invite: Invite) -> None:
    ada = invite()
    device, say, page = Device(ada), ada.say, ada.page
    page.goto("/")
    form = page.get_by_role("region", name=say("new-title"))
    form.get_by_role("textbox", name=say("new-your-name")).fill("Ada")
    form.get_by_role("radiogroup", name=say("seat-number", n=2)).get_by_role("radio", name=say("hotseat-seat")).click()
    form.get_by_role("textbox", name=say("hotseat-seat-name", n=2)).fill("Bruno")
    form.get_by_role("button", name=say("new-open")).click()
    device.curtain(0)
    table = ada.table_id

    def words(*cards: set[str]) -> set[str]:
        return {word for some in cards for card in some for word in (f'"{card}"', say.card(card))}

    for turn, seat in enumerate((0, 1, 0)):
        secret = secrets_of(ada, table)
        device.curtain(seat)
        device.shows_nothing_of(words(*secret))
        device.was_told_nothing_of(words(secret[seat]))
        assert device.asked == ({1 - seat} if turn else set())
        device.lift(seat)
        player = Player(ada)
        view = player.wait_for_me()
        expect(player.hand.get_by_role("radio")).to_have_count(len(view["you"]["hand"]))
        device.shows_nothing_of(words(secret[1 - seat]))
        device.was_told_nothing_of(words(secret[1 - seat]))
        assert device.asked == {seat}
        moves = brain.lay(view, ada.api.kit(ada.api.snapshot(table)["table"]["options"]))
        if turn == 0:
            _hide_in_the_middle_of_a_plan(device, player, moves, words(*secret))
            player.decide(*moves)
        else:
            ada.api.play(table, moves)
        ada.api.play(table, ["take stack"])
        ada.api.play(table, ["end"])

    device.curtain(1)
    page.reload()
    device.forget()
    device.curtain(1)
    secret = secrets_of(ada, table)
    # What lies open may be looked at meanwhile; it is asked for nobody.
    page.get_by_role("button", name=say("hotseat-look")).click()
    expect(ada.status).to_contain_text(say("arkadia-turn-of", who="Bruno"))
    expect(page.get_by_role("row", name="Ada")).to_contain_text(say("arkadia-hidden", n=4))
    device.shows_nothing_of(words(*secret))
    device.was_told_nothing_of(words(*secret))
    assert device.asked == set()
    # Bruno has gone: a bot plays for him, until he is back.
    page.locator(".device button").click()
    page.get_by_role("button", name=say("hotseat-bot", who="Bruno")).click()
    device.curtain(0)
    page.get_by_role("button", name=say("hotseat-take-back", who="Bruno")).click()
    expect(page.get_by_text(say("hotseat-bot-plays", who="Bruno"))).to_have_count(0)
    page.goto("/")
    expect(page.locator("article.yt")).to_have_count(1)
    expect(page.locator("article.yt")).to_contain_text(say("hotseat-turn-of", who="Ada"))


def _hide_in_the_middle_of_a_plan(device: Device, player: Player, moves: list[str], words: set[str]) -> None:
    """The curtain falls at a key and opens at a key; the plan is found again, and lay nowhere in between."""
    player.point(*brain.laid(moves))
    chosen = device.page.locator("[role=gridcell][aria-selected=true]")
    number = chosen.count()
    with device.page.expect_response(lambda response: "/kept?" in response.url):
        device.page.keyboard.press("k")
    device.page.keyboard.press("h")
    device.curtain(0)
    device.shows_nothing_of(words)
    device.page.keyboard.press("o")
    device.opened(0)
    expect(chosen).to_have_count(number)


def test_hidden_cash_of_water_frame_stays_behind_the_curtain(ada: Visitor) -> None:
    text = find_game("water-frame").start(2, {"cash": "hidden"}, SEED).save()
    for old, new in (("cash = 70", "cash = 7171"), ("cash = 80", "cash = 8282")):
        assert text.count(old) == 1
        text = text.replace(old, new)  # amounts that stand for nothing else on the page
    body = {"ruleset": "water-frame", "seats": [ME, BRUNO], "position": text}
    table = str(ada.api.post("/tables", body)["id"])
    device, page = Device(ada), ada.page
    page.goto(f"/table/{table}")
    seen: set[int] = set()
    for _ in range(4):
        expect(page.locator(".curt h1")).to_be_visible()
        seat = int(ada.api.get(f"/tables/{table}")["table"]["to_move"])
        device.curtain(seat)
        views = [ada.api.get(f"/tables/{table}?seat={one}")["view"] for one in (0, 1)]
        cash = [str(view["companies"][one]["cash"]) for one, view in enumerate(views)]
        device.shows_nothing_of({*cash})
        device.lift(seat)
        expect(page.get_by_role("row", name=NAMES[seat]).filter(has_text=cash[seat])).not_to_have_count(0)
        device.shows_nothing_of({cash[1 - seat]})
        device.was_told_nothing_of({cash[1 - seat]})
        assert device.asked == {seat}
        seen.add(seat)
        _play_for(ada, table, seat)
    assert seen == {0, 1}


def _play_for(visitor: Visitor, table: str, seat: int) -> None:
    """Decide for this seat until it is another's decision; the page follows."""
    while (now := visitor.api.snapshot(table))["table"]["to_move"] == seat:
        visitor.api.play(table, [_first(visitor, table, seat)], now["version"])


def _first(visitor: Visitor, table: str, seat: int) -> str:
    groups = visitor.api.get(f"/tables/{table}/moves?seat={seat}")["moves"]
    return str(groups[0]["moves"][0][0])


def test_where_all_lies_open_the_table_turns_to_the_next_one_by_itself(ada: Visitor) -> None:
    body = {"ruleset": "arkwright-cards", "seats": [ME, BRUNO], "options": {}}
    table = str(ada.api.post("/tables", body)["id"])
    device, page, say = Device(ada), ada.page, ada.say
    page.goto(f"/table/{table}")
    seen: set[int] = set()
    for _ in range(4):
        seat = int(ada.api.get(f"/tables/{table}")["table"]["to_move"])
        device.opened(seat)
        expect(page.locator(".device")).to_contain_text(say("hotseat-yours", who=NAMES[seat]))
        expect(page.locator(".curt")).to_have_count(0)
        seen.add(seat)
        _play_for(ada, table, seat)
    assert seen == {0, 1}
    # A player who leaves covers the table, until somebody opens it.
    seat = int(ada.api.get(f"/tables/{table}")["table"]["to_move"])
    device.opened(seat)
    page.get_by_role("button", name=say("hotseat-pause"), exact=True).click()
    expect(page.locator(".curt h1")).to_have_text(say("hotseat-paused", who=NAMES[seat]))
    expect(page.locator(".device")).to_have_count(0)
    device.lift(seat)
    # A curtain can still be asked for.
    seat = int(ada.api.get(f"/tables/{table}")["table"]["to_move"])
    device.opened(seat)
    page.get_by_role("checkbox", name=say("hotseat-always")).check()
    _play_for(ada, table, seat)
    device.curtain(1 - seat)
    nothing_found(page)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
