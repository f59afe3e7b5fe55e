"""What is not allowed can be asked about; what comes too late is told."""

from __future__ import annotations

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

# Counts how often an answer was given and how often it was taken away.
WATCH_ANSWERS = """() => {
  window.answers = { told: 0, gone: 0 };
  const watch = new MutationObserver((all) => {
    for (const one of all) {
      window.answers.told += one.addedNodes.length;
      window.answers.gone += [...one.removedNodes].filter((node) => node.nodeType === 1).length;
    }
  });
  for (const live of document.querySelectorAll('[aria-live=polite]')) watch.observe(live, { childList: true });
}"""


def test_a_square_where_the_building_may_not_lie_says_why(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    view = player.wait_for_me()
    player.choose_card(next(iter(view["offer"]["lay"])))
    court = brain.cell_name(view["lot"]["court"][0])
    player.square(court).click()
    expect(ada.page.get_by_text(say("arkadia-why-here", cell=court))).to_be_visible()
    expect(ada.page.get_by_text("it would cover the castle lot")).to_be_visible()
    expect(ada.page.get_by_role("link", name=say("rule-link", chapter=say("learn-lay")))).to_be_visible()
    expect(player.button(say("arkadia-go-not-here"))).to_have_attribute("aria-disabled", "true")
    player.square("a1").click()  # far from everything in an empty town
    expect(ada.page.get_by_text(say("why-touches-nothing"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text(say("why-touches-nothing"))).to_be_hidden()
    assert player.view() == view


def test_a_greyed_button_is_never_dead(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    player.wait_for_me()
    player.ask_why(say("arkadia-go-choose-card"))
    expect(ada.page.get_by_text(say("why-arkadia-choose-card"))).to_be_visible()
    player.ask_why(say("undo"))
    expect(ada.page.get_by_text(say("why-undo-nothing"))).to_be_visible()


def test_an_answer_stays_while_the_mouse_rests_on_the_button(ada: Visitor) -> None:
    ada.open_table(ada.api.create(ME, GREEDY))
    player, say = Player(ada), ada.say
    player.decide(*brain.lay(player.wait_for_me(), ada.api.kit({})))
    player.wait_for_me()
    player.decide("take stack")
    player.wait_for_me()
    ada.page.evaluate(WATCH_ANSWERS)
    player.button(say("undo")).hover(force=True)
    ada.page.wait_for_function("() => window.answers.told")
    # It must not go away in the time a reader needs.
    ada.page.evaluate("() => new Promise((go) => setTimeout(go, 1500))")
    assert ada.page.evaluate("() => window.answers.gone") == 0
    expect(ada.page.get_by_text(say("why-undo-revealed"))).to_be_visible()


def test_a_move_on_an_old_position_is_not_sent_and_the_plan_is_kept(ada: Visitor) -> None:
    ada.expect_complaint("status of 409")
    ada.open_table(ada.api.create(ME, GREEDY))
    here = Player(ada)
    view = here.wait_for_me()

    # A second tab of the same person, whose line brings nothing after the first picture of the table.
    there = ada.context.new_page()

    def only_the_first(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        told: list[str | bytes] = []

        def pass_on(message: str | bytes) -> None:
            told.append(message)
            if len(told) == 1:
                socket.send(message)

        server.on_message(pass_on)

    there.route_web_socket("**/live", only_the_first)
    there.goto(ada.page.url)
    tray = there.get_by_role("region", name=ada.say("arkadia-tray"))
    expect(tray).to_be_visible()

    moves = brain.lay(view, ada.api.kit({}))
    here.decide(*moves)
    here.wait_for_me()
    late = Player(ada)
    late.page = there
    late.point(*brain.laid(moves), offered=view["offer"]["lay"])
    late.button(ada.say("arkadia-go-lay")).click()
    expect(there.get_by_role("alert").filter(has_text=ada.say("toast-stale"))).to_be_visible()
    expect(there.get_by_role("region", name=ada.say("arkadia-status"))).to_contain_text(ada.say("arkadia-asked-draw"))
    assert len(here.view()["buildings"]) == len(view["buildings"]) + 1


def test_a_server_that_fails_is_told_and_changes_nothing(ada: Visitor) -> None:
    ada.expect_complaint("status of 500")
    ada.open_table(ada.api.create(ME, GREEDY))
    player = Player(ada)
    view = player.wait_for_me()

    def fail(route: Route) -> None:
        route.fulfill(status=500, json={"error": {"key": "unexpected", "args": {}}})

    ada.page.route("**/moves", fail)
    player.point(*brain.laid(brain.lay(view, ada.api.kit({}))))
    player.button(ada.say("arkadia-go-lay")).click()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("error-unexpected", key="unexpected"))
    assert player.view() == view
