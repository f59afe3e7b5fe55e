"""The kit: the printed data that a client draws from, for the wire."""

from __future__ import annotations

from arktable.games.arkadia.numbering import family_of, form_of
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.views.shapes import Kit


def kit_of(rules: Rules) -> Kit:
    """Return everything that is printed and does not change during a game."""
    printed = rules.printed
    lot_area = [[x, y] for y in range(printed.lot_size[1]) for x in range(printed.lot_size[0])]
    squares = [[x, y] for x, y in printed.lot_squares]
    return {
        "game": "arkadia",
        "grid": [printed.grid.width, printed.grid.height],
        "forms": {
            form: {turn.letter: [[x, y] for x, y in turn.squares] for turn in rules.tile_turns[number]}
            for number, form in enumerate(printed.forms)
        },
        "families": printed.families,
        "cards": {card: printed.deck.count(number) for number, card in enumerate(printed.cards)},
        "faces": {
            card: {"form": printed.forms[form_of(number)], "family": printed.families[family_of(number)]}
            for number, card in enumerate(printed.cards)
        },
        "lot": {
            "squares": squares,
            "court": [cell for cell in lot_area if cell not in squares],
            "printed": [printed.families[family] if family >= 0 else None for family in printed.lot_printed],
        },
        "hand": printed.hand,
        "banners": printed.banners,
        "workers": printed.workers,
        "neutral": printed.neutral,
        "per_banner": rules.banner_workers,
        "pieces_to_end": 2 * len(printed.lot_squares),
        "flip": rules.tile_turns is printed.turns,
        "reconstructed": printed.sheet.reconstructed(),
    }
