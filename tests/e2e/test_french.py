"""The whole table in French."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.speech import Speech

LOBBY = (
    "Bienvenue à Arktable",
    "Première visite ?",
    "Nouvelle table",
    "Tables ouvertes",
    "Parties terminées",
)
LEARN = (
    "Apprendre à la vraie table",
    "Arkadia",
    "Une première partie guidée",
)
RULES = (
    "Apprendre Arkadia",
    "Votre tour",
    "Poser un bâtiment",
    "Placer des ouvriers",
    "La fin",
)
TABLE = (
    "Château vu d’en haut",
    "Cartes visibles",  # codespell:ignore
    "Joueurs",
    "Journal",
    "Poser un bâtiment",
    "Annuler",
    "Registre",  # codespell:ignore
    "Règles",
)
# Words that would be left over from English on any of the pages.
ENGLISH = re.compile(
    r"\b(the|your|you|table’s|with|turn|castle|cards?|players?|building|workers?|lay|take|choose|undo|rules|open|seat|"
    r"welcome|finished|worth|hint|wait|sell)\b",
    re.IGNORECASE,
)


def all_french(page: Page) -> None:
    """No English word in what is seen, and none in what a screen reader is told."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    text = page.locator("body").inner_text()
    labels = page.locator("body [aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    # The greedy bot’s proper name is its own.
    spoken = "\n".join([text, *labels]).replace("Greedy", "")
    assert not ENGLISH.findall(spoken), ENGLISH.findall(spoken)


def test_french_from_the_lobby_to_a_turn_played(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server)  # where nobody gave an English name to a table
    page = visitor.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Welcome to Arktable")).to_be_visible()
    page.get_by_role("combobox", name=visitor.say("nav-language")).select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for key in ("hello-new", "list-title", "finished-title"):
        expect(page.get_by_role("heading", name=Speech("de")(key))).to_be_visible()
    expect(page.get_by_text("Eine Stadt rund um ein Schloss bauen").first).to_be_visible()
    page.get_by_role("combobox", name=Speech("de")("nav-language")).select_option("fr")
    for phrase in LOBBY:
        expect(page.get_by_role("heading", name=phrase)).to_be_visible()
    all_french(page)

    page.reload()
    expect(page.get_by_role("heading", name=LOBBY[0])).to_be_visible()

    page.get_by_role("link", name="Apprendre").click()
    for phrase in LEARN:
        expect(page.get_by_role("heading", name=phrase).first).to_be_visible()
    all_french(page)

    page.get_by_role("link", name="Les règles en bref").first.click()
    for phrase in RULES:
        expect(page.get_by_role("heading", name=phrase).first).to_be_visible()
    all_french(page)

    visitor.say = Speech("fr")
    visitor.api.rename("Aurélie")
    visitor.open_table(visitor.api.create(ME, GREEDY, name="Chez Aurélie", setup="beginner"))
    for phrase in TABLE:
        expect(page.get_by_text(phrase).first).to_be_visible()
    player = Player(visitor)
    view = player.wait_for_me()
    all_french(page)
    player.decide(*brain.lay(view, visitor.api.kit({})))
    expect(player.log).to_contain_text("Aurélie · pose")
    after = visitor.api.play_until(player.table, lambda view: view["phase"] in ("draw", "banner"))
    player.sees(after)
    all_french(page)
    while player.wait_for_me()["phase"] != "banner":
        player.decide(*brain.choose(player.view(), visitor.api.kit({})))
    player.decide("end")
    player.wait_for_me()
    all_french(page)
    page.get_by_role("button", name="Règles").click()
    expect(page.get_by_role("dialog")).to_contain_text("maîtres bâtisseurs")


def test_a_french_browser_is_greeted_in_french(invite: Invite, own_server: Server) -> None:
    visitor = invite(at=own_server, language="fr")
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name=LOBBY[0])).to_be_visible()
    visitor.page.goto("/archive")
    expect(visitor.page.get_by_role("heading", name="Archives")).to_be_visible()
    all_french(visitor.page)
