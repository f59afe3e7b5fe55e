"""Arkadia says what a plan leads to: open sides recounted, what the next player could close, what is enclosed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.builders.arkadia import GREEN, ORANGE, YELLOW, a_game, enclose, give_hand, give_workers, lay, stand
from tests.e2e.conftest import Invite


@pytest.fixture(scope="module")
def danger() -> str:
    """A house on n4 leaves four sides of the mill open, and the next seat has five workers; on f1 it encloses."""
    position = a_game(seats=3)
    lay(position, "mill-cloth", "o2 p2 n3 o3")
    monastery = lay(position, "monastery-spice", "f2 e3 f3 g3")
    stand(position, ORANGE, "m3")
    lay(position, "farm-carpenter", "o5 o6 o7")
    stand(position, YELLOW, "n5 e2 h3")
    enclose(position, monastery, but="f1")
    for seat, own in ((YELLOW, 3), (ORANGE, 5), (GREEN, 1)):
        give_workers(position, seat, own=own)
    give_hand(position, YELLOW, "house-spice", "tavern-carpenter", "smithy-cloth", "farm-silver")
    return position.save()


def lay_house(page: Page, cell: str) -> None:
    """Choose the house, and press this square until it lies there."""
    page.locator(".hand .bcard.spice").click()
    page.locator(f'.board [data-cell="{number(cell)}"]').click()


def number(cell: str) -> int:
    return ord(cell[0]) - ord("a") + 16 * (int(cell[1:]) - 1)


def next_name(page: Page) -> str:
    """The name of the bot that plays after the reader."""
    return page.locator("[data-place='seat:1']").text_content() or ""


def test_a_plan_that_hands_a_building_to_the_next_player_says_so_first(invite: Invite, danger: str) -> None:
    ada = invite()
    page = ada.page
    ada.open_table(ada.api.open_text(danger))
    following = next_name(page)
    tray = page.get_by_role("region", name="What you can do")
    expect(page.locator("[data-piece^=building] text")).to_have_text(["6", "1", "7"])
    lay_house(page, "n4")
    expect(tray.get_by_role("status").filter(visible=True)).to_have_text(
        f"then {following} could close the mill on o2 with 4: 5 + 1 cloth"
    )
    expect(page.locator("[data-piece^=building] text")).to_have_text(["6→4", "1", "7→6"])
    expect(page.locator(".board .taken")).to_have_count(6)
    expect(tray.locator(".btn.primary")).to_contain_text(f"{following} could close 2")
    expect(tray).to_contain_text("House on n4: 2 of 6 sides stay open")


def test_the_recount_follows_the_tile(invite: Invite, danger: str) -> None:
    ada = invite()
    page = ada.page
    ada.open_table(ada.api.open_text(danger))
    lay_house(page, "n4")
    expect(page.locator("[data-piece^=building] text")).to_have_text(["6→4", "1", "7→6"])
    lay_house(page, "f1")
    expect(page.locator("[data-piece^=building] text")).to_have_text(["6", "1→0", "7"])
    expect(
        page.get_by_role("status").filter(has_text="Encloses the monastery on f2: you 2 + 1").filter(visible=True)
    ).to_be_visible()
    expect(page.locator(".board .taken")).to_have_count(2)  # the house itself has two open sides


def test_a_phone_says_what_the_desktop_says_and_the_main_button_keeps_its_place(invite: Invite, danger: str) -> None:
    ada = invite(width=390)
    page = ada.page
    ada.open_table(ada.api.open_text(danger))
    following = next_name(page)
    main = page.locator(".tray .btn.primary")
    before = main.bounding_box()
    lay_house(page, "n4")
    said = page.get_by_role("status").filter(has_text="could close").filter(visible=True)
    expect(said).to_have_text(f"then {following} could close the mill on o2 with 4: 5 + 1 cloth")
    expect(page.get_by_role("button", name="Plan on")).to_be_visible()
    after = main.bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] + before["height"] == after["y"] + after["height"]
    tray, board = page.locator(".tray").bounding_box(), page.locator(".board").bounding_box()
    assert tray is not None
    assert board is not None
    assert board["y"] + board["height"] <= tray["y"] + 1, "the tray hides the board"
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_in_french_the_building_is_named_by_its_square(invite: Invite, danger: str) -> None:
    claire = invite(language="fr")
    page = claire.page
    claire.open_table(claire.api.open_text(danger))
    following = next_name(page)
    lay_house(page, "n4")
    said = page.get_by_role("status").filter(has_text="pourrait fermer").filter(visible=True)
    expect(said).to_have_text(f"ensuite, {following} pourrait fermer le moulin en o2 avec 4\u202f: 5 + 1 drapiers")
    lay_house(page, "f1")
    expect(
        page.get_by_role("status").filter(has_text="Enclôt le monastère en f2\u202f: vous 2 + 1").filter(visible=True)
    ).to_be_visible()
    page.locator(".tray .btn.primary").click()
    expect(page.locator("main")).to_have_attribute("data-ask", "castle")


def test_the_signs_are_explained_while_something_is_laid(invite: Invite, danger: str) -> None:
    ada = invite()
    page = ada.page
    ada.open_table(ada.api.open_text(danger))
    following = next_name(page)
    signs = page.get_by_role("region", name="Signs while laying")
    crew = page.locator(".pls .crew").first
    expect(crew).to_contain_text("5 workers behind the screen")
    expect(signs).to_have_count(0)
    lay_house(page, "n4")
    expect(signs).to_contain_text(f"{following}, next, has workers enough to close it, on the red places")
    expect(crew).to_contain_text("5 ≥ 2")
    page.get_by_role("radio", name="Add workers").click()
    expect(crew).not_to_contain_text("≥")
    expect(signs).to_be_visible()


def test_what_an_enclosed_building_is_worth_is_said_before_it_is_laid(invite: Invite, danger: str) -> None:
    ada = invite()
    page = ada.page
    ada.open_table(ada.api.open_text(danger))
    tray = page.get_by_role("region", name="What you can do")
    lay_house(page, "f1")
    expect(tray).to_contain_text("Your 3 new seals are worth 6 gold now")


@pytest.mark.parametrize("width", [390, 1400])
def test_every_worker_of_a_plan_is_in_sight(invite: Invite, width: int) -> None:
    """Nine workers of one turn: none of their chips is cut, and on a phone the board stands above the tray."""
    position = a_game(seats=3)
    lay(position, "smithy-cloth", "c6 d6 e6 f6")
    give_workers(position, YELLOW, own=6, neutral=3)
    ada = invite(width=width)
    page = ada.page
    ada.open_table(ada.api.open_text(position.save()))
    page.get_by_role("radio", name="Introduce workers").or_(page.get_by_role("radio", name="Add workers")).click()
    page.locator(f'.board [data-cell="{number("e6")}"]').click()
    chips = page.locator(".planbar .plan button")
    expect(chips).to_have_count(9)
    expect(page.get_by_role("button", name="worker on c5", exact=True)).to_have_text("c5")
    tray, board = page.locator(".tray").bounding_box(), page.locator(".board").bounding_box()
    assert tray is not None
    assert board is not None
    links = page.get_by_role("button", name="Plan on").bounding_box()
    assert links is not None
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert tray["x"] <= box["x"], "a chip is cut"
        assert box["x"] + box["width"] <= tray["x"] + tray["width"], "a chip is cut"
        beside = abs(box["y"] - links["y"]) < box["height"]
        assert not beside or box["x"] + box["width"] <= links["x"], "a chip is covered"
    assert board["y"] + board["height"] <= tray["y"] + 1, "the tray hides the board"


def test_in_a_turn_that_hands_over_two_buildings_nothing_lies_on_the_consequence(invite: Invite) -> None:
    position = a_game(seats=3)
    lay(position, "house-cloth", "k5 k6")
    stand(position, GREEN, "l6")
    lay(position, "house-spice", "m5 m6")
    for seat, own in ((YELLOW, 3), (ORANGE, 5)):
        give_workers(position, seat, own=own)
    ada = invite()
    page = ada.page
    ada.open_table(ada.api.open_text(position.save()))
    page.get_by_role("radio", name="Introduce workers").click()
    page.locator(f'.board [data-cell="{number("l5")}"]').click()
    said = page.get_by_role("status").filter(has_text="could close").filter(visible=True)
    expect(said).to_be_visible()
    expect(page.locator(".told .also")).not_to_have_count(0)
    above, below = said.bounding_box(), page.locator(".told .fcst").bounding_box()
    bar = page.locator(".planbar").bounding_box()
    assert above is not None
    assert below is not None
    assert bar is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    assert below["y"] + below["height"] <= bar["y"] + 1
