"""Names of players: unique by case and by look, of one script, none that others are known by."""

from __future__ import annotations

import pytest

from arktable.server.distance.signin.letters import fold, script_of, skeleton
from arktable.server.distance.signin.player_names import checked, fault_between, offered
from arktable.server.running.errors import Refused
from tests.server.distance.house import DAY, House, house_of
from tests.server.distance.signed import another, become, fault

pytestmark = pytest.mark.anyio


house = house_of("Guest A", "Guest B")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("p\u0430ypal", "paypal"),  # Cyrillic a
        ("\u0391da", "Ada"),  # Greek Alpha
        ("Iliad", "lliad"),
        ("O0ps", "OOps"),
        ("Bernd", "Bemd"),
        ("vvalter", "Walter"),
        ("\u0130lker", "ilker"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Zo\u00eb", "Zoe"),
        ("Ada Lind", "Ada-Lind"),
        ("Ada Lind", "adalind"),
        ("\uff21da", "Ada"),  # full width
        ("\u0251da", "ada"),  # Latin alpha
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Mei", "Max"), ("\u0410\u0434\u0430", "Ada")])
def test_names_that_differ_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_case_and_width_do_not_tell_names_apart() -> None:
    assert fold("ADA Lind") == fold("ada lind") == fold("\uff21da Lind")
    assert fold("Stra\u00dfe") == fold("STRASSE")


@pytest.mark.parametrize(
    "name",
    ["Ada Lind", "O'Brien", "Jean-Luc", "Zo\u00eb", "\u0410\u0434\u0430", "\u674e\u5c0f\u9f8d", "Ada 1790",
     "\u3072\u3089\u6f22\u5b57", "\u05e9\u05dc\u05d5\u05dd", "\u0939\u093f\u0928\u094d\u0926\u0940"],
)  # fmt: skip
def test_a_name_may_be_written_in_any_one_script(name: str) -> None:
    assert checked(name) == name


@pytest.mark.parametrize(
    ("name", "key", "args"),
    [
        ("ab", "name-short", {"least": 3, "most": 24}),
        ("\u0410da", "name-scripts", {"letter": "\u0410", "place": 1, "script": "Cyrillic", "main": "Latin"}),
        ("Ad\u03b1x", "name-scripts", {"letter": "\u03b1", "place": 3, "script": "Greek", "main": "Latin"}),
        ("Ada!", "name-letter", {"letter": "!", "place": 4}),
        ("Ada <b>", "name-letter", {"letter": "<", "place": 5}),
        ("a--b", "name-letter", {"letter": "-", "place": 3}),
        ("-Ada", "name-letter", {"letter": "-", "place": 1}),
        ("\U0001f600\U0001f600\U0001f600", "name-letter", {"letter": "\U0001f600", "place": 1}),
        ("A\u0301\u0302\u0303\u0304da", "name-letter", {"letter": "\u0304", "place": 4}),
        ("12345", "name-figures", {}),
        ("x" * 25, "name-length", {"most": 24}),
        ("Guest", "name-reserved", {"name": "Guest"}),
        ("0ak", "name-reserved", {"name": "0ak"}),
        ("M0derator", "name-reserved", {"name": "M0derator"}),
        ("sign in", "name-reserved", {"name": "sign in"}),
        ("greedy", "name-reserved", {"name": "greedy"}),
        ("Former player", "name-reserved", {"name": "Former player"}),
    ],
)  # fmt: skip
def test_a_name_is_refused_with_the_letter_at_fault(name: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        checked(name)
    assert (refused.value.key, refused.value.details) == (key, args)


def test_letters_that_cannot_be_seen_do_not_make_a_name() -> None:
    assert checked("Ada\u202e\u200b") == "Ada"
    for name in ("\u3164\u3164\u3164", "Ada\ufe0f", "A\u034fda"):
        with pytest.raises(Refused):
            checked(name)


def test_the_script_of_a_letter_is_known() -> None:
    found = [script_of(letter) for letter in ("a", "\u0416", "\u03a9", "\u05d0", "5", " ", "\u0301")]
    assert found == ["Latin", "Cyrillic", "Greek", "Hebrew", "", "", ""]


def test_what_is_offered_keeps_the_first_letters_in_one_script() -> None:
    for given, start in (
        ("Ada", "Ada"),
        ("\u0410da", "Ada"),
        ("!!", "Ada"),
        ("\u0410\u0434\u0430", "\u0410\u0434\u0430"),
    ):
        offers = list(offered(given))
        assert len(offers) >= 3
        assert all(offer.startswith(start) for offer in offers)


def test_the_letter_that_differs_is_found() -> None:
    found = fault_between("lliad", "Iliad")
    assert (found.letter, found.place, found.like) == ("l", 1, "I")


async def test_a_taken_name_is_told_with_three_that_are_free(house: House) -> None:
    await become(house["Guest A"], "Ada")
    for given, key in (("ada", "name-taken"), ("Ad\u00e1", "name-alike"), ("oak", "name-reserved")):
        answer = await house["Guest B"].post("/names", {"name": given})
        assert not answer["free"]
        assert answer["fault"]["key"] == key
        assert len(set(answer["offers"])) == 3
        for offer in answer["offers"]:
            assert (await house["Guest B"].post("/names", {"name": offer}))["free"]
    alike = (await house["Guest B"].post("/names", {"name": "Ad\u00e1"}))["fault"]["args"]
    assert (alike["letter"], alike["place"], alike["name"]) == ("\u00e1", 3, "Ada")
    assert await house["Guest B"].post("/names", {"name": " Ida  Lind "}) == {
        "name": "Ida Lind", "free": True, "fault": None, "offers": [],
    }  # fmt: skip


async def test_of_two_who_want_a_name_at_once_one_gets_it(house: House) -> None:
    await become(house["Guest A"], "Iliad")
    body = {"name": "lliad", "password": "four words are better"}
    assert (await fault(house["Guest B"], "/password", body, 409))["key"] == "name-alike"
    assert (await house["Guest B"].get("/account"))["state"] == "guest"


async def test_guests_share_names_and_players_do_not(house: House) -> None:
    await become(house["Guest A"], "Ada")
    await house["Guest B"].post("/me", {"name": "Ada"})
    assert (await house["Guest B"].get("/account"))["state"] == "guest"
    async with another(house, "Ida") as ida:
        await become(ida, "Ida Lind")
        assert (await fault(ida, "/me", {"name": "Ada"}, 409))["key"] == "name-taken"
        assert (await ida.get("/me"))["name"] == "Ida Lind"


async def test_a_name_that_was_given_up_rests_for_90_days_but_its_owner_may_return(house: House) -> None:
    ada, ben = house["Guest A"], house["Guest B"]
    await become(ada, "Ada")
    await ada.post("/me", {"name": "Countess"})
    assert (await ben.post("/names", {"name": "Ada"}))["fault"]["key"] == "name-released"
    assert (await ada.post("/names", {"name": "Ada"}))["free"]
    house.clock.wait(90 * DAY + 1)
    assert (await ben.post("/names", {"name": "Ada"}))["free"]
