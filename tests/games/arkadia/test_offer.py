"""What the view offers to the client is exactly the legal moves (docs/reference/arkadia.md)."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.seats import SPECTATOR
from arktable.games.arkadia.views.shapes import Asked, AskedCastle, AskedLay, AskedSell, AskedWorkers
from tests.builders.arkadia import ARKADIA
from tests.builders.random_play import walk
from tests.builders.shadow import name, square_of


def written_out(offer: dict[str, Any], phase: str) -> set[str]:
    """The offer as moves in notation."""
    moves = {flag for flag in ("done", "banner", "end") if offer.get(flag)}
    for kind in ("own", "neutral"):
        moves |= {f"{kind} {name(square_of(cell))}" for cell in offer.get(kind, [])}
    moves |= {f"take {card}" for card in offer.get("take", [])}
    for family, most in offer.get("sell", {}).items():
        moves |= {f"sell {family} {n}" for n in range(1, most + 1)}
    moves |= {f"lot {w}x{h} {name((x, y))}" for x, y, w, h in offer.get("lot", [])}
    castle = offer.get("castle", {"families": [], "squares": []})
    moves |= {f"castle {family} {square + 1}" for family in castle["families"] for square in castle["squares"]}
    for card, turns in offer.get("lay", {}).items():
        if phase == "must":
            moves.add(f"card {card}")
        else:
            moves |= _lays(card.split("-")[0], turns)
    return moves


def _lays(form: str, turns: dict[str, str]) -> set[str]:
    return {
        f"lay {form} {name(square_of(cell))} {letter}"
        for letter, digits in turns.items()
        for cell in range(192)
        if int(digits, 16) >> cell & 1
    }


@pytest.mark.parametrize("options", [{}, {"flip": "yes", "lot": "choose"}], ids=["standard", "flip and lot"])
def test_the_offer_is_exactly_the_legal_moves(options: dict[str, str]) -> None:
    for position in walk(ARKADIA, 2, options, 31):
        if position.seat >= 0:
            offer = position.view(position.seat)["offer"]
            assert written_out(offer, position.phase()) == {move.text for move in position.moves()}


@pytest.mark.parametrize("options", [{}, {"flip": "yes", "lot": "choose"}], ids=["standard", "flip and lot"])
def test_the_offer_tells_kind_and_arguments_of_every_move(options: dict[str, str]) -> None:
    """A client sends a move as its kind and arguments and needs no notation."""
    for position in walk(ARKADIA, 3, options, 33):
        if position.seat < 0:
            continue
        offer = position.view(position.seat)["offer"]
        found = set()
        for group in offer["moves"]:
            for text, *values in group["moves"]:
                move = position.catalogue.find(group["kind"], dict(zip(group["args"], values, strict=True)))
                assert move.text == text
                found.add(move)
        for kind in ("own", "neutral"):
            found |= {position.catalogue.find(kind, {"cell": cell}) for cell in offer.get(kind, [])}
        if position.phase() == "lay":
            for card, turns in offer["lay"].items():
                form = ARKADIA.kit({})["faces"][card]["form"]
                for letter, digits in turns.items():
                    cells = [cell for cell in range(192) if int(digits, 16) >> cell & 1]
                    args = [{"form": form, "cell": cell, "turn": letter} for cell in cells]
                    found |= {position.catalogue.find("lay", each) for each in args}
        assert found == set(position.moves())


def test_the_place_of_a_lot_is_told_by_corner_and_size() -> None:
    move = ARKADIA.catalogue().parse("lot 3x4 h5")
    assert move.as_data() == {
        "text": "lot 3x4 h5", "kind": "lot", "args": {"cell": 4 * 16 + 7, "width": 3, "height": 4},
    }  # fmt: skip


def test_every_card_offered_in_must_shows_the_places_it_will_have() -> None:
    for position in walk(ARKADIA, 3, {}, 32):
        if position.phase() != "must":
            continue
        for card, turns in position.view(position.seat)["offer"].get("lay", {}).items():
            assert all(len(digits) == 48 for digits in turns.values())
            twin = position.copy()
            twin.play(twin.catalogue.parse(f"card {card}"))
            assert _lays(card.split("-")[0], turns) == {move.text for move in twin.moves()}


def test_what_is_asked_has_the_declared_shape() -> None:
    """The view is built from typed parts but for what phases say, which is compared here."""
    parts = {"lay": AskedLay, "workers": AskedWorkers, "castle": AskedCastle, "sell": AskedSell}
    seen = set()
    for position in walk(ARKADIA, 3, {}, 34):
        for key, part in position.asked(SPECTATOR).items():
            assert set(part) == set(parts[key].__annotations__)
            seen.add(key)
    assert seen == set(parts) == set(Asked.__annotations__)
