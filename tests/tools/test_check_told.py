"""The check of what is told finds every way in which rules, declaration and sentences can drift apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from arktable.engine.told import CELL, FLAG, NUMBER, SEAT, Told
from tools.check_told import check_declaration, compare_places, compare_sentences, spare_sentences, unreadable
from tools.telling import Place, places_in, with_places

TOLD = Told(
    arguments={"n": NUMBER, "owner": SEAT, "cell": CELL, "own": FLAG, "what": "code:thing", "have": NUMBER},
    events={"sold": ("n", "owner"), "set": ("cell", "own"), "drew": (), "drew-card": ("what",)},
    reasons={"too-few": ("what", "have")},
    codes={"thing": ("share", "loan")},
    many={"set": ("own",)},
)
SENTENCES = """
event-sold = { $who } sells { $n } of { -company }, { owner }.
owner = { $owner }
-company = the company
event-set = { $who } sets { $own } on { $cell }.
event-set-many = { $who } sets { $count } { $own } on { $cells }.
event-drew = { $who } draws.
event-drew-card = { $who } draws { $what }.
why-too-few = { $what ->
    [share] No share.
   *[loan] No loan.
  }
"""
SOURCE = """
def play(position, seat, other):
    position.tell_all("sold", seat, n=1, owner=other)
    position.tell_all("set", seat, cell="a1", own=1)
    secret: dict[str, int | str] = {"what": "loan"}
    position.events.append(Event("drew", seat, {}, seat, "drew-card", secret))
    return Reason("too-few", "X 1", {"what": "loan", "have": 2})
"""


def places(tmp_path: Path, source: str) -> list[Place]:
    path = tmp_path / "play.py"
    path.write_text(source, encoding="utf-8")
    return list(places_in(path, "games/some/play.py"))


def sentences(text: str) -> list[str]:
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    messages = {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in entries}
    return [*compare_sentences("told.py", TOLD, {"en": messages}), *spare_sentences("en.ftl", messages, TOLD)]


def test_what_agrees_is_not_complained_about(tmp_path: Path) -> None:
    found = places(tmp_path, SOURCE)
    assert list(check_declaration("told.py", TOLD)) == []
    assert list(unreadable(found)) == []
    assert list(compare_places("told.py", TOLD, found)) == []
    assert sentences(SENTENCES) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("owner=other", "of=other", "'sold' is told with n, of; declared in told.py: n, owner"),
        (", own=1", "", "'set' is told with cell; declared in told.py: cell, own"),
        ('"sold"', '"given"', "event 'given' is not declared"),
        ('"sold"', '"given"', "event 'sold' is never told"),
        ('{"what": "loan"}', '{"card": "loan"}', "'drew-card' is told with card; declared in told.py: what"),
        ('"too-few"', '"too-few" if seat else "none"', "reason 'none' is not declared"),
        (', "have": 2}', "}", "'too-few' is told with what"),
    ],
)
def test_a_place_that_tells_something_else_is_found(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in SOURCE
    found = list(compare_places("told.py", TOLD, places(tmp_path, SOURCE.replace(old, new))))
    assert any(complaint in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new"),
    [('"sold"', "KEYS[seat]"), ("n=1, owner=other", "**numbers"), ('{"what": "loan", "have": 2}', "numbers")],
)
def test_what_cannot_be_read_is_said_so(tmp_path: Path, old: str, new: str) -> None:
    assert [line for line in unreadable(places(tmp_path, SOURCE.replace(old, new))) if "literally" in line]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{ $n }", "{ $number }", "event-sold uses $number, which is never sent"),
        ("{ $n }", "some", "event-sold: no sentence uses $n"),
        ("{ $owner }\n", "{ $seat }\n", "event-sold uses $seat, which is never sent"),
        ("event-drew = ", "event-drawn = ", "the sentence event-drew is missing"),
        ("event-drew = ", "event-drawn = ", "the sentence event-drawn is never told"),
        ("{ $cells }", "{ $cell }", "event-set-many uses $cell, which is never sent"),
        ("event-set-many", "event-sold-many", "the sentence event-sold-many is never told"),
        ("[share]", "[stock]", "why-too-few chooses 'stock' for $what, which is none of code:thing"),
        ("{ $who } draws.", "{ $count } are drawn.", "event-drew uses $count, which is never sent"),
    ],
)
def test_a_sentence_that_says_something_else_is_found(old: str, new: str, complaint: str) -> None:
    assert old in SENTENCES
    found = sentences(SENTENCES.replace(old, new))
    assert any(complaint in line for line in found), found


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        (Told({}, {"sold": ("n",)}, {}), "whose kind is not declared"),
        (Told({"n": "amount"}, {"sold": ("n",)}, {}), "unknown kind 'amount'"),
        (Told({"n": NUMBER}, {"sold": ()}, {}), "no event and no reason has the argument 'n'"),
        (Told({"seat": NUMBER}, {"sold": ("seat",)}, {}), "'seat' is 'number' here and 'seat' for every game"),
        (Told({"who": SEAT}, {"sold": ("who",)}, {}), "choose another name"),
        (Told({}, {"sold": ()}, {}, many={"sold": ("n",)}), "no event with the arguments n"),
        (Told({}, {"sold": ()}, {}, codes={"thing": ("a",)}), "no argument is of the kind code:thing"),
    ],
)
def test_a_declaration_that_does_not_hold_together_is_found(told: Told, complaint: str) -> None:
    found = list(check_declaration("told.py", told))
    assert any(complaint in line for line in found), found


def test_events_and_reasons_are_read_from_the_places(tmp_path: Path) -> None:
    told = with_places(Told(TOLD.arguments), places(tmp_path, SOURCE + '    position.tell_scene("seen", seat, n=2)\n'))
    assert told.events == {**TOLD.events, "seen": ("n",)}
    assert told.reasons == TOLD.reasons
    assert told.silent == {"seen"}
