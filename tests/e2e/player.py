"""Plays at the table as a person does: looks at what is asked and answers through the visible controls."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Response, expect

from tests.e2e import brain
from tests.e2e.visitor import Visitor

MOST_DECISIONS = 600
FEW_CLICKS = 4


class Player:
    """Answers what one seat at one table is asked. A decision is written as in the notation; hands do the rest."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.say = visitor.say
        self.table = visitor.table_id
        self._kit = visitor.api.kit(visitor.api.snapshot(self.table)["table"]["options"])

    # -- looking

    @property
    def tray(self) -> Locator:
        return self.visitor.region("arkadia-tray", self.page)

    @property
    def hand(self) -> Locator:
        return self.tray.get_by_role("radiogroup", name=self.say("arkadia-hand"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    def square(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}\s?:"))

    def view(self) -> brain.View:
        return self.visitor.api.view(self.table)

    def sees(self, view: brain.View) -> None:
        """The page shows this position."""
        status, say = self.visitor.status, self.say
        placed, goal = view["castle"]["placed"], self._kit["pieces_to_end"]
        fact = "arkadia-fact-castle" if placed < goal else "arkadia-fact-castle-full"
        expect(status).to_contain_text(say(fact, n=placed, of=goal))
        expect(status).to_contain_text(say("arkadia-fact-turn", n=view["turn"]))
        if view["over"]:
            expect(status).to_contain_text(say("arkadia-over"))
        elif view["to_move"] == view["viewer"]:
            if view["phase"] != "must":
                expect(status).to_contain_text(say(f"arkadia-asked-{view['phase']}"))
            else:
                either = "|".join(re.escape(say(f"arkadia-asked-{one}")) for one in ("lay", "workers"))
                expect(status).to_contain_text(re.compile(either))
        if view["phase"] == "workers" and view["to_move"] == view["viewer"]:
            expect(self.button(say("arkadia-go-done", n=len(view["asked"]["workers"]["placed"])))).to_be_visible()

    def button(self, name: str) -> Locator:
        """By its name; a card adds its key, a greyed button a question mark, the last decision of a turn its end.

        The main button also says what follows.
        """

        def words(said: str) -> str:
            # French has spaces of its own before its colons.
            return r"\s".join(re.escape(word) for word in re.split(r"\s", said))

        ending = self.say("arkadia-go-and-end", done=name)
        return self.tray.get_by_role("button", name=re.compile(rf"^({words(name)}|{words(ending)})( [\d?])?(\s.+)?$"))

    def ask_why(self, name: str) -> None:
        """Ask a greyed button by keyboard: it answers."""
        button = self.button(name)
        expect(button).to_have_attribute("aria-disabled", "true")
        button.press("Enter")

    # -- deciding

    def play_on(self, before: Callable[[brain.View], None] = lambda view: None) -> brain.View:
        """Decide until the game is over. `before` looks at every position I am asked in."""
        for _ in range(MOST_DECISIONS):
            view = self.wait_for_me()
            if view["over"]:
                return view
            before(view)
            self.decide(*brain.choose(view, self._kit))
        raise AssertionError(f"not over after {MOST_DECISIONS} decisions")

    def wait_for_me(self) -> brain.View:
        """The position in which I am asked, or the last one; the page shows it."""
        view: brain.View = self.visitor.my_move(self.table)["view"]
        self.sees(view)
        return view

    def decide(self, *moves: str) -> None:
        """Through the controls; returns when the server has taken the moves."""
        verb, *rest = moves[-1].split()
        workers = [move.split() for move in moves if move.startswith(("own ", "neutral "))]
        for kind, place in workers:
            self.introduce(kind, place)
        if workers or (verb == "done" and self.view()["phase"] == "workers"):
            placed = self.view()["asked"].get("workers", {}).get("placed", [])
            self._press(self.say("arkadia-go-done", n=len(placed) + len(workers)))
        elif verb == "lay":
            self.point(moves[0].split()[1], rest[1], rest[2])
            self._press(self.say("arkadia-go-lay"))
        elif verb == "castle":
            self.choose_piece(*rest)
            self._press(self.say("arkadia-go-castle"))
        elif verb == "take":
            taken = rest[0]
            self._press(self.say("arkadia-go-stack") if taken == "stack" else self.take_label(taken))
        elif verb == "banner":
            self._press(self.say("arkadia-use-banner"))
        elif verb == "end":
            self._press(self.say("arkadia-go-end"))
        else:
            self.sell([move.split() for move in moves if move.startswith("sell ")])

    def choose_card(self, card: str) -> None:
        radio = self.hand.get_by_role("radio", name=self.say.card(card), exact=True).first
        radio.click()
        expect(radio).to_be_checked()

    def point(self, card: str, place: str, turn: str, offered: dict[str, dict[str, str]] | None = None) -> None:
        """Choose a card, turn its building and click where its middle goes; the building then lies there tentatively.

        `offered` is what the page knows to be possible, when that is not the present position.
        """
        places = (offered or self.view()["offer"]["lay"])[card]
        form = card.split("-", maxsplit=1)[0]
        turns = sorted(self._kit["forms"][form])
        self.choose_card(card)
        first = next(one for one in turns if brain.anchors(places.get(one, "0")))
        for _ in range((turns.index(turn) - turns.index(first)) % len(turns)):
            self.tray.get_by_role("button", name=self.say("arkadia-turn-tile")).first.click()
        cells = brain.tile(self._kit, form, turn, brain.cell_number(place))
        middle = self.square(brain.cell_name(_middle(cells)))
        expect(middle).to_have_accessible_name(re.compile(re.escape(self.say("arkadia-may-lay"))))
        middle.click()
        expect(self.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(len(cells))
        for cell in cells:
            expect(self.square(brain.cell_name(cell))).to_have_attribute("aria-selected", "true")

    def introduce(self, kind: str, place: str) -> None:
        """Plan a worker; it is sent with the others when they are done."""
        self.work()
        radio = self.tray.get_by_role("radio", name=re.compile(rf"\b{re.escape(self.say('arkadia-kind-' + kind))}\b"))
        if not radio.is_checked():
            radio.click()
        expect(radio).to_be_checked()
        square = self.square(place)
        expect(square).to_have_accessible_name(re.compile(re.escape(self.say("arkadia-may-worker"))))
        square.click()
        plan = self.tray.get_by_role("list", name=self.say("plan-title"))
        expect(
            plan.get_by_role("button", name=self.say(f"arkadia-hint-{kind}", cell=place), exact=True)
        ).to_be_visible()

    def work(self) -> None:
        """Choose workers instead of a building."""
        radio = self.tray.locator("[role=radio][data-mode=workers]")  # its name is shorter next to what follows
        if not radio.is_checked():
            radio.click()
        expect(radio).to_be_checked()

    def choose_piece(self, family: str, square: str) -> None:
        self.tray.get_by_role("radio", name=re.compile(rf"^{self.say.family(family)}\b")).click()
        lot = self.view()["lot"]["squares"]
        number = int(square)
        if number % 2:  # the castle from above and the board are two ways to the same square
            self.page.get_by_role("radiogroup", name=self.say("arkadia-castle-choose")).get_by_role(
                "radio", name=re.compile(rf"^\D+ {number},")
            ).click()
        else:
            self.square(brain.cell_name(lot[number - 1])).click()

    def take_label(self, card: str) -> str:
        return f"{self.say('arkadia-take')} {self.say.card(card)}"

    def sell(self, sales: list[list[str]]) -> None:
        """Each sale: `sell`, family, number. Small numbers by the stepper, large ones typed."""
        for _, family, number in sales:
            label = self.say("arkadia-sell-of", family=self.say(f"family-{family}"))
            if int(number) <= FEW_CLICKS:
                for _ in range(int(number)):
                    self.button(self.say("stepper-more", what=label)).click()
            else:
                field = self.tray.get_by_role("spinbutton", name=label)
                field.fill(number)
                field.press("Tab")
            expect(self.tray.get_by_role("spinbutton", name=label)).to_have_value(number)
        if sales:
            main = re.compile(rf"^{self.say('arkadia-go-sell', n=sum(int(n) for *_, n in sales), gold=0)[:-6]}")
            self._sent(self.tray.get_by_role("button", name=main).click)
        else:
            self._press(self.say("arkadia-go-sell-nothing"))

    def _press(self, name: str) -> None:
        button = self.button(name).first
        expect(button).not_to_have_attribute("aria-disabled", "true")
        self._sent(button.click)

    def _sent(self, act: Callable[[], None]) -> None:
        path = f"/api/tables/{self.table}/moves"

        def mine(response: Response) -> bool:
            return response.request.method == "POST" and response.url.split("?")[0].endswith(path)

        with self.page.expect_response(mine) as answer:
            act()
        assert answer.value.ok, answer.value.text()


def _middle(cells: list[int]) -> int:
    """The square by which a building is held: the one nearest to its centre of gravity."""
    points = [(cell % brain.COLUMNS, cell // brain.COLUMNS) for cell in cells]
    cx, cy = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    return min(cells, key=lambda cell: round(((cell % 16 - cx) ** 2 + (cell // 16 - cy) ** 2) * 1000))
